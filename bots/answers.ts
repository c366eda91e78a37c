import { keysOf } from '@tabula/kernel/question.js';
import { below, type Rng } from '@tabula/kernel/rng.js';
import type { Ask, Choice } from '@tabula/kernel/rule.js';
import { takesOne } from '@tabula/kernel/run.js';

/** A whole answer to a question: one choice, or several of them where the question asks for several. */
export type Answer = Choice | readonly Choice[];

/** How many different answers to one question of several choices are looked at. */
const CANDIDATES = 64;

/** Whether an answer to this question is a list of choices. */
export const plural = (ask: Ask): boolean => !takesOne(ask);

/** One index, each as likely as its weight. Zero weights are never drawn unless there is nothing else. */
export function draw(weights: readonly number[], rng: Rng): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i]!;
  if (!(sum > 0)) return below(rng, weights.length);
  let left = (below(rng, 0x40000000) / 0x40000000) * sum;
  let last = 0;
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i]!;
    if (weight <= 0) continue;
    last = i;
    left -= weight;
    if (left < 0) return i;
  }
  return last;
}

/** A random answer, drawn by the weights of the choices. The weights of a plural question are used up. */
export function weightedAnswer(ask: Ask, weights: number[], rng: Rng): Answer {
  const { choices } = ask;
  if (!plural(ask)) return choices[choices.length === 1 ? 0 : draw(weights, rng)]!;
  const chosen: Choice[] = [];
  for (let size = randomSize(ask, weights, rng); size > 0; size--) {
    const at = drawUnused(weights, rng);
    chosen.push(choices[at]!);
    weights[at] = -1;
  }
  return ask.kind === 'some' ? inOrder(ask, chosen) : chosen;
}

/** How many to take: any number that is allowed, but no more than have a weight if that is enough. */
function randomSize(ask: Ask, weights: readonly number[], rng: Rng): number {
  const worth = weights.reduce((count, weight) => (weight > 0 ? count + 1 : count), 0);
  const most = Math.max(ask.min, Math.min(ask.max, worth));
  return ask.min + below(rng, most - ask.min + 1);
}

/** As draw, but an index with weight -1 is gone for good. */
function drawUnused(weights: readonly number[], rng: Rng): number {
  if (weights.some((weight) => weight > 0))
    return draw(
      weights.map((weight) => Math.max(0, weight)),
      rng,
    );
  const left: number[] = [];
  for (let i = 0; i < weights.length; i++) if (weights[i] === 0) left.push(i);
  return left[below(rng, left.length)]!;
}

/** Answers that differ only in the order of their choices are one: they are given in the order of the question. */
const inOrder = (ask: Ask, chosen: readonly Choice[]): Choice[] =>
  ask.choices.filter((choice) => chosen.includes(choice));

/** The answers worth looking at: all of them if they are few, otherwise a weighted random part. */
export function candidates(ask: Ask, weights: readonly number[], rng: Rng): readonly Answer[] {
  if (!plural(ask)) return ask.choices;
  const all = ask.kind === 'some' ? subsets(ask) : orders(ask.choices);
  if (all !== null) return all;
  const found = new Map<string, Answer>();
  for (let tries = 0; tries < 4 * CANDIDATES && found.size < CANDIDATES; tries++) {
    const answer = weightedAnswer(ask, [...weights], rng);
    found.set(keysOf(ask, answer).join(' '), answer);
  }
  return [...found.values()];
}

/** Every allowed set of choices, or null if there are too many. */
function subsets(ask: Ask): Answer[] | null {
  const { choices, min, max } = ask;
  if (choices.length > 10) return null;
  const found: Answer[] = [];
  for (let mask = 0; mask < 1 << choices.length; mask++) {
    const chosen = choices.filter((_, i) => (mask >> i) & 1);
    if (chosen.length >= min && chosen.length <= max) found.push(chosen);
    if (found.length > CANDIDATES) return null;
  }
  return found;
}

/** Every order of the choices, or null if there are too many. */
function orders(choices: readonly Choice[]): Choice[][] | null {
  if (choices.length > 4) return null;
  if (choices.length <= 1) return [[...choices]];
  return choices.flatMap((first) =>
    orders(choices.filter((choice) => choice !== first))!.map((rest) => [first, ...rest]),
  );
}

/** The weight of a whole answer: that of its choice, or the geometric mean of those it is made of. */
export function weightOf(ask: Ask, answer: Answer, at: number, weights: readonly number[]): number {
  if (!plural(ask)) return weights[at]!;
  const chosen = answer as readonly Choice[];
  if (ask.kind === 'order' || chosen.length === 0) return 1;
  let log = 0;
  for (const choice of chosen) log += Math.log(Math.max(1e-6, weights[ask.choices.indexOf(choice)]!));
  return Math.exp(log / chosen.length);
}

/** The answers with one that the game suggests among them, and where it stands; -1 if it suggests none. */
export function including(
  ask: Ask,
  answers: readonly Answer[],
  suggestion: readonly Choice[] | null,
): { readonly answers: readonly Answer[]; readonly suggested: number } {
  if (suggestion === null) return { answers, suggested: -1 };
  const wanted = ask.kind === 'some' ? inOrder(ask, suggestion) : suggestion;
  const key = keysOf(ask, wanted).join(' ');
  const at = answers.findIndex((answer) => keysOf(ask, answer).join(' ') === key);
  return at >= 0 ? { answers, suggested: at } : { answers: [...answers, wanted], suggested: answers.length };
}

/** The weights of whole answers; the suggested one weighs as much as all the others together. */
export function weightsOf(
  ask: Ask,
  answers: readonly Answer[],
  weights: readonly number[],
  suggested: number,
): number[] {
  const whole = answers.map((answer, i) => weightOf(ask, answer, i, weights));
  if (suggested < 0) return whole;
  whole[suggested] = 0;
  whole[suggested] = Math.max(
    1,
    whole.reduce((sum, weight) => sum + weight, 0),
  );
  return whole;
}
