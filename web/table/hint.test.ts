import { describe, expect, it } from 'vitest';
import { hintOf } from './hint.js';

const thought = (key: string, visits: number, value: number) => ({ keys: [key], visits, value });

describe('what a bot would do', () => {
  it('tells the three answers that it has tried most, with the chance after each and as things stand', () => {
    const hint = hintOf([
      thought('a', 100, 0.6),
      thought('b', 60, 0.5),
      thought('c', 30, 0.4),
      thought('d', 10, 0.1),
      thought('e', 0, 0),
    ]);
    expect(hint.best).toEqual([
      { keys: ['a'], chance: 60 },
      { keys: ['b'], chance: 50 },
      { keys: ['c'], chance: 40 },
    ]);
    expect(hint.now).toBe(52);
    expect(hint.games).toBe(200);
  });

  it('tells no chance where it did not have to think', () => {
    expect(hintOf([thought('a', 0, 0)])).toEqual({
      best: [{ keys: ['a'], chance: null }],
      now: null,
      sure: 5,
      games: 0,
    });
  });

  it('is the surer the further the first is ahead, and the more games it has played', () => {
    const sure = (games: number, first: number, second: number) =>
      hintOf([thought('a', games, first), thought('b', games, second)]).sure;
    expect(sure(100, 0.5, 0.5)).toBe(1);
    expect(sure(100, 0.55, 0.48)).toBe(2);
    expect(sure(100, 0.6, 0.48)).toBe(3);
    expect(sure(1000, 0.6, 0.48)).toBe(5);
    expect(sure(100, 0.9, 0.1)).toBe(5);
    // What was tried more often may have been worth less.
    expect(sure(100, 0.4, 0.5)).toBe(1);
  });
});
