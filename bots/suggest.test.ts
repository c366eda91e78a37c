import type { Game, State } from '@tabula/kernel/game.js';
import { seeded } from '@tabula/kernel/rng.js';
import { advance, settle } from '@tabula/kernel/run.js';
import { newState } from '@tabula/kernel/table.js';
import { expect, it } from 'vitest';
import { including, weightedAnswer, weightsOf } from './answers.js';
import { see } from './bot.js';
import { decide } from './levels.js';
import { kinds } from './testing/kinds.js';
import { compare } from './trials.js';

/** The questionnaire, whose author suggests two letters and four of the many numbers; asked for one of them first. */
function asking<B>(game: Game<B, unknown>, into: string): { game: Game<B, unknown>; state: State<B> } {
  const made = newState(game, { seats: 2, seed: into });
  if (!made.ok) throw new Error(made.error.message);
  const { state } = made;
  const rng = seeded(into);
  for (let asked = advance(game, state)!; asked.asks[0]!.into !== into; asked = advance(game, state)!) {
    const [ask] = asked.asks;
    settle(game, asked, ask!, weightedAnswer(ask!, new Array(ask!.choices.length).fill(1), rng));
  }
  const sense = {
    ...game.sense,
    suggest: (_s: B, ask: { into: string }) =>
      ask.into === 'few' ? ['f', 'b'] : ask.into === 'many' ? ['n23', 'n5', 'n17', 'n11'] : null,
  };
  return { game: { ...game, sense }, state };
}

it('normal gives the answer that the game suggests, in the order of the question', () => {
  const { game, state } = asking(kinds, 'few');
  const { keys } = decide(see(game, state, 0, 'x'), { level: 'normal', seed: 'x' });
  expect(keys).toEqual(['b', 'f']);
});

it('hard looks at the suggestion among more answers than can be looked at', () => {
  const { game, state } = asking(kinds, 'many');
  const { thoughts } = decide(see(game, state, 0, 'x'), { level: 'hard', seed: 'x', iterations: 60 });
  const thought = thoughts.find(({ keys }) => keys.join(' ') === 'n5 n11 n17 n23');
  expect(thought?.visits).toBeGreaterThan(1);
});

it('a suggestion weighs as much as everything else together', () => {
  const { game, state } = asking(kinds, 'few');
  const [ask] = advance(game, state)!.asks;
  const { answers, suggested } = including(ask!, [['a'], ['b', 'f'], ['c']], ['f', 'b']);
  expect([answers.length, suggested]).toEqual([3, 1]);
  expect(weightsOf(ask!, answers, [2, 1, 4, 1, 1, 1], suggested)).toEqual([2, 6, 4]);
  expect(including(ask!, [['a']], ['f', 'b'])).toEqual({ answers: [['a'], ['b', 'f']], suggested: 1 });
  expect(including(ask!, [['b', 'f'], ['a']], ['f', 'b'])).toEqual({ answers: [['b', 'f'], ['a']], suggested: 0 });
  expect(including(ask!, [['a']], null)).toEqual({ answers: [['a']], suggested: -1 });
});

it('trials begin with the suggestion, and do not mind that the rules use up the list they were given', () => {
  const { game, state } = asking(kinds, 'many');
  const { keys, thoughts } = compare(see(game, state, 0, 'x'), { seed: 'x', iterations: 40 });
  expect(keys).toEqual(thoughts[0]!.keys);
  expect(thoughts.map(({ keys }) => keys.join(' '))).toContain('n5 n11 n17 n23');
  for (const { keys } of thoughts) expect(keys.length).toBeGreaterThanOrEqual(3);
});
