import { type Game, interruptIndex, message, ruleIndex } from '../game.js';
import type { Interrupt, Rule } from '../rule.js';
import type { Shape } from '../shape.js';

/** What a small game for tests has to say; the rest is filled in. */
interface Small<B, V> extends Partial<Game<B, V>> {
  readonly id: string;
  readonly shape: Shape<B, V>;
  readonly setup: Game<B, V>['setup'];
  /** The first is the rule that the game begins with. */
  readonly play: readonly [Rule, ...Rule[]];
  readonly reacts?: readonly Interrupt<B>[];
  readonly seats: readonly [min: number, max: number];
}

/** A whole game from what a test cares for. */
export function smallGame<B, V>(small: Small<B, V>): Game<B, V> {
  const { play, reacts = [], seats, ...rest } = small;
  return {
    version: 1,
    players: { min: seats[0], max: seats[1] },
    options: {},
    root: play[0],
    rules: ruleIndex(play, reacts),
    interrupts: interruptIndex(reacts),
    prompt: (_s, ask, frame) => message(`${frame.rule}.${ask.into}`),
    look: (_s, _ask, _frame, choice) => ({ label: message('choice', { it: String(choice) }), refs: [] }),
    why: () => [],
    box: () => ({}),
    loose: () => ({}),
    invariants: [],
    sense: { evaluate: () => 0.5, weigh: (_s, _ask, _frame, weights) => weights.fill(1), settled: () => false },
    ...rest,
  };
}
