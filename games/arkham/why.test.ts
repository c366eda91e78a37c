import { allowed, forbidden, why } from '@tabula/kernel/testing/why-at-test.js';
import { expect } from 'vitest';
import { actionPhase } from './rules/turn.js';
import { rule } from './testing/rule.js';
import { type TestTable, table } from './testing/table.js';

const rules = (t: TestTable, seat: number, ref: Parameters<typeof why>[2]) => why(t, seat, ref).rules;

// ——— nobody asks ———

rule(['ARK-201.2', 'ARK-415.6c'], 'why not: it is the turn of somebody else, or there is no investigator', () => {
  const t = table().turn(0);
  expect(why(t, 1, { deed: 'move' })).toEqual(forbidden('ARK-201.2'));
  expect(why(t, 1, { seat: 0 })).toEqual(forbidden('ARK-201.2'));
  const without = table().with(1, { sheet: null });
  without.s.sheets.push('investigator/2');
  expect(why(without.turn(0), 1, { deed: 'move' })).toEqual(forbidden('ARK-415.6c'));
});

// ——— actions ———

rule(
  ['ARK-401.4', 'ARK-402.2', 'ARK-408.5', 'ARK-407.2'],
  'why not: an action lacks what it needs, or was done',
  () => {
    const t = table({ players: 1 })
      .with(0, { performed: ['ward'] })
      .turn();
    expect(rules(t, 0, { deed: 'ward' })).toEqual(['ARK-401.4']);
    expect(rules(t, 0, { deed: 'attack' })).toEqual(['ARK-402.2']);
    expect(rules(t, 0, { deed: 'evade' })).toEqual(['ARK-408.5']);
    expect(rules(t, 0, { deed: 'trade' })).toEqual(['ARK-407.2']);
    expect(why(t, 0, { deed: 'move' })).toEqual(allowed('move'));
  },
);

rule('ARK-401.5', 'why not: who is engaged attacks, evades or focuses', () => {
  const t = table()
    .monster('hunter', 'north-b', { with: [0] })
    .turn();
  expect(rules(t, 0, { deed: 'research' })).toEqual(['ARK-401.5']);
  expect(why(t, 0, { deed: 'attack' })).toEqual(allowed('attack'));
});

rule('ARK-409.3', 'why not: a skill is focused once', () => {
  const t = table().focus(0, 'lore').turn();
  t.seat(0).does('focus');
  expect(rules(t, 0, { skill: 'lore' })).toEqual(['ARK-409.3']);
  expect(why(t, 0, { skill: 'will' })).toEqual(allowed('will'));
});

// ——— spaces, monsters, cards ———

rule('ARK-463.2', 'why not: only adjacent spaces are a step away', () => {
  const t = table().turn();
  t.seat(0).does('move');
  expect(rules(t, 0, { space: t.at('south-a') })).toEqual(['ARK-463.2']);
  expect(rules(t, 0, { space: t.at('north-a') })).toEqual([]);
});

rule(['ARK-402.2', 'ARK-R.99'], 'why not: a monster is elsewhere, or a card lies in a deck', () => {
  const t = table().monster('hunter', 'south-a').turn();
  expect(rules(t, 0, { card: t.beast('hunter')!.card })).toEqual(['ARK-402.2']);
  expect(rules(t, 0, { card: t.board.items[0]! })).toEqual(['ARK-R.99']);
});

rule(['ARK-485.2', 'ARK-410.2'], 'why not: the display sells nothing by itself, and cards of others are theirs', () => {
  const t = table().asset(1, 'item/axe').turn();
  expect(rules(t, 0, { card: t.board.display[0]! })).toEqual(['ARK-485.2']);
  expect(rules(t, 0, { card: t.player(1).assets[0]!.card })).toEqual(['ARK-410.2']);
});

rule('ARK-201.2', 'why not: who has had a turn has it once', () => {
  const t = table({ players: 3 }).with(1, { inactive: true });
  t.run(actionPhase, {});
  expect(rules(t, 0, { seat: 1 })).toEqual(['ARK-201.2']);
  expect(why(t, 0, { seat: 2 })).toEqual(allowed('2'));
});
