import type { LineLimits } from './turns.js';

/** How much a connection, an account and an address may send. Rates and bursts are counted in tokens (see `costs.ts`). */
export interface SocketLimits extends LineLimits {
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
  /** The same for all connections of an account, or of an address; so many of them come back in a second. */
  readonly sharedHasty: number;
  readonly hastyRate: number;
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
  hasty: 100,
  sharedHasty: 200,
  hastyRate: 10,
  time: 200,
  timeSaved: 400,
  waiting: 256,
  heartbeat: 30_000,
};
