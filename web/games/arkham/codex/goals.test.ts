import { tableFor } from '@tabula/arkham/packs.js';
import '@tabula/arkham/arkham.js';
import { expect, test } from 'vitest';
import { goalsOn, nextGoal } from './goals.js';

/** A scenario with cards of its codex open, some turned over. */
const laid = (scenario: string, codex: readonly (readonly [no: number, back?: true])[], clues = 0, doom = 0) => ({
  view: {
    codex: codex.map(([no, back = false]) => ({ card: `archive/${no}`, back, clues: 2, doom: 0 })),
    sheet: { clues, doom, markers: 0 },
  },
  table: tableFor({ pack: 'core', scenario: `scenario/${scenario}` }),
});

test('the next clue and the next doom count towards the nearest threshold that is open', () => {
  const seen = laid('azathoth', [[2], [3]], 2, 1);
  expect(nextGoal(seen, 'clues')).toMatchObject({
    have: 2,
    need: 3,
    card: 'archive/3',
    part: 'archive/3#abilities/0/does',
  });
  expect(nextGoal(seen, 'doom')).toMatchObject({ have: 1, need: 3, card: 'archive/3', spent: false });
});

test('a card that lies on its back counts by its back, and clues on it by themselves', () => {
  const seen = laid('azathoth', [[8, true]], 1, 4);
  expect(goalsOn(seen, 'archive/8')).toMatchObject([
    { of: 'clues', have: 2, need: 5 },
    { of: 'doom', have: 4, need: 13 },
  ]);
});

test('clues and doom may count together', () => {
  const seen = laid('twilight', [[20]], 1, 0);
  expect(nextGoal(seen, 'clues')).toMatchObject({ have: 1, need: 2 });
  expect(nextGoal(seen, 'doom')).toMatchObject({ have: 1, need: 2 });
});

test('clues that are to be spent count towards their price', () => {
  expect(nextGoal(laid('deep', [[31]], 1, 0), 'clues')).toMatchObject({
    have: 1,
    need: 2,
    spent: true,
  });
});

test('nothing waits where no open card counts, and a closed one is not asked', () => {
  expect(nextGoal(laid('azathoth', [[2]]), 'doom')).toBeNull();
  expect(goalsOn(laid('azathoth', [[2]]), 'archive/3')).toEqual([]);
});
