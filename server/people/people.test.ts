import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Database, type DatabasePlace, openDatabase } from '../db/database.js';
import { startPostgres, type TestPostgres } from '../testing/postgres.js';
import { forget } from './forget.js';
import { PEOPLE_LIMITS, type PeopleLimits } from './guard.js';
import { createPager } from './pages.js';
import { createPeople, type People } from './people.js';
import { PROOF_MS } from './proofs.js';
import { digest } from './secrets.js';
import { SESSION_MS, type Visitor } from './sessions.js';
import { createSignature, sessionKey } from './signature.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }); // hashing is dear, and the machine may be busy

const caller = { address: '10.0.0.1', device: 'Firefox, Linux' };
const open: Database[] = [];
let postgres: TestPostgres | null = null;
let place: () => Promise<DatabasePlace>;

beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres?.stop(), 60_000);

interface House {
  readonly people: People;
  readonly database: Database;
  pass(ms: number): void;
}

async function house(limits?: PeopleLimits): Promise<House> {
  const database = await openDatabase(await place());
  open.push(database);
  let time = 1_800_000_000_000;
  return {
    database,
    people: createPeople(
      database,
      { wall: () => time, steady: () => time },
      createSignature(await sessionKey(database)),
      limits,
    ),
    pass: (ms) => {
      time += ms;
    },
  };
}

afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

async function guest(people: People, name: string) {
  const entered = await people.guest(name, caller);
  if (!entered.ok) throw new Error(entered.error.message);
  const found = await people.sessions.visitor(entered.value.token);
  return { ...entered.value, visitor: found!.visitor };
}

/** Gives a guest a password; who they are then, by the session they go on with. */
async function secured(people: People, mara: Awaited<ReturnType<typeof guest>>, password: string) {
  const outcome = await people.setPassword(mara.visitor, password);
  if (!outcome.ok || outcome.value.token === null) throw new Error('not secured');
  const { token } = outcome.value;
  const found = await people.sessions.visitor(token);
  return { account: mara.account, token, visitor: found!.visitor };
}

describe.each(['SQLite', 'PostgreSQL'])('%s', (kind) => {
  beforeEach(({ skip }) => {
    if (kind === 'PostgreSQL' && postgres === null) skip('PostgreSQL did not start');
    place = async () =>
      kind === 'PostgreSQL' && postgres !== null ? { url: await postgres.fresh() } : { path: ':memory:' };
  });

  describe('guests and sessions', () => {
    test('a guest has an account and a session; only the digest of the token is stored', async () => {
      const { people, database } = await house();
      const { token, account, visitor } = await guest(people, 'Mara');
      expect(visitor).toEqual({ account: { id: account.id, name: 'Mara' }, session: digest(token) });
      const stored = JSON.stringify([
        await database.db.selectFrom('sessions').selectAll().execute(),
        await database.db.selectFrom('accounts').selectAll().execute(),
      ]);
      expect(stored).toContain(digest(token));
      expect(stored).not.toContain(token);
    });
    test('a made-up token opens nothing', async () => {
      const { people } = await house();
      await guest(people, 'Mara');
      expect(await people.sessions.visitor('x'.repeat(43))).toBeNull();
    });
    test('a session ends after its time, and lives on while it is used', async () => {
      const { people, pass } = await house();
      const used = await guest(people, 'Mara');
      const unused = await guest(people, 'Lena');
      pass(SESSION_MS - 1);
      expect(await people.sessions.visitor(used.token)).toMatchObject({ renewed: true });
      pass(1);
      expect(await people.sessions.visitor(used.token)).toMatchObject({ renewed: false });
      expect(await people.sessions.visitor(unused.token)).toBeNull();
      const both = [used, unused].map(({ token }) => digest(token));
      expect(await people.sessions.ended(both)).toEqual([digest(unused.token)]);
      await people.sessions.sweep();
      expect(await people.sessions.list(used.account.id, '')).toHaveLength(1);
      expect(await people.sessions.ended(both)).toEqual([digest(unused.token)]);
      expect(await people.sessions.ended([])).toEqual([]);
      const many = Array.from({ length: 1_100 }, (_, i) => `nobody ${i}`);
      expect(await people.sessions.ended([...many, ...both])).toEqual([...many, digest(unused.token)]);
    });
    test('guests from one address are limited', async () => {
      const { people, pass } = await house({
        guests: { burst: 2, every: 1000 },
        changes: { burst: 9, every: 1 },
        signIn: { free: 9, first: 1, most: 1 },
      });
      await guest(people, 'One');
      await guest(people, 'Two');
      expect(await people.guest('Three', caller)).toMatchObject({
        ok: false,
        error: { code: 'too-many', retryAfter: 1 },
      });
      expect(await people.guest('Four', { ...caller, address: '10.0.0.2' })).toMatchObject({ ok: true });
      pass(1000);
      expect(await people.guest('Three', caller)).toMatchObject({ ok: true });
    });
    test('the number of sessions of an account is bounded, the longest unseen go first', async () => {
      const { people, pass } = await house();
      const first = await guest(people, 'Mara');
      for (let i = 0; i < 50; i++) {
        pass(1);
        await people.sessions.open(first.account.id, 'x');
      }
      expect(await people.sessions.visitor(first.token)).toBeNull();
      expect(await people.sessions.list(first.account.id, '')).toHaveLength(50);
    });
    test('only the own sessions can be ended', async () => {
      const { people } = await house();
      const mara = await guest(people, 'Mara');
      const lena = await guest(people, 'Lena');
      const [session] = await people.sessions.list(lena.account.id, '');
      expect(await people.sessions.end(mara.account.id, session!.id)).toBeNull();
      expect(await people.sessions.visitor(lena.token)).not.toBeNull();
      expect(await people.sessions.end(lena.account.id, session!.id)).toBe(digest(lena.token));
      expect(await people.sessions.visitor(lena.token)).toBeNull();
    });
  });

  describe('secured names', () => {
    const password = 'kein Hund bellt hier';

    test('a password secures the name and opens the account elsewhere', async () => {
      const { people, database } = await house();
      const mara = await guest(people, 'Mara');
      await secured(people, mara, password);
      const stored = await database.db.selectFrom('accounts').select('password').executeTakeFirstOrThrow();
      expect(stored.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      const entered = await people.signIn(' mARA', password, caller);
      expect(entered).toMatchObject({ ok: true, value: { account: { id: mara.account.id, name: 'Mara' } } });
    });
    test('nobody else can take or secure it, whatever the case', async () => {
      const { people } = await house();
      const first = await guest(people, 'Mara');
      const twin = await guest(people, 'mara');
      const mara = await secured(people, first, password);
      const taken = { ok: false, error: { code: 'name-taken' } };
      expect(await people.guest('MARA', caller)).toMatchObject(taken);
      expect(await people.setPassword(twin.visitor, password)).toMatchObject(taken);
      const other = await guest(people, 'Lena');
      expect(await people.rename(other.visitor, 'Mara')).toMatchObject(taken);
      expect(await people.rename(mara.visitor, 'MARA')).toMatchObject({ ok: true });
      expect(await people.rename(mara.visitor, 'Nora')).toMatchObject({ ok: true });
      expect(await people.rename(other.visitor, 'Mara')).toMatchObject({ ok: true });
    });
    test('nor can what looks like it be taken or secured', async () => {
      const { people } = await house();
      const mara = await guest(people, 'Mara');
      const twin = await guest(people, 'M\u0430ra');
      await secured(people, mara, password);
      const alike = { ok: false, error: { code: 'name-alike' } };
      expect(await people.guest('\u041cara', caller)).toMatchObject(alike);
      expect(await people.setPassword(twin.visitor, password)).toMatchObject(alike);
      const other = await guest(people, 'Lena');
      expect(await people.rename(other.visitor, 'M\u0430r\u0430')).toMatchObject(alike);
      expect(await people.rename(other.visitor, 'Clara')).toMatchObject({ ok: true });
    });
    test('a wrong password, a name without one and no such name get the same answer', async () => {
      const { people } = await house();
      const mara = await guest(people, 'Mara');
      await guest(people, 'Guest');
      await people.setPassword(mara.visitor, password);
      const answers = [
        await people.signIn('Mara', 'something else', caller),
        await people.signIn('Guest', password, caller),
        await people.signIn('Nobody', password, caller),
      ];
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toMatchObject({ ok: false, error: { code: 'sign-in-failed' } });
    });
    test('guessing slows down, for an address and for a name, also with the right password', async () => {
      const { people, pass } = await house({
        guests: { burst: 9, every: 1 },
        changes: { burst: 9, every: 1 },
        signIn: { free: 1, first: 5000, most: 60_000 },
      });
      const mara = await guest(people, 'Mara');
      await people.setPassword(mara.visitor, password);
      const slowed = { ok: false, error: { code: 'too-many', retryAfter: 5 } };
      await people.signIn('Mara', 'wrong', caller);
      await people.signIn('Mara', 'wrong', caller);
      expect(await people.signIn('Mara', password, caller)).toMatchObject(slowed);
      expect(await people.signIn('Other', password, caller)).toMatchObject(slowed);
      expect(await people.signIn('Mara', password, { ...caller, address: '10.9.9.9' })).toMatchObject(slowed);
      pass(5000);
      expect(await people.signIn('Mara', password, caller)).toMatchObject({ ok: true });
    });
    test('many guesses at once are no way around the wait', async () => {
      const { people } = await house();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) => people.signIn('Mara', `guess ${i}`, caller)),
      );
      const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.error.code));
      expect(codes.filter((code) => code === 'sign-in-failed')).toHaveLength(6);
      expect(codes.filter((code) => code === 'too-many')).toHaveLength(14);
    });
    test('nor is signing in oneself in between', async () => {
      const { people } = await house({ ...PEOPLE_LIMITS, signIn: { free: 2, first: 5000, most: 60_000 } });
      const eve = await guest(people, 'Eve');
      await people.setPassword(eve.visitor, password);
      const codes: string[] = [];
      for (const name of ['Ada', 'Bob', 'Eve', 'Kim', 'Lee']) {
        const answer = await people.signIn(name, password, caller);
        codes.push(answer.ok ? 'ok' : answer.error.code);
      }
      expect(codes).toEqual(['sign-in-failed', 'sign-in-failed', 'ok', 'sign-in-failed', 'too-many']);
    });
    test.each<[string, (house: House, mara: Visitor, old: string) => Promise<unknown>]>([
      ['changed', ({ people }, mara, old) => people.setPassword(mara, 'ein anderer Satz', old)],
      ['given up with its account', ({ database }, { account }) => forget(database, account.id, createPager())],
    ])('a password that is %s while it is looked at opens nothing', async (_what, change) => {
      const at = await house();
      const { people, database } = at;
      const mara = await secured(people, await guest(people, 'Mara'), password);
      const { open: begin } = people.sessions;
      vi.spyOn(people.sessions, 'open').mockImplementationOnce(async (...session) => {
        await change(at, mara.visitor, password);
        return begin(...session);
      });
      expect(await people.signIn('Mara', password, caller)).toMatchObject({ error: { code: 'sign-in-failed' } });
      const left = await database.db.selectFrom('sessions').select('id').execute();
      expect(left.filter(({ id }) => id !== mara.visitor.session)).toEqual([]);
    });
    test('changing a password needs the old one and ends the other sessions', async () => {
      const { people } = await house();
      const mara = await secured(people, await guest(people, 'Mara'), password);
      const other = await people.signIn('Mara', password, caller);
      const next = 'ein ganz anderer Satz';
      expect(await people.setPassword(mara.visitor, next)).toMatchObject({
        ok: false,
        error: { code: 'wrong-password' },
      });
      expect(await people.setPassword(mara.visitor, next, 'wrong')).toMatchObject({ ok: false });
      if (!other.ok) throw new Error('no second session');
      expect(await people.setPassword(mara.visitor, next, password)).toEqual({
        ok: true,
        value: { ended: [digest(other.value.token)], token: null },
      });
      expect(await people.sessions.visitor(other.value.token)).toBeNull();
      expect(await people.sessions.visitor(mara.token)).not.toBeNull();
      expect(await people.signIn('Mara', password, caller)).toMatchObject({ ok: false });
      expect(await people.signIn('Mara', next, caller)).toMatchObject({ ok: true });
    });
  });

  describe('an account that is secured', () => {
    const password = 'kein Hund bellt hier';

    test('is opened no more by the token that its guest had', async () => {
      const { people } = await house();
      const first = await guest(people, 'Mara');
      const mara = await secured(people, first, password);
      expect(mara.token).not.toBe(first.token);
      expect(await people.sessions.visitor(first.token)).toBeNull();
      expect(await people.sessions.list(mara.account.id, mara.visitor.session)).toMatchObject([
        { label: caller.device, current: true },
      ]);
    });
    test('is changed only shortly after its owner has shown who it is', async () => {
      const { people, pass } = await house();
      const mara = await secured(people, await guest(people, 'Mara'), password);
      expect(await people.rename(mara.visitor, 'Nora')).toMatchObject({ ok: true });
      pass(PROOF_MS);
      const first = { ok: false, error: { code: 'prove-first' } };
      expect(await people.rename(mara.visitor, 'Mara')).toMatchObject(first);
      expect(await people.mayChange(mara.visitor)).toMatchObject(first);
      expect(await people.prove(mara.visitor, 'a guess of somebody')).toMatchObject({ ok: false });
      expect(await people.rename(mara.visitor, 'Mara')).toMatchObject(first);
      expect(await people.prove(mara.visitor, password)).toMatchObject({ ok: true });
      expect(await people.rename(mara.visitor, 'Mara')).toMatchObject({ ok: true });
    });
  });
});
