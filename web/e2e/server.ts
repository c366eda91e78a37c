import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../bin/tabula', import.meta.url));

/** The true server in a process of its own, as `npm start` runs it, with an empty database. */
export interface Server {
  readonly url: string;
  /** SIGKILL: it can store and say nothing any more. */
  kill(): Promise<void>;
  /** Starts it again at the same address with the same database. */
  restart(): Promise<void>;
  /** Stops it and removes its database. */
  close(): Promise<void>;
}

/** Builds what is not built, and serves. */
export async function startServer(): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'tabula-e2e-'));
  let { child, url } = await serve(data, 0);
  const stop = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  return {
    url,
    kill: () => stop('SIGKILL'),
    async restart() {
      ({ child, url } = await serve(data, Number(new URL(url).port)));
    },
    async close() {
      await stop('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function serve(data: string, port: number): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(
    process.execPath,
    [PROGRAM, 'serve', '--host=127.0.0.1', `--port=${port}`, `--data=${data}`, '--log-level=warn'].concat(
      '--requests-per-minute=100000',
    ),
    // What Vitest has set for itself would make another page than `npm start` does.
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: undefined } },
  );
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text: string) => {
      said += text;
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (url !== undefined) resolve({ child, url });
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.once('exit', () => reject(new Error(`the server does not start: ${said}`)));
  });
}
