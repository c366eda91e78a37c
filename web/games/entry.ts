import type { InEveryLanguage, Language } from '@tabula/words/language.js';
import type { Face } from './face.js';
import type { Primer } from './primer.js';

/** A text that is loaded when somebody reads it. */
export type Later = () => Promise<{ readonly default: string }>;

/** The rulebook of a game. English is what the program is made by; the others are translations of what players read. */
export interface Rulebook {
  /** How the ids of its rules begin. */
  readonly prefix: string;
  /** Set where the book names its rules by their number alone: '(17.35)'. */
  readonly short?: true;
  readonly texts: { readonly en: Later } & { readonly [L in Language]?: Later };
}

/** A game as the page knows it before anything of it is loaded: every game has one in `<game>/entry.ts`. */
export interface Entry {
  readonly id: string;
  readonly name: InEveryLanguage;
  readonly about: InEveryLanguage;
  readonly icon: string;
  /** The address of its picture. */
  readonly scene: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: number;
  readonly rules: Rulebook;
  /** What it takes to play it here; a game that is only planned has none. */
  readonly play?: {
    /** Whether there is anything to choose for a table in this browser. */
    readonly options: boolean;
    /** What a table in this browser has until somebody chooses otherwise: newcomers begin with the game, not with its setup. */
    readonly first?: { readonly [option: string]: string };
    face(): Promise<Face>;
    primer(): Promise<Primer>;
  };
}
