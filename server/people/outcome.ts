/** What can go wrong with what a visitor wants, with the words for it. The codes are for programs and stable. */
export const FAILURES = {
  'bad-request': 400,
  'not-signed-in': 401,
  'sign-in-failed': 401,
  'cross-site': 403,
  'not-found': 404,
  'name-taken': 409,
  'bad-name': 422,
  'bad-password': 422,
  'bad-passkey': 422,
  'too-many': 429,
  'too-large': 413,
  'not-json': 415,
  defect: 500,
  busy: 503,
} as const;

export type FailureCode = keyof typeof FAILURES;

/** A failure as it is sent: a code, a message for people, and when to try again if that helps. */
export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
  /** Seconds to wait. */
  readonly retryAfter?: number;
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Failure };

export const success = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const failure = (code: FailureCode, message: string, retryAfter?: number): Outcome<never> => ({
  ok: false,
  error: retryAfter === undefined ? { code, message } : { code, message, retryAfter },
});
