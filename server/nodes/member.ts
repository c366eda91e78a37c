import type pg from 'pg';
import { enter, patiently, Shut } from './gate.js';
import { LEASE_TIMES, LEAVE, type Lease, type LeaseTimes } from './lease.js';

/** The version of the rules of each game that a node has. */
export type Rules = { readonly [game: string]: number };

/** What a node tells of itself, and wants to be told. */
export interface MemberOptions {
  /** New for each process, and never used again. */
  readonly node: string;
  /** How people call it. */
  readonly name: string;
  /** Whether it hears what nodes say to each other. */
  readonly hears: () => boolean;
  /** The version of each game that it has. */
  readonly rules?: Rules;
  readonly times?: LeaseTimes;
  /** Goes on as if its lease never ended: for tests that show what keeps its late writes out. */
  readonly careless?: boolean;
}

export interface MemberEvents {
  /** Others may have taken up its tables: what it knows of them is not to be used. */
  lapsed(): void;
  /** Another node has gone: it has left, or its lease is over. */
  gone(node: string): void;
}

/** One of the nodes that share a database. */
export interface Member extends Lease {
  /** Those that live besides this one, as far as it knows, and the rules that they have; of older ones nobody knows. */
  readonly others: ReadonlyMap<string, Rules>;
  /** Whether the others hear each other and this one does not. */
  readonly isCutOff: boolean;
  /** Milliseconds until the lease is over, if it is not renewed. */
  readonly left: number;
  /**
   * What a lease still has when its node, at which nobody listens either, counts as gone: it was not renewed for a while. A
   * wrong guess costs those who play there a look, nothing else. Milliseconds.
   */
  readonly hint: number;
  /** How far the clock of the database is ahead of the time of this process, in milliseconds. */
  readonly offset: number;
  /** How far the clock of the database is at least ahead of the clock that this machine shows; negative if it is behind. */
  readonly skew: number;
  listen(events: MemberEvents): void;
}

const JOIN = `insert into nodes (id, name, until, several, hears, schema, rules)
  select $1, $2, clock_timestamp() + $3 * interval '1 millisecond', 1, $4, $5, $6
  where not exists (select from nodes where several = 0)`;
const RENEW = `with mine as (
    update nodes set until = clock_timestamp() + $2 * interval '1 millisecond', hears = $3 where id = $1 returning id)
  select (select count(*) from mine) as kept, (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
    coalesce(array_agg(id order by id) filter (where id <> $1), '{}') as others,
    coalesce(array_agg(rules order by id) filter (where id <> $1), '{}') as rules,
    coalesce(bool_or(hears = 1) filter (where id <> $1), false) as others_hear
  from nodes where until >= clock_timestamp()`;

interface Renewed {
  readonly kept: number;
  readonly now: number;
  readonly others: readonly string[];
  readonly rules: readonly (string | null)[];
  readonly others_hear: boolean;
}

/** A clock is brought nearer to that of the database by at most so many milliseconds a renewal: it never runs back. */
const SLEW = 5;

/**
 * Joins those that share a database. The lease decides when others may take up the tables of this node; it counts by the
 * database's clock for them, and for the node itself by its own from before each renewal was sent, so it is over here
 * first. Whether a write is right is not the lease's to say (`tables/write-postgres.ts`).
 */
export async function joinNodes(pool: pg.Pool, options: MemberOptions, schema: number): Promise<Member> {
  const { node, name, hears, careless = false, rules = {} } = options;
  const { lengthMs, renewMs } = options.times ?? LEASE_TIMES;
  let events: MemberEvents = { lapsed() {}, gone() {} };
  let until = 0;
  let others: ReadonlyMap<string, Rules> = new Map();
  let isCutOff = false;
  let offset: number | null = null;
  let skew = 0;
  let hasLapsed = false;

  const lapse = () => {
    if (hasLapsed || careless) return;
    hasLapsed = true;
    events.lapsed();
  };

  const join = async (): Promise<void> => {
    const sent = performance.now();
    const values = [node, name, lengthMs, hears() ? 1 : 0, schema, JSON.stringify(rules)];
    if (!(await enter(pool, schema, JOIN, values)))
      throw new Shut('another server uses this database, and it does so alone: it was started without NATS_URL');
    until = sent + lengthMs;
  };

  /** Half of the way there and back is taken for the way back. */
  const compare = (now: number, sent: number, came: number): void => {
    const way = (came - sent) / 2;
    const shown = now + way - Date.now();
    skew = Math.sign(shown) * Math.max(0, Math.abs(shown) - way); // as much of it as is certain
    const ahead = now + way - (performance.timeOrigin + came);
    offset = offset === null ? ahead : offset + Math.max(-SLEW, Math.min(SLEW, ahead - offset));
  };

  const renew = async (): Promise<void> => {
    const sent = performance.now();
    if (sent >= until) lapse();
    const { rows } = await pool.query<Renewed>({
      name: 'renew',
      text: RENEW,
      values: [node, lengthMs, hears() ? 1 : 0],
    });
    const [row] = rows;
    if (performance.now() >= until) lapse(); // it was away while it asked
    if (row!.kept === 0) {
      lapse();
      await join();
    } else until = sent + lengthMs;
    hasLapsed = false;
    compare(row!.now, sent, performance.now());
    isCutOff = row!.others_hear && !hears();
    const before = others;
    others = new Map(row!.others.map((other, i) => [other, rulesOf(row!.rules[i])]));
    for (const other of before.keys()) if (!others.has(other)) events.gone(other);
  };

  let lose: (why: string) => void;
  const lost = new Promise<string>((resolve) => {
    lose = resolve;
  });
  await patiently(join, lengthMs + renewMs, renewMs / 4);
  await renew();
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    if (performance.now() >= until) lapse(); // also while the database does not answer
    running ??= renew()
      .catch((error: unknown) => {
        if (error instanceof Shut) {
          clearInterval(timer);
          lose(error.message);
        } // otherwise it is tried again in a second; meanwhile the lease runs out
      })
      .finally(() => {
        running = null;
      });
  }, renewMs);
  timer.unref();

  return {
    node,
    lost,
    hint: lengthMs / 2,
    holds: () => careless || (performance.now() < until && !hasLapsed),
    get others() {
      return others;
    },
    get isCutOff() {
      return isCutOff;
    },
    get left() {
      return Math.max(0, until - performance.now());
    },
    get offset() {
      return offset ?? 0;
    },
    get skew() {
      return skew;
    },
    listen(to) {
      events = to;
    },
    async release() {
      clearInterval(timer);
      await running;
      await pool.query(LEAVE, [node]).catch(() => {}); // then it ends by itself
    },
  };
}

const rulesOf = (text: string | null | undefined): Rules =>
  typeof text === 'string' ? (JSON.parse(text) as Rules) : {};
