import type { Level } from '@tabula/bots/bot.js';
import type { Game, State } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Stretches } from '../limits/stretches.js';
import type { Former } from '../nodes/owners.js';
import type { Account } from '../people/accounts.js';
import type { Blocks } from '../people/blocks.js';
import type { Rate } from '../people/limits.js';
import type { Report } from '../people/reports.js';
import { systemTime, type Time } from '../time.js';
import type { Asker } from './queue.js';
import type { Store } from './store.js';

/** The time, and a way to be called later; tests bring their own. */
export interface Clock extends Time {
  /** Calls back after some milliseconds; the answer takes it back. */
  after(ms: number, call: () => void): () => void;
}

export const systemClock: Clock = {
  ...systemTime,
  after(ms, call) {
    const timer = setTimeout(call, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** How a bot decides, and for whom: what bots think is shared out by account and table. */
export interface BotTask {
  readonly level: Level;
  readonly seed: string;
  /** Who has made the table. */
  readonly account: string;
  readonly table: string;
}

/** Where bots think. */
export interface Bots {
  /** Decisions that nobody thinks about yet. */
  readonly waiting: number;
  /** The keys a bot would answer; it sees only what its seat may know. */
  think<B>(game: Game<B, unknown>, state: State<B>, seat: Seat, task: BotTask): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A log of what operators need to know; never of what players must not. */
export interface Log {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

/** Figures of the tables, for whoever collects them. */
export interface TableMetrics {
  decision(by: 'person' | 'bot' | 'flag' | 'window', ms: number): void;
  commit(changes: number, ms: number): void;
  loaded(tables: number): void;
  /** A table was taken up: one that nobody had, one of our own, or that of a node that has gone. */
  claimed(from: Former): void;
  /** Changes were refused, as another has taken the table up meanwhile. */
  fenced(changes: number): void;
}

export interface TableLimits {
  /** Tables in memory. */
  readonly loaded: number;
  /** A table that nobody watches leaves the memory after this time. */
  readonly idleMs: number;
  /** Open and running tables that one account hosts. */
  readonly hosted: number;
  /** New tables of one account: what is played stays, so nobody may begin without end. */
  readonly creating: Rate;
  /** A table that has not begun is removed when nobody has touched it for this time. */
  readonly openMs: number;
  /** How long a seat may be disconnected before others can vote a bot in. */
  readonly graceMs: number;
  /** Records that are sent after an interruption; who missed more gets the view alone. */
  readonly resume: number;
  readonly watchers: number;
  /** Lines at one public table: of somebody who sits there, of one who does not, and of all who do not. */
  readonly lines: { readonly seated: Rate; readonly stranger: Rate; readonly strangers: Rate };
  /** Reports of one account. */
  readonly reports: Rate;
  /** How long the others wait for somebody who may act out of turn, whether or not they can. */
  readonly windowMs: number;
  /** A table stays closed for this time to the address that somebody was sent away to. */
  readonly closedMs: number;
}

export const TABLE_LIMITS: TableLimits = {
  loaded: 2_000,
  idleMs: 60_000,
  hosted: 50,
  creating: { burst: 60, every: 20_000 },
  openMs: 7 * 86_400_000,
  graceMs: 60_000,
  resume: 2_000,
  watchers: 200,
  lines: {
    seated: { burst: 5, every: 2_000 },
    stranger: { burst: 2, every: 10_000 },
    strangers: { burst: 6, every: 2_000 },
  },
  reports: { burst: 5, every: 600_000 },
  windowMs: 8_000,
  closedMs: 86_400_000,
};

/** Brings a saved state of an older version of a game up to date; null if it cannot. */
export type SaveMigration = (state: unknown, from: number) => unknown;

/** A connection of somebody: one of perhaps several. */
export interface Peer {
  readonly account: Account;
  /** The address it comes from, as far as limits care; null where nothing is known of it. */
  readonly household: string | null;
  send(text: string): void;
  /** The connection has ended: nobody is there any more to watch with it. */
  readonly gone: boolean;
  /** The tables this connection watches. */
  readonly watching: Set<string>;
}

/** What tables need from the world. */
export interface Env {
  readonly store: Store;
  readonly clock: Clock;
  /** When this server began, in steady time: also the name of this run of it. */
  readonly startedAt: number;
  readonly bots: Bots;
  readonly log: Log;
  readonly metrics: TableMetrics;
  readonly limits: TableLimits;
  game(id: string): Game | undefined;
  gameIds(): readonly string[];
  readonly saves: { readonly [game: string]: SaveMigration };
  /** Another node that has these rules of a game (null: any); null if none has. */
  reader(game: string, rules: number | null): string | null;
  /** The server takes no more commands: what a bot says now is not heard. */
  stopping(): boolean;
  /** Milliseconds until an account may make another table; 0 if it was granted one. */
  creating(account: string): number;
  /** Milliseconds until somebody may say another line at a public table, as `lines` of the limits; 0 if it was granted. */
  readonly talking: { readonly [K in keyof TableLimits['lines']]: (key: string) => number };
  readonly blocks: Blocks;
  /** Milliseconds until an account may report again; 0 if it was granted. */
  reporting(account: string): number;
  /** Keeps a report for the operator; its id. */
  report(report: Report): Promise<string>;
  /** For what takes long, such as playing a game again, on behalf of somebody. */
  heavy<T>(asker: Asker, work: () => Promise<T>): Promise<T>;
  readonly stretches: Stretches;
  /** Unguessable: for ids, invitations and the seeds of bots. */
  secret(): string;
  /** A new key for the chance of a table. */
  key(): string;
}
