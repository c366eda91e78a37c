import { messageOf } from '@tabula/kernel/errors.js';
import { trace } from '@tabula/kernel/run.js';
import { RUN } from './commands.js';
import { type Desk, newDesk } from './desk.js';
import { type ProtocolError, Refusal } from './errors.js';
import { readLine } from './line.js';
import type { Command, FieldsOf, Id } from './schema.js';

/** A conversation of requests and answers, with matches of its own. */
export interface Session {
  /** Answers one line with one line. Never throws; a command that fails changes nothing. */
  handle(line: string): string;
}

/** How many matches a session holds at a time. */
const MATCHES = 10_000;

/** Opens a session. It is pure: lines in, lines out, the same in Node and in a browser. */
export function session({ matches = MATCHES }: { readonly matches?: number } = {}): Session {
  const desk = newDesk(matches);
  return {
    handle(line) {
      const read = readLine(line);
      return read.ok ? answer(desk, read.id, read.command, read.fields) : failure(read.id, read.error);
    },
  };
}

function answer<C extends Command>(desk: Desk, id: Id, command: C, fields: FieldsOf<C>): string {
  try {
    return JSON.stringify({ id, ok: true, ...RUN[command](desk, fields) });
  } catch (error) {
    return failure(id, error instanceof Refusal ? error.error : defect(desk, command, fields, error));
  }
}

const failure = (id: Id | null, { code, message, rule, details }: ProtocolError): string =>
  JSON.stringify({ id, ok: false, error: { code, message, rule, details } });

/** What should never happen is reported with the place in the rules, so that it can be found. */
function defect(desk: Desk, command: Command, fields: object, error: unknown): ProtocolError {
  return { code: 'defect', message: `${command}: ${messageOf(error)}`, details: whereabouts(desk, fields) };
}

function whereabouts(desk: Desk, { match }: { readonly match?: string }): string[] {
  try {
    if (match === undefined) return [];
    const { state } = desk.match(match).table;
    return [`frames: ${trace(state)}`, `step: ${state.stack.at(-1)?.at ?? 'none'}`];
  } catch {
    return [];
  }
}
