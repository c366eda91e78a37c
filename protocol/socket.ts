import { LEVELS } from '@tabula/bots/bot.js';
import * as z from 'zod/mini';
import { LUCK } from './chance.js';
import type { SocketRefusal } from './refusals.js';

/** The number of the socket protocol. It rises when something a client relies on changes; additions do not raise it. */
export const SOCKET_PROTOCOL = 1;

/** How large the parts of a message may be. */
export const SOCKET_LIMITS = {
  /** Bytes in a message. */
  message: 16_384,
  /** Characters in a text, an id or a key. */
  text: 200,
  /** Characters in a line of chat. */
  chat: 500,
  /** Characters in the title of a table. */
  title: 60,
  /** Keys in an answer. */
  keys: 500,
  /** Fields in an object whose fields are the client's choice. */
  fields: 40,
  /** The highest version or number of a record. */
  count: 1_000_000_000,
  seats: 8,
} as const;

/** How a connection ends when it is not the client who ends it. */
export const CLOSE = {
  /** The server stops; come back soon. */
  stopping: 1012,
  /** Too many messages that were none. */
  malformed: 4400,
  /** No or no longer a session. */
  signedOut: 4401,
  /** Too many messages. */
  rate: 4429,
  /** The client reads slower than it is written to. */
  slow: 4408,
} as const;

/** A text without control characters. */
const NO_CONTROLS = /^\P{Cc}*$/u;

const within = (most: number) => z.maxLength(most, `has at most ${most} characters`);
const text = z.string('is a text').check(within(SOCKET_LIMITS.text));
const name = z.string('is a text').check(z.minLength(1, 'is not empty'), within(SOCKET_LIMITS.text));
/** What databases keep or look for as it is: not all of them take every character. */
const stored = name.check(z.regex(NO_CONTROLS, 'has no control characters'));
const between = (least: number, most: number) => {
  const message = `is a whole number from ${least} to ${most}`;
  return z.int(message).check(z.minimum(least, message), z.maximum(most, message));
};
const count = between(0, SOCKET_LIMITS.count);
const seat = between(0, SOCKET_LIMITS.seats - 1);
const scalar = z.union([text, z.number(), z.boolean(), z.null()], 'is a text, a number, true, false or null');
/** What an object holds is looked at only when its fields are not too many. */
const named = (what: string) =>
  z.pipe(
    z.custom<Record<string, unknown>>((value) => isNarrow(value), `${what} of at most ${SOCKET_LIMITS.fields} fields`),
    z.record(text, scalar, what),
  );
function isNarrow(value: unknown): boolean {
  return typeof value !== 'object' || value === null || Object.keys(value).length <= SOCKET_LIMITS.fields;
}
const id = z.union([name, z.number()], `is a text of at most ${SOCKET_LIMITS.text} characters or a number`);

const clock = z.union(
  [
    z.strictObject({ kind: z.literal('none') }),
    /** Seconds for each decision, and a bank for the whole game from which longer ones are paid. */
    z.strictObject({ kind: z.literal('live'), perDecision: between(1, 86_400), bank: between(0, 864_000) }),
    z.strictObject({ kind: z.literal('days'), days: between(1, 60) }),
  ],
  'is {kind: none}, {kind: live, perDecision, bank} or {kind: days, days}',
);
export type ClockSetting = z.infer<typeof clock>;

/** What happens when the time of a seat is up. */
const FLAGS = ['bot', 'default', 'loss'] as const;
export type Flag = (typeof FLAGS)[number];
/** How far decisions can be taken back: not at all, as far as nobody learned anything, or further if all agree. */
const UNDOS = ['never', 'boundary', 'consent'] as const;
export type UndoSetting = (typeof UNDOS)[number];

/** When somebody wants to be asked whether to act out of turn. */
const WINDOWS = ['always', 'able', 'never'] as const;
export type WindowSetting = (typeof WINDOWS)[number];

/** What can be told about somebody. */
export const REASONS = ['abuse', 'spam', 'cheating', 'name', 'other'] as const;
export type ReportReason = (typeof REASONS)[number];

const level = z.enum(LEVELS, `is one of ${LEVELS.join(', ')}`);
const newSeat = z.union(
  [
    z.strictObject({ kind: z.enum(['open', 'you']) }),
    z.strictObject({ kind: z.literal('bot'), level: z.exactOptional(level) }),
  ],
  'is {kind: open}, {kind: you} or {kind: bot, level}',
);

const request = <S extends z.core.$ZodLooseShape>(fields: S) =>
  z.strictObject({ id, command: z.string(), ...fields }, 'is an object');
const invite = z.exactOptional(text);
const steps = z.exactOptional(z.boolean('is true or false'));
/** Somebody at a table: by the seat, or by the number of a line they said. One of the two. */
const somebody = { table: stored, seat: z.exactOptional(seat), line: z.exactOptional(count) };

/** What a client may send: each command with what it takes besides `id` and `command`. Unknown fields are errors. */
export const SOCKET_REQUESTS = {
  create: request({
    game: text,
    seats: z.array(newSeat, 'is a list of seats').check(z.maxLength(SOCKET_LIMITS.seats, 'has too many seats')),
    options: z.exactOptional(named('is an object of options')),
    public: z.boolean('is true or false'),
    title: z.exactOptional(text.check(within(SOCKET_LIMITS.title), z.regex(NO_CONTROLS, 'has no control characters'))),
    clock: z.exactOptional(clock),
    undo: z.exactOptional(z.enum(UNDOS, `is one of ${UNDOS.join(', ')}`)),
    flag: z.exactOptional(z.enum(FLAGS, `is one of ${FLAGS.join(', ')}`)),
  }),
  tables: request({}),
  look: request({ table: stored, invite }),
  sit: request({ table: stored, seat, invite }),
  stand: request({ table: stored }),
  /** Before the game: what you add to its chance; plain characters that nobody can foresee. */
  luck: request({ table: stored, text: z.string('is a text').check(z.regex(LUCK, 'is 1 to 64 plain characters')) }),
  start: request({ table: stored }),
  /** With `steps` updates also tell how the board stood at each event. */
  watch: request({ table: stored, since: z.exactOptional(count), invite, steps }),
  unwatch: request({ table: stored }),
  answer: request({
    table: stored,
    /** The version of the game the answer was made against. */
    version: count,
    /** A repeat with the same key has no second effect and gets the same acknowledgement. */
    idem: stored,
    keys: z.array(text, 'is a list of keys').check(z.maxLength(SOCKET_LIMITS.keys, 'has too many keys')),
  }),
  /** Whether you are asked when you may act out of turn: always, when you are able to, or never. */
  windows: request({ table: stored, ask: z.enum(WINDOWS, `is one of ${WINDOWS.join(', ')}`) }),
  why: request({ table: stored, ref: named('is an object such as {"card": "E05"}') }),
  undo: request({ table: stored, to: z.exactOptional(count) }),
  /** `on` is the id of a proposal; 'abandon', 'takeover:1' and 'kick:1' open one if there is none yet. */
  vote: request({ table: stored, on: name, yes: z.boolean('is true or false') }),
  /** What you are for, in a decision that all make together; without keys you propose nothing any more. */
  propose: request({
    table: stored,
    /** The version of the game that you have seen. */
    version: count,
    keys: z.array(text, 'is a list of keys').check(z.maxLength(SOCKET_LIMITS.keys, 'has too many keys')),
  }),
  /** What bots mean to do next, where all play together. */
  intents: request({ table: stored }),
  /** A bot plays for you until you sit down again. */
  lend: request({ table: stored }),
  /** In a game: you have lost, and your seat is not given back. */
  resign: request({ table: stored }),
  chat: request({
    table: stored,
    text: z.string('is a text').check(z.minLength(1, 'is not empty'), within(SOCKET_LIMITS.chat)),
  }),
  /** The host: somebody is not heard at this table any more, or again. */
  mute: request({ ...somebody, yes: z.boolean('is true or false') }),
  /** Somebody is not heard by you any more, at no table, and does not come to yours. */
  block: request({ ...somebody }),
  /** Tells the operator about somebody, or about what they said. */
  report: request({ ...somebody, reason: z.enum(REASONS, `is one of ${REASONS.join(', ')}`) }),
  kick: request({ table: stored, seat }),
  /** The host: a new invitation; the old one opens nothing any more. */
  renew: request({ table: stored }),
  bot: request({ table: stored, seat, level: z.exactOptional(level) }),
  rematch: request({ table: stored }),
  leave: request({ table: stored }),
  /** With `open`, when the game is over: all hands. */
  replay: request({ table: stored, from: z.exactOptional(count), invite, steps, open: steps }),
  /** After the game: the position after a decision, with all that your seat could not know dealt anew. */
  resample: request({ table: stored, at: count }),
  /** After the game: the whole of it with its key, to check that all chance followed from that. */
  chance: request({ table: stored }),
  ping: request({}),
} as const;

export type SocketCommand = keyof typeof SOCKET_REQUESTS;
/** A command as it arrives, checked. */
export type SocketRequest<C extends SocketCommand> = z.infer<(typeof SOCKET_REQUESTS)[C]>;
export type SocketId = z.infer<typeof id>;
export const SOCKET_COMMANDS = Object.keys(SOCKET_REQUESTS) as SocketCommand[];

export interface SocketError {
  readonly code: SocketRefusal;
  readonly message: string;
  readonly rule?: string;
  /** With 'stale': the version there is now. */
  readonly version?: number;
}
