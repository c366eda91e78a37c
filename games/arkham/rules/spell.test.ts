import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { test } from './test.js';

// ARK-489, ARK-R.123, ARK-R.125. Seat 0 has lore 3 and sanity 7.

rule(
  ['ARK-489.7', 'ARK-489.1', 'ARK-489.4', 'ARK-R.125', 'ARK-473.5'],
  'a ritual is an action: first its horror, then its test of lore',
  () => {
    const t = table().asset(0, 'spell/sight').turn();
    t.script(5, 1, 1);
    t.seat(0).does('0@spell/sight');
    expect(t.player(0)).toMatchObject({ horror: 1, remnants: 1, actions: 1 });
  },
);

rule(['ARK-489.9', 'ARK-496.2'], 'remnants prevent the horror of a cast', () => {
  const t = table().asset(0, 'spell/sight').with(0, { remnants: 1 }).turn();
  t.script(1, 1, 1);
  t.seat(0).does('0@spell/sight').isAsked('suffer/spent', ['0', '1']).picks('1');
  expect(t.player(0)).toMatchObject({ horror: 0, remnants: 0 });
});

rule('ARK-489.8', 'who is defeated by the horror completes nothing', () => {
  const t = table().asset(0, 'spell/sight').with(0, { horror: 6 }).turn();
  t.seat(0).does('0@spell/sight');
  expect([t.player(0).sheet, t.told('rolled'), t.board.casting]).toEqual([null, [], []]);
});

rule(['ARK-489.10', 'ARK-489.3', 'ARK-R.80'], 'the hands of the spell count', () => {
  const t = table().asset(0, 'spell/sight').asset(0, 'spell/bind').asset(0, 'item/rifle');
  t.monster('hunter', 'north-b', { with: [0] }).turn();
  t.seat(0).does('attack').isAsked('attack/way', ['spell/bind', 'stop']);
  t.script(1, 1, 1);
  t.seat(0).picks('spell/bind'); // no hands are left for the rifle
  expect([t.told('rolled')[0]!.params.faces, t.told('rolled')[0]!.params.skill]).toEqual(['1 1 1', { skill: 'lore' }]);
});

rule(['ARK-R.123', 'ARK-R.125', 'ARK-R.162'], 'an attack with a spell tests lore, and is the attack action', () => {
  const t = table()
    .asset(0, 'spell/bind')
    .monster('hunter', 'north-b', { with: [0] })
    .turn();
  t.script(5, 5, 1);
  t.seat(0).does('attack').picks('spell/bind');
  expect([t.beast('hunter'), t.player(0).horror, t.player(0).performed]).toEqual([undefined, 1, ['attack']]);
  const plain = table()
    .asset(0, 'spell/bind')
    .monster('hunter', 'north-b', { with: [0] })
    .turn();
  plain.script(5, 1);
  plain.seat(0).does('attack').picks('stop');
  expect([plain.beast('hunter')!.damage, plain.player(0).horror]).toEqual([1, 0]);
});

rule('ARK-R.123', 'a card that replaces the move is chosen when it is declared', () => {
  const t = table().asset(0, 'spell/ward').turn();
  t.seat(0).does('move').isAsked('move/way', ['spell/ward', 'stop']).picks('spell/ward');
  expect([t.where(0), t.player(0).money, t.player(0).performed]).toEqual(['north-b', 1, ['move']]);
});

rule(['ARK-487.7', 'ARK-R.79', 'ARK-R.164'], 'a focus token that rerolls several dice rolls them together', () => {
  const t = table().asset(0, 'starting/rods').focus(0, 'lore').script(1, 2, 3);
  t.run(test, { seat: 0, skill: 'will', modifier: 0, occasion: 'other', monster: '' });
  t.seat(0).picks('focus:lore:1').isAsked('test/dice', ['1', '2']);
  t.script(6, 6).seat(0).picks('2');
  expect(t.told('rerolled')[0]!.params.faces).toBe('2 6 6');
});
