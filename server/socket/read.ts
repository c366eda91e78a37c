import { isObject, shown } from '@tabula/kernel/shape.js';
import {
  SOCKET_COMMANDS,
  SOCKET_LIMITS,
  SOCKET_REQUESTS,
  type SocketCommand,
  type SocketError,
  type SocketId,
  type SocketRequest,
} from '@tabula/protocol/socket.js';

/** A message that was understood, or what is wrong with it. */
export type Read =
  | { readonly ok: true; readonly command: SocketCommand; readonly request: SocketRequest<SocketCommand> }
  | { readonly ok: false; readonly id: SocketId | null; readonly error: SocketError };

const wrong = (id: SocketId | null, code: SocketError['code'], message: string): Read => ({
  ok: false,
  id,
  error: { code, message },
});

const isCommand = (text: string): text is SocketCommand => Object.hasOwn(SOCKET_REQUESTS, text);

/** Reads one message. Never throws. */
export function readMessage(text: string): Read {
  const value = parsed(text);
  if (value === undefined) return wrong(null, 'bad-json', 'the message is not JSON');
  if (!isObject(value)) return wrong(null, 'bad-request', 'a message is an object');
  const id = idOf(value);
  const { command } = value;
  if (typeof command !== 'string') return wrong(id, 'bad-request', "the field 'command' is missing or not a text");
  if (!isCommand(command))
    return wrong(
      id,
      'unknown-command',
      `there is no command ${shown(command)}; there are ${SOCKET_COMMANDS.join(', ')}`,
    );
  const checked = SOCKET_REQUESTS[command].safeParse(value);
  if (checked.success) return { ok: true, command, request: checked.data };
  const problems = checked.error.issues.slice(0, 5).map(({ path, message, code }) => {
    if (path.length === 0) return code === 'unrecognized_keys' ? 'there are unknown fields' : message;
    return `the field '${path.map(String).join('.').slice(0, 80)}' ${message}`;
  });
  return wrong(id, 'bad-request', problems.join('; ').slice(0, 500));
}

/** The id of a message that is not read any further, if it has one. */
export function readId(text: string): SocketId | null {
  const value = parsed(text);
  return isObject(value) ? idOf(value) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The id, if it can be repeated. */
function idOf({ id }: Record<string, unknown>): SocketId | null {
  if (typeof id === 'number') return Number.isFinite(id) ? id : null;
  return typeof id === 'string' && id !== '' && id.length <= SOCKET_LIMITS.text ? id : null;
}
