import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

// Freemasons (G02) and Mrs Hudson (G19), Diogenes Club (G07) and Doctor Watson (G09).

for (const [id, card] of [
  ['EMER-18.2', 'G02'],
  ['EMER-18.19', 'G19'],
] as const) {
  rule(id, `DP-20 ${card}: discard any other cards, or none, and draw as many and one`, () => {
    const t = table().hand(0, [card, 'ST01', 'ST02', 'ST03']).deck(0, ['ST08', 'ST09', 'ST10']).turn();
    const asked = t.seat(0).does(`free:${card}`).isAsked('redraw/cards', ['ST01.0', 'ST02.0', 'ST03.0']);
    expect([asked.question!.min, asked.question!.max]).toEqual([0, 3]);
    asked.picks('ST01.0', 'ST03.0');
    expect(t.player(0).hand).toEqual(['ST02.0', 'ST08.0', 'ST09.0', 'ST10.0']);
    expect(t.player(0).discard).toEqual(['ST01.0', 'ST03.0', card]);
    const none = table().hand(0, [card, 'ST01']).deck(0, ['ST08']).turn();
    none.seat(0).does(`free:${card}`).picks();
    expect(none.player(0).hand).toEqual(['ST01.0', 'ST08.0']);
  });

  rule([id, 'EMER-4.18'], `${card}: a reshuffle takes in what was discarded, but not the card itself`, () => {
    const t = table().hand(0, [card, 'ST01', 'ST02']).deck(0, ['ST10'], true).turn();
    t.seat(0).does(`free:${card}`);
    const rest = ['ST03', 'ST04', 'ST05', 'ST06', 'ST07', 'ST08', 'ST09'].map((each) => `${each}.0`);
    t.script([...rest, 'ST02.0', 'ST01.0'])
      .seat(0)
      .picks('ST01.0', 'ST02.0');
    expect(t.player(0).hand).toEqual(['ST10.0', 'ST01.0', 'ST02.0']);
    expect(t.player(0).discard).toEqual([card]);
  });
}

for (const [id, card] of [
  ['EMER-18.7', 'G07'],
  ['EMER-18.9', 'G09'],
] as const)
  rule(id, `DP-21 ${card}: two cards are drawn, whatever the hand; the card itself is not shuffled in`, () => {
    const t = table().hand(0, [card, 'ST01', 'ST02', 'ST03', 'ST04', 'ST05']).deck(0, ['ST08', 'ST09']).turn();
    t.seat(0).does(`free:${card}`);
    expect(t.player(0).hand).toHaveLength(7);
    expect(t.player(0).hand.slice(5)).toEqual(['ST08.0', 'ST09.0']);
    const shuffled = table().hand(0, [card]).deck(0, [], true).turn();
    shuffled.seat(0).does(`free:${card}`);
    expect([shuffled.player(0).hand.length, shuffled.player(0).discard]).toEqual([2, [card]]);
  });

rule('EMER-20.83', 'drawing cards need a card in the own deck or discard pile', () => {
  const t = table().hand(0, ['G02', 'G19', 'G07', 'G09']).nothingToDraw(0).turn();
  expect(t.seat(0).options.filter((key) => key.startsWith('free'))).toEqual([]);
  const one = table().hand(0, ['G02', 'G19', 'G07', 'G09']).nothingToDraw(0).discard(0, ['ST01']).turn();
  expect(one.seat(0).options.filter((key) => key.startsWith('free'))).toEqual([
    'free:G02',
    'free:G19',
    'free:G07',
    'free:G09',
  ]);
});
