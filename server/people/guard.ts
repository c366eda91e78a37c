import { allowance, type Rate, slowdown } from './limits.js';

export interface PeopleLimits {
  /** New guests from one address. */
  readonly guests: Rate;
  /** Changes of one account (names, passwords, passkeys). */
  readonly changes: Rate;
  /** Wrong passwords and passkeys: free ones, the first wait in milliseconds, and the longest. */
  readonly signIn: Slowness;
}

export interface Slowness {
  readonly free: number;
  readonly first: number;
  readonly most: number;
}

export const PEOPLE_LIMITS: PeopleLimits = {
  guests: { burst: 20, every: 60_000 },
  changes: { burst: 20, every: 10_000 },
  signIn: { free: 5, first: 1_000, most: 900_000 },
};
/** An account is slowed less than an address: nobody shall keep its owner out for long. */
const MOST_FOR_ACCOUNT = 30_000;

export const slownessOfNames = ({ signIn }: PeopleLimits): Slowness => ({
  ...signIn,
  most: Math.min(signIn.most, MOST_FOR_ACCOUNT),
});

/** How often people may do what is dear or dangerous. Waits are milliseconds, 0 if it is granted. */
export interface Guard {
  /** Counts a wrong try before it is known to be one, so that many at once are no way around the wait. */
  attempt(address: string, name: string): Promise<number>;
  /** It was right. Failures with this name alone are forgiven: else who has an account could try those of others for ever. */
  succeeded(address: string, name: string): Promise<void>;
  guest(address: string): Promise<number>;
  change(account: string): Promise<number>;
  /** Forgets what does not count any more. */
  sweep(): Promise<void>;
}

/** In the memory of the one process that serves. */
export function createGuard(limits: PeopleLimits, now: () => number): Guard {
  const guests = allowance(limits.guests, now);
  const changes = allowance(limits.changes, now);
  const byAddress = slowdown(limits.signIn, now);
  const byName = slowdown(slownessOfNames(limits), now);
  return {
    async attempt(address, name) {
      const wait = Math.max(byAddress.wait(address), byName.wait(name));
      if (wait > 0) return wait;
      byAddress.failed(address);
      byName.failed(name);
      return 0;
    },
    async succeeded(address, name) {
      byAddress.forgive(address, byName.succeeded(name));
    },
    guest: async (address) => guests(address),
    change: async (account) => changes(account),
    async sweep() {},
  };
}
