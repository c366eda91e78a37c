import { afterEach, describe, expect, test, vi } from 'vitest';
import { PROOF_MS } from '../people/proofs.js';
import { digest } from '../people/secrets.js';
import { browser, type House, openHouse } from '../testing/house.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }); // hashing is dear, and the machine may be busy

let house: House;
afterEach(() => house.close());
const password = 'kein Hund bellt hier';

async function guest(name: string) {
  const someone = browser(house.app);
  const { status } = await someone.ask('POST', '/api/guest', { name });
  expect(status).toBe(201);
  return someone;
}

describe('guests', () => {
  test('one click: an account and a cookie that no script can read', async () => {
    house = await openHouse();
    const mara = browser(house.app);
    expect((await mara.ask('GET', '/api/me')).body).toEqual({ account: null });
    const { status, body, headers } = await mara.ask('POST', '/api/guest', { name: ' Mara ' });
    expect(status).toBe(201);
    expect(body.account).toMatchObject({ name: 'Mara', secured: false, password: false, passkeys: 0 });
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^tabula=[\w-]{43}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await mara.ask('GET', '/api/me')).body.account.name).toBe('Mara');
    expect((await mara.ask('POST', '/api/guest', { name: 'Again' })).body.error.code).toBe('signed-in');
  });
  test('with TLS the cookie is bound to this host and to TLS', async () => {
    house = await openHouse({ publicUrl: 'https://tabula.test', tls: true });
    const { headers } = await browser(house.app, 'https://tabula.test').ask('POST', '/api/guest', { name: 'Mara' });
    expect(String(headers['set-cookie'])).toMatch(/^__Host-tabula=.*; Secure;/);
  });
  test.each([
    [400, 'bad-request', {}],
    [400, 'bad-request', { name: 'Mara', admin: true }],
    [400, 'bad-request', { name: 7 }],
    [400, 'bad-request', []],
    [422, 'bad-name', { name: 'x' }],
  ])('%i %s for %j', async (status, code, body) => {
    house = await openHouse();
    const answer = await browser(house.app).ask('POST', '/api/guest', body);
    expect(answer).toMatchObject({ status, body: { error: { code } } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
  test('broken and large bodies are refused in our own words', async () => {
    house = await openHouse();
    const json = { headers: { 'content-type': 'application/json' } };
    const someone = browser(house.app);
    const broken = await someone.ask('POST', '/api/guest', undefined, { ...json, payload: '{"name": "geheim' });
    expect(broken).toMatchObject({ status: 400, body: { error: { code: 'bad-request' } } });
    expect(JSON.stringify(broken.body)).not.toContain('geheim');
    const large = await someone.ask('POST', '/api/guest', { name: 'x'.repeat(70_000) });
    expect(large).toMatchObject({ status: 413, body: { error: { code: 'too-large' } } });
    const poisoned = await someone.ask('POST', '/api/guest', undefined, {
      ...json,
      payload: '{"name": "Mara", "__proto__": {"admin": true}}',
    });
    expect(poisoned.status).toBe(400);
  });
  test('a browser that made too many is told when to come back', async () => {
    house = await openHouse({
      limits: {
        guests: { burst: 1, every: 60_000 },
        changes: { burst: 9, every: 1 },
        signIn: { free: 9, first: 1, most: 1 },
      },
    });
    await guest('Mara');
    const { status, headers } = await browser(house.app).ask('POST', '/api/guest', { name: 'Lena' });
    expect(status).toBe(429);
    expect(headers['retry-after']).toBe('60');
  });
});

describe('who is not signed in', () => {
  test.each([
    ['PATCH', '/api/me', { name: 'Mara' }],
    ['GET', '/api/me/export', undefined],
    ['DELETE', '/api/me', { name: 'Mara' }],
    ['PUT', '/api/me/password', { password }],
    ['GET', '/api/sessions', undefined],
    ['DELETE', '/api/sessions', undefined],
    ['DELETE', '/api/sessions/abc', undefined],
    ['POST', '/api/sign-out', {}],
    ['POST', '/api/passkeys/options', {}],
    ['GET', '/api/passkeys', undefined],
    ['DELETE', '/api/passkeys/abc', undefined],
  ] as const)('%s %s is refused', async (method, url, body) => {
    house = await openHouse();
    const answer = await browser(house.app).ask(method, url, body);
    expect(answer).toMatchObject({ status: 401, body: { error: { code: 'not-signed-in' } } });
  });
});

describe('name and password', () => {
  test('rename', async () => {
    house = await openHouse();
    const mara = await guest('Mara');
    const { body } = await mara.ask('PATCH', '/api/me', { name: 'Nora' });
    expect(body.account.name).toBe('Nora');
    expect(house.renamed).toEqual([[body.account.id, 'Nora', false]]);
    expect((await mara.ask('PATCH', '/api/me', { name: '' })).status).toBe(422);
    expect((await mara.ask('PATCH', '/api/me', { name: 'Nora', id: 'x' })).status).toBe(400);
  });
  test('secure it, sign in elsewhere, end that session from here', async () => {
    house = await openHouse();
    const desk = await guest('Mara');
    expect((await desk.ask('PUT', '/api/me/password', { password: 'short' })).status).toBe(422);
    expect((await desk.ask('PUT', '/api/me/password', {})).status).toBe(400);
    const before = desk.token;
    expect((await desk.ask('PUT', '/api/me/password', { password })).body).toEqual({ ended: 0 });
    expect(house.ended.splice(0)).toEqual([digest(before)]);
    expect((await desk.ask('GET', '/api/me')).body.account).toMatchObject({ secured: true, password: true });

    const phone = browser(house.app);
    expect((await phone.ask('POST', '/api/sign-in', { name: 'mara', password: 'nonsense!' })).status).toBe(401);
    expect((await phone.ask('POST', '/api/sign-in', { name: 'mara' })).status).toBe(400);
    const { status, body } = await phone.ask('POST', '/api/sign-in', { name: 'mara', password });
    expect(status).toBe(200);
    expect(body.account.name).toBe('Mara');

    const { sessions } = (await desk.ask('GET', '/api/sessions')).body;
    expect(sessions).toHaveLength(2);
    expect(JSON.stringify(sessions)).not.toContain(phone.token);
    const other = sessions.find((session: { current: boolean }) => !session.current);
    expect(other).toMatchObject({ label: 'Firefox, Linux' });
    expect((await desk.ask('DELETE', `/api/sessions/${other.id}`)).status).toBe(200);
    expect(house.ended).toEqual([digest(phone.token)]);
    expect((await phone.ask('GET', '/api/me')).body.account).toBeNull();
    expect((await desk.ask('DELETE', `/api/sessions/${other.id}`)).status).toBe(404);
    expect((await desk.ask('DELETE', '/api/sessions')).body).toEqual({ ended: 0 });
  });
  test('what a device left open must not do: rename, delete, put out others; but it may sign out', async () => {
    house = await openHouse();
    const desk = await guest('Mara');
    await desk.ask('PUT', '/api/me/password', { password });
    const phone = browser(house.app);
    await phone.ask('POST', '/api/sign-in', { name: 'mara', password });
    house.pass(PROOF_MS);
    const { sessions } = (await desk.ask('GET', '/api/sessions')).body;
    const other = sessions.find(({ current }: { current: boolean }) => !current).id;
    const changes = [
      ['PATCH', '/api/me', { name: 'Nora' }],
      ['DELETE', `/api/sessions/${other}`, undefined],
      ['DELETE', '/api/sessions', undefined],
      ['DELETE', '/api/me', { name: 'Mara' }],
    ] as const;
    for (const [method, url, body] of changes)
      expect(await desk.ask(method, url, body)).toMatchObject({
        status: 403,
        body: { error: { code: 'prove-first' } },
      });
    expect((await phone.ask('GET', '/api/me')).body.account.name).toBe('Mara');
    expect((await phone.ask('POST', '/api/sign-out', {})).status).toBe(200);
    expect((await desk.ask('POST', '/api/me/proof', { password })).status).toBe(200);
    for (const [method, url, body] of changes.filter(([, to]) => !to.includes(other)))
      expect((await desk.ask(method, url, body)).body.error?.code).toBe(
        url === '/api/me' && method === 'DELETE' ? 'not-confirmed' : undefined,
      );
  });
  test('a token that is replaced by signing in opens nothing any more', async () => {
    house = await openHouse();
    const desk = await guest('Mara');
    await desk.ask('PUT', '/api/me/password', { password });
    const someone = await guest('Nobody yet');
    const { cookie, token } = someone;
    house.ended.splice(0);
    expect((await someone.ask('POST', '/api/sign-in', { name: 'mara', password: 'a wrong one' })).status).toBe(401);
    expect((await someone.ask('GET', '/api/me')).body.account.name).toBe('Nobody yet');
    expect((await someone.ask('POST', '/api/sign-in', { name: 'mara', password })).status).toBe(200);
    expect((await someone.ask('GET', '/api/me')).body.account.name).toBe('Mara');
    expect(house.ended).toEqual([digest(token)]);
    const thief = await house.app.inject({ url: '/api/me', headers: { cookie } });
    expect(thief.json()).toEqual({ account: null });
  });
  test('sign out ends the session for good', async () => {
    house = await openHouse();
    const mara = await guest('Mara');
    const { cookie, token } = mara;
    expect((await mara.ask('POST', '/api/sign-out', {})).status).toBe(200);
    expect(mara.cookie).toBe('tabula=');
    expect(house.ended).toEqual([digest(token)]);
    const thief = await house.app.inject({ url: '/api/me', headers: { cookie } });
    expect(thief.json()).toEqual({ account: null });
  });
});

describe('one’s own data', () => {
  test('exports are three at once, and then one a minute: each reads all there is', async () => {
    house = await openHouse();
    const mara = await guest('Mara');
    const status = async () => (await mara.ask('GET', '/api/me/export')).status;
    expect([await status(), await status(), await status(), await status()]).toEqual([200, 200, 200, 429]);
    house.pass(59_999);
    expect(await status()).toBe(429);
    house.pass(1);
    expect([await status(), await status()]).toEqual([200, 429]);
    expect((await (await guest('Lena')).ask('GET', '/api/me/export')).status).toBe(200);
  });
  test('export has everything but secrets', async () => {
    house = await openHouse();
    const mara = await guest('Mara');
    await mara.ask('PUT', '/api/me/password', { password });
    const { id } = (await mara.ask('GET', '/api/me')).body.account;
    await play(id);
    const { body, headers } = await mara.ask('GET', '/api/me/export');
    expect(headers['content-disposition']).toContain('attachment');
    expect(body).toMatchObject({
      account: { id, name: 'Mara' },
      sessions: [{ current: true }],
      tables: [
        { id: 't1', seat: 0, game: 'elekt' },
        { id: 't2', seat: null },
      ],
      records: [
        { table: 't1', seq: 1, kind: 'decision', seat: 0, keys: ['pass'] },
        { table: 't1', seq: 2, kind: 'chat', text: 'hello' },
      ],
    });
    const text = JSON.stringify(body);
    for (const secret of [mara.token, digest(mara.token), 'argon2', 'E31', 'the invitation'])
      expect(text).not.toContain(secret);
  });
  test('deletion leaves a seat without a name, and nothing else', async () => {
    house = await openHouse();
    const mara = await guest('Mara');
    await mara.ask('PUT', '/api/me/password', { password });
    const { id } = (await mara.ask('GET', '/api/me')).body.account;
    await play(id);
    house.ended.splice(0);
    expect((await mara.ask('DELETE', '/api/me', { name: 'mara' })).body.error.code).toBe('not-confirmed');
    const { token } = mara;
    expect((await mara.ask('DELETE', '/api/me', { name: 'Mara' })).status).toBe(200);
    expect(house.ended).toEqual([digest(token)]);
    expect(house.renamed).toEqual([[id, '—', true]]);
    const left = JSON.stringify([
      await house.database.db.selectFrom('accounts').selectAll().execute(),
      await house.database.db.selectFrom('sessions').selectAll().execute(),
      await house.database.db.selectFrom('records').selectAll().execute(),
    ]);
    expect(left).toContain(id);
    for (const gone of ['Mara', 'mara', 'argon2', 'hello', digest(token)]) expect(left).not.toContain(gone);
    const again = await browser(house.app).ask('POST', '/api/sign-in', { name: 'Mara', password });
    expect(again.status).toBe(401);
    await guest('Mara');
  });

  async function play(account: string): Promise<void> {
    const { db } = house.database;
    const at = { created_at: 1, updated_at: 1 };
    const texts = { settings: '{}', seats: '[]', waiting: '[]', title: '', invite: 'the invitation' };
    for (const id of ['t1', 't2'])
      await db
        .insertInto('tables')
        .values({
          id,
          game: 'elekt',
          status: 'playing',
          is_public: 0,
          host: account,
          seq: 2,
          version: 1,
          snapshot: null,
          deadline: null,
          ...texts,
          ...at,
        })
        .execute();
    await db.insertInto('table_seats').values({ table_id: 't1', seat: 0, account }).execute();
    const decision = {
      seat: 0,
      keys: ['pass'],
      fates: [['E31']],
      events: [{ key: 'event.drew', params: { card: 'E31' } }],
    };
    const chat = { seat: 0, name: 'Mara', text: 'hello' };
    for (const [seq, kind, body] of [
      [1, 'decision', decision],
      [2, 'chat', chat],
    ] as const)
      await db
        .insertInto('records')
        .values({ table_id: 't1', seq, kind, at: seq, account, idem: null, body: JSON.stringify(body) })
        .execute();
  }
});
