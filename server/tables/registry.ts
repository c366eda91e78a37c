import type { RecordRow, TableRow } from '../db/schema.js';
import type { DecisionBody } from './decide.js';
import type { Env } from './env.js';
import { LiveTable } from './live.js';
import { isOldSave, refuse } from './refusal.js';

/** The tables in memory. */
export interface Registry {
  readonly env: Env;
  /** The table, from memory or storage; null if there is none. */
  find(id: string): Promise<LiveTable | null>;
  /** Whether the game of a table can be taken up by this server; it stays so while the server runs. */
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
    return keep(row, row.status === 'playing' ? await env.store.records(id, row.seq - RECENT) : []);
  };

  const keep = (row: TableRow, recent: readonly RecordRow[]): LiveTable => {
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
      const now = await registry.find(id).then(
        () => true,
        (error: unknown) => !isOldSave(error),
      );
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
      for (const table of candidates) {
        if (!table.dead && table.usedAt > now - (tables.size > room ? Math.min(idleMs, COMING) : idleMs)) break;
        drop(table);
        gone++;
      }
      nextTry = gone === 0 ? now + COMING : 0;
      env.metrics.loaded(tables.size);
      return gone;
    },
    left(table) {
      if (table.sides.size > 0 || (table.status !== 'over' && table.status !== 'abandoned')) return;
      env.clock.after(COMING, () => {
        if (table.dead || !idle(table) || table.usedAt > env.clock.steady() - COMING) return;
        drop(table);
        env.metrics.loaded(tables.size);
      });
    },
  };
  return registry;
}
