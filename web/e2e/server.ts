import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { State } from '@tabula/kernel/game.js';

const PROGRAM = fileURLToPath(new URL('../../bin/tabula', import.meta.url));

/** The true server in a process of its own, as `npm start` runs it, with an empty database. */
export interface Server {
  readonly url: string;
  /** SIGKILL: it can store and say nothing any more. */
  kill(): Promise<void>;
  /** Starts it again at the same address with the same database. */
  restart(): Promise<void>;
  /** Puts another position on its only table, while it does not run: its pages have to be loaded again. */
  lay(state: State): void;
  /** Stops it and removes its database. */
  close(): Promise<void>;
}

/** Builds what is not built, and serves. */
export async function startServer(): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'tabula-e2e-'));
  let { child, url } = await serve(['--port=0', `--data=${data}`]);
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
      ({ child, url } = await serve([`--port=${new URL(url).port}`, `--data=${data}`]));
    },
    lay: (state) => layTable(data, state),
    async close() {
      await stop('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const server = (file: string): string => JSON.stringify(new URL(`../../server/dist/${file}`, import.meta.url).href);
/** In a process of its own, as the server itself: the page has nothing to do with how it keeps its tables. */
const LAY = `
  const { openDatabase } = await import(${server('db/database.js')});
  const { databaseFile } = await import(${server('app.js')});
  const [data, state] = [process.argv[1], JSON.parse(process.argv[2])];
  const { db, close } = await openDatabase({ path: databaseFile(data) });
  const { snapshot } = await db.selectFrom('tables').select('snapshot').executeTakeFirstOrThrow();
  await db.updateTable('tables').set({ snapshot: JSON.stringify({ ...JSON.parse(snapshot), state }) }).execute();
  await close();
`;

function layTable(data: string, state: State): void {
  const args = ['--input-type=module', '--eval', LAY, data, JSON.stringify(state)];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the position cannot be laid: ${stderr}`);
}

/** Starts the server with these settings. */
export function serve(
  settings: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(
    process.execPath,
    [PROGRAM, 'serve', '--host=127.0.0.1', '--log-level=warn', '--requests-per-minute=100000', ...settings],
    // What Vitest has set for itself would make another page than `npm start` does.
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: undefined, ...env } },
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
