import { type ChildProcess, fork } from 'node:child_process';

/** Peers are faster in production; so are we. */
export const PRODUCTION = { ...process.env, NODE_ENV: 'production' };

/** As our service is started; the peers get the same room for what lives only as long as a decision. */
const FLAGS = ['--max-semi-space-size=64'];

/** A server in a process of its own, and its port. */
export function startServer(script: string): Promise<{ child: ChildProcess; port: number }> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL(script, import.meta.url), {
      env: PRODUCTION,
      execArgv: [...process.execArgv, ...FLAGS],
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
