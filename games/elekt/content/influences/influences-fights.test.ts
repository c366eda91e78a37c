import { expect, test } from 'vitest';
import { table } from '../../testing/table.js';

// Influences that change the confrontations of their Zone.

test('I02 Temple in Honour of the Emperor: in the Power of this Zone each Cunning symbol also counts as Power (ELEK-15.37 ELEK-6.10)', () => {
  const t = table()
    .influence('I02')
    .zone('influence', { 0: ['B2.0'], 1: ['B3.1'] })
    .tokens('B2.0', { cunning: 1 })
    .scepter(1)
    .confront('influence', 'power');
  expect([t.titlesOf(0), t.titlesOf(1)]).toEqual([1, 0]);

  const counts = table()
    .influence('I02')
    .zone('influence', { 0: ['E26'], 1: ['B2.1'] })
    .zone('court', { 0: ['B2.0'] })
    .confront('influence', 'violence');
  expect(counts.count('influence', 0, 'power')).toBe(3);
  expect(counts.count('influence', 0, 'cunning')).toBe(2);
  expect(counts.count('influence', 1, 'power')).toBe(2);
  expect(counts.count('court', 0, 'power')).toBe(0);
});

test('I03 Propaganda Office: in this Zone Cunning comes before the other confrontations, and only once (ELEK-15.24)', () => {
  const t = table()
    .influence('I03')
    .zone('influence', { 0: ['B1.0', 'B2.0', 'B4.0'] })
    .zone('court', { 0: ['B3.0', 'E12'] })
    .confrontations();
  t.seat(0).isAsked('cunning/choice').picks('stop');
  t.seat(0).isAsked('occultism/token').picks('stop');
  t.seat(0).isAsked('violence/victim').picks('stop');
  expect(t.board.seats[0]!.influences).toEqual(['I03']);
  // The Court Zone keeps the usual order.
  t.seat(0).isAsked('occultism/token').picks('stop').isAsked('cunning/choice');
  expect(t.board.zones.influence.card).toBe(null);
});

test('I04 Smelters: in this Zone Violence comes before the other confrontations, and only once (ELEK-15.25)', () => {
  const t = table()
    .influence('I04')
    .zone('influence', { 0: ['B1.0', 'B2.0', 'B4.0'] })
    .zone('court', { 0: ['B3.0', 'E19'] })
    .confrontations();
  t.seat(0).isAsked('violence/victim').picks('stop');
  t.seat(0).isAsked('occultism/token').picks('stop');
  t.seat(0).isAsked('cunning/choice').picks('stop');
  expect(t.board.seats[0]!.influences).toEqual(['I04']);
  t.seat(0).isAsked('occultism/token').picks('stop').isAsked('violence/victim');
});

test('I05 Bell-Founders’ Guild: each Cultist in this Zone has 1 Power more', () => {
  const t = table()
    .influence('I05')
    .zone('influence', { 0: ['B3.0', 'B4.0'], 1: ['B2.1', 'E32'] })
    .zone('court', { 0: ['B1.0'] })
    .confront('influence', 'violence');
  expect(t.symbols('B3.0', 'power')).toBe(3);
  expect(t.symbols('B4.0', 'power')).toBe(1);
  expect(t.symbols('B4.0', 'violence')).toBe(2);
  expect(t.symbols('E32', 'power')).toBe(4);
  expect(t.symbols('B2.1', 'power')).toBe(0);
  expect(t.symbols('B1.0', 'power')).toBe(1);
});

test('I06 Crypt Quarter: each Wraith in this Zone has 1 Power more', () => {
  const t = table()
    .influence('I06')
    .zone('influence', { 0: ['B3.0', 'B2.0'], 1: ['E12'] })
    .zone('court', { 0: ['E20'] })
    .confront('influence', 'violence');
  expect(t.symbols('B2.0', 'power')).toBe(1);
  expect(t.symbols('B2.0', 'cunning')).toBe(2);
  expect(t.symbols('E12', 'power')).toBe(2);
  expect(t.symbols('B3.0', 'power')).toBe(2);
  expect(t.symbols('E20', 'power')).toBe(1);
});

test('I10 Arena of Scars: the winner of Violence in this Zone gains 1 Ember', () => {
  const t = table()
    .influence('I10')
    .zone('influence', { 0: ['B4.0'], 1: ['B3.1'] })
    .embers(0, 0)
    .confront('influence', 'violence');
  t.seat(0).picks('stop');
  expect([t.embersOf(0), t.embersOf(1)]).toEqual([1, 1]);

  const tie = table()
    .influence('I10')
    .zone('influence', { 0: ['B4.0'], 1: ['B4.1'] })
    .confront('influence', 'violence');
  expect([tie.embersOf(0), tie.embersOf(1)]).toEqual([1, 1]);

  const occultism = table()
    .influence('I10')
    .zone('influence', { 0: ['B1.0'] })
    .confront('influence', 'occultism');
  occultism.seat(0).picks('stop');
  expect(occultism.embersOf(0)).toBe(1);

  const elsewhere = table()
    .influence('I10')
    .zone('court', { 0: ['B4.0'] })
    .confront('court', 'violence');
  elsewhere.seat(0).picks('stop');
  expect(elsewhere.embersOf(0)).toBe(1);
});

test('I10 Arena of Scars: the Ember comes after the annihilation, so it pays for no save of the winner’s own unit (ELEK-6.16)', () => {
  const t = table()
    .influence('I10')
    .zone('influence', { 0: ['E05'] })
    .embers(0, 0)
    .confront('influence', 'violence');
  t.seat(0).picks('E05');
  expect(t.board.discard).toContain('E05');
  expect(t.embersOf(0)).toBe(1);
});

test('I11 Asylum of the Nameless: each Basic unit in this Zone has 1 Power more', () => {
  const t = table()
    .influence('I11')
    .zone('influence', { 0: ['B2.0', 'E12'], 1: ['B3.1'] })
    .zone('court', { 0: ['B1.0'] })
    .confront('influence', 'violence');
  expect(t.symbols('B2.0', 'power')).toBe(1);
  expect(t.symbols('B3.1', 'power')).toBe(3);
  expect(t.symbols('E12', 'power')).toBe(1);
  expect(t.symbols('B1.0', 'power')).toBe(1);
});

test('I12 Tribunal of Cinders: saving a unit annihilated in this Zone costs 1 Ember more (ELEK-9.13)', () => {
  const elite = table()
    .influence('I12')
    .zone('influence', { 0: ['B4.0'], 1: ['E13'] })
    .embers(1, 2)
    .confront('influence', 'violence');
  elite.seat(0).picks('E13');
  elite.seat(1).isAsked('annihilate/save', ['save', 'let-go']).picks('save');
  expect(elite.embersOf(1)).toBe(0);

  // Not only by Violence: the Poisoner's victim pays too.
  const poisoned = table()
    .influence('I12')
    .hand(0, ['E25'])
    .zone('influence', { 1: ['E13'] })
    .embers(0, 2)
    .embers(1, 1)
    .passed(1)
    .assign();
  poisoned.seat(0).assigns('E25', 'influence').picks('true');
  expect(poisoned.board.discard).toContain('E13');

  const elsewhere = table()
    .influence('I12')
    .zone('court', { 0: ['B4.0'], 1: ['E13'] })
    .embers(1, 1)
    .confront('court', 'violence');
  elsewhere.seat(0).picks('E13');
  elsewhere.seat(1).isAsked('annihilate/save').picks('save');
  expect(elsewhere.embersOf(1)).toBe(0);
});

test('I17 Voice of the Crowd: each unit in this Zone has 1 Power more', () => {
  const t = table()
    .influence('I17')
    .zone('influence', { 0: ['B2.0', 'B3.0'], 1: ['E17'] })
    .zone('court', { 0: ['B1.0'] })
    .confront('influence', 'violence');
  expect(t.symbols('B2.0', 'power')).toBe(1);
  expect(t.symbols('B3.0', 'power')).toBe(3);
  expect(t.symbols('E17', 'power')).toBe(1);
  expect(t.symbols('E17', 'violence')).toBe(1);
  expect(t.symbols('B1.0', 'power')).toBe(1);
});
