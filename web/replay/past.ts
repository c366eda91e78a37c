import type { Event, Result } from '@tabula/kernel/chance.js';
import type { State } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Viewer } from '@tabula/kernel/shape.js';
import { type Cue, cuesOf, type MomentOf } from '../table/cues.js';
import type { Beat, Options, Sitter, TableNow } from '../table/source.js';

/** One moment of a game as one side saw it: who decided, what happened, and how things stood after it. */
export interface PastEntry {
  /** Null for the beginning. */
  readonly seat: Seat | null;
  readonly events: readonly Event[];
  readonly board: unknown;
  readonly waiting: readonly Seat[];
  readonly result: Result | null;
  /** For each seat, the cards that everybody knew to be in its hand. */
  readonly held?: TableNow['held'];
}

/** A side to look from: a seat, an onlooker, or all seats at once when the game is over. */
export type Side = Viewer | 'all';

/** A game as far as it has been played, from one side. */
export interface Past {
  readonly game: string;
  readonly options: Options;
  readonly you: Viewer;
  readonly sitters: readonly Sitter[];
  /** The first is the beginning. */
  readonly moments: readonly PastEntry[];
  /** The side it is looked at from, and those it may be looked at from. */
  readonly side: Side;
  readonly sides: readonly Side[];
  /** The board at each event of a moment; null where that is not known. */
  steps(at: number): readonly unknown[] | null;
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
  readonly side?: Side;
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

/** What is shown of a moment, in order; the last shows how it ended. None of the beginning. */
export function cuesAt(past: Past, at: number, momentOf: MomentOf): readonly Cue[] {
  const { seat, events, board } = past.moments[at]!;
  const boards = past.steps(at);
  // Nobody does anything here: all that was done is shown.
  const cues = boards === null ? [] : cuesOf({ seq: at, seat, events }, boards, momentOf, NOBODY);
  const last = cues.at(-1);
  return last === undefined ? [] : [...cues.slice(0, -1), { ...last, board, beat: { seq: at, seat, events } }];
}

const NOBODY = null;

/** The table as it stood at a moment, or on the way to its end: to be looked at, not to be played. */
export function tableAt(past: Past, at: number, cue: Cue | null = null): TableNow {
  const { board, waiting, result, held } = past.moments[at]!;
  const story = storyUntil(past, at);
  const whole = cue === null || cue.beat.events.length === (story.at(-1)?.events.length ?? 0);
  const known = whole ? held : past.moments[at - 1]?.held;
  return {
    game: past.game,
    options: past.options,
    you: past.you,
    sitters: past.sitters,
    version: whole ? at : at - 1 + cue.beat.events.length / (past.moments[at]!.events.length + 1),
    board: whole ? board : cue.board,
    waiting: whole ? waiting : [],
    ...(known === undefined ? {} : { held: known }),
    question: null,
    result: whole ? result : null,
    story: whole ? story : [...story.slice(0, -1), cue.beat],
    chat: [],
    link: 'here',
    canUndo: false,
    curtain: past.you,
  };
}
