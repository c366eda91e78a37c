import type { Bound } from '@tabula/kernel/instructions.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Arkham } from '../board.js';
import type { CardId } from '../cards.js';
import type { Trade } from '../language/targets.js';
import { discardAsset } from '../rules/calls.js';
import { assetOf } from '../rules/look.js';
import { gainFrom, offersOf } from './possessions.js';
import { choosing, type Target } from './which.js';

/** ARK-R.170: a card of a trait for another one; who has none of them gives none. */

/** The name by which it is known that the card was given, or that the other was gained. */
const EXCHANGED = 'exchanged';
type Stage = 'given' | 'gained' | undefined;
const stageOf = (bound: Bound): Stage => bound[EXCHANGED] as Stage;

const ownOf = (s: Arkham, seat: Seat, trait: Trade): CardId[] =>
  s.seats[seat]!.assets.map(({ card }) => card).filter((card) => assetOf(s, card).traits.includes(trait));

const wanted = (trait: Trade) => ({ card: 'item', trait }) as const;

export const exchange = choosing('exchange', {
  options: (s, { trait }, { seat, bound }) => {
    const offered = offersOf(s, wanted(trait));
    const stage = stageOf(bound);
    if (stage === 'gained' || offered.length === 0) return [];
    const own = ownOf(s, seat, trait);
    return stage === 'given' || own.length === 0 ? offered : own.map((card): Target => ['card', card]);
  },
  most: () => 2,
  settles: (c, { trait }, that) => {
    const { s, v } = c;
    const gives = stageOf(v.bound) === undefined && ownOf(s, v.seat, trait).length > 0;
    v.bound[EXCHANGED] = gives ? 'given' : 'gained';
    return gives ? discardAsset({ seat: v.seat, card: String(that[1]) }) : gainFrom(c, wanted(trait), that);
  },
});
