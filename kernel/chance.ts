import { Defect } from './errors.js';
import type { Json, Scalar, Seat } from './json.js';
import { EVERYBODY } from './places.js';
import { below, type Rng, shuffleFrom, shuffleInPlace } from './rng.js';
import type { Source } from './source.js';

/** What chance decided: a shuffled order, or a number. Written to the log, so that a replay needs no generator. */
export type Fate = readonly string[] | number;

/** A reference in a message or an option: { card: 'E01' }, { seat: 0 }, { zone: 'court' }, … */
export type Ref = { readonly [kind: string]: Scalar };
/** Whether a reference names a thing: all that the thing is called by stands in it. */
export const refersTo = (entry: Ref, thing: Ref): boolean =>
  Object.entries(thing).every(([kind, id]) => entry[kind] === id);

/** A parameter of a message. */
export type Param = Scalar | Ref;

/** Something to say to people, in any language: a key and its parameters. */
export interface Message {
  readonly key: string;
  readonly params: { readonly [name: string]: Param };
}

/** Something that happened. `sees` limits a card parameter to some seats (a bit each); others learn that it was a card. */
export interface Event extends Message {
  readonly rule: string;
  readonly sees?: { readonly [name: string]: number };
}

/** Where a run reports what happened. A search passes none, and nothing is built. */
export interface Sink {
  event(key: string, params: Message['params'], step: string): void;
  fate(fate: Fate): void;
  /** An answer that needed no asking: the only one there was, or an automaton's. */
  auto(seat: Seat, step: string, answer: Json): void;
  reveal(to: number): void;
  /** Where chance comes from, if not from the state's own generator. */
  readonly source?: Source | undefined;
}

/**
 * How a game ended: the places from first to last, seats on the same place together. Where all play together `won` says
 * whether they did; then all players share the first place, or nobody has one.
 */
export interface Result {
  readonly places: readonly (readonly Seat[])[];
  readonly won?: boolean;
  readonly reason: string;
}

/** The seats that won: none where all lost together. */
export const winnersOf = ({ places }: Result): readonly Seat[] => places[0] ?? [];

/** How a game ended that all these players played together. */
export const together = (players: readonly Seat[], won: boolean, reason: string): Result => ({
  places: won ? [players] : [],
  won,
  reason,
});

/** What a step has besides the board: the generator, the reporter, and the end of the game. */
export interface Chance {
  readonly state: { rng: Rng; script: Fate[]; result: Result | null };
  readonly sink: Sink | null;
  readonly step: string;
}

/**
 * Tells what happened, by the rule of the step that tells it unless another one is named. Cards in it are shown only to
 * those who can see them where they lie now.
 */
export function tell(c: Chance, key: string, params: Message['params'] = {}, rule: string = c.step): void {
  if (c.sink !== null) c.sink.event(key, params, rule);
}

/** Says that seats (a bit each) learn something now that is not a card, a secret number perhaps: the end of free undo. */
export function reveal(c: Chance, to: number = EVERYBODY): void {
  if (c.sink !== null) c.sink.reveal(to);
}

/** Says how the game ended. Questions may follow, but none that could change it. */
export function conclude(c: Chance, result: Result): void {
  c.state.result = result;
}

function shuffleBy(c: Chance, pile: string[]): string[] {
  const source = c.sink?.source;
  return source === undefined
    ? shuffleInPlace(c.state.rng, pile)
    : shuffleFrom({ below: (n) => source.below(n, c.step) }, pile);
}

/** Shuffles a pile in place, or puts it in the scripted order. A script may name only the first cards. */
export function shuffle(c: Chance, pile: string[]): void {
  const scripted = c.state.script.length > 0 ? c.state.script.shift() : undefined;
  if (scripted === undefined) shuffleBy(c, pile);
  else {
    if (typeof scripted === 'number') throw new Defect(`a shuffle was due, the script says ${scripted}`, 'script');
    const rest = shuffleBy(
      c,
      pile.filter((id) => !scripted.includes(id)),
    );
    if (rest.length + scripted.length !== pile.length)
      throw new Defect(`the scripted order names cards that are not there: ${scripted.join(' ')}`, 'script');
    pile.splice(0, pile.length, ...scripted, ...rest);
  }
  if (c.sink !== null) c.sink.fate(pile.slice());
}

/** Rolls a die with faces 1 to sides, or takes the scripted number. */
export function roll(c: Chance, sides: number): number {
  const scripted = c.state.script.length > 0 ? c.state.script.shift() : undefined;
  const source = c.sink?.source;
  const face = scripted ?? (source === undefined ? below(c.state.rng, sides) : source.below(sides, c.step)) + 1;
  if (typeof face !== 'number' || face < 1 || face > sides)
    throw new Defect(`a die with ${sides} sides was due, the script says ${JSON.stringify(face)}`, 'script');
  if (c.sink !== null) c.sink.fate(face);
  return face;
}
