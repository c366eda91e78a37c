import { cardProblems, invariantProblems } from '../check.js';
import type { State } from '../game.js';
import { clone, type Json, type Seat, same } from '../json.js';
import { askOf, keysOf, present } from '../question.js';
import { below } from '../rng.js';
import { type Asked, advance, isAnswer } from '../run.js';
import type { Viewer } from '../shape.js';
import { randomAnswer, resample, view } from '../sight.js';
import { watching } from '../steps.js';
import { decide, eventsFor, type Table } from '../table.js';
import { differ, type Law, type Position, seatsOf, tableOn, textsIn } from './position.js';

/**
 * All that one viewer is sent of a state: the view, its own question, what it is told when it answers nonsense, and why
 * each card there is cannot be used.
 */
function sent<B, V>(
  table: Table<B, V>,
  state: State<B>,
  viewer: Viewer,
  asked: Asked | null = advance(table.game, state),
): unknown[] {
  const seen = view(table.game, state, viewer, asked);
  const ask = askOf(asked, viewer);
  const question = ask === null ? null : present(table.game, state, asked!, ask);
  if (viewer === null) return [seen, question];
  const error = decide(tableOn(table, state), viewer, ['no such key'], asked);
  const about = ask === null ? null : { ask, frame: asked!.frame };
  const cards = Object.values(table.game.box(state.board)).flat();
  const reasons = cards.map((card) => table.game.why(state.board, viewer, { card }, about));
  return [seen, question, error, reasons];
}

/** A seat cannot tell a resampled state from the true one, nor can a spectator, and it is a state that can be played. */
export const views: Law = (position) => {
  for (const seat of seatsOf(position)) {
    const found = viewFault(position, seat);
    if (found !== null) return `seat ${seat}: ${found}`;
  }
  return null;
};

function viewFault<B, V>({ table, rng }: Position<B, V>, seat: Seat): string | null {
  const { game, state } = table;
  const guess = resample(game, state, seat, rng);
  const before = clone(guess);
  advance(game, guess);
  if (!same(before, guess)) return 'with other hidden cards nobody would have been asked here';
  const problems: string[] = [];
  cardProblems(game, guess.board, problems);
  invariantProblems(game, guess, problems);
  if (problems.length > 0) return `a resampled state is broken: ${problems.join('; ')}`;
  return (
    differ('what is sent', sent(table, state, seat), sent(table, guess, seat)) ??
    differ('what a spectator is sent', sent(table, state, null), sent(table, guess, null)) ??
    differ('a view made out of the last one', view(game, state, seat), viewAgain(table, seat)) ??
    differ("a spectator's view made out of the last one", view(game, state, null), viewAgain(table, null))
  );
}

/** The view as a server makes it, with what looks as it did before the last decision used again. */
function viewAgain<B, V>({ game, state, past }: Table<B, V>, viewer: Viewer): unknown {
  return view(game, state, viewer, undefined, view(game, past.at(-1) ?? state, viewer));
}

/**
 * What a seat is sent after a decision follows from what it knew, from chance, and from the cards it was shown by that
 * decision: made in a state where everything else that is hidden is different, it sends that seat, and a spectator, the
 * same bytes and asks the same seats.
 */
export const nonInterference: Law = (position) => {
  for (const seat of seatsOf(position)) {
    const found = interference(position, seat);
    if (found !== null) return `seat ${seat}: ${found}`;
  }
  return null;
};

function interference<B, V>({ table, now, rng }: Position<B, V>, seat: Seat): string | null {
  if (now === null) return null;
  const { game, state } = table;
  const ask = now.asks[below(rng, now.asks.length)]!;
  const answer = randomAnswer(ask, rng);
  const keys = keysOf(ask, answer);
  const one = watched(table, state, now, seat);
  const first = one.decide(ask.seat, keys);
  if (!first.ok) return `${keys.join(' ')} is refused: ${first.error.message}`;
  const { learned } = first.entry;
  const pinned = Object.keys(learned).filter((card) => (learned[card]! & (1 << seat)) !== 0);
  // The last sealed answer opens all of them; what they name is seen by all, or goes where all see it go.
  const opened = now.asks.length === 1 ? now.frame.sealed : undefined;
  const other = otherWorld({ table, now, rng }, seat, [...pinned, ...textsIn(opened ?? null)]);
  if (opened !== undefined) other.stack[other.stack.length - 1]!.sealed = clone(opened);
  const askedThere = advance(game, other);
  const there = askOf(askedThere, ask.seat);
  if (there === null || !isAnswer(there, answer as Json)) return null;
  const two = watched(table, other, askedThere, seat);
  const second = two.decide(ask.seat, keys);
  if (!second.ok) return `${keys.join(' ')} is refused: ${second.error.message}`;
  const secrets = opened === undefined ? first.entry.secrets | second.entry.secrets : 0;
  if ((secrets & (1 << seat)) !== 0) return null;
  const by = `after seat ${ask.seat} chose ${keys.join(' ')} `;
  const compare = (viewer: Viewer, here: readonly V[], elsewhere: readonly V[]) =>
    differ(`${by}what is told`, eventsFor(first.entry, viewer), eventsFor(second.entry, viewer)) ??
    differ(`${by}what is seen on the way`, here, elsewhere) ??
    differ(
      `${by}what is sent`,
      sent(table, one.table.state, viewer, first.asked),
      sent(table, two.table.state, viewer, second.asked),
    );
  return compare(seat, one.seen, two.seen) ?? compare(null, one.seenByAll, two.seenByAll);
}

/** A table on which one decision is made under the eyes of a seat and of a spectator, as a server lets them look. */
function watched<B, V>(table: Table<B, V>, state: State<B>, now: Asked | null, seat: Seat) {
  const { shape } = table.game;
  const own = watching(table.game, seat, shape.view(state.board, seat, -1));
  const everybody = watching(table.game, null, shape.view(state.board, null, -1));
  const on = tableOn(table, state);
  const watch = (board: B) => {
    own.watch(board);
    everybody.watch(board);
  };
  return {
    table: on,
    seen: own.steps,
    seenByAll: everybody.steps,
    decide: (by: Seat, keys: readonly string[]) => decide(on, by, keys, now, watch),
  };
}

/** The same position with other hidden things, but with the chance that is to come. */
function otherWorld<B, V>({ table, rng }: Position<B, V>, seat: Seat, pinned: readonly string[]): State<B> {
  const { game, state } = table;
  const other = resample(game, state, seat, rng, new Set(pinned));
  return { ...other, rng: clone(state.rng), script: clone(state.script) };
}
