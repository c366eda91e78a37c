/** How much a connection, an account and an address may send. Rates and bursts are counted in tokens (see `costs.ts`). */
export interface SocketLimits {
  /** Tokens a second, and how many may be used at once, for one connection. */
  readonly rate: number;
  readonly burst: number;
  /** The same for all connections of one account. */
  readonly accountRate: number;
  readonly accountBurst: number;
  /** The same for all connections of one address: guests cost nothing, so that one account is no bound. */
  readonly addressRate: number;
  readonly addressBurst: number;
  /** Connections of one account, and of one address. */
  readonly sockets: number;
  readonly addressSockets: number;
  /** Bytes that may wait for a client that reads slowly. */
  readonly backlog: number;
  /** Milliseconds that a client has to read why its connection ends. */
  readonly linger: number;
  /** Messages that are none, before the connection ends. */
  readonly malformed: number;
  /** Refused messages because of the rate, before the connection ends. */
  readonly hasty: number;
  /** Milliseconds between signs of life. */
  readonly heartbeat: number;
}

export const SOCKET_RATES: SocketLimits = {
  rate: 30,
  burst: 120,
  accountRate: 60,
  accountBurst: 300,
  addressRate: 300,
  addressBurst: 600,
  sockets: 20,
  addressSockets: 200,
  backlog: 1_048_576,
  linger: 1_000,
  malformed: 20,
  hasty: 200,
  heartbeat: 30_000,
};

/** A clock that nobody sets: the wall's may jump. Milliseconds. */
export const monotonic = (): number => performance.now();

/** Tokens that come back with time, up to a burst. */
export class Bucket {
  private tokens: number;
  private at: number;

  constructor(
    private readonly rate: number,
    private readonly burst: number,
    private readonly now: () => number = monotonic,
  ) {
    this.tokens = burst;
    this.at = now();
  }

  private get left(): number {
    const now = this.now();
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.at) * this.rate) / 1000);
    this.at = now;
    return this.tokens;
  }

  get isFull(): boolean {
    return this.left >= this.burst;
  }

  has(cost: number): boolean {
    return this.left >= cost;
  }

  take(cost: number): void {
    this.tokens -= cost;
  }
}

/** Takes the cost from every bucket, if each has it; otherwise from none. */
export function takeFromAll(buckets: readonly Bucket[], cost: number): boolean {
  for (const bucket of buckets) if (!bucket.has(cost)) return false;
  for (const bucket of buckets) bucket.take(cost);
  return true;
}

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
