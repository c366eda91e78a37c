import type { Commits, ThreadedCommits } from './commits.js';
import type { Statement } from './connection.js';

/** So few statements are done sooner here than they are on their way to the thread. */
const FEW = 8;
/** A disk that takes longer than this (milliseconds) is waited for on the thread, and tried here again after a while. */
const SLOW = 2;
const REST = 1_000;
/** After so many commits here the thread tidies up. */
const UNTIDY = 500;

/**
 * Commits few things here and now while the disk is quick: two threads that wake each other for every decision cost more
 * than the decision. Many things, and whatever comes while the thread is at work or the disk is slow, go to the thread.
 * `here` says false if the connection is in use.
 */
export function nearCommits(
  here: (statements: readonly Statement[]) => boolean,
  thread: ThreadedCommits,
  now: () => number = () => performance.now(),
): Commits {
  let restsUntil = 0;
  let untidy = 0;
  return {
    async commit(statements) {
      const began = now();
      if (statements.length > FEW || !thread.idle || began < restsUntil || !here(statements))
        return thread.commit(statements);
      if (now() - began > SLOW) restsUntil = now() + REST;
      untidy++;
      if (untidy < UNTIDY) return;
      untidy = 0;
      thread.tidy();
    },
    close: () => thread.close(),
  };
}
