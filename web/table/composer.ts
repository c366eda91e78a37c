import type { Ref } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import type { Ghost } from '@tabula/kit/forecast.js';
import type { Badge } from './source.js';

/** An answer that follows from what was put together: to which question, and which keys. Null leaves it to the player. */
export interface Said {
  readonly question: string;
  keys(question: Question): readonly string[] | null;
}

/** Something that can be done with what is chosen. */
export interface Way {
  readonly id: string;
  readonly icon: string;
  readonly label: string;
  readonly hint: string;
  readonly rule: string;
  /** The numbers of the table as it would make them. */
  readonly ghosts?: readonly Ghost[];
  /** The answer to this question and those to the questions it leads to, given one after the other. */
  readonly answers?: readonly Said[];
  /** Or what is then chosen: what it leads to is seen before it is done. */
  readonly picks?: readonly Ref[];
  /** Or the thing of which a touch tells why it cannot be done now. */
  readonly forbidden?: Ref;
}

/** One unit of a count: a thing of somebody, or one of several things that tell apart by their number. */
export interface Pip {
  readonly icon: string;
  readonly seat?: Seat;
  readonly nth?: number;
}

export interface Outcome {
  readonly icon: string;
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'risk' | 'loss';
}

/** What is being put together, or what somebody is about to do: what it takes, from where it comes, and what comes of it. */
export interface Prospect {
  /** Other things it could be done to; one of them is chosen. */
  readonly targets: readonly (Way & { readonly on: boolean; readonly count: number; readonly seat?: Seat })[];
  /** Cards that lie on the table for it. */
  readonly papers: readonly {
    readonly card: string;
    readonly icon: string;
    readonly symbol: string;
    readonly name: string;
  }[];
  /** Whose doing it is, if not one's own. */
  readonly by: Seat | null;
  readonly meter: { readonly need: number; readonly have: readonly Pip[] } | null;
  readonly sources: readonly string[];
  /** Things that may be put in, or taken out again. */
  readonly chips: readonly {
    readonly ref: Ref;
    readonly on: boolean;
    readonly label: string;
    readonly count: number;
  }[];
  readonly outcomes: readonly Outcome[];
  /** What is done in the end: null where options are offered as they are asked. */
  readonly confirm: { readonly label: string; readonly icon: string; readonly answers: readonly Said[] | null } | null;
}

/**
 * Puts an answer together of things that are chosen first: what may be done with them is seen before it is done, and all
 * small answers of it are given at once.
 */
export interface Composer {
  /** Whether a thing may be chosen beside what is chosen. */
  may(picked: readonly Ref[], ref: Ref): boolean;
  /** What is chosen after a touch; null if the thing has no part in it. */
  touched(picked: readonly Ref[], ref: Ref): readonly Ref[] | null;
  /** What can be done with what is chosen; null while the question is answered as it is asked. */
  ways(picked: readonly Ref[]): readonly Way[] | null;
  prospect(picked: readonly Ref[]): Prospect | null;
  /** What the question comes to with what is chosen; null for the question itself. */
  prompt(picked: readonly Ref[]): string | null;
  badge(picked: readonly Ref[], ref: Ref): Badge | null;
}
