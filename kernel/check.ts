import type { Fate } from './chance.js';
import { stackProblems } from './check-stack.js';
import { breakOf } from './errors.js';
import type { Game, State } from './game.js';
import { clone, notPlain, same } from './json.js';
import { withDefaults } from './options.js';
import { present } from './question.js';
import { type Rng, seeded } from './rng.js';
import { advance, settle } from './run.js';
import { complain, isObject, shown } from './shape.js';
import { pilesOf, randomAnswer, view } from './sight.js';

/** More than any game holds; what is larger is not worth reading. */
const MOST_VALUES = 100_000;
const KEYS = ['game', 'version', 'options', 'seats', 'board', 'stack', 'rng', 'script', 'result'];

/** Everything that is wrong with a state that came from outside; empty if it can be played on. Never throws. */
export function problemsOf<B>(game: Game<B, unknown>, value: unknown): string[] {
  if (tooLarge(value)) return [`a state has at most ${MOST_VALUES} values`];
  const bad = notPlain(value);
  if (bad !== null) return [`not plain data: ${bad}`];
  if (!isObject(value)) return ['a state is an object'];
  const problems: string[] = [];
  try {
    if (!isState(game, value, problems)) return problems;
    const state: State<B> = value;
    cardProblems(game, state.board, problems);
    const stranger = strangerIn(game, state.board, state.script);
    if (stranger !== null) problems.push(`/script: card ${shown(stranger)} is unknown here`);
    invariantProblems(game, state, problems);
    stackProblems(game, state, problems);
    if (problems.length === 0) probe(game, state, problems);
    if (problems.length === 0) tryOut(game, state, problems);
  } catch (error) {
    problems.push(`the rules cannot go on from here: ${breakOf(error)}`);
  }
  return problems;
}

/** Whether an object has the form of a state of this game; what is wrong with it is added to the problems. */
function isState<B, T extends Record<string, unknown>>(
  game: Game<B, unknown>,
  value: T,
  problems: string[],
): value is T & State<B> {
  formProblems(game, value, problems);
  return problems.length === 0;
}

/** Counts values without recursion, so that neither depth nor cycles matter. */
function tooLarge(value: unknown): boolean {
  const open: unknown[] = [value];
  for (let count = 0; count < MOST_VALUES; count++) {
    if (open.length === 0) return false;
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inside = Object.values(next);
    if (inside.length > MOST_VALUES) return true;
    for (const entry of inside) open.push(entry);
  }
  return true;
}

/** The state as far as it can be read without its rules. */
function formProblems<B>(game: Game<B, unknown>, state: Record<string, unknown>, problems: string[]): void {
  const kindsIn: readonly unknown[] = Array.isArray(state.seats) ? state.seats : [];
  const about = { seats: kindsIn.length, problems };
  const say = (ok: boolean, path: string, text: string) => {
    if (!ok) complain(about, path, text);
  };
  for (const key of KEYS) say(Object.hasOwn(state, key), `/${key}`, 'is missing');
  for (const key of Object.keys(state)) say(KEYS.includes(key), `/${shown(key)}`, 'is not part of a state');
  if (problems.length > 0) return;
  const expected = (what: unknown, found: unknown) => `expected ${shown(what)}, found ${shown(found)}`;
  say(state.game === game.id, '/game', expected(game.id, state.game));
  say(state.version === game.version, '/version', expected(game.version, state.version));
  const { min, max } = game.players;
  const players = kindsIn.filter((kind) => kind === 'player').length;
  say(players >= min && players <= max, '/seats', `${game.id} is for ${min} to ${max} players, found ${players}`);
  say(isRng(state.rng), '/rng', 'expected four whole numbers');
  say(isScript(state.script), '/script', 'expected a list of numbers and lists of card ids');
  say(state.result === null || isResult(state.result, game, kindsIn), '/result', 'malformed');
  if (!isObject(state.options)) complain(about, '/options', 'expected an object');
  else {
    const filled = withDefaults(game, state.options as State['options']);
    if (!filled.ok) complain(about, '/options', filled.error.message);
    else {
      const kinds = game.automata?.(players, filled.options) ?? new Array(players).fill('player');
      say(same(kinds, state.seats), '/seats', expected(kinds, state.seats));
    }
  }
  game.shape.check(state.board, '/board', about);
}

/** The game's own conditions, all that are broken. */
export function invariantProblems<B>(game: Game<B, unknown>, state: State<B>, problems: string[]): void {
  for (const { id, broken } of game.invariants) {
    const text = broken(state.board, state);
    if (text !== null) problems.push(`${id}: ${text}`);
  }
}

/** The rules must be able to say what is asked and what each seat sees, and saying it must change nothing. */
function probe<B>(game: Game<B, unknown>, state: State<B>, problems: string[]): void {
  const copy = clone(state);
  const asked = advance(game, copy);
  if (asked === null && copy.result === null) problems.push('nobody is asked, and the game is not over');
  if (!same(copy, state)) problems.push('the rules are not at a question: the state was taken in the middle of a step');
  for (const ask of asked?.asks ?? [])
    if (state.seats[ask.seat] === undefined) problems.push(`seat ${shown(ask.seat)} is asked and does not exist`);
    else present(game, copy, asked!, ask);
  for (const seat of state.seats.keys()) view(game, copy, seat);
}

const TRIAL_DECISIONS = 40;
const ALL_DECISIONS = 320;

/** Locals of unfinished rules have no declared shape; that they hold is found out by playing on, again and again. */
function tryOut<B>(game: Game<B, unknown>, state: State<B>, problems: string[]): void {
  const rng: Rng = seeded('trial');
  for (let left = ALL_DECISIONS; left > 0; left--) {
    const copy = clone(state);
    copy.script = [];
    for (let i = 0; i < TRIAL_DECISIONS; i++, left--) {
      const asked = advance(game, copy);
      if (asked === null) break;
      const ask = asked.asks[i % asked.asks.length]!;
      settle(game, asked, ask, randomAnswer(ask, rng));
    }
    const bad = notPlain(copy);
    if (bad !== null) problems.push(`the rules run into nonsense from here: ${bad}`);
    game.shape.check(copy.board, 'after some decisions: /board', { seats: copy.seats.length, problems });
    if (problems.length > 0) return;
  }
}

/** Every card of the box lies in exactly one place. */
export function cardProblems<B>(game: Game<B, unknown>, board: B, problems: string[]): void {
  const about = { seats: 0, problems };
  const places = new Map<string, number>();
  const backs = new Map<string, string>();
  for (const [back, cards] of Object.entries(game.box(board))) for (const card of cards) backs.set(card, back);
  const count = (card: string, back: string) => {
    places.set(card, (places.get(card) ?? 0) + 1);
    const own = backs.get(card);
    if (own === undefined) complain(about, `card ${shown(card)}`, 'is unknown here');
    else if (own !== back) complain(about, `card ${shown(card)}`, `lies where only ${back} cards belong`);
  };
  for (const pile of pilesOf(game, board)) for (const card of pile.cards) count(card, pile.back);
  for (const [back, cards] of Object.entries(game.loose(board))) for (const card of cards) count(card, back);
  for (const card of backs.keys()) {
    const times = places.get(card) ?? 0;
    if (times !== 1) complain(about, `card ${shown(card)}`, `is in ${times} places`);
  }
}

const isRng = (x: unknown) => Array.isArray(x) && x.length === 4 && x.every((part) => Number.isInteger(part));

/** Whether a value is a list of outcomes of chance. */
export const isScript = (x: unknown): x is Fate[] =>
  Array.isArray(x) &&
  x.every((fate) => Number.isInteger(fate) || (Array.isArray(fate) && fate.every((id) => typeof id === 'string')));

/** The first card of a script that cannot come into this game; null if there is none. */
export function strangerIn<B>(game: Game<B, unknown>, board: B, script: readonly Fate[]): string | null {
  const named = script.flatMap((fate) => (typeof fate === 'number' ? [] : fate));
  if (named.length === 0) return null;
  const box = new Set(Object.values(game.box(board)).flat());
  return named.find((id) => !box.has(id) && game.isCard?.(board, id) !== true) ?? null;
}

/** Every seat has exactly one place; where all play together, the players share the first or have none. */
export function isResult(x: unknown, game: Pick<Game, 'together'>, seats: readonly unknown[]): boolean {
  const together = game.together === true;
  if (!isObject(x) || !Array.isArray(x.places) || typeof x.reason !== 'string') return false;
  if (!x.places.every((place) => Array.isArray(place) && place.length > 0)) return false;
  if ((typeof x.won === 'boolean') !== together || x.places.length > (x.won === undefined ? seats.length : 1))
    return false;
  const placed: unknown[] = x.places.flat();
  const ranked = x.won === false ? [] : [...seats.keys()].filter((seat) => !together || seats[seat] === 'player');
  return placed.length === ranked.length && ranked.every((seat) => placed.includes(seat));
}
