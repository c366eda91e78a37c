import { describe, expect, test } from 'vitest';
import { cardOf } from '../content/cards.js';
import { table } from '../testing/forced.js';
import { rule } from '../testing/rule.js';
import { canPay, payment, payments } from './payment.js';

const WITH_ONE_ADEPT = ['0:0:0:S1.0-0:S2.0-0', '0:0:0:S2.0-0:S5.0-0', '0:1:0:S2.0-0', '0:1:0:S1.0-0:S5.0-0'] as const;

rule(['CULT-16.1', 'CULT-16.2'], 'DP-13 power is paid with hand cards and adepts in any mix', () => {
  const t = table().hand(0, ['S1', 'S2', 'S5', 'S3']).tokens(0, { adept: 1 }).run(payment, { seat: 0, cost: 3 });
  t.seat(0).isAsked('payment/spend', WITH_ONE_ADEPT).picks('0:1:0:S2.0-0');
  expect(t.player(0).hand).toEqual(['S1.0-0', 'S5.0-0', 'S3.0-0']);
  expect(t.player(0).discard).toEqual(['S2.0-0']);
  expect(t.tokensOf(0)).toEqual([0, 0, 0]);
  expect(t.told('spent-card').map(({ params }) => params.card)).toEqual([{ card: 'S2.0-0' }]);
  expect(t.told('spent-tokens').map(({ params }) => [params.token, params.count])).toEqual([[{ token: 'adept' }, 1]]);
});

rule('CULT-16.3', 'attack, terror, thugs and freaks pay no power', () => {
  const t = table().hand(0, ['S3', 'S4', 'S6', 'S7']).tokens(0, { thug: 5, freak: 5 });
  expect(canPay(t.s, 0, 1)).toBe(false);
  expect(payments(t.s, 0, 1)).toEqual([]);
});

rule('CULT-16.4', 'a card with power and attack is used up entirely when it pays', () => {
  const t = table().hand(0, ['S5']).run(payment, { seat: 0, cost: 1 });
  expect(cardOf('S5').attack).toBe(1);
  expect(t.player(0).hand).toEqual([]);
  expect(t.player(0).discard).toEqual(['S5.0-0']);
});

rule('CULT-16.5', 'a cost that is not covered in full cannot be paid at all', () => {
  const t = table().hand(0, ['S1', 'S2']).tokens(0, { adept: 1 });
  expect(canPay(t.s, 0, 4)).toBe(true);
  expect(canPay(t.s, 0, 5)).toBe(false);
  expect(payments(t.s, 0, 5)).toEqual([]);
});

rule('CULT-16.6', 'where symbols do not match exactly the excess is lost', () => {
  const t = table().hand(0, ['S2', 'S2']).tokens(0, { adept: 0 }).run(payment, { seat: 0, cost: 3 });
  expect(t.player(0).discard).toEqual(['S2.0-0', 'S2.0-1']);
  expect(t.tokensOf(0)).toEqual([0, 0, 0]);
});

rule(['CULT-16.7', 'CULT-21.34'], 'INV-23 nothing may be spent that is not needed', () => {
  const t = table().hand(0, ['S2', 'S1']).tokens(0, { adept: 1 }).run(payment, { seat: 0, cost: 1 });
  t.seat(0).isAsked('payment/spend', ['0:0:0:S2.0-0', '0:0:0:S1.0-0', '0:1:0']);
  expect(t.seat(0).refused('0:1:0:S2.0-0')).toEqual({ code: 'illegal', rule: 'CULT-16.1' });
});

describe('CULT-16.7 every payment offered covers its cost, and each card and token in it is needed', () => {
  const hand = ['S1', 'S1', 'S2', 'S2', 'S5', 'A8', 'A2', 'G1', 'S6'];
  for (let cost = 1; cost <= 12; cost++)
    test(`cost ${cost}`, () => {
      const t = table().hand(0, hand).tokens(0, { adept: 2 });
      const found = payments(t.s, 0, cost);
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(found.map(String)).size).toBe(found.length);
      for (const [thugs, adepts, freaks, ...cards] of found) {
        const values = [...cards.map((card) => cardOf(card).power), ...new Array(adepts).fill(1)];
        const sum = values.reduce((total, value) => total + value, 0);
        expect([thugs, freaks]).toEqual([0, 0]);
        expect(sum).toBeGreaterThanOrEqual(cost);
        for (const value of values) expect(sum - value).toBeLessThan(cost);
      }
      expect(found.map(String).sort()).toEqual(bruteForce(t.s.seats[0]!.hand, 2, cost));
    });

  /** Tries every subset; of equal copies the first ones stand for all. */
  function bruteForce(cards: readonly string[], adepts: number, cost: number): string[] {
    const found = new Set<string>();
    for (let mask = 0; mask < 2 ** cards.length; mask++)
      for (let tokens = 0; tokens <= adepts; tokens++) {
        const chosen = cards.filter((_, i) => (mask & (1 << i)) !== 0);
        const values = [...chosen.map((card) => cardOf(card).power), ...new Array(tokens).fill(1)];
        const sum = values.reduce((total, value) => total + value, 0);
        const laterCopy = chosen.some((card) => card.endsWith('-1') && !chosen.includes(card.replace('-1', '-0')));
        if (sum < cost || values.some((value) => sum - value >= cost) || laterCopy) continue;
        const inOrder = chosen.slice().sort((a, b) => firstOf(cards, a) - firstOf(cards, b));
        found.add(String([0, tokens, 0, ...inOrder]));
      }
    return [...found].sort();
  }
  const firstOf = (cards: readonly string[], card: string) =>
    cards.findIndex((other) => other.split('.')[0] === card.split('.')[0]) * 10 + Number(card.endsWith('-1'));
});

rule('CULT-16.9', 'a cost of nothing is paid with nothing', () => {
  const t = table().hand(0, ['S1']).tokens(0, { adept: 1 }).run(payment, { seat: 0, cost: 0 });
  expect(t.ended).toBe(true);
  expect(t.player(0).hand).toEqual(['S1.0-0']);
  expect(t.tokensOf(0)).toEqual([0, 1, 0]);
});

rule('CULT-20.11', 'by the option anyCultist every token pays; by default adepts alone', () => {
  const laid = (options = {}) => table(options).hand(0, []).tokens(0, { thug: 1, adept: 1, freak: 1 });
  expect(canPay(laid().s, 0, 2)).toBe(false);
  const t = laid({ powerTokens: 'anyCultist' });
  expect(canPay(t.s, 0, 3)).toBe(true);
  expect(canPay(t.s, 0, 4)).toBe(false);
  t.run(payment, { seat: 0, cost: 2 });
  t.seat(0).isAsked('payment/spend', ['1:1:0', '1:0:1', '0:1:1']).picks('1:0:1');
  expect(t.tokensOf(0)).toEqual([0, 1, 0]);
});

rule('CULT-16.7', 'of equal copies the first ones stand for all, so that each way to pay is offered once', () => {
  const t = table().hand(0, ['S1', 'S1', 'S1']).tokens(0, { adept: 1 }).run(payment, { seat: 0, cost: 2 });
  t.seat(0).isAsked('payment/spend', ['0:0:0:S1.0-0:S1.0-1', '0:1:0:S1.0-0']);
});
