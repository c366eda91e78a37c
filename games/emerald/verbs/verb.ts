import type { Seat } from '@tabula/kernel/json.js';
import type { Rule } from '@tabula/kernel/rule.js';
import type { Declared, Deed, Fields, Held } from '@tabula/kit/verb.js';
import type { CardId, Emerald } from '../board.js';
import type { Effect, EffectOf, Faction } from '../content/behaviour.js';
import { cardOf } from '../rules/cards.js';

/** Who uses which part of which card's text. */
export type Using = { seat: Seat; card: CardId; text: number; part: number };

/**
 * A part of a card's text: a rule carries it out, and it is offered to a seat only if it could do something now (EMER-4.16,
 * EMER-20.83). What works inside another rule has none of its own. Its worth is in points over a whole game, for a player of a
 * faction.
 */
export type EffectParts<It> = Deed<Emerald, It, Seat, Rule<Using> | null, Faction>;
export type EffectVerb<F extends Fields> = Declared<F, EffectParts<Held<F>>>;

/** Most verbs hold nothing. */
export const NONE = {};

/** The part that is being carried out. */
export function partOf<K extends Effect['do']>(s: Emerald, v: Using, kind: K): EffectOf<K> {
  const effect = cardOf(s, v.card).texts?.[v.text]?.does[v.part];
  if (effect?.do !== kind) throw new Error(`${v.card} does not ${kind}`);
  return effect as EffectOf<K>;
}
