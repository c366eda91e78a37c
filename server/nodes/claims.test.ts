import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../db/database.js';
import { createStore, type Store, type TableChange } from '../tables/store.js';
import { startPostgres, type TestPostgres } from '../testing/postgres.js';
import { Elsewhere } from './owners.js';

const NODES = ['a', 'b', 'c'] as const;
const RUNS = Number(process.env.TABULA_CLAIMS ?? 20);

/** What became of a change. */
interface Told {
  readonly idem: string;
  readonly seq: number;
  /** Somebody else had taken the table up when it was sent. */
  readonly late: boolean;
  readonly in: boolean;
}

/** A node that takes a table up, changes it and sleeps when it likes, and never minds its lease. */
class Sleeper {
  /** Where the table stands as it knows, if it has it. */
  #at: { seq: number; epoch: number } | null = null;
  /** How often tables were taken up, as everybody together knows: who writes by an earlier number does so too late. */
  static readonly claimed = new Map<string, number>();
  constructor(
    readonly name: string,
    readonly store: Store,
    readonly database: Database,
  ) {}

  async claim(table: string): Promise<void> {
    try {
      const row = await this.store.load(table);
      const epoch = Number(row!.epoch);
      this.#at = { seq: Number(row!.seq), epoch };
      Sleeper.claimed.set(table, Math.max(epoch, Sleeper.claimed.get(table) ?? 0));
    } catch (error) {
      if (!(error instanceof Elsewhere)) throw error;
      this.#at = null;
    }
  }

  /** Writes a change on top of what it knows; the next one is on its way before this one has arrived. */
  write(table: string, idem: string): Promise<Told> | null {
    if (this.#at === null) return null;
    const { seq: before, epoch } = this.#at;
    this.#at = { seq: before + 1, epoch };
    const seq = before + 1;
    const told = { idem, seq, late: epoch < (Sleeper.claimed.get(table) ?? 0) };
    const change: TableChange = {
      before,
      epoch,
      row: { id: table, seq, version: seq, waiting: '[]', updated_at: seq, snapshot: idem },
      records: [{ seq, kind: 'decision', at: epoch, account: this.name, idem, body: '{}' }],
    };
    return this.store.append(change).then(
      () => ({ ...told, in: true }),
      () => {
        this.#at = null;
        return { ...told, in: false };
      },
    );
  }

  async letGo(table: string): Promise<void> {
    const at = this.#at;
    this.#at = null;
    if (at !== null) await this.store.release([{ id: table, epoch: at.epoch }]);
  }

  /** Its lease is over, or it has one again, as others see it. */
  async lease(holds: boolean): Promise<void> {
    const until = holds ? "'infinity'" : "clock_timestamp() - interval '1 second'";
    await this.database.postgres!.pool.query(`update nodes set until = ${until} where name = $1`, [this.name]);
  }
}

let postgres: TestPostgres | null = null;
let sleepers: readonly Sleeper[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  if (postgres === null) return;
  const url = await postgres.fresh();
  const times = { lengthMs: 3_600_000, renewMs: 1_800_000 }; // the test itself says when a lease is over
  sleepers = await Promise.all(
    NODES.map(async (name) => {
      const database = await openDatabase({
        url,
        node: { node: name, name, hears: () => true, careless: true, times },
      });
      return new Sleeper(name, createStore(database), database);
    }),
  );
}, 120_000);
afterAll(async () => {
  for (const { database } of sleepers) await database.close();
  await postgres?.stop();
});

const node = fc.nat({ max: NODES.length - 1 });
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('claim' as const), node }) },
  { weight: 8, arbitrary: fc.record({ act: fc.constant('write' as const), node }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('let go' as const), node }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('sleep' as const), node }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('wake' as const), node }) },
);
/** One that slept writes on what it knew, while the next owner has not written yet. */
const OVERSLEPT: readonly (readonly { act: 'claim' | 'write' | 'let go' | 'sleep' | 'wake'; node: number }[])[] = [
  [0, 1].map((node) => ({ act: 'wake', node })),
  [0, 1, 2].map((node) => ({ act: 'let go', node })),
  [{ act: 'claim', node: 0 }],
  [{ act: 'sleep', node: 0 }],
  [{ act: 'claim', node: 1 }],
  [0, 0, 1].map((node) => ({ act: 'write', node })),
];
/** What is in one list is under way together. */
const plan = fc
  .tuple(fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { minLength: 5, maxLength: 25 }), fc.nat({ max: 20 }))
  .map(([acts, at]) => [...acts.slice(0, at), ...OVERSLEPT, ...acts.slice(at)]);

describe('nodes that claim a table and write to it in any order', () => {
  let count = 0;

  /** A new table that nobody has. */
  const table = async (): Promise<string> => {
    const id = `t${++count}`;
    await sleepers[0]!.database.db
      .insertInto('tables')
      .values({
        ...{ id, game: 'mini', status: 'playing', is_public: 0, invite: '', host: 'ada', title: '', settings: '{}' },
        ...{
          seats: '[]',
          seq: 0,
          version: 0,
          snapshot: null,
          waiting: '[]',
          deadline: null,
          created_at: 0,
          updated_at: 0,
        },
      })
      .execute();
    return id;
  };

  it('keep what was acknowledged, each at its number, and let in nothing of a former owner', async (context) => {
    if (postgres === null) return context.skip('PostgreSQL did not start');
    let late = 0;
    await fc.assert(
      fc.asyncProperty(plan, async (steps) => {
        const id = await table();
        for (const sleeper of sleepers) {
          await sleeper.letGo(id);
          await sleeper.lease(true);
        }
        const written: ReturnType<Sleeper['write']>[] = [];
        for (const together of steps)
          await Promise.all(
            together.map(({ act, node }) => {
              const sleeper = sleepers[node]!;
              if (act === 'claim') return sleeper.claim(id);
              if (act === 'let go') return sleeper.letGo(id);
              if (act !== 'write') return sleeper.lease(act === 'wake');
              written.push(sleeper.write(id, `${sleeper.name}${written.length}`));
              return new Promise<void>((resolve) => setImmediate(resolve));
            }),
          );
        const told = (await Promise.all(written)).filter((one) => one !== null);
        const tooLate = told.filter((one) => one.late);
        late += tooLate.length;
        expect(tooLate.filter((one) => one.in)).toEqual([]);
        const { store } = sleepers[0]!;
        const records = await store.records(id, 0);
        const row = await store.read(id);
        // No holes, no more than was acknowledged, each at its number, and the save is that of the last.
        expect(records.map(({ seq }) => Number(seq))).toEqual(records.map((_, i) => i + 1));
        expect(new Map(records.map(({ idem, seq }) => [idem, Number(seq)]))).toEqual(
          new Map(told.filter((one) => one.in).map(({ idem, seq }) => [idem, seq])),
        );
        expect([Number(row!.seq), row!.snapshot]).toEqual([records.length, records.at(-1)?.idem ?? null]);
        // Who took it up later wrote later.
        const epochs = records.map(({ at }) => Number(at));
        expect(epochs).toEqual([...epochs].sort((a, b) => a - b));
      }),
      { numRuns: RUNS },
    );
    expect(late).toBeGreaterThan(0);
  });
});
