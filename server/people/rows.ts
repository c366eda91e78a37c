import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import { CHALLENGE_MS, type Challenges } from './challenges.js';
import { type Guard, type PeopleLimits, type Slowness, slownessOfNames } from './guard.js';
import type { Rate } from './limits.js';
import { PROOF_MS, type Proofs } from './proofs.js';
import { digest } from './secrets.js';

/**
 * What one process remembers of people, as rows where several nodes have to remember it together: whoever is slowed down
 * at one is at all of them, and what one has asked for another can take.
 */

type Db = Pick<Database, 'db'>;

/** Of an address nothing can be read here; the same one is found again. */
const keyOf = (what: string, who: string): string => digest(`${what} ${who}`);

/** How long to wait after so many failures, in SQL. */
const pauseAfter = (count: ReturnType<typeof sql>, { free, first, most }: Slowness) =>
  sql`case when ${count} <= ${free}::bigint then 0
    else least(${most}::float8, ${first}::float8 * power(2, least(${count} - ${free}::bigint - 1, 40))) end::bigint`;

export function createGuardRows({ db }: Db, limits: PeopleLimits, now: () => number): Guard {
  /** Counts a failure, unless it has to wait: how long. One statement, so that many at once are counted one by one. */
  const fail = async (key: string, slowness: Slowness): Promise<number> => {
    const at = now();
    const count = sql`(case when t.forget <= ${at}::bigint then 1 else t.count + 1 end)`;
    const pause = pauseAfter(count, slowness);
    const first = pauseAfter(sql`1::bigint`, slowness);
    const keep = slowness.most * 4;
    const { rows } = await sql<{ key: string }>`
      insert into throttles as t (key, count, until, forget)
      values (${key}, 1, ${at}::bigint + ${first}, ${at}::bigint + ${keep}::bigint)
      on conflict (key) do update set count = ${count}, until = ${at}::bigint + ${pause}, forget = ${at}::bigint + ${keep}::bigint
      where t.until <= ${at}::bigint or t.forget <= ${at}::bigint
      returning key`.execute(db);
    return rows.length === 1 ? 0 : wait(key, at);
  };

  const wait = async (key: string, at: number): Promise<number> => {
    const row = await db.selectFrom('throttles').select('until').where('key', '=', key).executeTakeFirst();
    return Math.max(1, (row?.until ?? at) - at);
  };

  const forgive = async (key: string, count: number): Promise<void> => {
    const at = now();
    await sql`update throttles set count = greatest(0, count - ${count}::bigint), until = ${at}::bigint
      where key = ${key}`.execute(db);
  };

  /** As many at once as the rate says, and then one after the other: `until` is when all of them are granted again. */
  const grant = async (key: string, { burst, every }: Rate): Promise<number> => {
    const at = now();
    const { rows } = await sql<{ key: string }>`
      insert into throttles as t (key, count, until, forget) values (${key}, 0, ${at + every}::bigint, ${at + every}::bigint)
      on conflict (key) do update set until = greatest(t.until, ${at}::bigint) + ${every}::bigint,
        forget = greatest(t.until, ${at}::bigint) + ${every}::bigint
      where greatest(t.until, ${at}::bigint) + ${every}::bigint <= ${at + burst * every}::bigint
      returning key`.execute(db);
    return rows.length === 1 ? 0 : Math.max(1, (await wait(key, at)) + every - burst * every);
  };

  return {
    async attempt(address, name) {
      const [byAddress, byName] = [keyOf('address', address), keyOf('name', name)];
      const far = await fail(byAddress, limits.signIn);
      if (far > 0) return far;
      const near = await fail(byName, slownessOfNames(limits));
      if (near > 0) await forgive(byAddress, 1); // it was not tried
      return near;
    },
    async succeeded(address, name) {
      const gone = await db
        .deleteFrom('throttles')
        .where('key', '=', keyOf('name', name))
        .where('forget', '>', now())
        .returning('count')
        .executeTakeFirst();
      await forgive(keyOf('address', address), gone?.count ?? 1);
    },
    guest: (address) => grant(keyOf('guest', address), limits.guests),
    change: (account) => grant(keyOf('change', account), limits.changes),
    async sweep() {
      await db.deleteFrom('throttles').where('forget', '<=', now()).execute();
      await db.deleteFrom('challenges').where('until', '<=', now()).execute();
    },
  };
}

export const createChallengeRows = ({ db }: Db, now: () => number): Challenges => ({
  async issue(purpose) {
    const challenge = randomBytes(32).toString('base64url');
    await db
      .insertInto('challenges')
      .values({ challenge, purpose, until: now() + CHALLENGE_MS })
      .execute();
    return challenge;
  },
  async redeem(challenge, purpose) {
    const found = await db
      .deleteFrom('challenges')
      .where('challenge', '=', challenge)
      .returning(['purpose', 'until'])
      .executeTakeFirst();
    return found !== undefined && found.purpose === purpose && found.until > now();
  },
});

export const createProofRows = ({ db }: Db, now: () => number): Proofs => ({
  async note(session) {
    await db
      .updateTable('sessions')
      .set({ proved_until: now() + PROOF_MS })
      .where('id', '=', session)
      .execute();
  },
  async isFresh(session) {
    const row = await db.selectFrom('sessions').select('proved_until').where('id', '=', session).executeTakeFirst();
    return (row?.proved_until ?? 0) > now();
  },
});
