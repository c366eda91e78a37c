import type { PostgresServer } from '../db/database.js';
import type { Log } from '../tables/env.js';
import type { Tables } from '../tables/tables.js';
import type { Bus } from './bus.js';
import { createExchange, type ExchangeTimes } from './exchange.js';
import { createHost } from './host.js';
import type { Notice } from './messages.js';
import { createRouter } from './router.js';
import { skewOf, watchSkew } from './skew.js';

export interface NodeOptions {
  readonly postgres: PostgresServer;
  readonly bus: Bus;
  /** The tables that this node has. */
  readonly tables: Tables;
  readonly log: Log;
  /** Everybody who is connected here has to go to another node, or come again. */
  readonly endSockets: () => void;
  readonly told: (notice: Notice) => void;
  readonly forwarded?: () => void;
  readonly times?: ExchangeTimes;
}

/** One of several nodes. */
export interface TableNode {
  /** All tables, wherever they are. */
  readonly tables: Tables;
  /** Whether it can serve anybody: it has its lease, and hears the others if they hear each other. */
  readonly isHere: boolean;
  /** What whoever looks after this node should know, though it serves. */
  readonly warnings: readonly string[];
  tell(notice: Notice): void;
  close(): Promise<void>;
}

/** A node that stops ends its sockets over this time: those who come again at others come one after the other. Milliseconds. */
export const DRAIN = 2_000;
/** How often it is looked whether this node is cut off from the others, in milliseconds. */
const LOOK = 500;

/** Makes one of several of a server's tables: what others have is asked of them, what it has is theirs too. */
export function createNode(options: NodeOptions): TableNode {
  const { postgres, bus, tables, log, endSockets, told, forwarded = () => {} } = options;
  const { suspects } = postgres;
  const member = postgres.member!;
  let isAway = false;
  const isHere = () => member.holds() && !isAway;
  const exchange = createExchange(bus, log, options.times);
  const host = createHost(tables, exchange, log, isHere);
  const router = createRouter({ tables, exchange, isHere, suspect: (node) => suspects.add(node), forwarded });

  const broken = (node: string) => {
    router.broken(node);
    host.forget(node);
  };
  exchange.listen({
    said(from, item, text) {
      if (item.kind === 'ask') host.ask(from, item, text);
      else if (item.kind === 'rename') host.rename(from, item);
      else if (item.kind === 'drop') host.drop(from, item.peer);
      else router.said(from, item, text);
    },
    needs: (node) => router.needs(node) || host.has(node),
    broken,
    unheard: (node) => suspects.add(node),
    heard: (node) => void suspects.delete(node),
    told,
  });

  member.listen({
    lapsed() {
      log.warn({}, 'the lease of this node is over: its tables may be at others');
      tables.giveUp();
      endSockets();
    },
    gone(node) {
      broken(node);
      suspects.delete(node);
      exchange.forget(node);
      tables.sweepNow(); // what it had to do by itself is for others now
    },
  });

  /** A node that hears nobody while others hear each other keeps tables from those who want them. */
  const lookAtClock = watchSkew(member, log);
  const look = setInterval(() => {
    lookAtClock();
    if (member.isCutOff === isAway) return;
    isAway = member.isCutOff;
    if (!isAway) {
      log.info({}, 'this node hears the others again');
      return;
    }
    log.warn({}, 'this node does not hear the others: it lets its tables go');
    void tables.letGo();
    endSockets();
  }, LOOK);
  look.unref();

  return {
    tables: router,
    get isHere() {
      return isHere();
    },
    get warnings() {
      const skew = skewOf(member);
      return skew === null ? [] : [skew];
    },
    tell: (notice) => exchange.tell(notice),
    async close() {
      clearInterval(look);
      exchange.close();
      await bus.close();
    },
  };
}
