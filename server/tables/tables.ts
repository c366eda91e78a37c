import { randomBytes } from 'node:crypto';
import { messageOf } from '@tabula/kernel/errors.js';
import type { Game } from '@tabula/kernel/game.js';
import { gameIds, titleOf } from '@tabula/protocol/games.js';
import type { SocketCommand, SocketRequest } from '@tabula/protocol/socket.js';
import type { Database } from '../db/database.js';
import { createStretches, type Stretches } from '../limits/stretches.js';
import type { Member } from '../nodes/member.js';
import { createBlocks } from '../people/blocks.js';
import { allowance } from '../people/limits.js';
import { keepReport } from '../people/reports.js';
import { askBots } from './bot-seats.js';
import { type Respond, RUN } from './commands.js';
import { askCompanions } from './council.js';
import {
  type Bots,
  type Clock,
  type Env,
  type Log,
  type Peer,
  type SaveMigration,
  systemClock,
  TABLE_LIMITS,
  type TableLimits,
  type TableMetrics,
} from './env.js';
import { fall, setTimer } from './flags.js';
import { alone } from './gate.js';
import type { LiveTable } from './live.js';
import { unwatch } from './lobby.js';
import { newKey } from './lots.js';
import { tellingChanges } from './notices.js';
import { oneAtATime } from './queue.js';
import { logged, refuse } from './refusal.js';
import { createRegistry } from './registry.js';
import { type AtTable, type Renaming, renameAt, renameOne } from './rename.js';
import { createStore } from './store.js';
import { createSweep } from './sweep.js';
import { settleVotes } from './votes.js';
import { endIdleWindow } from './windows.js';

/** All tables of this server. */
export interface Tables {
  /** Runs a checked command of a connection. Refuses by throwing a Refusal, without effect. */
  handle<C extends SocketCommand>(peer: Peer, command: C, request: SocketRequest<C>, respond: Respond): Promise<void>;
  /** The connection is gone. */
  drop(peer: Peer): void;
  /** Lets idle tables leave the memory; says how many did. */
  evict(): number;
  /** Wakes tables on which a flag falls soon or a bot has to move. */
  sweep(): Promise<void>;
  /** Does so at once, and not only when it is time again. */
  sweepNow(): void;
  readonly loaded: number;
  /** Looks for what a server has to do by itself; fails if that cannot be found, as in a damaged database. */
  check(): Promise<void>;
  /** Whether the last sweep has failed. */
  readonly isFailing: boolean;
  /** Somebody has another name now, or is gone. */
  rename(account: string, name: string, gone: boolean, at?: AtTable): Promise<void>;
  /** The same at one table, which has to be here. */
  renameOne(table: string, renaming: Renaming): Promise<void>;
  /** Forgets what is in memory, as it may not be true any more; whoever watches looks again. */
  giveUp(): void;
  /** The same when everything is stored, and for others to take up. */
  letGo(): Promise<void>;
  /** Takes no more commands, and resolves when everything is stored. Other nodes may have the tables then. */
  close(): Promise<void>;
}

export interface TablesOptions {
  readonly database: Database;
  readonly bots: Bots;
  readonly log: Log;
  readonly clock?: Clock;
  readonly metrics?: TableMetrics;
  readonly limits?: Partial<TableLimits>;
  /** The games to serve; those of the protocol without it. */
  readonly games?: readonly Game[];
  /** For each game, how a save of an older version becomes one of today. */
  readonly saves?: { readonly [game: string]: SaveMigration };
  readonly secret?: () => string;
  readonly key?: () => string;
  /** How long work leaves everybody else their turn. */
  readonly stretches?: Stretches;
}

const NO_METRICS: TableMetrics = { decision() {}, commit() {}, loaded() {}, claimed() {}, fenced() {} };
const SWEEP = 30_000;
const EXPIRE = 3_600_000;
/** Games that wait to be played again. */
const HEAVY = { most: 64, each: 8, near: 16 };

export function createTables(options: TablesOptions): Tables {
  const games = new Map((options.games ?? gameIds().map((id) => titleOf(id)!.game)).map((game) => [game.id, game]));
  const metrics = options.metrics ?? NO_METRICS;
  const limits = { ...TABLE_LIMITS, ...options.limits };
  const clock = options.clock ?? systemClock;
  const member = options.database.postgres?.member ?? null;
  let closed = false;
  const env: Env = {
    store: createStore(options.database, metrics),
    clock,
    startedAt: clock.steady(),
    bots: options.bots,
    log: options.log,
    metrics,
    limits,
    game: (id) => games.get(id),
    gameIds: () => [...games.keys()],
    saves: options.saves ?? {},
    reader: (game, rules) => (member === null ? null : readerAmong(member.others, game, rules)),
    stopping: () => closed,
    creating: allowance(limits.creating, clock.steady),
    talking: {
      seated: allowance(limits.lines.seated, clock.steady),
      stranger: allowance(limits.lines.stranger, clock.steady),
      strangers: allowance(limits.lines.strangers, clock.steady),
    },
    blocks: createBlocks(options.database, clock.wall),
    reporting: allowance(limits.reports, clock.steady),
    report: (report) => keepReport(options.database, report, clock.wall()),
    heavy: oneAtATime(HEAVY),
    stretches: options.stretches ?? createStretches(),
    key: options.key ?? newKey,
    secret: options.secret ?? (() => randomBytes(18).toString('base64url')),
  };
  const registry = createRegistry(env, prepare);

  const sweep = createSweep(registry);

  let expiresAt = 0;
  /** Now and then: tables that never began are removed, unless somebody is there. */
  const expire = async (): Promise<void> => {
    const now = env.clock.steady();
    if (now < expiresAt) return;
    expiresAt = now + EXPIRE;
    const loaded = [...registry.all()].map(({ id }) => id);
    const gone = await env.store.expire(now - env.limits.openMs, now - EXPIRE, loaded);
    if (gone > 0) env.log.info({ tables: gone }, 'tables that never began were removed');
  };

  /** Votes that are held up by nobody but those who have gone meanwhile. */
  const settleAll = async (): Promise<void> => {
    for (const table of [...registry.all()])
      if (!table.dead && table.settings.proposals.length > 0)
        await alone(table, () => settleVotes(table)).catch((error: unknown) => {
          env.log.error({ table: table.id, error: logged(error) }, 'a vote could not be settled');
        });
  };

  let isFailing = false;
  let sweeping = false;
  let cancelSweep = () => {};
  const again = (ms: number) => {
    cancelSweep = env.clock.after(ms, () => {
      sweeping = true;
      registry.evict();
      void sweep()
        .then(settleAll)
        .then(expire)
        .then(
          () => {
            isFailing = false;
          },
          (error: unknown) => {
            isFailing = true;
            env.log.error({ error: messageOf(error) }, 'the sweep failed');
          },
        )
        .finally(() => {
          sweeping = false;
          if (!closed) again(SWEEP);
        });
    });
  };
  again(0);

  const letGo = async (): Promise<void> => {
    await env.store.flush();
    // Until it is told, the lease has to run out.
    await env.store.release(registry.giveUp()).catch((error: unknown) => {
      env.log.warn({ error: messageOf(error) }, 'tables could not be let go');
    });
  };

  return {
    handle(peer, command, request, respond) {
      return closed ? stopped() : RUN[command](registry, peer, request, respond);
    },
    drop(peer) {
      for (const id of [...peer.watching]) {
        const table = registry.loaded(id);
        if (table === null) continue;
        unwatch(table, peer);
        table.changed();
        registry.left(table);
      }
    },
    evict: registry.evict,
    async check() {
      await env.store.due(env.clock.steady(), 1);
      await env.store.openTables(1);
    },
    get isFailing() {
      return isFailing;
    },
    sweep,
    sweepNow() {
      if (closed || sweeping) return;
      cancelSweep();
      again(0);
    },
    rename: (account, name, gone, at = (_table, here) => here()) => renameAt(registry, { account, name, gone }, at),
    renameOne: (table, renaming) => renameOne(registry, table, renaming),
    giveUp: () => void registry.giveUp(),
    letGo,
    get loaded() {
      return [...registry.all()].length;
    },
    async close() {
      closed = true;
      cancelSweep();
      for (const table of registry.all()) table.cancelTimer?.();
      await env.store.flush();
      // A bot that answers now is too late: what is kept goes on when the server is back, or at another node.
      if (member !== null) await letGo();
      else for (const table of registry.all()) table.dead = true;
    },
  };
}

function readerAmong(nodes: Member['others'], game: string, rules: number | null): string | null {
  for (const [node, known] of nodes)
    if (known[game] !== undefined && (rules === null || known[game] === rules)) return node;
  return null;
}

async function stopped(): Promise<never> {
  return refuse('stopping', 'the server is stopping; come back soon');
}

/** Makes a loaded table ready: bots go on thinking, clocks go on running. */
function prepare(table: LiveTable): void {
  table.wake = () => {
    endIdleWindow(table);
    askBots(table);
    void askCompanions(table);
    setTimer(table);
  };
  table.changed = tellingChanges(table);
  void fall(table).then(() => table.wake());
}
