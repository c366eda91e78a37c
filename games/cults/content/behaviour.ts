import type { InEveryLanguage } from '@tabula/words/language.js';
import type { RuleId } from '../rule-ids.js';
import type { Ability } from '../verbs/abilities.js';
import type { CityEffect } from '../verbs/city.js';
import type { GoalNeed } from '../verbs/goals.js';

/**
 * What cards do, as data. The same declaration is run by the rules, read aloud as card text in three languages, shown to
 * bots, and audited; so a card says what it does.
 */

/** CULT-1.1, in the order of their numbers (CULT-19.3, CULT-21.3). */
export const DISTRICTS = ['uptown', 'northside', 'downtown', 'rivertown'] as const;
export type District = (typeof DISTRICTS)[number];
export const isDistrict = (x: unknown): x is District => DISTRICTS.includes(x as District);

/** CULT-1.24: what a plan marker may be used for; a bluff is the forfeit of a plan. */
export const PLANS = ['growth', 'preparation', 'influence', 'domination'] as const;
export type Plan = (typeof PLANS)[number];

/** CULT-1.12, with what each is worth (CULT-1.13): 1 attack, 1 power, 1 terror. */
export const TOKENS = ['thug', 'adept', 'freak'] as const;
export type Token = (typeof TOKENS)[number];

/** CULT-1.20: the faces of a recruitment die, by its six sides. */
export const DIE = ['attack', 'attack', 'power', 'power', 'terror', 'blank'] as const;
export const FACES = ['attack', 'power', 'terror', 'blank'] as const;
export type Face = (typeof FACES)[number];

/** CULT-1.11: how many markers of each level a player has. */
export const RITUALS = [2, 2, 1] as const;
export type Level = 1 | 2 | 3;

/** CULT-16.27 to CULT-16.32: when an ability may be used. */
export type Keyword =
  | 'mobilisation'
  | 'recruitment'
  | 'growth'
  | 'preparation'
  | 'influence'
  | 'confrontation'
  | 'terror';

export const CARD_TYPES = ['start', 'guardian', 'action', 'disorganisation'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** A cult card: one kind of which there are several copies. */
export interface CultCard {
  readonly id: string;
  readonly name: InEveryLanguage;
  readonly type: CardType;
  /** Of a starting card: in each colour; of a district card: in its stack. Disorganisation is unlimited (CULT-1.14). */
  readonly copies: number;
  /** The base cost in power; only district cards have one. */
  readonly cost: number;
  readonly attack: number;
  readonly power: number;
  readonly terror: number;
  readonly ability?: Ability;
  /** The rules and rulings that speak of this card. */
  readonly rules?: readonly RuleId[];
}

export interface CityCard {
  readonly id: string;
  readonly name: InEveryLanguage;
  readonly effect: CityEffect;
  /** The districts whose investigators advance, after the effect (CULT-4.8). */
  readonly advances: readonly District[];
  readonly rules?: readonly RuleId[];
}

export interface PrologueCard {
  readonly id: string;
  readonly name: InEveryLanguage;
  readonly sanity: { readonly [D in District]: number };
  /** Districts in which an investigator has arrived already. */
  readonly arrived: readonly District[];
  /** By how many spaces every track starts nearer to its district; at least one advance remains. */
  readonly nearer: number;
}

export interface GoalCard {
  readonly id: string;
  readonly name: InEveryLanguage;
  readonly difficulty: number;
  readonly needs: readonly GoalNeed[];
}

/** A set of cards to play with: plain data, from this repository or from a file. */
export interface Pack {
  readonly id: string;
  readonly name: InEveryLanguage;
  /** The starting deck, the same for every colour. */
  readonly starting: readonly CultCard[];
  /** District cards: guardians and actions, a stack each. */
  readonly cards: readonly CultCard[];
  readonly city: readonly CityCard[];
  readonly prologues: readonly PrologueCard[];
  readonly goals: readonly GoalCard[];
  /** CULT-21.9: the layout for a first game. */
  readonly layout: { readonly [D in District]: readonly [guardian: string, action: string] };
}
