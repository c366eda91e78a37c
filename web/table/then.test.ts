import type { Question } from '@tabula/kernel/question.js';
import { expect, test } from 'vitest';
import type { Sitter, TableNow } from './source.js';
import { thenAt } from './then.js';

const sitter = (seat: number, kind: Sitter['kind'], more: Partial<Sitter> = {}): Sitter => ({
  seat,
  name: `${seat}`,
  kind,
  connected: true,
  ...more,
});
const AT: Parameters<typeof thenAt>[0] = {
  question: null,
  result: null,
  waiting: [1],
  sitters: [sitter(0, 'person'), sitter(1, 'bot'), sitter(2, 'person')],
};
const question = {} as Question;

test('while a bot has still to answer, nobody says that there is nothing to decide: it may be one’s turn at once', () => {
  expect(thenAt(AT)).toBe('unknown');
  expect(thenAt({ ...AT, waiting: [] })).toBe('unknown');
  expect(
    thenAt({ ...AT, waiting: [2], sitters: [...AT.sitters.slice(0, 2), sitter(2, 'person', { lent: true })] }),
  ).toBe('unknown');
});

test('what is known is said: one’s own decision, that of somebody else, the end', () => {
  expect(thenAt({ ...AT, waiting: [0], question })).toBe('asked');
  expect(thenAt({ ...AT, waiting: [2] })).toBe('wait');
  expect(thenAt({ ...AT, waiting: [], result: {} as NonNullable<TableNow['result']> })).toBe('over');
});

test('where all decide together what one of them is asked, nobody has nothing to decide', () => {
  expect(thenAt({ ...AT, waiting: [2], council: {} as NonNullable<TableNow['council']> })).toBe('unknown');
});
