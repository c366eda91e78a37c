import { randomBytes } from 'node:crypto';

/** What a passkey has to sign, and for what: good once and for a few minutes. */
export interface Challenges {
  /** `purpose` binds it: a challenge to sign in cannot be used to add a passkey. */
  issue(purpose: string): Promise<string>;
  /** True once, if it was issued for this purpose and has not expired. */
  redeem(challenge: string, purpose: string): Promise<boolean>;
}

const MOST = 10_000;
export const CHALLENGE_MS = 300_000;

/** In the memory of the one process that serves. */
export function createChallenges(now: () => number): Challenges {
  const open = new Map<string, { readonly purpose: string; readonly until: number }>();
  /** Challenges expire in the order they were issued in. */
  const sweep = () => {
    for (const [challenge, { until }] of open) {
      if (until > now() && open.size < MOST) return;
      open.delete(challenge);
    }
  };
  return {
    async issue(purpose) {
      sweep();
      const challenge = randomBytes(32).toString('base64url');
      open.set(challenge, { purpose, until: now() + CHALLENGE_MS });
      return challenge;
    },
    async redeem(challenge, purpose) {
      const entry = open.get(challenge);
      open.delete(challenge);
      return entry !== undefined && entry.purpose === purpose && entry.until > now();
    },
  };
}
