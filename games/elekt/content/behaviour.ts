import type { Instruction } from '@tabula/kit/verb.js';
import type { InEveryLanguage } from '@tabula/words/language.js';
import type { RuleId } from '../rule-ids.js';
import type { EFFECTS } from '../verbs/effects.js';
import type { PRIVILEGES } from '../verbs/privileges.js';
import type { UNIT_POWERS } from '../verbs/unit-powers.js';
import type { ZONE_POWERS } from '../verbs/zone-powers.js';

/**
 * What cards are made of. What they do is said with the verbs of verbs/: the same declaration is run by the rules, read
 * aloud as card text in three languages, weighed by bots, and checked; so a card says what it does.
 */

/** ELEK-1.13, in the order of their confrontations (ELEK-6.2). */
export const ATTRIBUTES = ['occultism', 'cunning', 'violence', 'power'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** ELEK-1.2, in the order in which they are resolved. */
export const ZONES = ['mission', 'influence', 'court'] as const;
export type Zone = (typeof ZONES)[number];

/** ELEK-1.15: every unit is of one of them. */
export const UNIT_TYPES = ['wraith', 'cultist'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export type Symbols = { readonly [A in Attribute]?: number };

/** One part of an instant ability. The parts are carried out in order, each as far as possible. */
export type Effect = Instruction<'do', typeof EFFECTS>;
/** What a unit does as long as it lies in a Zone and is not switched off. */
export type UnitPower = Instruction<'is', typeof UNIT_POWERS>;
/** How a Mission or Influence changes its Zone while it lies there, or what it does for its winner. */
export type ZonePower = Instruction<'is', typeof ZONE_POWERS>;
/** What a won Privilege does for its owner until the end of the game. */
export type PrivilegePower = Instruction<'is', typeof PRIVILEGES>;

export interface UnitCard {
  readonly id: string;
  readonly name: InEveryLanguage;
  readonly type: UnitType;
  /** The shield; a unit without it is an Elite unit (ELEK-1.16). */
  readonly basic: boolean;
  readonly symbols: Symbols;
  /** ELEK-1.14, ELEK-13.1: an instant ability, with a cost or without, or a permanent one, or none. */
  readonly instant?: { readonly cost: number; readonly does: readonly Effect[] };
  readonly permanent?: readonly UnitPower[];
  /** The rules and rulings that speak of this card. */
  readonly rules?: readonly RuleId[];
}

export interface ZoneCard {
  readonly id: string;
  readonly name: InEveryLanguage;
  /** ELEK-1.17, ELEK-1.18: one or two, each with a name of its own. */
  readonly titles: readonly InEveryLanguage[];
  readonly powers: readonly ZonePower[];
  /** The rules and rulings that speak of this card. */
  readonly rules?: readonly RuleId[];
}

export interface PrivilegeCard {
  readonly id: string;
  readonly name: InEveryLanguage;
  readonly powers: readonly PrivilegePower[];
  /** The rules and rulings that speak of this card. */
  readonly rules?: readonly RuleId[];
}

/** A set of cards to play with: plain data, from this repository or from a file. */
export interface Pack {
  readonly id: string;
  readonly name: InEveryLanguage;
  readonly units: readonly UnitCard[];
  readonly missions: readonly ZoneCard[];
  readonly influences: readonly ZoneCard[];
  readonly privileges: readonly PrivilegeCard[];
}
