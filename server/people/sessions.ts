import type { Database } from '../db/database.js';
import type { Account } from './accounts.js';
import { digest, newToken } from './secrets.js';
import type { Signature } from './signature.js';

/** A device on which somebody is signed in. */
export interface Session {
  /** Enough of the stored digest to name it among one's own; it opens nothing. */
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly current: boolean;
}

/** Who makes a request, and by which session. */
export interface Visitor {
  readonly account: Account;
  /** The digest of the token: names the session without opening it. */
  readonly session: string;
}

const DAY = 86_400_000;
export const SESSION_MS = 180 * DAY;
/** How stale "last seen" may be: not every request should write. */
const TOUCH_MS = 3_600_000;
const MOST_SESSIONS = 50;
const HANDLE = 16;
/** Sessions that are looked up by one query: others have their turn in between. */
const AT_ONCE = 500;

export interface Sessions {
  /** The signed token goes to the browser and is stored nowhere. */
  open(account: string, label: string): Promise<string>;
  /** Whose token it is. `renewed` tells that its life was prolonged, so that the cookie's can be too. */
  visitor(signed: string): Promise<{ readonly visitor: Visitor; readonly renewed: boolean } | null>;
  list(account: string, current: string): Promise<Session[]>;
  /** Ends a session of the account by its short id; the digest of the ended one, or null if there is none. */
  end(account: string, id: string): Promise<string | null>;
  /** Ends all of the account's sessions, but perhaps one; their digests. */
  endAll(account: string, except?: string): Promise<string[]>;
  /** Which of these digests name no session any more: they were ended, or have expired. */
  ended(ids: readonly string[]): Promise<string[]>;
  /** Removes what has expired. */
  sweep(): Promise<void>;
}

export function createSessions({ db }: Database, now: () => number, signature: Signature): Sessions {
  const digests = async (account: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('sessions')
      .select('id')
      .where('account', '=', account)
      .orderBy('seen_at', 'desc')
      .execute();
    return rows.map(({ id }) => id);
  };
  const remove = async (ids: readonly string[]): Promise<void> => {
    if (ids.length > 0) await db.deleteFrom('sessions').where('id', 'in', ids).execute();
  };

  return {
    async open(account, label) {
      const token = signature.sign(newToken());
      const time = now();
      await db
        .insertInto('sessions')
        .values({ id: digest(token), account, created_at: time, seen_at: time, expires_at: time + SESSION_MS, label })
        .execute();
      await remove((await digests(account)).slice(MOST_SESSIONS));
      return token;
    },

    async visitor(signed) {
      if (!signature.isOurs(signed)) return null;
      const id = digest(signed);
      const row = await db
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'sessions.account')
        .select(['accounts.id', 'accounts.name', 'sessions.seen_at', 'sessions.expires_at'])
        .where('sessions.id', '=', id)
        .executeTakeFirst();
      const time = now();
      if (row === undefined || Number(row.expires_at) <= time) return null;
      const renewed = Number(row.seen_at) + TOUCH_MS <= time;
      if (renewed) {
        const set = { seen_at: time, expires_at: time + SESSION_MS };
        await db.updateTable('sessions').set(set).where('id', '=', id).execute();
        await db.updateTable('accounts').set({ seen_at: time }).where('id', '=', row.id).execute();
      }
      return { visitor: { account: { id: row.id, name: row.name }, session: id }, renewed };
    },

    async list(account, current) {
      const rows = await db
        .selectFrom('sessions')
        .select(['id', 'label', 'created_at', 'seen_at'])
        .where('account', '=', account)
        .where('expires_at', '>', now())
        .orderBy('seen_at', 'desc')
        .execute();
      return rows.map((row) => ({
        id: row.id.slice(0, HANDLE),
        label: row.label,
        createdAt: Number(row.created_at),
        seenAt: Number(row.seen_at),
        current: row.id === current,
      }));
    },

    async end(account, id) {
      const found = (await digests(account)).find((digested) => digested.slice(0, HANDLE) === id);
      if (found === undefined) return null;
      await remove([found]);
      return found;
    },

    async endAll(account, except) {
      const ended = (await digests(account)).filter((id) => id !== except);
      await remove(ended);
      return ended;
    },

    async ended(ids) {
      const last = new Set<string>();
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        const rows = await db
          .selectFrom('sessions')
          .select('id')
          .where('id', 'in', ids.slice(at, at + AT_ONCE))
          .where('expires_at', '>', now())
          .execute();
        for (const { id } of rows) last.add(id);
      }
      return ids.filter((id) => !last.has(id));
    },

    async sweep() {
      await db.deleteFrom('sessions').where('expires_at', '<=', now()).execute();
    },
  };
}

/** A word for a device, from what its browser says of itself. */
export function deviceOf(userAgent: string | undefined): string {
  const agent = userAgent ?? '';
  const first = (names: readonly (readonly [RegExp, string])[]) => names.find(([sign]) => sign.test(agent))?.[1];
  const browser = first([
    [/Edg\//, 'Edge'],
    [/Firefox\//, 'Firefox'],
    [/OPR\//, 'Opera'],
    [/Chrom(e|ium)\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ]);
  const system = first([
    [/iPhone|iPad/, 'iOS'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac OS X/, 'macOS'],
    [/Linux/, 'Linux'],
  ]);
  return [browser, system].filter((word) => word !== undefined).join(', ') || 'unknown';
}
