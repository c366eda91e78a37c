import { readMessage } from '../socket/read.js';
import type { Log } from '../tables/env.js';
import { toldOf } from '../tables/refusal.js';
import type { Tables } from '../tables/tables.js';
import type { Exchange } from './exchange.js';
import { FarPeer } from './far-peer.js';
import type { Item } from './messages.js';
import { Elsewhere } from './owners.js';

type Ask = Extract<Item, { readonly kind: 'ask' }>;
type Rename = Extract<Item, { readonly kind: 'rename' }>;

/** The tables of this node for those who are connected to another. */
export interface Host {
  ask(from: string, item: Ask, text: string): void;
  rename(from: string, item: Rename): void;
  /** A connection has ended. */
  drop(from: string, peer: number): void;
  /** Another node, and with it all that are connected there, may have missed something, or has gone. */
  forget(from: string): void;
  /** Whether anybody of another node is here. */
  has(from: string): boolean;
}

/** Whoever is connected to a node, and what is being done for it. */
interface Guests {
  readonly peers: Map<number, FarPeer>;
  open: number;
}

/** @param isHere whether this node may use its tables at all. */
export function createHost(tables: Tables, exchange: Exchange, log: Log, isHere: () => boolean): Host {
  const nodes = new Map<string, Guests>();

  const guestsOf = (from: string): Guests => {
    const known = nodes.get(from);
    if (known !== undefined) return known;
    const guests: Guests = { peers: new Map(), open: 0 };
    nodes.set(from, guests);
    return guests;
  };

  const peerOf = (from: string, { peer: id, account, household }: Ask): FarPeer => {
    const { peers } = guestsOf(from);
    const known = peers.get(id);
    if (known !== undefined) {
      known.account = account; // as it is called now
      return known;
    }
    const peer = new FarPeer(account, household, (text) => exchange.put(from, { kind: 'push', peers: [id] }, text));
    peers.set(id, peer);
    return peer;
  };

  const refusal = (ask: number, error: unknown, what: string): Item => {
    if (error instanceof Elsewhere) return { kind: 'elsewhere', ask };
    const told = toldOf(error, what, log);
    return told.code === 'stopping' ? { kind: 'elsewhere', ask } : { kind: 'refusal', ask, error: told };
  };

  /** Does something that another node has asked for, and tells it what came of it. */
  const serve = (from: string, ask: number, what: string, work: () => Promise<void>): Promise<void> => {
    const guests = guestsOf(from);
    guests.open++;
    const done = isHere() ? work() : Promise.reject(new Elsewhere(null));
    return done
      .catch((error: unknown) => exchange.put(from, refusal(ask, error, what)))
      .finally(() => {
        guests.open--;
      });
  };

  const forgetIdle = (from: string, id: number, peer: FarPeer): void => {
    const { peers } = guestsOf(from);
    if (peer.open === 0 && peer.watching.size === 0 && peers.get(id) === peer) peers.delete(id);
  };

  const leave = (peer: FarPeer): void => {
    peer.gone = true;
    tables.drop(peer);
  };

  return {
    ask(from, item, text) {
      const { ask, peer: id } = item;
      const read = readMessage(text); // a node of another release may know other commands, and other fields
      if (!read.ok) {
        exchange.put(from, { kind: 'refusal', ask, error: read.error });
        return;
      }
      const { command, request } = read;
      const peer = peerOf(from, item);
      peer.open++;
      void serve(from, ask, command, () =>
        tables.handle(peer, command, request as never, (body) =>
          exchange.put(from, { kind: 'reply', ask }, JSON.stringify(body)),
        ),
      ).then(() => {
        peer.open--;
        forgetIdle(from, id, peer);
      });
    },
    rename(from, { ask, table, renaming }) {
      void serve(from, ask, 'rename', async () => {
        await tables.renameOne(table, renaming);
        exchange.put(from, { kind: 'reply', ask }, '{}');
      });
    },
    drop(from, id) {
      const guests = nodes.get(from);
      const peer = guests?.peers.get(id);
      if (peer === undefined) return;
      guests!.peers.delete(id);
      leave(peer);
    },
    forget(from) {
      const guests = nodes.get(from);
      if (guests === undefined) return;
      const peers = [...guests.peers.values()];
      guests.peers.clear();
      if (guests.open === 0) nodes.delete(from);
      for (const peer of peers) leave(peer);
    },
    has(from) {
      const guests = nodes.get(from);
      return guests !== undefined && (guests.open > 0 || guests.peers.size > 0);
    },
  };
}
