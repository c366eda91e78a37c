import type { Bound, Script } from '@tabula/kernel/instructions.js';
import type { Json, Seat } from '@tabula/kernel/json.js';
import type { AbilityId } from '@tabula/kernel/listeners.js';
import type { Call, PlainCall } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import type { CardId } from '../cards.js';
import type { Skill } from '../language/values.js';
import type { Action, Cause, Occasion, Parting } from '../words.js';

/**
 * Rules that other chapters call, by their names: the chapters of this game call each other in circles (a wound may
 * defeat an investigator, whose doom may make an anomaly), their files do not import each other so.
 */
interface Later<A extends object, R> {
  (args: A): PlainCall;
  <K extends string>(args: A, into: K): Call<K, R>;
}

function later<A extends object, R = void>(rule: string): Later<A, R> {
  function made(args: A): PlainCall;
  function made<K extends string>(args: A, into: K): Call<K, R>;
  function made(args: A, into = ''): Call {
    return { op: 'call', rule, args: args as Record<string, Json>, into };
  }
  return made;
}

/** Carries out instructions of a card. */
export const says = later<Script, Bound>('instructions');
/** ARK-R.20: state checks after an instruction; what follows a whole effect. */
const checks = later<None>('checks');
export const checked = (): PlainCall => checks({});
const effectOver = later<{ within?: boolean }>('effect-over');
/** An effect is complete; `within` another one, whose end is waited for by those who let go (ARK-R.135). */
export const completed = (within = false): PlainCall => effectOver(within ? { within } : {});

/** ARK-471: the number of successes. */
export type Testing = {
  seat: Seat;
  skill: Skill;
  modifier: number;
  occasion: Occasion;
  monster: CardId;
  /** ARK-R.125: it is also the test of a spell. */
  cast?: boolean;
};
export const test = later<Testing, number>('test');

/** ARK-462.1: dice outside tests; the faces. */
export const rollDice = later<{ seat: Seat; count: number }, number[]>('roll-dice');

/** 7.8: one packet of damage and horror; the result is how much damage came to the investigator and to allies. */
export type Harm = { seat: Seat; damage: number; horror: number; direct: boolean; cause: Cause; by: CardId };
export const suffer = later<Harm, number>('suffer');

/** ARK-R.21: a batch of doom, a space for each token. */
export const placeDoom = later<{ spaces: number[] }>('place-doom');

export type Engaging = { seat: Seat; monster: CardId; by: 'monster' | 'investigator' };
export const engage = later<Engaging>('engage');
export const disengage = later<{ seat: Seat; monster: CardId; how: Parting; exhaust: boolean }>('disengage');

export type Damaging = { seat: Seat; monster: CardId; count: number; attack: boolean };
export const damageMonster = later<Damaging>('damage-monster');
export const defeatMonster = later<{ seat: Seat; monster: CardId; attack: boolean }>('defeat-monster');

/** ARK-415.6, ARK-449, ARK-480. */
export type Leaving = 'defeated' | 'devoured' | 'retired';
export const leave = later<{ seat: Seat; how: Leaving }>('leave');

/** ARK-414. */
export const discardAsset = later<{ seat: Seat; card: CardId }>('discard-asset');

/** ARK-455: to another space; `ignoring` looks for no monsters there yet. */
export const moveTo = later<{ seat: Seat; space: number; ignoring: boolean }>('move-to');

/** ARK-495.1: a token is drawn and resolved. */
export const drawToken = later<{ seat: Seat }>('draw-token');

/** ARK-401: an action, by its name or as the ability of a card; `again` if it is repeated (ARK-R.136). Whether it was performed. */
export type Acted = { seat: Seat; deed: Action | AbilityId; again?: boolean; within?: boolean };
export const act = later<Acted, boolean>('act');
