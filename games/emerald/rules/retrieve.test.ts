import { expect, test } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

// Section 7.

rule(
  ['EMER-7.1', 'EMER-7.2', 'EMER-7.3'],
  'DP-7 a cube for each symbol, from Limbo and any cities in any mixture',
  () => {
    const t = table().hand(0, ['ST07', 'ST08', 'ST09']).cubes(0, { rome: 2, paris: 1 }).turn();
    t.seat(0)
      .does('retrieve')
      .isAsked('retrieve/cards', [
        ...['ST07.0', 'ST08.0', 'ST09.0', 'ST07.0:ST08.0', 'ST07.0:ST09.0', 'ST08.0:ST09.0', 'ST07.0:ST08.0:ST09.0'],
      ]);
    t.seat(0).picks('ST07.0:ST08.0:ST09.0');
    t.seat(0).isAsked('retrieve/from', ['limbo', 'paris', 'rome']).picks('limbo');
    t.seat(0).isAsked('retrieve/from', ['limbo', 'paris', 'rome']).picks('paris');
    t.seat(0).isAsked('retrieve/from', ['limbo', 'rome']).picks('rome');
    expect([t.player(0).cubes, t.player(0).limbo, t.city('rome').cubes[0]]).toEqual([5, 4, 1]);
    expect(t.player(0).discard).toEqual(['ST07.0', 'ST08.0', 'ST09.0']);
  },
);

rule(
  ['EMER-7.4', 'EMER-20.17'],
  'exactly as many cubes as symbols: no set with more symbols than cubes, not even for a card with two',
  () => {
    const t = table().hand(0, ['G45', 'ST07']).cubePool(0, 9).turn();
    t.seat(0).does('retrieve').isAsked('retrieve/cards', ['ST07.0']);
    expect(table().hand(0, ['G45']).cubePool(0, 9).turn().seat(0).options).not.toContain('retrieve');
    const two = table().hand(0, ['G45', 'ST07']).cubePool(0, 8).turn();
    two.seat(0).does('retrieve').isAsked('retrieve/cards', ['G45', 'ST07.0']).picks('G45');
    expect([two.player(0).cubes, two.player(0).limbo]).toEqual([10, 0]);
  },
);

test('EX-5 EMER-7.1 EMER-7.4 three cards with one symbol each: three cubes from Limbo', () => {
  const t = table({ players: 2 }).hand(1, ['ST07', 'ST08', 'ST10']).turn(1);
  t.seat(1).does('retrieve').picks('ST07.1:ST08.1:ST10.1');
  expect([t.player(1).cubes, t.player(1).limbo]).toEqual([8, 2]);
});
