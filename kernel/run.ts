import type { Sink } from './chance.js';
import { Defect } from './errors.js';
import type { Frame, Game, State } from './game.js';
import { type Json, type Seat, same } from './json.js';
import {
  type AnyOp,
  type Ask,
  type AskAll,
  ask,
  type Call,
  type Choice,
  type EndOp,
  type Interrupt,
  type Rule,
  ruleMaker,
} from './rule.js';

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
  fuel: number;
}

/**
 * Runs the rules until somebody has to decide, and returns what is asked; null when the game has run out.
 * On a state that waits already it changes nothing and returns the same questions again.
 */
export function advance<B>(game: Game<B, unknown>, state: State<B>, sink: Sink | null = null): Asked | null {
  const { stack } = state;
  const c: RunContext<B> = {
    s: state.board,
    v: NO_LOCALS,
    me: '',
    outer: NO_LOCALS,
    state,
    sink,
    step: '',
    fuel: FUEL,
  };
  while (c.fuel > 0) {
    const frame = stack[stack.length - 1];
    if (frame === undefined) return null;
    if (frame.when !== undefined && frame.when !== 'running') interrupted(game, state, frame);
    else if (frame.at === '') end(game, state, frame, null);
    else {
      const asked = goOn(game, c, frame);
      if (asked !== null) return asked;
    }
  }
  throw new Defect(`the rules ran ${FUEL} steps without a question: ${trace(state)}`, 'fuel');
}

const NO_LOCALS: Record<string, Json> = {};

/**
 * Runs the steps of the frame on top, and of those it calls, until somebody has to decide or a frame ends. A frame that was
 * pushed just now needs no looking up.
 */
function goOn<B>(game: Game<B, unknown>, c: RunContext<B>, top: Frame): Asked | null {
  let frame = top;
  let rule = ruleNamed(game, frame.rule);
  c.v = frame.v;
  if (frame.me !== undefined) {
    c.me = frame.me;
    c.outer = c.state.stack[frame.outer!]!.v;
  }
  let step = rule?.steps.get(frame.at);
  while (step !== undefined) {
    if (c.fuel-- <= 0) return null;
    frame.at = step.key;
    c.step = step.key;
    const op = step.run(c as never) as AnyOp | undefined;
    if (op !== undefined) {
      if (op.op === 'goto') {
        frame.at = op.to;
        step = rule!.steps.get(op.to);
        continue;
      }
      if (op.op === 'call') {
        const called = game.rules.get(op.rule);
        if (called === undefined) throw new Defect(`no rule ${op.rule}`);
        if (called.idle === null || !isIdle(c, called.idle, op)) {
          frame.at = step.next;
          frame = push(game, c.state, called, op.args, op.into);
          if (frame.when === 'before') return null;
          rule = called;
          c.v = frame.v;
          step = called.steps.get(called.first);
          continue;
        }
      } else if (op.op === 'ask' || op.op === 'askAll') {
        const asks = op.op === 'ask' ? unanswered(game, c, frame, op) : sealedQuestions(game, c, frame, op);
        if (asks !== null) return { frame, asks, sealed: op.op === 'askAll' };
      } else {
        leave(game, c.state, frame, op);
        return null;
      }
    }
    if (step.following === null) {
      frame.at = '';
      return null;
    }
    step = step.following;
  }
  if (frame.at === '') return null; // a rule without steps
  throw new Defect(`no step ${frame.at} in rule ${frame.rule}`);
}

/** Whether a rule that is called has nothing to do now; then its result is there already. */
function isIdle<B>({ s, v }: RunContext<B>, idle: NonNullable<Rule['idle']>, { args, into }: Call): boolean {
  const nothing = idle(s as never, args as never);
  if (nothing === undefined) return false;
  if (into !== '') v[into] = (nothing.result as Json | undefined) ?? null;
  return true;
}

/** A question as it is put to its seat; null if it answers itself. */
function unanswered<B>(game: Game<B, unknown>, c: RunContext<B>, frame: Frame, asked: Ask): Ask[] | null {
  if (asked.choices.length < asked.min) throw new Defect(`${frame.rule} ${frame.at} asks without options`);
  const forced = forcedAnswer(game, c.state, frame, asked);
  if (forced === undefined) return [asked];
  c.sink?.auto(asked.seat, frame.at, forced);
  c.v[asked.into] = forced;
  return null;
}

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

/** The sealed questions that are still open; null if all are answered. */
function sealedQuestions<B>(
  game: Game<B, unknown>,
  { state, sink }: RunContext<B>,
  frame: Frame,
  { asks, into }: AskAll,
): Ask[] | null {
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
  if (open.length > 0) return open;
  frame.v[into] = frame.sealed ?? {};
  delete frame.sealed;
  return null;
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
  frame.at = ruleNamed(game, frame.rule)!.steps.get(frame.at)!.next;
}

/** Ends the frame on top, or more than that. */
function leave<B>(game: Game<B, unknown>, state: State<B>, frame: Frame, op: EndOp): void {
  switch (op.op) {
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
      while (at >= 0 && stack[at]!.rule !== op.to) at--;
      if (at < 0) throw new Defect(`${frame.rule} ${frame.at} leaves ${op.to}, which does not run`);
      cut(state, at, null);
      return;
    }
  }
}

function push<B>(
  game: Game<B, unknown>,
  state: State<B>,
  { name, first }: Rule,
  v: Record<string, Json>,
  into: string,
): Frame {
  const frame: Frame = { rule: name, at: first, v, into };
  if (game.interrupts.before.has(name)) {
    frame.when = 'before';
    frame.seen = [];
  }
  state.stack.push(frame);
  return frame;
}

/** Pushes the root rule of a new game. */
export function begin<B>(game: Game<B, unknown>, state: State<B>): void {
  push(game, state, game.root, {}, '');
}

/** Ends a frame: first whatever comes after the rule, then its result goes to the caller. */
function end<B>(game: Game<B, unknown>, state: State<B>, frame: Frame, result: Json): void {
  if (game.interrupts.after.has(frame.rule)) {
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
  for (const interrupt of index.get(frame.rule) ?? []) {
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
  const pushed = push(game, state, chosen.interrupt.rule, {}, '');
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

const KERNEL_RULES: ReadonlyMap<string, Rule> = new Map([[WHICH_FIRST.name, WHICH_FIRST]]);

/** The rule of that name, if there is one: for names that come from outside. */
export const ruleNamed = <B>(game: Game<B, unknown>, name: string): Rule | null =>
  game.rules.get(name) ?? KERNEL_RULES.get(name) ?? null;

/** Where the rules are, outermost first: 'game > round > assignment'. For messages and bug reports. */
export function trace(state: State<unknown>): string {
  return state.stack.map((frame) => frame.rule).join(' > ');
}
