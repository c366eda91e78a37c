import { afterEach, describe, expect, test, vi } from 'vitest';
import { browser, type House, openHouse } from '../testing/house.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }); // hashing is dear, and the machine may be busy

let house: House;
afterEach(() => house.close());
const guest = { method: 'POST', url: '/api/guest', payload: { name: 'Mara' } } as const;

describe('requests of other sites', () => {
  const own = { host: 'tabula.test:3000' };
  test.each([
    ['of another origin', { ...own, origin: 'http://evil.test' }],
    ['of another port', { ...own, origin: 'http://tabula.test:4000' }],
    ['of an opaque origin', { ...own, origin: 'null' }],
    ['of garbage', { ...own, origin: 'http://' }],
    ['of another site', { ...own, 'sec-fetch-site': 'cross-site' }],
    ['of another host of the same site', { ...own, origin: 'http://tabula.test:3000', 'sec-fetch-site': 'same-site' }],
    ['that no page made', { ...own, 'sec-fetch-site': 'none' }],
  ])('%s are refused and change nothing', async (_, headers) => {
    house = await openHouse();
    const answer = await house.app.inject({ ...guest, headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().error.code).toBe('cross-site');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await house.database.db.selectFrom('accounts').selectAll().execute()).toEqual([]);
  });
  test.each([
    ['our page', { ...own, origin: 'http://tabula.test:3000', 'sec-fetch-site': 'same-origin' }],
    ['our page behind a proxy that took TLS away', { ...own, origin: 'https://tabula.test:3000' }],
    ['a program', own],
  ])('%s is let through', async (_, headers) => {
    house = await openHouse();
    expect((await house.app.inject({ ...guest, headers })).statusCode).toBe(201);
  });
  test('with a public address only that one counts, whatever the host header says', async () => {
    house = await openHouse({ publicUrl: 'https://tabula.test', tls: true });
    const rebound = { host: 'evil.test', origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' };
    expect((await house.app.inject({ ...guest, headers: rebound })).statusCode).toBe(403);
    const plain = { host: 'tabula.test', origin: 'http://tabula.test' };
    expect((await house.app.inject({ ...guest, headers: plain })).statusCode).toBe(403);
    const ours = { host: 'tabula.test', origin: 'https://tabula.test' };
    expect((await house.app.inject({ ...guest, headers: ours })).statusCode).toBe(201);
  });
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('a body of %s, which a form could send, is refused', async (type) => {
    house = await openHouse();
    const payload = JSON.stringify(guest.payload);
    const answer = await house.app.inject({ ...guest, payload, headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().error.code).toBe('not-json');
  });
});

describe('headers', () => {
  test('a strict policy for the page, no frame, no sniffing, nothing inline', async () => {
    house = await openHouse();
    const page = await house.app.inject('/');
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    expect(page.headers['x-frame-options']).toBe('DENY');
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/i);
  });
  test('on a plain address nothing sends the browser to TLS; with TLS everything does', async () => {
    house = await openHouse();
    const plain = await house.app.inject('/');
    expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    await house.close();
    house = await openHouse({ publicUrl: 'https://tabula.test', tls: true });
    const safe = await house.app.inject('/');
    expect(safe.headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(safe.headers['strict-transport-security']).toContain('max-age=31536000');
  });
  test('answers about people are never cached and carry the id under which they are logged', async () => {
    house = await openHouse();
    const answer = await house.app.inject('/api/me');
    expect(answer.headers['cache-control']).toBe('no-store');
    const id = String(answer.headers['x-request-id']);
    expect(house.log.some((line) => line.includes(id))).toBe(true);
  });
  test.each([
    '/nothing.js',
    '/api/nothing',
    '/../package.json',
    '/..%2fpackage.json',
    '/page.js/..%2f..%2fpackage.json',
  ])('%s is not there', async (url) => {
    house = await openHouse();
    expect((await house.app.inject(url)).statusCode).toBe(404);
  });
});

describe('health', () => {
  test('up and ready', async () => {
    house = await openHouse();
    expect((await house.app.inject('/healthz')).json()).toEqual({ ok: true });
    expect((await house.app.inject('/readyz')).json()).toEqual({ ok: true });
  });
  test('tries the database once, however many ask at a time', async () => {
    house = await openHouse();
    const { database, app } = house;
    const { commit } = database.sqlite!;
    let writes = 0;
    const counted: typeof commit = (statements) => {
      writes++;
      return commit(statements);
    };
    Object.assign(database.sqlite!, { commit: counted });
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(writes).toBeLessThan(5);
  });
  test('not ready while stopping, and not without a database', async () => {
    let stopping = true;
    house = await openHouse({ isStopping: () => stopping });
    expect((await house.app.inject('/readyz')).statusCode).toBe(503);
    expect((await house.app.inject('/healthz')).statusCode).toBe(200);
    stopping = false;
    await house.database.close();
    const broken = await house.app.inject('/readyz');
    expect(broken.statusCode).toBe(503);
    expect(broken.json().error).toEqual({ code: 'busy', message: 'The database cannot be written.' });
  });
  test('metrics are for this machine', async () => {
    house = await openHouse({ proxies: 'loopback' });
    const ask = (remoteAddress: string, headers = {}) => house.app.inject({ url: '/metrics', remoteAddress, headers });
    const here = await ask('127.0.0.1');
    expect(here.body).toContain('tabula_commit_seconds_bucket');
    expect((await ask('10.0.0.1')).statusCode).toBe(404);
    expect((await ask('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
  });
  test('metrics with a token are for those who know it', async () => {
    house = await openHouse({ metricsToken: 'let me see' });
    const ask = (headers = {}) => house.app.inject({ url: '/metrics', remoteAddress: '10.0.0.1', headers });
    expect((await ask()).statusCode).toBe(404);
    expect((await ask({ authorization: 'Bearer let me sea' })).statusCode).toBe(404);
    expect((await ask({ authorization: 'Bearer let me see' })).statusCode).toBe(200);
    expect((await house.app.inject('/metrics')).statusCode).toBe(404);
  });
});

test('a defect is logged, and says nothing to the visitor', async () => {
  house = await openHouse();
  const mara = browser(house.app);
  await mara.ask('POST', '/api/guest', { name: 'Mara' });
  await house.database.db.schema.alterTable('passkeys').renameTo('elsewhere').execute();
  const { status, body } = await mara.ask('GET', '/api/passkeys');
  expect(status).toBe(500);
  expect(body).toEqual({ error: { code: 'defect', message: 'The server has made a mistake.' } });
  expect(house.log.join('')).toContain('a request failed');
});

test('no secret is ever logged, at any level', async () => {
  house = await openHouse();
  const mara = browser(house.app);
  const password = 'kein Hund bellt hier';
  await mara.ask('POST', '/api/guest', { name: 'Mara' });
  const { token } = mara;
  await mara.ask('PUT', '/api/me/password', { password });
  await browser(house.app).ask('POST', '/api/sign-in', { name: 'Mara', password: `${password}?` });
  await mara.ask('GET', '/api/me?invite=the-invitation');
  await mara.ask('POST', '/api/passkeys', { label: 'x', response: 'y' });
  house.app.log.info(
    { password, token, request: { headers: { cookie: mara.cookie, authorization: token } } },
    'careless',
  );
  house.app.log.info({ invite: 'the-invitation' }, 'careless');
  const log = house.log.join('');
  expect(log).toContain('careless');
  expect(log).toContain('/api/me/password');
  for (const secret of [token, password, 'the-invitation', 'argon2']) expect(log).not.toContain(secret);
});
