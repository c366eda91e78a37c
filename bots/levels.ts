import { Defect } from '@tabula/kernel/errors.js';
import type { State } from '@tabula/kernel/game.js';
import { clone } from '@tabula/kernel/json.js';
import { askOf } from '@tabula/kernel/question.js';
import { type Rng, seeded } from '@tabula/kernel/rng.js';
import type { Ask } from '@tabula/kernel/rule.js';
import { advance, settle } from '@tabula/kernel/run.js';
import { type Answer, candidates, keysOf, randomAnswer, weightOf } from './answers.js';
import { type Decision, now as platformClock, type Seen, type Task, type Thought } from './bot.js';
import { newRun, playout, type Run, weigh } from './playout.js';
import { search } from './search.js';

/** Playouts that `normal` makes for a decision, and the number of answers it makes them for. */
const PLAYOUTS = 24;
const FAVOURITES = 8;

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
  const answers = candidates(ask, weights, rng).map((answer, i): Contender => {
    return { answer, prior: weightOf(ask, answer, i, weights), visits: 0, total: 0 };
  });
  const sensible = answers.filter(({ prior }) => prior > 0);
  const field = sensible.length > 0 ? sensible : answers;
  if (field.length === 1) return quick(field[0]!.answer);
  if (level === 'hard') return search(seen, task);
  const thoughts = normal(seen, run, ask, field, rng);
  const iterations = thoughts.reduce((sum, { visits }) => sum + visits, 0);
  return { keys: [...thoughts[0]!.keys], iterations, ms: clock() - began, thoughts };
}

/** Random with a little sense: half by the game's weights, half by no thought at all, but never the senseless. */
function easy(ask: Ask, weights: readonly number[], rng: Rng): Answer {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const some = weights.reduce((count, weight) => (weight > 0 ? count + 1 : count), 0);
  const mixed = weights.map((weight) => (weight > 0 ? weight / sum + 1 / some : 0));
  return randomAnswer(ask, mixed, rng);
}

interface Contender {
  readonly answer: Answer;
  readonly prior: number;
  visits: number;
  total: number;
}

/**
 * The game's heuristic: its favourite answers are played out in a few guessed worlds, the better half of them again,
 * and so on until one is left (sequential halving). All answers meet the same worlds.
 */
function normal<B>(seen: Seen<B>, run: Run<B>, ask: Ask, contenders: Contender[], rng: Rng): Thought[] {
  contenders.sort((a, b) => b.prior - a.prior);
  let field = contenders.slice(0, FAVOURITES);
  const rounds = Math.ceil(Math.log2(field.length));
  while (field.length > 1) {
    for (let worlds = Math.max(1, Math.floor(PLAYOUTS / rounds / field.length)); worlds > 0; worlds--) {
      const world = seen.sample(rng);
      for (const entry of field) tryOut(seen, run, clone(world), entry);
    }
    field.sort((a, b) => mean(b) - mean(a));
    field = field.slice(0, Math.ceil(field.length / 2));
  }
  contenders.sort((a, b) => b.visits - a.visits || mean(b) - mean(a));
  return contenders.map((entry) => ({ keys: keysOf(ask, entry.answer), visits: entry.visits, value: mean(entry) }));
}

const mean = (entry: Contender) => (entry.visits > 0 ? entry.total / entry.visits : 0);

function tryOut<B>(seen: Seen<B>, run: Run<B>, world: State<B>, entry: Contender): void {
  const asked = advance(seen.game, world)!;
  settle(seen.game, asked, askOf(asked, seen.seat)!, entry.answer);
  playout(run, world, advance(seen.game, world));
  entry.visits++;
  entry.total += run.values[seen.seat]!;
}
