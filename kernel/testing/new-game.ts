import type { Game } from '../game.js';
import type { Seat } from '../json.js';
import type { Question } from '../question.js';
import { decide, type Entry, open, questions, type Start, type Table } from '../table.js';

/** A real game from the box on, up to its first question; a script fixes chance in the order of setup. */
export function opened<B, V>(game: Game<B, V>, start: Omit<Start, 'seed'> & Partial<Pick<Start, 'seed'>>): Table<B, V> {
  const made = open(game, { seed: 'test', ...start });
  if (!made.ok) throw new Error(made.error.message);
  return made.table;
}

/** Answers the open question of a seat; fails if that is not legal. */
export function answer<B>(game: Table<B, unknown>, seat: Seat, ...keys: string[]): Entry {
  const outcome = decide(game, seat, keys);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.entry;
}

/** The one question that is open; fails if there are several, or none. */
export function question<B>(game: Table<B, unknown>): Question {
  const [first, ...more] = questions(game);
  if (first === undefined || more.length > 0) throw new Error(`${first === undefined ? 0 : more.length + 1} questions`);
  return first;
}

/** The keys of the options that are open. */
export const keys = <B>(game: Table<B, unknown>): string[] => question(game).options.map(({ key }) => key);

/** Answers with the first option (none, where several may be taken) until a question of this id is open. */
export function until<B>(game: Table<B, unknown>, id: string): Question {
  for (let now = question(game); ; now = question(game)) {
    if (now.id === id) return now;
    answer(game, now.seat, ...(now.kind === 'some' ? [] : [now.options[0]!.key]));
  }
}
