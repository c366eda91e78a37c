import { describe, expect, it } from 'vitest';
import { checkLaws } from '../laws.js';
import { resample } from '../sight.js';
import { sit } from '../testing/sit.js';
import { committing } from './commit.js';

describe('sealed commitments, revealed in order', () => {
  it('shows nobody an answer before all are given, in whatever order they come', () => {
    const t = sit(committing, { seats: 3 });
    expect(Object.keys(t.asks())).toEqual(['0', '1', '2']);
    t.answer(2, 'thug.2');
    t.answer(0, 'spy.0', 'cultist.0');
    expect(t.asks()).toEqual({ 1: 'confrontation/cards: thug.1 spy.1 cultist.1' });
    expect(t.refused(0, 'spy.0').code).toBe('not-asked');
    for (const viewer of [0, 1, null]) expect(t.seen(viewer)).not.toContain('thug.2');
    expect(t.table.log.slice(1).map((entry) => entry.reveals)).toEqual([false, false]);
  });

  it('reveals one by one; a revealed card may ask, while the rest stay hidden', () => {
    const t = sit(committing, { seats: 3 });
    t.answer(0, 'thug.0', 'cultist.0');
    t.answer(1, 'spy.1');
    const last = t.answer(2);
    expect(last.reveals).toBe(true);
    expect(t.trace()).toBe('game > confrontation > reveal');
    expect(t.asks()).toEqual({ 0: 'reveal/pay: true false' });
    expect(t.seen(2)).toContain('thug.0');
    for (const hidden of ['cultist.0', 'spy.1']) expect(t.seen(2)).not.toContain(hidden);
    t.answer(0, 'true');
    expect(t.asks()).toEqual({ 1: 'reveal/whom: 0 nobody' });
    t.answer(1, '0'); // the cultist goes back to hand
    expect(t.s.seats.map(({ wins }) => wins)).toEqual([1, 0, 0]);
    expect(t.s.seats[0]!.hand).toEqual(['spy.0', 'cultist.0']);
    expect(t.asks()).toEqual({});
  });

  it('cannot be taken back once the last answer opened them', () => {
    const t = sit(committing, { seats: 3 });
    for (const seat of [0, 1, 2]) t.answer(seat);
    expect(t.table.log.at(-1)).toMatchObject({ reveals: true });
  });

  it('is guessed at anew for a seat that has not seen the answers', () => {
    const t = sit(committing, { seats: 3 });
    t.answer(0, 'spy.0');
    t.answer(1, 'thug.1');
    const guesses = Array.from(
      { length: 40 },
      (_, seed) => resample(committing, t.table.state, 0, seed).stack.at(-1)!.sealed!,
    );
    expect(guesses.every((sealed) => JSON.stringify(sealed[0]) === '["spy.0"]')).toBe(true);
    expect(new Set(guesses.map((sealed) => JSON.stringify(sealed[1]))).size).toBeGreaterThan(5);
    // Nor is it known how many cards they are.
    expect(new Set(guesses.map((sealed) => (sealed[1] as string[]).length)).size).toBeGreaterThan(1);
  });

  it('keeps the laws in random play', { timeout: 30_000 }, () => {
    expect(checkLaws(committing, { games: 15, seed: 'commit', players: 3, sample: 2 }).failures).toEqual([]);
  });
});
