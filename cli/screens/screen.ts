import type { Event, Ref } from '@tabula/kernel/chance.js';
import { playersOf, type SeatKind } from '@tabula/kernel/game.js';
import type { Json, Seat } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import type { View } from '@tabula/kernel/sight.js';
import type { Spoken, Voice } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';

/** A table that a game is shown for: its options, who sits there, and in which language. */
export interface ShownTable {
  readonly language: Language;
  readonly options: Record<string, Json>;
  readonly seats: readonly SeatKind[];
  readonly name: (seat: Seat) => string | undefined;
}

/** What the words of a table depend on. */
export const spokenAt = ({ options, seats, name }: ShownTable): Spoken => ({
  options,
  players: playersOf(seats),
  name,
});

/** What is to be drawn, and how. */
export interface Drawing<B = unknown> {
  readonly view: View<B>;
  readonly width: number;
  /** What to say about a player besides the name: the level of a bot. */
  readonly about: (seat: Seat) => string;
  /** Whether the text of a kind of card is shown beside its name. */
  readonly explain: (kind: string) => boolean;
}

/** Some lines that are about one thing; they may be none. */
export type Part = readonly string[];
/** A table in groups of parts, always the same ones, one below the other. The very first part says when we are. */
export type Board = readonly (readonly Part[])[];

/** Every game has one of these in `<game>/screen.ts`. */
export type MakeScreen = (table: ShownTable) => Screen;

/** A game as it is shown and told in the terminal. It draws from views: nothing that the viewer may not know. */
export interface Screen<B = unknown> {
  readonly voice: Voice<B>;
  /** What the game is about, for those who begin it. */
  readonly intro: string;
  /** What the signs on the table mean: the end of the help. */
  readonly signs: string;
  /** The questions whose options pair the two things they point at, although they do not read so. */
  readonly paired: readonly string[];
  /** The whole table. */
  board(drawing: Drawing<B>): Board;
  /** Whether the whole table is shown for a question, or those parts of it that have changed. */
  needsAll(question: Question): boolean;
  /** A card in full. */
  card(id: string, width: number): string[];
  /** What the viewer holds. */
  hand(view: View<B>): Ref[];
  /** Everything the viewer can point at. */
  inSight(view: View<B>): Ref[];
  /** Whether a question is put to the group (where all play together): a person may then speak for a bot that is asked. */
  ofGroup?(question: Question): boolean;
  /** The question with its options in the order in which a player wants to read them. */
  ordered(question: Question, view: View<B>): Question;
  /** What happened. */
  story(events: readonly Event[], width: number): string[];
  /** What a player has reached. */
  score(seat: Seat, view: View<B>): string;
  /** How it came to that: a heading, and a line for each player. */
  path(events: readonly Event[], width: number): string[];
}
