import { type Ref, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, askAmount, askYesNo, done, goto } from '@tabula/kernel/rule.js';
import { STOP, type Stop } from '@tabula/kit/acting.js';
import type { Arkham } from '../board.js';
import type { CardId } from '../cards.js';
import { rule } from './kit.js';
import { assetOf, seatsAt } from './look.js';

/** ARK-407: things change hands, always from or to the one who acts (ARK-R.36). */

const TOKENS = ['money', 'clues', 'remnants'] as const;
type Token = (typeof TOKENS)[number];
export const isToken = (thing: string): thing is Token => (TOKENS as readonly string[]).includes(thing);
/** What changes hands, as events name it. */
const named = (what: Token | CardId): Ref => (isToken(what) ? { stock: what } : { card: what });
const TRADED: readonly string[] = ['ally', 'item', 'spell']; // ARK-R.36

/** One thing that goes from somebody to somebody. */
export type Gift = readonly [from: Seat, to: Seat, what: Token | CardId];
/** The same with how much of it: 1 for a card. */
type Passed = readonly [...Gift, count: number];

/** Those with whom one can trade (ARK-407.2, ARK-407.3). */
export const partners = (s: Arkham, seat: Seat): Seat[] =>
  seatsAt(s, s.seats[seat]!.space).filter((other) => other !== seat);

/** What somebody can give that is not on the list yet. */
function things(s: Arkham, from: Seat, deal: readonly Passed[]): (Token | CardId)[] {
  const one = s.seats[from]!;
  const isGiven = (what: Token | CardId) => deal.some((gift) => gift[0] === from && gift[2] === what);
  const found: (Token | CardId)[] = TOKENS.filter((token) => one[token] > 0 && !isGiven(token));
  for (const { card } of one.assets) if (TRADED.includes(assetOf(s, card).type) && !isGiven(card)) found.push(card);
  return found;
}

/** DP-10: what can be put on the list now. */
export function gifts(s: Arkham, seat: Seat, deal: readonly Passed[]): Gift[] {
  const mine = things(s, seat, deal);
  const found: Gift[] = [];
  for (const other of partners(s, seat)) {
    for (const what of mine) found.push([seat, other, what]);
    for (const what of things(s, other, deal)) found.push([other, seat, what]);
  }
  return found;
}

/** Whether there is anybody to trade with, and anything to trade (ARK-R.27). */
export const canTrade = (s: Arkham, seat: Seat): boolean => {
  const others = partners(s, seat);
  return others.length > 0 && [seat, ...others].some((from) => hasGift(s, from));
};
const hasGift = (s: Arkham, from: Seat): boolean => {
  const { money, clues, remnants, assets } = s.seats[from]!;
  return money + clues + remnants > 0 || assets.some(({ card }) => TRADED.includes(assetOf(s, card).type));
};

/** ARK-R.36: the result says whether it came about; if not, the action is not spent. */
export const tradeAction = rule<
  { seat: Seat },
  { deal: Passed[]; gift: Gift | Stop; count: number; asked: Seat[]; accepts: boolean },
  boolean
>('trade')({
  'ARK-407.2': ({ v }) => {
    v.deal = [];
  },
  'ARK-R.36': ({ s, v }) => ask<'gift', Gift | Stop>(v.seat, 'gift', [...gifts(s, v.seat, v.deal), STOP]),
  'ARK-R.36 count': ({ s, v }) => {
    if (v.gift === STOP) return v.deal.length === 0 ? done(false) : goto('ARK-407.3');
    const [from, , what] = v.gift;
    if (isToken(what)) return askAmount(v.seat, 'count', 1, s.seats[from]![what]);
    v.count = 1;
  },
  'ARK-R.36 listed': ({ v }) => {
    if (v.gift !== STOP) v.deal.push([...v.gift, v.count]);
    return goto('ARK-R.36');
  },
  'ARK-407.3': ({ v }) => {
    v.asked = [...new Set(v.deal.map(([from, to]) => (from === v.seat ? to : from)))];
  },
  'ARK-R.36 accepted': ({ v }) => {
    const [other] = v.asked;
    return other === undefined ? goto('ARK-407.4') : askYesNo(other, 'accepts');
  },
  'ARK-R.36 answer': (c) => {
    const other = c.v.asked.shift()!;
    if (c.v.accepts) return goto('ARK-R.36 accepted');
    tell(c, 'event.refused', { seat: { seat: other } });
    return done(false);
  },
  'ARK-407.4': (c) => {
    const { s, v } = c;
    for (const [from, to, what, count] of v.deal) {
      const [giver, taker] = [s.seats[from]!, s.seats[to]!];
      if (isToken(what)) {
        giver[what] -= count;
        taker[what] += count;
      } else {
        const at = giver.assets.findIndex(({ card }) => card === what);
        taker.assets.push(...giver.assets.splice(at, 1));
        if (from === v.seat && s.handled.includes(what)) s.locked.push(what); // ARK-R.37
      }
      tell(c, 'event.traded', { from: { seat: from }, to: { seat: to }, what: named(what), count });
    }
    return done(true);
  },
});
