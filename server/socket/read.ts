import { isObject, shown } from '@tabula/kernel/shape.js';
import {
  NO_CONTROLS,
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

/** Reads one message. Never throws. */
export function readMessage(text: string): Read {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return wrong(null, 'bad-json', 'the message is not JSON');
  }
  if (!isObject(value)) return wrong(null, 'bad-request', 'a message is an object');
  const id = idOf(value);
  const { command } = value;
  if (typeof command !== 'string') return wrong(id, 'bad-request', "the field 'command' is missing or not a text");
  if (!Object.hasOwn(SOCKET_REQUESTS, command))
    return wrong(
      id,
      'unknown-command',
      `there is no command ${shown(command)}; there are ${SOCKET_COMMANDS.join(', ')}`,
    );
  if (command === 'answer' && isAnswer(value)) return { ok: true, command, request: value };
  const schema = SOCKET_REQUESTS[command as SocketCommand];
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, command: command as SocketCommand, request: parsed.data };
  const problems = parsed.error.issues.slice(0, 5).map(({ path, message, code }) => {
    if (path.length === 0) return code === 'unrecognized_keys' ? 'there are unknown fields' : message;
    return `the field '${path.map(String).join('.').slice(0, 80)}' ${message}`;
  });
  return wrong(id, 'bad-request', problems.join('; ').slice(0, 500));
}

const isName = (value: unknown): boolean =>
  typeof value === 'string' && value.length > 0 && value.length <= SOCKET_LIMITS.text;
const isStored = (value: unknown): boolean => isName(value) && NO_CONTROLS.test(value as string);
const isKey = (value: unknown): boolean => typeof value === 'string' && value.length <= SOCKET_LIMITS.text;

/**
 * Whether a message whose command is `answer` is exactly as its schema has it: most messages are answers, and the schema
 * takes longer than the rules do. What is wrong with one that is not, the schema says.
 */
export function isAnswer(value: Record<string, unknown>): value is SocketRequest<'answer'> {
  const { id, table, version, idem, keys } = value;
  let fields = 0;
  for (const _ in value) fields++;
  return (
    fields === 6 &&
    (isName(id) || Number.isFinite(id)) &&
    isStored(table) &&
    Number.isInteger(version) &&
    (version as number) >= 0 &&
    (version as number) <= SOCKET_LIMITS.count &&
    isStored(idem) &&
    Array.isArray(keys) &&
    keys.length <= SOCKET_LIMITS.keys &&
    keys.every(isKey)
  );
}

/** The id, if it can be repeated. */
function idOf({ id }: Record<string, unknown>): SocketId | null {
  if (typeof id === 'string') return id.length > 0 && id.length <= SOCKET_LIMITS.text ? id : null;
  return typeof id === 'number' && Number.isFinite(id) ? id : null;
}
