import { below, type Rng, seeded } from '@tabula/kernel/rng.js';
import pg from 'pg';
import type { RecordRow, TableRow } from '../db/schema.js';
import { lostDecision, problemsOf } from './audit.js';
import type { Client } from './client.js';
import type { Address } from './line.js';
import { Pair } from './pair.js';
import { mainThreadOf, type NodeFigures, type NodePlace, newServerProcess, type ServerProcess } from './process.js';

/** A node in a process of its own. */
export interface FleetNode {
  readonly process: ServerProcess;
  readonly port: number;
  /** Whether people are sent there. */
  open: boolean;
}

/** Several nodes in processes, and pairs of people who play on them, wherever they are sent. */
export class Fleet {
  readonly nodes: FleetNode[] = [];
  readonly pairs: Pair[] = [];
  readonly rng: Rng;
  readonly #database: pg.Pool;
  readonly #standbys: ServerProcess[] = [];
  readonly #all: ServerProcess[] = [];
  /** The port that each person was last sent to. */
  readonly #at = new Map<string, number>();
  readonly #epochs = new Map<string, number>();
  readonly #fallen: string[] = [];

  constructor(
    readonly place: NodePlace,
    seed: string,
  ) {
    this.rng = seeded(seed);
    this.#database = new pg.Pool({ connectionString: place.url, max: 4 });
    this.#database.on('error', () => {});
  }

  #process(script?: string): ServerProcess {
    const started = newServerProcess(script);
    this.#all.push(started);
    return started;
  }

  /** Loads processes that wait to be nodes: most of a start is that. */
  prepare(count: number): void {
    while (this.#standbys.length < count) this.#standbys.push(this.#process());
  }

  /** @param script of another release */
  async add(place: Partial<NodePlace> = {}, script?: string): Promise<FleetNode> {
    const standby = script === undefined ? this.#standbys.shift() : undefined;
    const started = standby ?? this.#process(script);
    const port = await started.join({ ...this.place, ...place });
    const node: FleetNode = { process: started, port, open: true };
    this.nodes.push(node);
    return node;
  }

  /** Takes a node out of those that people are sent to. */
  remove(node: FleetNode): void {
    node.open = false;
    this.nodes.splice(this.nodes.indexOf(node), 1);
  }

  any(): FleetNode {
    const open = this.nodes.filter(({ open }) => open);
    return open[below(this.rng, open.length)]!;
  }

  /** Where somebody is sent; null: anywhere. */
  sendTo: (who: string) => FleetNode | null = () => null;

  readonly address = (who: string): Address | null => {
    const open = this.nodes.filter((node) => node.open);
    if (open.length === 0) return null;
    const { port } = this.sendTo(who) ?? open[below(this.rng, open.length)]!;
    this.#at.set(who, port);
    return { url: `ws://127.0.0.1:${port}/socket?as=${who}` };
  };

  get clients(): Client[] {
    return this.pairs.flatMap(({ clients }) => clients);
  }

  /** Those who are connected to a node. */
  at({ port }: FleetNode): Client[] {
    return this.clients.filter(({ name }) => this.#at.get(name) === port);
  }

  get decisions(): number {
    return this.pairs.reduce((sum, { decisions }) => sum + decisions, 0);
  }

  /** Pairs that have begun to play; some of them against bots. */
  async seat(pairs: number, bots = 0): Promise<void> {
    for (let i = 0; i < pairs; i++) {
      const pair = new Pair(`p${i}`, this.address, i < bots);
      this.pairs.push(pair);
      await pair.connect();
      await pair.begin();
      for (const client of pair.clients) client.playing = true;
    }
  }

  /** Everybody plays until so many more decisions were acknowledged; games that are over begin anew. */
  async play(decisions: number): Promise<void> {
    const enough = this.decisions + decisions;
    for (const client of this.clients) client.resume();
    while (this.decisions < enough) {
      for (const pair of this.pairs) if (pair.over) await pair.begin();
      for (const client of this.clients) client.resume();
      const before = this.decisions;
      await this.clients[0]!.until(
        () => this.decisions >= Math.min(enough, before + 20) || this.pairs.some(({ over }) => over),
      );
    }
  }

  /** The tables that a node has. */
  async tablesOf({ process: { pid } }: FleetNode): Promise<ReadonlySet<string>> {
    const { rows } = await this.#database.query<{ id: string; name: string | null; epoch: string }>(
      'select t.id, n.name, t.epoch from tables t left join nodes n on n.id = t.owner',
    );
    for (const { id, epoch } of rows) this.#seen(id, Number(epoch));
    return new Set(rows.flatMap(({ id, name }) => (name === `process ${pid}` ? [id] : [])));
  }

  /** How often a table was taken up only ever grows. */
  #seen(table: string, epoch: number): void {
    const before = this.#epochs.get(table) ?? 0;
    if (epoch < before) this.#fallen.push(`${table}: taken up ${before} times, and then ${epoch}`);
    this.#epochs.set(table, epoch);
  }

  /** The pairs that play at a table which a node has. */
  async playingAt(node: FleetNode): Promise<Pair[]> {
    const tables = await this.tablesOf(node);
    return this.pairs.filter(({ table, over }) => tables.has(table) && !over);
  }

  /**
   * Stops the oldest node and starts another in its place; how long its tables stood still.
   * @param script of another release
   */
  async replaceOldest(place: Partial<NodePlace> = {}, script?: string): Promise<Standstill[]> {
    const oldest = this.nodes[0]!;
    const hit = await this.playingAt(oldest);
    this.remove(oldest);
    const stopped = oldest.process.stop();
    const took = await this.back(hit);
    await stopped;
    await this.add(place, script);
    this.prepare(2);
    return took;
  }

  /** How long nodes and players together have waited for a processor that somebody else had, in milliseconds. */
  get #crowded(): number {
    const threads = [mainThreadOf(process.pid), ...this.nodes.map((node) => node.process.mainThread())];
    return threads.reduce((sum, { waited }) => sum + waited * 1000, 0);
  }

  /** From now until each of these pairs has decided something again, or some more: of what was on its way. */
  async back(pairs: readonly Pair[], more = 1): Promise<Standstill[]> {
    const [from, crowded] = [performance.now(), this.#crowded];
    const before = pairs.map(({ decisions }) => decisions);
    return Promise.all(
      pairs.map(async (pair, i) => {
        await pair.clients[0]!.until(() => pair.over || pair.decisions >= before[i]! + more);
        return { ms: performance.now() - from, crowded: this.#crowded - crowded };
      }),
    );
  }

  async figures(): Promise<NodeFigures> {
    const each = await Promise.all(this.nodes.map(({ process }) => process.figures()));
    const sum = (of: keyof NodeFigures) => each.reduce((total, figures) => total + figures[of], 0);
    return { fenced: sum('fenced'), claimed: sum('claimed'), forwarded: sum('forwarded') };
  }

  /** Nobody plays on, and all that was on its way has come. */
  async calm(): Promise<void> {
    for (const client of this.clients) client.playing = false;
    await Promise.all(this.clients.map((client) => client.until(() => client.quiet)));
  }

  /** What is wrong with what is kept, given what was acknowledged: every table, every decision. */
  async audit(): Promise<string[]> {
    const problems: string[] = this.#fallen;
    for (const { tables, clients } of this.pairs) {
      const acknowledged = clients.flatMap((client) => client.acknowledged);
      for (const id of tables) {
        const found = await this.#database.query<TableRow>('select * from tables where id = $1', [id]);
        const kept = await this.#database.query<RecordRow>('select * from records where table_id = $1 order by seq', [
          id,
        ]);
        const records = kept.rows.map((record) => ({ ...record, seq: Number(record.seq) }));
        const row = { ...found.rows[0]!, seq: Number(found.rows[0]!.seq) };
        this.#seen(id, Number(row.epoch));
        problems.push(...problemsOf(row, records));
        const bySeq = new Map(records.map((record) => [record.seq, record]));
        for (const one of acknowledged) if (one.table === id) problems.push(...lostDecision(one, bySeq.get(one.seq)));
      }
    }
    for (const client of this.clients) problems.push(...client.divergences);
    return problems;
  }

  async close(): Promise<void> {
    for (const pair of this.pairs) pair.stop();
    await Promise.all(
      this.#all.map((one) => {
        one.goOn(); // one that is paused does not end
        return one.kill();
      }),
    );
    await this.#database.end();
  }
}

/** How long a table stood still, in milliseconds. */
export interface Standstill {
  readonly ms: number;
  /** How long those whose doing it was waited meanwhile for a processor. */
  readonly crowded: number;
}

/** Those that took longer than this, even if all the waiting for processors is not counted: that is not their doing. */
export const slower = (took: readonly Standstill[], ms: number): readonly Standstill[] =>
  took.filter((one) => one.ms - one.crowded > ms);

/** The middle and the largest, as text. */
export function spread(took: readonly Standstill[]): string {
  const sorted = took.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `p50 ${at(0.5)} ms, max ${at(1)} ms (${sorted.length})`;
}
