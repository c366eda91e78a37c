import { coreTable } from '@tabula/arkham/testing/core-table.js';
import type { Event } from '@tabula/kernel/chance.js';
import { LANGUAGES } from '@tabula/words/language.js';
import { beforeAll, expect, test } from 'vitest';
import type { Past, PastEntry } from '../../replay/past.js';
import { arkhamSeries, arkhamSteps, arkhamSummed, arkhamTurningPoints } from './summary.js';
import { loadTales } from './tales.js';

beforeAll(async () => {
  for (const language of LANGUAGES) await loadTales(language, null);
});

const event = (key: string, params: Event['params'] = {}): Event => ({ key: `event.${key}`, params, rule: '' });

const boardWith = (clues: number, doom: number): unknown => {
  const t = coreTable({ players: 2 }).doom({ 'la-bella-luna': doom });
  t.s.sheet.clues = clues;
  t.s.sheet.doom = 1;
  return t.turn().view(0).board;
};

const past = (...moments: Pick<PastEntry, 'events' | 'board' | 'seat'>[]): Past => ({
  game: 'arkham',
  options: {},
  you: 0,
  sitters: [],
  moments: moments.map((moment) => ({ ...moment, waiting: [], result: null })),
  side: 0,
  sides: [0],
  steps: () => null,
  exact: true,
  position: async () => null,
});
const say = ({ key }: Event): string => key;

test('one picture for all: clues on the sheet against all doom there is, however many play', () => {
  for (const language of LANGUAGES) {
    const [night, ...more] = arkhamSeries(language);
    expect(more).toEqual([]);
    expect(night!.of(boardWith(2, 3))).toEqual([2, 4]);
    expect(night!.counted?.map(({ icon }) => icon)).toEqual(['ar-clue', 'ar-doom']);
  }
});

test('every clue that comes onto the sheet is a step, with whose it was and how many there are then', () => {
  const steps = arkhamSteps(
    past(
      { seat: null, events: [event('round', { round: 1 })], board: boardWith(0, 0) },
      { seat: 1, events: [event('researched', { seat: { seat: 1 }, count: 2 })], board: boardWith(2, 0) },
      { seat: 0, events: [event('doom'), event('sheet-clues', { count: 1 })], board: boardWith(3, 0) },
    ),
    say,
  );
  expect(steps).toEqual([
    { at: 1, seat: 1, total: 2, label: 'event.researched' },
    { at: 2, seat: 0, total: 3, label: 'event.sheet-clues' },
  ]);
});

test('what turns a night are anomalies, the archive and who falls; not what it began with', () => {
  const turns = arkhamTurningPoints(
    past(
      { seat: null, events: [event('codex')], board: boardWith(0, 0) },
      { seat: 0, events: [event('doom'), event('anomaly'), event('codex')], board: boardWith(0, 1) },
      { seat: 1, events: [event('defeated', { seat: { seat: 0 } })], board: boardWith(0, 2) },
    ),
    say,
  );
  expect(turns).toEqual([
    { at: 1, seat: 0, text: 'event.anomaly' },
    { at: 1, seat: 0, text: 'event.codex' },
    { at: 2, seat: 0, text: 'event.defeated' },
  ]);
});

test('a round is summed up by what was found, what has changed and what is new', () => {
  expect(['researched', 'anomaly', 'codex', 'moved'].map((key) => arkhamSummed(event(key)))).toEqual([
    'took',
    'changed',
    'new',
    null,
  ]);
});
