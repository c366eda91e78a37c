import type { Seat } from '@tabula/kernel/json.js';
import type { Arkham } from '../board.js';
import type { CardId } from '../cards.js';
import { sideOf } from '../packs.js';
import { assetOf, standingIn } from '../rules/look.js';
import type { Verb } from './verb.js';

/** ARK-432.2, ARK-R.134: what cards cost, and what changes it. */

/** ARK-R.147: noted among what was used in this round, and over with it. */
const ignoring = (card: CardId, seat: Seat): string => `ignores@${card}#${seat}`;

/** What cards of the codex add to the price of everything in the display. */
function surcharge(s: Arkham, seat: Seat): number {
  let more = 0;
  for (const { card, back } of s.codex)
    for (const rule of standingIn(s, sideOf(card, back)))
      if (rule.is === 'dearer' && !s.used.includes(ignoring(card, seat))) more += rule.by;
  return more;
}

/** ARK-432.2, ARK-R.93: the value of a card, or half of it, rounded up. */
export function worthOf(s: Arkham, card: CardId, half: boolean): number {
  const { value = 0 } = assetOf(s, card);
  return half ? Math.ceil(value / 2) : value;
}

/** What a card of the display costs: the half first, then what makes it dearer. */
export const priceOf = (s: Arkham, seat: Seat, card: CardId, half: boolean): number =>
  worthOf(s, card, half) + surcharge(s, seat);

/** The next card of the purchase costs half; ARK-432.3: half prices do not add up. */
export const halfPrice: Verb<'half-price'> = {
  possible: (_s, _it, { bound }) => bound.half === false,
  does: ({ v }) => {
    v.bound.half = true;
  },
};

/** ARK-R.147: for this investigator, until the end of the round. */
export const ignoreThis: Verb<'ignore-this'> = {
  possible: (s, _it, { of, seat }) => !s.used.includes(ignoring(of, seat)),
  does: ({ s, v }) => {
    s.used.push(ignoring(v.of, v.seat));
  },
};
