/** How much a connection and an account may send. */
export interface SocketLimits {
  /** Messages a second, and how many may come at once, for one connection. */
  readonly rate: number;
  readonly burst: number;
  /** The same for all connections of one account. */
  readonly accountRate: number;
  readonly accountBurst: number;
  /** Connections of one account. */
  readonly sockets: number;
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
  sockets: 20,
  backlog: 1_048_576,
  linger: 1_000,
  malformed: 20,
  hasty: 200,
  heartbeat: 30_000,
};

/** A bucket of tokens that fills with time. */
export interface Bucket {
  tokens: number;
  at: number;
}

/** Takes tokens if there are enough. */
export function takeTokens(bucket: Bucket, cost: number, rate: number, burst: number, now: number): boolean {
  bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) * rate) / 1000);
  bucket.at = now;
  if (bucket.tokens < cost) return false;
  bucket.tokens -= cost;
  return true;
}
