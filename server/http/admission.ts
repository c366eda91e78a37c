import { Bucket } from '../limits/bucket.js';

/** As much of a request as says what it will cost. */
export interface Asked {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
}

/** Whether a request is heard: 'yes', after so many milliseconds, or not even answered. */
export type Admitted = 'yes' | 'shut-out' | number;

/** The largest body, in bytes. */
export const BODY = 65_536;
/** Bytes of a body that cost one token. A token is at most a millisecond of the server's time. */
const PIECE = 1_024;

/** What costs more than its size says. All else is one token. */
const COSTS: { readonly [route: string]: number } = {
  'POST /api/guest': 5,
  'POST /api/sign-in': 5,
  'POST /api/words': 3,
  'PUT /api/me/password': 5,
  'PATCH /api/me': 10,
  'GET /api/me/export': 20,
  'DELETE /api/me': 20,
};
/** Files of the page, which are kept once they were fetched. A table takes a hundred of them, and friends come together. */
const FILE = /^\/assets\//;
const FILE_COST = 0.2;
/** Asked for often and by machines: these have an allowance of their own, which visitors of the page cannot use up. */
const HEALTH = /^\/(healthz|readyz|metrics)(\?|$)/;
const HEALTH_RATE = 20;
const HEALTH_BURST = 60;
/** Refusals that an address is told, and how fast it may go on; beyond that it is shut out. */
const TOLD = 100;
const TOLD_RATE = 2;
/** More addresses than this are not kept: the oldest go, so that many cannot fill the memory. */
const MOST_ADDRESSES = 50_000;

/** What a request costs is known from its first lines, and paid before anything else is read or done. */
export function costOf({ method = 'GET', url = '/', headers }: Asked): number {
  const [path = '/'] = url.split('?', 1);
  const plain = method === 'GET' && FILE.test(path) ? FILE_COST : 1;
  return (COSTS[`${method} ${path}`] ?? plain) + Math.ceil(bodyOf(headers) / PIECE);
}

function bodyOf(headers: Asked['headers']): number {
  if (headers['transfer-encoding'] !== undefined) return BODY; // it does not say how much will come
  const size = Number(headers['content-length'] ?? 0);
  return Number.isFinite(size) ? Math.min(Math.max(0, size), BODY) : BODY;
}

interface Visitor {
  readonly page: Bucket;
  readonly health: Bucket;
  readonly told: Bucket;
}

/** Counts the requests of each address: `perMinute` tokens a minute, a third of them at once. */
export function createAdmission(perMinute: number, now: () => number) {
  const visitors = new Map<string, Visitor>();
  const visitorAt = (address: string): Visitor => {
    const known = visitors.get(address);
    const visitor = known ?? {
      page: new Bucket(perMinute / 60, Math.max(1, perMinute / 3), now),
      health: new Bucket(HEALTH_RATE, HEALTH_BURST, now),
      told: new Bucket(TOLD_RATE, TOLD, now),
    };
    visitors.delete(address);
    visitors.set(address, visitor); // the last one to come is the last one to go
    if (visitors.size > MOST_ADDRESSES)
      for (const oldest of visitors.keys()) {
        visitors.delete(oldest);
        break;
      }
    return visitor;
  };
  return (address: string, asked: Asked): Admitted => {
    const { page, health, told } = visitorAt(address);
    const isHealth = HEALTH.test(asked.url ?? '');
    const bucket = isHealth ? health : page;
    const cost = isHealth ? 1 : Math.min(costOf(asked), Math.max(1, perMinute / 3));
    const wait = bucket.wait(cost);
    if (wait === 0) {
      bucket.take(cost);
      return 'yes';
    }
    if (!told.has(1)) return 'shut-out';
    told.take(1);
    return wait;
  };
}
