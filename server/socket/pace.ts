import { allowance } from '../people/limits.js';

/** Whether an address may open one more connection: now, later, as it is told, or it is shut out without a word. */
export type Pace = 'now' | 'later' | 'shut-out';

/** New connections of one address: more than any family of tabs needs after a restart. */
const OPENED = { burst: 120, every: 250 };
/** Refusals of one address that are told. One who goes on does not listen. */
const TOLD = { burst: 60, every: 500 };

export function createPace(now: () => number): (address: string) => Pace {
  const opened = allowance(OPENED, now);
  const told = allowance(TOLD, now);
  return (address) => {
    if (opened(address) === 0) return 'now';
    return told(address) === 0 ? 'later' : 'shut-out';
  };
}
