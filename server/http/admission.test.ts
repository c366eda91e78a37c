import { afterEach, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../testing/house.js';
import { type Admitted, costOf, createAdmission } from './admission.js';

const page = { method: 'GET', url: '/api/me', headers: {} };

describe('what a request costs', () => {
  test('is known from its first lines', () => {
    expect(costOf(page)).toBe(1);
    expect(costOf({ ...page, url: '/api/me/export?x=1' })).toBe(20);
    expect(costOf({ ...page, method: 'POST', url: '/api/me/export' })).toBe(1);
    const post = (headers: Record<string, string>) => costOf({ method: 'POST', url: '/api/words', headers });
    expect(post({ 'content-length': '1' })).toBe(4);
    expect(post({ 'content-length': '1025' })).toBe(5);
    expect(post({ 'content-length': '65536' })).toBe(67);
    // Nobody pays for more than is read, nor less by lying.
    for (const size of ['1e99', 'nonsense']) expect(post({ 'content-length': size })).toBe(67);
    expect(post({ 'content-length': '-5' })).toBe(3);
    expect(post({ 'transfer-encoding': 'chunked', 'content-length': '1' })).toBe(67);
  });
});

describe('requests of an address', () => {
  const world = (perMinute: number) => {
    let time = 0;
    const admit = createAdmission(perMinute, () => time);
    return {
      ask: (address: string, url = '/api/me'): Admitted => admit(address, { ...page, url }),
      pass: (ms: number) => {
        time += ms;
      },
    };
  };

  test('are heard a third of a minute’s at once, and then as time gives them', () => {
    const { ask, pass } = world(60);
    for (let i = 0; i < 20; i++) expect(ask('a')).toBe('yes');
    expect(ask('a')).toBe(1_000);
    expect(ask('b')).toBe('yes');
    pass(999);
    expect(ask('a')).toBeCloseTo(1);
    pass(1);
    expect(ask('a')).toBe('yes');
    pass(3_600_000);
    for (let i = 0; i < 20; i++) expect(ask('a')).toBe('yes');
    expect(ask('a')).toBe(1_000);
  });

  test('for files of the page cost little: ten who come together from one house all get a table', () => {
    const { ask } = world(600);
    for (let file = 0; file < 950; file++) expect(ask('a', `/assets/part-${file}.js`)).toBe('yes');
    expect(costOf({ ...page, method: 'POST', url: '/assets/part-1.js' })).toBe(1);
    for (let more = 0; more < 60; more++) ask('a', '/assets/more.js');
    expect(ask('a', '/assets/more.js')).not.toBe('yes'); // and there is an end to it
  });

  test('that cost much use up much, and are heard in the end whatever they cost', () => {
    const { ask, pass } = world(30);
    expect(ask('a', '/api/me/export')).toBe('yes'); // twenty, of which ten are there at most
    expect(ask('a')).toBeGreaterThan(0);
    pass(20_000);
    expect(ask('a', '/api/me/export')).toBe('yes');
  });

  test('do not use up those of health checks, which have an end too', () => {
    const { ask, pass } = world(3);
    ask('a');
    expect(ask('a')).not.toBe('yes');
    for (let i = 0; i < 60; i++) expect(ask('a', i % 2 === 0 ? '/healthz' : '/readyz?x')).toBe('yes');
    expect(ask('a', '/metrics')).toBe(50);
    pass(50);
    expect(ask('a', '/metrics')).toBe('yes');
    expect(ask('a', '/healthzz')).not.toBe('yes');
  });

  test('are not even refused when they go on and on', () => {
    const { ask, pass } = world(3);
    ask('a');
    for (let i = 0; i < 100; i++) expect(ask('a')).toBeGreaterThan(0);
    expect(ask('a')).toBe('shut-out');
    expect(ask('b')).toBe('yes');
    pass(500);
    expect(ask('a')).toBeGreaterThan(0);
    expect(ask('a')).toBe('shut-out');
  });
});

describe('over the wire', () => {
  let house: House;
  afterEach(() => house.close());
  const serve = async (options: Parameters<typeof openHouse>[0]) => {
    house = await openHouse(options);
    const address = await house.app.listen({ host: '127.0.0.1', port: 0 });
    return (path: string, forwarded?: string) =>
      fetch(`${address}${path}`, forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } });
  };

  test('too many are refused with the time to wait, and nothing is done or logged for them', async () => {
    const ask = await serve({ perMinute: 9 });
    for (let i = 0; i < 3; i++) expect((await ask('/api/me')).status).toBe(200);
    house.log.length = 0;
    const refused = await ask('/api/me');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error: { code: 'too-many' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('connection')).toBe('close');
    expect(house.log).toEqual([]);
    expect((await ask('/healthz')).status).toBe(200);
  });

  test('forwarded addresses count behind our proxy, and only there', async () => {
    const ask = await serve({ perMinute: 3, proxies: 'loopback' });
    expect((await ask('/api/me', '203.0.113.1')).status).toBe(200);
    expect((await ask('/api/me', '203.0.113.2')).status).toBe(200);
    // What a visitor writes into the header stands left of what our proxy adds.
    expect((await ask('/api/me', '198.51.100.7, 203.0.113.2')).status).toBe(429);
    // A household of IPv6 is one address.
    expect((await ask('/api/me', '2001:db8:1:2::1')).status).toBe(200);
    expect((await ask('/api/me', '2001:db8:1:2:3:4:5:6')).status).toBe(429);
    expect((await ask('/api/me', '2001:db8:1:3::1')).status).toBe(200);
  });

  test('who is believed nobody is not forwarded', async () => {
    const ask = await serve({ perMinute: 3 });
    expect((await ask('/api/me', '198.51.100.8')).status).toBe(200);
    expect((await ask('/api/me', '198.51.100.9')).status).toBe(429);
  });

  test('who goes on and on is shut out', async () => {
    let floods = 0;
    const ask = await serve({
      perMinute: 3,
      onFlood(socket) {
        floods++;
        socket.destroy();
      },
    });
    for (let i = 0; i < 101; i++) await ask('/api/me');
    await expect(ask('/api/me')).rejects.toThrow();
    expect(floods).toBeGreaterThan(0);
  });
});
