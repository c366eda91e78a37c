import { describe, expect, it } from 'vitest';
import { checkLaws } from '../laws.js';
import { open } from '../table.js';
import { sit } from '../testing/sit.js';
import { solo } from './automaton.js';

describe('a seat that plays by itself', () => {
  it('is never asked; its decisions are recorded and told', () => {
    const t = sit(solo, { seats: 1, script: [3] });
    t.chance(1);
    const { forced, events } = t.answer(0, '2');
    expect(forced.filter(({ seat }) => seat === 1)).toEqual([
      { seat: 1, rule: 'where', answer: 0 },
      { seat: 1, rule: 'bid', answer: 1 },
    ]);
    expect(events.map(({ key, rule }) => `${key} ${rule}`)).toEqual(['places place', 'die die', 'places place']);
    expect(t.refused(1, '0').code).toBe('not-asked');
    expect(t.asks()).toEqual({ 0: 'rite/bid: 0 1 2 3 4 5' });
  });

  it('follows its table; what the table leaves open the player decides', () => {
    const t = sit(solo, { seats: 1, script: [1], board: (s) => s.districts[0]!.cultists.splice(1, 1, 1) });
    t.chance(3); // fewest of its own: two districts have none
    t.answer(0, '0');
    expect(t.asks()).toEqual({ 0: 'turn/tied: 1 2' });
    t.answer(0, '2');
    expect(t.s.districts[2]!.cultists).toEqual([0, 1]);
  });

  it('keeps its sealed answer to itself', () => {
    const t = sit(solo, { seats: 1, script: [1] });
    t.chance(1);
    t.answer(0, '0');
    expect(t.table.state.stack.at(-1)!.sealed).toEqual({ 1: 1 });
    expect(t.seen(0)).not.toContain('"its"');
    t.chance(6);
    const { events } = t.answer(0, '2');
    expect(events.map(({ key }) => key)).toContain('rite');
    expect(t.s.seats.map(({ rites, tokens }) => [rites, tokens])).toEqual([
      [1, 3],
      [0, 4],
    ]);
    expect(t.s.first).toBe(1); // it leads when it may
  });

  it('that answers what is not offered is a defect of the game', () => {
    const broken = { ...solo, automaton: () => 'nonsense' };
    expect(() => open({ ...broken, automata: () => ['automaton', 'automaton'] }, { seats: 1, seed: 1 })).toThrow(
      'the automaton answers "nonsense", which is not offered',
    );
  });

  it('keeps the laws in random play', { timeout: 30_000 }, () => {
    expect(checkLaws(solo, { games: 15, seed: 'automaton', players: 1, sample: 2 }).failures).toEqual([]);
  });
});
