import { refuse } from './refusal.js';

/**
 * Runs dear work one after the other: however many ask for it, everybody else waits for one stretch of it at most. Of
 * `most` that may wait, one account has no more than `each`, so that nobody fills the queue alone.
 */
export function oneAtATime(most: number, each: number): <T>(account: string, work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const waitingOf = new Map<string, number>();
  return (account, work) => {
    const own = waitingOf.get(account) ?? 0;
    if (waiting >= most || own >= each) refuse('rate', 'many ask for that at this moment; wait a little');
    waiting++;
    waitingOf.set(account, own + 1);
    const done = last.then(work).finally(() => {
      waiting--;
      const left = waitingOf.get(account)! - 1;
      if (left === 0) waitingOf.delete(account);
      else waitingOf.set(account, left);
    });
    last = done.catch(() => {});
    return done;
  };
}
