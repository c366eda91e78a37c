import { SOCKET_COMMANDS, SOCKET_LIMITS } from '@tabula/protocol/socket.js';
import { expect, it } from 'vitest';
import { largest } from '../testing/attacks.js';
import { readId, readMessage } from './read.js';

const refusal = (fields: object) => {
  const read = readMessage(JSON.stringify({ id: 1, ...fields }));
  return read.ok ? null : { id: read.id, ...read.error };
};

it('what a command may take besides what it must is taken', () => {
  const create = { id: 1, command: 'create', game: 'elekt', seats: [{ kind: 'you' }], public: true };
  for (const more of [{}, { undo: 'never' }, { title: 'ours' }, { options: {} }, { seats: [{ kind: 'bot' }] }]) {
    const request = { ...create, ...more };
    expect(readMessage(JSON.stringify(request))).toEqual({ ok: true, command: 'create', request });
  }
});

it('what not every database can keep is not taken', () => {
  const create = { command: 'create', game: 'elekt', seats: [], public: true, title: 'a\u0000b' };
  for (const fields of [create, { command: 'look', table: '\u0000' }])
    expect(refusal(fields)).toMatchObject({
      code: 'bad-request',
      message: expect.stringContaining('has no control characters'),
    });
});

it('what is wrong with a message is said by field', () => {
  const refused = refusal({ command: 'answer', table: 't', version: 1.5, idem: 'i', keys: [] });
  expect(refused).toMatchObject({ id: 1, code: 'bad-request' });
  expect(refused?.message).toContain("'version'");
});

it('an object has a bound to its fields, and is not looked into beyond it', () => {
  const wide = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, i]));
  const why = { command: 'why', table: 't' };
  expect(refusal({ ...why, ref: wide(SOCKET_LIMITS.fields) })).toBeNull();
  // Each of these values is wrong too; nobody has looked.
  const ref = Object.fromEntries(Object.keys(wide(SOCKET_LIMITS.fields + 1)).map((key) => [key, []]));
  expect(refusal({ ...why, ref })?.message.match(/the field/g)).toHaveLength(1);
  const create = { command: 'create', game: 'elekt', seats: [], public: true };
  expect(refusal({ ...create, options: wide(SOCKET_LIMITS.fields + 1) })?.message).toContain("'options'");
});

it('an id is repeated if it can be', () => {
  const ids = ['1', '"a"', `"${'x'.repeat(200)}"`];
  for (const id of ids) expect(readId(`{"id":${id}}`)).toEqual(JSON.parse(id));
  for (const id of ['""', 'null', '[]', '1e999', `"${'x'.repeat(201)}"`]) expect(readId(`{"id":${id}}`)).toBeNull();
  for (const text of ['', '7', 'nonsense']) expect(readId(text)).toBeNull();
});

it.each(SOCKET_COMMANDS)('%s is read at its largest, and not beyond it', (command) => {
  for (const i of [0, 1]) {
    const text = largest(command, 'x'.repeat(12), i);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(SOCKET_LIMITS.message);
    expect(readMessage(text)).toMatchObject({ ok: true, command });
  }
  for (const i of [2, 3]) expect(readMessage(largest(command, 'x'.repeat(12), i)).ok).toBe(false);
});
