import type { ErrorCode, Fault } from '@tabula/kernel/errors.js';
import type { SOCKET_ERRORS, SocketError } from '@tabula/protocol/socket.js';

export type RefusalCode = keyof typeof SOCKET_ERRORS | ErrorCode;

/** Ends a command without effect; the socket turns it into an answer. */
export class Refusal extends Error {
  readonly error: SocketError;
  constructor(error: SocketError) {
    super(error.message);
    this.name = 'Refusal';
    this.error = error;
  }
}

export function refuse(code: RefusalCode, message: string, more: { version?: number } = {}): never {
  throw new Refusal({ code, message, ...more });
}

/** The refusal of the kernel as it is sent. Its details may speak of the whole state and stay here. */
export function refused({ code, message, rule }: Fault): Refusal {
  return new Refusal(rule === undefined ? { code, message } : { code, message, rule });
}
