import type { Event, Fate, Ref, Sink } from './chance.js';
import { refersTo } from './chance.js';
import { isScript, problemsOf, strangerIn } from './check.js';
import { breakOf, Defect, fault, type Outcome } from './errors.js';
import type { Game, Reason, State } from './game.js';
import { clone, type Json, type Seat } from './json.js';
import { learnedCards } from './learned.js';
import { withDefaults } from './options.js';
import { EVERYBODY } from './places.js';
import { answerFor, askOf, type Option, present, type Question } from './question.js';
import { cardsOf, seenBy } from './redaction.js';
import { seeded } from './rng.js';
import { cited } from './rule.js';
import { type Asked, advance, begin, settle, trace } from './run.js';
import { shown, type Viewer } from './shape.js';
import { redact } from './sight.js';
import type { Source } from './source.js';

/** A decision that was taken without asking: there was one option only, or the seat is an automaton's. */
export interface Forced {
  readonly seat: Seat;
  readonly rule: string;
  readonly answer: Json;
}

/** One decision in the log: who gave which keys, what chance did, and what happened. */
export interface Entry {
  /** Null for the beginning of the game. */
  readonly seat: Seat | null;
  readonly keys: readonly string[];
  readonly fates: readonly Fate[];
  readonly events: readonly Event[];
  /** Answers that needed no asking, in order. They may name what others must not see. */
  readonly forced: readonly Forced[];
  /** The cards that seats (a bit each) have come to know by this decision. */
  readonly learned: { readonly [card: string]: number };
  /** The seats that learned something else: what was sealed, or what the rules said they reveal. */
  readonly secrets: number;
  /** Somebody learned something, or chance spoke: this cannot be taken back freely. */
  readonly reveals: boolean;
}

/** A game in progress with its history. The state is never changed in place: a failed decision leaves no trace. */
export interface Table<B = unknown, V = unknown> {
  readonly game: Game<B, V>;
  state: State<B>;
  readonly log: Entry[];
  /** The state before each entry of the log, for undo. */
  readonly past: State<B>[];
  /** The state came from outside: where the rules break on it, it is to blame, not they. */
  readonly loaded?: boolean;
  /** Where chance comes from, if not from the state's own generator; whoever keeps the table sets it for each decision. */
  source?: Source | undefined;
}

/** How a game is to begin. */
export interface Start {
  readonly seats: number;
  readonly seed: string | number;
  readonly options?: Record<string, Json>;
  readonly script?: readonly Fate[];
  readonly source?: Source | undefined;
}

/** A new state before its first rule has run. */
export function newState<B>(game: Game<B, unknown>, start: Start): Outcome<{ state: State<B> }> {
  const { min, max } = game.players;
  if (!Number.isInteger(start.seats) || start.seats < min || start.seats > max)
    return fault('players', `${game.id} is for ${min} to ${max} players, not ${JSON.stringify(start.seats)}`);
  if (typeof start.seed !== 'string' && !Number.isFinite(start.seed))
    return fault('seed', 'a seed is a text or a number');
  if (start.script !== undefined && !isScript(start.script)) return fault('script', SCRIPT);
  const checked = withDefaults(game, start.options);
  if (!checked.ok) return checked;
  const { options } = checked;
  const state: State<B> = {
    game: game.id,
    version: game.version,
    options,
    seats: game.automata?.(start.seats, options) ?? new Array(start.seats).fill('player'),
    board: game.setup(start.seats, options),
    stack: [],
    rng: seeded(start.seed),
    script: clone((start.script ?? []) as Fate[]),
    result: null,
  };
  const stranger = strangerIn(game, state.board, state.script);
  if (stranger !== null) return unknownCard(stranger);
  begin(game, state);
  return { ok: true, state };
}

const unknownCard = (id: string) => fault('script', `a script names cards of this game, not ${shown(id)}`);

/** Opens a new game and plays up to its first question. */
export function open<B, V>(game: Game<B, V>, start: Start): Outcome<{ table: Table<B, V> }> {
  const made = newState(game, start);
  if (!made.ok) return made;
  const table: Table<B, V> = { game, state: made.state, log: [], past: [], source: start.source };
  const ran = play(table, made.state, { seat: null, keys: [] }, null, true);
  return ran.ok ? { ok: true, table } : ran;
}

/** A table on which a saved state goes on. Every broken invariant is named. */
export function load<B, V>(game: Game<B, V>, value: unknown): Outcome<{ table: Table<B, V> }> {
  const problems = problemsOf(game, value);
  if (problems.length > 0)
    return fault('invalid-state', `this state cannot be played: ${problems[0]}`, { details: problems });
  const state = clone(value) as State<B>;
  // A game may have got an option since: what was not chosen then has its default.
  const filled = withDefaults(game, state.options);
  if (filled.ok) state.options = filled.options;
  return { ok: true, table: { game, state, log: [], past: [], loaded: true } };
}

/** What is asked now. */
export const asked = <B>(table: Table<B, unknown>): Asked | null => advance(table.game, table.state);

/** All open questions, as their seats see them. */
export function questions<B>(table: Table<B, unknown>): Question[] {
  const now = asked(table);
  return now === null ? [] : now.asks.map((ask) => present(table.game, table.state, now, ask));
}

/** A decision that was taken, and what is asked after it. */
export interface Decided {
  readonly entry: Entry;
  readonly asked: Asked | null;
}

/** Sees the board as it stands at each event that the rules tell: to look at, not to keep or to change. */
export type Watch<B> = (board: B) => void;

/**
 * Answers a question by keys. Nothing changes unless the answer is legal. Who knows what is asked now need not have it
 * found out again.
 */
export function decide<B>(
  table: Table<B, unknown>,
  seat: Seat,
  keys: readonly string[],
  now: Asked | null = asked(table),
  watch?: Watch<B>,
): Outcome<Decided> {
  const ask = askOf(now, seat);
  if (now === null || ask === null) {
    if (table.state.result !== null) return fault('over', 'the game is over');
    return fault('not-asked', `seat ${seat} is not asked anything; waiting for ${waiting(now)}`);
  }
  const answer = answerFor(ask, cited(now.frame.at), keys);
  if (!answer.ok) return answer;
  const next = clone(table.state);
  // In the copy it is the uppermost frame that asks, as it is in the table's own state.
  const frame = next.stack[next.stack.length - 1]!;
  settle(table.game, { frame, asks: now.asks, sealed: now.sealed }, ask, clone(answer.answer));
  // The last sealed answer opens all of them.
  const opens = now.sealed && now.asks.length === 1;
  return play(table, next, { seat, keys: [...keys] }, table.state, opens, watch);
}

function waiting(now: Asked | null): string {
  const seats = (now?.asks ?? []).map((ask) => `seat ${ask.seat}`);
  return seats.length > 0 ? seats.join(', ') : 'nobody';
}

/** Runs the rules on a state of its own, then makes it the table's. */
function play<B>(
  table: Table<B, unknown>,
  next: State<B>,
  by: { seat: Seat | null; keys: string[] },
  before: State<B> | null,
  opens: boolean,
  watch?: Watch<B>,
): Outcome<Decided> {
  const events: Event[] = [];
  const fates: Fate[] = [];
  const forced: Forced[] = [];
  let secrets = opens ? EVERYBODY : 0;
  const shown = new Map<string, number>();
  let now: Asked | null;
  const sink: Sink = {
    event: (key, params, step) => {
      const event = seenBy(table.game, next.board, { key, params, rule: cited(step) });
      events.push(event);
      for (const [name, card] of cardsOf(event))
        shown.set(card, (shown.get(card) ?? 0) | (event.sees?.[name] ?? EVERYBODY));
      watch?.(next.board);
    },
    fate: (fate) => fates.push(fate),
    auto: (seat, step, answer) => forced.push({ seat, rule: cited(step), answer: clone(answer) }),
    reveal: (to) => {
      secrets |= to;
    },
    source: table.source,
  };
  try {
    now = advance(table.game, next, sink);
    if (table.loaded === true) for (const ask of now?.asks ?? []) present(table.game, next, now!, ask);
  } catch (error) {
    if (error instanceof Defect && error.code === 'script') return fault('script', error.message);
    if (table.loaded !== true || !(error instanceof Error)) throw error;
    return fault('invalid-state', `the rules cannot go on with this loaded state: ${breakOf(error)}`, {
      details: [trace(next)],
    });
  }
  const learned = before === null ? {} : learnedCards(table.game, before.board, next.board, shown);
  const revealed = secrets !== 0 || fates.length > 0 || Object.keys(learned).length > 0;
  const { seat, keys } = by;
  const entry: Entry = { seat, keys, fates, events, forced, learned, secrets, reveals: revealed };
  table.past.push(before ?? clone(next));
  table.log.push(entry);
  table.state = next;
  return { ok: true, entry, asked: now };
}

/** What a viewer may know of the events of an entry. */
export const eventsFor = (entry: Entry, viewer: Viewer): Event[] => entry.events.map((event) => redact(event, viewer));

const SCRIPT = 'a script is a list of numbers and of lists of card ids';

/** Fixes the next outcomes of chance, after those fixed already; an empty list sets them all free again. */
export function script<B>(table: Table<B, unknown>, fates: unknown): Outcome<object> {
  if (!isScript(fates)) return fault('script', SCRIPT);
  const stranger = strangerIn(table.game, table.state.board, fates);
  if (stranger !== null) return unknownCard(stranger);
  const state = clone(table.state);
  state.script = fates.length === 0 ? [] : [...state.script, ...clone(fates)];
  table.state = state;
  return { ok: true };
}

/**
 * Takes decisions back, down to a length of the log (by default one less). Without force only as far as nobody has
 * learned anything. The generator stays where it is, so that chance known already is never seen again.
 */
export function undo<B>(
  table: Table<B, unknown>,
  to = table.log.length - 1,
  force = false,
): Outcome<{ length: number }> {
  if (!Number.isInteger(to) || to < 1 || to >= table.log.length)
    return fault('nothing-to-undo', `there are ${table.log.length} entries; undo goes back to 1 or more, not ${to}`);
  if (!force && table.log.slice(to).some((entry) => entry.reveals))
    return fault('undo-reveals', 'somebody has learned something since then; those affected have to agree');
  const rng = clone(table.state.rng);
  table.state = { ...clone(table.past[to]!), rng, script: [] };
  table.log.length = to;
  table.past.length = to;
  return { ok: true, length: to };
}

/** What a seat can do with a thing now, and what forbids the rest. */
export interface Why {
  readonly possible: readonly Option[];
  readonly reasons: readonly Reason[];
}

/** Why, or why not: for anything a player might try. */
export function why<B>(table: Table<B, unknown>, seat: Seat, ref: Ref): Why {
  const now = asked(table);
  const ask = askOf(now, seat);
  const question = now !== null && ask !== null ? present(table.game, table.state, now, ask) : null;
  const possible = (question?.options ?? []).filter((option) => option.refs.some((entry) => refersTo(entry, ref)));
  const about = now !== null && ask !== null ? { ask, frame: now.frame } : null;
  return { possible, reasons: table.game.why(table.state.board, seat, ref, about) };
}
