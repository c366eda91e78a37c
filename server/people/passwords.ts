import { hash, verify } from '@node-rs/argon2';
import { nameKey } from './names.js';
import { failure, type Outcome, success } from './outcome.js';

export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;

/** OWASP's parameters for argon2id (the algorithm is the library's default): 19 MiB, two passes, about 30 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The beginnings that people take when ten characters are asked for. */
const COMMON =
  /^(password|passwort|hasło|haslo|qwerty|qwertz|1234567890|0123456789|abcdefghij|letmein|iloveyou|tabula)/i;

/** Passwords are compared as people see them, whatever keyboard composed the accents. */
const composed = (password: string): string => password.normalize('NFKC');

/** Whether a password can be taken. */
export function checkPassword(password: string, name: string): Outcome<null> {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max)
    return failure('bad-password', `A password has ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`);
  if (new Set(password).size < 4 || COMMON.test(password) || nameKey(password).includes(nameKey(name)))
    return failure('weak-password', 'This password is among the first ones that somebody would guess.');
  return success(null);
}

/** Hashing is dear on purpose: it runs two at a time, and a crowd of waiting attempts is turned away. */
function gate(width: number, most: number): <T>(work: () => Promise<T>) => Promise<T | null> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= width) {
      if (waiting.length >= most) return null;
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

export interface Passwords {
  hash(password: string): Promise<Outcome<string>>;
  /** Takes the same time where there is no account or no password: then `stored` is null and the answer false. */
  matches(stored: string | null, password: string): Promise<Outcome<boolean>>;
}

/** `crowd` is how many may wait. */
export function createPasswords(crowd = 64): Passwords {
  const enter = gate(2, crowd);
  const busy = () => failure('busy', 'Many people sign in at this moment; try again in a few seconds.', 5);
  let decoy: Promise<string> | undefined;
  return {
    async hash(password) {
      const hashed = await enter(() => hash(composed(password), COST));
      return hashed === null ? busy() : success(hashed);
    },
    async matches(stored, password) {
      decoy ??= hash('nobody has this password', COST);
      const against = stored ?? (await decoy);
      const same = await enter(() => verify(against, composed(password)));
      return same === null ? busy() : success(same && stored !== null);
    },
  };
}
