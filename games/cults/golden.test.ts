import type { Result } from '@tabula/kernel/chance.js';
import { problemsOf } from '@tabula/kernel/check.js';
import { clone } from '@tabula/kernel/json.js';
import { type GameRecord, load, questions, replay } from '@tabula/kernel/table.js';
import { describe, expect, test } from 'vitest';
import { cults } from './cults.js';
import { playOn } from './testing/play.js';
import { questionIds } from './text/questions.js';

// States and games that were saved once, by scripts/golden.mjs, and are never saved anew: people have such files. If a
// change of the rules breaks one, it has to raise `cults.version` and say what becomes of older saves.

const files = import.meta.glob(['./golden/*.jsonl'], { query: '?raw', import: 'default', eager: true });
const lines = <T>(name: string): T[] =>
  (files[`./golden/${name}.jsonl`] as string)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const saves = lines<{ asks: string; state: unknown }>('saves');
const games = lines<{ seats: number; result: Result; record: GameRecord }>('games');

test('there is a save at every kind of question', () => {
  expect(saves.map(({ asks }) => asks).sort()).toEqual([...questionIds].sort());
});

describe('an old save', () => {
  test.each(saves)('at $asks loads, asks the same, and is played to the end', ({ asks, state }) => {
    const loaded = load(cults, state);
    if (!loaded.ok) throw new Error(loaded.error.details?.join('\n'));
    expect(questions(loaded.table).map(({ id }) => id)).toEqual([asks]);
    const end = playOn(clone(loaded.table.state), { seed: asks });
    expect(end.result).not.toBeNull();
    expect(problemsOf(cults, end)).toEqual([]);
  });
});

describe('an old game', () => {
  test.each(games)('of $seats players is replayed to the same result', ({ record, result }) => {
    const replayed = replay(cults, record);
    if (!replayed.ok) throw new Error(replayed.error.message);
    expect(replayed.table.state.result).toEqual(result);
  });
});
