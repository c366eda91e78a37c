import { describe, expect, it } from 'vitest';
import { checkLaws } from '../laws.js';
import { sit } from '../testing/sit.js';
import { confronting } from './instant.js';

describe('a confrontation inside an instant ability', () => {
  it('asks all that it asks, deep in the stack, and the assignment goes on behind it', () => {
    const t = sit(confronting, { seats: 2 });
    t.answer(0, 'page.0');
    t.answer(0, 'duellist.0'); // brought along, with an ability of its own
    expect(t.trace()).toBe('game > assign > instant > assign > instant');
    t.answer(0, 'false');
    t.answer(1, 'brute.1');
    t.answer(0, 'brute.0');
    t.answer(1, 'duellist.1');
    t.answer(1, 'true');
    // 6 against 5: seat 0 wins the confrontation that seat 1 called.
    expect(t.trace()).toBe('game > assign > instant > confrontation');
    expect(t.asks()).toEqual({ 0: 'confrontation/victim: brute.1 duellist.1 nobody' });
    t.answer(0, 'duellist.1');
    expect(t.asks()).toEqual({ 1: 'confrontation/save: true false' });
    const { events } = t.answer(1, 'true');
    expect(events.map(({ key }) => key)).toEqual(['assigned']);
    expect(t.s.seats[1]).toMatchObject({ hand: ['page.1', 'duellist.1'], embers: 0 });
    // The round is over; now the confrontation that ends it, the same rule.
    expect(t.trace()).toBe('game > confrontation');
    t.answer(0, 'nobody');
    expect(t.table.state.result).toEqual({ places: [[0], [1]], reason: 'points' });
  });

  it('does not show a hand while somebody thinks about whom to bring along', () => {
    const t = sit(confronting, { seats: 2 });
    t.answer(0, 'page.0');
    for (const hidden of ['brute.0', 'duellist.0']) expect(t.seen(1)).not.toContain(hidden);
  });

  it('keeps the laws in random play', { timeout: 30_000 }, () => {
    expect(checkLaws(confronting, { games: 15, seed: 'instant', players: 2, sample: 2 }).failures).toEqual([]);
  });
});
