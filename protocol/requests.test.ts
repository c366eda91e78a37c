import { describe, expect, it } from 'vitest';
import { SOCKET_COMMANDS, SOCKET_REQUESTS, type SocketCommand } from './socket.js';

const read = (command: SocketCommand, fields: object) =>
  SOCKET_REQUESTS[command].safeParse({ id: 1, command, ...fields });
const passes = (command: SocketCommand, fields: object): boolean => read(command, fields).success;
const letters = (count: number) => 'x'.repeat(count);

/** The shortest message of each command: every field in it is needed. */
const LEAST: { readonly [C in SocketCommand]: object } = {
  create: { game: 'g', seats: [], public: false },
  tables: {},
  look: { table: 't' },
  sit: { table: 't', seat: 0 },
  stand: { table: 't' },
  luck: { table: 't', text: 'l' },
  start: { table: 't' },
  watch: { table: 't' },
  unwatch: { table: 't' },
  answer: { table: 't', version: 0, idem: 'i', keys: [] },
  windows: { table: 't', ask: 'able' },
  why: { table: 't', ref: {} },
  undo: { table: 't' },
  vote: { table: 't', on: 'undo', yes: false },
  propose: { table: 't', version: 0, keys: [] },
  intents: { table: 't' },
  lend: { table: 't' },
  resign: { table: 't' },
  chat: { table: 't', text: 'c' },
  mute: { table: 't', yes: true },
  block: { table: 't' },
  report: { table: 't', reason: 'spam' },
  kick: { table: 't', seat: 0 },
  renew: { table: 't' },
  bot: { table: 't', seat: 0 },
  rematch: { table: 't' },
  leave: { table: 't' },
  replay: { table: 't' },
  resample: { table: 't', at: 0 },
  chance: { table: 't' },
  ping: {},
};

/** What may be said besides, and what it may not be. */
const MORE: readonly [SocketCommand, string, good: readonly unknown[], bad: readonly unknown[]][] = [
  ['create', 'options', [{}, { a: 'b', c: 1.5, d: true, e: null }], [[], 1, { a: [] }, { a: letters(201) }]],
  ['create', 'title', ['', 'Night'], [1, null]],
  ['create', 'undo', ['never', 'boundary', 'consent'], ['always', 1]],
  ['create', 'flag', ['bot', 'default', 'loss'], ['none', 1]],
  ['create', 'clock', [{ kind: 'none' }, { kind: 'days', days: 3 }], [{ kind: 'none', days: 3 }, { kind: 'days' }]],
  ['create', 'clock', [{ kind: 'live', perDecision: 9, bank: 9 }], [{ kind: 'live', perDecision: 9 }, { kind: 'x' }]],
  ['bot', 'level', ['easy', 'normal', 'hard'], ['godlike', 1, null]],
  ...(['look', 'sit', 'watch', 'replay'] as const).map(
    (command) => [command, 'invite', ['', 'i'], [1, null]] as [SocketCommand, string, unknown[], unknown[]],
  ),
  ['watch', 'since', [0, 7], [-1, 0.5, '1', null]],
  ['watch', 'steps', [true, false], [1, null]],
  ['replay', 'from', [0, 7], [-1, 0.5]],
  ['replay', 'steps', [true, false], [1]],
  ['replay', 'open', [true, false], [1]],
  ['undo', 'to', [0, 7], [-1, null]],
  ...(['mute', 'block', 'report'] as const).flatMap((command) => {
    return [
      [command, 'seat', [0, 7], [-1, 8, null]],
      [command, 'line', [0, 7], [-1, 0.5, null]],
    ] as [SocketCommand, string, unknown[], unknown[]][];
  }),
];

describe('a message', () => {
  it.each(SOCKET_COMMANDS)('%s needs its fields, each of them, and takes no other', (command) => {
    const least = LEAST[command];
    expect(passes(command, least)).toBe(true);
    for (const field of Object.keys(least)) expect(passes(command, { ...least, [field]: undefined })).toBe(false);
    expect(passes(command, { ...least, id: undefined })).toBe(false);
    expect(passes(command, { ...least, command: undefined })).toBe(false);
    expect(passes(command, { ...least, other: 1 })).toBe(false);
    const more = MORE.filter(([of]) => of === command).map(([, field]) => field);
    const all = ['id', 'command', ...Object.keys(least), ...new Set(more)];
    expect(Object.keys(SOCKET_REQUESTS[command].shape).sort()).toEqual(all.sort());
  });

  it.each(MORE)('%s may have %s', (command, field, good, bad) => {
    for (const value of good) expect(passes(command, { ...LEAST[command], [field]: value })).toBe(true);
    for (const value of bad) expect(passes(command, { ...LEAST[command], [field]: value })).toBe(false);
  });

  it.each<[SocketCommand, string, readonly unknown[], readonly unknown[]]>([
    ['windows', 'ask', ['always', 'able', 'never'], ['sometimes', true]],
    ['report', 'reason', ['abuse', 'spam', 'cheating', 'name', 'other'], ['none']],
    ['luck', 'text', ['aZ09_-'], ['a b', 'a|b', 'ż', '']],
    ['vote', 'on', ['kick:1'], ['', 1]],
    ['chat', 'text', ['a\nb'], ['', 1]],
    ['propose', 'keys', [[], ['a', 'b']], ['a', [1]]],
    ['create', 'public', [true, false], [0, null]],
    ['create', 'seats', [[{ kind: 'open' }, { kind: 'you' }]], [[{ kind: 'bot', level: 'godlike' }], [{}], {}]],
    ['create', 'seats', [[{ kind: 'bot' }, { kind: 'bot', level: 'hard' }]], [[{ kind: 'you', level: 'hard' }]]],
    ['ping', 'id', [0, -1.5, 'a', letters(200)], ['', letters(201), null, true, []]],
  ])('%s has for its %s what it may be', (command, field, good, bad) => {
    for (const value of good) expect(passes(command, { ...LEAST[command], [field]: value })).toBe(true);
    for (const value of bad) expect(passes(command, { ...LEAST[command], [field]: value })).toBe(false);
  });

  it.each<[SocketCommand, object, string, string]>([
    ['ping', { id: true }, 'id', 'is a text of at most 200 characters or a number'],
    ['look', { table: '' }, 'table', 'is not empty'],
    ['look', { table: 1 }, 'table', 'is a text'],
    ['look', { table: letters(201) }, 'table', 'has at most 200 characters'],
    ['look', { table: '\u0007' }, 'table', 'has no control characters'],
    ['look', { invite: 1 }, 'invite', 'is a text'],
    ['sit', { seat: 8 }, 'seat', 'is a whole number from 0 to 7'],
    ['sit', { seat: 0.5 }, 'seat', 'is a whole number from 0 to 7'],
    ['answer', { version: -1 }, 'version', 'is a whole number from 0 to 1000000000'],
    ['answer', { keys: 1 }, 'keys', 'is a list of keys'],
    ['answer', { keys: new Array(501).fill('a') }, 'keys', 'has too many keys'],
    ['propose', { keys: 1 }, 'keys', 'is a list of keys'],
    ['propose', { keys: new Array(501).fill('a') }, 'keys', 'has too many keys'],
    ['create', { seats: 1 }, 'seats', 'is a list of seats'],
    ['create', { seats: new Array(9).fill({ kind: 'open' }) }, 'seats', 'has too many seats'],
    ['create', { seats: [1] }, 'seats.0', 'is {kind: open}, {kind: you} or {kind: bot, level}'],
    ['create', { options: 1 }, 'options', 'is an object of options'],
    ['create', { options: { a: [] } }, 'options.a', 'is a text, a number, true, false or null'],
    ['create', { public: 1 }, 'public', 'is true or false'],
    ['create', { title: letters(61) }, 'title', 'has at most 60 characters'],
    ['create', { title: '\u0007' }, 'title', 'has no control characters'],
    ['create', { clock: 1 }, 'clock', 'is {kind: none}, {kind: live, perDecision, bank} or {kind: days, days}'],
    ['create', { undo: 1 }, 'undo', 'is one of never, boundary, consent'],
    ['create', { flag: 1 }, 'flag', 'is one of bot, default, loss'],
    ['bot', { level: 1 }, 'level', 'is one of easy, normal, hard'],
    ['luck', { text: 1 }, 'text', 'is a text'],
    ['luck', { text: ' ' }, 'text', 'is 1 to 64 plain characters'],
    ['windows', { ask: 1 }, 'ask', 'is one of always, able, never'],
    ['why', { ref: 1 }, 'ref', 'is an object such as {"card": "E05"}'],
    ['vote', { on: '' }, 'on', 'is not empty'],
    ['vote', { yes: 1 }, 'yes', 'is true or false'],
    ['mute', { yes: 1 }, 'yes', 'is true or false'],
    ['watch', { steps: 1 }, 'steps', 'is true or false'],
    ['chat', { text: 1 }, 'text', 'is a text'],
    ['chat', { text: '' }, 'text', 'is not empty'],
    ['chat', { text: letters(501) }, 'text', 'has at most 500 characters'],
    ['report', { reason: 1 }, 'reason', 'is one of abuse, spam, cheating, name, other'],
  ])('says what is wrong with it: %s %j', (command, changes, field, message) => {
    const { error } = read(command, { ...LEAST[command], ...changes });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([[field, message]]);
  });

  it('with too many fields in an object is told how many there may be, and nothing of what is in them', () => {
    const wide = Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`f${i}`, []]));
    for (const [command, field, what] of [
      ['create', 'options', 'is an object of options'],
      ['why', 'ref', 'is an object such as {"card": "E05"}'],
    ] as const) {
      const { error } = read(command, { ...LEAST[command], [field]: wide });
      expect(error?.issues.map(({ message }) => message)).toEqual([`${what} of at most 40 fields`]);
    }
  });
});
