import { expect, test } from 'vitest';
import { table } from '../../testing/table.js';

test('E14 Bone Hound: saving a unit annihilated by its owner’s Violence here costs 1 Ember more (ELEK-9.13)', () => {
  const t = table()
    .zone('court', { 0: ['E14'], 1: ['E13'] })
    .embers(1, 2)
    .confront('court', 'violence');
  t.seat(0).picks('E13');
  t.seat(1).isAsked('annihilate/save', ['save', 'let-go']).picks('save');
  expect(t.embersOf(1)).toBe(0);
  expect(t.handOf(1)).toContain('E13');

  const poor = table()
    .zone('court', { 0: ['E14'], 1: ['E13'] })
    .embers(1, 1)
    .confront('court', 'violence');
  poor.seat(0).picks('E13');
  expect(poor.board.discard).toContain('E13');
});

test('E14 Bone Hound: not switched off, not from another Zone, not when another player wins, not for other annihilations', () => {
  const off = table()
    .zone('court', { 0: ['E14'], 1: ['E13'] })
    .off('E14')
    .confront('court', 'violence');
  off.seat(0).picks('E13');
  off.seat(1).isAsked('annihilate/save').picks('save');
  expect(off.embersOf(1)).toBe(0);

  const elsewhere = table()
    .zone('mission', { 0: ['E14'] })
    .zone('court', { 0: ['B4.0'], 1: ['E13'] })
    .confront('court', 'violence');
  elsewhere.seat(0).picks('E13');
  elsewhere.seat(1).isAsked('annihilate/save').picks('save');
  expect(elsewhere.handOf(1)).toContain('E13');

  const beaten = table()
    .zone('court', { 0: ['E14'], 1: ['E05', 'B4.1'] })
    .confront('court', 'violence');
  beaten.seat(1).picks('E14');
  beaten.seat(0).isAsked('annihilate/save').picks('save');
  expect(beaten.embersOf(0)).toBe(0);

  const poisoned = table()
    .hand(0, ['E25'])
    .zone('court', { 0: ['E14'], 1: ['E13'] })
    .embers(0, 2)
    .passed(1)
    .assign();
  poisoned.seat(0).assigns('E25', 'court').picks('true').picks('E13');
  poisoned.seat(1).isAsked('annihilate/save').picks('save');
  expect(poisoned.embersOf(1)).toBe(0);
});

test('E18 Grave Colossus: cannot be saved; your other units here have 1 Power less, not below 0 (ELEK-9.14 ELEK-6.8)', () => {
  const t = table()
    .zone('court', { 0: ['E18', 'B3.0', 'B4.0'], 1: ['E05', 'B3.1', 'E14'] })
    .zone('mission', { 0: ['B1.0'] })
    .embers(0, 3)
    .confront('court', 'violence');
  expect(t.symbols('E18', 'power')).toBe(2);
  expect(t.symbols('B3.0', 'power')).toBe(1);
  expect(t.symbols('B4.0', 'power')).toBe(0);
  expect(t.symbols('B4.0', 'violence')).toBe(2);
  expect(t.symbols('B3.1', 'power')).toBe(2);
  expect(t.symbols('B1.0', 'power')).toBe(1);
  expect(t.count('court', 0, 'power')).toBe(3);

  const hit = table()
    .zone('court', { 0: ['E18'], 1: ['E05', 'B4.1'] })
    .embers(0, 3)
    .confront('court', 'violence');
  hit.seat(1).picks('E18');
  expect(hit.ended).toBe(true);
  expect(hit.board.discard).toContain('E18');
  expect(hit.embersOf(0)).toBe(3);
});

test('E18 Grave Colossus: switched off it can be saved and hinders nobody; your other units can be saved anyway', () => {
  const off = table()
    .zone('court', { 0: ['E18', 'B3.0'], 1: ['E05', 'B4.1'] })
    .off('E18')
    .confront('court', 'violence');
  expect(off.symbols('B3.0', 'power')).toBe(2);
  off.seat(1).picks('E18');
  off.seat(0).isAsked('annihilate/save', ['save', 'let-go']).picks('save');
  expect(off.handOf(0)).toContain('E18');

  const other = table()
    .zone('court', { 0: ['E18', 'E13'], 1: ['E05', 'B4.1'] })
    .confront('court', 'violence');
  other.seat(1).picks('E13');
  other.seat(0).isAsked('annihilate/save', ['save', 'let-go']);
});

test('E19 Wailing Widow: takes 1 Ember from the opponent who annihilates it, before the save decision (ELEK-9.12)', () => {
  const t = table()
    .zone('court', { 0: ['B4.0'], 1: ['E19'] })
    .embers(0, 2)
    .embers(1, 0)
    .confront('court', 'violence');
  t.seat(0).picks('E19');
  expect([t.embersOf(0), t.embersOf(1)]).toEqual([1, 1]);
  // The Ember just taken pays for the save.
  t.seat(1).isAsked('annihilate/save', ['save', 'let-go']).picks('save');
  expect(t.embersOf(1)).toBe(0);
  expect(t.handOf(1)).toContain('E19');
});

test('E19 Wailing Widow: nothing from a poor opponent, for another unit, from its own owner, switched off, or above 3', () => {
  const poor = table()
    .zone('court', { 0: ['B4.0'], 1: ['E19'] })
    .embers(0, 0)
    .embers(1, 0)
    .confront('court', 'violence');
  poor.seat(0).picks('E19');
  expect(poor.board.discard).toContain('E19');

  const other = table()
    .zone('court', { 0: ['B4.0', 'E13'], 1: ['E19', 'B3.1'] })
    .confront('court', 'violence');
  other.seat(0).picks('B3.1');
  expect([other.embersOf(0), other.embersOf(1)]).toEqual([1, 1]);

  const own = table()
    .zone('court', { 1: ['E19'] })
    .confront('court', 'violence');
  own.seat(1).picks('E19');
  expect(own.told('took-embers')).toEqual([]);
  own.seat(1).isAsked('annihilate/save');
  expect([own.embersOf(0), own.embersOf(1)]).toEqual([1, 1]);

  const off = table()
    .zone('court', { 0: ['B4.0'], 1: ['E19'] })
    .off('E19')
    .confront('court', 'violence');
  off.seat(0).picks('E19');
  expect([off.embersOf(0), off.embersOf(1)]).toEqual([1, 1]);

  const rich = table()
    .zone('court', { 0: ['B4.0'], 1: ['E19'] })
    .embers(1, 3)
    .confront('court', 'violence');
  rich.seat(0).picks('E19');
  expect([rich.embersOf(0), rich.embersOf(1)]).toEqual([1, 3]);
});

test('E23 Throne Revenant: the base cost of saving it is 0 (ELEK-9.13)', () => {
  const t = table()
    .zone('court', { 0: ['E23', 'E13'], 1: ['E05'] })
    .embers(0, 0)
    .confront('court', 'violence');
  t.seat(1).picks('E23');
  t.seat(0).isAsked('annihilate/save', ['save', 'let-go']).picks('save');
  expect(t.handOf(0)).toContain('E23');
  expect(t.embersOf(0)).toBe(0);

  // Another unit beside it costs what it costs, and so does the Revenant switched off.
  const other = table()
    .zone('court', { 0: ['E23', 'E13'], 1: ['E05'] })
    .embers(0, 0)
    .confront('court', 'violence');
  other.seat(1).picks('E13');
  expect(other.board.discard).toContain('E13');

  const off = table()
    .zone('court', { 0: ['E23'], 1: ['E05'] })
    .embers(0, 0)
    .off('E23')
    .confront('court', 'violence');
  off.seat(1).picks('E23');
  expect(off.board.discard).toContain('E23');
});
