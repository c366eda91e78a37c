import { messageOf } from '@tabula/kernel/errors.js';
import type { Game } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Viewer } from '@tabula/kernel/shape.js';
import type { SocketPush, TableStatus } from '@tabula/protocol/pushes.js';
import type { TakenRow } from '../nodes/owners.js';
import { flagOf, handedOver, sinceStart } from './clocks.js';
import type { Council } from './council.js';
import type { Env, Peer } from './env.js';
import { askedSeats, loadPlay, type Play, savePlay, waitingSeats } from './play.js';
import { refuse } from './refusal.js';
import { isBots, type SeatState, seatOf, sitting } from './seats.js';
import { type Settings, settingsOf } from './settings.js';
import type { Side } from './sheets.js';
import type { NewRecord, RowChange, RowStatus } from './store.js';
import { endWindow, turnWindow } from './windows.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A record before it has its number. */
export interface Fact {
  readonly kind: string;
  readonly account?: string | null;
  readonly idem?: string | undefined;
  readonly body: object;
}

/**
 * A table in memory. One at a time changes it: a change is applied at once, in the order of arrival, and told to people
 * when it is durable, in the same order.
 */
export class LiveTable {
  readonly id: string;
  readonly game: Game;
  readonly isPublic: boolean;
  invite: string;
  readonly title: string;
  readonly settings: Settings;
  readonly createdAt: number;
  readonly epoch: number;
  host: string;
  status: TableStatus;
  /** The status and the deadline as they are kept. */
  private standing: RowStatus;
  seats: SeatState[];
  seq: number;
  version: number;
  play: Play | null;
  /** Nobody has said anything at this table, as far as is known without reading. */
  silent: boolean;

  readonly sides = new Map<Viewer, Side>();
  /** The address each account has last come from. */
  readonly from = new Map<string, string>();
  /** When the last connection of a seat ended. */
  readonly goneSince: number[];
  /** Somebody has come since this table was loaded: whoever began its game, or watches. */
  visited: boolean;
  /** The version at which each bot was last asked. */
  readonly thinking = new Map<Seat, number>();
  /** The last decision that all made together, or make now. */
  council: Council | null = null;
  /** Set while something reads the records before it changes the table: all else waits. */
  gate: Promise<void> | null = null;
  /** The last change that is not durable yet. */
  pending: Promise<void> | null = null;
  /** Storing failed: what is in memory is not what is kept, so it must not be used. */
  dead = false;
  cancelTimer: (() => void) | null = null;
  /** The keys of the last answers with their acknowledgements, for those that are sent twice. */
  readonly idems = new Map<
    string,
    { readonly account: string | null; readonly seq: number; readonly version: number }
  >();
  /** Called when a change is durable: bots think, clocks run. */
  wake: () => void = () => {};
  /** Called when seats, presence or proposals changed: everybody gets the table as it is now. */
  changed: () => void = () => {};
  usedAt: number;

  constructor(
    readonly env: Env,
    row: TakenRow,
    game: Game,
  ) {
    this.id = row.id;
    this.game = game;
    this.isPublic = row.is_public === 1;
    this.invite = row.invite;
    this.title = row.title;
    this.settings = settingsOf(row);
    this.createdAt = row.created_at;
    this.epoch = row.epoch;
    this.host = row.host;
    this.status = row.status;
    this.visited = row.status !== 'playing';
    this.standing = { status: row.status, deadline: row.deadline };
    this.seats = JSON.parse(row.seats) as SeatState[];
    this.seq = row.seq;
    this.silent = row.seq <= 1;
    this.version = row.version;
    const saved = row.snapshot === null ? null : loadPlay(game, row.snapshot, env.saves[row.game]);
    this.play = saved?.play ?? null;
    if (saved !== null) {
      this.settings.rules = game.version; // as it is saved from now on
      if (saved.run !== env.startedAt) this.takeUpClocks(saved.play, row);
    }
    this.usedAt = env.clock.steady();
    if (this.play !== null) turnWindow(this, this.play);
    // Where a live clock stood still all were gone, and are until somebody comes.
    const { clock, flag } = this.settings;
    const stood = row.status === 'playing' && row.deadline === null && clock.kind === 'live' && flag === 'default';
    this.goneSince = this.seats.map(() => (stood ? Number.NEGATIVE_INFINITY : this.usedAt));
  }

  /** Takes up clocks that another run of the server, or another node, has saved. */
  private takeUpClocks({ clocks }: Play, { former }: TakenRow): void {
    const { clock: setting } = this.settings;
    const { clock, startedAt } = this.env;
    if (former === 'nobody' || former === 'own') handedOver(setting, clocks, startedAt);
    else sinceStart(setting, clocks, former === 'dead' ? clock.steady() : startedAt);
  }

  /** The seat of an account, or null. */
  seatOf(account: string): Seat | null {
    const seat = seatOf(this.seats, account);
    return seat < 0 ? null : seat;
  }

  /** The seat of an account; strangers and spectators are refused. */
  mustSit(account: string): Seat {
    return this.seatOf(account) ?? refuse('not-your-seat', 'you do not sit at this table');
  }

  /** No person plays and nobody watches: bots wait until somebody comes, or they would think for nobody. */
  get isResting(): boolean {
    for (const { kind, standIn } of this.seats) if (kind === 'person' && !standIn) return false;
    return this.watchers === 0;
  }

  /**
   * Where a live clock itself decides, it stands still when all have been gone for a while, and after a start until
   * somebody comes: else it would decide for nobody.
   */
  get isDeserted(): boolean {
    const { clock, flag } = this.settings;
    if (clock.kind !== 'live' || flag !== 'default' || this.watchers > 0) return false;
    if (!this.visited) return true;
    return this.seats.every(({ kind }, seat) => kind !== 'person' || this.isDropped(seat));
  }

  /** Keeps that there is nothing to do here: the last one has gone since the last decision. */
  async rest(): Promise<void> {
    if (this.standing.deadline !== this.deadline()) await this.commit([]).catch(() => {}); // the table was reset
  }

  /** When the server has to do something by itself: at once if a bot is asked. */
  deadline(): number | null {
    if (this.play === null || this.status !== 'playing') return null;
    let first: number | null = null;
    for (const seat of askedSeats(this.play)) {
      if (isBots(this.seats[seat]!)) return this.isResting ? null : 0;
      if (this.isDeserted) continue;
      const closes = this.play.window?.seat === seat ? this.play.window.until : null;
      const at = closes ?? flagOf(this.settings.clock, this.play.clocks, seat);
      if (at !== null && (first === null || at < first)) first = at;
    }
    return first;
  }

  /** Stores what was changed in memory already; resolves when it is durable. */
  commit(facts: readonly Fact[], changed: { readonly about?: true; readonly game?: true } = {}): Promise<void> {
    const before = this.seq;
    const { clock, startedAt } = this.env;
    const at = clock.wall();
    const records: NewRecord[] = facts.map(({ kind, account, idem, body }) => {
      this.seq++;
      if (kind === 'chat') this.silent = false;
      return { seq: this.seq, kind, at, account: account ?? null, idem: idem ?? null, body: JSON.stringify(body) };
    });
    const waiting = this.play === null ? '[]' : `[${waitingSeats(this.play).join()}]`;
    const row: Mutable<RowChange> = {
      id: this.id,
      seq: this.seq,
      version: this.version,
      waiting,
      updated_at: clock.steady(),
    };
    if (changed.game === true && this.play !== null) row.snapshot = savePlay(this.play, startedAt);
    const { status } = this;
    const deadline = this.deadline();
    if (status !== this.standing.status) row.settings = JSON.stringify(this.settings); // they tell who has won
    if (status !== this.standing.status || deadline !== this.standing.deadline) {
      this.standing = { status, deadline };
      row.standing = this.standing;
    }
    if (changed.about === true) {
      row.seats = JSON.stringify(this.seats);
      row.settings = JSON.stringify(this.settings);
      row.host = this.host;
      row.invite = this.invite;
      row.sitting = sitting(this.seats);
    }
    this.usedAt = row.updated_at;
    const stored = this.env.store.append({ before, epoch: this.epoch, row, records }).then(
      () => {
        if (this.pending === stored) this.pending = null;
      },
      (error: unknown) => {
        this.fail(error);
        return refuse('storage', 'the table could not be stored; nothing has changed');
      },
    );
    this.pending = stored;
    return stored;
  }

  /** Resolves when everything that was done so far is durable: what is told about it then is true for good. */
  async settled(): Promise<void> {
    while (this.pending !== null) await this.pending;
  }

  /** The memory is not to be trusted any more: everybody looks again at what is kept. */
  fail(error: unknown): void {
    if (this.dead) return;
    this.env.log.error({ table: this.id, error: messageOf(error) }, 'table reset');
    this.giveUp();
  }

  /** Nobody uses what is in memory from now on; everybody looks again, wherever the table is then. */
  giveUp(): void {
    if (this.dead) return;
    this.dead = true;
    endWindow(this.play);
    this.tell({ push: 'reset', table: this.id });
    for (const side of this.sides.values()) for (const peer of side.peers) peer.watching.delete(this.id);
    this.sides.clear();
    this.cancelTimer?.();
  }

  /** Sends the same to everybody who watches, or to some. */
  tell(push: SocketPush, to: (peer: Peer) => boolean = () => true): void {
    const text = JSON.stringify(push);
    for (const side of this.sides.values()) for (const peer of side.peers) if (to(peer)) peer.send(text);
  }

  get watchers(): number {
    let count = 0;
    for (const side of this.sides.values()) count += side.peers.size;
    return count;
  }

  /** Whether a connection of this seat's person watches. */
  isHere(seat: Seat): boolean {
    return (this.sides.get(seat)?.peers.size ?? 0) > 0;
  }

  /** Somebody nobody has to wait for: gone for longer than the grace, or gone by their own word. */
  isDropped(seat: Seat): boolean {
    const { kind, away } = this.seats[seat]!;
    if (kind !== 'person') return false;
    if (away) return true;
    // Who has days for a decision is not there most of the time: their clock says when that was too long.
    if (this.settings.clock.kind === 'days') return false;
    return !this.isHere(seat) && this.env.clock.steady() - this.goneSince[seat]! >= this.env.limits.graceMs;
  }

  /** The side from which an account looks at the table. */
  sideOf(viewer: Viewer): Side {
    const known = this.sides.get(viewer);
    if (known !== undefined) return known;
    const side: Side = { viewer, peers: new Set<Peer>(), close: new Set<Peer>(), sheet: null, viewSum: 0 };
    this.sides.set(viewer, side);
    return side;
  }
}
