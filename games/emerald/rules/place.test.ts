import { expect, test } from 'vitest';
import { CITIES } from '../content/behaviour.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

// Section 5.

rule(['EMER-5.1', 'EMER-5.3'], 'DP-5 a set of cards with place symbols, then one city for all cubes', () => {
  const t = table().hand(0, ['ST05', 'ST01', 'ST08']).turn();
  t.seat(0).does('place').isAsked('place/cards', ['ST05.0', 'ST01.0', 'ST05.0:ST01.0']).picks('ST05.0:ST01.0');
  t.seat(0).isAsked('place/city', CITIES).picks('madrid');
  expect(CITIES.map((city) => t.city(city).cubes[0])).toEqual(CITIES.map((city) => (city === 'madrid' ? 3 : 0)));
});

rule(['EMER-5.2', 'EMER-5.4'], 'as many cubes as symbols come from the own pool', () => {
  const t = table().hand(0, ['ST05']).turn();
  t.seat(0).does('place').picks('ST05.0').picks('rome');
  expect([t.player(0).cubes, t.player(0).limbo, t.city('rome').cubes]).toEqual([3, 5, [2, 0]]);
  expect(t.told('placed')[0]!.params).toMatchObject({ seat: { seat: 0 }, city: { city: 'rome' }, count: 2 });
});

rule(['EMER-5.5', 'EMER-20.16'], 'with too few cubes all are placed, if every card was needed for that', () => {
  const t = table().hand(0, ['ST05', 'ST06', 'ST01']).cubePool(0, 3).turn();
  // Financier and Financier: 4 symbols for 3 cubes, none of them can be left out. With the Courier one could.
  const sets = ['ST05.0', 'ST01.0', 'ST05.0:ST01.0', 'ST05.0:ST06.0'];
  t.seat(0).does('place').isAsked('place/cards', sets).picks('ST05.0:ST06.0').picks('rome');
  expect([t.player(0).cubes, t.city('rome').cubes[0]]).toEqual([0, 3]);
});

rule('EMER-5.6', 'with enough cubes every symbol places one', () => {
  const t = table().hand(0, ['ST05', 'ST06']).cubePool(0, 4).turn();
  t.seat(0).does('place').picks('ST05.0:ST06.0').picks('rome');
  expect(t.city('rome').cubes[0]).toBe(4);
});

rule('EMER-5.7', 'without a cube in the pool it cannot be begun', () => {
  expect(table().hand(0, ['ST05']).cubePool(0, 0).turn().seat(0).options).not.toContain('place');
  expect(table().hand(0, ['ST05']).cubePool(0, 1).turn().seat(0).options).toContain('place');
});

rule('EMER-5.8', 'a city takes any number of cubes of any players', () => {
  const t = table().hand(0, ['ST05']).cubes(0, { rome: 8 }).cubePool(0, 2).cubes(1, { rome: 10 }).turn();
  t.seat(0).does('place').picks('ST05.0').picks('rome');
  expect(t.city('rome').cubes).toEqual([10, 10]);
});

rule(['EMER-5.9', 'EMER-20.21'], 'also one whose stack is empty', () => {
  const t = table().hand(0, ['ST01']).empty('rome').turn();
  t.seat(0).does('place').picks('ST01.0').picks('rome');
  expect(t.city('rome').cubes[0]).toBe(1);
});

test('EX-2 EMER-5.1 EMER-5.2 EMER-5.3 EMER-5.4 three cards with 2 + 1 + 1 symbols: four cubes to Rome', () => {
  const t = table().hand(0, ['ST05', 'ST01', 'ST03']).turn();
  t.seat(0).does('place').picks('ST05.0:ST01.0:ST03.0').picks('rome');
  expect([t.player(0).cubes, t.city('rome').cubes[0]]).toEqual([1, 4]);
});
