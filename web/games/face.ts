import type { Event, Message, Ref, Result } from '@tabula/kernel/chance.js';
import type { Option, Question } from '@tabula/kernel/question.js';
import type { Forecast, Foresee, Prospect } from '@tabula/kit/forecast.js';
import type { SumOf } from '@tabula/kit/sums.js';
import type { Spoken, Voice } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';
import type { ComponentType } from 'preact';
import type { Past } from '../replay/past.js';
import type { Bill } from '../table/bill.js';
import type { Composer } from '../table/composer.js';
import type { Cue, MomentOf } from '../table/cues.js';
import type { Gauge } from '../table/gauge.js';
import type { BoardProps, CardFaceProps, Options, TableNow } from '../table/source.js';

/** A passage of the story that begins: a round, or something within it. */
export interface Passage {
  readonly great: boolean;
  readonly icon: string;
}

/** A hand that can be seen. */
export interface HandSeen {
  readonly seat: number;
  readonly cards: readonly string[];
}

/** Where a game is. */
export interface Where {
  readonly round: number;
  /** How many rounds there are at most; null where nobody can say. */
  readonly rounds: number | null;
  readonly phase: string;
  /** The phases of a round in order, and which of them it is; -1 for none. */
  readonly phases: readonly string[];
  readonly at: number;
}

/** Something that is nobody's own: what it is called, its symbol and its colour. */
export interface Counted {
  readonly label: string;
  readonly icon: string;
  readonly tone: string;
}

/** Something that is counted for each player through a game; the first of a game's series is what wins it. */
export interface Series {
  readonly id: string;
  readonly label: string;
  /** Set where all play together: what is counted instead of players; `of` has a count for each. */
  readonly counted?: readonly Counted[];
  /** How much is needed to win; null if it is no matter of that. */
  goal(players: number): number | null;
  of(board: unknown): readonly number[];
  /** A count in words: "3 Titles". */
  says(count: number): string;
}

/** A step on somebody's way to victory: at which moment, what they had after it, and what it was. */
export interface Step {
  readonly at: number;
  readonly seat: number;
  readonly total: number;
  readonly label: string;
}

/** A moment that decided the game. */
export interface TurningPoint {
  readonly at: number;
  readonly seat: number;
  readonly text: string;
}

/** Something that decided beside the counts: why one stands before another, or whether a goal was reached. */
export interface ScoreNote {
  readonly text: string;
  readonly rule: string;
  /** Set for a requirement: whether it is fulfilled. */
  readonly met?: boolean;
}

/** What counts at the end come from: a row for every seat, with a count for every source. */
export interface Score {
  readonly sources: readonly string[];
  readonly rows: readonly { readonly seat: number; readonly counts: readonly number[] }[];
  readonly notes: readonly ScoreNote[];
}

/** A card of the gallery: its group is how it is laid out. */
export interface GalleryCard {
  readonly id: string;
  readonly group: string;
  /** What it can be filtered by besides its kind. */
  readonly tags?: readonly string[];
  /** What else it can be found by besides its name, kind and text. */
  readonly words?: readonly string[];
}

/** What something that just happened means for somebody: good, bad, or neither. */
export interface Meaning {
  readonly is: 'good' | 'bad' | 'plain';
  readonly text: string;
}

/** What the frame of a table needs of a game; loaded when a table of it is opened. */
export interface Face {
  /**
   * Loads what is told in this language, at a table with these options or (null) away from any: what only some tables need
   * is not loaded with the game. Nothing is drawn before.
   */
  prepare?(language: Language, options: Options | null): Promise<void>;
  /** Loads how those cards look that only some tables have, for a place where all are shown. */
  prepareCards?(): Promise<void>;
  readonly Board: ComponentType<BoardProps>;
  readonly CardFace: ComponentType<CardFaceProps>;
  /** A card with its text, its rulings and, at a table, what it is doing there. */
  readonly CardSheet: ComponentType<CardFaceProps & { readonly now: TableNow | null }>;
  voice(language: Language, table?: Spoken): Voice;
  /** The symbol of a thing in the question panel. */
  icon(ref: Ref): string | null;
  /** The symbol of an option that is about nothing on the table (to pass, to harvest, to let it be), or that shows more than its thing would. */
  mark?(option: Option): string | null;
  /** Whether an answer gives something up: to pass, to let go. It must not be given by chance. */
  gives(option: Option): boolean;
  /** The thing that a place on the board stands for: what is dropped there is meant for it. */
  refAt(place: Element): Ref | null;
  /** The places that belong together with one, in a question of this kind: those among them that cannot be chosen are shown with the reason. */
  peers?(place: Ref, board: unknown, asks: string): readonly Ref[];
  /** Names with soft hyphens, where a language has long ones and not every browser knows how to part them. */
  softly?(name: string): string;
  /** What answers lead to, as far as this viewer can know. */
  readonly foresee?: Foresee;
  /** How far an answer reaches against what has to be exceeded, to be seen at a glance: from what its forecast says too. */
  gauge?(question: Question, option: Option, board: unknown, voice: Voice, language: Language): Gauge | null;
  /** How likely it is that what an answer tries succeeds, in percent; null where nothing is tried. */
  chance?(forecast: Forecast): number | null;
  /** What a line says below its answer, where that chance stands beside it; null where it says the same. */
  brief?(line: Prospect, language: Language): string | null;
  /** What the numbers of the table are made of. */
  readonly sumOf?: SumOf;
  /** What an answer is about, for those who do not know the game by heart: the text of a card. */
  hint?(option: Option, voice: Voice, question: Question, now: TableNow): string | null;
  /** What somebody for whom a bot plays means to do next, where all play together: from what everybody sees. */
  intends?(board: unknown, seat: number): Message | null;
  /** Set for questions that are answered by putting things together: a payment. */
  bill?(question: Question, board: unknown, voice: Voice, language: Language): Bill | null;
  /** Set for questions that are answered by choosing things first, and then what to do with them. */
  compose?(question: Question, board: unknown, voice: Voice, language: Language): Composer | null;
  /** What confirming several things says, where it is more than their number: "Reroll 2 dice". */
  confirm?(question: Question, ticked: readonly string[], board: unknown, language: Language): string | null;
  /** Where the game is, for the bar: "Round 3", "Assignment"; what is asked may tell it more exactly. */
  where(board: unknown, voice: Voice, question?: Question | null): Where | null;
  /** What a table shows of an event, for how long, and where. */
  readonly moment: MomentOf;
  /** What something is counted for, while nobody can say yet how it ends. */
  stake?(cue: Cue, voice: Voice, language: Language): string | null;
  /** What a moment means for whoever looks, beyond what it says itself: a line for each thing. */
  means?(cue: Cue, you: number, language: Language): readonly Meaning[];
  /** What an event begins, if it begins a passage of the story. */
  passage(event: Event): Passage | null;
  /** All of an act in one sentence, where its first event alone says too little; null where that is enough. */
  act?(act: readonly Event[], voice: Voice, language: Language): string | null;
  /** What an event has to say when a round is summed up: something taken, changed, or new on the table. */
  summed(event: Event): 'took' | 'changed' | 'new' | null;
  /** What a card brings whoever has won it, on ribbons. */
  ribbons?(card: string, language: Language, table: Spoken): readonly string[];
  /** The hands that a view shows: all of them, when the game is over. */
  hands(board: unknown): readonly HandSeen[];
  /** Events that count something for each player in turn: told in one line. */
  tally(event: Event): { readonly seat: number; readonly count: number; readonly about: Ref } | null;
  /** The board itself tells how the game has ended: the summary waits until somebody asks for it. */
  readonly stagesEnd?: true;
  /** What the final counts are made of, in games that count at the end. */
  score?(board: unknown, result: Result, voice: Voice, language: Language): Score;
  series(language: Language, table?: Spoken): readonly Series[];
  /** What moved the first of the series, in order. */
  steps(past: Past, voice: Voice): readonly Step[];
  /** What decided a game that is over, in order. */
  turningPoints(past: Past, language: Language): readonly TurningPoint[];
  /** All cards of the box, for the gallery. */
  cards(language: Language): readonly GalleryCard[];
}
