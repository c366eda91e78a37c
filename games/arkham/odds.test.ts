import { expect } from 'vitest';
import { afterReroll, expected, ofDice, ofPool, ofPoolWith, passing } from './odds.js';
import { rule } from './testing/rule.js';
import { table } from './testing/table.js';

const near = (chance: number) => expect.closeTo(chance, 10);

rule(['ARK-471.5a', 'ARK-471.5b'], 'the chances of a pool are those of its dice, and add up to 1', () => {
  expect(ofDice(2, 1 / 3)).toEqual([near(4 / 9), near(4 / 9), near(1 / 9)]);
  const { s } = table();
  const chances = ofPool(s, { seat: 0, pool: 5, added: 0 });
  expect([chances.length, chances.reduce((sum, chance) => sum + chance, 0), expected(chances)]).toEqual([
    6,
    near(1),
    near(5 / 3),
  ]);
  expect(passing(chances)).toEqual(near(1 - (2 / 3) ** 5));
});

rule(['ARK-471.3b', 'ARK-R.81'], 'a pool below 1 has one die; what is added is sure', () => {
  const { s } = table();
  expect(ofPool(s, { seat: 0, pool: -3, added: 0 })).toEqual([near(2 / 3), near(1 / 3)]);
  expect(passing(ofPool(s, { seat: 0, pool: 1, added: 1 }))).toBe(1);
});

rule('ARK-R.126', 'blessed and cursed change every die', () => {
  const blessed = table().asset(0, 'condition/blessed').s;
  expect(expected(ofPool(blessed, { seat: 0, pool: 4, added: 0 }))).toEqual(near(2));
  const cursed = table().asset(0, 'condition/blessed', { back: true }).s;
  expect(expected(ofPool(cursed, { seat: 0, pool: 6, added: 0 }))).toEqual(near(1));
});

rule(
  ['ARK-471.4a', 'ARK-471.4c'],
  'X.18 a reroll takes the worst dice, each once, and never more than there are',
  () => {
    const { s } = table();
    const test = { seat: 0, faces: [1, 2, 6], added: 0 };
    expect(afterReroll(s, test, 1)).toEqual([0, near(2 / 3), near(1 / 3)]);
    expect(afterReroll(s, { ...test, faces: [1] }, 2)).toEqual(ofDice(1, 1 / 3).map(near));
  },
);

rule('ARK-471.2d', 'a die more is worth a third of a success', () => {
  const { s } = table();
  const test = { seat: 0, pool: 3, added: 0 };
  expect(expected(ofPoolWith(s, test, 1)) - expected(ofPool(s, test))).toEqual(near(1 / 3));
});
