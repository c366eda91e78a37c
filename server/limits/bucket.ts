import { systemTime } from '../time.js';

/** Tokens that come back with time, up to a burst. */
export class Bucket {
  private tokens: number;
  private at: number;

  constructor(
    private readonly rate: number,
    private readonly burst: number,
    private readonly now: () => number = systemTime.steady,
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

  /** Milliseconds until it has the cost; for ever, if it never will. */
  wait(cost: number): number {
    if (cost > this.burst) return Number.POSITIVE_INFINITY;
    return Math.max(0, ((cost - this.left) * 1000) / this.rate);
  }
}

/** Takes the cost from every bucket, if each has it; otherwise from none. */
export function takeFromAll(buckets: readonly Bucket[], cost: number): boolean {
  for (const bucket of buckets) if (!bucket.has(cost)) return false;
  for (const bucket of buckets) bucket.take(cost);
  return true;
}
