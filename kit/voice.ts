import type { Message, Ref, Result } from '@tabula/kernel/chance.js';
import type { Json, Seat } from '@tabula/kernel/json.js';
import type { Language } from '@tabula/words/language.js';

/** A card as it reads in one language; what else there is to read on it depends on the game. */
export interface CardWords {
  readonly name: string;
  /** "Guardian", "Mission", … */
  readonly kind: string;
  /** What it does, a string for every part of its ability. Never empty. */
  readonly text: readonly string[];
}

/** As much of a question as there is to read. */
export interface Asking {
  readonly prompt: Message;
  readonly options: readonly { readonly label: Message; readonly refs?: readonly Ref[] }[];
}

/** A question as it is read. The options stand in the order of the question's own, no two of them alike. */
export interface SpokenQuestion {
  readonly prompt: string;
  /** What is asked in a few words, for those who know the rest; the prompt itself where it is short. */
  readonly brief: string;
  /** What is left to decide once a thing was pointed at ("Where do you send Acolyte?"); null where there is nothing more to say. */
  next(thing: Ref): string | null;
  readonly options: readonly string[];
}

/** What the words of a table depend on besides the language: nothing of it has to be known. */
export interface Spoken {
  /** The options that were chosen; what is missing has its default. */
  readonly options?: { readonly [name: string]: Json };
  /** How many play; automata are not counted. */
  readonly players?: number;
  /** Who sits on a seat; seats without a name are counted. */
  name?(seat: Seat): string | undefined;
}

/** The words of a game in one language, for one table: of the page, the terminal and the protocol alike. */
export interface Voice<View = unknown, Card extends CardWords = CardWords> {
  readonly language: Language;
  /** Events, prompts, labels, reasons. */
  say(message: Message): string;
  /** The plain name of one thing: { card: 'E01' }, { seat: 0 }, …; { card: null } is a hidden one. */
  name(ref: Ref): string;
  /** The ids of all cards one can ask about. */
  readonly cards: readonly string[];
  /** Null for a card that is not in the game. */
  card(id: string): Card | null;
  question(question: Asking): SpokenQuestion;
  /** How the game ended, to somebody who sees the board so; a winner who is `you` is told so. */
  result(result: Result, board: View, you?: Seat | null): string;
}
