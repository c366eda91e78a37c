import type { HttpRefusal } from '@tabula/protocol/refusals.js';

/** A failure as it is sent: a code, a message for people, and when to try again if that helps. */
export interface Failure {
  readonly code: HttpRefusal;
  readonly message: string;
  /** Seconds to wait. */
  readonly retryAfter?: number;
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Failure };

export const success = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const failure = (code: HttpRefusal, message: string, retryAfter?: number): Outcome<never> => ({
  ok: false,
  error: retryAfter === undefined ? { code, message } : { code, message, retryAfter },
});
