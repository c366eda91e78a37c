import { expect, test } from 'vitest';
import { table, tokenKeys } from '../../testing/table.js';

// Missions that change the confrontations of their Zone.

test('M04 Siege of the Rust Gate: the winner of Violence may annihilate up to 2 different units, one after the other (ELEK-17.38)', () => {
  const t = table()
    .mission('M04')
    .zone('mission', { 0: ['B4.0'], 1: ['B3.1', 'E13'] })
    .confront('mission', 'violence');
  t.seat(0).isAsked('violence/victim', ['B4.0', 'B3.1', 'E13', 'stop']).picks('E13');
  t.seat(1).isAsked('annihilate/save').picks('let-go');
  t.seat(0).isAsked('violence/victim', ['B4.0', 'B3.1', 'stop']).picks('B3.1');
  t.seat(1).picks('let-go');
  expect(t.ended).toBe(true);
  expect(t.unitsIn('mission')).toEqual(['B4.0']);
});

test('M04 Siege of the Rust Gate: a unit that stayed is not hit again; the second may be declined; one only elsewhere', () => {
  const stayed = table()
    .mission('M04')
    .zone('mission', { 0: ['B4.0'], 1: ['E03', 'B3.1'] })
    .embers(1, 1)
    .confront('mission', 'violence');
  stayed.seat(0).picks('B3.1');
  stayed.seat(1).picks('save').picks('true');
  stayed.seat(0).isAsked('violence/victim', ['B4.0', 'E03', 'stop']).picks('stop');
  expect(stayed.ended).toBe(true);
  expect(stayed.unitsIn('mission')).toEqual(['B4.0', 'E03', 'B3.1']);

  const elsewhere = table()
    .mission('M04')
    .zone('court', { 0: ['B4.0'], 1: ['B3.1', 'E13'] })
    .confront('court', 'violence');
  elsewhere.seat(0).picks('E13');
  elsewhere.seat(1).picks('let-go');
  expect(elsewhere.ended).toBe(true);
});

test('M05 Hunt in the Murk: each Wraith in this Zone has 1 Violence more', () => {
  const t = table()
    .mission('M05')
    .zone('mission', { 0: ['B2.0', 'B3.0'], 1: ['E17', 'B4.1'] })
    .zone('court', { 0: ['E20'] })
    .confront('mission', 'violence');
  expect(t.symbols('B2.0', 'violence')).toBe(1);
  expect(t.symbols('B2.0', 'power')).toBe(0);
  expect(t.symbols('E17', 'violence')).toBe(2);
  expect(t.symbols('B3.0', 'violence')).toBe(0);
  expect(t.symbols('B4.1', 'violence')).toBe(2);
  expect(t.symbols('E20', 'violence')).toBe(0);
});

test('M06 Seance of the Undercity: each Cultist in this Zone has 1 Occultism more', () => {
  const t = table()
    .mission('M06')
    .zone('mission', { 0: ['B3.0', 'B1.0'], 1: ['B2.1'] })
    .zone('court', { 0: ['B4.0'] })
    .confront('mission', 'occultism');
  expect(t.symbols('B3.0', 'occultism')).toBe(1);
  expect(t.symbols('B1.0', 'occultism')).toBe(2);
  expect(t.symbols('B1.0', 'power')).toBe(1);
  expect(t.symbols('B2.1', 'occultism')).toBe(0);
  expect(t.symbols('B4.0', 'occultism')).toBe(0);
  t.seat(0).isAsked('occultism/token');
});

test('M08 Night of Long Bells: no unit in this Zone can be saved (ELEK-9.14 ELEK-17.37)', () => {
  const t = table()
    .mission('M08')
    .zone('mission', { 0: ['B4.0'], 1: ['B3.1'] })
    .embers(1, 3)
    .confront('mission', 'violence');
  t.seat(0).picks('B3.1');
  expect(t.ended).toBe(true);
  expect(t.board.discard).toContain('B3.1');

  const elsewhere = table()
    .mission('M08')
    .zone('court', { 0: ['B4.0'], 1: ['B3.1'] })
    .confront('court', 'violence');
  elsewhere.seat(0).picks('B3.1');
  elsewhere.seat(1).isAsked('annihilate/save', ['save', 'let-go']);
});

test('M09 Parley in the Ruins: no Violence confrontation takes place in this Zone', () => {
  const t = table()
    .mission('M09')
    .zone('mission', { 0: ['B4.0'], 1: ['B3.1'] })
    .confront('mission', 'violence');
  expect(t.ended).toBe(true);
  expect(t.told('won-confrontation')).toEqual([]);
  expect(t.unitsIn('mission')).toEqual(['B4.0', 'B3.1']);

  const cunning = table()
    .mission('M09')
    .zone('mission', { 0: ['B2.0'] })
    .zone('court', { 0: ['B1.0'] })
    .confront('mission', 'cunning');
  cunning.seat(0).isAsked('cunning/choice', ['swap:B2.0:B1.0', 'stop']);

  const elsewhere = table()
    .mission('M09')
    .zone('court', { 0: ['B4.0'], 1: ['B3.1'] })
    .confront('court', 'violence');
  elsewhere.seat(0).isAsked('violence/victim', ['B4.0', 'B3.1', 'stop']);
});

test('M10 Silent Caravan: the winner of Cunning in this Zone gains 1 Ember', () => {
  const t = table()
    .mission('M10')
    .zone('mission', { 0: ['B2.0'], 1: ['B3.1'] })
    .zone('court', { 0: ['B1.0'] })
    .embers(0, 0)
    .confront('mission', 'cunning');
  t.seat(0).picks('stop');
  expect([t.embersOf(0), t.embersOf(1)]).toEqual([1, 1]);

  // Without a unit elsewhere nothing can be swapped; Cunning is won all the same.
  const alone = table()
    .mission('M10')
    .zone('mission', { 0: ['B2.0'] })
    .embers(0, 0)
    .confront('mission', 'cunning');
  expect(alone.embersOf(0)).toBe(1);

  const tie = table()
    .mission('M10')
    .zone('mission', { 0: ['B2.0'], 1: ['B2.1'] })
    .confront('mission', 'cunning');
  expect([tie.embersOf(0), tie.embersOf(1)]).toEqual([1, 1]);

  const violence = table()
    .mission('M10')
    .zone('mission', { 0: ['B4.0'] })
    .confront('mission', 'violence');
  violence.seat(0).picks('stop');
  expect(violence.embersOf(0)).toBe(1);

  const elsewhere = table()
    .mission('M10')
    .zone('court', { 0: ['B2.0'] })
    .confront('court', 'cunning');
  expect(elsewhere.embersOf(0)).toBe(1);
});

test('M11 Blood Tournament: in the Power of this Zone each Violence symbol also counts as Power (ELEK-6.10)', () => {
  const t = table()
    .mission('M11')
    .zone('mission', { 0: ['B4.0'], 1: ['B3.1'] })
    .tokens('B4.0', { violence: 1 })
    .confront('mission', 'power');
  expect([t.titlesOf(0), t.titlesOf(1)]).toEqual([1, 0]);

  const counts = table()
    .mission('M11')
    .zone('mission', { 0: ['E18'], 1: ['B4.1'] })
    .zone('court', { 0: ['B4.0'] })
    .confront('mission', 'violence');
  expect(counts.count('mission', 0, 'power')).toBe(4);
  expect(counts.count('mission', 0, 'violence')).toBe(2);
  expect(counts.count('mission', 1, 'power')).toBe(2);
  expect(counts.count('court', 0, 'power')).toBe(0);
});

test('M17 Broken Reliquary: the winner of Occultism in this Zone may attach up to 3 tokens of different attributes', () => {
  const t = table()
    .mission('M17')
    .zone('mission', { 0: ['B1.0'], 1: ['B3.1'] })
    .confront('mission', 'occultism');
  t.seat(0).picks('power:B1.0').picks('violence:B1.0');
  t.seat(0)
    .isAsked('occultism/token', [...tokenKeys(['B1.0', 'B3.1'], ['occultism', 'cunning']), 'stop'])
    .picks('cunning:B3.1');
  expect(t.ended).toBe(true);
  expect(t.tokensOn('B1.0')).toEqual({ power: 1, violence: 1 });
  expect(t.tokensOn('B3.1')).toEqual({ cunning: 1 });

  const fewer = table()
    .mission('M17')
    .zone('mission', { 0: ['B1.0'] })
    .confront('mission', 'occultism');
  fewer.seat(0).picks('power:B1.0').picks('stop');
  expect(fewer.ended).toBe(true);

  const elsewhere = table()
    .mission('M17')
    .zone('court', { 0: ['B1.0'] })
    .confront('court', 'occultism');
  elsewhere.seat(0).picks('power:B1.0').picks('violence:B1.0');
  expect(elsewhere.ended).toBe(true);
});
