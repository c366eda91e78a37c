import { clone } from '@tabula/kernel/json.js';
import { open } from '@tabula/kernel/table.js';
import { tiny } from '@tabula/kernel/testing/tiny.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { now, observe } from './bot.js';

describe('what a bot is given to guess with', () => {
  const begun = open(tiny, { seats: 3, seed: 'observe' });
  if (!begun.ok) throw new Error(begun.error.message);
  const { state } = begun.table;
  const seeds = Array.from({ length: 12 }, (_, i) => `guess ${i}`);

  it('keeps a card that its seat remembers where it lies', () => {
    const remembered = clone(state);
    const [card] = remembered.board.seats[1]!.hand;
    remembered.board.known[card!] = 0b001;
    for (const seed of seeds) {
      const { guess } = observe(tiny, remembered, 0, seed);
      expect(guess.board.seats[1]!.hand[0]).toBe(card);
      expect(guess.board.known[card!]).toBe(0b001);
    }
    // Who does not remember it finds others there.
    const others = new Set(seeds.map((seed) => observe(tiny, remembered, 2, seed).guess.board.seats[1]!.hand[0]));
    expect(others.size).toBeGreaterThan(1);
  });

  it('is the same whatever the order of its own stock and of others’ cards', () => {
    const other = clone(state);
    other.board.seats[0]!.stock.reverse();
    other.board.deck.reverse();
    for (const seed of seeds)
      expect(JSON.stringify(observe(tiny, other, 0, seed))).toBe(JSON.stringify(observe(tiny, state, 0, seed)));
  });

  it('has its own cards in its own stock, and no others', () => {
    for (const seed of seeds)
      expect([...observe(tiny, state, 0, seed).guess.board.seats[0]!.stock].sort()).toEqual(['x0', 'y0', 'z0']);
  });
});

describe('the clock', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('is that of the platform, or the date where it has none', () => {
    vi.stubGlobal('performance', { now: () => 5 });
    vi.stubGlobal('Date', { now: () => 7 });
    expect(now()).toBe(5);
    vi.stubGlobal('performance', undefined);
    expect(now()).toBe(7);
  });
});
