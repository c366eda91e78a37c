import type { Fault, ErrorCode as KernelCode, Outcome } from '@tabula/kernel/errors.js';

/** Every code an error can have, and what it means. docs/protocol.md has the same list. */
export const ERRORS = {
  'bad-json': 'the line is not JSON',
  'bad-request': 'the line is JSON, but not a request: a field is missing, unknown or malformed; the message names it',
  'too-large': 'the line, a text, a list or the nesting is larger than allowed',
  'unknown-command': 'there is no such command; the message lists those there are',
  'no-such-game': 'there is no such game; the message lists those there are',
  'no-such-match': 'there is no such match, or it was closed',
  'no-such-seat': 'the match has no such seat',
  'too-many-matches': 'no further match can be opened before others are closed',
  players: 'the game is not for that number of players',
  option: 'an option of the game is unknown or has a value it cannot have',
  seed: 'a seed is neither a text nor a finite number',
  'not-asked': 'the seat is not asked anything now',
  illegal: 'the answer is not among the legal ones; the rule says why there is a question',
  over: 'the game is over',
  stale: 'the answer was made against another version of the match',
  script: 'the scripted outcome of chance does not fit what is due',
  'invalid-state': 'the state cannot be played; details name everything that is wrong',
  'nothing-to-undo': 'there is no such decision to take back',
  'undo-reveals': 'somebody has learned something since then',
  replay: 'the log does not fit the rules; the message names the entry',
  fuel: 'the rules ran without end: a defect of the game',
  defect: 'a defect of this program; details say where the rules were',
} as const satisfies { readonly [C in KernelCode]: string } & { readonly [code: string]: string };

export type ErrorCode = keyof typeof ERRORS;

/** An error as it is sent: a code for programs, a message for people, the rule if there is one. */
export interface ProtocolError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly rule?: string;
  readonly details?: readonly string[];
}

/** Ends a command without effect; the session turns it into an answer. */
export class Refusal extends Error {
  readonly error: ProtocolError;
  constructor(error: ProtocolError | Fault) {
    super(error.message);
    this.name = 'Refusal';
    this.error = error;
  }
}

export function refuse(code: ErrorCode, message: string): never {
  throw new Refusal({ code, message });
}

/** What the kernel answered, or its refusal. */
export function granted<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Refusal(outcome.error);
  return outcome;
}
