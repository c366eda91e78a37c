import type { Game, State } from '@tabula/kernel/game.js';
import { clone, type Json } from '@tabula/kernel/json.js';
import { tableOn } from '@tabula/kernel/laws/position.js';
import type { Question } from '@tabula/kernel/question.js';
import { resample, view } from '@tabula/kernel/sight.js';
import { questions } from '@tabula/kernel/table.js';
import { playWhole } from '@tabula/kernel/testing/random-play.js';
import { describe, expect, it } from 'vitest';
import type { Foresee } from '../forecast.js';
import type { SumOf } from '../sums.js';
import type { Voice } from '../voice.js';

/** A game whose forecasts and sums are looked at in random games. */
export interface Foreseeable<B> {
  readonly game: Game<B, unknown>;
  readonly foresee: Foresee;
  readonly sumOf: SumOf;
  /** Voices that throw where a word is missing. */
  readonly voices: (options: Record<string, Json>) => readonly Voice[];
  /** The names of all numbers that a board of this game shows. */
  readonly numbers: (board: B) => readonly string[];
  readonly tables: readonly { readonly seats: number; readonly options?: Record<string, Json> }[];
}

/** Options of one question that are looked at: payments may have hundreds. */
const MOST = 24;

/** The laws of what is foreseen: it comes from what its player sees, can be said in every language, and adds up. */
export function forecastLaws<B>({ game, foresee, sumOf, voices, numbers, tables }: Foreseeable<B>): void {
  describe('what is foreseen and summed up', () => {
    it.each(tables)(
      'is known to the player, can be said, and adds up: $seats seats',
      ({ seats, options = {} }) => {
        const speaking = voices(options);
        let lines = 0;
        const look = (state: State<B>, nth: number): void => {
          for (const question of asked(game, state)) {
            const seen = view(game, state, question.seat).board;
            const told = all(foresee, seen, question);
            const before = JSON.stringify(seen);
            // Another deal of all that this seat does not know: the same bytes.
            const other = resample(game, state, question.seat, `twin ${nth}`);
            const twin = asked(game, other).find(({ seat }) => seat === question.seat)!;
            expect(JSON.stringify(all(foresee, view(game, other, question.seat).board, twin))).toBe(
              JSON.stringify(told),
            );
            expect(JSON.stringify(seen)).toBe(before);
            for (const forecast of told)
              for (const line of forecast?.lines ?? []) {
                lines++;
                for (const voice of speaking) {
                  expect(voice.say(line)).not.toBe('');
                  if (line.given !== undefined) expect(voice.say(line.given)).not.toBe('');
                }
              }
            for (const ghost of told.flatMap((forecast) => forecast?.ghosts ?? []))
              expect(sumOf(seen, ghost.number), ghost.number).not.toBeNull();
          }
          const watched = view(game, state, null).board;
          for (const number of numbers(state.board)) {
            const sum = sumOf(watched, number);
            expect(sum, number).not.toBeNull();
            const { lines: parts, total, title, notes } = sum!;
            if (parts.length > 0)
              expect(
                parts.reduce((all, { amount }) => all + amount, 0),
                number,
              ).toBe(total);
            for (const message of [title, ...parts, ...notes]) for (const voice of speaking) voice.say(message);
          }
        };
        let nth = 0;
        playWhole(game, {
          seed: `forecasts ${seats}`,
          seats,
          options,
          asked: (_id, state) => {
            if (nth++ % 3 === 0) look(clone(state), nth);
          },
        });
        expect(lines).toBeGreaterThan(50);
        expect(sumOf(view(game, first(game, seats, options), null).board, 'no/such/number')).toBeNull();
      },
      60_000,
    );
  });
}

const asked = <B>(game: Game<B, unknown>, state: State<B>): Question[] =>
  questions(tableOn({ game, state, log: [], past: [] }, clone(state)));

const all = (foresee: Foresee, board: unknown, question: Question) =>
  question.options.slice(0, MOST).map((option) => foresee(board, question, option));

function first<B>(game: Game<B, unknown>, seats: number, options: Record<string, Json>): State<B> {
  let state: State<B> | undefined;
  playWhole(game, {
    seed: 'first',
    seats,
    options,
    asked: (_id, now) => {
      state ??= clone(now);
    },
  });
  return state!;
}
