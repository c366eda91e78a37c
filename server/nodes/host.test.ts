import { beforeEach, describe, expect, it } from 'vitest';
import type { Log, Peer } from '../tables/env.js';
import { refuse } from '../tables/refusal.js';
import type { Tables } from '../tables/tables.js';
import type { Exchange } from './exchange.js';
import { createHost, type Host } from './host.js';
import type { Item } from './messages.js';
import { Elsewhere } from './owners.js';

const log: Log = { info: () => {}, warn: () => {}, error: () => {} };
const account = { id: 'id-ada', name: 'ada' };

/** Everything that is under way has got as far as it can. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a node that has a table for somebody at another', () => {
  /** What the tables do, until a test says otherwise: they answer. */
  let work: (peer: Peer) => Promise<unknown>;
  let isHere: boolean;
  let host: Host;
  const dropped: Peer[] = [];
  const said: Item[] = [];
  beforeEach(() => {
    work = async () => ({});
    isHere = true;
    dropped.length = 0;
    said.length = 0;
    const tables: Pick<Tables, 'handle' | 'renameOne' | 'drop'> = {
      handle: async (peer, _command, _request, respond) => respond((await work(peer)) as object),
      renameOne: async () => void (await work({} as Peer)),
      drop: (peer) => void dropped.push(peer),
    };
    const exchange: Pick<Exchange, 'put'> = { put: (_node, item) => void said.push(item) };
    host = createHost(tables as Tables, exchange as Exchange, log, () => isHere);
  });

  const ask = (number: number, peer = 1) =>
    host.ask(
      'far',
      { kind: 'ask', ask: number, peer, account, household: null, command: 'look' },
      `{"id":${number},"command":"look","table":"t"}`,
    );

  it('needs nothing of that node any more when all is answered and nobody watches', async () => {
    ask(1);
    host.rename('far', { kind: 'rename', ask: 2, table: 't', renaming: { account: 'a', name: 'b', gone: false } });
    expect(host.has('far')).toBe(true);
    await settled();
    expect(said).toEqual([
      { kind: 'reply', ask: 1 },
      { kind: 'reply', ask: 2 },
    ]);
    expect(host.has('far')).toBe(false);
  });

  it('needs nothing of it either when what it asked was refused', async () => {
    work = async () => refuse('not-host', 'only the host can');
    ask(1);
    await settled();
    expect(said).toEqual([{ kind: 'refusal', ask: 1, error: { code: 'not-host', message: 'only the host can' } }]);
    expect(host.has('far')).toBe(false);
  });

  it('needs it as long as somebody there watches, and takes leave of all of them when it has gone', async () => {
    work = async (peer) => peer.watching.add('t');
    ask(1, 1);
    ask(2, 2);
    await settled();
    expect(host.has('far')).toBe(true);
    host.drop('far', 1);
    host.drop('far', 1);
    host.drop('far', 3);
    expect(dropped.map(({ gone }) => gone)).toEqual([true]);
    expect(host.has('far')).toBe(true);
    host.forget('far');
    expect(dropped.map(({ gone }) => gone)).toEqual([true, true]);
    expect(host.has('far')).toBe(false);
  });

  it('sends who asks on to where the table is', async () => {
    work = () => Promise.reject(new Elsewhere('third'));
    ask(1);
    await settled();
    isHere = false;
    work = async () => ({});
    ask(2);
    await settled();
    expect(said).toEqual([
      { kind: 'elsewhere', ask: 1 },
      { kind: 'elsewhere', ask: 2 },
    ]);
  });

  it('says nothing more to somebody who has gone while it worked', async () => {
    let tell = () => {};
    work = (peer) => {
      tell = () => peer.send('{"push":"late"}');
      return new Promise(() => {});
    };
    ask(1);
    tell();
    expect(said).toEqual([{ kind: 'push', peers: [1] }]);
    host.drop('far', 1);
    tell();
    expect(said).toHaveLength(1);
  });
});
