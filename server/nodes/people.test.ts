import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROOF_MS } from '../people/proofs.js';
import { createAuthenticator } from '../testing/authenticator.js';
import { withPostgres } from '../testing/backed.js';
import { browser, type House, openHouse } from '../testing/house.js';

vi.setConfig({ testTimeout: 120_000 }); // hashing is dear, and the machine may be busy

const ORIGIN = 'https://tabula.test';
const host = 'tabula.test';

const backing = withPostgres();

describe('somebody who comes to one node and then to another', () => {
  let houses: House[] = [];
  beforeEach(async (context) => {
    const url = await backing.fresh(context);
    for (const name of ['one', 'two']) {
      const node = { node: randomUUID(), name, hears: () => true };
      houses.push(await openHouse({ place: { url, node }, publicUrl: ORIGIN, tls: true }));
    }
  });
  afterEach(async () => {
    for (const house of houses) await house.close();
    houses = [];
  });
  /** The same browser, whichever node answers it. */
  const visit = () => {
    const at = houses.map(({ app }) => browser(app, ORIGIN));
    let cookie = '';
    return async (node: 0 | 1, method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) => {
      const answer = await at[node]!.ask(method, path, body, cookie === '' ? {} : { headers: { cookie } });
      if (answer.headers['set-cookie'] !== undefined) cookie = at[node]!.cookie;
      return answer;
    };
  };
  const password = 'seven ravens at noon';

  it('has no more guesses at a password by that', async () => {
    const mara = visit();
    await mara(0, 'POST', '/api/guest', { name: 'Mara' });
    expect((await mara(1, 'PUT', '/api/me/password', { password })).status).toBe(200);
    const thief = visit();
    const guess = async (node: 0 | 1, guessed = 'seven crows') =>
      (await thief(node, 'POST', '/api/sign-in', { name: 'Mara', password: guessed })).status;
    for (let i = 0; i < 6; i++) expect(await guess(i % 2 === 0 ? 0 : 1)).toBe(401);
    expect(await guess(0, password)).toBe(429);
    expect(await guess(1, password)).toBe(429);
  });

  it('uses the challenge of one at the other, once', async () => {
    const mara = visit();
    await mara(0, 'POST', '/api/guest', { name: 'Mara' });
    const key = createAuthenticator(ORIGIN);
    const { challenge } = (await mara(0, 'POST', '/api/passkeys/options', {})).body;
    const response = key.create({ challenge, host });
    expect((await mara(1, 'POST', '/api/passkeys', { label: 'my phone', response })).status).toBe(200);
    expect((await mara(0, 'POST', '/api/passkeys', { label: 'again', response })).status).toBe(422);

    const entering = visit();
    const options = (await entering(1, 'POST', '/api/sign-in/passkey/options', {})).body;
    const signed = { response: key.get({ challenge: options.challenge, host }) };
    expect((await entering(0, 'POST', '/api/sign-in/passkey', signed)).status).toBe(200);
    expect((await visit()(1, 'POST', '/api/sign-in/passkey', signed)).status).toBe(401);
  });

  it('is believed at the other what was shown at the one, for a while', async () => {
    const mara = visit();
    await mara(0, 'POST', '/api/guest', { name: 'Mara' });
    await mara(0, 'PUT', '/api/me/password', { password });
    const rename = async (node: 0 | 1, name: string) => (await mara(node, 'PATCH', '/api/me', { name })).status;
    expect(await rename(1, 'Nora')).toBe(200);
    for (const house of houses) house.pass(PROOF_MS);
    expect(await rename(1, 'Lena')).toBe(403);
    expect((await mara(0, 'POST', '/api/me/proof', { password })).status).toBe(200);
    expect(await rename(1, 'Lena')).toBe(200);
  });
});
