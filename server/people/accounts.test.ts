import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '../db/database.js';
import { type Accounts, createAccounts } from './accounts.js';

let database: Database;
let accounts: Accounts;
beforeEach(async () => {
  database = await openDatabase({ path: ':memory:' });
  accounts = createAccounts(database, () => 1);
});
afterEach(() => database.close());

const guest = async (name: string): Promise<string> => {
  const made = await accounts.createGuest(name);
  if (!made.ok) throw new Error(made.error.message);
  return made.value.id;
};
const outcome = (one: Awaited<ReturnType<Accounts['secure' | 'rename']>>) => (one.ok ? 'ok' : one.error.code);

it('of two guests who secure the same name in the same moment, one has it and the other is told so', async () => {
  const ids = [await guest('Mara'), await guest('Mara')];
  const secured = await Promise.all(ids.map((id) => accounts.secure(id, 'a hash')));
  expect(secured.map(outcome).sort()).toEqual(['name-taken', 'ok']);
  const winner = ids[secured.findIndex(({ ok }) => ok)];
  expect((await accounts.byName('mara'))?.account.id).toBe(winner);
});

it('of two who take a name in the same moment, of whom both have secured theirs, one has it', async () => {
  const ids = [await guest('Ada'), await guest('Bob')];
  for (const id of ids) expect(outcome(await accounts.secure(id, 'a hash'))).toBe('ok');
  const renamed = await Promise.all(ids.map((id) => accounts.rename(id, 'Cleo')));
  expect(renamed.map(outcome).sort()).toEqual(['name-taken', 'ok']);
});

it('what the database says otherwise is not taken for a name that is taken', async () => {
  const id = await guest('Ada');
  await database.close();
  await expect(accounts.secure(id, 'a hash')).rejects.toThrow();
});
