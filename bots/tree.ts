import type { Scalar, Seat } from '@tabula/kernel/json.js';
import { keyOf } from '@tabula/kernel/question.js';
import type { Ask, Choice } from '@tabula/kernel/rule.js';
import { type Answer, plural } from './answers.js';

/** One question of the rules, in all its nodes: whether the searching seat gets to see how others answer it. */
export interface Secrecy {
  checks: number;
  secret: boolean;
}

/** One answer at a node, with what came of it for the seat that gives it. */
export interface Arm {
  readonly answer: Answer;
  readonly id: number;
  /** The game's weight for the answer, as a share of all weights; 0 is never tried. */
  prior: number;
  visits: number;
  /** How often the answer was possible when the search came by: hands differ from world to world. */
  available: number;
  total: number;
  child: Node | null;
}

/**
 * A question, as far as the searching seat can tell positions apart: by the answers that led to it and by which
 * question it is. Its arms are all answers that were possible in any world so far.
 */
export interface Node {
  readonly seat: Seat;
  readonly rule: string;
  readonly into: string;
  readonly secrecy: Secrecy;
  readonly arms: Arm[];
  readonly index: Map<Scalar, Arm>;
  /** The choices of the last visit and their arms: most visits offer the same again. */
  choices: readonly Choice[];
  offered: readonly Arm[];
  visits: number;
  total: number;
  /** Where all arms lead that the searching seat cannot tell apart. */
  unseen: Node | null;
  /** Where the last of several sealed answers leads, by all of them together. */
  joint: Map<string, Node> | null;
  /** Another question at the same place, in other worlds. */
  other: Node | null;
}

export function newNode(ask: Ask, rule: string, secrecy: Secrecy): Node {
  return {
    seat: ask.seat,
    rule,
    into: ask.into,
    secrecy,
    arms: [],
    index: new Map(),
    choices: [],
    offered: [],
    visits: 0,
    total: 0,
    unseen: null,
    joint: null,
    other: null,
  };
}

/** The node for this question in a chain of nodes at one place, or null. */
export function nodeFor(first: Node | null, ask: Ask, rule: string): Node | null {
  for (let node = first; node !== null; node = node.other)
    if (node.seat === ask.seat && node.rule === rule && node.into === ask.into) return node;
  return null;
}

/** Whether the choices are those of the last visit of the node; of no choices, nothing is one answer. */
export function asBefore(node: Node, choices: readonly Choice[]): boolean {
  const before = node.choices;
  if (node.offered.length === 0) return false;
  if (before.length !== choices.length) return false;
  for (let i = 0; i < choices.length; i++) {
    const a = before[i]!;
    const b = choices[i]!;
    if (a !== b && !sameTuple(a, b)) return false;
  }
  return true;
}

function sameTuple(a: Choice, b: Choice): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** What tells answers apart. */
function identity(ask: Ask, answer: Answer): Scalar {
  if (plural(ask)) return (answer as readonly Choice[]).map(keyOf).join(' ');
  return typeof answer === 'object' && answer !== null ? keyOf(answer as Choice) : (answer as Scalar);
}

/**
 * Makes these the answers that are offered at the node. Answers that are new to it get arms; `weights` is asked for
 * only then, and has one weight for each answer.
 */
export function offer(node: Node, ask: Ask, answers: readonly Answer[], weights: () => readonly number[]): void {
  const offered: Arm[] = [];
  let news = 0;
  for (const answer of answers) {
    const id = identity(ask, answer);
    let arm = node.index.get(id);
    if (arm === undefined) {
      arm = { answer, id: node.arms.length, prior: -1, visits: 0, available: 0, total: 0, child: null };
      node.index.set(id, arm);
      node.arms.push(arm);
      news++;
    }
    offered.push(arm);
  }
  if (news > 0) setPriors(offered, weights());
  node.choices = ask.choices.slice();
  node.offered = offered;
}

function setPriors(offered: readonly Arm[], weights: readonly number[]): void {
  let sum = 0;
  for (let i = 0; i < offered.length; i++) sum += weights[i]!;
  for (let i = 0; i < offered.length; i++) {
    const arm = offered[i]!;
    if (arm.prior < 0) arm.prior = sum > 0 ? weights[i]! / sum : 1 / offered.length;
  }
}

/** How a search trades what has done well against what was tried little; measured by the spread of the values seen. */
export interface Tuning {
  /** The weight of having been tried little (UCB1). */
  readonly explore: number;
  /** The weight of the game's own opinion, which fades with every visit. */
  readonly bias: number;
  /** How much better than the average an answer is taken to be before its first try. */
  readonly urgency: number;
  /** Questions with more answers than this are widened step by step, the likeliest answers first. */
  readonly wide: number;
  /** Plain search: no opinion of the game is asked, and every playout goes to its end. */
  readonly plain: boolean;
  /** All answers to the own question are tried in the same worlds, so that luck does not tell them apart. */
  readonly paired: boolean;
}

/** Natural logarithms of small whole numbers: the search needs them more often than anything else. */
const LOG = Float64Array.from({ length: 4096 }, (_, n) => Math.log(n + 1));
const log = (n: number): number => (n < LOG.length ? LOG[n]! : Math.log(n + 1));

/** The arm to try next among those offered: UCB1 by availability, with the game's opinion as a fading bonus. */
export function select(node: Node, tuning: Tuning, spread: number, start: number): Arm {
  const { offered } = node;
  const count = offered.length;
  const explore = tuning.explore * spread;
  const bias = tuning.bias * spread;
  let best: Arm | null = null;
  let most = Number.NEGATIVE_INFINITY;
  let fresh: Arm | null = null;
  let tried = 0;
  for (let k = 0, i = start; k < count; k++, i++) {
    if (i >= count) i = 0;
    const arm = offered[i]!;
    if (arm.prior === 0) continue;
    arm.available++;
    if (arm.visits === 0) {
      if (fresh === null || arm.prior > fresh.prior) fresh = arm;
      continue;
    }
    tried++;
    const { visits, available } = arm;
    const score =
      arm.total / visits +
      explore * Math.sqrt(log(available) / visits) +
      (bias * arm.prior * Math.sqrt(available)) / (1 + visits);
    if (score > most) {
      most = score;
      best = arm;
    }
  }
  if (fresh !== null && (count <= tuning.wide || tried < tuning.wide / 2 + 2 * Math.sqrt(node.visits))) {
    const mean = node.visits > 0 ? node.total / node.visits : 0.5;
    const score = mean + explore * tuning.urgency + bias * fresh.prior * Math.sqrt(fresh.available);
    if (score >= most) return fresh;
  }
  return best ?? fresh ?? offered[start]!;
}
