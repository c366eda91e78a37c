import type { Fate, Message, Param, Ref, Result } from './chance.js';
import type { Json, Seat } from './json.js';
import type { Questions } from './questions.js';
import type { Rng } from './rng.js';
import type { Ask, Choice, Interrupt, Rule } from './rule.js';
import type { Shape } from './shape.js';
import type { Source } from './source.js';

/** Where we are in one rule: its name, the step that is due, its locals. Only the kernel pushes and pops frames. */
export interface Frame {
  rule: string;
  /** The key of the step that is due; '' is the end of the rule. */
  at: string;
  v: Record<string, Json>;
  /** The local of the calling frame that takes the result; '' for none. */
  into: string;
  /** Of an interrupt: the piece it comes from, and the place in the stack of the frame it interrupts. */
  me?: string;
  outer?: number;
  /** Of a frame that may be interrupted: when, which interrupts have had their turn, and which was put first. */
  when?: 'before' | 'running' | 'after';
  seen?: string[];
  first?: string;
  /** The result that waits while interrupts run after the rule. */
  result?: Json;
  /** Answers to a sealed question, by seat, until all are there. */
  sealed?: Record<string, Json>;
}

/** A decision as it is recorded: who gave which keys, and what chance did then. */
export interface Decision {
  /** Null for the beginning of the game. */
  readonly seat: Seat | null;
  readonly keys: readonly string[];
  readonly fates: readonly Fate[];
  /** The rules no longer ask for it, and it changed nothing when they did; it stays, so that all others keep their number. */
  readonly moot?: true;
}

/** People and bots sit on player seats; an automaton follows the game's own decision table. */
export type SeatKind = 'player' | 'automaton';

/** How many people or bots sit at a table; automata are not counted. */
export const playersOf = (seats: readonly SeatKind[]): number => seats.filter((kind) => kind === 'player').length;

/** A whole game at one moment, as plain data: nothing else is needed to go on. */
export interface State<B = unknown> {
  game: string;
  version: number;
  options: Record<string, Json>;
  seats: SeatKind[];
  board: B;
  stack: Frame[];
  rng: Rng;
  /** Outcomes of chance that are fixed in advance (tests, tutorials, replays). */
  script: Fate[];
  result: Result | null;
}

/** How one option looks: what to say, what it points at, which rule allows it if not the question's own. */
export interface OptionLook {
  readonly label: Message;
  readonly refs: readonly Ref[];
  readonly rule?: string;
}

/** Why something is not possible now, with the rule that forbids it. */
export interface Reason extends Message {
  readonly rule: string;
}

/** A condition on the board that holds at every decision; the answer says what is wrong, or is null. */
export interface Invariant<B> {
  readonly id: string;
  readonly broken: (s: B, state: State<B>) => string | null;
}

/** An option of a table, as a small part of JSON Schema. */
export interface OptionSpec {
  readonly type: 'boolean' | 'integer' | 'string';
  readonly default: Json;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly Json[];
  readonly title: string;
  /** For those who know the game well: shown apart from the usual options. */
  readonly more?: true;
  /** Only for a table with a single player. */
  readonly alone?: true;
}

/** What a game knows about playing well, for bots: it speaks of full states, which a bot only has as guesses. */
export interface Sense<B> {
  /** How good the position is for a seat, 0 (lost) to 1 (won). */
  evaluate(s: B, seat: Seat): number;
  /** A weight for each choice of a question: 0 is never chosen, higher is likelier. */
  weigh(s: B, ask: Ask, frame: Frame, weights: number[]): void;
  /** For a question that takes several choices: those that make sense together, where single weights cannot say it. */
  suggest?(s: B, ask: Ask, frame: Frame): readonly Choice[] | null;
  /** The same for all seats at once, where that is cheaper. */
  evaluateAll?(s: B, values: number[]): void;
  /** True where a playout may stop and be judged by `evaluate`. */
  settled(s: B, since: B): boolean;
  /** In playouts everybody gives the likeliest answer: for weights that are good advice, but too even to be drawn from. */
  readonly steady?: true;
  /**
   * Ways to go on for a while that are tried as wholes, in the same worlds with the same luck: where an answer by itself tells
   * little, and luck is so large that a tree would follow it. Questions that none of them is about are answered by the weights.
   * They depend on nothing that the seat does not know.
   */
  courses?(s: B, ask: Ask, frame: Frame): readonly Course<B>[];
}

/**
 * A way to go on, taken anew for each world it is tried in: it answers the questions that it is about, one after the other, and
 * null to all others.
 */
export type Course<B> = () => (s: B, ask: Ask, frame: Frame) => Choice | null;

/** Names of locals that mean the same in every rule that has them. */
export interface LocalNames {
  /** Locals that name a seat or several, or nobody. */
  readonly seats: readonly string[];
  /** Locals that a rule hands on to those it calls: where two frames that follow each other have one, it is the same. */
  readonly handed: readonly string[];
  /** Rules that get something of their own under such a name. */
  readonly anew: { readonly [rule: string]: readonly string[] };
}

/** A game: its board, its rules and its words. Everything the kernel, bots, servers and pages need. */
export interface Game<B = unknown, V = unknown> {
  readonly id: string;
  /** Rises when the meaning of saved states changes. */
  readonly version: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: { readonly [name: string]: OptionSpec };
  /** What is wrong with options that are each allowed, but not together; null if nothing is. */
  clash?(options: Record<string, Json>): string | null;
  /** All play together: they win or lose as one. */
  readonly together?: true;
  /** All see the same: what is hidden is hidden from everybody. On one screen nothing has to be covered. */
  readonly alike?: true;
  readonly shape: Shape<B, V>;
  /** The box as it stands before the first rule runs. */
  setup(players: number, options: Record<string, Json>): B;
  readonly root: Rule;
  readonly rules: ReadonlyMap<string, Rule>;
  readonly interrupts: InterruptIndex<B>;
  /** Which seat decides between interrupts of equal priority; null lets them go in the order they were found. */
  entitled?(s: B, rule: string): Seat | null;
  /** The decision table of automaton seats. */
  automaton?(s: B, ask: Ask, frame: Frame): Choice | readonly Choice[];
  /** The kinds of all seats at a table of so many players: automata may sit beside them. */
  automata?(players: number, options: Record<string, Json>): SeatKind[];
  /** Everything that players are asked; a law finds what is asked besides. */
  readonly questions?: Questions;
  /** Whether everybody knows that a window can only be declined: then nobody has to wait at it. */
  hopeless?(s: B, ask: Ask, frame: Frame): boolean;
  /** The answer for a seat whose time is up, where it is neither to decline nor the first that is offered. */
  otherwise?(s: B, ask: Ask, frame: Frame, chance: Source): Choice | undefined;
  /**
   * Whether all decide together, though one of them answers: the others may propose what. Only where all see the same, as
   * they are shown the question.
   */
  isGroups?(s: B, ask: Ask, frame: Frame): boolean;
  prompt(s: B, ask: Ask, frame: Frame): Message;
  look(s: B, ask: Ask, frame: Frame, choice: Choice): OptionLook;
  /** The rule by which a question is put, where it is not the one of its step. */
  cites?(s: B, ask: Ask, frame: Frame): string | undefined;
  /** Why a thing cannot be used now by this seat; empty if nothing forbids it. */
  why(s: B, seat: Seat, ref: Ref, asked: { ask: Ask; frame: Frame } | null): readonly Reason[];
  /** Deals anew what the shape cannot (secret numbers, likely roles), after the piles were dealt; pinned cards stay. */
  resample?(s: B, seat: Seat, rng: Rng, pinned?: ReadonlySet<string>): void;
  /** The hands of all seats, if cards that everybody saw go there are shown by a view until they leave. */
  hands?(s: B): readonly (readonly string[])[];
  /** Every card id of the box, by back, for the check of a loaded state. */
  box(s: B): { readonly [back: string]: readonly string[] };
  /** Cards that lie open outside piles (units with tokens in a zone), by back. */
  loose(s: B): { readonly [back: string]: readonly string[] };
  /** Whether a card of this id is, or may come, into the game at this table; without it those of the box are. */
  isCard?(s: B, id: string): boolean;
  readonly invariants: readonly Invariant<B>[];
  /** What is known of the locals of frames, for the check of a loaded state. */
  readonly locals?: LocalNames;
  readonly sense: Sense<B>;
  /**
   * What somebody who plays by the game's advice means to do next, for those who play together. It is made of what
   * everybody knows: a test of the game compares it in worlds that cannot be told apart.
   */
  intends?(s: B, seat: Seat): Message | null;
  /** Says what was recorded under earlier rules as it would be recorded today. The number of decisions stays the same. */
  renew?(players: number, decisions: readonly Decision[]): readonly Decision[];
  /** For simulations: the card that a seat took for itself by this event, if it did. */
  taken?(event: Message): { readonly seat: Seat; readonly card: string } | null;
  /** For simulations: how many rounds were begun. */
  rounds?(s: B): number;
  /** For simulations: what else a finished game has to report. */
  notes?(s: B): readonly Note[];
}

/**
 * One line for a section of a simulation's report: something that a seat had (how often did such seats win?), or an
 * amount (how much is it on average?).
 */
export type Note =
  | { readonly section: string; readonly name: string; readonly seat: Seat }
  | { readonly section: string; readonly name: string; readonly amount: number };

/** Interrupts, found by the name of the rule they wait for. */
export interface InterruptIndex<B> {
  readonly before: ReadonlyMap<string, readonly Interrupt<B>[]>;
  readonly after: ReadonlyMap<string, readonly Interrupt<B>[]>;
}

/** Interrupts by the name of the rule they wait for, in order of priority. */
export function interruptIndex<B>(interrupts: readonly Interrupt<B>[]): InterruptIndex<B> {
  const before = new Map<string, Interrupt<B>[]>();
  const after = new Map<string, Interrupt<B>[]>();
  for (const interrupt of [...interrupts].sort((a, b) => a.priority - b.priority)) {
    const index = interrupt.when === 'before' ? before : after;
    index.set(interrupt.on, [...(index.get(interrupt.on) ?? []), interrupt]);
  }
  return { before, after };
}

/** Rules by name, those of interrupts included. Two of one name are a defect of the game. */
export function ruleIndex<B>(rules: readonly Rule[], interrupts: readonly Interrupt<B>[] = []): Map<string, Rule> {
  const index = new Map<string, Rule>();
  for (const rule of [...rules, ...interrupts.map((entry) => entry.rule)]) {
    if (index.has(rule.name)) throw new Error(`two rules are called ${rule.name}`);
    index.set(rule.name, rule);
  }
  return index;
}

/** Something to say, as a key and its parameters. */
export const message = (key: string, params: { readonly [name: string]: Param } = {}): Message => ({ key, params });
