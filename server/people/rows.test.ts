import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../db/database.js';
import { withPostgres } from '../testing/backed.js';
import { CHALLENGE_MS } from './challenges.js';
import { createGuard, type Guard, type PeopleLimits } from './guard.js';
import { PROOF_MS } from './proofs.js';
import { createChallengeRows, createGuardRows, createProofRows } from './rows.js';

const postgres = withPostgres();

const LIMITS: PeopleLimits = {
  guests: { burst: 3, every: 1_000 },
  changes: { burst: 2, every: 500 },
  signIn: { free: 5, first: 1_000, most: 60_000 },
};

describe('what nodes remember of people together', () => {
  let database: Database;
  let time = 1_800_000_000_000;
  const now = () => time;
  beforeEach(async (context) => {
    database = await openDatabase({ url: await postgres.fresh(context) });
  });
  afterEach(async () => {
    await database?.close();
  });
  const guard = () => createGuardRows(database, LIMITS, now);

  it('slows down whoever guesses at one and then at the other', async () => {
    const [one, two] = [guard(), guard()];
    for (let i = 0; i < 6; i++) expect(await (i % 2 === 0 ? one : two).attempt('there', 'mara')).toBe(0);
    expect(await one.attempt('there', 'mara')).toBe(1_000);
    expect(await two.attempt('there', 'mara')).toBe(1_000);
    expect(await two.attempt('elsewhere', 'mara')).toBe(1_000);
    expect(await two.attempt('elsewhere', 'nobody else')).toBe(0);
  });

  it('lets no more through of many at once', async () => {
    const guards = [guard(), guard()];
    const waits = await Promise.all(Array.from({ length: 20 }, (_, i) => guards[i % 2]!.attempt('there', `name ${i}`)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(6);
  });

  it('has what is granted, refused and forgiven as one process has it', async () => {
    const rows = guard();
    const memory = createGuard(LIMITS, now);
    const both = async (what: (guard: Guard) => Promise<unknown>) =>
      expect(await what(rows)).toEqual(await what(memory));
    const steps = ['a', 'b'].flatMap((name) => Array.from({ length: 8 }, () => name));
    for (const name of steps) {
      await both((on) => on.attempt('there', name));
      time += 700;
    }
    await both((on) => on.succeeded('there', 'a'));
    for (let i = 0; i < 12; i++) {
      await both((on) => on.attempt(`from ${i}`, 'c'));
      time += 9_000;
    }
    for (let i = 0; i < 8; i++) {
      await both((on) => on.guest('there'));
      await both((on) => on.change('mara'));
      time += 300;
    }
    time += 1_000_000;
    await rows.sweep();
    expect(await database.db.selectFrom('throttles').selectAll().execute()).toEqual([]);
    await both((on) => on.attempt('there', 'a'));
  });

  it('keeps no address that could be read', async () => {
    await guard().attempt('203.0.113.7', 'mara');
    const rows = await database.db.selectFrom('throttles').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|mara/);
  });

  it('takes a challenge of another node, once, for its purpose, for a while', async () => {
    const [one, two] = [createChallengeRows(database, now), createChallengeRows(database, now)];
    const first = await one.issue('enter');
    const taken = await Promise.all([one, two, two].map((at) => at.redeem(first, 'enter')));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await two.redeem(await one.issue('enter'), 'add')).toBe(false);
    const late = await one.issue('enter');
    time += CHALLENGE_MS;
    expect(await two.redeem(late, 'enter')).toBe(false);
  });

  it('believes for a while what somebody has shown at another node', async () => {
    const account = { id: 'a', name: 'Mara', name_key: null, look: null, password: null, created_at: 1, seen_at: 1 };
    await database.db.insertInto('accounts').values(account).execute();
    const session = { id: 's', account: 'a', created_at: 1, seen_at: 1, expires_at: 1, label: '' };
    await database.db.insertInto('sessions').values(session).execute();
    const [one, two] = [createProofRows(database, now), createProofRows(database, now)];
    expect(await two.isFresh('s')).toBe(false);
    await one.note('s');
    expect(await two.isFresh('s')).toBe(true);
    time += PROOF_MS;
    expect(await two.isFresh('s')).toBe(false);
  });
});
