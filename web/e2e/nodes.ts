import { type ChildProcess, fork } from 'node:child_process';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serve } from './server.js';

const BACKING = fileURLToPath(new URL('../../server/dist/testing/backing.js', import.meta.url));

/** An answer that a page was told is taken. */
export interface Acknowledged {
  readonly table: string;
  readonly seq: number;
  readonly idem: string;
  readonly version: number;
  readonly keys: readonly string[];
}

/** What is kept of the only table there is. */
interface Kept {
  readonly owner: string | null;
  readonly seq: number;
  readonly version: number;
  readonly problems: readonly string[];
}

/** A database and NATS, in a process of their own: the page has nothing to do with how a server keeps its tables. */
export interface Backing {
  /** Starts a node there. */
  node(name: string): Promise<Node>;
  /** Compares what is kept with what was acknowledged. */
  audit(acknowledged: readonly Acknowledged[]): Promise<Kept>;
  close(): Promise<void>;
}

export interface Node {
  readonly name: string;
  readonly port: number;
  /** SIGKILL. */
  kill(): Promise<void>;
}

/** Starts them, or says why they cannot be had. */
export async function startBacking(): Promise<Backing | string> {
  const child = fork(BACKING, { execArgv: [] }); // those of Vitest are for sources
  const ask = <R>(request: object): Promise<R> =>
    new Promise((resolve, reject) => {
      const gone = (code: number) => reject(new Error(`the process of the database has ended with ${code}`));
      child.once('exit', gone);
      child.once('message', (reply) => {
        child.off('exit', gone);
        resolve(reply as R);
      });
      child.send(request);
    });
  const nodes: ChildProcess[] = [];
  const close = async () => {
    await Promise.all(nodes.map(end));
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.disconnect();
    await gone;
  };
  const started = await ask<{ url: string; nats: string } | { why: string }>({ start: true });
  if ('why' in started) {
    await close();
    return started.why;
  }
  return {
    async node(name) {
      const { child: node, url } = await serve(
        ['--port=0', `--node=${name}`],
        { DATABASE_URL: started.url, NATS_URL: started.nats }, // which have passwords
      );
      nodes.push(node);
      return { name, port: Number(new URL(url).port), kill: () => end(node) };
    },
    audit: (acknowledged) => ask({ audit: acknowledged }),
    close,
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** Where a browser knocks: whatever balances, it comes to the first of some nodes that opens. */
export interface Door {
  readonly url: string;
  close(): void;
}

export async function openDoor(nodes: () => readonly Node[]): Promise<Door> {
  const open = new Set<Socket>();
  const keep = (socket: Socket, other?: Socket) => {
    open.add(socket);
    socket.on('error', () => {}); // a close follows
    socket.on('close', () => {
      open.delete(socket);
      other?.destroy();
    });
  };
  const lead = (near: Socket, [first, ...rest]: readonly Node[]): void => {
    if (first === undefined) {
      near.destroy();
      return;
    }
    const far = connect(first.port, '127.0.0.1');
    const next = () => lead(near, rest);
    far.once('error', next);
    far.once('connect', () => {
      far.off('error', next);
      keep(far, near);
      near.once('close', () => far.destroy());
      near.pipe(far);
      far.pipe(near);
    });
  };
  const server = createServer((near) => {
    keep(near);
    lead(near, nodes());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
