import { optional, record } from '@tabula/kernel/fields.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Interrupt, Rule } from '@tabula/kernel/rule.js';
import { int, oneOf, such } from '@tabula/kernel/shape.js';
import type { Declared, Deed, Fields, Held, Verb } from '@tabula/kit/verb.js';
import type { Elekt, UnitId } from '../board.js';
import { ATTRIBUTES, type Attribute, type UnitCard, ZONES, type Zone } from '../content/behaviour.js';

/** The four languages of the cards, and what their verbs have to say. A part that is forgotten does not compile. */

/** Who uses which part of an instant ability, where; `before` is the token that the part before attached. */
export type Using = { seat: Seat; unit: UnitId; zone: Zone; part: number; before: Attribute | null };
/** The token a part attached last, if any: the next part may have to differ from it. */
export type Used = Attribute | null;

/**
 * The user of an ability, with the Embers left after paying for it (ELEK-17.54). To the eyes of all a hand may hold
 * anything (ELEK-17.92).
 */
export type About = {
  readonly seat: Seat;
  readonly unit: UnitId;
  readonly zone: Zone;
  readonly embers: number;
  readonly eyes: 'own' | 'all';
};

/** One part of an instant ability: a rule carries it out. Its worth, as a unit's, is in symbols of Power. */
export type EffectParts<It> = Deed<Elekt, It, About, Rule<Using, Used>>;
export type EffectVerb<F extends Fields> = Declared<F, EffectParts<Held<F>>>;

/** What carries out a power that is in force: the rule, the interrupt or the function that looks for it in play. */
export type Carrier = Rule | Interrupt<Elekt> | ((...args: never) => unknown);

/** A permanent ability of a unit. Its worth, as a unit's, is in symbols of Power. */
export type UnitParts<It> = Verb<It, Carrier>;
export type UnitVerb<F extends Fields> = Declared<F, UnitParts<Held<F>>>;

/** What a Mission or an Influence does to its Zone. Its worth is what a unit gains there by it, in symbols of Power. */
export interface ZoneParts<It> extends Verb<It, Carrier, UnitCard> {
  /** What each unit more costs who assigns it there, by the same measure. */
  readonly burden?: number;
}
export type ZoneVerb<F extends Fields> = Declared<F, ZoneParts<Held<F>>>;

/** What a Privilege does for its owner. Its worth is in Titles. */
export type PrivilegeParts<It> = Verb<It, Carrier>;
export type PrivilegeVerb<F extends Fields> = Declared<F, PrivilegeParts<Held<F>>>;

/** An ability is worth about half a symbol, whatever it is; one that only hinders is worth nothing. */
export const ABLE = (): number => 0.6;
export const NOTHING = (): number => 0;

/** ELEK-1.13: the attributes that are fought for before Power. */
export const fought = oneOf('occultism', 'cunning', 'violence');
export const attribute = oneOf(...ATTRIBUTES);
export const zone = oneOf(...ZONES);
/** No player can have more than 3 Embers. */
export const embers = int(1, 3);
export const few = int(1, 4);
/** A number that changes something. */
export const change = (most: number) => such(int(-most, most), (by) => (by === 0 ? 'changes nothing' : null));

const changed = optional(change(6));
/** By how much the symbols of some attributes change. */
export const changes = such(
  record({ occultism: changed, cunning: changed, violence: changed, power: changed }),
  (value) => (Object.keys(value).length === 0 ? 'changes nothing' : null),
);

/** The fields that several verbs share. */
export const NONE = {};
export const COUNT = { count: few };
export const AMOUNT = { amount: embers };
export const PRICE = { price: embers };
export const FOUGHT = { attribute: fought };
export const FOUGHT_FOR = { attribute: fought, amount: embers };
