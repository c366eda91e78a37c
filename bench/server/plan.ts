/** What a load generator is to do, and against whom. */
export interface Plan {
  readonly kind: 'ours' | 'bare' | 'boardgame.io';
  readonly game: 'mini' | 'elekt';
  readonly port: number;
  /** The process to watch. */
  readonly pid: number;
  readonly matches: number;
  readonly warmMs: number;
  readonly measureMs: number;
  /** Milliseconds between the decisions of a match; 0 is as fast as asked. */
  readonly paceMs: number;
}

/** What a load generator has measured. */
export interface Figures {
  readonly decisions: number;
  readonly perSecond: number;
  /** Milliseconds from sending a decision to the other player's update. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly serverCpu: number;
  readonly loadCpu: number;
  /** Cores that others used meanwhile. */
  readonly othersCores: number;
  readonly cpuPerDecision: number;
  readonly bytesPerDecision: number;
  /** Megabytes of the server before anybody connected, when all tables were up, and at the end. */
  readonly rss: { readonly idle: number; readonly joined: number; readonly end: number };
  readonly games: number;
  readonly errors: number;
}
