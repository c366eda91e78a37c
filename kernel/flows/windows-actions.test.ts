import { describe, expect } from 'vitest';
import { apart, laid, showing } from './testing/laid.js';

const { shows, noneIsLeft } = showing('actions', 'dice');

describe('actions', () => {
  shows('A1 A2 A3', 'a card adds an action of its own, once a turn', () => {
    const t = laid({ mine: ['lantern'] });
    expect(t.asks()[0]).toContain(' 0@lantern.0 pass');
    t.answer(0, '0@lantern.0');
    t.answer(0, '0');
    expect(t.s.seats[0]).toMatchObject({ remnants: 1, clues: 1 });
    expect(t.asks()[0]).not.toContain('lantern');
  });

  shows('A4', 'what is declared becomes something else', () => {
    const t = laid({ mine: ['motorcycle'] });
    t.answer(0, 'move');
    expect(t.asks()).toEqual({ 0: 'window/use: 0@motorcycle.0 no' });
    t.answer(0, '0@motorcycle.0');
    expect(t.s.seats[0]).toMatchObject({ space: 'church', focus: 1 });
  });

  shows('W2 W3 W5 W14 W21', 'a card follows an own action of its kind', () => {
    const t = laid({ mine: ['boiler', 'heirloom'] });
    t.answer(0, 'gather');
    t.answer(0, '0@boiler.0');
    expect(t.s.seats[0]!.money).toBe(4);
    t.answer(0, 'cast');
    t.answer(0, '0@heirloom.0');
    t.answer(0, 'true');
    expect(t.s.seats[0]).toMatchObject({ focus: 1, horror: 1 });
    t.answer(1, 'gather'); // not the owner: nobody is asked
    expect(t.asks()[1]).toMatch(/^turn/);
  });

  shows('W4', 'another acts after an action, once a round', () => {
    const t = laid({ other: ['marie'] });
    t.answer(0, 'gather');
    expect(t.asks()).toEqual({ 1: 'window/use: 0@marie.0 no' });
    t.answer(1, '0@marie.0');
    t.answer(0, 'gather');
    expect(t.asks()[1]).toMatch(/^turn/);
    expect(t.s.used).toEqual([{ id: '0@marie.0', until: 'round' }]);
    t.answer(1, 'pass');
    expect(t.s).toMatchObject({ round: 2, used: [] });
  });

  shows('W6', 'a rule in force grants an action', () => {
    const t = laid({ mine: ['watch'] });
    for (const _ of [1, 2, 3]) t.answer(0, 'gather');
    expect(t.asks()[1]).toMatch(/^turn/);
  });

  shows('W32', 'a price is changed before it is paid', () => {
    const t = laid({ mine: ['clothes'] });
    t.answer(0, 'buy');
    t.answer(0, '0@clothes.0');
    expect(t.s.seats[0]).toMatchObject({ money: 1, remnants: 3, assets: [] });
  });

  shows('W33', 'a card looks at how much was done', () => {
    const t = laid({ mine: ['norman'] });
    t.chance(5, 5);
    t.answer(0, 'warding');
    t.answer(0, '0@norman.0');
    expect(t.s).toMatchObject({ doom: { docks: 0 } });
    expect(t.s.seats[0]!.clues).toBe(1);
    const less = laid({ mine: ['norman'], board: ({ doom }) => Object.assign(doom, { docks: 1 }) });
    less.chance(5, 5);
    less.answer(0, 'warding');
    expect(less.asks()[0]).toMatch(/^turn/); // it would do nothing: not offered
  });

  shows('W34', 'a card follows an encounter', () => {
    const t = laid({ mine: ['books'] });
    t.chance(5, 5);
    t.answer(0, 'encounter');
    t.answer(0, '0@books.0');
    t.answer(0, '0');
    expect(t.s.seats[0]).toMatchObject({ money: 1, remnants: 3, clues: 1 });
  });
});

describe('dice', () => {
  shows('W7', 'dice are bought before the roll, one by one', () => {
    const t = laid({ codex: ['altar'] });
    t.answer(0, 'research');
    t.answer(0, '0@altar.0');
    t.answer(0, 'true');
    t.answer(0, '0');
    t.answer(0, 'true');
    t.chance(5, 5, 5, 5);
    t.answer(0, '0'); // no remnant is left: nothing more is asked
    expect(t.s.seats[0]).toMatchObject({ remnants: 0, clues: 4 });
  });

  shows('W8', 'forced first, then own cards, then those of others in the space', () => {
    const t = laid({ mine: ['knife'], other: ['deputy'], codex: ['whippoorwill'] });
    t.answer(0, 'attack');
    expect(t.table.log.at(-1)!.events.map(({ params }) => params.card)).toEqual([{ card: 'whippoorwill.0' }]);
    expect(t.asks()).toEqual({ 0: 'window/use: 0@knife.0 no' });
    t.answer(0, '0@knife.0');
    expect(t.asks()).toEqual({ 1: 'window/use: 0@deputy.0 no' });
    t.chance(1, 1, 1); // 2 - 1 + 1 + 1
    t.answer(1, '0@deputy.0');
    expect(t.table.state.script).toEqual([]);
    t.answer(0, 'research'); // not an attack, and the deputy has helped: one die
    t.chance(5);
    expect(t.asks()[1]).toMatch(/^turn/);
    const elsewhere = laid({ other: ['deputy'], board: apart });
    elsewhere.answer(0, 'attack');
    expect(elsewhere.asks()[0]).toMatch(/^turn/);
  });

  shows('W9', 'dice that lie there are rolled again or raised, by several cards in any order', () => {
    const t = laid({ mine: ['foot', 'voice', 'derringer'] });
    t.chance(1, 4);
    t.answer(0, 'attack');
    expect(t.asks()).toEqual({ 0: 'window/use: 0@foot.0 0@voice.0 0@derringer.0 no' });
    t.answer(0, '0@foot.0');
    expect(t.asks()).toEqual({ 0: 'reroll/die: 0 1' });
    t.chance(3);
    t.answer(0, '0');
    t.chance(3, 3);
    t.answer(0, '0@voice.0'); // both again, for a horror
    expect(t.s.seats[0]!.horror).toBe(1);
    t.answer(0, '0@derringer.0'); // 4 4: no success
    expect(t.s.monsters[0]!.damage).toBe(0);
    t.chance(6, 6);
    t.answer(0, 'research');
    expect(t.asks()).toEqual({ 0: 'window/use: 0@voice.0 no' }); // once a roll; the others are used up
  });

  shows('W10', 'another helps out of a hidden hand, and is asked whatever it holds', () => {
    const t = laid({ hand: ['intervene.0'] });
    t.chance(1, 1);
    t.answer(0, 'research');
    expect(t.asks()).toEqual({ 1: 'window/use: 0@intervene.0 no' });
    t.answer(1, '0@intervene.0');
    expect(t.s.seats[0]!.clues).toBe(1);
    expect(t.s).toMatchObject({ spent: ['intervene.0'] });
    const without = laid({ hand: ['ward.0'] });
    without.chance(1, 1);
    without.answer(0, 'research');
    expect(without.asks()).toEqual({ 1: 'window/use: no' });
    expect(without.seen(0)).not.toContain('ward');
  });

  shows('W11 W12', 'faces are read otherwise, and what helped goes when it failed', () => {
    const t = laid({ mine: ['blessing'] });
    t.chance(4, 1);
    t.answer(0, 'research');
    expect(t.s.seats[0]!.clues).toBe(1);
    t.chance(3, 3);
    t.answer(0, 'research');
    expect(t.s.seats[0]).toMatchObject({ clues: 1, assets: [] });
  });

  shows('W13', 'focus spent on a reroll buys more dice', () => {
    const t = laid({ mine: ['dressed'], board: (s) => Object.assign(s.seats[0]!, { focus: 1 }) });
    t.chance(1, 1);
    t.answer(0, 'research');
    t.answer(0, 'true');
    t.chance(5, 6);
    t.answer(0, '0@dressed.0');
    expect(t.s.seats[0]).toMatchObject({ focus: 0, clues: 2 });
  });

  shows('W15', 'dice outside of a test can be touched as well', () => {
    const t = laid({ other: ['pact', 'foot'], monsters: [] });
    t.answer(0, 'pass');
    t.chance(1);
    t.answer(1, 'pass');
    expect(t.trace()).toBe('game > mythos > window > ability > instructions > roll > window');
    expect(t.asks()).toEqual({ 1: 'window/use: 0@foot.0 no' });
    t.chance(6);
    t.answer(1, '0@foot.0');
    expect(t.s.round).toBe(2);
  });

  noneIsLeft();
});
