import { EVERYBODY } from '@tabula/kernel/places.js';
import { seeded } from '@tabula/kernel/rng.js';
import { describe, expect, it } from 'vitest';
import { forget, remember } from './memory.js';
import { remove, reshuffled } from './piles.js';

describe('memory', () => {
  it('is of the cards that were seen, until they are forgotten', () => {
    const s = { known: {} };
    remember(s, ['a', 'b']);
    expect(s.known).toEqual({ a: EVERYBODY, b: EVERYBODY });
    forget(s, ['a', 'c']);
    expect(s.known).toEqual({ b: EVERYBODY });
  });

  it('is not copied for cards that nobody remembers', () => {
    const s = { known: { a: EVERYBODY } };
    const { known } = s;
    forget(s, ['b']);
    expect(s.known).toBe(known);
  });
});

describe('piles', () => {
  it('lose the thing that is removed, and nothing else', () => {
    const pile = ['a', 'b', 'c'];
    expect(remove(pile, 'b')).toBe(true);
    expect(remove(pile, 'x')).toBe(false);
    expect(pile).toEqual(['a', 'c']);
  });

  it('of discards become the deck when that is empty, and nobody remembers their order', () => {
    const state = { rng: seeded('piles'), script: [['c', 'a']], result: null };
    const c = { state, sink: null, step: 'T-1.1', s: { known: { a: EVERYBODY, z: EVERYBODY } } };
    const cycle = { deck: ['d'], discard: ['a', 'b', 'c'] };
    expect(reshuffled(c, cycle)).toBe(false);
    expect(cycle).toEqual({ deck: ['d'], discard: ['a', 'b', 'c'] });
    cycle.deck = [];
    expect(reshuffled(c, cycle)).toBe(true);
    expect(cycle).toEqual({ deck: ['c', 'a', 'b'], discard: [] });
    expect(c.s.known).toEqual({ z: EVERYBODY });
    expect(reshuffled(c, { deck: [], discard: [] })).toBe(false);
  });
});
