/** What can go wrong at the border of the kernel, by code. Everything else is a defect. */
export type ErrorCode =
  | 'not-asked'
  | 'illegal'
  | 'over'
  | 'stale'
  | 'players'
  | 'option'
  | 'seed'
  | 'script'
  | 'invalid-state'
  | 'nothing-to-undo'
  | 'undo-reveals'
  | 'replay'
  | 'fuel'
  | 'defect';

/** An error as a value: a code for programs, a message for people, the rule if there is one. */
export interface Fault {
  readonly code: ErrorCode;
  readonly message: string;
  readonly rule?: string;
  readonly details?: readonly string[];
}

/** Thrown where the rules themselves are broken (no options, no such step, endless run): never by a player's input. */
export class Defect extends Error {
  readonly code: ErrorCode;
  constructor(message: string, code: ErrorCode = 'defect') {
    super(message);
    this.name = 'Defect';
    this.code = code;
  }
}

/** The words of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Why the rules broke on a state from outside, for people: an error of the language itself would tell them nothing. */
export const breakOf = (error: unknown): string =>
  error instanceof TypeError || error instanceof RangeError
    ? 'a frame or a place names something that is not there'
    : messageOf(error);

/** What a call at the border gives back: what was asked for, or an error as a value. */
export type Outcome<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly error: Fault };

/** A refusal. */
export const fault = (code: ErrorCode, message: string, more: { rule?: string; details?: string[] } = {}) =>
  ({ ok: false, error: { code, message, ...more } }) as const;
