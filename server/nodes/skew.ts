import type { Log } from '../tables/env.js';
import type { Member } from './member.js';

/** Milliseconds by which the clock of a machine may differ from that of the database before somebody should know. */
const MOST = 500;

/**
 * What is wrong with the clock of this machine; null if nothing is. Games go by the database's clock all the same, but
 * sessions, records and logs have the time that the machine shows.
 */
export function skewOf({ skew }: Pick<Member, 'skew'>): string | null {
  if (Math.abs(skew) <= MOST) return null;
  const off = skew > 0 ? 'behind' : 'ahead of';
  return `the clock of this machine is ${Math.round(Math.abs(skew))} ms ${off} that of the database`;
}

/** Notes when the clock of this machine begins to be wrong, and when it is right again; to be called now and then. */
export function watchSkew(member: Pick<Member, 'skew'>, log: Log): () => void {
  let wasOff = false;
  return () => {
    const wrong = skewOf(member);
    if ((wrong !== null) === wasOff) return;
    wasOff = wrong !== null;
    if (wrong === null) log.info({}, 'the clock of this machine is right again');
    else log.warn({ ms: Math.round(member.skew) }, wrong);
  };
}
