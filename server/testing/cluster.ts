import { randomUUID } from 'node:crypto';
import type { LeaseTimes } from '../nodes/lease.js';
import type { Log } from '../tables/env.js';
import type { Address } from './line.js';
import { type MemoryBus, memoryBus } from './memory-bus.js';
import { rulesOf } from './next-release.js';
import { serveTest, type TestServer, type TestServerOptions } from './serve.js';

/** Nodes of one process on one database. */
export interface Cluster {
  readonly bus: MemoryBus;
  /** What all of them have logged. */
  readonly log: string[];
  start(more?: Partial<TestServerOptions>): Promise<ClusterNode>;
  close(): Promise<void>;
}

export interface ClusterNode extends TestServer {
  readonly id: string;
  /** Where somebody connects to this node. */
  address(name: string): Address;
}

/** Renewed more often than in real life, and kept for longer: a machine that is busy must not end a lease. */
const TIMES: LeaseTimes = { lengthMs: 30_000, renewMs: 300 };

export function newCluster(url: string, times: LeaseTimes = TIMES): Cluster {
  const bus = memoryBus();
  const log: string[] = [];
  const write = (about: object, message: string) => void log.push(`${message} ${JSON.stringify(about)}`);
  const logger: Log = { info() {}, warn: write, error: write };
  const nodes: ClusterNode[] = [];
  return {
    bus,
    log,
    async start(more = {}) {
      const id = randomUUID();
      const own = bus.connect(id);
      const server = await serveTest({
        ...more,
        place: {
          url,
          node: { node: id, name: `node ${nodes.length}`, hears: () => own.hears, times, rules: rulesOf(more) },
        },
        log: logger,
        bus: own,
      });
      const address = (name: string) => ({ url: `ws://127.0.0.1:${server.port}/socket?as=${name}` });
      const node: ClusterNode = { ...server, id, address };
      nodes.push(node);
      return node;
    },
    async close() {
      for (const node of nodes) await node.close();
    },
  };
}
