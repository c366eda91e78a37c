import type { Level } from '@tabula/bots/bot.js';
import type { Event, Message } from '@tabula/kernel/chance.js';
import type { Scalar, Seat } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import type { View } from '@tabula/kernel/sight.js';
import type { CouncilInfo } from './council.js';
import type { Diff } from './diff.js';
import type { ClockSetting, Flag, SocketError, SocketId, UndoSetting, WindowSetting } from './socket.js';

export type TableStatus = 'open' | 'playing' | 'over' | 'abandoned';

/** A seat as everybody sees it. */
export interface SeatInfo {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string | null;
  readonly level: Level | null;
  /** Connected now. */
  readonly here: boolean;
  /** A bot plays for the person until they come back. */
  readonly standIn: boolean;
  /** This seat has lost, by its clock or because it resigned; a bot plays its pieces on. */
  readonly lost: boolean;
  /** It has lost because it resigned. */
  readonly resigned?: true;
  /** The host does not let this person speak. */
  readonly muted: boolean;
  /** An open seat that is kept for somebody (a rematch). */
  readonly heldFor: string | null;
}

/** Something the people at the table have to agree on. */
export interface ProposalInfo {
  /** 'undo', 'takeover:1', 'kick:1', 'abandon'. */
  readonly id: string;
  readonly by: Seat;
  /** With 'undo': the length of the game to go back to. */
  readonly to?: number;
  readonly yes: readonly Seat[];
  /** Those whose word is still missing. */
  readonly missing: readonly Seat[];
}

/** A table as everybody sees it who may see it at all. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly public: boolean;
  readonly title: string;
  readonly host: Seat | null;
  readonly options: { readonly [name: string]: Scalar };
  readonly clock: ClockSetting;
  readonly undo: UndoSetting;
  readonly flag: Flag;
  readonly seats: readonly SeatInfo[];
  readonly spectators: number;
  readonly proposals: readonly ProposalInfo[];
  /** The table on which the same people play again. */
  readonly rematch: string | null;
  /** The digest of the key that chance follows from, and what each seat has added to it when the game began. */
  readonly chance: { readonly digest: string; readonly luck: readonly (string | null)[] | null } | null;
}

/** A table in a list. */
export interface TableEntry {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly public: boolean;
  readonly title: string;
  readonly clock: ClockSetting;
  readonly seats: readonly Pick<SeatInfo, 'kind' | 'name' | 'level'>[];
  /** Your seat, if you have one. */
  readonly you: Seat | null;
  readonly waiting: readonly Seat[];
  readonly updatedAt: number;
  /** Who has won, where the game is over; nobody where all have lost together. */
  readonly winners?: readonly Seat[];
  /** The game was saved by other rules and cannot go on here; it can be left and given up. */
  readonly oldSave?: true;
}

/** The time of each asked seat: when it will be up (milliseconds since 1970), and what is in each bank. */
export interface ClockInfo {
  readonly until: { readonly [seat: string]: number };
  readonly bank: readonly number[];
}

/** A decision as a log shows it to one viewer: what happened, never the keys of others. */
export interface Happened {
  readonly seq: number;
  readonly version: number;
  readonly at: number;
  readonly seat: Seat | null;
  readonly events: readonly Event[];
  /** Set where decisions were taken back: the length of the game after it. */
  readonly undoneTo?: number;
  /** Set where a clock ran out and nothing was decided. */
  readonly flag?: true;
}

export interface ChatLine {
  readonly seq: number;
  readonly at: number;
  readonly seat: Seat | null;
  readonly name: string;
  /** The same for all lines of one person at this table, whatever they are called; nobody is found by it elsewhere. */
  readonly who: string;
  readonly text: string;
}

/** What somebody for whom a bot plays means to do next, where all play together. */
export interface Intent {
  readonly seat: Seat;
  readonly intent: Message;
}

/** A decision or an undo: the sheet changes by `diff`, and has `checksum` then. */
export interface UpdatePush {
  readonly push: 'update';
  readonly table: string;
  readonly seq: number;
  readonly version: number;
  /** The number of decisions of the game, for `undo {to}`. */
  readonly length: number;
  readonly seat: Seat | null;
  readonly events: readonly Event[];
  readonly diff: Diff;
  readonly checksum: number;
  readonly clocks?: ClockInfo;
  /** Somebody may act out of turn: when that is over, whoever has not has declined. In the server's time. */
  readonly window?: number;
  readonly undone?: true;
  /** Set where all decide together what is asked now. */
  readonly council?: CouncilInfo;
  /** For those who asked for it: how the board changed with each event, the first from how it was before. */
  readonly steps?: readonly Diff[];
}

/** What a server sends without being asked. */
export type SocketPush =
  | { readonly push: 'hello'; readonly protocol: number; readonly account: string; readonly name: string }
  | UpdatePush
  /** The game began, or the server lost its place: watch again. */
  | { readonly push: 'reset'; readonly table: string }
  /** Somebody is for something else in the open decision of all: how it stands now. */
  | { readonly push: 'council'; readonly table: string; readonly council: CouncilInfo }
  /** Seats, presence, proposals or settings changed. */
  | { readonly push: 'table'; readonly table: string; readonly info: TableInfo }
  | ({ readonly push: 'chat'; readonly table: string } & ChatLine)
  | { readonly push: 'rematch'; readonly table: string; readonly to: string; readonly invite: string }
  /** For your own seat: when it is asked whether to act out of turn. */
  | { readonly push: 'windows'; readonly table: string; readonly ask: WindowSetting }
  | { readonly push: 'kicked'; readonly table: string }
  /** The host has renewed the invitation; for those who may have it. */
  | { readonly push: 'invite'; readonly table: string; readonly invite: string };

/** The game in full, for one viewer. */
export interface FullGame {
  readonly seq: number;
  readonly version: number;
  readonly length: number;
  readonly view: View<unknown>;
  readonly question: Question | null;
  readonly asked: boolean;
  readonly checksum: number;
  readonly clocks?: ClockInfo;
  readonly window?: number;
}

/** The answer to `watch`: `game` is missing before the start, and if nothing happened since the number you gave. */
export interface WatchReply {
  readonly info: TableInfo;
  readonly you: Seat | null;
  readonly seq: number;
  readonly version: number;
  readonly checksum: number | null;
  readonly game?: FullGame;
  /** True: `happened` and `chat` have everything since the number you gave. */
  readonly resumed: boolean;
  readonly happened: readonly Happened[];
  readonly chat: readonly ChatLine[];
  /** The `who` of your own lines. */
  readonly who: string;
  readonly invite?: string;
  /** Set where all decide together what is asked now. */
  readonly council?: CouncilInfo;
  /** In games with such moments: when you are asked whether to act out of turn. Nobody else is told. */
  readonly windows?: WindowSetting;
}

/** An answer. 'offline' is no server's word: with it a client ends its own requests when no answer will come. */
export type SocketReply<T = object> =
  | ({ readonly id: SocketId; readonly ok: true } & T)
  | {
      readonly id: SocketId | null;
      readonly ok: false;
      readonly error: Omit<SocketError, 'code'> & { readonly code: SocketError['code'] | 'offline' };
    };
