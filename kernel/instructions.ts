import type { Json, Scalar, Seat } from './json.js';
import type { Call, Context, Exit, PlainCall } from './rule.js';

/**
 * What cards say, carried out. A text is a list of instructions, plain data; the words that every game shares (may,
 * choose, if, each, pick, pay, repeat, as many as) are here, each game adds its verbs. A frame points into the text by
 * piece and path and copies nothing of it. What was found on the way ("that monster", the successes) is bound to a name
 * and known to all that follows.
 */

/** The words that a game adds to those that all share. */
export interface Vocabulary {
  readonly verb: { readonly do: string };
  readonly cost: Json;
  readonly condition: Json;
  /** Things or players that can be gone through or picked from. */
  readonly group: Json;
  /** What can be counted. */
  readonly count: string;
}

/** A number; or so much for each of what is counted, and something besides ("3 less 1 per success"). Never below 0. */
export type Amount<W extends Vocabulary> =
  | number
  | { readonly per: W['count']; readonly times?: number; readonly plus?: number };

export type Instructions<W extends Vocabulary> = readonly Instruction<W>[];
export type Instruction<W extends Vocabulary> = W['verb'] | Common<W>;

/** The words that all games share. */
export type Common<W extends Vocabulary> =
  | { readonly do: 'may'; readonly does: Instructions<W> }
  | { readonly do: 'choose'; readonly options: readonly Instructions<W>[] }
  | {
      readonly do: 'if';
      readonly when: W['condition'];
      readonly does: Instructions<W>;
      readonly otherwise?: Instructions<W>;
    }
  /** For each in turn, bound to a name; with `acts` each of these seats carries it out itself. */
  | {
      readonly do: 'each';
      readonly of: W['group'];
      readonly as: string;
      readonly acts?: true;
      readonly does: Instructions<W>;
    }
  /** One of them, bound to a name. */
  | { readonly do: 'pick'; readonly of: W['group']; readonly as: string; readonly may?: true }
  /** One of these costs may be paid: first the price, then what it is for; `otherwise` if it is not paid. */
  | {
      readonly do: 'pay';
      readonly cost: readonly W['cost'][];
      readonly does?: Instructions<W>;
      readonly otherwise?: Instructions<W>;
    }
  | { readonly do: 'repeat'; readonly times: Amount<W>; readonly does: Instructions<W> }
  /** As often as the player wishes and it does something, but no more than that. */
  | { readonly do: 'as-many-as'; readonly most: Amount<W>; readonly does: Instructions<W> };

/** What was found on the way, by name. */
export type Bound = { [name: string]: Json };
/** The way into a text: places in lists and names of parts. */
export type Path = readonly (string | number)[];

/** Where in the text of which piece, for which seat, and with what found so far. */
export type Script = { of: string; path: Path; seat: Seat; bound: Bound };
/** The same while it is carried out: which of the instructions there is due. */
export type Running = Script & { next: number };

/** By which piece and which seat something is carried out, and with what found so far. */
export interface Here {
  readonly of: string;
  readonly seat: Seat;
  readonly bound: Bound;
}
/** The same, asked beforehand: what is hidden may, to the eyes of all, be anything that it can be. */
export interface About extends Here {
  readonly eyes: 'own' | 'all';
}

/** How much an amount is now, with what the game counts. */
export const amounts =
  <S, W extends Vocabulary>(count: Wording<S, string, W>['count']) =>
  (s: S, amount: Amount<W>, here: Here): number =>
    typeof amount === 'number'
      ? amount
      : Math.max(0, (amount.plus ?? 0) + (amount.times ?? 1) * count(s, amount.per, here));

/** What a verb does next: nothing more, a rule, or the end of a rule further down. */
export type Doing<R extends Json> = PlainCall | Call<'result', R> | Call<'bound', Bound> | Exit | undefined;

/** What a verb is to the runner; I is its instruction, R the result of the rule that it calls. */
export interface Verb<S, I, R extends Json = Json> {
  /** Whether it would do anything now. */
  possible(s: S, it: I, about: About): boolean;
  /** Does it, and binds what it finds; or calls a rule for it. */
  does(c: Context<S, Running>, it: I): Doing<R>;
  /** With the result of that rule (null if there was none): which part of the instruction goes on. */
  after?(c: Context<S, Running>, it: I, result: R): Path | undefined;
}

/** A verb for every instruction of a union: one that is missing does not compile. */
export type Verbs<S, I extends { readonly do: string }> = {
  readonly [K in I['do']]: Verb<S, Extract<I, { readonly do: K }>>;
};

/** What a game says about its words. */
export interface Wording<S, Id extends string, W extends Vocabulary> {
  /** The rules that these steps enforce, and that their questions cite. */
  readonly cites: Readonly<Record<'run' | 'may' | 'choose' | 'each' | 'pick' | 'pay' | 'as-many-as', Id>>;
  readonly verbs: Verbs<S, W['verb']>;
  /** All that a piece says: the root of the paths. */
  text(s: S, of: string): unknown;
  holds(s: S, condition: W['condition'], about: About): boolean;
  among(s: S, group: W['group'], about: About): readonly Scalar[];
  count(s: S, what: W['count'], here: Here): number;
  payable(s: S, cost: W['cost'], about: About): boolean;
  pays(c: Context<S, Script>, cost: W['cost']): PlainCall | Call<'bound', Bound> | undefined;
  /** The instructions at a place begin: for games that tell what has come of a choice or a test. */
  begins?(c: Context<S, Script>): void;
}
