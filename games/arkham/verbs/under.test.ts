import { expect } from 'vitest';
import { discardAsset } from '../rules/leave.js';
import { coreTable } from '../testing/core-table.js';
import { rule } from '../testing/rule.js';
import { says } from '../testing/says.js';
import type { TestTable } from '../testing/table.js';

const LUGGAGE = 'special/abandoned-luggage';
const found = (t: TestTable) => says(t, [{ do: 'special', card: LUGGAGE }]);

rule('ARK-R.171', 'Abandoned Luggage: the top two items lie under it, unseen by all', () => {
  const t = coreTable();
  const top = t.s.items.slice(-2);
  found(t);
  expect([t.assets(0), t.board.under]).toEqual([[LUGGAGE], [{ card: LUGGAGE, cards: top }]]);
  expect(t.view(0).board.under).toEqual([{ card: LUGGAGE, cards: { count: 2 } }]);
});

rule('ARK-R.171', 'Abandoned Luggage takes what there is', () => {
  const t = coreTable();
  const [only] = t.s.items;
  t.s.seats[1]!.assets = t.s.items.splice(1).map((card) => ({ card, damage: 0, horror: 0, back: false }));
  expect(found(t).board.under).toEqual([{ card: LUGGAGE, cards: [only!] }]);
});

/** The luggage in play, with the top two items under it. */
function packed() {
  const t = coreTable().asset(0, LUGGAGE);
  const cards = t.s.items.splice(-2);
  t.s.under = [{ card: LUGGAGE, cards }];
  return { t, cards };
}

rule('ARK-R.171', 'who passes the test of the Abandoned Luggage has both cards, and it is gone', () => {
  const { t, cards } = packed();
  t.script(6, 6, 6, 6).turn().seat(0).does(`1@${LUGGAGE}`);
  while (t.seat(0).question?.id === 'test/change') t.seat(0).picks('stop');
  expect([t.player(0).assets.map(({ card }) => card), t.board.under]).toEqual([cards, []]);
  expect(t.board.special).toContain(LUGGAGE);
});

rule('ARK-R.171', 'if it is discarded, what is under it goes under the item deck', () => {
  const { t, cards } = packed();
  t.run(discardAsset, { seat: 0, card: LUGGAGE });
  expect([t.board.items.slice(0, 2), t.board.under]).toEqual([cards, []]);
});

rule(['ARK-R.171', 'ARK-R.36'], 'what is under it goes with it in a trade', () => {
  const { t, cards } = packed();
  t.turn().seat(0).does('trade').picks(`0:1:${LUGGAGE}`);
  t.seat(1).picks('true');
  expect([t.assets(1), t.board.under]).toEqual([[LUGGAGE], [{ card: LUGGAGE, cards }]]);
});
