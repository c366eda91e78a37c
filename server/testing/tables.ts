import { createHash } from 'node:crypto';
import type { Game } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import type { SocketPush, UpdatePush, WatchReply } from '@tabula/protocol/pushes.js';
import { openQuestion, type Sheet, sheetSum, turnSheet } from '@tabula/protocol/sheet.js';
import { SOCKET_REQUESTS, type SocketCommand, type SocketError } from '@tabula/protocol/socket.js';
import { inlineBots } from '../bots/inline.js';
import { type Database, type DatabasePlace, openDatabase } from '../db/database.js';
import type { Stretches } from '../limits/stretches.js';
import type { Bots, Clock, Log, Peer, SaveMigration, TableLimits } from '../tables/env.js';
import { Refusal } from '../tables/refusal.js';
import { createTables, type Tables } from '../tables/tables.js';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  /** Moves on, and calls what is due on the way. */
  pass(ms: number): void;
  /** Somebody sets the wall clock, by so much. */
  jump(ms: number): void;
}

export function testClock(start = 1_800_000_000_000): TestClock {
  let time = start;
  let jumped = 0;
  let timers: { readonly at: number; readonly call: () => void }[] = [];
  return {
    wall: () => time + jumped,
    steady: () => time,
    after(ms, call) {
      const timer = { at: time + ms, call };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass(ms) {
      const until = time + ms;
      for (;;) {
        const [first] = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (first === undefined) break;
        timers = timers.filter((other) => other !== first);
        time = Math.max(time, first.at);
        first.call();
      }
      time = until;
    },
    jump(ms) {
      jumped += ms;
    },
  };
}

export interface Room {
  readonly database: Database;
  readonly tables: Tables;
  readonly clock: TestClock;
  readonly errors: string[];
  /** Somebody, perhaps at a certain address. */
  guest(name: string, household?: string): TestPeer;
  close(): Promise<void>;
}

export interface RoomOptions {
  readonly place?: DatabasePlace;
  readonly database?: Database;
  readonly games?: readonly Game[];
  readonly limits?: Partial<TableLimits>;
  readonly bots?: Bots;
  readonly saves?: { readonly [game: string]: SaveMigration };
  readonly clock?: TestClock;
  readonly stretches?: Stretches;
}

const RATE = { burst: 1e9, every: 1 };
/** Limits for tests that are about something else: whoever is there may say as much as they like. */
export const TALKATIVE: Pick<TableLimits, 'lines' | 'reports'> = {
  lines: { seated: RATE, stranger: RATE, strangers: RATE },
  reports: RATE,
};

/** Tables without a network: the clock is ours, the secrets are the same each time, and bots think at once. */
export async function room(options: RoomOptions = {}): Promise<Room> {
  const database = options.database ?? (await openDatabase(options.place ?? { path: ':memory:' }));
  const clock = options.clock ?? testClock();
  const errors: string[] = [];
  let secrets = 0;
  let keys = 0;
  const log: Log = {
    info() {},
    warn() {},
    error: (about, message) => errors.push(`${message} ${JSON.stringify(about)}`),
  };
  const tables = createTables({
    database,
    clock,
    log,
    secret: () => createHash('sha256').update(`secret ${secrets++}`).digest('base64url').slice(0, 24),
    key: () => createHash('sha256').update(`key ${keys++}`).digest('hex'),
    bots: options.bots ?? inlineBots(),
    ...(options.games === undefined ? {} : { games: options.games }),
    ...(options.limits === undefined ? {} : { limits: options.limits }),
    ...(options.saves === undefined ? {} : { saves: options.saves }),
    ...(options.stretches === undefined ? {} : { stretches: options.stretches }),
  });
  return {
    database,
    tables,
    clock,
    errors,
    guest: (name, household) => new TestPeer(tables, name, `id-${name}`, household),
    async close() {
      await tables.close();
      if (options.database === undefined) await database.close();
    },
  };
}

/** Lets everything happen that waits for nothing but its turn. */
export async function settle(turns = 10): Promise<void> {
  for (let i = 0; i < turns; i++) await new Promise<void>((resolve) => setImmediate(resolve));
}

type Body = Record<string, unknown>;

/** A connection without a network. It follows the tables it watches as a client does, and complains if sums differ. */
export class TestPeer implements Peer {
  readonly account: { readonly id: string; readonly name: string };
  gone = false;
  readonly watching = new Set<string>();
  readonly received: string[] = [];
  readonly sheets = new Map<string, Sheet | null>();
  readonly versions = new Map<string, number>();
  readonly seqs = new Map<string, number>();
  private count = 0;

  constructor(
    private readonly tables: Tables,
    name: string,
    id = `id-${name}`,
    readonly household: string | null = null,
  ) {
    this.account = { id, name };
  }

  send(text: string): void {
    this.received.push(text);
    const push = JSON.parse(text) as SocketPush;
    if (push.push === 'update') this.update(push);
  }

  private update(push: UpdatePush): void {
    const sheet = this.sheets.get(push.table) ?? null;
    const next = turnSheet(sheet as Sheet, push);
    if (next === null) throw new Error(`${this.account.name} no longer agrees with the server at ${push.seq}`);
    this.sheets.set(push.table, next);
    this.versions.set(push.table, push.version);
    this.seqs.set(push.table, push.seq);
  }

  /** Sends a command as it would come over the wire; the answer, or the refusal as a value. */
  async ask<T = Body>(command: SocketCommand, fields: Body = {}): Promise<T | { error: SocketError }> {
    const parsed = SOCKET_REQUESTS[command].safeParse({ id: 1, command, ...fields });
    if (!parsed.success) return { error: { code: 'bad-request', message: parsed.error.issues[0]!.message } };
    try {
      let reply: object = {};
      const text = await new Promise<string>((resolve, reject) => {
        this.tables
          .handle(this, command, parsed.data as never, (body) => {
            reply = body;
            this.note(command, body, fields);
          })
          .then(() => resolve(JSON.stringify(reply)), reject);
      });
      return JSON.parse(text) as T;
    } catch (error) {
      if (error instanceof Refusal) return { error: error.error };
      throw error;
    }
  }

  private note(command: SocketCommand, body: object, fields: Body): void {
    if (command !== 'watch') return;
    const reply = JSON.parse(JSON.stringify(body)) as WatchReply;
    const table = fields.table as string;
    this.versions.set(table, reply.version);
    this.seqs.set(table, reply.seq);
    if (reply.game === undefined) return;
    const { view, question, asked, checksum } = reply.game;
    const sheet: Sheet = { view, question, asked };
    if (sheetSum(sheet) !== checksum) throw new Error('the sum of a full game is wrong');
    this.sheets.set(table, sheet);
  }

  async must<T = Body>(command: SocketCommand, fields: Body = {}): Promise<T> {
    const reply = await this.ask<T>(command, fields);
    if (typeof reply === 'object' && reply !== null && 'error' in reply && Object.keys(reply).length === 1)
      throw new Error(`${command}: ${JSON.stringify((reply as { error: SocketError }).error)}`);
    return reply as T;
  }

  /** The code of a refusal; '' if there was none. */
  async code(command: SocketCommand, fields: Body = {}): Promise<string> {
    const reply = await this.ask<Body>(command, fields);
    return 'error' in reply ? (reply.error as SocketError).code : '';
  }

  pushes<K extends SocketPush['push']>(kind: K): Extract<SocketPush, { push: K }>[] {
    const pushes = this.received.map((text) => JSON.parse(text) as SocketPush);
    return pushes.filter((push): push is Extract<SocketPush, { push: K }> => push.push === kind);
  }

  question(table: string): Question | null {
    const sheet = this.sheets.get(table);
    return sheet === undefined || sheet === null ? null : openQuestion(sheet);
  }

  /** Answers the open question by keys, or by its first options. */
  answer(table: string, keys?: readonly string[], more: Body = {}): Promise<Body | { error: SocketError }> {
    const question = this.question(table);
    this.count++;
    return this.ask('answer', {
      table,
      version: this.versions.get(table) ?? 0,
      idem: `${this.account.name}-${this.count}`,
      keys: keys ?? firstKeys(question),
      ...more,
    });
  }
}

/** Enough options to answer a question, the first ones. */
export function firstKeys(question: Question | null): string[] {
  if (question === null) return [];
  const wanted =
    question.kind === 'order' ? question.options.length : Math.max(question.min, Math.min(1, question.max));
  return question.options.slice(0, wanted).map(({ key }) => key);
}

/** A table of people (and open seats none) that has begun; everybody watches. */
export async function begun(
  game: string,
  people: readonly TestPeer[],
  more: Body = {},
): Promise<{ table: string; invite: string }> {
  const [host, ...others] = people as [TestPeer, ...TestPeer[]];
  const seats = (more.seats as Body[] | undefined) ?? people.map((_, i) => ({ kind: i === 0 ? 'you' : 'open' }));
  const { table, invite } = await host.must<{ table: string; invite: string }>('create', {
    game,
    public: false,
    ...more,
    seats,
  });
  let seat: Seat = 1;
  for (const other of others) await other.must('sit', { table, seat: seat++, invite });
  await host.must('start', { table });
  for (const peer of people) await peer.must('watch', { table });
  return { table, invite };
}

/** Two people in the middle of nothing yet: their game has begun. */
export async function begunPair(on: Room, game: string, more: Body = {}) {
  const ada = on.guest('ada');
  const bob = on.guest('bob');
  const { table, invite } = await begun(game, [ada, bob], more);
  const asked = () => (ada.question(table) !== null ? ada : bob);
  const other = (peer: TestPeer) => (peer === ada ? bob : ada);
  return { on, ada, bob, table, invite, asked, other };
}

/** Plays until nobody is asked, with the first options; says how many decisions were made. */
export async function playOut(people: readonly TestPeer[], table: string, most = 2_000): Promise<number> {
  for (let count = 0; count < most; count++) {
    const next = people.find((peer) => peer.question(table) !== null);
    if (next === undefined) return count;
    const reply = await next.answer(table);
    if ('error' in reply) throw new Error(JSON.stringify(reply.error));
  }
  throw new Error('the game does not end');
}
