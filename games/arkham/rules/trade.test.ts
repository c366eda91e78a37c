import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { deedsOf } from './turn.js';

// ARK-407: what changes hands.

rule(
  ['ARK-407.2', 'ARK-R.36', 'ARK-447.3', 'ARK-478.10', 'ARK-496.5', 'ARK-459.8'],
  'a trade both want: tokens and cards change hands',
  () => {
    const t = table()
      .with(0, { money: 3 })
      .with(1, { clues: 2, remnants: 1 })
      .asset(1, 'item/vest', { damage: 1 })
      .turn();
    t.seat(0).does('trade').picks('0:1:money').isAsked('trade/count', ['1', '2', '3']).picks('2');
    t.seat(0).picks('1:0:clues').picks('1').picks('1:0:item/vest.0').picks('stop');
    t.seat(1).isAsked('trade/accepts').picks('true');
    expect(t.player(0)).toMatchObject({ money: 1, clues: 1 });
    expect(t.player(1)).toMatchObject({ money: 2, clues: 1, remnants: 1, assets: [] });
    expect(t.player(0).assets).toEqual([{ card: 'item/vest.0', damage: 1, horror: 0, back: false }]);
    expect(t.player(0).actions).toBe(1);
  },
);

rule(['ARK-R.36', 'ARK-487.13'], 'a refusal costs no action; talents and focus are not traded', () => {
  const t = table().with(0, { money: 1 }).focus(0, 'will').asset(0, 'starting/will').turn();
  t.seat(0).does('trade').isAsked('trade/gift', ['0:1:money', 'stop']).picks('0:1:money');
  t.seat(1).picks('false');
  expect([t.player(0).actions, t.player(0).money, t.player(0).performed]).toEqual([0, 1, []]);
});

rule('ARK-407.3', 'a partner may be engaged', () => {
  const t = table()
    .with(0, { money: 1 })
    .monster('hunter', 'north-b', { with: [1] })
    .turn();
  t.seat(0).does('trade').picks('0:1:money');
  t.seat(1).picks('true');
  expect(t.player(1).money).toBe(1);
});

rule(
  ['ARK-407.4', 'ARK-R.37'],
  'what was used in this turn and traded away is of no use until the next action phase',
  () => {
    const t = table().asset(0, 'item/charm').turn();
    t.seat(0).does('0@item/charm.0').does('trade').picks('0:1:item/charm.0').picks('stop');
    t.seat(1).picks('true');
    const unused = { ...t.board, used: [] }; // its own limit would keep it from a second use too
    expect(deedsOf(unused, 1)).not.toContain('0@item/charm.0');
    expect(deedsOf({ ...unused, locked: [] }, 1)).toContain('0@item/charm.0');
  },
);
