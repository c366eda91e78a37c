import type { Instructions } from '@tabula/kernel/instructions.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Ability } from '@tabula/kernel/listeners.js';
import type { Condition } from './language/conditions.js';
import type { Cost } from './language/costs.js';
import type { GROUPS } from './language/targets.js';
import type { Count, Skill } from './language/values.js';
import type { Carried, VerbName } from './verbs/declared.js';

/** What cards can say to the rules: instructions, moments at which they act, and rules that hold while they lie there. */

/** The vocabulary of the cards for the runner. */
export interface Words {
  readonly verb: Carried<VerbName>;
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
  action: { seat: Seat };
  acted: { seat: Seat; action: string };
  pool: { seat: Seat };
  rolled: { seat: Seat };
  'others-rolled': { seat: Seat };
  tested: { seat: Seat; skill: Skill; occasion: Occasion; passed: boolean; monster: string };
  'would-suffer': { seat: Seat; damage: number; horror: number; cause: Cause; by: string } | null;
  'would-mark': { seat: Seat; card: string; damage: number; horror: number };
  suffered: { seat: Seat; damage: number; horror: number; cause: Cause; by: string };
  marked: { seat: Seat; card: string; damage: number; horror: number; cause: Cause };
  'would-engage': { seat: Seat; monster: string } | null;
  'before-attacks': { seat: Seat };
  attacked: { seat: Seat; monster: string };
  striking: { seat: Seat; monster: string; damage: number };
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
  'would-encounter': { seat: Seat } | null;
  encountered: { seat: Seat; tile: number };
  anomaly: { tile: number };
  /** ARK-R.20: what codex cards wait for, when an effect is complete. */
  state: { round: number };
  reckoning: { round: number };
}
export type Moment = keyof Moments;

/** Whose doing it has to be: one's own, another's, one's in the same space, anybody's, or it is about this very card. */
export type Whose = 'own' | 'others' | 'here' | 'any' | 'this';

/** An ability of a card: at which moment of whom, under which condition, how often. */
export interface CardAbility extends Ability<Moment, Words> {
  readonly whose: Whose;
  /** What the moment has to carry. */
  readonly about?: { readonly [name: string]: string | number | boolean };
  readonly when?: Condition;
  /** Of an action: on this space only. */
  readonly space?: string;
  readonly limit?: 'round';
  /** ARK-401.5: may be done while engaged. */
  readonly engaged?: true;
}

/** What is so as long as a card is there. */
export type Standing =
  | {
      readonly is: 'bonus';
      readonly dice: number;
      readonly skill?: Skill;
      readonly during?: Occasion;
    }
  | { readonly is: 'success-from'; readonly face: 4 | 6 }
  | { readonly is: 'focus-limit'; readonly change: number }
  | { readonly is: 'more-actions'; readonly count: number }
  | { readonly is: 'never-discarded' }
  /** ARK-R.143: so much for each marker on the sheet. */
  | { readonly is: 'monster-health'; readonly monster: string; readonly each: number }
  /** ARK-437, ARK-411.3: the two cards of rules. */
  | { readonly is: 'outbreak' }
  | { readonly is: 'anomalies' };
