import type { Event, Result } from './chance.js';
import type { Game, SeatKind, State } from './game.js';
import { clone, type Seat, same } from './json.js';
import { memory } from './knowledge.js';
import { EVERYBODY, type Pile, type Refusal, seers } from './places.js';
import { renameCards } from './renaming.js';
import { below, type Rng, seeded, shuffleInPlace } from './rng.js';
import type { Ask, Choice } from './rule.js';
import { type Asked, advance, settle, takesOne } from './run.js';
import type { Viewer } from './shape.js';

/** What one seat, or a spectator, may know: a type of its own, so that a state cannot be sent by mistake. */
export interface View<V> {
  readonly game: string;
  readonly you: Viewer;
  readonly seats: readonly SeatKind[];
  readonly board: V;
  /** The seats we wait for. */
  readonly waiting: readonly Seat[];
  readonly result: Result | null;
  /** For each seat, the cards that everybody knows to be in its hand; games whose rules say so have it. */
  readonly held?: readonly (readonly string[])[];
}

/**
 * The view of a seat; null is a spectator. Who knows what is asked now need not have it found out again, and of the last
 * view of the same viewer all that looks as it did is used again.
 */
export function view<B, V>(
  game: Game<B, V>,
  state: State<B>,
  viewer: Viewer,
  asked: Asked | null = advance(game, state),
  last?: View<V>,
): View<V> {
  return {
    game: state.game,
    you: viewer,
    seats: last?.seats ?? state.seats.slice(),
    board: game.shape.view(state.board, viewer, -1, last?.board),
    waiting: (asked?.asks ?? []).filter((ask) => !ask.cosmetic).map((ask) => ask.seat),
    result: state.result,
    ...(game.hands === undefined ? {} : { held: heldIn(state.board, game.hands(state.board), last?.held) }),
  };
}

type Held = NonNullable<View<unknown>['held']>;

/** The cards of each hand that everybody remembers, in an order that tells nothing. */
function heldIn<B>(board: B, hands: Held, last: Held | undefined): Held {
  const known = memory(board);
  const held = hands.map((hand) => hand.filter((card) => known[card] === EVERYBODY).sort());
  return last !== undefined && same(last, held) ? last : held;
}

/** Every pile on the board, as it is declared. */
export function pilesOf<B>(game: Game<B, unknown>, board: B): Pile[] {
  const piles: Pile[] = [];
  game.shape.piles(board, -1, (cards, { back, group, sight, owner, refuses }) => {
    piles.push({ cards, back, group, sight, owner, refuses });
  });
  return piles;
}

/** The event as one viewer may know it. */
export function redact(event: Event, viewer: Viewer): Event {
  const { key, params, rule, sees } = event;
  if (sees === undefined) return { key, params, rule };
  const bit = viewer === null ? 0 : 1 << viewer;
  const shown: Record<string, Event['params'][string]> = {};
  for (const [name, value] of Object.entries(params)) {
    const mask = sees[name];
    shown[name] = mask === undefined || mask === EVERYBODY || (mask & bit) !== 0 ? value : { card: null };
  }
  return { key, params: shown, rule };
}

/**
 * A random full state that this seat cannot tell from the true one: every card it does not know is dealt anew among
 * the places where such a card may lie, but for those that are pinned. All that a bot ever searches in.
 */
export function resample<B>(
  game: Game<B, unknown>,
  state: State<B>,
  viewer: Seat,
  seed: string | number | Rng,
  pinned?: ReadonlySet<string>,
): State<B> {
  const guess = clone(state);
  const rng: Rng = typeof seed === 'object' ? seed : seeded(seed);
  const renamed = dealAnew(game, guess.board, viewer, rng, pinned);
  if (renamed.size > 0) {
    renameCards(guess.stack, renamed);
    renameCards(memory(guess.board), renamed);
  }
  game.resample?.(guess.board, viewer, rng, pinned);
  guess.script = [];
  guess.rng = [...rng];
  resealOthers(game, guess, viewer, rng);
  return guess;
}

/** Deals the cards this seat does not know among their places; says which card now stands in for which. */
function dealAnew<B>(
  game: Game<B, unknown>,
  board: B,
  viewer: Seat,
  rng: Rng,
  pinned: ReadonlySet<string> | undefined,
): Map<string, string> {
  const known = memory(board);
  const bit = 1 << viewer;
  const unknown: Record<string, Pile[]> = {};
  const renamed = new Map<string, string>();
  const mayMove = (card: string) => ((known[card] ?? 0) & bit) === 0 && pinned?.has(card) !== true;
  for (const pile of pilesOf(game, board)) {
    if (pile.sight === 'all' || pile.cards.length === 0) continue;
    if ((seers(pile) & bit) === 0) {
      unknown[pile.group] ??= [];
      unknown[pile.group]!.push(pile);
    } else if (pile.sight === 'owner-set') deal([pile], mayMove, rng);
  }
  for (const group in unknown) deal(unknown[group]!, mayMove, rng, renamed);
  return renamed;
}

/** Shuffles the cards of some piles among their places, those that may move; notes what now stands in for what. */
function deal(
  piles: readonly Pile[],
  mayMove: (card: string) => boolean,
  rng: Rng,
  renamed?: Map<string, string>,
): void {
  const loose: string[] = [];
  for (const { cards } of piles) for (const card of cards) if (mayMove(card)) loose.push(card);
  shuffleInPlace(rng, loose);
  if (piles.some((pile) => pile.refuses !== undefined)) {
    dealRefused(piles, mayMove, loose, rng, renamed);
    return;
  }
  let next = 0;
  for (const pile of piles)
    for (let at = 0; at < pile.cards.length; at++) if (mayMove(pile.cards[at]!)) put(pile, at, loose[next++]!, renamed);
}

function put({ cards }: Pile, at: number, is: string, renamed: Map<string, string> | undefined): void {
  const was = cards[at]!;
  cards[at] = is;
  if (was !== is) renamed?.set(was, is);
}

function isRefused(refusals: readonly Refusal[], card: string): boolean {
  for (const refuses of refusals) if (refuses(card)) return true;
  return false;
}

/** Cards that some places refuse are dealt first, each to any free place that takes it; then the others. */
function dealRefused(
  piles: readonly Pile[],
  mayMove: (card: string) => boolean,
  loose: readonly string[],
  rng: Rng,
  renamed: Map<string, string> | undefined,
): void {
  const slots: { readonly pile: Pile; readonly at: number }[] = [];
  for (const pile of piles)
    for (let at = 0; at < pile.cards.length; at++) if (mayMove(pile.cards[at]!)) slots.push({ pile, at });
  const refusals: Refusal[] = [];
  for (const { refuses } of piles) if (refuses !== undefined && !refusals.includes(refuses)) refusals.push(refuses);
  const plain: string[] = [];
  for (const card of loose) {
    if (!isRefused(refusals, card)) {
      plain.push(card);
      continue;
    }
    const open = slots.filter(({ pile }) => pile.refuses?.(card) !== true);
    const slot = open.length === 0 ? slots[0]! : open[below(rng, open.length)]!;
    slots.splice(slots.indexOf(slot), 1);
    put(slot.pile, slot.at, card, renamed);
  }
  slots.forEach(({ pile, at }, i) => {
    put(pile, at, plain[i]!, renamed);
  });
}

/** Sealed answers of others are secrets too: they are replaced by random ones that fit the cards dealt anew. */
function resealOthers<B>(game: Game<B, unknown>, guess: State<B>, viewer: Seat, rng: Rng): void {
  const frame = guess.stack[guess.stack.length - 1];
  if (frame?.sealed === undefined) return;
  const given = Object.keys(frame.sealed).map(Number);
  const own = frame.sealed[viewer];
  delete frame.sealed;
  const asked = advance(game, guess);
  for (const ask of asked?.asks ?? []) {
    if (!given.includes(ask.seat)) continue;
    if (ask.seat === viewer) settle(game, asked!, ask, own as Choice);
    else settle(game, asked!, ask, randomAnswer(ask, rng));
  }
}

/** Any legal answer to a question, each as likely as its number of choices lets it be. */
export function randomAnswer(ask: Ask, rng: Rng): Choice | readonly Choice[] {
  if (takesOne(ask)) return ask.choices[below(rng, ask.choices.length)]!;
  const most = Math.min(ask.max, ask.choices.length);
  return shuffleInPlace(rng, ask.choices.slice()).slice(0, ask.min + below(rng, most - ask.min + 1));
}
