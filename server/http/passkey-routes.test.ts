import { afterEach, describe, expect, test, vi } from 'vitest';
import { CHALLENGE_MS } from '../people/challenges.js';
import { PROOF_MS } from '../people/proofs.js';
import { createAuthenticator } from '../testing/authenticator.js';
import { browser, type House, openHouse } from '../testing/house.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }); // hashing is dear, and the machine may be busy

const ORIGIN = 'https://tabula.test';
const host = 'tabula.test';
let house: House;
afterEach(() => house.close());

const visit = () => browser(house.app, ORIGIN);

/** A guest with a passkey. */
async function settled() {
  house = await openHouse({ publicUrl: ORIGIN, tls: true });
  const mara = visit();
  await mara.ask('POST', '/api/guest', { name: 'Mara' });
  const key = createAuthenticator(ORIGIN);
  const options = (await mara.ask('POST', '/api/passkeys/options', {})).body;
  const response = key.create({ challenge: options.challenge, host });
  const added = await mara.ask('POST', '/api/passkeys', { label: 'my phone', response });
  return { mara, key, options, response, added };
}

async function enter(key: ReturnType<typeof createAuthenticator>, who = visit()) {
  const { challenge } = (await who.ask('POST', '/api/sign-in/passkey/options', {})).body;
  return { who, ...(await who.ask('POST', '/api/sign-in/passkey', { response: key.get({ challenge, host }) })) };
}

test('a passkey secures the name and opens the account on another device', async () => {
  const { mara, key, options, added } = await settled();
  expect(options).toMatchObject({ rp: { id: host }, user: { name: 'Mara' }, attestation: 'none' });
  expect(added).toMatchObject({ status: 200, body: { id: key.id, label: 'my phone' } });
  expect((await mara.ask('GET', '/api/me')).body.account).toMatchObject({
    secured: true,
    passkeys: 1,
    password: false,
  });
  expect((await visit().ask('POST', '/api/guest', { name: 'MARA' })).status).toBe(409);
  const entered = await enter(key);
  expect(entered).toMatchObject({ status: 200, body: { account: { name: 'Mara' } } });
  expect((await entered.who.ask('GET', '/api/me')).body.account.name).toBe('Mara');
});

test('a challenge is good once', async () => {
  const { mara, key, response } = await settled();
  expect(await mara.ask('POST', '/api/passkeys', { label: 'again', response })).toMatchObject({
    status: 422,
    body: { error: { code: 'bad-passkey' } },
  });
  const who = visit();
  const { challenge } = (await who.ask('POST', '/api/sign-in/passkey/options', {})).body;
  const signed = { response: key.get({ challenge, host }) };
  expect((await who.ask('POST', '/api/sign-in/passkey', signed)).status).toBe(200);
  expect((await visit().ask('POST', '/api/sign-in/passkey', signed)).status).toBe(401);
});

test('a challenge expires', async () => {
  const { key } = await settled();
  const who = visit();
  const { challenge } = (await who.ask('POST', '/api/sign-in/passkey/options', {})).body;
  house.pass(CHALLENGE_MS);
  const late = await who.ask('POST', '/api/sign-in/passkey', { response: key.get({ challenge, host }) });
  expect(late).toMatchObject({ status: 401, body: { error: { code: 'sign-in-failed' } } });
  expect(late.headers['set-cookie']).toBeUndefined();
});

test('an unknown key, a wrong signature, another site and a copied key open nothing', async () => {
  const { key } = await settled();
  expect((await enter(createAuthenticator(ORIGIN))).status).toBe(401);

  const forger = { ...createAuthenticator(ORIGIN), id: key.id };
  const who = visit();
  const { challenge } = (await who.ask('POST', '/api/sign-in/passkey/options', {})).body;
  const forged = { ...forger.get({ challenge, host }), id: key.id, rawId: key.id };
  expect((await who.ask('POST', '/api/sign-in/passkey', { response: forged })).status).toBe(401);

  const options = (await who.ask('POST', '/api/sign-in/passkey/options', {})).body;
  const elsewhere = key.get({ challenge: options.challenge, host: 'evil.test' });
  expect((await who.ask('POST', '/api/sign-in/passkey', { response: elsewhere })).status).toBe(401);

  expect((await enter(key)).status).toBe(200);
  key.rewind(0);
  expect((await enter(key)).status).toBe(401);
});

test('somebody else’s challenge adds no passkey', async () => {
  const { mara } = await settled();
  const lena = visit();
  await lena.ask('POST', '/api/guest', { name: 'Lena' });
  const { challenge } = (await mara.ask('POST', '/api/passkeys/options', {})).body;
  const response = createAuthenticator(ORIGIN).create({ challenge, host });
  expect((await lena.ask('POST', '/api/passkeys', { label: 'x', response })).status).toBe(422);
  expect((await lena.ask('GET', '/api/me')).body.account.secured).toBe(false);
});

test('passkeys are listed and removed by their owner; without any the name is free again', async () => {
  const { mara, key } = await settled();
  expect((await mara.ask('GET', '/api/passkeys')).body.passkeys).toMatchObject([{ id: key.id, label: 'my phone' }]);
  const lena = visit();
  await lena.ask('POST', '/api/guest', { name: 'Lena' });
  expect((await lena.ask('DELETE', `/api/passkeys/${key.id}`)).status).toBe(404);
  expect((await mara.ask('DELETE', `/api/passkeys/${key.id}`)).status).toBe(200);
  expect((await enter(key)).status).toBe(401);
  expect((await mara.ask('GET', '/api/me')).body.account).toMatchObject({ secured: false, passkeys: 0 });
  expect((await visit().ask('POST', '/api/guest', { name: 'mara' })).status).toBe(201);
});

describe('a device left open', () => {
  const FIRST = { status: 403, body: { error: { code: 'prove-first' } } };
  const password = 'kein Hund bellt hier';
  type Visitor = ReturnType<typeof visit>;

  /** What a stranger at the device would try. */
  async function tries(who: Visitor, id: string, challenge: string) {
    const response = createAuthenticator(ORIGIN).create({ challenge, host });
    return [
      await who.ask('POST', '/api/passkeys/options', {}),
      await who.ask('POST', '/api/passkeys', { label: 'theirs', response }),
      await who.ask('DELETE', `/api/passkeys/${id}`),
      await who.ask('PUT', '/api/me/password', { password }),
    ];
  }
  const prove = async (who: Visitor, key: ReturnType<typeof createAuthenticator>) => {
    const { challenge } = (await who.ask('POST', '/api/sign-in/passkey/options', {})).body;
    return who.ask('POST', '/api/me/proof', { response: key.get({ challenge, host }) });
  };
  const add = async (who: Visitor) => {
    const { challenge } = (await who.ask('POST', '/api/passkeys/options', {})).body;
    const response = createAuthenticator(ORIGIN).create({ challenge, host });
    return who.ask('POST', '/api/passkeys', { label: 'another', response });
  };

  test('is not enough to change what secures the account', async () => {
    const { mara, key } = await settled();
    const { challenge } = (await mara.ask('POST', '/api/passkeys/options', {})).body;
    house.pass(PROOF_MS);
    for (const refused of await tries(mara, key.id, challenge)) expect(refused).toMatchObject(FIRST);
    expect((await mara.ask('GET', '/api/passkeys')).body.passkeys).toMatchObject([{ id: key.id }]);
    expect((await mara.ask('GET', '/api/me')).body.account).toMatchObject({ password: false, passkeys: 1 });
  });

  test('is its owner’s again with a passkey, for ten minutes and on this session alone', async () => {
    const { mara, key } = await settled();
    const { who: phone } = await enter(key);
    house.pass(PROOF_MS);
    expect(await prove(mara, key)).toMatchObject({ status: 200, body: {} });
    expect((await add(mara)).status).toBe(200);
    expect(await phone.ask('POST', '/api/passkeys/options', {})).toMatchObject(FIRST);
    house.pass(PROOF_MS);
    expect(await mara.ask('POST', '/api/passkeys/options', {})).toMatchObject(FIRST);
  });

  test('is its owner’s again with the password, and slow to those who guess it', async () => {
    const { mara, key } = await settled();
    expect((await mara.ask('PUT', '/api/me/password', { password })).status).toBe(200);
    house.pass(PROOF_MS);
    const guess = () => mara.ask('POST', '/api/me/proof', { password: 'I do not know' });
    expect(await guess()).toMatchObject({ status: 403, body: { error: { code: 'wrong-password' } } });
    expect(await mara.ask('DELETE', `/api/passkeys/${key.id}`)).toMatchObject(FIRST);
    expect((await mara.ask('POST', '/api/me/proof', { password })).status).toBe(200);
    expect((await add(mara)).status).toBe(200);
    for (let i = 0; i < 6; i++) await guess();
    expect((await mara.ask('POST', '/api/me/proof', { password })).status).toBe(429);
  });

  test('is not opened by the passkey of somebody else, nor proven by nobody', async () => {
    const { mara } = await settled();
    house.pass(PROOF_MS);
    const lena = visit();
    await lena.ask('POST', '/api/guest', { name: 'Lena' });
    const { challenge } = (await lena.ask('POST', '/api/passkeys/options', {})).body;
    const hers = createAuthenticator(ORIGIN);
    await lena.ask('POST', '/api/passkeys', { label: 'x', response: hers.create({ challenge, host }) });
    expect(await prove(mara, hers)).toMatchObject({ status: 401, body: { error: { code: 'sign-in-failed' } } });
    expect(await mara.ask('POST', '/api/passkeys/options', {})).toMatchObject(FIRST);
    expect((await mara.ask('POST', '/api/me/proof', { password })).status).toBe(403); // there is none
    expect((await prove(visit(), hers)).status).toBe(401);
    expect((await mara.ask('POST', '/api/me/proof', {})).status).toBe(400);
  });

  test('that was just signed in on needs nothing more; a guest has nothing to show', async () => {
    const { mara, key } = await settled();
    house.pass(PROOF_MS);
    const { who: phone } = await enter(key);
    expect((await add(phone)).status).toBe(200);
    expect(await mara.ask('POST', '/api/passkeys/options', {})).toMatchObject(FIRST);
    const guest = visit();
    await guest.ask('POST', '/api/guest', { name: 'Lena' });
    house.pass(PROOF_MS);
    expect((await add(guest)).status).toBe(200);
  });
});

test.each([{}, { response: {} }, { label: '', response: {} }, { label: 'x', response: { id: '<script>' } }])(
  'malformed: %j',
  async (body) => {
    const { mara } = await settled();
    expect((await mara.ask('POST', '/api/passkeys', body)).status).toBe(400);
    expect((await mara.ask('POST', '/api/sign-in/passkey', body)).status).toBe(400);
  },
);
