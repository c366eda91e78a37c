import { type Fault, messageOf } from '@tabula/kernel/errors.js';
import { SOCKET_REFUSALS, type SocketRefusal } from '@tabula/protocol/refusals.js';
import type { SocketError } from '@tabula/protocol/socket.js';

/** Ends a command without effect; the socket turns it into an answer. */
export class Refusal extends Error {
  readonly error: SocketError;
  constructor(error: SocketError) {
    super(error.message);
    this.name = 'Refusal';
    this.error = error;
  }
}

/** What a log may hold of an error: the words of a refusal are for one seat, and may name its cards. */
export const logged = (error: unknown): string => (error instanceof Refusal ? error.error.code : messageOf(error));

export function refuse(code: SocketRefusal, message: string, more: { version?: number } = {}): never {
  throw new Refusal({ code, message, ...more });
}

/** Whether a table is one whose game cannot go on here. */
export const isOldSave = (error: unknown): boolean => error instanceof Refusal && error.error.code === 'old-save';

const isRefusal = (code: string): code is SocketRefusal => Object.hasOwn(SOCKET_REFUSALS, code);

/** The refusal of the kernel as it is sent. Its details may speak of the whole state and stay here. */
export function refused({ code, message, rule }: Fault): Refusal {
  const sent = isRefusal(code) ? code : 'defect'; // no command of a client scripts chance or brings a state of its own
  return new Refusal(rule === undefined ? { code: sent, message } : { code: sent, message, rule });
}
