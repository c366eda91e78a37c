import type { Frame, Game, State } from './game.js';
import { clone, type Json, same } from './json.js';
import { advance, isAnswer, ruleNamed, WHICH_FIRST } from './run.js';
import { complain, isObject, shown } from './shape.js';

/** Loops in the rules run as often as a local says: no honest local says a number beyond this. */
const LARGEST = 1_000_000;
const DEEPEST = 200;
const KEYS = ['rule', 'at', 'v', 'into', 'me', 'outer', 'when', 'seen', 'first', 'result', 'sealed'];

/** What is wrong with the frames of a state whose other parts are sound. */
export function stackProblems<B>(game: Game<B, unknown>, state: State<B>, problems: string[]): void {
  const stack: unknown = state.stack;
  const about = { seats: state.seats.length, problems };
  if (!Array.isArray(stack) || stack.length > DEEPEST) {
    complain(about, '/stack', `expected a list of at most ${DEEPEST} frames`);
    return;
  }
  stack.forEach((frame, i) => {
    const text =
      frameProblem(game, stack, i) ??
      (largest(frame) > LARGEST ? 'holds a number without measure' : localsProblem(game, state, i));
    if (text !== null) complain(about, `/stack/${i}`, text);
  });
  if (problems.length === 0 && stack.length > 0) {
    const text = sealedProblem(game, state);
    if (text !== null) complain(about, `/stack/${stack.length - 1}/sealed`, text);
  }
}

function largest(value: unknown): number {
  if (typeof value === 'number') return Math.abs(value);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((most: number, entry) => Math.max(most, largest(entry)), 0);
}

function frameProblem<B>(game: Game<B, unknown>, stack: readonly unknown[], i: number): string | null {
  const frame = stack[i];
  const form = formProblem(frame);
  if (form !== null) return form;
  const { rule: name, at, into, when, seen, sealed } = frame as Frame;
  const rule = ruleNamed(game, name);
  if (rule === null) return `there is no rule ${shown(name)}`;
  if (at !== '' && !rule.steps.has(at)) return `there is no step ${shown(at)} in rule ${name}`;
  if (i === 0 && (name !== game.root.name || into !== '')) return `a game begins with the rule ${game.root.name}`;
  if (sealed !== undefined && i !== stack.length - 1) return 'sealed answers where no question is open';
  if ((when === undefined) !== (seen === undefined)) return 'when and seen belong together';
  const before = game.interrupts.before.has(name);
  const after = game.interrupts.after.has(name);
  if (before ? when === undefined : when === 'before' || when === 'running') return 'nothing comes before this rule';
  if (when === 'after' && (!after || at !== '')) return 'what comes after a rule follows its last step';
  return interruptProblem(game, stack, i);
}

/** The locals whose meaning is known: seats there are, and what a rule has handed on to the one it calls. */
function localsProblem<B>(game: Game<B, unknown>, { stack, seats }: State<B>, i: number): string | null {
  if (game.locals === undefined) return null;
  const { rule, v } = stack[i]!;
  const isSeat = (x: Json) => x === null || (typeof x === 'number' && seats[x] !== undefined);
  for (const name of game.locals.seats) {
    const value = Object.hasOwn(v, name) ? v[name]! : null;
    if (!(Array.isArray(value) ? value.every(isSeat) : isSeat(value)))
      return `${name} is ${shown(value)}; there are the seats 0 to ${seats.length - 1}`;
  }
  const below = stack[i - 1];
  if (!isObject(below?.v)) return null;
  for (const name of game.locals.handed) {
    if (!Object.hasOwn(v, name) || !Object.hasOwn(below.v, name)) continue;
    if (game.locals.anew[rule]?.includes(name) || same(v[name], below.v[name])) continue;
    return `${name} is ${shown(v[name])} in ${rule}, but ${shown(below.v[name])} in ${below.rule}, which called it`;
  }
  return null;
}

/** An interrupt stands on the frame that it interrupts, which is waiting for it. */
function interruptProblem<B>(game: Game<B, unknown>, stack: readonly unknown[], i: number): string | null {
  const { rule, me, outer, into } = stack[i] as Frame;
  const kinds = [...game.interrupts.before.values(), ...game.interrupts.after.values()].flat();
  const kind = kinds.find((interrupt) => interrupt.rule.name === rule);
  if (kind === undefined && rule !== WHICH_FIRST.name)
    return me === undefined && outer === undefined ? null : 'this rule interrupts nothing';
  const below = i > 0 ? (stack[i - 1] as Frame) : undefined;
  if (me === undefined || outer !== i - 1 || into !== '' || below === undefined)
    return 'an interrupt names its piece and the frame below it';
  if (below.when !== 'before' && below.when !== 'after') return 'the frame below waits for no interrupt';
  if (kind === undefined) return null;
  return below.rule === kind.on && below.when === kind.when
    ? null
    : `${rule} does not come ${below.when} ${below.rule}`;
}

function formProblem(frame: unknown): string | null {
  if (!isObject(frame)) return 'a frame is an object';
  const unknown = Object.keys(frame).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return `${shown(unknown)} is not part of a frame`;
  for (const key of ['rule', 'at', 'into'])
    if (typeof frame[key] !== 'string' || !Object.hasOwn(frame, key)) return `${key} is a text`;
  for (const key of ['me', 'first'])
    if (frame[key] !== undefined && typeof frame[key] !== 'string') return `${key} is a text`;
  if (!isObject(frame.v)) return 'v is an object';
  if (frame.outer !== undefined && !Number.isInteger(frame.outer)) return 'outer is a place in the stack';
  if (frame.sealed !== undefined && !isObject(frame.sealed)) return 'sealed is an object';
  const { when, seen } = frame;
  if (when !== undefined && when !== 'before' && when !== 'running' && when !== 'after') return 'when is malformed';
  if (seen !== undefined && (!Array.isArray(seen) || seen.some((id) => typeof id !== 'string')))
    return 'seen is a list of texts';
  return null;
}

/** Only answers that their seats could have given may be sealed. */
function sealedProblem<B>(game: Game<B, unknown>, state: State<B>): string | null {
  const given = state.stack[state.stack.length - 1]!.sealed;
  if (given === undefined) return null;
  const copy = clone(state);
  const frame = copy.stack[copy.stack.length - 1]!;
  delete frame.sealed;
  const asked = advance(game, copy);
  if (asked === null || !asked.sealed || asked.frame !== frame) return 'the question is not a sealed one';
  for (const [seat, answer] of Object.entries(given)) {
    const ask = asked.asks.find((entry) => String(entry.seat) === seat);
    const automaton = Object.hasOwn(frame.sealed ?? {}, seat);
    if (ask === undefined && !automaton) return `seat ${shown(seat)} is not asked`;
    const fits = ask === undefined ? same(answer, frame.sealed![seat]) : isAnswer(ask, answer as Json);
    if (!fits) return `seat ${seat} cannot have answered ${shown(answer)}`;
  }
  return null;
}
