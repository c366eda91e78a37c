import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@tabula/kernel/game.js';
import { seeded } from '@tabula/kernel/rng.js';
import { titleOf } from '@tabula/protocol/games.js';
import { afterAll, expect, test } from 'vitest';
import { connect } from '../db/connection.js';
import { type Database, openDatabase } from '../db/database.js';
import { databaseFile } from '../testing/audit.js';
import { Client } from '../testing/client.js';
import { newServerProcess } from '../testing/process.js';
import { placeTable, positions } from '../testing/twins.js';

/** Tables that wait for the server when it starts: all their clocks run out in a moment. */
const TABLES = Number(process.env.TABULA_WAITING ?? 300);
const folder = mkdtempSync(join(tmpdir(), 'tabula-restart-'));
const server = newServerProcess();
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function furnish(database: Database, game: Game): Promise<void> {
  const [position] = [...positions(game, seeded('restart'), 1)];
  await placeTable(database, game, 'first', position!.state, 1);
  const row = await database.db.selectFrom('tables').selectAll().executeTakeFirstOrThrow();
  // A second for each decision, and none left in the bank: all are due at once.
  const settings = JSON.stringify({ ...JSON.parse(row.settings), clock: { kind: 'live', perDecision: 1, bank: 0 } });
  const save = JSON.parse(row.snapshot!) as { clocks: object };
  const snapshot = JSON.stringify({
    ...save,
    clocks: { since: { 0: 1, 1: 1 }, bank: row.seats.split('},{').map(() => 0) },
  });
  await database.db.deleteFrom('tables').execute();
  for (let from = 0; from < TABLES; from += 100) {
    const rows = Array.from({ length: 100 }, (_, i) => ({
      ...row,
      id: `t${from + i}`,
      settings,
      snapshot,
      deadline: 1,
    }));
    await database.db.insertInto('tables').values(rows).execute();
    await database.db
      .insertInto('records')
      .values(
        rows.map(({ id }) => ({ table_id: id, seq: 1, kind: 'create', at: 1, account: 'p0', idem: null, body: '{}' })),
      )
      .execute();
  }
}

test(
  `a server to which ${TABLES} tables have waited serves at once, and takes them up behind`,
  async () => {
    const database = await openDatabase({ path: databaseFile(folder) });
    await furnish(database, titleOf('elekt')!.game);
    await database.close();
    const file = connect(databaseFile(folder)); // to look at it: it is the server's
    const count = file.prepare('select count(*) as count from tables where version = 1');
    const waiting = () => (count.get() as { readonly count: number }).count;
    expect(waiting()).toBe(TABLES);
    const began = performance.now();
    const port = await server.open(folder);
    const me = new Client({ name: 'p0', address: () => ({ url: `ws://127.0.0.1:${port}/socket?as=p0` }), seed: 1 });
    await me.connect();
    // The one that is the last to be taken up, for somebody who comes first.
    await me.follow(`t${TABLES - 1}`);
    const served = performance.now() - began;
    expect(me.sheet).not.toBeNull();
    const left = waiting();
    // Who came first has not waited for those who wait.
    expect(left).toBeGreaterThan(TABLES / 2);
    while (waiting() > 0) await me.request('ping');
    const whole = performance.now() - began;
    console.log(
      `serves after ${(served / 1000).toFixed(2)} s, when ${left} of ${TABLES} tables still wait; all after ${(whole / 1000).toFixed(1)} s`,
    );
    expect(server.log.join('')).toBe('');
    me.stop();
    file.close();
  },
  60_000 + TABLES * 20,
);
