import { describe, expect, it } from 'vitest';
import { winnersOf } from '../chance.js';
import { problemsOf } from '../check.js';
import { checkLaws } from '../laws.js';
import { sit } from '../testing/sit.js';
import { joined } from './together.js';

const FOUND = 6;
const NOTHING = 1;
const CALM = 1;
const DARK = 6;

describe('a game of all together', () => {
  it('is won by all of them', () => {
    const t = sit(joined, { seats: 3 });
    for (const seat of [0, 1, 2]) {
      t.chance(FOUND, CALM);
      t.answer(seat, 'search');
    }
    t.chance(FOUND);
    t.answer(0, 'search');
    expect(t.table.state.result).toEqual({ places: [[0, 1, 2]], won: true, reason: 'clues' });
    expect(winnersOf(t.table.state.result!)).toEqual([0, 1, 2]);
  });

  it('is lost by all of them, and then nobody has a place', () => {
    const t = sit(joined, { seats: 2 });
    for (const seat of [0, 1, 0, 1, 0, 1]) {
      t.chance(NOTHING, DARK);
      t.answer(seat, 'search');
    }
    expect(t.table.state.result).toEqual({ places: [], won: false, reason: 'doom' });
    expect(winnersOf(t.table.state.result!)).toEqual([]);
  });

  it('keeps the laws in random play', { timeout: 30_000 }, () => {
    expect(checkLaws(joined, { games: 15, seed: 'together', players: [1, 2, 3, 4], sample: 2 }).failures).toEqual([]);
  });

  it('cannot be loaded with places for single players, nor one of rivals with a shared end', () => {
    const { state } = sit(joined, { seats: 2 }).table;
    const ended = (result: unknown) => problemsOf(joined, { ...state, result }).filter((line) => /result/.test(line));
    expect(ended({ places: [[0], [1]], reason: 'clues' })).toEqual(['/result: malformed']);
    expect(ended({ places: [[0]], won: true, reason: 'clues' })).toEqual(['/result: malformed']);
    expect(ended({ places: [[0, 1]], won: false, reason: 'doom' })).toEqual(['/result: malformed']);
    expect(ended({ places: [[0, 1]], won: true, reason: 'clues' })).toEqual([]);
  });
});
