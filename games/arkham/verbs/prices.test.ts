import { expect } from 'vitest';
import { assetOf } from '../rules/look.js';
import { coreTable } from '../testing/core-table.js';
import { rule } from '../testing/rule.js';
import { says } from '../testing/says.js';
import type { TestTable } from '../testing/table.js';

const CHEAP = ['item/knife', 'item/liquid-courage', 'item/pain-killers']; // $1 each
const CLOTHES = '0@item/fine-clothes';
const buys = (t: TestTable) => says(t, [{ do: 'buy', trait: 'common' }]);

rule(['ARK-R.134', 'ARK-432.2', 'ARK-R.93'], 'Fine Clothes: one card costs half its value, once a round', () => {
  const t = coreTable()
    .with(0, { money: 9 })
    .asset(0, 'item/fine-clothes')
    .display('item/45-thompson', 'item/38-revolver', ...CHEAP); // $5, $3
  buys(t).seat(0).isAsked('window/use', [CLOTHES, 'no']).picks(CLOTHES);
  t.seat(0).isAsked('buy/card').picks('item/45-thompson');
  expect(t.player(0).money).toBe(6);
  t.seat(0).isAsked('buy/card').picks('item/38-revolver'); // the clothes have been used
  expect(t.player(0).money).toBe(3);
});

rule(['ARK-432.1', 'ARK-432.2'], 'Henry Wan: what can be paid at half its value only is offered when he helps', () => {
  const bargain = () =>
    coreTable()
      .with(0, { money: 2 })
      .asset(0, 'ally/henry-wan')
      .display('item/38-revolver', 'item/45-thompson', 'item/shotgun', 'item/dynamite', 'item/tattered-cloak');
  const t = buys(bargain());
  t.seat(0).isAsked('window/use').picks('0@ally/henry-wan');
  t.seat(0).isAsked('buy/card', ['item/38-revolver', 'stop']).picks('item/38-revolver');
  expect([t.player(0).money, t.assets(0)]).toEqual([0, ['ally/henry-wan', 'item/38-revolver']]);
  const without = buys(bargain());
  without.seat(0).picks('no').isAsked('buy/away'); // ARK-432.4: nothing can be bought
});

rule('ARK-432.3', 'half prices do not add up: what costs half already is not halved again', () => {
  const t = coreTable()
    .with(0, { money: 9 })
    .asset(0, 'item/fine-clothes')
    .display('item/45-thompson', ...CHEAP);
  says(t, [{ do: 'buy', trait: 'common', count: 1, half: true }]);
  t.seat(0).isAsked('buy/card').picks('item/45-thompson');
  expect(t.player(0).money).toBe(6);
});

rule('ARK-R.134', 'a revealed spell is bought at half its value too', () => {
  const t = coreTable().with(0, { money: 9 }).asset(0, 'item/fine-clothes');
  const top = t.s.spells.at(-1)!;
  says(t, [{ do: 'buy-spells', reveal: 1 }]);
  t.seat(0).isAsked('window/use').picks(CLOTHES);
  t.seat(0).isAsked('buy-spells/card').picks(top);
  expect(t.player(0).money).toBe(9 - Math.ceil(assetOf(t.board, top).value! / 2));
});

/** Headline 29 lies in the codex. */
const dear = () =>
  coreTable()
    .with(0, { money: 4 })
    .display('item/38-revolver', ...CHEAP, 'item/45-thompson')
    .rumour('headline/29');
const TEST_29 = '0@headline/29';

rule(['ARK-R.147', 'ARK-R.134'], 'headline 29: everything in the display costs $2 more', () => {
  const t = buys(dear());
  t.seat(0).isAsked('window/use', [TEST_29, 'no']).picks('no');
  t.seat(0)
    .isAsked('buy/card', [...CHEAP, 'stop'])
    .picks('item/knife');
  expect(t.player(0).money).toBe(1);
});

rule('ARK-R.147', 'headline 29: who passes its test is free of it for the round, others are not', () => {
  const t = dear().script(6, 6, 6, 6, 6, 6);
  buys(t).seat(0).picks(TEST_29);
  t.seat(0)
    .isAsked('buy/card', ['item/38-revolver', ...CHEAP, 'stop'])
    .picks('item/38-revolver');
  expect(t.player(0).money).toBe(1);
  expect(t.board.used).toContain('ignores@headline/29#0');
  expect(t.board.used).not.toContain('ignores@headline/29#1');
});

rule(['ARK-R.147', 'ARK-R.112'], 'headline 29: each investigator has a test of their own in a round', () => {
  const t = dear();
  t.s.used.push('0@headline/29#0');
  buys(t)
    .seat(0)
    .isAsked('buy/card', [...CHEAP, 'stop']); // seat 0 has made it
  const other = dear();
  other.s.used.push('0@headline/29#1');
  buys(other).seat(0).isAsked('window/use', [TEST_29, 'no']);
});
