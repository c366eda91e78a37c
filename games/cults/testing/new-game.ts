import type { Fate } from '@tabula/kernel/chance.js';
import type { Json, Seat } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import { decide, type Entry, open, questions, type Table } from '@tabula/kernel/table.js';
import type { Cults, CultsView } from '../board.js';
import { cults } from '../cults.js';

/** A real game from the box on, up to its first question; the script fixes chance in the order of setup. */
export function newGame(
  players: number,
  options: Record<string, Json> = {},
  script: readonly Fate[] = [],
): Table<Cults, CultsView> {
  const opened = open(cults, { seats: players, seed: 'test', options, script });
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.table;
}

/** Answers the open question of a seat; fails if that is not legal. */
export function answer(game: Table<Cults, CultsView>, seat: Seat, ...keys: string[]): Entry {
  const outcome = decide(game, seat, keys);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.entry;
}

/** The one question that is open; fails if there are several. */
export function question(game: Table<Cults, CultsView>): Question {
  const [first, ...more] = questions(game);
  if (first === undefined || more.length > 0) throw new Error(`${first === undefined ? 0 : more.length + 1} questions`);
  return first;
}

/** The keys of the options that are open. */
export const keys = (game: Table<Cults, CultsView>): string[] => question(game).options.map(({ key }) => key);

/** Answers with the first option (none, where several may be taken) until a question of this id is open. */
export function until(game: Table<Cults, CultsView>, id: string): Question {
  for (let now = question(game); ; now = question(game)) {
    if (now.id === id) return now;
    answer(game, now.seat, ...(now.kind === 'some' ? [] : [now.options[0]!.key]));
  }
}
