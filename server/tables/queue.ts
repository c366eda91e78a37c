import { refuse } from './refusal.js';

/** Runs dear work one after the other: however many ask for it, everybody else waits for one stretch of it at most. */
export function oneAtATime(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting >= most) refuse('rate', 'many ask for that at this moment; wait a little');
    waiting++;
    const done = last.then(work).finally(() => {
      waiting--;
    });
    last = done.catch(() => {});
    return done;
  };
}
