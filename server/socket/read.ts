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
  if (isUsual(command as SocketCommand, value)) return { ok: true, command: command as SocketCommand, request: value };
  const schema = SOCKET_REQUESTS[command as SocketCommand];
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, command: command as SocketCommand, request: parsed.data };
  const problems = parsed.error.issues.slice(0, 5).map(({ path, message, code }) => {
    if (path.length === 0) return code === 'unrecognized_keys' ? 'there are unknown fields' : message;
    return `the field '${path.map(String).join('.').slice(0, 80)}' ${message}`;
  });
  return wrong(id, 'bad-request', problems.join('; ').slice(0, 500));
}

type Check = (value: unknown) => boolean;
type Checks = Readonly<Record<string, Check>>;

const isText: Check = (value) => typeof value === 'string' && value.length <= SOCKET_LIMITS.text;
const isName: Check = (value) => isText(value) && value !== '';
const isId: Check = (value) => isName(value) || Number.isFinite(value);
const isStored: Check = (value) => isName(value) && NO_CONTROLS.test(value as string);
const isUpTo =
  (most: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
const isCount = isUpTo(SOCKET_LIMITS.count);
const isListOf =
  (most: number, fits: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(fits);
const isPersonsSeat: Check = (value) =>
  isObject(value) && (value.kind === 'you' || value.kind === 'open') && Object.keys(value).length === 1;

/** Whether a message has the fields it must have, perhaps those it may have, and no others. */
function fields(must: Checks, may: Checks = {}): (value: Record<string, unknown>) => boolean {
  const needed = Object.entries({ id: isId, command: isText, ...must });
  const optional = Object.entries(may);
  return (value) => {
    let known = needed.length;
    for (const [name, fits] of needed) if (!fits(value[name])) return false;
    for (const [name, fits] of optional) {
      if (value[name] === undefined) continue;
      if (!fits(value[name])) return false;
      known++;
    }
    return Object.keys(value).length === known;
  };
}

const USUAL: { readonly [C in SocketCommand]?: ReturnType<typeof fields> } = {
  create: fields({
    game: isText,
    seats: isListOf(SOCKET_LIMITS.seats, isPersonsSeat),
    public: (value) => typeof value === 'boolean',
  }),
  sit: fields({ table: isStored, seat: isUpTo(SOCKET_LIMITS.seats - 1) }, { invite: isText }),
  start: fields({ table: isStored }),
  watch: fields({ table: isStored }, { since: isCount, invite: isText }),
  unwatch: fields({ table: isStored }),
  answer: fields({ table: isStored, version: isCount, idem: isStored, keys: isListOf(SOCKET_LIMITS.keys, isText) }),
};

/**
 * Whether a message is one of those that every game needs, as its schema has it: the schema would take longer than the
 * rules do. Of all others, and of what is wrong with one, the schema decides.
 */
export function isUsual<C extends SocketCommand>(
  command: C,
  value: Record<string, unknown>,
): value is SocketRequest<C> & Record<string, unknown> {
  return USUAL[command]?.(value) === true;
}

/** The id, if it can be repeated. */
const idOf = ({ id }: Record<string, unknown>): SocketId | null => (isId(id) ? (id as SocketId) : null);
