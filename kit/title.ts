import type { Game } from '@tabula/kernel/game.js';
import type { InEveryLanguage, Language } from '@tabula/words/language.js';
import type { Foresee } from './forecast.js';
import type { SumOf } from './sums.js';
import type { Spoken, Voice } from './voice.js';

/** A card as its game declares it. */
export interface DeclaredCard {
  readonly id: string;
}

/** A set of cards to play a game with. */
export interface Pack {
  readonly id: string;
  readonly name: InEveryLanguage;
  readonly cards: readonly DeclaredCard[];
}

/** What comes of reading a pack from outside. */
export type CheckedPack =
  | {
      readonly ok: true;
      readonly id: string;
      /** What is in it, for whoever made it. */
      readonly about: string;
      /** Where it is not as the rule book has it; that is no mistake. */
      readonly differences: readonly string[];
      /** Makes it playable under its id. */
      add(): void;
    }
  | { readonly ok: false; readonly problems: readonly string[] };

/** For games that can be played with other cards than those of the box: the option `pack` of a table names the set. */
export interface Packs {
  all(): readonly Pack[];
  check(pack: unknown): CheckedPack;
}

/** What `tabula bench` holds a game to: microseconds, and decisions a second as a ratio to those of plain objects. */
export interface SpeedGoals {
  readonly play: number;
  /** Where one can play alone, if it differs: what an automaton does between two decisions is no decision. */
  readonly playAlone?: number;
  readonly clone: number;
  readonly resample: number;
  readonly view: number;
}

/** What docs/protocol/<game>.md says of a game besides what can be read off it. */
export interface ProtocolNotes {
  /** Keys that need an explanation: their form, and what their parts mean. */
  readonly keys: readonly (readonly [form: string, meaning: string])[];
  /** Questions that no card of the box brings about; cards of other packs may. */
  readonly beyond?: readonly string[];
  /** The names of numbers, and what each is a number of. */
  readonly numbers?: readonly (readonly [name: string, meaning: string])[];
  /** Outcomes of chance as a script gives them, and what each decides. */
  readonly chance: readonly (readonly [outcome: string, decides: string])[];
}

/** A game as it is offered: its rules, its names, its cards and its words. */
export interface Title {
  readonly game: Game;
  readonly name: InEveryLanguage;
  /** The cards of the box. */
  readonly cards: readonly DeclaredCard[];
  readonly packs?: Packs;
  voice(language: Language, table?: Spoken): Voice;
  /** What answers lead to, as far as their player can know. */
  readonly foresee?: Foresee;
  /** What the numbers of the table are made of. */
  readonly sumOf?: SumOf;
  readonly speed: SpeedGoals;
  readonly notes: ProtocolNotes;
}
