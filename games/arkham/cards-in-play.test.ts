import { expect } from 'vitest';
import { effectOver } from './rules/checks.js';
import { suffer } from './rules/harm.js';
import { reckoning } from './rules/mythos.js';
import { coreTable } from './testing/core-table.js';
import { rule } from './testing/rule.js';
import { says } from './testing/says.js';

// Cards of the core pack at their moments.

rule(['ARK-468.2', 'ARK-R.137'], 'who is cursed and passes a test is cursed no longer', () => {
  const t = coreTable().asset(0, 'condition/blessed', { back: true }).script(6, 6, 6);
  says(t, [{ do: 'test', skill: 'lore', pass: [{ do: 'money', gain: 1 }] }]);
  expect([t.assets(0), t.player(0).money, t.board.conditions.length]).toEqual([[], 1, 6]);
});

rule(['ARK-R.94', 'ARK-436.7'], 'headline 30: who spends a clue at its reckoning discards the rumour', () => {
  const t = coreTable().rumour('headline/30').with(1, { clues: 1 });
  t.script(6, 6, 6, 6, 6, 6).run(reckoning, {});
  t.seat(0).isAsked('reckoning/next').picks('0@headline/30');
  t.seat(1).isAsked('test/change').picks('stop');
  t.seat(0).isAsked('pay/with', ['0', 'no']).picks('0'); // the lead, for whoever has it
  expect([t.player(1).clues, t.board.codex, t.board.headlineDiscard]).toEqual([0, [], ['headline/30']]);
});

rule(['ARK-R.94', 'ARK-R.20'], 'headline 32: the third doom on it bursts a gate once, and it is discarded', () => {
  const t = coreTable().rumour('headline/32');
  t.s.codex[0]!.doom = 3;
  t.run(effectOver, {});
  expect([t.told('gate-burst').length, t.board.codex, t.board.headlineDiscard]).toEqual([1, [], ['headline/32']]);
});

rule(['ARK-R.157', 'ARK-R.25'], 'Stray Dog: the monster that bites it is bitten', () => {
  const t = coreTable()
    .asset(0, 'special/stray-dog')
    .monster('robed-figure', 'train-station', { with: [0] });
  const { card } = t.s.monsters[0]!;
  t.run(suffer, { seat: 0, damage: 1, horror: 0, direct: false, cause: 'attack', by: card });
  t.seat(0).isAsked('suffer/damageTo').picks('special/stray-dog:1');
  expect(t.told('damaged')).toHaveLength(1);
});

rule(
  'ARK-R.125',
  'Dayana Esperence: dice of a test that is part of a cast are rolled again, of another test not',
  () => {
    const DAYANA = '0@special/dayana-esperence';
    const t = coreTable().asset(0, 'special/dayana-esperence').asset(0, 'spell/alchemical-process');
    t.turn().seat(0).does('0@spell/alchemical-process');
    while (t.seat(0).question !== undefined && t.seat(0).question!.id !== 'test/change')
      t.seat(0).picks(t.seat(0).options[0]!);
    expect(t.seat(0).options).toContain(DAYANA);
    const other = coreTable().asset(0, 'special/dayana-esperence').focus(0, 'lore');
    says(other, [{ do: 'test', skill: 'lore' }]);
    expect(other.seat(0).isAsked('test/change').options).not.toContain(DAYANA);
  },
);

rule('ARK-R.25', 'Herman Collins: who focuses while engaged with him may spend two focus to defeat him', () => {
  const t = coreTable({ scenario: 'umordhoth' }).focus(0, 'lore', 'will');
  t.s.setAside = t.s.setAside.filter((card) => card !== 'monster/herman-collins');
  const { space } = t.player(0);
  t.s.monsters.push({ card: 'monster/herman-collins', space, damage: 0, exhausted: false, with: [0] });
  t.turn().seat(0).does('focus').picks('observation');
  t.seat(0).isAsked('focus-skill/discard').picks('observation');
  t.seat(0).isAsked('window/use', ['0@monster/herman-collins', 'no']).picks('0@monster/herman-collins');
  t.seat(0).isAsked('pay-cost/what').picks('skill:lore');
  expect([t.beast('herman-collins'), t.player(0).focus.some((count) => count > 0)]).toEqual([undefined, false]);
});

rule(['ARK-434.5', 'ARK-458.6'], 'a massive monster that would spawn exhausted spawns ready', () => {
  const t = coreTable({ scenario: 'deep' }).on(0, 'black-cave').on(1, 'black-cave');
  const deck = t.s.monsterDeck;
  deck.unshift(...deck.splice(deck.indexOf('monster/wake-titan'), 1));
  says(t, [{ do: 'spawn', where: 'unstable-space', state: 'exhausted' }]);
  expect(t.beast('wake-titan')!.exhausted).toBe(false);
});
