import type { Sink } from '@tabula/kernel/chance.js';
import type { Course, Frame, State } from '@tabula/kernel/game.js';
import { askOf, keysOf } from '@tabula/kernel/question.js';
import { seeded } from '@tabula/kernel/rng.js';
import type { Ask, Choice } from '@tabula/kernel/rule.js';
import { advance, settle } from '@tabula/kernel/run.js';
import { type Answer, candidates, including, plural, weightsOf } from './answers.js';
import { type Decision, type Limits, now as platformClock, type Seen } from './bot.js';
import { newRun, playout, type Run, suggestion, weigh } from './playout.js';

/**
 * Courses that a game names, and its advice, tried beside each other: each of them in the same worlds, and with the same luck at
 * each step of the rules. So what they are told apart by is what they do, and a few worlds say something.
 */

/** After so many worlds courses that are clearly behind are tried no more. */
const FIRST = 4;
const BEHIND = 1.5;
/** A difference is not taken for surer than this: a few worlds may agree by chance. */
const LEAST = 0.002;

interface Trial<B> {
  /** What it begins with. */
  readonly answer: Answer;
  /** The advice is none. */
  readonly course: Course<B> | null;
  readonly values: number[];
  dropped: boolean;
}

/** Luck that follows from a world, a step and how often it was asked there: in no order with the luck of other steps. */
function luckOf(world: number): Sink {
  const asked = new Map<string, number>();
  return {
    event: () => {},
    fate: () => {},
    auto: () => {},
    reveal: () => {},
    source: {
      below(n, step = '') {
        const count = asked.get(step) ?? 0;
        asked.set(step, count + 1);
        let hash = Math.imul(world + 1, 0x9e3779b1) ^ Math.imul(count + 1, 0x85ebca6b);
        for (let i = 0; i < step.length; i++) hash = Math.imul(hash ^ step.charCodeAt(i), 0x01000193);
        hash ^= hash >>> 16;
        hash = Math.imul(hash, 0x7feb352d);
        hash ^= hash >>> 15;
        hash = Math.imul(hash, 0x846ca68b);
        hash ^= hash >>> 16;
        return Math.floor(((hash >>> 0) / 2 ** 32) * n);
      },
    },
  };
}

/** Plays a course out in one world. */
function tried<B>(run: Run<B>, seen: Seen<B>, name: string, world: number, salt: number, trial: Trial<B>): number {
  const state = seen.sample(seeded(`${name}/${world}`));
  run.sink = luckOf(salt + world);
  run.course = trial.course?.() ?? null;
  const asked = advance(run.game, state)!;
  const ask = askOf(asked, seen.seat)!;
  const answer = run.course?.(state.board, ask, asked.frame) ?? trial.answer;
  settle(run.game, asked, ask, plural(ask) ? [...(answer as readonly Choice[])] : answer);
  playout(run, state, advance(run.game, state, run.sink));
  return run.values[seen.seat]!;
}

/** What is tried: the advice, and beside it the courses that the game names. */
function newTrials<B>(run: Run<B>, { board }: State<B>, ask: Ask, frame: Frame): readonly Trial<B>[] {
  const weights = weigh(run, board, ask, frame);
  const { answers, suggested } = including(ask, candidates(ask, weights, run.rng), suggestion(run, board, ask, frame));
  const priors = weightsOf(ask, answers, weights, suggested);
  const advice = answers[priors.indexOf(Math.max(...priors))]!;
  const courses = run.game.sense.courses?.(board, ask, frame) ?? [];
  const begun = courses.map((course) => ({ answer: course()(board, ask, frame) ?? advice, course }));
  return [{ answer: advice, course: null }, ...begun].map((one) => ({ ...one, values: [], dropped: false }));
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** By how much one is ahead of the other in the worlds that both were tried in: on average, and in standard errors. */
function aheadOf<B>(one: Trial<B>, other: Trial<B>): { readonly mean: number; readonly errors: number } {
  const count = Math.min(one.values.length, other.values.length);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const more = one.values[i]! - other.values[i]!;
    sum += more;
    squares += more * more;
  }
  if (count === 0) return { mean: 0, errors: 0 };
  const mean = sum / count;
  const error = Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1));
  return { mean, errors: mean / Math.max(LEAST, error) };
}

/** The best of those that are still tried; the advice if none is better. */
const bestOf = <B>(trials: readonly Trial<B>[]): Trial<B> =>
  trials
    .filter(({ dropped }) => !dropped)
    .reduce((best, trial) => (meanOf(trial.values) > meanOf(best.values) ? trial : best));

export function compare<B>(seen: Seen<B>, limits: Limits): Decision {
  const clock = limits.now ?? platformClock;
  const began = clock();
  const most = Math.max(1, limits.iterations ?? Number.POSITIVE_INFINITY);
  const end = limits.iterations === undefined ? began + (limits.ms ?? 1000) : Number.POSITIVE_INFINITY;
  const name = `worlds/${limits.seed}`;
  const rng = seeded(`choices/${limits.seed}`);
  const first = seen.sample(seeded(name));
  const asked = advance(seen.game, first)!;
  const ask = askOf(asked, seen.seat)!;
  const run = newRun(seen.game, first, rng);
  const trials = newTrials(run, first, ask, asked.frame);
  const salt = rng[0]!;
  let count = 0;
  let left = () => count < most && clock() < end;
  if (end === Number.POSITIVE_INFINITY) left = () => count < most;
  for (let world = 0; left(); world++) {
    for (const trial of trials)
      if (!trial.dropped && (world === 0 || left())) {
        trial.values.push(tried(run, seen, name, world, salt, trial));
        count++;
      }
    if (world + 1 >= FIRST) drop(trials);
    if (trials.filter(({ dropped }) => !dropped).length === 1) break;
  }
  const thoughts = ranked(trials).map(({ trial, value }) => {
    return { keys: keysOf(ask, trial.answer), visits: trial.values.length, value };
  });
  return { keys: thoughts[0]!.keys, iterations: count, ms: clock() - began, thoughts };
}

/**
 * The best course for each answer that some begin with, the best of all first; what was dropped comes last. Not all were tried in
 * all worlds: what they are worth is told by how far they are from the best in their own, and what was dropped is no better.
 */
function ranked<B>(trials: readonly Trial<B>[]): readonly { readonly trial: Trial<B>; readonly value: number }[] {
  const best = bestOf(trials);
  const worth = best.values.length > 0 ? meanOf(best.values) : 0;
  const all = trials
    .map((trial) => {
      const { mean } = aheadOf(trial, best);
      return { trial, value: worth + (trial.dropped ? Math.min(0, mean) : mean) };
    })
    .sort((a, b) => Number(a.trial.dropped) - Number(b.trial.dropped) || b.value - a.value);
  return all.filter(({ trial }, at) => all.findIndex((one) => one.trial.answer === trial.answer) === at);
}

/** What is clearly behind the best is tried no more. */
function drop<B>(trials: readonly Trial<B>[]): void {
  const best = bestOf(trials);
  for (const trial of trials) if (!trial.dropped && aheadOf(best, trial).errors > BEHIND) trial.dropped = true;
}
