import { describe, expect, it } from 'vitest';
import { checkLaws } from '../laws.js';
import { sit } from '../testing/sit.js';
import { testing } from './dice.js';

describe('a test with dice and what comes of it', () => {
  it('takes extra dice before, rerolls and added successes after the roll', () => {
    const t = sit(testing, { seats: 1 });
    t.chance(1, 6, 2); // two dice and one bought
    t.answer(0, '1');
    expect(t.asks()).toEqual({ 0: 'test/reroll: 0 1 2 no' });
    t.chance(5);
    t.answer(0, '2');
    expect(t.s.dice).toEqual([1, 6, 5]);
    t.answer(0, 'no');
    t.answer(0, 'true'); // the last focus
    expect(t.trace()).toBe('game > encounter > harm'); // 3 successes: one point of harm
    expect(t.s.seats[0]).toMatchObject({ clues: 0, focus: 0 });
    t.answer(0, 'ally');
    expect(t.s.seats[0]).toMatchObject({ health: 3, ally: 0, clues: 1 });
  });

  it('prevents with armour, replaces with a ward, and shares out the rest', () => {
    const t = sit(testing, {
      seats: 1,
      board: (s) => Object.assign(s.seats[0]!, { armour: true, ward: true, focus: 0 }),
    });
    t.chance(1, 1);
    t.answer(0, '0'); // 4 points of harm, 2 after armour
    expect(t.s.seats[0]).toMatchObject({ health: 3, ally: 1 });
    t.answer(0, 'self');
    expect(t.trace()).toBe('game > encounter > harm > wound > ward');
    t.answer(0, 'true');
    expect(t.s.seats[0]).toMatchObject({ health: 3, dread: 1, ward: false });
    t.answer(0, 'ally');
    expect(t.s.seats[0]).toMatchObject({ health: 3, ally: 0, clues: 2 });
  });

  it('stops cleanly when the actor is defeated in the middle', () => {
    const t = sit(testing, { seats: 2, board: (s) => Object.assign(s.seats[0]!, { health: 1, focus: 0, ward: true }) });
    t.chance(1, 1);
    t.answer(0, '0');
    t.answer(0, 'self');
    const { events } = t.answer(0, 'false');
    expect(events.map(({ key }) => key)).toEqual(['defeated']);
    // Three points of harm and the reward are left behind; the next seat has its turn.
    expect(t.s.seats[0]).toMatchObject({ health: 0, ally: 1, clues: 1, defeated: true });
    expect(t.trace()).toBe('game > encounter > test');
    expect(t.asks()).toEqual({ 1: 'test/extra: 0 1' });
  });

  it('keeps the laws in random play', { timeout: 30_000 }, () => {
    expect(checkLaws(testing, { games: 15, seed: 'dice', players: [1, 2], sample: 2 }).failures).toEqual([]);
  });
});
