import { describe, expect, it } from 'vitest';
import type { PastEntry } from '../replay/past.js';
import { changes, roundsOf } from './path-plan.js';

const moment = (...keys: string[]): PastEntry => ({
  seat: null,
  events: keys.map((key) => ({ key, params: {}, rule: '' })),
  board: null,
  waiting: [],
  result: null,
});
const face = { passage: ({ key }: { key: string }) => (key === 'round' ? { great: true, icon: '' } : null) };

describe('the rounds of the picture', () => {
  const moments = [moment(), moment('round'), moment(), moment('round'), moment(), moment(), moment()];

  it('are all of one length, and what comes before the first belongs to it', () => {
    const rounds = roundsOf({ moments }, face, 0);
    expect([rounds.count, rounds.first]).toEqual([2, 1]);
    expect(moments.map((_, at) => rounds.of(at))).toEqual([1, 1, 1, 2, 2, 2, 2]);
    expect(rounds.place(0)).toBeCloseTo(0.25);
    expect(rounds.place(2)).toBeCloseTo(0.75);
    expect(rounds.place(3)).toBeCloseTo(1.2);
    expect(rounds.place(6)).toBeLessThan(2);
  });

  it('may begin with the story itself', () => {
    const rounds = roundsOf({ moments: [moment('round'), moment(), moment('round')] }, face, 1);
    expect([rounds.count, rounds.of(0), rounds.of(1), rounds.of(2)]).toEqual([2, 1, 1, 2]);
  });

  it('go on counting where a game went on from a position', () => {
    const rounds = roundsOf({ moments: moments.slice(2) }, face, 4);
    expect([rounds.count, rounds.first, rounds.of(0), rounds.of(2)]).toEqual([2, 4, 4, 5]);
  });
});

describe('a line of the picture', () => {
  it('turns where the count changes', () => {
    expect(changes([0, 0, 2, 2, 1], (at) => at * 10)).toEqual([
      [0, 0],
      [20, 2],
      [40, 1],
    ]);
  });
});
