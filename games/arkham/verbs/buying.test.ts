import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { says } from '../testing/says.js';
import { table } from '../testing/table.js';

const common = (cards: readonly string[]) => cards.filter((card) => /axe|rifle|vest/.test(card));

/** A table with a display of axes and vests, which cost $2. */
function shop(money: number) {
  const t = table().with(0, { money });
  const wanted = common([...t.s.items, ...t.s.display]).slice(0, 5);
  t.s.items = [...t.s.items, ...t.s.display].filter((card) => !wanted.includes(card));
  t.s.display = wanted;
  return { t, wanted };
}

rule(['ARK-432.1', 'ARK-485.5', 'ARK-R.92'], 'DP-37 several are bought before the display is filled again', () => {
  const { t, wanted } = shop(5);
  says(t, [
    { do: 'buy', trait: 'common' },
    { do: 'if', when: { when: 'bought' }, does: [{ do: 'remnant', gain: 1 }] },
  ]);
  t.seat(0)
    .isAsked('buy/card', [...wanted, 'stop'])
    .picks(wanted[0]!);
  t.seat(0)
    .isAsked('buy/card', [...wanted.slice(1), 'stop'])
    .picks(wanted[1]!);
  expect(t.player(0)).toMatchObject({ money: 1, remnants: 1 }); // the third is too dear
  expect([t.player(0).assets.map(({ card }) => card), t.board.display.length]).toEqual([wanted.slice(0, 2), 5]);
});

rule(['ARK-432.2', 'ARK-R.93'], 'one is bought for half its price', () => {
  const { t, wanted } = shop(1);
  says(t, [{ do: 'buy', trait: 'common', count: 1, half: true }]);
  t.seat(0).picks(wanted[0]!);
  expect([t.player(0).money, t.assets(0)]).toHaveLength(2);
  expect(t.player(0).money).toBe(0);
});

rule(['ARK-432.4', 'ARK-485.3', 'ARK-485.4'], 'DP-38 who buys nothing may have two cards replaced', () => {
  const { t, wanted } = shop(0);
  says(t, [
    { do: 'buy', trait: 'common' },
    { do: 'if', when: { when: 'bought' }, does: [{ do: 'remnant', gain: 1 }] },
  ]);
  t.seat(0).isAsked('buy/away').picks(wanted[0]!, wanted[2]!);
  expect(t.board.items.slice(0, 2).sort()).toEqual([wanted[0]!, wanted[2]!].sort());
  expect([t.board.display.length, t.player(0).remnants]).toEqual([5, 0]);
});

rule(
  'ARK-R.134',
  'of spells that are revealed one is bought, the others go under the deck in an order of one’s own',
  () => {
    const t = table().with(0, { money: 4 });
    const shown = [...t.s.spells].reverse();
    says(t, [{ do: 'buy-spells', reveal: 3, count: 1 }]);
    t.seat(0)
      .isAsked('buy-spells/card', [...shown, 'stop'])
      .picks(shown[1]!);
    t.seat(0).isAsked('buy-spells/order').picks(shown[2]!, shown[0]!);
    expect([t.player(0).money, t.player(0).assets[0]!.card]).toEqual([1, shown[1]!]);
    expect([t.board.spells, t.board.encounter]).toEqual([[shown[0]!, shown[2]!], []]);
  },
);

rule('ARK-R.134', 'a price of the card stands instead of the value', () => {
  const t = table().with(0, { money: 1 });
  const [first] = [...t.s.spells].reverse();
  says(t, [{ do: 'buy-spells', reveal: 1, count: 1, price: 1 }]);
  t.seat(0).picks(first!);
  expect(t.player(0).money).toBe(0);
});
