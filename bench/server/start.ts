import { type ChildProcess, fork } from 'node:child_process';

/** Peers are faster in production; so are we. */
export const PRODUCTION = { ...process.env, NODE_ENV: 'production' };

/** Our server is measured as our service is started (`deploy/tabula.service`), the peers as their users start them. */
export const OUR_FLAGS: readonly string[] = ['--min-semi-space-size=64', '--max-semi-space-size=64'];

/** A server in a process of its own, started with some flags of Node, and its port. */
export function startServer(
  script: string,
  flags: readonly string[] = [],
  args: readonly string[] = [],
): Promise<{ child: ChildProcess; port: number }> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL(script, import.meta.url), args, {
      env: PRODUCTION,
      execArgv: [...process.execArgv, ...flags],
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
