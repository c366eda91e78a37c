import { cardProblems, invariantProblems } from '../check.js';
import type { State } from '../game.js';
import { clone, type Seat, same } from '../json.js';
import { askOf, present } from '../question.js';
import { below } from '../rng.js';
import { advance, isAnswer } from '../run.js';
import type { Viewer } from '../shape.js';
import { randomAnswer, resample, view } from '../sight.js';
import { decide, eventsFor, type Table } from '../table.js';
import { differ, keysOf, type Law, type Position, seatsOf, tableOn } from './position.js';

/** All that one viewer is sent of a state: the view, its own question, and what it is told when it answers nonsense. */
function sent<B, V>(table: Table<B, V>, state: State<B>, viewer: Viewer): unknown[] {
  const asked = advance(table.game, state);
  const ask = askOf(asked, viewer);
  const question = ask === null ? null : present(table.game, state, asked!, ask);
  const error = viewer === null ? null : decide(tableOn(table, state), viewer, ['no such key']);
  return [view(table.game, state, viewer), question, error];
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
    differ('what a spectator is sent', sent(table, state, null), sent(table, guess, null))
  );
}

/**
 * A decision that teaches a seat nothing leaves it unable to tell: made in the true state and in one with other hidden
 * things, with the same chance, it sends that seat the same bytes and asks the same seats.
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
  const other = { ...resample(game, state, seat, rng), rng: clone(state.rng), script: clone(state.script) };
  const ask = now.asks[below(rng, now.asks.length)]!;
  const answer = randomAnswer(ask, rng);
  const there = askOf(advance(game, other), ask.seat);
  if (there === null || !isAnswer(there, answer as never)) return null;
  const [one, two] = [tableOn(table, clone(state)), tableOn(table, other)];
  const first = decide(one, ask.seat, keysOf(ask, answer));
  const second = decide(two, ask.seat, keysOf(ask, answer));
  if (!first.ok || !second.ok) return `${keysOf(ask, answer).join(' ')} is refused: ${JSON.stringify([first, second])}`;
  const learned = first.entry.learned | second.entry.learned;
  const by = `after seat ${ask.seat} chose ${keysOf(ask, answer).join(' ')} `;
  const compare = (viewer: Viewer) =>
    differ(`${by}what is told`, eventsFor(first.entry, viewer), eventsFor(second.entry, viewer)) ??
    differ(`${by}what is sent`, sent(table, one.state, viewer), sent(table, two.state, viewer));
  const found = (learned & (1 << seat)) === 0 ? compare(seat) : null;
  return found ?? (learned === 0 ? compare(null) : null);
}
