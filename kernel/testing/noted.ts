import { conclude } from '../chance.js';
import { record } from '../fields.js';
import type { Game } from '../game.js';
import { call, type Interrupt, type Rule, ruleMaker } from '../rule.js';
import { type BoardOf, int, list, text } from '../shape.js';
import { smallGame } from './game.js';
import { sit } from './sit.js';

/** A board that keeps what was noted. */
const shape = record({ log: list(text, 99), n: int(0, 99) });
export type Board = BoardOf<typeof shape>;
export const { rule, interrupt } = ruleMaker<Board, string>();

type More = Partial<Game<Board, unknown>>;

/** A game of some rules; the first is played, then the game is over. */
export function gameOf(
  play: [Rule<object>, ...Rule[]],
  reacts: Interrupt<Board>[] = [],
  more: More = {},
): Game<Board, unknown> {
  const root = rule('root')({
    play: () => call(play[0], {}),
    end: (c) => conclude(c, { places: [[0, 1].slice(0, more.players?.min ?? 1)], reason: 'end' }),
  });
  return smallGame({
    id: 'run',
    seats: [1, 3],
    shape,
    setup: () => ({ log: [], n: 0 }),
    play: [root, ...play],
    reacts,
    ...more,
  });
}

/** A step that writes something down. */
export const note =
  (what: string) =>
  ({ s }: { s: Board }): undefined => {
    s.log.push(what);
  };

/** Plays a game of one seat that is never asked, and says what it noted. */
export function noted(play: [Rule<object>, ...Rule[]], reacts: Interrupt<Board>[] = [], more: More = {}): string[] {
  return sit(gameOf(play, reacts, more), { seats: 1 }).s.log;
}
