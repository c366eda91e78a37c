import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, done } from '@tabula/kernel/rule.js';
import { ALWAYS } from '@tabula/kit/acting.js';
import { irreducibleSpends } from '@tabula/kit/spends.js';
import type { CardId, Cults } from '../board.js';
import { TOKENS } from '../content/behaviour.js';
import { cardOf, kindOf } from '../content/cards.js';
import { optionsOf } from '../table-options.js';
import { discardFromHand, isLocked, unlocked } from './cards.js';
import { type Acting, rule } from './kit.js';

/** What is spent at once: thugs, adepts, freaks, and then the cards (section 16a). */
export type Spend = readonly [thugs: number, adepts: number, freaks: number, ...cards: CardId[]];

const NOTHING: Spend = [0, 0, 0];

/** What cards and tokens are worth for one purpose; every kind of token that counts is worth 1 (CULT-1.13). */
interface Tender {
  readonly worth: (card: CardId) => number;
  readonly tokens: readonly [thugs: number, adepts: number, freaks: number];
}

/** CULT-16.2, CULT-16.3: what a player could pay power with. CULT-20.11: other cultists pay only by an option. */
function powerTender(s: Cults, seat: Seat): Tender {
  const { thug, adept, freak } = s.seats[seat]!;
  const any = optionsOf(s).powerTokens === 'anyCultist';
  return { worth: power, tokens: [any ? thug : 0, adept, any ? freak : 0] };
}

const power = (card: CardId): number => cardOf(card).power;

/** CULT-16.5: whether a cost in power can be paid in full, by all that may be spent except one card. */
export function canPay(s: Cults, seat: Seat, cost: number, except: CardId | null = null): boolean {
  const { hand, thug, adept, freak, locked } = s.seats[seat]!;
  let left = cost - adept;
  if (left > 0 && optionsOf(s).powerTokens === 'anyCultist') left -= thug + freak;
  for (let i = 0; left > 0 && i < hand.length; i++) {
    const card = hand[i]!;
    if (card !== except && (locked.length === 0 || !locked.includes(card))) left -= cardOf(card).power;
  }
  return left <= 0;
}

/** CULT-16.2: all the power that a player could spend now. */
export function powerOf(s: Cults, seat: Seat): number {
  const { worth, tokens } = powerTender(s, seat);
  const cards = unlocked(s.seats[seat]!).reduce((sum, card) => sum + worth(card), 0);
  return tokens.reduce((sum, count) => sum + count, cards);
}

/** DP-13: every way to pay a cost in power. */
export const payments = (s: Cults, seat: Seat, cost: number): Spend[] => spendsOf(s, seat, cost, powerTender(s, seat));

/**
 * CULT-16.6, CULT-16.7, CULT-21.34: every set of usable hand cards and tokens that covers a need and of which nothing
 * could be left out. Of equal copies the first ones in hand stand for all.
 */
export function spendsOf(s: Cults, seat: Seat, need: number, { worth, tokens }: Tender): Spend[] {
  if (need <= 0) return [NOTHING]; // CULT-16.9
  const player = s.seats[seat]!;
  const kinds = new Map<string, CardId[]>();
  for (const card of player.hand) {
    if (worth(card) === 0 || isLocked(player, card)) continue;
    const kind = kindOf(card);
    const copies = kinds.get(kind);
    if (copies === undefined) kinds.set(kind, [card]);
    else copies.push(card);
  }
  const [thugs, adepts, freaks] = tokens;
  return irreducibleSpends(
    need,
    { copies: [...kinds.values()], worth, tokens: [thugs, freaks, adepts] },
    ([thug, freak, adept], cards): Spend => [thug!, adept!, freak!, ...cards],
  );
}

/** CULT-16.1, CULT-16.4, CULT-18.9: the cards to the own discard pile, the tokens to the pool, for all to see. */
export function pay(c: Acting, seat: Seat, [thugs, adepts, freaks, ...cards]: Spend): void {
  const player = c.s.seats[seat]!;
  const counts = [thugs, adepts, freaks];
  discardFromHand(c.s, seat, cards);
  for (const card of cards) tell(c, 'event.spent-card', { seat: { seat }, card: { card } });
  TOKENS.forEach((token, i) => {
    const count = counts[i]!;
    player[token] -= count;
    if (count > 0) tell(c, 'event.spent-tokens', { seat: { seat }, token: { token }, count });
  });
}

/**
 * A player pays a cost in power with hand cards and adepts, in any mix. Whoever calls this has asked `canPay`; only in a
 * world that an opponent imagines the hand may be too poor, and then nothing is spent. The question is put even if there
 * is one way to pay: that there is no other would betray the hand. `items` say what is paid for, for those who show the
 * bill: kinds of cards, 'place', or 'ritual' with its level.
 */
export const payment = rule<{ seat: Seat; cost: number; items?: string[] }, { spend: Spend }>('payment')({
  'CULT-16.9': ({ v }) => (v.cost <= 0 ? done() : undefined),
  'CULT-16.1': ({ s, v }) => {
    const ways = payments(s, v.seat, v.cost);
    return ask(v.seat, 'spend', ways.length > 0 ? ways : [NOTHING], ALWAYS);
  },
  'CULT-16.4': (c) => pay(c, c.v.seat, c.v.spend),
});
