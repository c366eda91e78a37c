import { isObject } from '@tabula/kernel/shape.js';
import type { SocketCommand, SocketError } from '@tabula/protocol/socket.js';
import type { Account } from '../people/accounts.js';
import type { Renaming } from '../tables/rename.js';

/**
 * The number of what nodes say to each other; every subject of the bus has it, so nodes of two numbers do not hear each
 * other. Within a number messages only grow: fields and kinds that a node does not know are of a newer one. It ignores the
 * fields, refuses what wants an answer (it has `ask`: to what this node asks no kind comes that it does not know), and
 * ignores the rest.
 */
export const NODE_PROTOCOL = 1;

/** What one node says to another. A text goes with some of them: a request, a body or a push, as it is sent to people. */
export type Item =
  /** Somebody at a socket of the one wants something of a table at the other; the text is the request. */
  | {
      readonly kind: 'ask';
      readonly ask: number;
      readonly peer: number;
      readonly account: Account;
      readonly household: string | null;
      readonly command: SocketCommand;
    }
  /** Somebody has another name at a table of the other; no text. */
  | { readonly kind: 'rename'; readonly ask: number; readonly table: string; readonly renaming: Renaming }
  /** The answer; the text is its body. */
  | { readonly kind: 'reply'; readonly ask: number }
  | { readonly kind: 'refusal'; readonly ask: number; readonly error: SocketError }
  /** The table is not there: nothing was done. */
  | { readonly kind: 'elsewhere'; readonly ask: number }
  /** The text is for these sockets. */
  | { readonly kind: 'push'; readonly peers: readonly number[] }
  /** A socket has ended. */
  | { readonly kind: 'drop'; readonly peer: number }
  /** Something got lost: whoever the one has at the other looks again, and what it asked is not answered. */
  | { readonly kind: 'reset' };

/** An item with its text. */
export interface Spoken {
  readonly item: Item;
  readonly text: string;
}

/** What one node says to another at once; without items it is a sign of life. */
export interface Message {
  /** Counts what the one has said to the other, from 1 on. */
  readonly number: number;
  readonly spoken: readonly Spoken[];
}

/** Something that this node does not know, and the number by which it wants an answer, if it does. */
export interface Unknown {
  readonly kind: string;
  readonly ask: number | null;
}

/** A message as it was understood. */
export interface Understood extends Message {
  readonly unknown: readonly Unknown[];
}

type Fields = { readonly [name: string]: 'number' | 'string' | 'object' | 'list' };
/** What items need to have for this node to understand them. */
const NEEDED: { readonly [K in Item['kind']]: Fields } = {
  ask: { ask: 'number', peer: 'number', account: 'object', command: 'string' },
  rename: { ask: 'number', table: 'string', renaming: 'object' },
  reply: { ask: 'number' },
  refusal: { ask: 'number', error: 'object' },
  elsewhere: { ask: 'number' },
  push: { peers: 'list' },
  drop: { peer: 'number' },
  reset: {},
};

interface Head {
  readonly number: number;
  readonly items: readonly unknown[];
  /** How long the text of each is. */
  readonly sizes: readonly number[];
}

/** A head of one line, and the texts behind it as they are: they are neither written nor read twice. */
export function writeMessage({ number, spoken }: Message): string {
  const head: Head = {
    number,
    items: spoken.map(({ item }) => item),
    sizes: spoken.map(({ text }) => text.length),
  };
  return `${JSON.stringify(head)}\n${spoken.map(({ text }) => text).join('')}`;
}

/** Null if it is no message. */
export function readMessage(text: string): Understood | null {
  const end = text.indexOf('\n');
  const head = end < 0 ? null : headOf(text.slice(0, end));
  if (head === null) return null;
  let at = end + 1;
  const spoken: Spoken[] = [];
  const unknown: Unknown[] = [];
  for (const [i, item] of head.items.entries()) {
    const from = at;
    at += head.sizes[i] ?? 0;
    if (isItem(item)) spoken.push({ item, text: text.slice(from, at) });
    else unknown.push(unknownOf(item));
  }
  return at === text.length ? { number: head.number, spoken, unknown } : null;
}

const isKind = (kind: unknown): kind is Item['kind'] => typeof kind === 'string' && Object.hasOwn(NEEDED, kind);

function isItem(item: unknown): item is Item {
  if (!isObject(item) || !isKind(item.kind)) return false;
  return Object.entries(NEEDED[item.kind]).every(([name, type]) => {
    const value = item[name];
    if (type === 'list') return Array.isArray(value);
    return type === 'object' ? isObject(value) : typeof value === type;
  });
}

function unknownOf(item: unknown): Unknown {
  const { kind, ask } = isObject(item) ? item : {};
  return { kind: String(kind), ask: typeof ask === 'number' ? ask : null };
}

function headOf(text: string): Head | null {
  try {
    const head: unknown = JSON.parse(text);
    if (!isObject(head) || typeof head.number !== 'number') return null;
    return Array.isArray(head.items) && Array.isArray(head.sizes) ? (head as object as Head) : null;
  } catch {
    return null;
  }
}

/** What a node says to all. */
export type Notice =
  | { readonly kind: 'ended'; readonly sessions: readonly string[] }
  | { readonly kind: 'renamed'; readonly account: string; readonly name: string };

/** Null for what this node does not know. */
export function readNotice(text: string): Notice | null {
  try {
    const notice: unknown = JSON.parse(text);
    if (!isObject(notice)) return null;
    const { kind, sessions, account, name } = notice;
    if (kind === 'ended' && Array.isArray(sessions)) return { kind, sessions: sessions.map(String) };
    return kind === 'renamed' && typeof account === 'string' && typeof name === 'string'
      ? { kind, account, name }
      : null;
  } catch {
    return null;
  }
}
