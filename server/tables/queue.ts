import type { Peer } from './env.js';
import { refuse } from './refusal.js';

/** How much may wait: of all, of one account, and of one address however many guests it has. */
interface Room {
  readonly most: number;
  readonly each: number;
  readonly near: number;
}

export type Asker = Pick<Peer, 'household'> & { readonly account: { readonly id: string } };

/**
 * Runs dear work one after the other: however many ask for it, everybody else waits for one stretch of it at most, and nobody
 * fills the queue alone.
 */
export function oneAtATime({ most, each, near }: Room): <T>(asker: Asker, work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const ofAccount = new Map<string, number>();
  const ofHousehold = new Map<string, number>();
  return ({ account, household }, work) => {
    const isFull =
      waiting >= most ||
      (ofAccount.get(account.id) ?? 0) >= each ||
      (household !== null && (ofHousehold.get(household) ?? 0) >= near);
    if (isFull) refuse('rate', 'many ask for that at this moment; wait a little');
    const count = (by: 1 | -1) => {
      waiting += by;
      add(ofAccount, account.id, by);
      if (household !== null) add(ofHousehold, household, by);
    };
    count(1);
    const done = last.then(work).finally(() => count(-1));
    last = done.catch(() => {});
    return done;
  };
}

function add(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
