import { describe, expect, it } from 'vitest';
import { checkLaws } from '../laws.js';
import { hasWindows } from '../questions.js';
import { sit } from '../testing/sit.js';
import { blocking } from './block.js';

describe('a block card in another player’s turn', () => {
  it('cancels the action; the cost stays paid and the turn goes on', () => {
    const t = sit(blocking, { seats: 3 });
    t.answer(0, 'plot.0');
    expect(t.trace()).toBe('game > turn > effect > block');
    expect(t.asks()).toEqual({ 1: 'block/with: block.1 no' });
    t.answer(1, 'block.1');
    t.answer(0, 'no'); // the block itself may be blocked by the others
    t.answer(2, 'no');
    expect(t.s.seats[0]).toMatchObject({ coins: 0, points: 0, hand: ['block.0'] });
    expect(t.table.log.at(-1)!.events.at(-1)!.key).toBe('was blocked');
    expect(t.asks()).toEqual({ 1: 'turn/card: plot.1 pass' });
  });

  it('is itself blocked, deep in the stack, and then the action works', () => {
    const t = sit(blocking, { seats: 3 });
    t.answer(0, 'plot.0');
    t.answer(1, 'block.1');
    t.answer(0, 'block.0');
    expect(t.trace()).toBe('game > turn > effect > block > effect > block > effect > block');
    t.answer(1, 'no');
    t.answer(2, 'no');
    // Seat 0 has blocked the block; now seat 2 may still block the plot.
    expect(t.trace()).toBe('game > turn > effect > block');
    t.answer(2, 'no');
    expect(t.s.seats[0]).toMatchObject({ coins: 0, points: 3, hand: [] });
  });

  it('asks everybody with cards, so that silence tells nothing', () => {
    const t = sit(blocking, {
      seats: 3,
      board: (s) => {
        s.discard.push(...s.seats[1]!.hand.splice(1));
      },
    });
    t.answer(0, 'plot.0');
    expect(t.asks()).toEqual({ 1: 'block/with: no' });
    expect(t.seen(0)).not.toContain('plot.1');
    expect(t.refused(1, 'block.1')).toMatchObject({ code: 'illegal', rule: 'block' });
    expect(t.refused(2, 'no')).toMatchObject({ code: 'not-asked' });
  });

  it('keeps the laws in random play', { timeout: 30_000 }, () => {
    expect(checkLaws(blocking, { games: 15, seed: 'block', players: 3, sample: 2 }).failures).toEqual([]);
  });

  it('is asked at a window, which has to be one that can be declined', () => {
    const { questions } = blocking;
    expect(hasWindows(blocking)).toBe(true);
    expect(hasWindows({ questions: { 'turn/card': questions!['turn/card']! } })).toBe(false);
    const wrong = {
      ...blocking,
      questions: { ...questions, 'block/with': { ...questions!['block/with']!, declines: 'x' } },
    };
    const { failures } = checkLaws(wrong, { games: 2, seed: 1, players: 3 });
    expect(failures.map(({ law, message }) => `${law}: ${message}`)).toContain(
      'options: block/with is a window that is not always put, or cannot be declined',
    );
  });
});
