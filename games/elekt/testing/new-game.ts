import type { Fate } from '@tabula/kernel/chance.js';
import { clone, type Seat } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import { decide, type Entry, open, questions, type Table } from '@tabula/kernel/table.js';
import type { Elekt, ElektView } from '../board.js';
import { elekt } from '../elekt.js';

/** A real game from the box on, up to its first question; the script fixes shuffles in the order of setup. */
export function newGame(seats: number, script: readonly Fate[] = [], pack = 'base'): Table<Elekt, ElektView> {
  const opened = open(elekt, { seats, seed: 'test', options: { pack }, script });
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.table;
}

/** Answers the open question of a seat; fails if that is not legal. */
export function answer(game: Table<Elekt, ElektView>, seat: Seat, ...keys: string[]): Entry {
  const outcome = decide(game, seat, keys);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.entry;
}

/** The one question that is open; fails if there are several. */
export function question(game: Table<Elekt, ElektView>): Question {
  const [first, ...more] = questions(game);
  if (first === undefined || more.length > 0) throw new Error(`${more.length + 1} questions are open`);
  return first;
}

/** The first decision of each kind: the direction at a table of three; for two a choice of recruits, an assignment. */
export function positions() {
  const setup = newGame(3).state;
  const game = newGame(2, [['M16'], ['I13'], ['P01'], ['E05', 'E08'], ['E32', 'E02', 'E24', 'E14']]);
  const recruitment = clone(game.state);
  answer(game, 1, 'E32');
  answer(game, 0, 'E24');
  return { setup, recruitment, assignment: game.state };
}
