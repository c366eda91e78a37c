import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { SocketMetrics } from '../socket/connection.js';
import type { Bots, TableMetrics } from '../tables/env.js';

/** What is measured, in the words of those who measure. */
export interface Metrics {
  readonly registry: Registry;
  readonly tables: TableMetrics;
  readonly sockets: SocketMetrics;
  /** The same bots, counted while they think. */
  counted(bots: Bots): Bots;
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
  return {
    registry,
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
