import { describe, expect, it } from 'vitest';
import { checkLaws } from '../laws.js';
import { sit } from '../testing/sit.js';
import { counting, suitsOf, worth } from './modifiers.js';

const dealt = (...hands: string[][]) => ({
  seats: 2,
  board: (s: { discard: string[]; seats: { hand: string[] }[] }) => {
    const all = [...s.discard, ...s.seats.flatMap(({ hand }) => hand)];
    s.seats.forEach((player, at) => {
      player.hand = hands[at]!;
    });
    s.discard = all.filter((card) => !hands.flat().includes(card));
  },
});

describe('counts also as', () => {
  it('follows from what is in play, one thing from another', () => {
    const t = sit(counting, dealt(['wolf.0', 'pack.0', 'crown.0'], ['court.0', 'raven.0', 'rookery.0']));
    t.answer(0, 'wolf.0');
    expect(suitsOf(t.s, 'wolf.0')).toEqual(['wolf']); // powers in hands do nothing
    t.answer(1, 'court.0');
    expect(suitsOf(t.s, 'wolf.0')).toEqual(['wolf']);
    t.answer(0, 'pack.0');
    expect(suitsOf(t.s, 'wolf.0')).toEqual(['wolf', 'raven', 'crown']);
    expect(worth(t.s, 0, 'crown')).toBe(2);
  });

  it('counts in the very step after a card came', () => {
    const t = sit(counting, dealt(['wolf.0', 'pack.0', 'pack.1'], ['raven.0', 'rookery.0', 'raven.1']));
    t.answer(0, 'wolf.0');
    t.answer(1, 'raven.0');
    t.answer(0, 'pack.0'); // wolves: seat 0
    t.answer(1, 'rookery.0'); // crowns: seat 1 alone
    t.answer(0, 'pack.1');
    const { events } = t.answer(1, 'raven.1'); // ravens: three wolves of seat 0 count, each worth 2
    expect(events.at(-1)!.params).toEqual({ suit: 'raven', most: 6 });
    expect(t.s.seats.map(({ points }) => points)).toEqual([4, 2]);
  });

  it('keeps the laws in random play', { timeout: 30_000 }, () => {
    expect(checkLaws(counting, { games: 15, seed: 'modifiers', players: 2, sample: 2 }).failures).toEqual([]);
  });
});
