import { type ChildProcess, type ForkOptions, fork, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Peers are faster in production; so are we. */
export const PRODUCTION = { ...process.env, NODE_ENV: 'production' };

/** Our server is measured as our service is started (`deploy/tabula.service`), the peers as their users start them. */
export const OUR_FLAGS: readonly string[] = ['--max-semi-space-size=64'];

const CAN_PIN = availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** Server and load on a processor each, as the peers' figures were taken; where that is impossible, wherever they are put. */
export function onProcessor(number: 0 | 1, flags: readonly string[] = []): ForkOptions {
  const execArgv = [...process.execArgv, ...flags];
  if (!CAN_PIN) return { execArgv };
  return { execPath: 'taskset', execArgv: ['-c', String(number), process.execPath, ...execArgv] };
}

/** A server in a process of its own, started with some flags of Node, and its port. */
export function startServer(
  script: string,
  flags: readonly string[] = [],
): Promise<{ child: ChildProcess; port: number }> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL(script, import.meta.url), {
      env: PRODUCTION,
      ...onProcessor(0, flags),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', (port) => resolve({ child, port: port as number }));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
}

/** Ends a server and waits until it is gone. */
export function stopServer(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
