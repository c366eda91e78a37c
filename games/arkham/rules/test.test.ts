import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import type { Testing } from './calls.js';
import { test } from './test.js';

// ARK-471. Seat 0 has influence 2, lore 3, observation 4, strength 2, will 3.

const testing = (more: Partial<Testing>): Testing => ({
  seat: 0,
  skill: 'will',
  modifier: 0,
  occasion: 'other',
  monster: '',
  ...more,
});

rule(
  ['ARK-471.1', 'ARK-471.2a', 'ARK-471.3a', 'ARK-471.5a', 'ARK-415.2f', 'ARK-473.1', 'ARK-473.2', 'ARK-431.1'],
  'skill and focus make the pool; fives and sixes are successes',
  () => {
    const t = table().focus(0, 'will').script(6, 5, 4, 1).run(test, testing({}));
    expect(t.told('rolled')[0]!.params.faces).toBe('1 4 5 6');
    t.seat(0).isAsked('test/change').picks('stop');
    expect(t.told('tested')[0]!.params).toEqual({ seat: { seat: 0 }, successes: 2 });
  },
);

rule(['ARK-471.2b', 'ARK-487.6'], 'modifiers add and remove dice', () => {
  const t = table()
    .script(1, 1, 1, 1, 1)
    .run(test, testing({ modifier: 2 }));
  expect(t.told('rolled')[0]!.params.faces).toBe('1 1 1 1 1');
});

rule(['ARK-471.3b', 'ARK-R.113'], 'a pool below 1 rolls one die', () => {
  const t = table()
    .script(6)
    .run(test, testing({ skill: 'strength', modifier: -5 }));
  expect(t.told('rolled')[0]!.params.faces).toBe('6');
});

rule('ARK-471.3c', 'more dice than the box has', () => {
  const t = table()
    .script(...new Array(9).fill(1))
    .run(test, testing({ modifier: 6 }));
  expect(t.told('rolled')[0]!.params.faces).toBe('1 1 1 1 1 1 1 1 1');
});

rule(
  ['ARK-471.2c', 'ARK-471.2d', 'ARK-R.80', 'ARK-459.3'],
  'DP-17 assets that take hands are used one by one, two hands in all',
  () => {
    const t = table().asset(0, 'item/axe').asset(0, 'item/axe').asset(0, 'item/rifle');
    t.run(test, testing({ skill: 'strength', occasion: 'attack' }));
    t.seat(0).isAsked('test/use', ['item/axe.0', 'item/axe.1', 'item/rifle.0', 'stop']).picks('item/axe.0');
    t.seat(0).isAsked('test/use', ['item/axe.1', 'stop']);
    t.script(1, 1, 1, 1, 1, 1);
    t.seat(0).picks('item/axe.1');
    expect(t.told('rolled')[0]!.params.faces).toBe('1 1 1 1 1 1');
  },
);

rule(['ARK-R.80', 'ARK-471.2c'], 'what needs no hand counts by itself; a bonus counts where it is for', () => {
  const t = table().asset(0, 'item/lens').asset(0, 'item/axe').script(1, 1, 1, 1, 1);
  t.run(test, testing({ skill: 'observation' }));
  expect(t.told('rolled')[0]!.params.faces).toBe('1 1 1 1 1');
  const other = table()
    .asset(0, 'item/axe')
    .script(1, 1)
    .run(test, testing({ skill: 'strength' }));
  expect(other.ended).toBe(true);
});

rule(
  ['ARK-471.4a', 'ARK-487.7', 'ARK-R.79', 'ARK-471.4e'],
  'DP-18 a focus token or a clue rerolls one die, as often as one has them',
  () => {
    const t = table().focus(0, 'lore').with(0, { clues: 1 }).script(1, 2, 2).run(test, testing({}));
    t.seat(0).isAsked('test/change', ['focus:lore:1', 'focus:lore:2', 'clue:1', 'clue:2', 'stop']);
    t.script(3).seat(0).picks('focus:lore:2');
    expect([t.board.tests[0]!.faces, t.player(0).focus]).toEqual([
      [1, 2, 3],
      [0, 0, 0, 0, 0],
    ]);
    t.script(6).seat(0).isAsked('test/change', ['clue:1', 'clue:2', 'clue:3', 'stop']).picks('clue:3');
    expect([t.ended, t.player(0).clues, t.told('tested')[0]!.params.successes]).toEqual([true, 0, 1]);
  },
);

rule('ARK-R.78', 'a focus that is spent takes no die away', () => {
  const t = table().focus(0, 'will').script(1, 1, 1, 1).run(test, testing({}));
  t.script(2).seat(0).picks('focus:will:1');
  expect(t.told('rerolled')[0]!.params.faces).toBe('1 1 1 2');
});

rule(
  ['ARK-471.5b', 'ARK-R.82', 'ARK-R.126', 'ARK-468.2'],
  'blessed: fours succeed, and a failure ends it; cursed: only sixes, and a success ends it',
  () => {
    const t = table().asset(0, 'condition/blessed').script(4, 1, 1).run(test, testing({}));
    expect([t.told('tested')[0]!.params.successes, t.assets(0)]).toEqual([1, ['condition/blessed']]);
    const fails = table().asset(0, 'condition/blessed').script(3, 1, 1).run(test, testing({}));
    expect([fails.told('tested')[0]!.params.successes, fails.assets(0)]).toEqual([0, []]);
    const cursed = table().asset(0, 'condition/blessed', { back: true }).script(5, 1, 1).run(test, testing({}));
    expect([cursed.told('tested')[0]!.params.successes, cursed.player(0).assets[0]!.back]).toEqual([0, true]);
  },
);

rule('ARK-R.69', 'who has left the game tests nothing', () => {
  const t = table().with(0, { sheet: null, space: -1 });
  t.s.lostSheets.push('investigator/1');
  t.run(test, testing({}));
  expect([t.ended, t.told('rolled')]).toEqual([true, []]);
});
