import { fork } from 'node:child_process';

/** The figure of one case, measured in a process of its own by a build's `case.js`. */
export function inProcess(script: URL, index: number, seconds: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = fork(script, [String(index), String(seconds)], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', (figure) => resolve(figure as number));
    child.once('exit', (code) => reject(new Error(`case ${index} of ${script.href} ended with ${code}`)));
  });
}
