import { Defect } from '@tabula/kernel/errors.js';
import { askOf, keysOf } from '@tabula/kernel/question.js';
import { below, type Rng, seeded } from '@tabula/kernel/rng.js';
import type { Ask } from '@tabula/kernel/rule.js';
import { advance } from '@tabula/kernel/run.js';
import { type Answer, candidates, including, weightedAnswer, weightsOf } from './answers.js';
import { type Decision, now as platformClock, type Seen, type Task } from './bot.js';
import { newRun, suggestion, weigh } from './playout.js';
import { search } from './search.js';
import { compare } from './trials.js';

/** What a bot of this level would answer to the open question of its seat. */
export function decide<B>(seen: Seen<B>, task: Task): Decision {
  const { level, seed } = task;
  const clock = task.now ?? platformClock;
  const began = clock();
  const rng = seeded(`decide/${seed}`);
  const world = seen.sample(rng);
  const asked = advance(seen.game, world);
  const ask = askOf(asked, seen.seat);
  if (asked === null || ask === null) throw new Defect(`seat ${seen.seat} is not asked anything`, 'not-asked');
  const run = newRun(seen.game, world, seeded(`choices/${seed}`));
  const quick = (answer: Answer): Decision => {
    return { keys: keysOf(ask, answer), iterations: 0, ms: clock() - began, thoughts: [] };
  };
  const weights = [...weigh(run, world.board, ask, asked.frame)];
  if (level === 'easy' || ask.cosmetic) return quick(easy(ask, weights, rng));
  const { answers, suggested } = including(
    ask,
    candidates(ask, weights, rng),
    suggestion(run, world.board, ask, asked.frame),
  );
  const priors = weightsOf(ask, answers, weights, suggested);
  const best = favourite(priors, rng);
  if (level === 'normal') return quick(answers[best]!);
  const { courses } = seen.game.sense;
  // What has no course is answered as advised: tried by itself it told more of luck than of the answer (docs/figures.md).
  if (courses !== undefined)
    return courses(world.board, ask, asked.frame).length > 0 ? compare(seen, task) : quick(answers[best]!);
  if (priors.every((prior, i) => i === best || prior <= 0)) return quick(answers[best]!);
  return search(seen, task);
}

/** The game's heuristic: the answer it thinks likeliest, any of them if several are. */
function favourite(priors: readonly number[], rng: Rng): number {
  const most = Math.max(...priors);
  const best = priors.flatMap((prior, i) => (prior === most ? [i] : []));
  return best[below(rng, best.length)]!;
}

/** Random with a little sense: half by the game's weights, half by no thought at all, but never the senseless. */
function easy(ask: Ask, weights: readonly number[], rng: Rng): Answer {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const some = weights.reduce((count, weight) => (weight > 0 ? count + 1 : count), 0);
  const mixed = weights.map((weight) => (weight > 0 ? weight / sum + 1 / some : 0));
  return weightedAnswer(ask, mixed, rng);
}
