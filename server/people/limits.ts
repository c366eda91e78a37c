import { keepNewest } from '../limits/newest.js';

/** How often something may be done. */
export interface Rate {
  /** So many at once … */
  readonly burst: number;
  /** … and then one each so many milliseconds. */
  readonly every: number;
}

/** An allowance for each key (an address, an account): 0 if granted, otherwise the milliseconds to wait. */
export function allowance(rate: Rate, now: () => number): (key: string) => number {
  /** When the allowance of a key will be full again. */
  const full = new Map<string, number>();
  return (key) => {
    const time = now();
    const from = Math.max(full.get(key) ?? 0, time);
    const wait = from + rate.every - (time + rate.burst * rate.every);
    if (wait > 0) return wait;
    keepNewest(full, key, from + rate.every);
    return 0;
  };
}

/** Makes guessing slow: after some free failures each further one doubles the wait, up to a limit. */
export interface Slowdown {
  /** Milliseconds until the next attempt is let through; 0 if it is now. */
  wait(key: string): number;
  failed(key: string): void;
  /** Forgets all failures; says how many there were. */
  succeeded(key: string): number;
  /** Forgets so many failures. */
  forgive(key: string, count: number): void;
}

export function slowdown(
  rule: { readonly free: number; readonly first: number; readonly most: number },
  now: () => number,
): Slowdown {
  const entries = new Map<string, { count: number; until: number; forget: number }>();
  const known = (key: string) => {
    const entry = entries.get(key);
    return entry === undefined || entry.forget <= now() ? undefined : entry;
  };
  return {
    wait: (key) => Math.max(0, (known(key)?.until ?? 0) - now()),
    failed(key) {
      const count = (known(key)?.count ?? 0) + 1;
      const pause = count <= rule.free ? 0 : Math.min(rule.most, rule.first * 2 ** (count - rule.free - 1));
      keepNewest(entries, key, { count, until: now() + pause, forget: now() + Math.max(rule.most, pause) * 4 });
    },
    succeeded(key) {
      const count = known(key)?.count ?? 0;
      entries.delete(key);
      return count;
    },
    forgive(key, count) {
      const entry = known(key);
      if (entry === undefined || entry.count <= count) entries.delete(key);
      else keepNewest(entries, key, { ...entry, count: entry.count - count, until: now() });
    },
  };
}
