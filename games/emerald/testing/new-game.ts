import type { Fate } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import { decide, type Entry, open, questions, type Table } from '@tabula/kernel/table.js';
import type { Emerald, EmeraldView } from '../board.js';
import { emerald } from '../emerald.js';

/** A real game from the box on, up to its first question; the script fixes chance in the order of setup. */
export function newGame(players: number, script: readonly Fate[] = [], pack = 'base'): Table<Emerald, EmeraldView> {
  const opened = open(emerald, { seats: players, seed: 'test', options: { pack }, script });
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.table;
}

/** Answers the open question of a seat; fails if that is not legal. */
export function answer(game: Table<Emerald, EmeraldView>, seat: Seat, ...keys: string[]): Entry {
  const outcome = decide(game, seat, keys);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.entry;
}

/** The one question that is open; fails if there are several. */
export function question(game: Table<Emerald, EmeraldView>): Question {
  const [first, ...more] = questions(game);
  if (first === undefined || more.length > 0) throw new Error(`${first === undefined ? 0 : more.length + 1} questions`);
  return first;
}
