import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Database } from '../db/database.js';
import type { Account } from './accounts.js';
import type { Challenges } from './challenges.js';
import { failure, type Outcome, success } from './outcome.js';

/** Where the page is: passkeys are bound to it. */
export interface Place {
  readonly origin: string;
  /** The host name without port. */
  readonly host: string;
}

export interface Passkey {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
}

const MOST_PASSKEYS = 20;
const ID = /^[\w-]+$/;

/** Loaded with the first passkey: it tries out what cryptography there is, and some versions of Node warn about that. */
const webauthn = () => import('@simplewebauthn/server');

const refused = () => failure('bad-passkey', 'This passkey could not be verified; ask for new options and try again.');
const noEntry = () => failure('sign-in-failed', 'This passkey opens no account here, or it took too long.');

export interface Passkeys {
  options(account: Account, place: Place): Promise<PublicKeyCredentialCreationOptionsJSON>;
  add(account: string, place: Place, label: string, response: RegistrationResponseJSON): Promise<Outcome<Passkey>>;
  signInOptions(place: Place): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** The account that the passkey opens. */
  signIn(place: Place, response: AuthenticationResponseJSON): Promise<Outcome<string>>;
  list(account: string): Promise<Passkey[]>;
  remove(account: string, id: string): Promise<boolean>;
}

export function createPasskeys({ db }: Database, wall: () => number, challenges: Challenges): Passkeys {
  const adding = (account: string, place: Place) => `add ${account} ${place.host}`;
  const entering = (place: Place) => `enter ${place.host}`;

  const list = async (account: string): Promise<Passkey[]> => {
    const rows = await db
      .selectFrom('passkeys')
      .select(['id', 'label', 'created_at'])
      .where('account', '=', account)
      .orderBy('created_at')
      .execute();
    return rows.map(({ id, label, created_at }) => ({ id, label, createdAt: Number(created_at) }));
  };

  return {
    list,

    async options(account, place) {
      const existing = await list(account.id);
      return (await webauthn()).generateRegistrationOptions({
        rpName: 'Tabula Obscura',
        rpID: place.host,
        userName: account.name,
        userDisplayName: account.name,
        userID: new TextEncoder().encode(account.id),
        challenge: Buffer.from(await challenges.issue(adding(account.id, place)), 'base64url'),
        excludeCredentials: existing.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
    },

    async add(account, place, label, response) {
      if ((await list(account)).length >= MOST_PASSKEYS)
        return failure('too-many-passkeys', `An account has at most ${MOST_PASSKEYS} passkeys.`);
      try {
        const { verified, registrationInfo } = await (await webauthn()).verifyRegistrationResponse({
          response,
          expectedChallenge: (challenge) => challenges.redeem(challenge, adding(account, place)),
          expectedOrigin: place.origin,
          expectedRPID: place.host,
          requireUserVerification: false,
        });
        if (!verified) return refused();
        const { id, publicKey, counter } = registrationInfo.credential;
        const created = wall();
        const row = { id, account, public_key: Buffer.from(publicKey).toString('base64url'), counter, label };
        await db
          .insertInto('passkeys')
          .values({ ...row, created_at: created })
          .execute();
        return success({ id, label, createdAt: created });
      } catch {
        return refused(); // the library throws on whatever does not fit; its words may repeat what was sent
      }
    },

    signInOptions: async (place) =>
      (await webauthn()).generateAuthenticationOptions({
        rpID: place.host,
        challenge: Buffer.from(await challenges.issue(entering(place)), 'base64url'),
        userVerification: 'preferred',
      }),

    async signIn(place, response) {
      const row = await db.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
      if (row === undefined) return noEntry();
      try {
        const { verified, authenticationInfo } = await (await webauthn()).verifyAuthenticationResponse({
          response,
          expectedChallenge: (challenge) => challenges.redeem(challenge, entering(place)),
          expectedOrigin: place.origin,
          expectedRPID: place.host,
          credential: {
            id: row.id,
            publicKey: Buffer.from(row.public_key, 'base64url'),
            counter: Number(row.counter),
          },
          requireUserVerification: false,
        });
        if (!verified) return noEntry();
        await db
          .updateTable('passkeys')
          .set({ counter: authenticationInfo.newCounter })
          .where('id', '=', row.id)
          .execute();
        return success(row.account);
      } catch {
        return noEntry();
      }
    },

    async remove(account, id) {
      if (!ID.test(id)) return false; // not every database can look for what else a path may hold
      const { numDeletedRows } = await db
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('account', '=', account)
        .executeTakeFirst();
      return Number(numDeletedRows) > 0;
    },
  };
}
