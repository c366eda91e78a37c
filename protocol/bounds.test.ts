import { describe, expect, it } from 'vitest';
import { SOCKET_REQUESTS, type SocketCommand } from './socket.js';

/** What is sent besides the id and the command; the rest of it is in order. */
function passes(command: SocketCommand, fields: object): boolean {
  return SOCKET_REQUESTS[command].safeParse({ id: 1, command, ...fields }).success;
}
const table = { game: 'elekt', seats: [{ kind: 'you' }], public: false };
const clocked = (clock: object) => passes('create', { ...table, clock });
const letters = (count: number) => 'x'.repeat(count);
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, i]));

describe('the bounds of a message', () => {
  it.each<[string, (value: number) => boolean, number, number]>([
    ['seconds for a decision', (perDecision) => clocked({ kind: 'live', perDecision, bank: 0 }), 1, 86_400],
    ['seconds in the bank', (bank) => clocked({ kind: 'live', perDecision: 1, bank }), 0, 864_000],
    ['days', (days) => clocked({ kind: 'days', days }), 1, 60],
    ['a seat', (seat) => passes('sit', { table: 't', seat }), 0, 7],
    ['a version', (version) => passes('answer', { table: 't', version, idem: 'i', keys: [] }), 0, 1e9],
    ['a number of a record', (since) => passes('watch', { table: 't', since }), 0, 1e9],
  ])('hold for %s', (_what, has, least, most) => {
    expect([least - 1, least, most, most + 1].map(has)).toEqual([false, true, true, false]);
    expect(has(least + 0.5)).toBe(false);
  });

  it.each<[string, (length: number) => boolean, number, number]>([
    ['the id of a table', (length) => passes('stand', { table: letters(length) }), 1, 200],
    ['an invitation', (length) => passes('look', { table: 't', invite: letters(length) }), 0, 200],
    ['a line of chat', (length) => passes('chat', { table: 't', text: letters(length) }), 1, 500],
    ['a title', (length) => passes('create', { ...table, title: letters(length) }), 0, 60],
    ['what is added to chance', (length) => passes('luck', { table: 't', text: letters(length) }), 1, 64],
    [
      'the key of an answer',
      (length) => passes('answer', { table: 't', version: 1, idem: 'i', keys: [letters(length)] }),
      0,
      200,
    ],
    [
      'the keys of an answer',
      (length) => passes('answer', { table: 't', version: 1, idem: 'i', keys: new Array(length).fill('a') }),
      0,
      500,
    ],
    [
      'the seats of a table',
      (length) => passes('create', { ...table, seats: new Array(length).fill({ kind: 'open' }) }),
      0,
      8,
    ],
    ['the fields of options', (length) => passes('create', { ...table, options: many(length) }), 0, 40],
    ['the fields of what is asked about', (length) => passes('why', { table: 't', ref: many(length) }), 0, 40],
  ])('hold for the length of %s', (_what, has, least, most) => {
    expect([least, most, most + 1].map(has)).toEqual([true, true, false]);
    if (least > 0) expect(has(least - 1)).toBe(false);
  });

  it('leave out signs that cannot be seen', () => {
    expect(['t', 'Zażółć', 'a\nb', 'a\u0007'].map((id) => passes('stand', { table: id }))).toEqual([
      ...[true, true],
      ...[false, false],
    ]);
    expect(passes('create', { ...table, title: 'a\u0000b' })).toBe(false);
  });
});
