import { question } from '@tabula/kernel/testing/new-game.js';
import { describe, expect, test } from 'vitest';
import { QUESTIONS } from './questions.js';
import { newGame } from './testing/new-game.js';
import { playRandomly } from './testing/play.js';

// The table "Decision points" of the specification: which questions of the rules each row is. Who is asked and the exact
// options are shown beside the rules, in tests whose titles carry the number of the row.

const DECISIONS: { readonly [row: string]: readonly string[] } = {
  'DP-01': [], // the options of the table: table-options.test.ts
  'DP-02': ['setup/out'],
  'DP-03': ['layout/stack'],
  'DP-04': ['first-places/district'],
  'DP-05': ['lost-files/card'],
  'DP-06': ['mobilise/use'],
  'DP-07': ['recruit/dice'],
  'DP-08': ['recruit/use'],
  'DP-09': ['planning/district'],
  'DP-10': ['turn/choice'],
  'DP-11': ['bluff/taken'],
  'DP-12': ['growth/cards'],
  'DP-13': ['payment/spend'],
  'DP-14': ['growth/use'],
  'DP-15': ['growth/victim'],
  'DP-16': ['preparation/trail'],
  'DP-17': ['preparation/first'],
  'DP-18': ['preparation/second'],
  'DP-19': ['move-in/ritual'],
  'DP-20': ['draw-or-destroy/extra', 'influence/first'], // CULT-20.8: by an option the extra may come first
  'DP-21': ['domination/moved'],
  'DP-22': ['commitment/cards', 'commitment/thugs'],
  'DP-23': ['showing/use'],
  'DP-24': ['terror/spend'],
  'DP-25': ['terror/spot'],
  'DP-26': ['terror/level'],
  'DP-27': ['hiding/returned', 'screen-limit/returned'], // CULT-20.12: by an option whenever tokens are gained
  'DP-28': ['afterwards/victim'],
};

test('DP-01 to DP-28 are all the questions there are', () => {
  expect(Object.values(DECISIONS).flat().sort()).toEqual(Object.keys(QUESTIONS).sort());
});

describe('random games', () => {
  test('ask nothing else, and nearly all of it', () => {
    const asked = new Set<string>();
    for (let game = 0; game < 12; game++)
      playRandomly({ seed: `points ${game}`, seats: 1 + (game % 4), asked: (id) => asked.add(id) });
    expect([...asked].filter((id) => !Object.hasOwn(QUESTIONS, id))).toEqual([]);
    const rare = ['setup/out', 'influence/first', 'screen-limit/returned', 'afterwards/victim']; // options, or luck
    expect(Object.keys(QUESTIONS).filter((id) => !asked.has(id) && !rare.includes(id))).toEqual([]);
  });

  test('ask nothing of the NPC', () => {
    const game = newGame(1);
    expect(question(game).seat).toBe(0);
    expect(game.state.seats[1]).toBe('automaton');
  });
});
