import type { Event, Message, Ref, Result } from '@tabula/kernel/chance.js';
import type { Question } from '@tabula/kernel/question.js';
import type { ComponentType } from 'preact';
import type { Beat, BoardProps, CardFaceProps, Language, TableNow } from '../table/source.js';

/** What a card says, for lists and for those who do not see it. */
export interface CardText {
  readonly name: string;
  readonly kind: string;
  readonly text: readonly string[];
  readonly titles: readonly string[];
}

/** The words of a game at one table. */
export interface Voice {
  say(message: Message): string;
  name(ref: Ref): string;
  card(id: string): CardText | null;
  question(question: Question): { readonly prompt: string; readonly options: readonly string[] };
  /** How the game ended. */
  result(result: Result, board: unknown): string;
}

/** A step on somebody's way to victory. */
export interface Step {
  readonly seat: number;
  /** What they had after it. */
  readonly total: number;
  readonly label: string;
  readonly round: number;
}

/** What the frame of a table needs of a game; loaded when a table of it is opened. */
export interface Face {
  readonly Board: ComponentType<BoardProps>;
  readonly CardFace: ComponentType<CardFaceProps>;
  /** A card with its text, its rulings and what it is doing at this table. */
  readonly CardSheet: ComponentType<CardFaceProps & { readonly now: TableNow }>;
  voice(language: Language, pack: string, names: (seat: number) => string | undefined): Voice;
  /** The symbol of a thing in the question panel. */
  icon(ref: Ref): string | null;
  /** Where the game is, for the bar: "Round 3", "Assignment". */
  where(board: unknown, voice: Voice): { readonly round: number; readonly phase: string } | null;
  /** Events that begin a passage of the story. */
  isBeat(key: string): boolean;
  /** Events that count something for each player in turn: told in one line. */
  tally(event: Event): { readonly seat: number; readonly count: number; readonly about: Ref } | null;
  /** Ways to victory, and what is needed for it. */
  path(
    story: readonly Beat[],
    players: number,
    voice: Voice,
  ): { readonly goal: number; readonly steps: readonly Step[] };
  /** What each player has of what counts. */
  score(board: unknown): readonly number[];
  /** All cards of a pack, for the gallery. */
  cards(pack: string): readonly { readonly id: string; readonly group: string }[];
}

/** Loads what a game looks like. */
export async function loadFace(game: string): Promise<Face> {
  if (game !== 'elekt') throw new Error(`no table of ${game} yet`);
  return (await import('./elekt-face.js')).elektFace;
}
