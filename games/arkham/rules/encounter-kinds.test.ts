import { expect } from 'vitest';
import type { ArchiveCard } from '../cards.js';
import { addPack } from '../packs.js';
import { TRIAL } from '../testing/pack.js';
import { rule } from '../testing/rule.js';
import { TestTable, table } from '../testing/table.js';
import { encounter, encounterPhase } from './encounter.js';

// ARK-466.3, ARK-466.6: which encounters there are; ARK-R.52: who has one.

const [RIFT] = TRIAL.scenarios;
const limbo = (no: number, gain: number): ArchiveCard => ({
  id: `archive/${no}`,
  no,
  standing: [{ is: 'encounter-there', does: [{ do: 'money', gain }] }],
});
addPack({
  ...TRIAL,
  id: 'limbo',
  scenarios: [{ ...RIFT!, added: 'limbo', archive: [...RIFT!.archive, limbo(7, 1), limbo(8, 2)] }],
});
const inLimbo = () => new TestTable(2, 'rift', 'limbo').on(0, 'limbo');

rule(
  ['ARK-466.3', 'ARK-466.6', 'ARK-R.101'],
  'DP-34 of several kinds of encounter the investigator chooses one',
  () => {
    const t = inLimbo().codex(7, 8).run(encounter, { seat: 0 });
    t.seat(0).isAsked('encounter/kind', ['archive/7', 'archive/8']).picks('archive/8');
    expect([t.player(0).money, t.ended]).toEqual([2, true]);
  },
);

rule(['ARK-466.3', 'ARK-R.101'], 'a single kind is not asked for, and where there is none nothing is met', () => {
  const one = inLimbo().codex(7).run(encounter, { seat: 0 });
  expect([one.player(0).money, one.ended]).toEqual([1, true]);
  const none = inLimbo().run(encounter, { seat: 0 });
  expect([none.ended, none.told('encounter')]).toEqual([true, []]);
});

rule('ARK-R.52', 'a table may let those who are engaged with watchers only have encounters', () => {
  const watched = (allowed: boolean, ...also: string[]) => {
    const t = table({ players: 1 })
      .with(0, { inactive: true })
      .monster('eye', 'north-b', { with: [0] });
    for (const kind of also) t.monster(kind, 'north-b', { with: [0] });
    return t.allows(allowed).run(encounterPhase, {}).told('encounter').length;
  };
  expect([watched(false), watched(true), watched(true, 'hunter')]).toEqual([0, 1, 0]);
});
