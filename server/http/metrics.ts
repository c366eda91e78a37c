import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Member } from '../nodes/member.js';
import type { SocketMetrics } from '../socket/connection.js';
import type { Bots, TableMetrics } from '../tables/env.js';

/** What is measured, in the words of those who measure. */
export interface Metrics {
  readonly registry: Registry;
  readonly tables: TableMetrics;
  readonly sockets: SocketMetrics;
  readonly nodes: NodeMetrics;
  /** The same bots, counted while they think. */
  counted(bots: Bots): Bots;
}

/** Figures of a node among several. */
export interface NodeMetrics {
  /** Says when figures are read how many nodes live, what the lease of this one has left, and how far its clock is off. */
  watch(member: Pick<Member, 'others' | 'left' | 'skew'>): void;
  forwarded(): void;
}

const seconds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** One registry for each app: tests run several in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const tables = new Gauge({ name: 'tabula_tables', help: 'Tables in memory', registers });
  const sockets = new Gauge({ name: 'tabula_sockets', help: 'Open sockets', registers });
  const queue = new Gauge({
    name: 'tabula_bot_queue',
    help: 'Decisions that bots think about or that wait for one',
    registers,
  });
  const decisions = new Counter({ name: 'tabula_decisions_total', help: 'Decisions', labelNames: ['by'], registers });
  const decided = new Histogram({
    name: 'tabula_decision_seconds',
    help: 'Work on a decision before it is stored',
    labelNames: ['by'],
    buckets: seconds,
    registers,
  });
  const committed = new Histogram({
    name: 'tabula_commit_seconds',
    help: 'A commit of all that waited',
    buckets: seconds,
    registers,
  });
  const together = new Histogram({
    name: 'tabula_commit_changes',
    help: 'Changes in one commit',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200],
    registers,
  });
  const messages = new Counter({
    name: 'tabula_messages_total',
    help: 'Messages of clients',
    labelNames: ['command'],
    registers,
  });
  const sent = new Counter({ name: 'tabula_sent_bytes_total', help: 'Characters sent to sockets', registers });
  const refusals = new Counter({ name: 'tabula_refusals_total', help: 'Refusals', labelNames: ['code'], registers });
  const claims = new Counter({
    name: 'tabula_claims_total',
    help: 'Tables of PostgreSQL that this node took up, by whose they were',
    labelNames: ['from'],
    registers,
  });
  const fenced = new Counter({
    name: 'tabula_fenced_total',
    help: 'Changes that were refused as another node had taken the table up',
    registers,
  });
  const forwarded = new Counter({
    name: 'tabula_forwarded_total',
    help: 'Commands that were asked of another node',
    registers,
  });
  return {
    registry,
    nodes: {
      watch(member) {
        new Gauge({
          name: 'tabula_nodes',
          help: 'Nodes that live, as this one knows',
          registers,
          collect() {
            this.set(member.others.size + 1);
          },
        });
        new Gauge({
          name: 'tabula_lease_seconds',
          help: 'What the lease of this node has left',
          registers,
          collect() {
            this.set(member.left / 1000);
          },
        });
        new Gauge({
          name: 'tabula_clock_skew_seconds',
          help: "How far the database's clock is ahead of this machine's",
          registers,
          collect() {
            this.set(member.skew / 1000);
          },
        });
      },
      forwarded: () => forwarded.inc(),
    },
    tables: {
      decision(by, ms) {
        decisions.inc({ by });
        decided.observe({ by }, ms / 1000);
      },
      commit(changes, ms) {
        committed.observe(ms / 1000);
        together.observe(changes);
      },
      loaded: (count) => tables.set(count),
      claimed: (from) => claims.inc({ from }),
      fenced: (changes) => fenced.inc(changes),
    },
    sockets: {
      opened: () => sockets.inc(),
      closed: () => sockets.dec(),
      received: (command) => messages.inc({ command }),
      sent: (bytes) => sent.inc(bytes),
      refused: (code) => refusals.inc({ code }),
    },
    counted: (bots) => ({
      get waiting() {
        return bots.waiting;
      },
      async think(...task) {
        queue.inc();
        try {
          return await bots.think(...task);
        } finally {
          queue.dec();
        }
      },
      close: () => bots.close(),
    }),
  };
}
