import { expect } from 'vitest';
import { table } from '../testing/forced.js';
import { rule } from '../testing/rule.js';
import { action } from './action.js';
import { growth } from './growth.js';

/** A growth plan of seat 0 in Northside (Night Stalker for 3, Spontaneous Rite for 2). */
const GROWTH = { seat: 0, district: 'northside' } as const;
const laid = () => table().place(0, 'northside');

rule(
  ['CULT-16.29', 'CULT-21.74'],
  'DP-14 A2 is used before cards are chosen, and takes a card of this district',
  () => {
    const t = laid().hand(0, ['A2', 'S2']).tokens(0, { adept: 1 }).discard(0, ['S6']).run(growth, GROWTH);
    t.seat(0).isAsked('growth/use', ['A2.0:G1', 'A2.0:A3', 'stop']).picks('A2.0:G1');
    expect(t.player(0).hand).toEqual(['S2.0-0', 'G1.0']);
    expect(t.player(0).locked).toEqual(['G1.0']);
    expect(t.board.destroyed).toContain('A2.0');
    // CULT-8.4: it counts as one of the two different cards.
    t.seat(0).isAsked('growth/cards', ['A3', 'stop']);
  },
);

rule(['CULT-16.24', 'CULT-16.29'], 'a card destroyed for its ability pays nothing', () => {
  const t = laid().hand(0, ['A2']).run(growth, GROWTH);
  // Its own two power would have paid for the Rite.
  t.seat(0).isAsked('growth/use', ['A2.0:G1', 'A2.0:A3', 'stop']).picks('A2.0:G1');
  expect(t.ended).toBe(true);
  expect(t.player(0).hand).toEqual(['G1.0']);
});

rule(['CULT-16.22', 'CULT-21.27'], 'each copy is used once: two copies take two different cards', () => {
  const t = laid().hand(0, ['A2', 'A2']).run(growth, GROWTH);
  t.seat(0).isAsked('growth/use', ['A2.0:G1', 'A2.0:A3', 'stop']).picks('A2.0:A3');
  t.seat(0).isAsked('growth/use', ['A2.1:G1', 'stop']).picks('A2.1:G1');
  expect(t.player(0).hand).toEqual(['A3.0', 'G1.0']);
  expect(t.ended).toBe(true);
});

rule(['CULT-16.29', 'CULT-8.8'], 'W11 a growth card acquired now is usable in a later growth plan only', () => {
  const t = laid().tokens(0, { adept: 2 }).plans('northside', 0, 0).run(action, {});
  t.seat(0).picks('northside:growth');
  // The Rite came into hand and is not offered: the plan is over, and it is the next turn.
  expect(t.player(0).hand).toEqual(['A3.0']);
  t.seat(0).isAsked('turn/choice').picks('northside:growth');
  t.seat(0).isAsked('growth/use', ['A3.0:uptown', 'A3.0:northside', 'A3.0:downtown']);
});

rule('CULT-16.29', 'a growth card taken by an ability is not usable in the same plan', () => {
  const t = laid().hand(0, ['A2']).discard(0, ['S6']).run(growth, GROWTH);
  t.seat(0).picks('A2.0:A3');
  t.seat(0).isAsked('growth/victim', ['S6.0-0', 'stop']);
});

rule(
  'CULT-16.25',
  'A3 puts a ritual where there is no place of cult, free of charge, but never into a full district',
  () => {
    const t = laid()
      .ritual(1, 'downtown', 1, 1, 2)
      .investigators('uptown', 3)
      .hand(0, ['A3'])
      .discard(0, ['S6'])
      .run(growth, GROWTH);
    t.seat(0).isAsked('growth/use', ['A3.0:uptown', 'A3.0:northside', 'stop']).picks('A3.0:uptown');
    expect(t.ritualsIn('uptown')).toEqual(['0:1']);
    expect(t.player(0).rituals).toEqual([1, 2, 1]);
    expect(t.board.destroyed).toContain('A3.0');
    expect(t.told('ritual-placed').map(({ params }) => params.level)).toEqual([{ level: 1 }]);
    t.seat(0).isAsked('growth/victim', ['S6.0-0', 'stop']);
  },
);

rule('CULT-16.29', 'without a level I ritual in supply A3 cannot be used', () => {
  const t = laid().ritual(0, 'uptown', 1, 1).hand(0, ['A3']).discard(0, ['S6', 'S7']).run(growth, GROWTH);
  t.seat(0).isAsked('growth/victim', ['S6.0-0', 'S7.0-0']);
});

rule(
  ['CULT-21.72', 'CULT-21.31', 'CULT-8.14'],
  'growth is legal by an ability alone, and that ability must then be used',
  () => {
    const t = table().ritual(0, 'northside', 2).hand(0, ['A3']).plans('northside', 0).run(action, {});
    expect(t.seat(0).options).toContain('northside:growth');
    t.seat(0).picks('northside:growth');
    t.seat(0).isAsked('growth/use', ['A3.0:uptown', 'A3.0:northside', 'A3.0:downtown']).picks('A3.0:downtown');
    expect(t.ended).toBe(true);
    const relics = table()
      .ritual(0, 'northside', 2)
      .investigators('northside', 2)
      .hand(0, ['A2'])
      .plans('northside', 0)
      .run(action, {});
    relics.seat(0).picks('northside:growth');
    relics.seat(0).isAsked('growth/use', ['A2.0:G1', 'A2.0:A3']);
  },
);

rule(['CULT-21.72', 'CULT-8.14'], 'after an ability nothing more has to be done', () => {
  const t = laid().hand(0, ['A3', 'S2', 'S2']).run(growth, GROWTH);
  t.seat(0).picks('A3.0:northside');
  t.seat(0).isAsked('growth/cards', ['G1', 'A3', 'stop']).picks('stop');
  expect(t.ended).toBe(true);
});

rule('CULT-21.72', 'declining is possible as long as a card can be acquired or destroyed', () => {
  const t = laid().hand(0, ['A3', 'S2']).run(growth, GROWTH);
  t.seat(0).isAsked('growth/use', ['A3.0:uptown', 'A3.0:northside', 'A3.0:downtown', 'stop']).picks('stop');
  // Acquiring is now the only part that can be carried out.
  t.seat(0).isAsked('growth/cards', ['G1', 'A3']);
});
