import type { Frame, State } from '@tabula/kernel/game.js';
import { seers } from '@tabula/kernel/places.js';
import { askOf, keysOf } from '@tabula/kernel/question.js';
import { below, type Rng, seeded } from '@tabula/kernel/rng.js';
import type { Ask, Choice } from '@tabula/kernel/rule.js';
import { type Asked, advance, settle } from '@tabula/kernel/run.js';
import { pilesOf } from '@tabula/kernel/sight.js';
import { type Answer, candidates, including, plural, weightsOf } from './answers.js';
import { type Decision, type Limits, now as platformClock, type Seen } from './bot.js';
import { finished, newRun, playout, type Run, suggestion, weigh } from './playout.js';
import { type Arm, asBefore, type Node, newNode, nodeFor, offer, type Secrecy, select, type Tuning } from './tree.js';

export const HARD: Tuning = { explore: 1, bias: 1, urgency: 1, wide: 20, plain: false, paired: false };

/** Where playouts are steady, the same world tells the same of an answer again: all are tried in the same worlds. */
const STEADY: Tuning = { ...HARD, explore: 0.4, paired: true };

/** The search of the textbooks, for comparison with other programs: no knowledge of the game, playouts to its end. */
export const PLAIN: Tuning = { explore: 1.4, bias: 0, urgency: 1000, wide: 1000, plain: true, paired: false };

/** How often the search asks whether it may stop early. */
const EVERY = 32;
/** After how many playouts the spread of their values is taken for what it is. */
const FIRST = 32;
/** How many answers to a question are checked for being hidden before it is taken to be open. */
const DOUBTS = 16;
/** The tree grows no further than this: the memory of a phone is finite. */
const LARGEST = 50_000;

interface Search<B> extends Run<B> {
  readonly seen: Seen<B>;
  readonly tuning: Tuning;
  readonly worlds: Rng;
  /** Of paired worlds each has its own generator, named by this and a number. */
  readonly name: string;
  readonly root: Node;
  /** The way through the tree in this iteration. */
  readonly nodes: Node[];
  readonly arms: Arm[];
  readonly questions: Map<string, Secrecy>;
  size: number;
  /** Number, sum and sum of squares of the values seen so far: their spread is the scale of exploration. */
  count: number;
  sum: number;
  squares: number;
  spread: number;
}

/**
 * Information-set Monte Carlo tree search for one observer. Every iteration deals a world anew, goes down the tree by
 * the answers possible in that world, plays on by the game's weights until the game says that the position is settled,
 * and credits each decider with what came of it for that seat.
 */
export function search<B>(
  seen: Seen<B>,
  limits: Limits,
  tuning: Tuning = seen.game.sense.steady === true ? STEADY : HARD,
): Decision {
  const clock = limits.now ?? platformClock;
  const began = clock();
  const most = Math.max(1, limits.iterations ?? Number.POSITIVE_INFINITY);
  const end = limits.iterations === undefined ? began + (limits.ms ?? 1000) : Number.POSITIVE_INFINITY;
  const name = `worlds/${limits.seed}`;
  const worlds = seeded(name);
  const first = seen.sample(worlds);
  const asked = advance(seen.game, first);
  const ask = askOf(asked, seen.seat)!;
  const { rule } = asked!.frame;
  const s: Search<B> = {
    ...newRun(seen.game, first, seeded(`choices/${limits.seed}`), tuning.plain),
    seen,
    tuning,
    worlds,
    name,
    root: newNode(ask, rule, { checks: 0, secret: false }),
    nodes: [],
    arms: [],
    questions: new Map(),
    size: 1,
    count: 0,
    sum: 0,
    squares: 0,
    spread: 0.25,
  };
  while (s.count < most) {
    iterate(s);
    const at = end === Number.POSITIVE_INFINITY ? 0 : clock();
    if (at >= end) break;
    if (s.count % EVERY !== 0) continue;
    const left = end === Number.POSITIVE_INFINITY ? most - s.count : ((end - at) * s.count) / (at - began);
    if (lead(s.root) > left) break;
  }
  const ranked = [...s.root.arms].sort((a, b) => b.visits - a.visits || b.total - a.total || b.prior - a.prior);
  const thoughts = ranked.map(({ answer, visits, total }) => {
    return { keys: keysOf(ask, answer), visits, value: visits > 0 ? total / visits : 0 };
  });
  return { keys: thoughts[0]!.keys, iterations: s.count, ms: clock() - began, thoughts };
}

/** By how many visits the first answer is ahead of the second. */
function lead(root: Node): number {
  let first = 0;
  let second = 0;
  for (const { visits } of root.arms) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first - second;
}

function iterate<B>(s: Search<B>): void {
  const { game, seen, nodes, arms, values } = s;
  // The own question is the same in all worlds: if they are paired, the nth try of any answer is in the nth of them.
  const first = s.tuning.paired && s.root.offered.length > 0 ? pick(s, s.root) : null;
  const state = seen.sample(first === null ? s.worlds : seeded(`${s.name}/${first.visits}`));
  let asked = advance(game, state);
  let node: Node | null = s.root;
  let depth = 0;
  let joint = '';
  while (node !== null && asked !== null) {
    const ask: Ask = depth === 0 ? askOf(asked, seen.seat)! : asked.asks[0]!;
    const { sealed } = asked;
    if (!asBefore(node, ask.choices)) widen(s, node, state, ask, asked.frame);
    const arm: Arm = depth === 0 && first !== null ? first : pick(s, node);
    nodes[depth] = node;
    arms[depth] = arm;
    depth++;
    settle(game, asked, ask, plural(ask) ? [...(arm.answer as readonly Choice[])] : arm.answer);
    const more: boolean = asked.asks.length > 1;
    asked = unforced(s, state, advance(game, state));
    if (asked === null || finished(s, state)) break;
    if (sealed) joint = `${joint} ${arm.id}`;
    const unseen: boolean = (sealed && more) || (ask.seat !== seen.seat && secret(s, node, state, arm.answer));
    node = next(s, node, arm, asked, unseen, more ? '' : joint);
    if (!more) joint = '';
  }
  playout(s, state, asked);
  for (let i = 0; i < depth; i++) {
    const value = values[nodes[i]!.seat]!;
    nodes[i]!.visits++;
    nodes[i]!.total += value;
    arms[i]!.visits++;
    arms[i]!.total += value;
  }
  learn(s, values[seen.seat]!);
}

const pick = <B>(s: Search<B>, node: Node): Arm => select(node, s.tuning, s.spread, below(s.rng, node.offered.length));

/**
 * The standard deviation of what playouts were worth: what counts as a large difference depends on the game. It never
 * shrinks, for the values draw together when the search settles on one answer, and doubt is needed most then.
 */
function learn<B>(s: Search<B>, value: number): void {
  s.count++;
  s.sum += value;
  s.squares += value * value;
  if (s.count < FIRST) return;
  const mean = s.sum / s.count;
  s.spread = Math.max(s.count === FIRST ? 0.01 : s.spread, Math.sqrt(Math.max(0, s.squares / s.count - mean * mean)));
}

/** Passes over questions that have one answer only: there is nothing to learn at them. */
function unforced<B>(s: Search<B>, state: State<B>, from: Asked | null): Asked | null {
  let asked = from;
  while (asked !== null && state.result === null) {
    const ask = asked.asks[0]!;
    if (ask.choices.length > 1 || ask.min !== 1 || ask.max !== 1) return asked;
    settle(s.game, asked, ask, plural(ask) ? ask.choices : ask.choices[0]!);
    asked = advance(s.game, state);
  }
  return asked;
}

/** Offers at a node what is possible in this world. */
function widen<B>(s: Search<B>, node: Node, state: State<B>, ask: Ask, frame: Frame): void {
  const weights = weigh(s, state.board, ask, frame);
  const { answers, suggested } = including(
    ask,
    candidates(ask, weights, s.rng),
    suggestion(s, state.board, ask, frame),
  );
  offer(node, ask, answers, () => weightsOf(ask, answers, weights, suggested));
}

/** Whether the searching seat does not get to see this answer of another: it names a card that stays hidden from it. */
function secret<B>(s: Search<B>, { secrecy }: Node, state: State<B>, answer: Answer): boolean {
  if (secrecy.secret || secrecy.checks >= DOUBTS) return secrecy.secret;
  secrecy.checks++;
  const bit = 1 << s.seen.seat;
  const hidden = pilesOf(s.game, state.board).filter((pile) => (seers(pile) & bit) === 0);
  const lies = (id: unknown) => hidden.some((pile) => pile.cards.includes(id as string));
  secrecy.secret = Array.isArray(answer) ? answer.flat().some(lies) : lies(answer);
  return secrecy.secret;
}

/** The node of the next question, made if the way to it was gone before; null if this is the first time. */
function next<B>(s: Search<B>, node: Node, arm: Arm, asked: Asked, unseen: boolean, joint: string): Node | null {
  const ask = asked.asks[0]!;
  const { rule } = asked.frame;
  const first = unseen ? node.unseen : joint === '' ? arm.child : (node.joint?.get(joint) ?? null);
  const found = nodeFor(first, ask, rule);
  if (found !== null) return found;
  if (arm.visits === 0 || s.size >= LARGEST) return null;
  const name = `${rule}/${ask.into}`;
  let secrecy = s.questions.get(name);
  if (secrecy === undefined) {
    secrecy = { checks: 0, secret: false };
    s.questions.set(name, secrecy);
  }
  const made = newNode(ask, rule, secrecy);
  made.other = first;
  s.size++;
  if (unseen) node.unseen = made;
  else if (joint === '') arm.child = made;
  else {
    node.joint ??= new Map();
    node.joint.set(joint, made);
  }
  return made;
}
