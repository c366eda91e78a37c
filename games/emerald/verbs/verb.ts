import type { Seat } from '@tabula/kernel/json.js';
import type { Rule } from '@tabula/kernel/rule.js';
import type { CardId, Emerald } from '../board.js';
import type { Effect, EffectOf } from '../content/effects.js';
import { cardOf } from '../rules/cards.js';

/** Who uses which part of which card's text. */
export type Using = { seat: Seat; card: CardId; text: number; part: number };

/** What a part of a card's text does, and whether it could do anything now (EMER-4.16, EMER-20.83). */
export interface Deed<K extends Effect['do']> {
  readonly possible: (s: Emerald, seat: Seat, effect: EffectOf<K>, card: CardId) => boolean;
  readonly does: Rule<Using>;
}

/** The part that is being carried out. */
export function partOf<K extends Effect['do']>(s: Emerald, v: Using, kind: K): EffectOf<K> {
  const effect = cardOf(s, v.card).texts?.[v.text]?.does[v.part];
  if (effect?.do !== kind) throw new Error(`${v.card} does not ${kind}`);
  return effect as EffectOf<K>;
}
