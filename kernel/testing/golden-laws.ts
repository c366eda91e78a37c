import { describe, expect, test } from 'vitest';
import type { Result } from '../chance.js';
import { problemsOf } from '../check.js';
import type { Game, State } from '../game.js';
import { clone } from '../json.js';
import { type GameRecord, replay } from '../record.js';
import { load, questions } from '../table.js';

/** What was saved once of a game, by scripts/golden.mjs. */
export interface GoldenFacts<B, V> {
  readonly game: Game<B, V>;
  /** The texts of `golden/saves.jsonl` and `golden/games.jsonl`, by path. */
  readonly files: { readonly [path: string]: unknown };
  /** Plays a state to its end, the same way each time. */
  readonly playOn: (state: State<B>, options: { readonly seed: string }) => State<B>;
  /** Questions that no card of the box brings about. */
  readonly beyond?: readonly string[];
}

const lines = <T>(text: unknown): T[] =>
  String(text)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/**
 * States and games that were saved once and are never saved anew: people have such files. If a change of the rules breaks
 * one, it has to raise the game's `version` and say what becomes of older saves.
 */
export function goldenLaws<B, V>({ game, files, playOn, beyond = [] }: GoldenFacts<B, V>): void {
  const saves = lines<{ asks: string; state: unknown }>(files['./golden/saves.jsonl']);
  const games = lines<{ seats: number; result: Result; record: GameRecord }>(files['./golden/games.jsonl']);

  test('there is a save at every kind of question', () => {
    const asked = Object.keys(game.questions ?? {}).filter((question) => !beyond.includes(question));
    expect(saves.map(({ asks }) => asks).sort()).toEqual(asked.sort());
  });

  describe('an old save', () => {
    test.each(saves)('at $asks loads, asks the same, and is played to the end', ({ asks, state }) => {
      const loaded = load(game, state);
      if (!loaded.ok) throw new Error(loaded.error.details?.join('\n'));
      expect(questions(loaded.table).map(({ id }) => id)).toEqual([asks]);
      const end = playOn(clone(loaded.table.state), { seed: asks });
      expect(end.result).not.toBeNull();
      expect(problemsOf(game, end)).toEqual([]);
    });
  });

  describe('an old game', () => {
    test.each(games)('of $seats players is replayed to the same result', ({ record, result }) => {
      const replayed = replay(game, record);
      if (!replayed.ok) throw new Error(replayed.error.message);
      expect(replayed.table.state.result).toEqual(result);
    });
  });
}
