import { expect, it } from 'vitest';
import { renameCards } from './renaming.js';

const NAMES = new Map([
  ['A1', 'A2'],
  ['A2', 'A1'],
  ['A3', 'A3'],
]);

it('renames cards as values, as keys and behind an @, and nothing else', () => {
  const value = { at: 'guard@A1', hit: ['A2', 'A9', 1, null], known: { A1: 4, A2: 2 }, note: 'A1 is a card' };
  expect(renameCards(structuredClone(value), NAMES)).toEqual({
    at: 'guard@A2',
    hit: ['A1', 'A9', 1, null],
    known: { A2: 4, A1: 2 },
    note: 'A1 is a card',
  });
});

it('leaves nothing of the order of the old names where that is asked for', () => {
  const keys = (known: Record<string, number>) =>
    JSON.stringify(renameCards({ known: structuredClone(known) }, NAMES, { inOrder: true }));
  expect(keys({ B1: 7, A1: 4, A2: 2 })).toBe(keys({ A2: 2, B1: 7, A1: 4 }));
  expect(keys({ B1: 7, A1: 4, A2: 2 })).toBe('{"known":{"A1":2,"A2":4,"B1":7}}');
});
