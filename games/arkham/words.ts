import type { Instructions } from '@tabula/kernel/instructions.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Ability } from '@tabula/kernel/listeners.js';
import type { Condition } from './language/conditions.js';
import type { Cost } from './language/costs.js';
import type { Verb } from './language/instructions.js';
import type { InForce } from './language/rules.js';
import type { GROUPS } from './language/targets.js';
import type { Count, Skill } from './language/values.js';

/** What cards can say to the rules: instructions, moments at which they act, and rules that hold while they lie there. */

/** The vocabulary of the cards for the runner. */
export interface Words {
  readonly verb: Verb;
  readonly cost: Cost;
  readonly condition: Condition;
  readonly group: (typeof GROUPS)[number];
  readonly count: Count;
}
export type Text = Instructions<Words>;

/** The kinds of actions that every investigator has (ARK-401). */
export const ACTIONS = ['attack', 'evade', 'focus', 'gather', 'move', 'research', 'trade', 'ward'] as const;
export type Action = (typeof ACTIONS)[number];

/** What a test is part of (ARK-471.2). */
export const OCCASIONS = ['attack', 'evade', 'research', 'ward', 'cast', 'encounter', 'other'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** How harm comes about. */
export const CAUSES = ['text', 'attack', 'cast', 'cost'] as const;
export type Cause = (typeof CAUSES)[number];

/** How two that were engaged are engaged no more (ARK-R.131). */
export type Parting = 'evade' | 'text' | 'move' | 'defeat';

/** The moments at which cards may act, and what each carries; what can be called off there may be null. */
export interface Moments {
  /** ARK-410, ARK-R.41, ARK-R.125: actions of one's own, or of the codex. */
  action: { seat: Seat /** ARK-R.160: what was performed in this round and could be again. */; again: string[] };
  acted: { seat: Seat; action: string /** ARK-R.159: who else could do the same now. */; others: Seat[] };
  pool: { seat: Seat };
  rolled: { seat: Seat; skill: Skill; occasion: Occasion /** ARK-R.125. */; cast: boolean };
  'others-rolled': { seat: Seat; skill: Skill; occasion: Occasion; cast: boolean };
  /** ARK-462.1: dice outside tests. */
  'dice-rolled': { seat: Seat; outside: boolean };
  tested: { seat: Seat; skill: Skill; occasion: Occasion; passed: boolean; monster: string };
  'would-suffer': { seat: Seat; damage: number; horror: number; cause: Cause; by: string } | null;
  'would-mark': { seat: Seat; card: string; damage: number; horror: number };
  suffered: { seat: Seat; damage: number; horror: number; cause: Cause; by: string };
  marked: { seat: Seat; card: string; damage: number; horror: number; cause: Cause; by: string };
  'would-engage': { seat: Seat; monster: string } | null;
  'before-attacks': { seat: Seat };
  attacked: { seat: Seat; monster: string };
  striking: { seat: Seat; monster: string; damage: number; attack: true };
  disengaged: { seat: Seat; monster: string; how: Parting };
  evaded: { seat: Seat; monster: string };
  'failed-evade': { seat: Seat };
  damaged: { seat: Seat; monster: string; attack: boolean };
  /** By nobody: seat -1. */
  defeated: { seat: Seat; monster: string; attack: boolean };
  spawned: { monster: string };
  'gained-clue': { seat: Seat };
  'gained-asset': { seat: Seat; card: string };
  'spent-focus': { seat: Seat };
  'spent-remnant': { seat: Seat };
  'removed-doom': { seat: Seat; space: number; count: number };
  /** ARK-R.135: before and after the additional action of an evade. */
  additional: { seat: Seat; when: 'before' | 'after' };
  /** ARK-489.7: a spell was cast. */
  cast: { seat: Seat; card: string };
  /** ARK-432.2: whether the next card costs half. */
  buying: { seat: Seat; half: boolean };
  'would-encounter': { seat: Seat; names: string } | null;
  encountered: { seat: Seat; tile: number };
  anomaly: { tile: number };
  /** ARK-R.20: what codex cards wait for, when an effect is complete. */
  state: { round: number };
  reckoning: { round: number };
}
export type Moment = keyof Moments;

/** Whose doing it has to be: one's own, another's, one's in the same space, anybody's, or it is about this very card. */
export type Whose = 'own' | 'others' | 'others-here' | 'here' | 'any' | 'this';

/** Monsters that abilities tell apart. */
export type Foe = 'non-epic' | 'non-epic-human' | 'worshipper' | number;

/** An ability of a card: at which moment of whom, under which condition, how often. */
export interface CardAbility extends Ability<Moment, Words> {
  readonly whose: Whose;
  /** What the moment has to carry: this, at least so much, or one of these. */
  readonly about?: { readonly [name: string]: string | number | boolean } | undefined;
  readonly least?: { readonly [name: string]: number } | undefined;
  readonly among?: { readonly [name: string]: readonly (string | number)[] } | undefined;
  readonly when?: Condition | undefined;
  /** On this space only, by its name or by what lies there. */
  readonly space?: string | undefined;
  /** In one of these neighbourhoods only, or in that of the card (ARK-R.133). */
  readonly tiles?: readonly string[] | 'this' | undefined;
  /** The monster has to be of this kind. */
  readonly foe?: Foe | undefined;
  /** The tester has to be engaged with this monster. */
  readonly engagedWithThis?: true | undefined;
  /** ARK-R.148: the neighbourhood has no scar, or none that is not mended. */
  readonly unscarred?: 'scar' | 'any-scar' | undefined;
  readonly limit?: 'round' | 'roll' | 'action' | 'once' | undefined;
  /** ARK-R.125: it is the casting of a spell. */
  readonly cast?: true | undefined;
  /** ARK-401.5: may be done while engaged. */
  readonly engaged?: true | undefined;
}

/** What is so as long as a card is there. */
export type Standing = InForce;
