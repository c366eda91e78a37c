import { expect } from 'vitest';
import { coreTable } from '../testing/core-table.js';
import { rule } from '../testing/rule.js';
import type { TestTable } from '../testing/table.js';
import { checks } from './checks.js';
import { activate } from './monster-phase.js';
import { defeatMonster } from './monsters.js';

// ARK-R.130: whom monsters ignore.

/** Seat 0 in a Tattered Cloak at the train station, seat 1 far away at the diner; a hound of Tindalos at the cave. */
function cloaked(hound = 'keening-hound'): TestTable {
  return coreTable().asset(0, 'item/tattered-cloak').on(1, 'velma-s-diner').monster(hound, 'black-cave');
}
const act = (t: TestTable, hound = 'keening-hound') => t.run(activate, { monster: `monster/${hound}` });

rule('ARK-R.130', 'Tattered Cloak: its owner is no prey, even if nobody fits better', () => {
  const bare = act(coreTable().on(1, 'velma-s-diner').with(0, { remnants: 2 }).monster('keening-hound', 'black-cave'));
  expect(bare.beast('keening-hound')!.with).toEqual([0]);
  const t = act(cloaked().with(0, { remnants: 2 }));
  expect(t.beast('keening-hound')!.with).toEqual([1]);
});

rule('ARK-R.130', 'Tattered Cloak: a monster in the same space does not engage its owner', () => {
  const t = cloaked().on(0, 'black-cave').turn();
  expect([t.beast('keening-hound')!.with, t.seat(0).options.includes('gather')]).toEqual([[], true]);
});

rule(['ARK-R.130', 'ARK-412.5f'], 'Tattered Cloak: epic monsters see everybody', () => {
  const t = coreTable({ scenario: 'deep' }).asset(0, 'item/tattered-cloak');
  t.s.archive = t.s.archive.filter((card) => card !== 'archive/39');
  t.s.monsters.push({ card: 'archive/39', space: t.at('black-cave'), damage: 0, exhausted: false, with: [] });
  t.on(0, 'black-cave').run(activate, { monster: 'archive/39' });
  expect(t.board.monsters[0]!.with).toEqual([0]);
});

rule(
  'ARK-R.130',
  'Tattered Cloak: whom its owner attacks ignores them no longer, as long as it is on the board',
  () => {
    const t = cloaked().on(0, 'black-cave').turn();
    t.seat(0).does('attack');
    expect(t.beast('keening-hound')!.with).toEqual([0]);
    expect(t.board.provoked).toEqual([{ seat: 0, card: 'monster/keening-hound' }]);
    const gone = cloaked();
    gone.s.provoked.push({ seat: 0, card: 'monster/keening-hound' });
    gone.run(defeatMonster, { seat: 0, monster: 'monster/keening-hound', attack: false });
    expect(gone.board.provoked).toEqual([]);
  },
);

rule(['ARK-407.4', 'ARK-R.130'], 'what was used and traded away in this turn does not work for its new owner', () => {
  const t = cloaked().on(0, 'black-cave');
  t.s.locked.push('item/tattered-cloak');
  expect(t.run(checks, {}).beast('keening-hound')!.with).toEqual([0]);
});
