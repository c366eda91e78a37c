import { expect } from 'vitest';
import { coreTable } from '../testing/core-table.js';
import { rule } from '../testing/rule.js';
import { says } from '../testing/says.js';
import { table } from '../testing/table.js';
import { variant } from '../testing/variant.js';
import { checks } from './checks.js';
import { monsterPhase } from './monster-phase.js';
import { moveTo } from './move.js';

// ARK-434, ARK-439, ARK-441: massive, elusive and watcher, part by part as ARK-R.50 to ARK-R.52 have them.

const titan = (players = 1) => table({ players }).monster('giant', 'north-b', { with: [...new Array(players).keys()] });

rule('ARK-R.50', '(a, b) who attacks it frees nobody', () => {
  const t = titan(2).turn();
  t.script(1).seat(0).does('attack');
  expect(t.beast('giant')!.with).toEqual([0, 1]);
});

rule('ARK-R.50', '(c, f) who evades it is out of its set alone; with nobody left it is ready', () => {
  const t = titan(2).turn();
  t.script(5, 1, 1).seat(0).does('evade').isAsked('additional/deed');
  expect(t.beast('giant')).toMatchObject({ with: [1], exhausted: false });
});

rule('ARK-R.50', '(d) without an additional action it engages again at the end of the evade', () => {
  const t = titan().turn();
  t.script(5, 1, 1).seat(0).does('evade').isAsked('additional/deed').picks('stop').isAsked('turn/deed');
  expect(t.beast('giant')!.with).toEqual([0]);
});

rule('ARK-R.50', '(d) who has left its space is free; (e) who comes back is engaged at once', () => {
  const away = titan().turn();
  away.script(5, 1, 1).seat(0).does('evade').picks('move').picks('0').picks('stop').isAsked('turn/deed');
  expect([away.where(0), away.beast('giant')!.with]).toEqual(['north-a', []]);
  const back = titan().turn();
  back.script(5, 1, 1).seat(0).does('evade').picks('move').picks('0').picks('1').isAsked('turn/deed');
  expect([back.where(0), back.beast('giant')!.with]).toEqual(['north-b', [0]]);
});

rule('ARK-R.50', '(h) it does not activate while it is engaged', () => {
  const t = titan().run(monsterPhase, {});
  expect([t.told('monster-moved'), t.beast('giant')!.space]).toEqual([[], t.at('north-b')]);
});

rule(
  ['ARK-R.135', 'ARK-R.50'],
  'the free move of Wendy after the additional action comes before it engages again',
  () => {
    const t = coreTable({ players: 1, scenario: 'deep' }).plays(0, 'investigator/wendy-adams').on(0, 'graveyard');
    t.monster('wake-titan', 'graveyard', { with: [0] }).turn();
    t.script(6, 6, 6, 6).seat(0).does('evade');
    while (t.seat(0).question!.id !== 'additional/deed') t.seat(0).picks('no');
    t.seat(0).picks('gather').isAsked('window/use').picks('0@investigator/wendy-adams');
    expect(t.beast('wake-titan')!.with).toEqual([]);
    t.seat(0)
      .isAsked('which/that')
      .picks(`space:${t.at('black-cave')}`)
      .picks('stop')
      .isAsked('turn/deed');
    expect([t.where(0), t.beast('wake-titan')!.with, t.told('disengaged')]).toEqual(['black-cave', [], []]);
  },
);

const both = (players: number) => variant({ monsters: { giant: { keywords: ['massive', 'elusive'] } } }, players);

rule(
  'ARK-R.51',
  'elusive and massive: nobody by mere presence, all once one is engaged, nobody again afterwards',
  () => {
    const still = both(2).monster('giant', 'north-b').run(checks, {});
    expect(still.beast('giant')!.with).toEqual([]);
    const met = both(3).on(2, 'north-a').monster('giant', 'north-b').turn();
    met.script(1).seat(0).does('attack');
    expect(met.beast('giant')!.with).toEqual([0, 1]); // who attacks, and who is there
    const enters = both(2)
      .on(1, 'north-a')
      .monster('giant', 'north-b', { with: [0] });
    enters.run(moveTo, { seat: 1, space: enters.at('north-b'), ignoring: false });
    expect(enters.beast('giant')!.with).toEqual([0, 1]);
    const empty = both(2)
      .on(1, 'mid-a')
      .monster('giant', 'north-b', { with: [0] })
      .turn();
    empty.script(5, 1, 1).seat(0).does('evade').picks('stop').isAsked('turn/deed');
    expect(empty.beast('giant')!.with).toEqual([]);
  },
);

rule('ARK-R.52', '(c) a watcher follows a direct move too; (e) it can be evaded', () => {
  const t = table({ players: 1 })
    .on(0, 'mid-a')
    .monster('eye', 'mid-a', { with: [0] });
  says(t, [{ do: 'move-to', where: 'unstable-space' }]);
  expect([t.where(0), t.beast('eye')]).toMatchObject(['north-b', { space: t.at('north-b'), with: [0] }]);
  const evades = table({ players: 1 })
    .monster('eye', 'north-b', { with: [0] })
    .turn();
  evades.script(5, 1, 1, 1).seat(0).does('evade');
  expect(evades.beast('eye')).toMatchObject({ exhausted: true, with: [] });
});
