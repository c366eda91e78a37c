import type { SocketPush } from '@tabula/protocol/pushes.js';
import type { SocketCommand, SocketError, SocketRequest } from '@tabula/protocol/socket.js';
import { keepNewest } from '../limits/newest.js';
import type { Respond } from '../tables/commands.js';
import type { Peer } from '../tables/env.js';
import { Refusal, refuse } from '../tables/refusal.js';
import type { Renaming } from '../tables/rename.js';
import type { Tables } from '../tables/tables.js';
import type { Exchange } from './exchange.js';
import type { Item } from './messages.js';
import { Elsewhere } from './owners.js';
import { Written } from './written.js';

export interface RouterOptions {
  /** The tables that this node has. */
  readonly tables: Tables;
  readonly exchange: Exchange;
  /** Whether this node may use its tables. */
  readonly isHere: () => boolean;
  /** Nobody listens at a node that has the table. */
  readonly suspect: (node: string) => void;
  /** Something was asked of another node. */
  readonly forwarded: () => void;
}

/** All tables, wherever they are: `Tables` in front of those of this node. */
export interface Router extends Tables {
  /** Another node has answered, or pushed something. */
  said(from: string, item: Item, text: string): void;
  /** What was asked of another node may be lost, and whoever watches there looks again. */
  broken(node: string): void;
  /** Whether something of another node is waited for. */
  needs(node: string): boolean;
}

/**
 * What became of a try to do something at another node. After `elsewhere` and `nobody` nothing was done; what is `lost`
 * may have been done.
 */
type Outcome = 'done' | 'elsewhere' | 'nobody' | 'lost';

interface Asked {
  readonly owner: string;
  readonly respond: Respond;
  readonly finish: (outcome: Outcome) => void;
  readonly fail: (error: Refusal) => void;
}

/** A connection of this node, as others know it. */
interface Known {
  readonly id: number;
  readonly peer: Peer;
  /** The tables of other nodes that it watches, and where they are. */
  readonly watches: Map<string, string>;
  /** Where it has asked for anything. */
  readonly at: Set<string>;
}

/** What can be asked a second time, as it changes nothing or knows its repeats. */
const REPEATABLE: ReadonlySet<SocketCommand> = new Set<SocketCommand>([
  ...([
    'answer',
    'watch',
    'unwatch',
    'look',
    'why',
    'replay',
    'resample',
    'chance',
    'propose',
    'intents',
    'lend',
  ] as const),
]);
/** How long a table is looked for: longer than the lease of a node that has just died. Milliseconds. */
const PATIENCE = 6_000;
const PAUSE = 100;
/** Tables of which it is remembered who has them. */
const KNOWN = 50_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function createRouter({ tables, exchange, isHere, suspect, forwarded }: RouterOptions): Router {
  const owners = new Map<string, string>();
  const peers = new Map<Peer, Known>();
  const byId = new Map<number, Known>();
  const open = new Map<number, Asked>();
  let count = 0;

  const knownAs = (peer: Peer): Known => {
    const known = peers.get(peer);
    if (known !== undefined) return known;
    const added: Known = { id: ++count, peer, watches: new Map(), at: new Set() };
    peers.set(peer, added);
    byId.set(added.id, added);
    return added;
  };

  /** Asks another node. `respond` is called in the very turn in which the answer comes: what it pushes next comes after it. */
  const ask = (owner: string, respond: Respond, say: (ask: number) => [Item, string]): Promise<Outcome> =>
    new Promise((finish, fail) => {
      const id = ++count;
      open.set(id, { owner, respond, finish, fail });
      const [item, text] = say(id);
      forwarded();
      exchange.put(owner, item, text, () => {
        open.delete(id);
        finish('nobody');
      });
    });

  /** Does something at a table: here, if it is here or nobody has it, otherwise where it is. */
  const once = async (table: string, here: () => Promise<void>, there: (owner: string) => Promise<Outcome>) => {
    let owner = owners.get(table);
    if (owner === undefined) {
      if (!isHere()) return 'elsewhere';
      try {
        await here();
        return 'done';
      } catch (error) {
        if (!(error instanceof Elsewhere)) throw error;
        if (error.owner === null) return 'elsewhere';
        owner = error.owner;
        keepNewest(owners, table, owner, KNOWN);
      }
    }
    const outcome = await there(owner);
    if (outcome !== 'done' && owners.get(table) === owner) owners.delete(table);
    if (outcome === 'nobody') suspect(owner);
    return outcome;
  };

  /** Tries until it is done; nodes that die take a while until others may have their tables. */
  const insist = async (
    table: string,
    repeatable: boolean,
    isWanted: () => boolean,
    here: () => Promise<void>,
    there: (owner: string) => Promise<Outcome>,
  ): Promise<void> => {
    const until = performance.now() + PATIENCE;
    for (let tries = 0; ; tries++) {
      const outcome = await once(table, here, there);
      if (outcome === 'done' || !isWanted()) return;
      if ((outcome === 'lost' && !repeatable) || performance.now() > until) unreachable();
      if (tries > 0) await pause(PAUSE); // the first time it has only moved
    }
  };

  const handle = <C extends SocketCommand>(
    peer: Peer,
    command: C,
    request: SocketRequest<C>,
    respond: Respond,
    table: string,
  ): Promise<void> =>
    insist(
      table,
      REPEATABLE.has(command),
      () => !peer.gone,
      async () => {
        await tables.handle(peer, command, request, respond);
        if (command === 'watch') peers.get(peer)?.watches.delete(table);
      },
      (owner) => {
        const known = knownAs(peer);
        known.at.add(owner);
        const { account, household } = peer;
        const answered: Respond = (body) => {
          if (command === 'watch') known.watches.set(table, owner);
          if (command === 'unwatch' || command === 'leave') known.watches.delete(table);
          respond(body);
        };
        return ask(owner, answered, (id) => [
          { kind: 'ask', ask: id, peer: known.id, account, household, command },
          JSON.stringify(request),
        ]);
      },
    );

  const renameThere = (owner: string, table: string, renaming: Renaming): Promise<Outcome> =>
    ask(
      owner,
      () => {},
      (id) => [{ kind: 'rename', ask: id, table, renaming }, ''],
    );

  /** A node that cannot use its tables is soon able to again, or its connections end. */
  const untilHere = async (peer: Peer): Promise<void> => {
    for (const until = performance.now() + PATIENCE; !isHere() && !peer.gone; await pause(PAUSE))
      if (performance.now() > until) unreachable();
  };

  const answered = (from: string, id: number): Asked | undefined => {
    const asked = open.get(id);
    if (asked === undefined || asked.owner !== from) return undefined;
    open.delete(id);
    return asked;
  };

  return {
    async handle(peer, command, request, respond) {
      if ('table' in request) return handle(peer, command, request, respond, request.table);
      if (!isHere()) await untilHere(peer);
      return tables.handle(peer, command, request, respond);
    },
    drop(peer) {
      tables.drop(peer);
      const known = peers.get(peer);
      if (known === undefined) return;
      peers.delete(peer);
      byId.delete(known.id);
      for (const node of known.at) exchange.put(node, { kind: 'drop', peer: known.id });
    },
    said(from, item, text) {
      switch (item.kind) {
        case 'push':
          // Of a node that was given up, what it says late is not heard: the table may be at another by now.
          for (const id of item.peers) {
            const known = byId.get(id);
            if (known !== undefined && isAt(known, from)) known.peer.send(text);
          }
          break;
        case 'reply': {
          const asked = answered(from, item.ask);
          asked?.respond(new Written(text));
          asked?.finish('done');
          break;
        }
        case 'refusal':
          answered(from, item.ask)?.fail(new Refusal(item.error satisfies SocketError));
          break;
        case 'elsewhere':
          answered(from, item.ask)?.finish('elsewhere');
          break;
        case 'reset':
          this.broken(from);
          break;
        default: // it is for the host
      }
    },
    broken(node) {
      for (const [table, owner] of owners) if (owner === node) owners.delete(table);
      for (const [id, { owner, finish }] of open)
        if (owner === node) {
          open.delete(id);
          finish('lost');
        }
      for (const { peer, watches } of peers.values())
        for (const [table, owner] of watches)
          if (owner === node) {
            watches.delete(table);
            peer.send(JSON.stringify({ push: 'reset', table } satisfies SocketPush));
          }
    },
    needs(node) {
      for (const { owner } of open.values()) if (owner === node) return true;
      for (const known of peers.values()) if (isAt(known, node)) return true;
      return false;
    },
    rename: (account, name, gone) =>
      tables.rename(account, name, gone, (table, here) =>
        insist(
          table,
          true,
          () => true,
          here,
          (owner) => renameThere(owner, table, { account, name, gone }),
        ),
      ),
    renameOne: tables.renameOne,
    evict: tables.evict,
    sweep: tables.sweep,
    sweepNow: tables.sweepNow,
    giveUp: tables.giveUp,
    letGo: tables.letGo,
    check: tables.check,
    close: tables.close,
    get loaded() {
      return tables.loaded;
    },
    get isFailing() {
      return tables.isFailing;
    },
  };
}

/** Whether somebody watches a table of a node. */
function isAt({ watches }: Known, node: string): boolean {
  for (const owner of watches.values()) if (owner === node) return true;
  return false;
}

const unreachable = (): never =>
  refuse('unreachable', 'the table cannot be reached at this moment; look again what has become of it');
