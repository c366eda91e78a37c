import { Bucket } from '../limits/bucket.js';
import type { SocketLimits } from './limits.js';
import { Line } from './turns.js';

/** What all connections of one account, or of one address, have between them. */
export interface Share {
  readonly bucket: Bucket;
  /** Refusals because of the rate that are still told. */
  readonly refusals: Bucket;
  readonly line: Line;
  sockets: number;
}

/** Shares by key. */
export interface Shares {
  of(key: string): Share;
  /** Forgets those without connections who have all again that they may have: whoever comes back at once gets no new one. */
  forget(): void;
}

/** Shares of so many tokens a second, and at once. */
export function createShares(limits: SocketLimits, rate: number, burst: number): Shares {
  const shares = new Map<string, Share>();
  return {
    of(key) {
      const known = shares.get(key);
      if (known !== undefined) return known;
      const refusals = new Bucket(limits.hastyRate, limits.sharedHasty);
      const share = { bucket: new Bucket(rate, burst), refusals, line: new Line(limits), sockets: 0 };
      shares.set(key, share);
      return share;
    },
    forget() {
      for (const [key, { sockets, bucket, refusals, line }] of shares)
        if (sockets === 0 && bucket.isFull && refusals.isFull && line.isAtRest) shares.delete(key);
    },
  };
}
