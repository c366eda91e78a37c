import { expect } from 'vitest';
import { core } from '../content/core.js';
import { KEYWORDS } from '../content/kinds.js';
import { kindOf, tableFor } from '../packs.js';
import { coreTable } from '../testing/core-table.js';
import { rule } from '../testing/rule.js';
import { says } from '../testing/says.js';
import { table } from '../testing/table.js';
import { checks } from './checks.js';
import { encounterPhase } from './encounter.js';
import { healthOf } from './look.js';
import { activate } from './monster-phase.js';

// ARK-001 to ARK-005, ARK-400, ARK-465: golden rules, kinds of text, costs.

rule('ARK-002', 'what cannot be is stronger than any instruction or permission', () => {
  const barred = coreTable().asset(0, 'special/dark-blessing');
  says(barred, [
    { do: 'condition', gain: 'cursed' },
    { do: 'money', gain: 1 },
  ]);
  expect([barred.assets(0), barred.player(0).money]).toEqual([['special/dark-blessing'], 1]);
  const massive = table({ players: 1 }).monster('giant', 'north-b', { with: [0] });
  says(massive, [{ do: 'exhaust', what: 'all' }]);
  expect(massive.beast('giant')).toMatchObject({ exhausted: false, with: [0] });
  const narrow = coreTable().asset(0, 'special/dark-blessing').plays(0, 'investigator/rex-murphy');
  says(narrow.script(4, 5, 1), [{ do: 'test', skill: 'lore', pass: [{ do: 'money', gain: 1 }] }]);
  expect(narrow.player(0).money).toBe(0); // "4 and more succeed" yields to "only 6"
});

rule('ARK-005.1', 'what bears text is a piece that there are so many of; all else is markers and numbers', () => {
  const t = tableFor(coreTable().s);
  const speaks = (piece: string) =>
    t.texts.has(piece) || t.texts.has(`${kindOf(piece)}/back`) || t.archive[piece] !== undefined;
  expect(t.box.filter((piece) => !speaks(piece))).toEqual(t.box.filter((piece) => piece.startsWith('marker/')));
  expect(t.box.filter((piece) => /money|clue|doom|damage|horror|remnant|focus/.test(piece))).toEqual([]);
});

rule(['ARK-400.1b', 'ARK-416.1'], 'a trait does nothing; what refers to it finds it', () => {
  const moves = (kind: 'hunter' | 'lurker') => {
    const t = table({ players: 1 }).on(0, 'mid-a').monster(kind, 'east-a');
    return says(t, [{ do: 'place-doom', count: 1, where: 'space-of-each-cultist' }]).doomOn('east-a');
  };
  expect([moves('lurker'), moves('hunter')]).toEqual([1, 0]); // both are beasts, the lurker is a cultist too
  const plain = table().s;
  const [lens, axe] = ['item/lens', 'item/axe'].map((kind) => tableFor(plain).assets[kind]!);
  expect([lens!.traits, axe!.traits]).toEqual([['curio'], ['common']]);
  const t = says(table(), [{ do: 'gain', card: 'item', trait: 'curio' }]);
  expect(t.seat(0).options).toEqual(expect.arrayContaining(['card:item/charm.0', 'deck:items']));
  expect(t.seat(0).options.some((key) => key.includes('axe'))).toBe(false);
});

rule(['ARK-400.1c', 'ARK-465.1', 'ARK-465.3'], 'a keyword alone brings its whole rule; there are five', () => {
  expect([...KEYWORDS].sort()).toEqual(['elusive', 'massive', 'scavenger', 'watcher']);
  expect(core.monsters.some(({ elite }) => elite !== undefined)).toBe(true); // the fifth has a number
  const t = table({ players: 3 }).monster('giant', 'north-b').run(checks, {});
  expect([t.beast('giant')!.with, healthOf(t.board, 'monster/giant')]).toEqual([[0, 1, 2], 4 + 3]);
});

rule(['ARK-400.2b', 'ARK-400.2c'], 'a summary beside a keyword changes nothing: the rule of the book decides', () => {
  // What is printed at watchers frees encounters too (ARK-R.173); their rule frees actions only.
  const watched = () => table({ players: 1 }).monster('eye', 'north-b', { with: [0] });
  expect(watched().turn().seat(0).options).toContain('move');
  const t = watched().with(0, { inactive: true }).run(encounterPhase, {});
  expect([t.told('encounter'), t.player(0).inactive]).toEqual([[], false]);
});

rule(
  ['ARK-400.3e', 'ARK-445.1', 'ARK-445.3'],
  'a label does nothing: of two lurkers each does what its text says',
  () => {
    const t = coreTable({ players: 1 }).on(0, 'graveyard').monster('high-priest', 'arkham-advertiser');
    t.run(activate, { monster: 'monster/high-priest' });
    expect(t.doomOn('arkham-advertiser')).toBe(1);
    const tokens = coreTable({ players: 1, scenario: 'umordhoth' }).monster('alma-hill', 'graveyard');
    tokens.s.cup = tokens.s.cup.map((count, at) => (at === 6 ? count : 0));
    tokens.s.drawn = coreTable({ scenario: 'umordhoth' }).s.cup.map((count, at) => (at === 6 ? 0 : count));
    tokens.run(activate, { monster: 'monster/alma-hill' });
    expect([tokens.told('token').length, tokens.doomOn('graveyard')]).toEqual([2, 0]);
  },
);

const delayedFor = [{ do: 'pay', cost: [{ pay: 'delayed' }], does: [{ do: 'remnant', gain: 1 }] }] as const;

rule(['ARK-400.1g', 'ARK-479.5'], 'becoming delayed is a price, but not for who is delayed already', () => {
  const t = says(table(), delayedFor);
  t.seat(0).isAsked('pay/with').picks('0');
  expect(t.player(0)).toMatchObject({ delayed: true, remnants: 1 });
  const already = says(table().with(0, { delayed: true }), delayedFor);
  expect([already.ended, already.player(0).remnants]).toEqual([true, 0]);
});

rule(
  'ARK-R.20',
  'what is so is set right after every instruction; the codex is looked at when the effect is complete',
  () => {
    const doomed = table().codex(2, 5);
    doomed.s.sheet.doom = 9;
    says(doomed, [
      { do: 'place-doom', count: 3, where: 'your-space' }, // an anomaly comes at once
      { do: 'place-doom', count: 1, where: 'your-space' }, // so this goes on the sheet
      { do: 'money', gain: 2 }, // and the tenth doom ends nothing yet
    ]);
    expect([doomed.doomOn('north-b'), doomed.board.sheet.doom, doomed.player(0).money]).toEqual([3, 10, 2]);
    expect(doomed.result).toBeNull();
    const over = table().codex(5).turn();
    over.board.sheet.doom = 10;
    over.seat(0).does('gather');
    expect([over.result?.won, over.player(0).money]).toEqual([false, 1]);
  },
);
