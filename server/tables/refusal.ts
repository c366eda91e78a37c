import { type Fault, messageOf } from '@tabula/kernel/errors.js';
import { SOCKET_REFUSALS, type SocketRefusal } from '@tabula/protocol/refusals.js';
import type { SocketError } from '@tabula/protocol/socket.js';
import { isStorageFailure } from '../db/database.js';
import type { Log } from './env.js';

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

/** What whoever asked is told of what went wrong; what is nobody's doing but ours is noted. */
export function toldOf(error: unknown, command: string, log: Log): SocketError {
  if (error instanceof Refusal) return error.error;
  if (isStorageFailure(error)) {
    log.error({ command, error: messageOf(error) }, 'the database has failed');
    return { code: 'storage', message: 'nothing can be read or stored at this moment; nothing has changed' };
  }
  log.error({ command, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, 'defect');
  return { code: 'defect', message: 'a defect of this server; it was noted' };
}

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
