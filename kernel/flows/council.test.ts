import { describe, expect, it } from 'vitest';
import { checkLaws } from '../laws.js';
import { sit } from '../testing/sit.js';
import { deciding } from './council.js';

describe('a decision of the group', () => {
  it('is the group’s own if all are of one mind', () => {
    const t = sit(deciding, { seats: 3 });
    for (const seat of [2, 0, 1]) t.answer(seat, 'church');
    expect(t.s).toMatchObject({ visited: ['church'], lead: 1 });
    expect(t.table.log.at(-1)!.forced).toEqual([{ seat: 0, rule: 'lead', answer: 'church' }]);
  });

  it('is the lead’s among the wishes if they are not', () => {
    const t = sit(deciding, { seats: 3 });
    t.answer(0, 'church');
    t.answer(1, 'asylum');
    for (const viewer of [2, null]) expect(t.seen(viewer)).not.toContain('wishes');
    t.answer(2, 'asylum');
    expect(t.asks()).toEqual({ 0: 'council/choice: church asylum' });
    expect(t.refused(0, 'docks')).toMatchObject({ code: 'illegal', rule: 'lead' });
    t.answer(0, 'asylum');
    expect(t.s).toMatchObject({ visited: ['asylum'], lead: 1 });
  });

  it('needs no asking where one thing is left', () => {
    const t = sit(deciding, { seats: 1 });
    t.answer(0, 'docks');
    t.answer(0, 'asylum');
    expect(t.s.visited).toEqual(['docks', 'asylum', 'church']);
    expect(t.table.state.result).not.toBeNull();
  });

  it('keeps the laws in random play', { timeout: 30_000 }, () => {
    expect(checkLaws(deciding, { games: 15, seed: 'council', players: [1, 2, 3, 4], sample: 2 }).failures).toEqual([]);
  });
});
