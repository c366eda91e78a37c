import type { Chance } from './chance.js';
import { Defect } from './errors.js';
import type { Json, Scalar, Seat } from './json.js';

/** One thing a player may choose: an id, an amount, yes or no, or a short tuple of those (a unit and a zone). */
export type Choice = Scalar | readonly Scalar[];

/** How the options of a question are to be combined into an answer. */
export type QuestionKind = 'one' | 'yesno' | 'amount' | 'some' | 'order';

/** A question to one seat. Its options are listed as raw choices; how they look is derived only when somebody looks. */
export interface Ask<K extends string = string, T = unknown> {
  readonly op: 'ask';
  readonly seat: Seat;
  readonly into: K;
  readonly kind: QuestionKind;
  readonly choices: readonly Choice[];
  readonly min: number;
  readonly max: number;
  /** Ask even if there is only one option: passing is a choice, and silence must not betray a hand. */
  readonly always: boolean;
  /** The result stands already; nobody has to wait for this answer. */
  readonly cosmetic: boolean;
  /** Never set: carries the type of the answer. */
  readonly answer?: T;
}

/** Questions to several seats at once, sealed until all have answered. */
export interface AskAll<K extends string = string, T = unknown> {
  readonly op: 'askAll';
  readonly into: K;
  readonly asks: readonly Ask<string, T>[];
}

/** Another rule to run now. */
export interface Call<K extends string = string, R = unknown> {
  readonly op: 'call';
  readonly rule: string;
  readonly args: Record<string, Json>;
  readonly into: K;
  /** Never set: carries the type of the result. */
  readonly result?: R;
}

/** A call whose result nobody keeps. */
export interface PlainCall {
  readonly op: 'call';
  readonly rule: string;
  readonly args: Record<string, Json>;
  readonly into: '';
}

/**
 * What goes on elsewhere: in another step, in the rule that called, or further down; and with what result. All of these
 * have the same fields, most of them one that says nothing: the kernel asks what it got after every step, and the engine
 * answers at once as long as there are no more than four forms of it.
 */
interface Leaving {
  readonly to: string;
  readonly result: unknown;
}
/** Another step of the same rule to go on with. */
export interface Goto<K extends string = string> extends Leaving {
  readonly op: 'goto';
  readonly to: K;
}
/** The end of a rule. */
export interface Done<R = unknown> extends Leaving {
  readonly op: 'done';
  readonly result: R;
}
/** The end of an interrupt and of what it interrupts. */
export interface Cancel extends Leaving {
  readonly op: 'cancel';
}
/** The end of everything up to a rule further down. */
export interface Exit extends Leaving {
  readonly op: 'exit';
}

type IntoLocals<V> = {
  [K in keyof V & string]: Ask<K, V[K]> | Call<K, V[K]> | (V[K] extends Record<Seat, infer T> ? AskAll<K, T> : never);
}[keyof V & string];

/** What a step returns that only does something: go on with the next step. */
type Nothing = ReturnType<() => void>;

/** What a step may tell the kernel to do next; K are the steps of its rule. */
export type Op<V, R, K extends string = string> =
  | IntoLocals<V>
  | PlainCall
  | Goto<K>
  | Done<R>
  | Cancel
  | Exit
  | Nothing;

/** What ends a frame, or more than one. */
export type EndOp = Done | Cancel | Exit;

/** What a step may return, whatever its rule. */
export type AnyOp = Ask | AskAll | Goto | Call | EndOp;

/** What a step sees: the board, its own locals, and chance. */
export interface Context<S, V> extends Chance {
  readonly s: S;
  readonly v: V;
}

/** An interrupting step also sees the piece it comes from and the locals of the rule it interrupts. */
export interface InterruptContext<S, V, O> extends Context<S, V> {
  readonly me: string;
  readonly outer: O;
}

/** A step: it does something to the board, or says what to do next. */
export type Step<C, V, R, K extends string> = (c: C) => Op<V, R, K>;

/** A step of whatever rule: the kernel hands it the context that rule() typed. */
export type AnyStep = (c: never) => AnyOp | Nothing;

/**
 * Says beforehand that a rule would do nothing, and with what result it would end; undefined if it has something to do.
 * It changes nothing and tells nothing. For rules that are called at every turn and mostly find all as it should be:
 * then they cost a look, and no frame.
 */
export type Idle<S, A, R> = (s: S, args: A) => Done<R> | undefined;
/** The same of whatever rule. */
type AnyIdle = (s: never, args: never) => Done | undefined;

/** A step as it is run. */
export interface CompiledStep {
  readonly key: string;
  readonly run: AnyStep;
  /** The key of the step after this one; '' is the end of the rule. */
  readonly next: string;
  /** The step that is run after this one, so that a run of steps needs no looking up. */
  readonly following: CompiledStep | null;
}

/** The steps of whatever rule, as they were declared. */
type AnySteps = Readonly<Record<string, AnyStep | Goto>>;

/** An ordered record of steps. The key of a step is the id of the rule it enforces, and its resume point in a save. */
export interface Rule<A = unknown, R = unknown, V = unknown> {
  readonly name: string;
  readonly first: string;
  readonly declared: AnySteps;
  /** What is run at each key: a step that only goes on with another one is that one. */
  readonly steps: ReadonlyMap<string, CompiledStep>;
  readonly idle: AnyIdle | null;
  /** Never set: carry the types of arguments, result and all locals. */
  readonly args?: A;
  readonly result?: R;
  readonly locals?: V;
}

function compile(name: string, declared: AnySteps, idle: AnyIdle | null = null): Rule {
  const keys = Object.keys(declared);
  const own = new Map<string, { -readonly [P in keyof CompiledStep]: CompiledStep[P] }>();
  for (const [i, key] of keys.entries()) {
    const run = declared[key]!;
    if (typeof run === 'function') own.set(key, { key, run, next: keys[i + 1] ?? '', following: null });
  }
  const at = (key: string): CompiledStep | undefined => {
    const step = declared[key];
    return typeof step === 'object' ? at(step.to) : own.get(key);
  };
  for (const step of own.values()) step.following = at(step.next) ?? null;
  const steps = new Map(keys.map((key) => [key, at(key)!]));
  return { name, first: keys[0] ?? '', declared, steps, idle };
}

/** The rule id that the key of a step cites: the key up to its first space. */
export function cited(key: string): string {
  const space = key.indexOf(' ');
  return space < 0 ? key : key.slice(0, space);
}

/** A step key cites a rule; a word behind it tells two steps of one rule apart ('GAME-9.12 save'). */
export type StepKey<Id extends string> = Id | `${Id} ${string}`;

/** An interrupt: steps that run before or after another rule, for every piece in play that calls for them. */
export interface Interrupt<S, L = unknown> {
  readonly name: string;
  readonly on: string;
  readonly when: 'before' | 'after';
  /** Lower goes first: the printed priority of the kind of card. */
  readonly priority: number;
  /** The pieces that interrupt now, in the order in which they do. */
  readonly sources: (s: S, outer: Record<string, Json>) => readonly string[];
  readonly rule: Rule<object, unknown, L>;
}

/**
 * The steps of a rule in their order, by step key. A step may go on with any of them, and with nothing else; one that does
 * no more than that is written as `goto` alone, and costs nothing.
 */
export type Steps<K extends string, C, V, R> = { readonly [P in K]: Step<C, V, R, NoInfer<K>> | Goto<NoInfer<K>> };

/** What an interrupt says about itself besides its name and the rule it waits for. */
export interface InterruptSpec<S, K extends string, A, L> {
  when: 'before' | 'after';
  priority: number;
  sources: (s: S, outer: A) => readonly string[];
  steps: Steps<K, InterruptContext<S, L, A>, L, void>;
}

/** The makers of rules for one game: its board and the ids of its rule book are fixed once. */
export function ruleMaker<S, Id extends string>() {
  return {
    /** Declares a rule: arguments, further locals, result; then its name, then its steps in order, and when it is idle. */
    rule:
      <A extends object = Record<never, never>, L extends object = Record<never, never>, R = void>(name: string) =>
      <K extends StepKey<Id>>(steps: Steps<K, Context<S, A & L>, A & L, R>, idle?: Idle<S, A, R>): Rule<A, R, A & L> =>
        compile(name, steps, idle) as Rule<A, R, A & L>,
    /** Declares what a piece in play does before or after another rule. It may edit the outer locals, or cancel. */
    interrupt:
      <A extends object, L extends object = Record<never, never>>(name: string, on: Rule<A, unknown>) =>
      <K extends StepKey<Id>>(about: InterruptSpec<S, K, A, L>): Interrupt<S, L> => {
        if (on.idle !== null) throw new Error(`${name} waits for ${on.name}, which may be passed over`);
        const { when, priority, steps } = about;
        const sources = about.sources as unknown as Interrupt<S>['sources'];
        const rule = compile(name, steps) as Rule<object, unknown, L>;
        return { name, on: on.name, when, priority, sources, rule };
      },
  };
}

interface AskMore {
  always?: boolean;
  cosmetic?: boolean;
}

function question(
  seat: Seat,
  into: string,
  kind: QuestionKind,
  choices: readonly Choice[],
  min: number,
  max: number,
  more: AskMore | undefined,
): Ask {
  const always = more?.always === true;
  return { op: 'ask', seat, into, kind, choices, min, max, always, cosmetic: more?.cosmetic === true };
}

/** Asks a seat for one of the choices. A step that asks changes nothing: it runs again whenever the question is shown. */
export function ask<K extends string, const T extends Choice>(
  seat: Seat,
  into: K,
  choices: readonly T[],
  more?: AskMore,
): Ask<K, T> {
  return question(seat, into, 'one', choices, 1, 1, more) as Ask<K, T>;
}

const YES_NO = [true, false] as const;

/** Asks a seat yes or no. */
export function askYesNo<K extends string>(seat: Seat, into: K, more?: AskMore): Ask<K, boolean> {
  return question(seat, into, 'yesno', YES_NO, 1, 1, more) as Ask<K, boolean>;
}

const MOST_NUMBERS = 1000;

/** Asks a seat for a number between two bounds. */
export function askAmount<K extends string>(
  seat: Seat,
  into: K,
  from: number,
  to: number,
  more?: AskMore,
): Ask<K, number> {
  if (!(to - from < MOST_NUMBERS)) throw new Defect(`${into} cannot be any number from ${from} to ${to}`);
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return question(seat, into, 'amount', numbers, 1, 1, more) as Ask<K, number>;
}

/** Asks a seat for several different choices, between min and max of them. */
export function askSome<K extends string, const T extends Choice>(
  seat: Seat,
  into: K,
  choices: readonly T[],
  min: number,
  max: number,
  more?: AskMore,
): Ask<K, T[]> {
  return question(seat, into, 'some', choices, min, max, more) as Ask<K, T[]>;
}

/** Asks a seat to put all the choices in order. */
export function askOrder<K extends string, const T extends Choice>(
  seat: Seat,
  into: K,
  choices: readonly T[],
  more?: AskMore,
): Ask<K, T[]> {
  return question(seat, into, 'order', choices, choices.length, choices.length, more) as Ask<K, T[]>;
}

/** Asks several seats at once; nobody learns an answer before all are given. They land as a record by seat. */
export function askAll<K extends string, T>(into: K, asks: readonly Ask<string, T>[]): AskAll<K, T> {
  return { op: 'askAll', into, asks };
}

/** Runs another rule now; its result lands in the named local. */
export function call<A extends object, R>(rule: Rule<A, R>, args: A): PlainCall;
export function call<A extends object, R, K extends string>(rule: Rule<A, R>, args: A, into: K): Call<K, R>;
export function call(rule: Rule, args: object, into = ''): Call {
  return { op: 'call', rule: rule.name, args: args as Record<string, Json>, into };
}

/** Goes on with another step of the same rule. */
export const goto = <const K extends string>(step: K): Goto<K> => ({ op: 'goto', to: step, result: undefined });

const DONE: Done<void> = { op: 'done', to: '', result: undefined };
/** Ends the rule with its result. */
export function done(): Done<void>;
export function done<R>(result: R): Done<R>;
export function done(result?: unknown): Done {
  return result === undefined ? DONE : { op: 'done', to: '', result };
}

const CANCEL: Cancel = { op: 'cancel', to: '', result: undefined };
/** Ends an interrupt and the rule it interrupts; whoever called that rule gets null for a result. */
export const cancel = (): Cancel => CANCEL;

/** Ends everything up to and including the nearest running rule of that name; its caller gets null for a result. */
export const exit = (rule: { readonly name: string } | string): Exit => ({
  op: 'exit',
  to: typeof rule === 'string' ? rule : rule.name,
  result: undefined,
});
