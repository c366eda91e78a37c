import { createHash, createHmac } from 'node:crypto';
import type { Database } from '../db/database.js';
import { newToken, sameSecret } from './secrets.js';

/** Signs what is given to browsers, so that what was not ours is known without a look into the database. */
export interface Signature {
  /** The token with its signature, as a cookie carries it. */
  sign(token: string): string;
  isOurs(signed: string): boolean;
}

export function createSignature(key: Uint8Array): Signature {
  const sign = (token: string) => `${token}.${createHmac('sha256', key).update(token).digest('base64url')}`;
  return {
    sign,
    isOurs: (signed) => sameSecret(signed, sign(signed.split('.')[0] ?? '')),
  };
}

const NAME = 'sessions';

/** The key of the sessions: from a secret of the operator, or one that is made at the first start and kept. */
export async function sessionKey({ db }: Database, secret?: string): Promise<Uint8Array> {
  if (secret !== undefined) return createHash('sha256').update(`tabula sessions ${secret}`).digest();
  const made = { name: NAME, value: newToken() };
  await db
    .insertInto('secrets')
    .values(made)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', NAME).executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64url');
}
