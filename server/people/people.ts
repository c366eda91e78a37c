import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Database } from '../db/database.js';
import type { Time } from '../time.js';
import { type Account, type Accounts, createAccounts } from './accounts.js';
import { type Blocks, createBlocks } from './blocks.js';
import { createChallenges } from './challenges.js';
import { createGuard, PEOPLE_LIMITS, type PeopleLimits } from './guard.js';
import { nameKey } from './names.js';
import { failure, type Outcome, success } from './outcome.js';
import { createPasskeys, type Passkey, type Passkeys, type Place } from './passkeys.js';
import { checkPassword, createPasswords } from './passwords.js';
import { createProofs } from './proofs.js';
import { createChallengeRows, createGuardRows, createProofRows } from './rows.js';
import { digest } from './secrets.js';
import { createSessions, type Sessions, type Visitor } from './sessions.js';
import type { Signature } from './signature.js';

/** Where a request comes from, as far as limits and the list of devices care. */
export interface Caller {
  readonly address: string;
  readonly device: string;
}

interface SignedIn {
  readonly account: Account;
  readonly token: string;
}

/** What became of the sessions when an account was secured. */
export interface Secured {
  /** The digests of those that ended. */
  readonly ended: readonly string[];
  /** In place of a guest's token, which might lie anywhere: what it opened was worth nothing until now. */
  readonly token: string | null;
}

/** What people can do about themselves. */
export interface People {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly blocks: Blocks;
  guest(name: string, caller: Caller): Promise<Outcome<SignedIn>>;
  signIn(name: string, password: string, caller: Caller): Promise<Outcome<SignedIn>>;
  signInByPasskey(place: Place, response: AuthenticationResponseJSON, caller: Caller): Promise<Outcome<SignedIn>>;
  /** Shows anew that the visitor is the owner: for a few minutes, the account can be changed. */
  prove(visitor: Visitor, password: string): Promise<Outcome<null>>;
  proveByPasskey(visitor: Visitor, place: Place, response: AuthenticationResponseJSON): Promise<Outcome<null>>;
  /** Whether the visitor may change the account: whoever has secured it does so only shortly after showing that it is them. */
  mayChange(visitor: Visitor): Promise<Outcome<null>>;
  rename(visitor: Visitor, name: string): Promise<Outcome<Account>>;
  /** Sets or changes the password. */
  setPassword(visitor: Visitor, password: string, current?: string): Promise<Outcome<Secured>>;
  passkeyOptions(visitor: Visitor, place: Place): Promise<Outcome<PublicKeyCredentialCreationOptionsJSON>>;
  addPasskey(
    visitor: Visitor,
    place: Place,
    label: string,
    response: RegistrationResponseJSON,
  ): Promise<Outcome<Secured & { readonly passkey: Passkey }>>;
  /** A name that nothing secures any more is free again. */
  removePasskey(visitor: Visitor, id: string): Promise<Outcome<null>>;
  /** Forgets what has ended. */
  sweep(): Promise<void>;
}

const seconds = (ms: number) => Math.ceil(ms / 1000);
const tooMany = (wait: number) => failure('too-many', `Too often; try again in ${seconds(wait)} s.`, seconds(wait));
const wrong = () => failure('sign-in-failed', 'Name and password do not fit together.');

export function createPeople(
  database: Database,
  { wall, steady }: Time,
  signature: Signature,
  limits: PeopleLimits = PEOPLE_LIMITS,
): People {
  const accounts = createAccounts(database, wall);
  const sessions = createSessions(database, wall, signature);
  const isOneOfSeveral = (database.postgres?.member ?? null) !== null;
  const guard = isOneOfSeveral ? createGuardRows(database, limits, steady) : createGuard(limits, steady);
  const proofs = isOneOfSeveral ? createProofRows(database, steady) : createProofs(steady);
  const challenges = isOneOfSeveral ? createChallengeRows(database, steady) : createChallenges(steady);
  const passkeys = createPasskeys(database, wall, challenges);
  const passwords = createPasswords();

  const enter = async (account: Account, caller: Caller): Promise<Outcome<SignedIn>> =>
    success({ account, token: await sessions.open(account.id, caller.device) });

  const attempt = async <T>(address: string, name: string, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> => {
    const wait = await guard.attempt(address, name);
    if (wait > 0) return tooMany(wait);
    const outcome = await work();
    if (outcome.ok) await guard.succeeded(address, name);
    return outcome;
  };

  const enterProven = async (account: Account, caller: Caller): Promise<Outcome<SignedIn>> => {
    const entered = await enter(account, caller);
    if (entered.ok) await proofs.note(digest(entered.value.token));
    return entered;
  };

  const isOwnPassword = ({ account }: Visitor, stored: string, given: string): Promise<Outcome<unknown>> =>
    attempt(`account ${account.id}`, account.id, async () => {
      const same = await passwords.matches(stored, given);
      return same.ok && !same.value ? failure('wrong-password', 'The current password is another one.') : same;
    });

  const isSecured = async ({ account }: Visitor): Promise<boolean> => {
    const own = await accounts.find(account.id);
    return own !== null && (own.password || own.passkeys > 0);
  };

  const mayChange = async (visitor: Visitor): Promise<Outcome<null>> =>
    (await isSecured(visitor)) && !(await proofs.isFresh(visitor.session))
      ? failure('prove-first', 'Show first that it is you: with your password or a passkey.')
      : success(null);

  /** A guest who becomes somebody goes on by a new session, and all that were open before end. */
  const renewed = async ({ account, session }: Visitor): Promise<Secured> => {
    const device = (await sessions.list(account.id, session)).find(({ current }) => current)?.label ?? '';
    const ended = await sessions.endAll(account.id);
    const token = await sessions.open(account.id, device);
    await proofs.note(digest(token));
    return { ended, token };
  };

  return {
    accounts,
    sessions,
    passkeys,
    blocks: createBlocks(database, wall),
    mayChange,

    async sweep() {
      await sessions.sweep();
      await guard.sweep();
    },

    async guest(name, caller) {
      const wait = await guard.guest(caller.address);
      if (wait > 0) return tooMany(wait);
      const created = await accounts.createGuest(name);
      return created.ok ? enter(created.value, caller) : created;
    },

    signIn: (name, password, caller) =>
      attempt(caller.address, nameKey(name), async () => {
        const found = await accounts.byName(name);
        const matches = await passwords.matches(found?.password ?? null, password);
        if (!matches.ok) return matches;
        if (!matches.value || found === null) return wrong();
        const entered = await enterProven(found.account, caller);
        // Whoever changed the password meanwhile has ended all that it had opened: this is no exception.
        if (!entered.ok || (await accounts.passwordOf(found.account.id)) === found.password) return entered;
        await sessions.end(found.account.id, digest(entered.value.token).slice(0, 16));
        return wrong();
      }),

    signInByPasskey: (place, response, caller) =>
      attempt(caller.address, `passkey ${response.id}`, async () => {
        const opened = await passkeys.signIn(place, response);
        if (!opened.ok) return opened;
        const account = await accounts.find(opened.value);
        return account === null
          ? failure('sign-in-failed', 'This passkey opens no account here.')
          : enterProven({ id: account.id, name: account.name }, caller);
      }),

    async prove(visitor, password) {
      const stored = await accounts.passwordOf(visitor.account.id);
      if (stored === null) return failure('wrong-password', 'There is no password; show a passkey.');
      const matches = await isOwnPassword(visitor, stored, password);
      if (!matches.ok) return matches;
      await proofs.note(visitor.session);
      return success(null);
    },

    proveByPasskey: ({ account, session }, place, response) =>
      attempt(`account ${account.id}`, `passkey ${response.id}`, async () => {
        const opened = await passkeys.signIn(place, response);
        if (!opened.ok) return opened;
        if (opened.value !== account.id) return failure('sign-in-failed', 'This passkey opens another account.');
        await proofs.note(session);
        return success(null);
      }),

    async rename(visitor, name) {
      const { id } = visitor.account;
      const wait = await guard.change(id);
      if (wait > 0) return tooMany(wait);
      const allowed = await mayChange(visitor);
      return allowed.ok ? accounts.rename(id, name) : allowed;
    },

    async setPassword(visitor, password, current) {
      const { account, session } = visitor;
      const wait = await guard.change(account.id);
      if (wait > 0) return tooMany(wait);
      const stored = await accounts.passwordOf(account.id);
      const allowed = stored === null ? await mayChange(visitor) : await isOwnPassword(visitor, stored, current ?? '');
      if (!allowed.ok) return allowed;
      const good = checkPassword(password, account.name);
      if (!good.ok) return good;
      const hashed = await passwords.hash(password);
      if (!hashed.ok) return hashed;
      const wasSecured = await isSecured(visitor);
      const secured = await accounts.secure(account.id, hashed.value);
      if (!secured.ok) return secured;
      if (!wasSecured) return success(await renewed(visitor));
      await proofs.note(session);
      return success({ ended: await sessions.endAll(account.id, session), token: null });
    },

    async passkeyOptions(visitor, place) {
      const allowed = await mayChange(visitor);
      return allowed.ok ? success(await passkeys.options(visitor.account, place)) : allowed;
    },

    async addPasskey(visitor, place, label, response) {
      const { account, session } = visitor;
      const wait = await guard.change(account.id);
      if (wait > 0) return tooMany(wait);
      const allowed = await mayChange(visitor);
      if (!allowed.ok) return allowed;
      const wasSecured = await isSecured(visitor);
      const added = await passkeys.add(account.id, place, label, response);
      if (!added.ok) return added;
      const secured = await accounts.secure(account.id);
      if (!secured.ok) {
        await passkeys.remove(account.id, added.value.id);
        return secured;
      }
      if (!wasSecured) return success({ ...(await renewed(visitor)), passkey: added.value });
      await proofs.note(session); // whoever has just made a passkey has it at hand
      return success({ ended: [], token: null, passkey: added.value });
    },

    async removePasskey(visitor, id) {
      const { account } = visitor;
      const allowed = await mayChange(visitor);
      if (!allowed.ok) return allowed;
      if (!(await passkeys.remove(account.id, id))) return failure('not-found', 'You have no such passkey.');
      const left = await accounts.find(account.id);
      if (left !== null && !left.password && left.passkeys === 0) await accounts.release(account.id);
      return success(null);
    },
  };
}
