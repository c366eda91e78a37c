import type { Sink } from './chance.js';
import { Defect } from './errors.js';
import type { Frame, Game, State } from './game.js';
import { type Json, type Seat, same } from './json.js';
import { type Ask, ask, type Choice, type ControlOp, type Interrupt, type Rule, ruleMaker } from './rule.js';

/** How many steps one decision may run before the rules are taken to be endless. */
const FUEL = 20_000;

/** The questions that are open now. They are derived from the state, never kept in it. */
export interface Asked {
  readonly frame: Frame;
  readonly asks: readonly Ask[];
  /** Answers stay sealed until every seat has given its own. */
  readonly sealed: boolean;
}

interface RunContext<B> {
  s: B;
  v: Record<string, Json>;
  me: string;
  outer: Record<string, Json>;
  state: State<B>;
  sink: Sink | null;
  step: string;
}

/**
 * Runs the rules until somebody has to decide, and returns what is asked; null when the game has run out.
 * On a state that waits already it changes nothing and returns the same questions again.
 */
export function advance<B>(game: Game<B, unknown>, state: State<B>, sink: Sink | null = null): Asked | null {
  const stack = state.stack;
  const c: RunContext<B> = { s: state.board, v: NO_LOCALS, me: '', outer: NO_LOCALS, state, sink, step: '' };
  for (let fuel = FUEL; fuel > 0; fuel--) {
    const frame = stack[stack.length - 1];
    if (frame === undefined) return null;
    if (frame.when !== undefined && frame.when !== 'running') {
      interrupted(game, state, frame);
      continue;
    }
    if (frame.at === '') {
      end(game, state, frame, null);
      continue;
    }
    const rule = game.rules[frame.rule] ?? KERNEL_RULES[frame.rule];
    let step = rule?.steps[frame.at];
    if (step === undefined) throw new Defect(`no step ${frame.at} in rule ${frame.rule}`);
    c.v = frame.v;
    if (frame.me !== undefined) {
      c.me = frame.me;
      c.outer = stack[frame.outer!]!.v;
    }
    c.step = step.key;
    let op = step.run(c as never);
    while (op === undefined && step.following !== null) {
      step = step.following;
      c.step = step.key;
      frame.at = step.key;
      op = step.run(c as never);
    }
    if (op === undefined) {
      frame.at = '';
      continue;
    }
    if (op.op === 'ask') {
      if (op.choices.length < op.min) throw new Defect(`${frame.rule} ${frame.at} asks without options`);
      const forced = forcedAnswer(game, state, frame, op);
      if (forced === undefined) return { frame, asks: [op], sealed: false };
      sink?.auto(op.seat, frame.at, forced);
      frame.v[op.into] = forced;
      frame.at = step.next;
      continue;
    }
    if (op.op === 'askAll') {
      const asked = sealedQuestions(game, state, frame, op.asks, sink);
      if (asked.length > 0) return { frame, asks: asked, sealed: true };
      frame.v[op.into] = frame.sealed ?? {};
      delete frame.sealed;
      frame.at = step.next;
      continue;
    }
    perform(game, state, frame, op, step.next);
  }
  throw new Defect(`the rules ran ${FUEL} steps without a question: ${trace(state)}`, 'fuel');
}

const NO_LOCALS: Record<string, Json> = {};

/** The one answer that needs no asking: an automaton's, or the only one there is. */
function forcedAnswer<B>(game: Game<B, unknown>, state: State<B>, frame: Frame, asked: Ask): Json | undefined {
  if (state.seats[asked.seat] === 'automaton') return automatonAnswer(game, state, frame, asked);
  if (asked.always || asked.cosmetic) return undefined;
  const { choices, min, max } = asked;
  if (takesOne(asked)) return choices.length === 1 ? (choices[0] as Json) : undefined;
  if (max === 0) return [];
  return min === choices.length && (asked.kind === 'some' || min <= 1) ? (choices.slice() as Json) : undefined;
}

/** Whether the answer to a question is one choice, not a list of them. */
export const takesOne = (asked: Ask): boolean => asked.kind !== 'some' && asked.kind !== 'order';

/** What the game's decision table says; it has to be among the options like everybody's answer. */
function automatonAnswer<B>(game: Game<B, unknown>, state: State<B>, frame: Frame, asked: Ask): Json {
  const answer = game.automaton?.(state.board, asked, frame);
  if (answer === undefined || !isAnswer(asked, answer as Json))
    throw new Defect(
      `${frame.rule} ${frame.at}: the automaton answers ${JSON.stringify(answer)}, which is not offered`,
    );
  return answer as Json;
}

/** Whether a value is a legal answer to a question, as it would lie in a frame. */
export function isAnswer(asked: Ask, answer: Json): boolean {
  const offered = (one: Json) => asked.choices.some((choice) => same(choice, one));
  if (takesOne(asked)) return offered(answer);
  if (!Array.isArray(answer) || answer.length < asked.min || answer.length > asked.max) return false;
  return answer.every((one: Json, i) => offered(one) && !answer.slice(0, i).some((other: Json) => same(other, one)));
}

function sealedQuestions<B>(
  game: Game<B, unknown>,
  state: State<B>,
  frame: Frame,
  asks: readonly Ask[],
  sink: Sink | null,
): Ask[] {
  const open: Ask[] = [];
  for (const asked of asks) {
    if (frame.sealed?.[asked.seat] !== undefined) continue;
    if (asked.choices.length < asked.min) throw new Defect(`${frame.rule} ${frame.at} asks without options`);
    // A sealed question is put even if there is one option only: whether it was, is part of the secret.
    if (state.seats[asked.seat] === 'automaton') {
      const answer = automatonAnswer(game, state, frame, asked);
      sink?.auto(asked.seat, frame.at, answer);
      seal(frame, asked.seat, answer);
    } else open.push(asked);
  }
  return open;
}

function seal(frame: Frame, seat: Seat, answer: Json): void {
  frame.sealed ??= {};
  frame.sealed[seat] = answer;
}

/** Puts a legal answer to an open question into its frame. The caller has checked it; `advance` goes on from there. */
export function settle<B>(game: Game<B, unknown>, asked: Asked, to: Ask, answer: Choice | readonly Choice[]): void {
  const { frame } = asked;
  if (asked.sealed) {
    seal(frame, to.seat, answer as Json);
    return;
  }
  frame.v[to.into] = answer as Json;
  frame.at = (game.rules[frame.rule] ?? KERNEL_RULES[frame.rule])!.steps[frame.at]!.next;
}

function perform<B>(game: Game<B, unknown>, state: State<B>, frame: Frame, op: ControlOp, next: string): void {
  switch (op.op) {
    case 'call':
      frame.at = next;
      push(game, state, op.rule, op.args, op.into);
      return;
    case 'goto':
      frame.at = op.step;
      return;
    case 'done':
      end(game, state, frame, (op.result as Json | undefined) ?? null);
      return;
    case 'cancel': {
      const outer = frame.outer;
      if (outer === undefined) throw new Defect(`${frame.rule} ${frame.at} cancels, but interrupts nothing`);
      cut(state, outer, null);
      return;
    }
    case 'exit': {
      const stack = state.stack;
      let at = stack.length - 1;
      while (at >= 0 && stack[at]!.rule !== op.rule) at--;
      if (at < 0) throw new Defect(`${frame.rule} ${frame.at} leaves ${op.rule}, which does not run`);
      cut(state, at, null);
      return;
    }
  }
}

function push<B>(game: Game<B, unknown>, state: State<B>, name: string, v: Record<string, Json>, into: string): void {
  const rule = game.rules[name];
  if (rule === undefined) throw new Defect(`no rule ${name}`);
  const frame: Frame = { rule: name, at: rule.first, v, into };
  if (game.interrupts.before[name] !== undefined) {
    frame.when = 'before';
    frame.seen = [];
  }
  state.stack.push(frame);
}

/** Pushes the root rule of a new game. */
export function begin<B>(game: Game<B, unknown>, state: State<B>): void {
  push(game, state, game.root.name, {}, '');
}

/** Ends a frame: first whatever comes after the rule, then its result goes to the caller. */
function end<B>(game: Game<B, unknown>, state: State<B>, frame: Frame, result: Json): void {
  if (game.interrupts.after[frame.rule] !== undefined) {
    frame.when = 'after';
    frame.seen = [];
    frame.result = result;
    frame.at = '';
    return;
  }
  cut(state, state.stack.length - 1, result);
}

/** Takes a frame and all above it off the stack; its caller gets the result. */
function cut<B>(state: State<B>, at: number, result: Json): void {
  const { stack } = state;
  const { into } = stack[at]!;
  while (stack.length > at) stack.pop(); // faster than setting the length
  if (into !== '') stack[at - 1]!.v[into] = result;
}

/** Starts the next interrupt of a frame, or lets the frame go on. Which there are is derived anew each time. */
function interrupted<B>(game: Game<B, unknown>, state: State<B>, frame: Frame): void {
  const index = frame.when === 'before' ? game.interrupts.before : game.interrupts.after;
  const waiting: { interrupt: Interrupt<B>; me: string; id: string }[] = [];
  for (const interrupt of index[frame.rule] ?? []) {
    if (waiting.length > 0 && waiting[0]!.interrupt.priority < interrupt.priority) break;
    for (const me of interrupt.sources(state.board, frame.v)) {
      const id = `${interrupt.name}@${me}`;
      if (!frame.seen!.includes(id)) waiting.push({ interrupt, me, id });
    }
  }
  let chosen = waiting[0];
  if (chosen === undefined) {
    if (frame.when === 'before') frame.when = 'running';
    else cut(state, state.stack.length - 1, frame.result ?? null);
    return;
  }
  if (waiting.length > 1) {
    const seat = game.entitled?.(state.board, frame.rule) ?? null;
    if (seat !== null) {
      const first = waiting.find((entry) => entry.id === frame.first);
      if (first === undefined) {
        state.stack.push({
          rule: WHICH_FIRST.name,
          at: WHICH_FIRST.first,
          v: { seat, among: waiting.map((entry) => entry.id) },
          into: '',
          outer: state.stack.length - 1,
          me: '',
        });
        return;
      }
      chosen = first;
    }
  }
  delete frame.first;
  frame.seen!.push(chosen.id);
  const outer = state.stack.length - 1;
  push(game, state, chosen.interrupt.rule.name, {}, '');
  const pushed = state.stack[outer + 1]!;
  pushed.me = chosen.me;
  pushed.outer = outer;
}

const kernelRules = ruleMaker<unknown, string>();

/** Several interrupts of equal priority: the entitled seat says which goes first. */
export const WHICH_FIRST = kernelRules.rule<{ seat: Seat; among: string[] }, { first: string }>('kernel.which-first')({
  'kernel.which-first': ({ v }) => ask(v.seat, 'first', v.among),
  'kernel.which-first chosen': (c) => {
    const { state, v } = c as unknown as RunContext<unknown>;
    const stack = state.stack;
    stack[stack[stack.length - 1]!.outer!]!.first = v.first as string;
  },
});

const KERNEL_RULES: Readonly<Record<string, Rule>> = { [WHICH_FIRST.name]: WHICH_FIRST };

/** The rule of that name, if there is one: for names that come from outside. */
export function ruleNamed<B>(game: Game<B, unknown>, name: string): Rule | null {
  if (Object.hasOwn(game.rules, name)) return game.rules[name]!;
  return Object.hasOwn(KERNEL_RULES, name) ? KERNEL_RULES[name]! : null;
}

/** Where the rules are, outermost first: 'game > round > assignment'. For messages and bug reports. */
export function trace(state: State<unknown>): string {
  return state.stack.map((frame) => frame.rule).join(' > ');
}
