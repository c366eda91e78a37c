import { afterEach, describe, expect, test, vi } from 'vitest';
import { PROOF_MS } from '../people/proofs.js';
import { browser, type House, openHouse } from '../testing/house.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }); // hashing is dear, and the machine may be busy

const HOUR = 3_600_000;
const password = 'kein Hund bellt hier';
let house: House;
afterEach(() => house.close());

const limits = {
  guests: { burst: 1, every: 60_000 },
  changes: { burst: 1, every: 10_000 },
  signIn: { free: 0, first: 5_000, most: 60_000 },
};

describe.each([-7, 7])('when the wall clock is set by %s hours', (hours) => {
  test('requests and new guests of an address wait as long as before', async () => {
    house = await openHouse({ limits, perMinute: 12 });
    const address = await house.app.listen({ host: '127.0.0.1', port: 0 });
    const guest = async (name: string) => (await browser(house.app).ask('POST', '/api/guest', { name })).status;
    const me = async () => (await fetch(`${address}/api/me`)).status;
    expect(await guest('Mara')).toBe(201);
    house.jump(hours * HOUR);
    expect(await guest('Lena')).toBe(429);
    for (let i = 0; i < 4; i++) expect(await me()).toBe(200);
    expect(await me()).toBe(429);
    house.jump(hours * HOUR);
    expect(await me()).toBe(429);
    house.pass(60_000);
    expect(await guest('Lena')).toBe(201);
  });

  test('wrong passwords, proofs and sessions count as long as before', async () => {
    house = await openHouse({ limits });
    const mara = browser(house.app);
    await mara.ask('POST', '/api/guest', { name: 'Mara' });
    await mara.ask('PUT', '/api/me/password', { password });
    const signIn = async (given: string) =>
      (await browser(house.app).ask('POST', '/api/sign-in', { name: 'Mara', password: given })).status;
    expect(await signIn('a wrong one')).toBe(401);
    house.jump(hours * HOUR);
    expect(await signIn(password)).toBe(429);
    house.pass(5_000);
    expect(await signIn(password)).toBe(200);
    house.pass(10_000);
    const rename = async (name: string) => (await mara.ask('PATCH', '/api/me', { name })).body.error?.code;
    expect(await rename('Nora')).toBeUndefined();
    house.jump(hours * HOUR);
    house.pass(PROOF_MS - 15_001);
    expect(await rename('Mara')).toBeUndefined();
    house.pass(10_001);
    expect(await rename('Nora')).toBe('prove-first');
  });
});
