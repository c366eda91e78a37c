import type { Event, Result } from '@tabula/kernel/chance.js';
import type { State } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Viewer } from '@tabula/kernel/shape.js';
import type { Beat, Options, Sitter, TableNow } from '../table/source.js';

/** One moment of a game as one side saw it: who decided, what happened, and how things stood after it. */
export interface Moment {
  /** Null for the beginning. */
  readonly seat: Seat | null;
  readonly events: readonly Event[];
  readonly board: unknown;
  readonly waiting: readonly Seat[];
  readonly result: Result | null;
}

/** A game as far as it has been played, from one side. */
export interface Past {
  readonly game: string;
  readonly options: Options;
  readonly you: Viewer;
  readonly sitters: readonly Sitter[];
  /** The first is the beginning. */
  readonly moments: readonly Moment[];
  /** The sides it may be looked at from. */
  readonly sides: readonly Viewer[];
  /** Whether going on takes up the very position, or one in which what this side did not know is dealt anew. */
  readonly exact: boolean;
  /** The position after a moment, to go on from; null if there is none for this side. */
  position(at: number): Promise<State | null>;
}

/** Where a game is kept: in this browser, or on the server. */
export interface Address {
  readonly place: 'here' | 'table';
  readonly id: string;
}

/** Where a game is looked at again, from one of its moments on. */
export const replayAddress = ({ place, id }: Address, moment?: number): string =>
  `/replay/${place}/${id}${moment === undefined ? '' : `#${moment}`}`;

export interface Loading {
  /** Another side than the usual one. */
  readonly side?: Viewer;
  /** How far it is read, from 0 to 1. */
  readonly progress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Reads a past game; null if there is none here that can be told again. */
export async function loadPast({ place, id }: Address, loading: Loading): Promise<Past | null> {
  if (place === 'here') return (await import('./here.js')).pastHere(id, loading);
  return (await import('./online.js')).pastOnline(id, loading);
}

/** What has been told up to a moment, as the story of a table. */
export const storyUntil = ({ moments }: Past, at: number): readonly Beat[] =>
  moments.slice(0, at + 1).map(({ seat, events }, seq) => ({ seq, seat, events }));

/** The table as it stood at a moment: to be looked at, not to be played. */
export function tableAt(past: Past, at: number): TableNow {
  const { board, waiting, result } = past.moments[at]!;
  return {
    game: past.game,
    options: past.options,
    you: past.you,
    sitters: past.sitters,
    version: at,
    board,
    waiting,
    question: null,
    result,
    story: storyUntil(past, at),
    chat: [],
    link: 'here',
    canUndo: false,
    curtain: past.you,
  };
}
