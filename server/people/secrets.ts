import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 32 random bytes as text that fits a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** An id that says nothing: for accounts. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** What is stored of a secret: nobody who reads the database can use it. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares two secrets in a time that does not depend on where they differ. */
export const sameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());
