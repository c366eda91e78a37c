import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/database.js';
import { browser, openHouse } from '../testing/house.js';
import { newToken } from './secrets.js';
import { createSessions } from './sessions.js';
import { createSignature, sessionKey } from './signature.js';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ path: ':memory:' });
});
afterAll(() => database.close());

describe('a signed session', () => {
  test('is known as ours; forged, cut or signed with another key it is not', async () => {
    const ours = createSignature(await sessionKey(database));
    const token = newToken();
    const signed = ours.sign(token);
    expect(ours.isOurs(signed)).toBe(true);
    const [, signature] = signed.split('.') as [string, string];
    const forged = [
      token,
      `${token}.`,
      `.${signature}`,
      `${newToken()}.${signature}`,
      `${token}.${newToken()}`,
      signed.slice(0, -1),
      `${signed}=`,
      `${signed}.${signature}`,
      signed.toUpperCase(),
      createSignature(await sessionKey(database, 'another secret of an operator!!!')).sign(token),
      '',
    ];
    for (const one of forged) expect(ours.isOurs(one), one).toBe(false);
  });

  test('stays ours after a restart, and with the same secret on another machine', async () => {
    const signed = createSignature(await sessionKey(database)).sign('a');
    expect(createSignature(await sessionKey(database)).isOurs(signed)).toBe(true);
    const other = await openDatabase({ path: ':memory:' });
    expect(createSignature(await sessionKey(other)).isOurs(signed)).toBe(false);
    const secret = 'the secret of an operator, long enough';
    const shared = createSignature(await sessionKey(database, secret)).sign('a');
    expect(createSignature(await sessionKey(other, secret)).isOurs(shared)).toBe(true);
    await other.close();
  });
});

test('what is not ours is refused without asking the database', async () => {
  const closed = await openDatabase({ path: ':memory:' });
  const ours = createSignature(await sessionKey(closed));
  const sessions = createSessions(closed, Date.now, ours);
  await closed.close();
  expect(await sessions.visitor(`${newToken()}.${newToken()}`)).toBeNull();
  await expect(sessions.visitor(ours.sign(newToken()))).rejects.toThrow();
});

test('a cookie that is not ours is a visit of nobody, who can come in anew', async () => {
  const house = await openHouse();
  try {
    const mara = browser(house.app);
    await mara.ask('POST', '/api/guest', { name: 'Mara' });
    const [token, signature] = mara.token.split('.') as [string, string];
    expect((await mara.ask('GET', '/api/me')).body.account.name).toBe('Mara');
    // The session is stored under the digest of what was signed: even so, only the whole opens it.
    for (const cookie of [
      token,
      `${token}.${newToken()}`,
      `${newToken()}.${signature}`,
      `${token}.${signature.slice(1)}`,
    ]) {
      const other = browser(house.app);
      const headers = { cookie: `tabula=${cookie}` };
      expect((await other.ask('GET', '/api/me', undefined, { headers })).body).toEqual({ account: null });
      expect((await other.ask('GET', '/api/sessions', undefined, { headers })).status).toBe(401);
      expect((await other.ask('POST', '/api/guest', { name: 'Lena' }, { headers })).status).toBe(201);
    }
  } finally {
    await house.close();
  }
});
