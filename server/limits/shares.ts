import type { Bucket } from './bucket.js';

/** What all connections of one account, or of one address, have between them. */
export interface Share {
  readonly bucket: Bucket;
  sockets: number;
}

/** Shares by key. */
export interface Shares {
  of(key: string): Share;
  /** Forgets those without connections whose bucket is full again: whoever comes back at once gets no new one. */
  forget(): void;
}

export function createShares(newBucket: () => Bucket): Shares {
  const shares = new Map<string, Share>();
  return {
    of(key) {
      const known = shares.get(key);
      if (known !== undefined) return known;
      const share = { bucket: newBucket(), sockets: 0 };
      shares.set(key, share);
      return share;
    },
    forget() {
      for (const [key, { sockets, bucket }] of shares) if (sockets === 0 && bucket.isFull) shares.delete(key);
    },
  };
}
