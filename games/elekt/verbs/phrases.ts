import { and, by, type Joined, type Phrase, phrase } from '@tabula/words/phrase.js';
import { ATTRIBUTES, type Attribute, type Symbols, type UnitType } from '../content/behaviour.js';

/** What several kinds of abilities say. */

/** "You own another Cultist in this Zone." */
export const ownAnother = (type: UnitType, place: 'this-zone' | 'there'): Phrase =>
  phrase('do.own-another', { type: { type }, place: { place } });

/** "You win Cunning in this Zone." */
export const win = (attribute: Attribute): Phrase => phrase('do.win', { attribute: { attribute } });
/** Whoever wins it, as a subject. */
export const winner = (attribute: Attribute): Phrase => phrase('who.winner', { attribute: { attribute } });

export const gain = (amount: number): Phrase => phrase('do.gain', { amount });
export const swapMore = (count: number): Phrase => phrase('do.swap-more', { count });
export const recover: Phrase = phrase('do.recover');

/** "+1 Occultism and +1 Power". */
function listed(changes: Symbols): Joined {
  return and(
    ...ATTRIBUTES.flatMap((attribute) => {
      const change = changes[attribute] ?? 0;
      if (change === 0) return [];
      const amount = change > 0 ? `+${change}` : `−${-change}`;
      return [phrase('card.symbols', { amount, attribute: { attribute } })];
    }),
  );
}

/** "Each unit in this Zone has +1 Power." */
export const has = (who: Phrase | { readonly who: string }, changes: Symbols): Phrase =>
  by(who, phrase('do.have', { changes: listed(changes) }));
