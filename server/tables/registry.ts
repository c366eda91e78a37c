import { messageOf } from '@tabula/kernel/errors.js';
import type { RecordRow, TableRow } from '../db/schema.js';
import { Elsewhere, type Held, type TakenRow } from '../nodes/owners.js';
import type { DecisionBody } from './decide.js';
import type { Env } from './env.js';
import { createListing, type Listing } from './listing.js';
import { LiveTable } from './live.js';
import { loadPlay, rulesOfSave } from './play.js';
import { isOldSave, refuse } from './refusal.js';

/** The tables in memory. */
export interface Registry {
  readonly env: Env;
  readonly listing: Listing;
  /** The table, from memory or storage; null if there is none. */
  find(id: string): Promise<LiveTable | null>;
  /** Whether the game of a table can be taken up by this server, without doing so; it stays so while the server runs. */
  goesOn(id: string): Promise<boolean>;
  /** Takes a table into memory that was just stored: whoever asked for it comes to it next. */
  adopt(row: TableRow): void;
  /** The table if it is in memory. */
  loaded(id: string): LiveTable | null;
  all(): Iterable<LiveTable>;
  /** Lets idle tables go that are more than the limit, or were not used for long. */
  evict(): number;
  /** Somebody has stopped watching: a game that is over leaves the memory soon after the last one has gone. */
  left(table: LiveTable): void;
  /** Forgets all tables; whoever watches one looks again, wherever it is then. Says which they were. */
  giveUp(): readonly Held[];
}

/** Tables of which it is remembered whether their games can be taken up. */
const KNOWN = 20_000;
/** Records of which a repeat is recognized at once. */
const RECENT = 64;
/** Whoever asked for a table this little time ago may be on the way to it: it stays, however full the memory is. */
const COMING = 1_000;

/** Keeps tables in memory while they are used. `prepare` makes a loaded table ready to play. */
export function createRegistry(env: Env, prepare: (table: LiveTable) => void): Registry {
  const tables = new Map<string, LiveTable>();
  const loading = new Map<string, Promise<LiveTable | null>>();
  const known = new Map<string, boolean>();
  /** When it makes sense again to look for tables that can go: where all are needed, no search finds any. */
  let nextTry = 0;

  const load = async (id: string): Promise<LiveTable | null> => {
    const row = await env.store.load(id);
    if (row === null) return null;
    try {
      // After the row was ours, and not with it: until then others could add to them.
      return keep(row, row.status === 'playing' ? await env.store.records(id, row.seq - RECENT) : []);
    } catch (error) {
      await release([row]);
      const reader = isOldSave(error) ? readerOf(env, row) : null;
      throw reader === null ? error : new Elsewhere(reader);
    }
  };

  const release = (held: readonly Held[]): Promise<void> =>
    env.store.release(held).catch((error: unknown) => {
      env.log.warn(
        { tables: held.length, error: messageOf(error) },
        'tables could not be let go; they are ours until asked for',
      );
    });

  const keep = (row: TakenRow, recent: readonly RecordRow[]): LiveTable => {
    const game = env.game(row.game) ?? refuse('old-save', `${row.game} is not played here any more`);
    const table = new LiveTable(env, row, game);
    for (const { idem, account, seq, body } of recent)
      if (idem !== null) table.idems.set(idem, { account, seq, version: (JSON.parse(body) as DecisionBody).version });
    tables.set(row.id, table);
    env.metrics.loaded(tables.size);
    prepare(table);
    if (tables.size > env.limits.loaded && env.clock.steady() >= nextTry) registry.evict();
    return table;
  };

  /** A table may go if nobody watches, nothing waits to be stored, and no bot or near flag would be forgotten. */
  const idle = (table: LiveTable): boolean =>
    table.dead ||
    (table.sides.size === 0 &&
      table.pending === null &&
      table.gate === null &&
      table.thinking.size === 0 &&
      table.cancelTimer === null);

  const drop = (table: LiveTable): void => {
    table.dead = true; // whoever still holds it finds the one that is loaded next
    table.cancelTimer?.();
    if (tables.get(table.id) === table) tables.delete(table.id);
  };

  const registry: Registry = {
    env,
    get listing() {
      return listing;
    },
    loaded(id) {
      const table = tables.get(id);
      return table === undefined || table.dead ? null : table;
    },
    async find(id) {
      const kept = tables.get(id);
      if (kept !== undefined && !kept.dead) {
        kept.usedAt = env.clock.steady();
        return kept;
      }
      const under = loading.get(id);
      if (under !== undefined) return under;
      // What is still on its way to the storage has to arrive or fail before it is read again.
      const before = kept?.settled().catch(() => {}) ?? Promise.resolve();
      const found = before.then(() => load(id)).finally(() => loading.delete(id));
      loading.set(id, found);
      return found;
    },
    async goesOn(id) {
      const before = known.get(id);
      if (before !== undefined) return before;
      const row = await env.store.read(id).catch(() => null);
      if (row !== null && readerOf(env, row) !== null) return true; // as long as that node is there
      const now = canGoOn(env, row);
      if (known.size >= KNOWN) known.clear();
      known.set(id, now);
      return now;
    },
    adopt(row) {
      if (!tables.has(row.id) && !loading.has(row.id)) keep(row, []);
    },
    all: () => tables.values(),
    evict() {
      const candidates = [...tables.values()].filter(idle).sort((a, b) => a.usedAt - b.usedAt);
      const { idleMs } = env.limits;
      const now = env.clock.steady();
      // A little more than is needed: so the next table to come finds room without a search.
      const room = tables.size > env.limits.loaded ? env.limits.loaded * 0.9 : env.limits.loaded;
      let gone = 0;
      const held: Held[] = [];
      for (const table of candidates) {
        if (!table.dead && table.usedAt > now - (tables.size > room ? Math.min(idleMs, COMING) : idleMs)) break;
        if (!table.dead) held.push(table);
        drop(table);
        gone++;
      }
      if (held.length > 0) void release(held);
      nextTry = gone === 0 ? now + COMING : 0;
      env.metrics.loaded(tables.size);
      return gone;
    },
    left(table) {
      if (table.sides.size > 0 || (table.status !== 'over' && table.status !== 'abandoned')) return;
      env.clock.after(COMING, () => {
        if (table.dead || !idle(table) || table.usedAt > env.clock.steady() - COMING) return;
        drop(table);
        void release([table]);
        env.metrics.loaded(tables.size);
      });
    },
    giveUp() {
      const held = [...tables.values()].filter(({ dead }) => !dead);
      for (const table of tables.values()) {
        table.giveUp();
        drop(table);
      }
      env.metrics.loaded(0);
      return held;
    },
  };
  const listing = createListing(registry);
  return registry;
}

/** Another node that can go on with a game which this one cannot, as it has other rules. */
function readerOf(env: Env, { game, snapshot }: TableRow): string | null {
  const rules = snapshot === null ? null : rulesOfSave(snapshot);
  return rules !== null && rules === env.game(game)?.version ? null : env.reader(game, rules);
}

/** Reads the save as if it were taken up. What fails for another reason than its rules may go on another time. */
function canGoOn(env: Env, row: TableRow | null): boolean {
  try {
    const game = row === null ? undefined : env.game(row.game);
    if (row === null || row.snapshot === null) return true;
    if (game === undefined) return false;
    loadPlay(game, row.snapshot, env.saves[row.game]);
    return true;
  } catch (error) {
    return !isOldSave(error);
  }
}
