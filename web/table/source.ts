import type { Thought } from '@tabula/bots/bot.js';
import type { Event, Message, Ref, Result } from '@tabula/kernel/chance.js';
import type { Reason } from '@tabula/kernel/game.js';
import type { Json, Seat } from '@tabula/kernel/json.js';
import type { Option, Question } from '@tabula/kernel/question.js';
import type { Spoken } from '@tabula/kit/voice.js';
import type { CouncilInfo } from '@tabula/protocol/council.js';
import type { Language } from '@tabula/words/language.js';
import type { Address } from '../replay/past.js';
import type { Cue } from './cues.js';
import type { Peace } from './peace.js';

/** The options of a table, as they were chosen; what is missing has its default. */
export type Options = { readonly [name: string]: Json };

/** Who sits on a seat, as everybody at the table sees it. */
export interface Sitter {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'open';
  readonly level?: string;
  readonly connected: boolean;
  /** A bot plays for this person until they take their seat back. */
  readonly lent?: true;
}

/** One thing in the story of the table: what happened, and who caused it (null: the rules). */
export interface Beat {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly events: readonly Event[];
}

/** All that a page needs to show a table of any game: it comes from a server, or from this browser itself. */
export interface TableNow {
  readonly game: string;
  readonly options: Options;
  /** The seat whose eyes these are; null is a spectator. */
  readonly you: Seat | null;
  readonly sitters: readonly Sitter[];
  readonly version: number;
  /** The game's own view of the board (what its shape shows of it). */
  readonly board: unknown;
  readonly waiting: readonly Seat[];
  /** For each seat, the cards that everybody knows to be in its hand, in games whose rules say so. */
  readonly held?: readonly (readonly string[])[];
  readonly question: Question | null;
  /** Set where all decide together what is asked now: who is for what. */
  readonly council?: CouncilInfo | null;
  readonly result: Result | null;
  readonly story: readonly Beat[];
  readonly chat: readonly {
    readonly name: string;
    readonly text: string;
    readonly at: number;
    /** Null for somebody who only watches. */
    readonly seat?: Seat | null;
    /** The number of the line, and as whom all lines of this person are known. */
    readonly seq?: number;
    readonly who?: string;
    /** One's own. */
    readonly mine?: boolean;
    /** The reader does not want to read what this person says. */
    readonly hidden?: boolean;
    /** The host does not let this person speak. */
    readonly silent?: boolean;
  }[];
  readonly link: 'online' | 'connecting' | 'offline' | 'here';
  readonly canUndo: boolean;
  /** The next undo takes back something that was already seen: allowed where nobody is deceived by it. */
  readonly undoReveals?: boolean;
  /** How often a bot was asked in this game what it would do; missing if never. */
  readonly hints?: number;
  /** On one screen: whose hand may be shown after the curtain; null while nobody has lifted it. */
  readonly curtain: Seat | null;
}

/** What the words of a table depend on. */
export const spokenAt = ({ options, sitters }: Pick<TableNow, 'options' | 'sitters'>): Spoken => ({
  options,
  players: sitters.length,
  name: (seat) => sitters[seat]?.name,
});

export interface Why {
  readonly possible: readonly Option[];
  readonly reasons: readonly Reason[];
}

/** A refusal as the page shows it. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly rule?: string;
}

/** A table one sits at, wherever it is played. */
export interface TableSource {
  now(): TableNow;
  subscribe(changed: () => void): () => void;
  answer(keys: readonly string[]): Promise<Refusal | null>;
  why(ref: Ref): Promise<Why>;
  undo(): Promise<Refusal | null>;
  /** What a bot would answer here, best first; only where nobody else is deceived by it. */
  advise?(): Promise<readonly Thought[]>;
  say(text: string): Promise<Refusal | null>;
  /** Says what one is for, where all decide together; no keys: nothing any more. */
  propose?(keys: readonly string[]): Promise<Refusal | null>;
  /** Who plays for whom, where people may come and go. */
  readonly seats?: Seats;
  /** What can be done about others, where there are any. */
  peace?(): Peace;
  /** The board as this viewer saw it at each event of a decision of the story; null where that is not known. */
  steps?(seq: number): readonly unknown[] | null;
  /** Finds out how the board stood on the way, from a decision of the story on, where that is not known any more. */
  recall?(from: number): Promise<void>;
  /** When the time of this viewer is up (milliseconds since 1970); null without a clock that runs. */
  deadline?(): number | null;
  /** On one screen: the person asked says that they hold the device alone, and their hand is shown. */
  lift?(): void;
  close(): void;
}

/** A seat can be lent to a bot, and taken back. */
export interface Seats {
  /** Lets a bot play for oneself. */
  lend(): Promise<Refusal | null>;
  takeBack(): Promise<Refusal | null>;
  /** Proposes that a bot plays for somebody who is away. */
  proposeBot(seat: Seat): Promise<Refusal | null>;
}

/** What a chosen thing is used for: the icon of it, and how many it gives. */
export interface Badge {
  readonly symbol: string;
  readonly icon: string;
  readonly count: number | null;
}

/** What the board of a game is given, and what it tells: the board shows and points, the frame asks and answers. */
export interface BoardProps {
  readonly now: TableNow;
  /** Things that may be touched now: they glow. */
  readonly may: (ref: Ref) => boolean;
  /** Things chosen so far in a choice of several steps. */
  readonly chosen: (ref: Ref) => boolean;
  /** What a chosen thing is worth for what is asked; null where nothing is counted. */
  readonly worth?: (ref: Ref) => number | null;
  /** What a chosen thing is used for, in what is being put together: a symbol, and how many of it. */
  readonly badge?: (ref: Ref) => Badge | null;
  /** An answer of several steps is being put together: what it is not about steps back. */
  readonly composing?: boolean;
  /** Somebody touched a thing: it answers or narrows the question, or says why not. */
  readonly touch: (ref: Ref) => void;
  /** What can be done about somebody who is away. */
  readonly seats?: { readonly proposeBot: (seat: Seat) => void };
  /** Opens the full card. */
  readonly zoom: (card: string) => void;
  readonly say: (message: Message) => string;
  readonly name: (ref: Ref) => string;
  readonly language: Language;
  /** Motion is wished for. */
  readonly motion: boolean;
  /** What is being shown: the board is as it stood then. Null while it is shown as it is. */
  readonly cue?: Cue | null;
  /** A moment of a past game: it shows what happened then, for as long as one likes. */
  readonly replayed?: boolean;
  /** Where the table is kept: its past is found there. */
  readonly at?: Address;
}

/** A card in full, on the zoom sheet and in the gallery. */
export interface CardFaceProps {
  readonly card: string;
  readonly options: Options;
  readonly language: Language;
}
