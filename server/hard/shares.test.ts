import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { databaseFile } from '../app.js';
import { openDatabase } from '../db/database.js';
import { createPeople } from '../people/people.js';
import { createSignature, sessionKey } from '../people/signature.js';
import type { AttackRequest } from '../testing/attacker.js';
import { ATTACKER, ATTACKS } from '../testing/attacks.js';
import { Client } from '../testing/client.js';
import { insist } from '../testing/pair.js';
import { mainThreadOf, newServerProcess } from '../testing/process.js';
import { systemTime } from '../time.js';

/** Milliseconds of each attack in the whole test; some is better than none. */
const WHOLE = 10_000;
const MS = Number(process.env.TABULA_ATTACK_MS ?? 600);
const TABLES = 20;
/** Milliseconds between the decisions of one table. */
const PACE = 100;
/** Records of others, through which an export must not look, and of the one whose export is long. */
const OTHERS = MS >= WHOLE ? 400_000 : 20_000;
const OWN = OTHERS / 10;
/** As many new guests as an address may have at once. */
const GUESTS = 20;

const folder = mkdtempSync(join(tmpdir(), 'tabula-shares-'));
const server = newServerProcess();
const SCRIPT = fileURLToPath(new URL('../dist/testing/attacker.js', import.meta.url));
const attackers: ChildProcess[] = [];
const clients: Client[] = [];
afterAll(async () => {
  for (const client of clients) client.stop();
  for (const attacker of attackers) attacker.kill('SIGKILL');
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A database in which much has happened; the cookie of somebody about whom very much is stored. */
async function furnish(): Promise<string> {
  const database = await openDatabase({ path: databaseFile(folder) });
  const people = createPeople(database, systemTime, createSignature(await sessionKey(database)));
  const hoarder = await people.guest('Hoarder', { address: 'x', device: 'x' });
  if (!hoarder.ok) throw new Error(hoarder.error.message);
  const { account, token } = hoarder.value;
  const texts = { settings: '{}', seats: '[]', waiting: '[]', title: '', invite: '' };
  const state = { game: 'elekt', status: 'over' as const, is_public: 0, version: 1, snapshot: null, deadline: null };
  const PER_TABLE = 1_000;
  const BODY = JSON.stringify({ seat: 0, keys: ['pass'], events: [], text: 'x'.repeat(300) });
  for (let from = 0; from < OTHERS + OWN; from += PER_TABLE) {
    const id = `old${from}`;
    const who = from < OTHERS ? 'somebody' : account.id;
    await database.transact(async (trx) => {
      await trx
        .insertInto('tables')
        .values({ id, host: who, seq: PER_TABLE, ...state, ...texts, created_at: 1, updated_at: 1 })
        .execute();
      for (let seq = 1; seq <= PER_TABLE; seq += 100)
        await trx
          .insertInto('records')
          .values(
            Array.from({ length: 100 }, (_, i) => ({
              ...{ table_id: id, seq: seq + i, at: 1, account: who, idem: null, body: BODY },
              kind: i % 2 === 0 ? 'decision' : 'chat',
            })),
          )
          .execute();
    });
  }
  await database.close();
  return `tabula=${token}`;
}

async function newGuest(port: number, name: string, address: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ name }),
  });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return response.headers.get('set-cookie')!.split(';')[0]!;
}

/** Two people at a table, each at an address of their own, who decide now and then. */
class QuietTable {
  private constructor(private readonly people: readonly [Client, Client]) {}

  static async open(port: number, at: number): Promise<QuietTable> {
    const people: Client[] = [];
    for (const side of [0, 1]) {
      const address = `10.1.${at}.${side}`;
      const cookie = await newGuest(port, `Quiet ${at} ${side}`, address);
      const url = `ws://127.0.0.1:${port}/socket`;
      const headers = { cookie, 'x-forwarded-for': address };
      const client = new Client({
        name: `quiet${at}.${side}`,
        address: () => ({ url, headers }),
        seed: `${at}.${side}`,
      });
      clients.push(client);
      await client.connect();
      people.push(client);
    }
    const table = new QuietTable(people as [Client, Client]);
    await table.begin();
    return table;
  }

  async begin(): Promise<string> {
    const [host, guest] = this.people;
    const seats = [{ kind: 'you' }, { kind: 'open' }];
    const { table, invite } = await insist(host, 'create', { game: 'elekt', seats, public: true });
    await insist(guest, 'sit', { table, seat: 1, invite });
    await insist(host, 'start', { table });
    await Promise.all(this.people.map((client) => client.follow(table as string)));
    return table as string;
  }

  get table(): string {
    return this.people[0].table!;
  }

  /** One decision: milliseconds until it was acknowledged, and those of them that the server's main thread has run. */
  async decide(): Promise<Took> {
    if (this.people.some(({ over }) => over)) await this.begin();
    const asked = () => this.people.find((client) => client.synced && client.question() !== null);
    await this.people[0].until(() => asked() !== undefined);
    const client = asked()!;
    const { table, version } = client;
    const keys = client.randomKeys(client.question()!);
    const [began, before] = [performance.now(), server.mainThread().ran];
    const reply = await client.request('answer', { table, version, idem: `${version}`, keys });
    const took = { ms: performance.now() - began, ran: 1000 * (server.mainThread().ran - before) };
    if (reply?.ok !== true) throw new Error(`a quiet player was refused: ${JSON.stringify(reply)}`);
    await client.until(() => client.version > version);
    return took;
  }
}

interface Took {
  readonly ms: number;
  readonly ran: number;
}

interface Latency {
  readonly median: number;
  readonly p99: number;
}

/** Latencies by the clock, and by the work that the server did before who asked was answered. */
interface Latencies {
  readonly clock: Latency;
  readonly work: Latency;
}

function latencyOf(times: readonly number[]): Latency {
  const sorted = [...times].sort((one, other) => one - other);
  const of = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { median: of(0.5), p99: of(0.99) };
}

/** The latencies of all tables while this takes, at an even pace. */
async function measured(tables: readonly QuietTable[], until: Promise<unknown>): Promise<Latencies> {
  let ends = false;
  const over = until.finally(() => {
    ends = true;
  });
  const times: Took[] = [];
  await Promise.all(
    tables.map(async (table, at) => {
      await after((PACE * at) / tables.length);
      while (!ends) {
        const began = performance.now();
        times.push(await table.decide());
        await after(Math.max(0, PACE - (performance.now() - began)));
      }
    }),
  );
  await over;
  return { clock: latencyOf(times.map(({ ms }) => ms)), work: latencyOf(times.map(({ ran }) => ran)) };
}

/** What an attack did. */
interface Trial {
  readonly name: string;
  readonly tried: number;
  readonly rest: Latencies;
  readonly during: Latencies;
  /** The share of its time that the server's main thread was at work, not counting when others had the processor. */
  readonly busy: number;
  /** The share of all time in which others had it, or that of those who play. */
  readonly crowded: number;
}

/** From this share on others have most of the machine. */
const CROWDED_OUT = 0.5;

/**
 * Latency by the clock tells of the attack where the machine is the server's. Where others crowd it out, it tells of them:
 * then it must do that its main thread has time to spare, since who comes waits so much longer as there is less of it, and
 * that it does not do too much before it answers. Where others have most of the machine, all of it tells of them.
 */
function isNoticed({ rest: { clock: rest }, during: { clock, work }, busy, crowded }: Trial): boolean {
  if (crowded > CROWDED_OUT) return false;
  if (crowded > 0.05) return busy > 0.8 || work.p99 > 250;
  return clock.median > 3 * rest.median || clock.p99 > 250;
}

const COLUMNS = [
  'tried',
  'median',
  'at rest',
  'p99',
  'at rest',
  'work',
  'at rest',
  'p99',
  'at rest',
  'busy',
  'crowded',
];
const HEAD = `${'ms until a decision is acknowledged'.padEnd(42)}${COLUMNS.map((name) => name.padStart(9)).join('')}`;
function rowOf({ name, tried, rest, during, busy, crowded }: Trial): string {
  const pairs = (by: keyof Latencies) => [during[by].median, rest[by].median, during[by].p99, rest[by].p99];
  const figures = [...pairs('clock'), ...pairs('work')].map((ms) => ms.toFixed(1).padStart(9));
  return `${name.padEnd(42)}${String(tried).padStart(9)}${figures.join('')}${[busy, crowded].map((share) => `${(100 * share).toFixed(0)} %`.padStart(9)).join('')}`;
}

/** Two rests as one. */
const restOf = (one: Latency, other: Latency): Latency => ({
  median: (one.median + other.median) / 2,
  p99: Math.max(one.p99, other.p99),
});

test(
  `while one address does its worst, quiet players at ${TABLES} tables hardly notice`,
  async () => {
    const hoarder = await furnish();
    const port = await server.open(folder, { whole: true });
    const tables: QuietTable[] = [];
    for (let at = 0; at < TABLES; at++) tables.push(await QuietTable.open(port, at));
    const cookies: string[] = [];
    for (let i = 0; i < GUESTS; i++) cookies.push(await newGuest(port, `Guest ${i}`, ATTACKER));
    const attacker = fork(SCRIPT, { execArgv: [] });
    attackers.push(attacker);
    // An attacker brings processors of its own: it must not take those of the server. In a short test it would have none.
    if (MS >= WHOLE) setPriority(attacker.pid!, constants.priority.PRIORITY_BELOW_NORMAL);
    const attack = (name: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const ended = (code: number | null) => reject(new Error(`the attacker ended with ${code}`));
        attacker.once('exit', ended);
        attacker.once('message', (tried) => {
          attacker.off('exit', ended);
          resolve(tried as number);
        });
        const request: AttackRequest = { name, means: { port, cookies, hoarder, table: tables[0]!.table }, ms: MS };
        attacker.send(request);
      });
    await measured(tables, after(3_000)); // until the compiler is done
    /** An attack between two rests: all of it on a machine as busy as it is at this moment. */
    const tryOut = async (name: string): Promise<Trial> => {
      const before = await measured(tables, after(MS / 2));
      const players = () => mainThreadOf(process.pid).waited;
      const [from, began, playersFrom] = [server.mainThread(), performance.now(), players()];
      const done = attack(name);
      const during = await measured(tables, done);
      const [to, wall] = [server.mainThread(), (performance.now() - began) / 1000];
      const waited = to.waited - from.waited;
      // Also who plays may wait for a processor: then it is not the server that they wait for.
      const crowded = Math.max(waited, players() - playersFrom) / wall;
      const shares = { busy: (to.ran - from.ran) / (wall - waited), crowded };
      await after(100);
      const then = await measured(tables, after(MS / 2));
      const rest = { clock: restOf(before.clock, then.clock), work: restOf(before.work, then.work) };
      return { name, tried: await done, rest, during, ...shares };
    };
    const trials: Trial[] = [];
    for (const name of Object.keys(ATTACKS)) {
      // Others use this machine too: what is noticed is what is noticed every time.
      for (let tries = 0; tries < 3; tries++) {
        const trial = await tryOut(name);
        trials.push(trial);
        if (trial.tried > 0 && !isNoticed(trial)) break; // short attacks may not have come to anything
        if (tries < 2) trials.pop();
      }
    }
    console.log([HEAD, ...trials.map(rowOf)].join('\n'));
    // There was an attack.
    expect(trials.filter(({ tried, crowded }) => tried === 0 && crowded <= CROWDED_OUT)).toEqual([]);
    expect(server.gone).toBe(false);
    expect(clients.flatMap(({ divergences }) => divergences)).toEqual([]);
    // Every player's connection has stood all of it.
    expect(clients.map(({ connects }) => connects)).toEqual(clients.map(() => 1));
    const noticed = trials.filter(isNoticed).map(({ name }) => name);
    expect(noticed).toEqual([]);
  },
  120_000 + Object.keys(ATTACKS).length * 4 * MS,
);
