import type { Option, Question } from '@tabula/kernel/question.js';
import { expect, it } from 'vitest';
import { checksum } from './checksum.js';
import type { Diff } from './diff.js';
import { openQuestion, type Sheet, sheetSum, turnFrom, turnSheet } from './sheet.js';

const option = (key: string): Option => ({ key, label: { key: 'l', params: {} }, rule: 'R-1', refs: [] });
const question: Question = {
  ...{ seat: 0, id: 'turn/deed', kind: 'one', prompt: { key: 'p', params: {} }, rule: 'R-1', min: 1, max: 2 },
  ...{ cosmetic: false, options: ['a', 'b'].map(option) },
};
const view = { game: 'tiny', you: 0, seats: [], board: { round: 1 }, waiting: [], result: null };
const sheet: Sheet = { view, question, asked: true };

const turned = (from: Sheet, to: Sheet) => {
  const turn = turnFrom(from, checksum(from.view), to);
  return { turn, update: { diff: JSON.parse(turn.diff) as Diff, checksum: turn.checksum } };
};

it('two sides that are asked something else do not agree', () => {
  const sums = [
    ...[{ id: 'turn/other' }, { min: 0 }, { max: 3 }],
    ...[['a'], ['a', 'b', 'c'], ['b', 'a'], ['ab']].map((keys) => ({ options: keys.map(option) })),
  ].map((changes) => sheetSum({ ...sheet, question: { ...question, ...changes } }));
  expect(new Set([sheetSum(sheet), checksum(view), ...sums]).size).toBe(sums.length + 2);
  for (const sum of sums) expect(sum).toBeGreaterThanOrEqual(0);
});

it('the sum of a sheet with a question is the same for the programs of others', () => {
  expect(sheetSum(sheet)).toBe((checksum(view) ^ checksum('turn/deed 1 2 a b')) >>> 0);
});

it('a question that is no longer open does not count, and is none to answer', () => {
  const past = { ...sheet, asked: false };
  expect(sheetSum(past)).toBe(checksum(view));
  expect(sheetSum({ ...sheet, question: null })).toBe(checksum(view));
  expect([openQuestion(sheet), openQuestion(past)]).toEqual([question, null]);
});

it('an update tells of a question what has changed in it', () => {
  const next: Sheet = { ...sheet, question: { ...question, options: ['a', 'c'].map(option) } };
  const { turn, update } = turned(sheet, next);
  expect(update.diff).toEqual({ question: { options: { 1: { key: ['c'] } } } });
  expect(turn).toMatchObject({ viewSum: checksum(view), checksum: sheetSum(next) });
  expect(turnSheet(sheet, update)).toEqual({ ...next, viewSum: checksum(view) });
});

it('an update tells of a question that is answered no more than that', () => {
  const { update } = turned(sheet, { ...sheet, asked: false });
  expect(update).toEqual({ diff: { asked: [false] }, checksum: checksum(view) });
  expect(turnSheet(sheet, update)).toMatchObject({ question, asked: false });
  expect(turned(sheet, sheet).turn.diff).toBe('{}');
});

it('an update is added to the sum the sheet has, and to one that is worked out where it has none', () => {
  const next: Sheet = { ...sheet, view: { ...view, board: { round: 2 } } };
  const { update } = turned(sheet, next);
  expect(turnSheet(sheet, update)).toMatchObject({ viewSum: checksum(next.view) });
  expect(turnSheet({ ...sheet, viewSum: checksum(view) }, update)).toMatchObject({ view: next.view });
  expect(turnSheet({ ...sheet, viewSum: checksum(view) + 1 }, update)).toBeNull();
});
