import { messageOf } from '@tabula/kernel/errors.js';
import { isObject, shown } from '@tabula/kernel/shape.js';
import type * as z from 'zod/mini';
import type { ErrorCode, ProtocolError } from './errors.js';
import { COMMANDS, type Command, type FieldsOf, type Id, LIMITS, REQUESTS } from './schema.js';

/** A line that was understood: a command and the fields it takes. */
interface Understood<C extends Command = Command> {
  readonly ok: true;
  readonly id: Id;
  readonly command: C;
  readonly fields: FieldsOf<C>;
}

interface Misunderstood {
  readonly ok: false;
  /** Null where the line has none that could be repeated. */
  readonly id: Id | null;
  readonly error: ProtocolError;
}

/** Reads one line. Never throws: whatever is wrong with it comes back as an error. */
export function readLine(line: string): Understood | Misunderstood {
  if (line.length > LIMITS.line)
    return misunderstood(null, 'too-large', `a line has at most ${LIMITS.line} characters, this one ${line.length}`);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return misunderstood(null, 'bad-json', messageOf(error));
  }
  if (!isObject(value)) return misunderstood(null, 'bad-request', `a request is an object, not ${kindOf(value)}`);
  const id = idOf(value);
  const strange = strangeness(value);
  if (strange !== null) return { ok: false, id, error: strange };
  const command = Object.hasOwn(value, 'command') ? value.command : undefined;
  if (typeof command !== 'string')
    return misunderstood(
      id,
      'bad-request',
      `the field 'command' ${command === undefined ? 'is missing' : 'is a text'}`,
    );
  if (!Object.hasOwn(REQUESTS, command))
    return misunderstood(
      id,
      'unknown-command',
      `there is no command ${shown(command)}; there are ${COMMANDS.join(', ')}`,
    );
  return understood(id, command as Command, value);
}

function understood(id: Id | null, command: Command, value: Record<string, unknown>): Understood | Misunderstood {
  const parsed = REQUESTS[command].safeParse(value);
  if (parsed.success && id !== null) {
    const { id: _id, command: _command, ...fields } = parsed.data;
    return { ok: true, id, command, fields };
  }
  const issues: readonly z.core.$ZodIssue[] = parsed.error?.issues ?? [];
  const problems = issues.map((issue) => explain(issue, command, value));
  const large = issues.some((issue) => issue.code === 'too_big' && issue.origin !== 'number' && issue.origin !== 'int');
  return misunderstood(id, large ? 'too-large' : 'bad-request', problems.join('; ').slice(0, 1000));
}

const misunderstood = (id: Id | null, code: ErrorCode, message: string): Misunderstood => {
  return { ok: false, id, error: { code, message } };
};

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;

/** The id, if it can be repeated. */
function idOf(value: Record<string, unknown>): Id | null {
  const id = Object.hasOwn(value, 'id') ? value.id : undefined;
  if (typeof id === 'string') return id.length <= LIMITS.text ? id : null;
  return typeof id === 'number' && Number.isFinite(id) ? id : null;
}

/** What no request may hold, wherever it is: too deep a nesting, or a name that would change the prototype of a copy. */
function strangeness(root: object): ProtocolError | null {
  let level: object[] = [root];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > LIMITS.depth) return { code: 'too-large', message: `a request is at most ${LIMITS.depth} levels deep` };
    const below: object[] = [];
    for (const value of level) {
      if (Object.hasOwn(value, '__proto__'))
        return { code: 'bad-request', message: "the field '__proto__' is not part of any request" };
      for (const entry of Object.values(value)) if (typeof entry === 'object' && entry !== null) below.push(entry);
    }
    level = below;
  }
  return null;
}

/** What is wrong, with the name of the field. */
function explain(issue: z.core.$ZodIssue, command: Command, value: unknown): string {
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => fieldName([...issue.path, key])).join(', ');
    const fields = issue.path.length > 0 ? '' : `; ${command} takes ${fieldsOf(command)}`;
    return `unknown field ${names}${fields}`;
  }
  const name = fieldName(issue.path);
  return at(value, issue.path) === undefined ? `the field ${name} is missing` : `the field ${name} ${issue.message}`;
}

const fieldName = (path: readonly PropertyKey[]): string => shown(path.map(String).join('.')).replace(/^"|"$/g, "'");

const fieldsOf = (command: Command): string => Object.keys(REQUESTS[command].shape).join(', ');

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  let here = value;
  for (const key of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined;
    here = (here as Record<PropertyKey, unknown>)[key];
  }
  return here;
}
