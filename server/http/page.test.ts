import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../testing/house.js';

/** A page as the build of the web client leaves it. */
const page = mkdtempSync(join(tmpdir(), 'tabula-page-'));
const SCRIPT = 'console.log("the game");'.repeat(50);
let house: House;

beforeAll(async () => {
  mkdirSync(join(page, 'assets'));
  writeFileSync(join(page, 'index.html'), '<title>Tabula Obscura</title>');
  writeFileSync(join(page, 'sw.js'), 'self');
  writeFileSync(join(page, 'assets/index-q6YNOQ6z.js'), SCRIPT);
  writeFileSync(join(page, 'assets/index-q6YNOQ6z.js.br'), brotliCompressSync(SCRIPT));
  house = await openHouse({ page });
});
afterAll(async () => {
  await house.close();
  rmSync(page, { recursive: true });
});

const get = (url: string, headers = {}) => house.app.inject({ method: 'GET', url, headers });

describe('the page', () => {
  test.each([
    '/',
    '/settings',
    '/here/elekt',
    '/table/AbC_-123',
    '/table/x?invite=y',
    '/replay/AbC',
    '/rules/elekt',
    '/rules/elekt/ELEK-9.4',
    '/cards/elekt',
    '/something/new',
    '/apiary',
  ])('%s is answered with it, also on reload', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>Tabula Obscura</title>');
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  });

  test.each(['/api', '/api/nothing', '/api/tables/1', '/assets/gone-123.js', '/gone.js', '/robots.txt', '/socket'])(
    '%s is none of its places',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ error: { code: 'not-found', message: 'There is nothing here.' } });
    },
  );

  test('is for looking: what would change something is not answered with it', async () => {
    const answer = await house.app.inject({ method: 'POST', url: '/settings', payload: {} });
    expect(answer.statusCode).toBe(404);
    expect((await house.app.inject({ method: 'HEAD', url: '/settings' })).statusCode).toBe(200);
  });

  test.each([
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..',
    '//evil.example/',
    '/%zz',
    '/%00',
    '/%ff',
  ])('%s leads nowhere', async (url) => {
    const answer = await get(url);
    expect(answer.body).not.toContain('root:');
    expect(answer.body).not.toContain('"workspaces"');
    expect([200, 400, 404]).toContain(answer.statusCode);
    if (answer.statusCode !== 200) expect(Object.keys(answer.json())).toEqual(['error']);
    expect(house.log.join('')).not.toContain('a request failed');
  });
});

describe('its files', () => {
  test('with a digest in their name are kept for ever', async () => {
    const answer = await get('/assets/index-q6YNOQ6z.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.body).toBe(SCRIPT);
  });

  test('come compressed to those who can read that', async () => {
    const answer = await get('/assets/index-q6YNOQ6z.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT);
  });

  test('like the offline worker are asked about each time', async () => {
    const answer = await get('/sw.js');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toContain('javascript');
    const again = await get('/sw.js', { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});
