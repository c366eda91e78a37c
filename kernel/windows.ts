import { Defect } from './errors.js';
import type { Bound, Vocabulary } from './instructions.js';
import { clone, type Seat } from './json.js';
import {
  type Ability,
  type AbilityId,
  type AbilityKind,
  idOf,
  type Listeners,
  listening,
  pieceOf,
} from './listeners.js';
import {
  ask,
  type Call,
  type Context,
  call,
  type Done,
  done,
  type Goto,
  goto,
  type PlainCall,
  type Rule,
  ruleMaker,
} from './rule.js';
import { NO, type Runner } from './runner.js';

/**
 * Windows: moments at which cards may act. A rule opens one with what is about to happen or has happened; what lies in
 * play, in hands and on the table at that moment acts, edits what the window carries, or cancels it. Nothing is
 * registered: who listens to which window is known from the cards of the box, who acts from where they lie.
 *
 * Forced abilities come first, in their order; of several with the same order the entitled seat says which is next. Then
 * each seat may use its optional ones, as many as it likes, one after the other. What becomes due meanwhile goes first.
 */

/** The windows that a game declares: what each carries, by name; or null, if what it is about can be cancelled there. */
type Carrying<Ws> = { readonly [N in keyof Ws]: Bound | null };
/** The windows at which it can be cancelled. */
type Cancellable<Ws> = { [N in keyof Ws & string]: null extends Ws[N] ? N : never }[keyof Ws & string];

/** A window that is open, with what it carries: one of those that the game declares. */
export type Opening<Ws extends Carrying<Ws>> = {
  [N in keyof Ws & string]: { readonly window: N; readonly carries: NonNullable<Ws[N]> };
}[keyof Ws & string];

/** The same as it lies in a frame. */
type Open = { window: string; carries: Bound };
/** Which abilities have acted at a window, which seats want to use no more, and what the last one left. */
type Progress = { acted: AbilityId[]; passed: Seat[]; after: Bound | null };
const BEGUN: Readonly<Pick<Progress, 'acted' | 'passed'>> = { acted: [], passed: [] };
const NOBODY: readonly never[] = [];

/** Which forced ability is next; which optional one is used. */
type Answers = { first: AbilityId; use: AbilityId | typeof NO };

/** An ability that waits for what happens now, the seat that would act with it, and whether only that seat sees it. */
interface Waiting<A> {
  readonly id: AbilityId;
  readonly ability: A;
  readonly seat: Seat;
  readonly hidden: boolean;
}

/** A piece that may act; one that is hidden only its owner sees. */
export interface Piece {
  readonly piece: string;
  readonly hidden: boolean;
}

/** What a game says about its windows. A is an ability as its cards declare it. */
export interface WindowRules<S, Id extends string, Ws extends Carrying<Ws>, A> {
  readonly cites: Readonly<Record<'window' | 'first' | 'use', Id>>;
  readonly cancellable: Readonly<Record<Cancellable<Ws>, true>>;
  listeners(s: S): Listeners<A>;
  /**
   * The pieces that may act at a window, in the order of the rules. Those whose cards do not listen to it may be left out,
   * and are by a game that opens many windows.
   */
  pieces(s: S, opening: Opening<Ws>, kind: AbilityKind): readonly Piece[];
  /** The card that a piece is a copy of. */
  card(s: S, piece: string): string;
  /** The seat that acts with an ability of a piece now; null if this is not what it waits for, or its limit is reached. */
  actor(s: S, ability: A, id: AbilityId, opening: Opening<Ws>, piece: string): Seat | null;
  /** An ability is used: notes its limit, shows the card, tells it. */
  uses(c: Context<S, unknown>, ability: A, id: AbilityId, seat: Seat): void;
  /** The seats in the order in which they are asked. */
  seats(s: S, opening: Opening<Ws>): readonly Seat[];
  /** The seat that puts forced abilities of the same order in a row; null leaves them as they were found. */
  entitled(s: S, opening: Opening<Ws>): Seat | null;
  /** Whether the others have to reckon with something hidden: then the seat is asked, whatever it holds. Left out: never. */
  mayHold?(s: S, seat: Seat, opening: Opening<Ws>): boolean;
}

/** The name by which instructions cancel what the window is about. */
export const CANCELLED = 'cancelled';

/** Opens a window: the result is what it carries in the end, or null if it was cancelled. */
export interface Opener<Ws extends Carrying<Ws>> {
  <N extends keyof Ws & string>(window: N, carries: NonNullable<Ws[N]>): PlainCall;
  <N extends keyof Ws & string, K extends string>(window: N, carries: NonNullable<Ws[N]>, into: K): Call<K, Ws[N]>;
}

const WINDOW = 'window';

/** Opens the windows of a game. Rules need no more than this to let cards act. */
export function opener<Ws extends Carrying<Ws>>(): Opener<Ws> {
  function open<N extends keyof Ws & string>(window: N, carries: NonNullable<Ws[N]>): PlainCall;
  function open<N extends keyof Ws & string, K extends string>(
    window: N,
    carries: NonNullable<Ws[N]>,
    into: K,
  ): Call<K, Ws[N]>;
  function open(window: string, carries: Bound, into = ''): Call {
    return { op: 'call', rule: WINDOW, args: { window, carries }, into };
  }
  return open;
}

/** What is to know of a game's windows. */
export interface Windows<S, Ws extends Carrying<Ws>> {
  /** The rule that asks, for the game's questions. */
  readonly window: Rule<Open, Bound | null, Open & Answers>;
  /** The rule that uses one ability: what comes before and after any of them waits for it. */
  readonly ability: Rule<Open & { id: AbilityId }, Bound | null>;
  readonly rules: readonly Rule[];
  /** The abilities that a seat could use at a window, without opening it: what else it may do in its turn. */
  offers(s: S, seat: Seat, opening: Opening<Ws>): AbilityId[];
  /** Uses one of them. */
  use(id: AbilityId, opening: Opening<Ws>): PlainCall;
  /** Whether nobody would do anything at a window. */
  isIdle(s: S, opening: Opening<Ws>): boolean;
}

/** The windows of a game; their abilities are carried out by the runner of its texts. */
export function windows<
  S,
  Id extends string,
  W extends Vocabulary,
  Ws extends Carrying<Ws>,
  A extends Ability<string, W>,
>(texts: Runner<S, W>, about: WindowRules<S, Id, Ws, A>): Windows<S, Ws> {
  const { rule } = ruleMaker<S, string>();
  const { cites } = about;
  const FIRST = `${cites.first} first`;
  const USE = `${cites.use} use`;
  const opening = (v: Open) => v as Open & Opening<Ws>;

  function abilityOf(s: S, id: AbilityId): A {
    const ability = about.listeners(s).abilities.get(about.card(s, pieceOf(id)))?.[Number.parseInt(id, 10)];
    if (ability === undefined) throw new Defect(`there is no ability ${id}`);
    return ability;
  }

  /** All of one kind that wait for this and have not acted yet. */
  function waiting(s: S, v: Open, kind: AbilityKind, acted: readonly string[]): readonly Waiting<A>[] {
    const heardBy = listening(about.listeners(s), kind, v.window);
    if (heardBy === undefined) return NOBODY;
    const found: Waiting<A>[] = [];
    for (const { piece, hidden } of about.pieces(s, opening(v), kind)) {
      const card = about.card(s, piece);
      const heard = heardBy.get(card);
      if (heard === undefined) continue;
      for (const one of heard) {
        const id = idOf(one, card, piece);
        const { ability } = one;
        const seat = acted.includes(id) ? null : about.actor(s, ability, id, opening(v), piece);
        if (seat !== null) found.push({ id, ability, seat, hidden });
      }
    }
    return found;
  }

  const possible = (s: S, v: Open, { id, ability, seat }: Waiting<A>, eyes: 'own' | 'all') =>
    texts.possible(s, ability.does, { of: pieceOf(id), seat, bound: v.carries, eyes });

  /** The forced abilities that are next: all of the lowest order. */
  function due(s: S, v: Open, acted: readonly string[]): AbilityId[] {
    let lowest = Number.POSITIVE_INFINITY;
    let ids: AbilityId[] = [];
    for (const one of waiting(s, v, 'forced', acted)) {
      const { order = 0 } = one.ability;
      if (one.hidden || order > lowest || !possible(s, v, one, 'all')) continue;
      if (order < lowest) ids = [];
      lowest = order;
      ids.push(one.id);
    }
    return ids;
  }

  const usable = (s: S, v: Open, found: readonly Waiting<A>[], by: Seat): AbilityId[] =>
    found.filter((one) => one.seat === by && possible(s, v, one, 'own')).map(({ id }) => id);

  /** The seat that is asked next, and what it can use. It is asked if the others think that it might be able to. */
  function next(
    s: S,
    v: Open,
    { acted, passed }: Pick<Progress, 'acted' | 'passed'>,
  ): { seat: Seat; ids: AbilityId[] } | null {
    const found = waiting(s, v, 'optional', acted);
    if (found.length === 0 && about.mayHold === undefined) return null;
    for (const seat of about.seats(s, opening(v))) {
      if (passed.includes(seat)) continue;
      const mayAct = (one: Waiting<A>) => one.seat === seat && !one.hidden && possible(s, v, one, 'all');
      if (found.some(mayAct) || about.mayHold?.(s, seat, opening(v)) === true)
        return { seat, ids: usable(s, v, found, seat) };
    }
    return null;
  }

  /** Nobody has anything to do at most windows: then what it carries stays as it is. */
  const isIdle = (s: S, v: Open): boolean => due(s, v, BEGUN.acted).length === 0 && next(s, v, BEGUN) === null;

  /** One ability, with what the window carries; the result is what it carries then, or null. */
  const ability = rule<Open & { id: AbilityId }, { bound: Bound }, Bound | null>('ability')<string>({
    [cites.use]: (c) => {
      const { s, v } = c;
      const used = abilityOf(s, v.id);
      const seat = about.actor(s, used, v.id, opening(v), pieceOf(v.id));
      if (seat === null) throw new Defect(`${v.id} does not act at ${v.window}`);
      about.uses(c, used, v.id, seat);
      const path = ['abilities', Number.parseInt(v.id, 10), 'does'];
      return call(texts.run, { of: pieceOf(v.id), path, seat, bound: clone(v.carries) }, 'bound');
    },
    [`${cites.use} edits`]: ({ v }) => {
      if (v.bound[CANCELLED] === true) {
        if (!Object.hasOwn(about.cancellable, v.window)) throw new Defect(`${v.id} cannot cancel ${v.window}`);
        return done(null);
      }
      const carries: Bound = {};
      for (const key of Object.keys(v.carries)) carries[key] = v.bound[key]!;
      v.bound = {}; // the frame may stay for what comes after the ability: each thing is in one place only
      return done(carries);
    },
  });

  /** Hands what a window carries to an ability; what comes back is carried on. */
  function act(v: Open & Progress, id: AbilityId): Call<'after', Bound | null> {
    v.acted.push(id);
    const { window, carries } = v;
    v.carries = {};
    return call(ability, { window, carries, id }, 'after');
  }
  function goOn(v: Open & Progress): Done<null> | Goto {
    if (v.after === null) return done(null);
    v.carries = v.after;
    v.after = null;
    return goto(FIRST);
  }

  const window = rule<Open, Progress & Answers, Bound | null>(WINDOW)<string>(
    {
      [`${cites.window} opens`]: ({ v }) => {
        v.acted = [];
        v.passed = [];
        v.after = null;
      },
      [FIRST]: ({ s, v }) => {
        const ids = due(s, v, v.acted);
        if (ids.length === 0) return next(s, v, v) === null ? done(v.carries) : goto(USE);
        const seat = about.entitled(s, opening(v));
        return ask(seat ?? 0, 'first', seat === null ? ids.slice(0, 1) : ids);
      },
      [`${cites.first} first acts`]: ({ v }) => act(v, v.first),
      [`${cites.first} first next`]: ({ v }) => goOn(v),
      [USE]: ({ s, v }) => {
        const turn = next(s, v, v);
        return turn === null ? done(v.carries) : ask(turn.seat, 'use', [...turn.ids, NO], { always: true });
      },
      [`${cites.use} use acts`]: ({ s, v }) => {
        if (v.use !== NO) return act(v, v.use);
        v.passed.push(next(s, v, v)!.seat);
        return goto(USE);
      },
      [`${cites.use} use next`]: ({ v }) => goOn(v),
    },
    (s, v) => (isIdle(s, v) ? done(v.carries) : undefined),
  );

  return {
    window,
    ability,
    rules: [window, ability],
    offers: (s, seat, now) => usable(s, now, waiting(s, now, 'optional', BEGUN.acted), seat),
    isIdle,
    use: (id, { window, carries }) => call(ability, { window, carries, id }),
  };
}
