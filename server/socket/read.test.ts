import { SOCKET_REQUESTS } from '@tabula/protocol/socket.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isUsual, readMessage } from './read.js';

const odd = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom(Number.POSITIVE_INFINITY, 1e9, 1e9 + 1, -1, 0.5));
const usually = <T>(usual: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: odd });
const sized = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((length) => 'x'.repeat(length));
const text = fc.oneof(
  { weight: 9, arbitrary: fc.oneof(fc.string({ minLength: 1 }), sized(1, 9), sized(199, 201)) },
  { weight: 1, arbitrary: fc.constantFrom('a\u0000', '\n', '\u007f', 'ü\ud800') },
);
const many = fc.integer({ min: 499, max: 501 }).map((length) => new Array<string>(length).fill('k'));
const table = usually(text);
const invite = usually(fc.oneof(text, fc.constant('')));
const seats = fc.array(usually(fc.constantFrom({ kind: 'you' }, { kind: 'open' })), { maxLength: 9 });
const USUAL = {
  create: fc.record({ game: usually(text), seats: usually(seats), public: usually(fc.boolean()) }),
  sit: fc.record(
    { table, seat: usually(fc.integer({ min: -1, max: 8 })), invite },
    { requiredKeys: ['table', 'seat'] },
  ),
  start: fc.record({ table }),
  watch: fc.record({ table, since: usually(fc.nat()), invite }, { requiredKeys: ['table'] }),
  unwatch: fc.record({ table }),
  answer: fc.record({
    table,
    version: usually(fc.nat()),
    idem: usually(text),
    keys: usually(fc.oneof(fc.array(usually(text), { maxLength: 4 }), many)),
  }),
};
const id = usually(fc.oneof(text, fc.integer()));

it.each(Object.entries(USUAL))('%s is read by hand exactly as its schema reads it', (name, fields) => {
  const command = name as keyof typeof USUAL;
  const whole = fc.tuple(id, fields as fc.Arbitrary<object>).map(([id, more]) => ({ id, command, ...more }));
  /** Messages as they should be, nearly as they should be, and with a field too many or too few. */
  const message: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 1, arbitrary: fc.tuple(whole, odd).map(([fields, extra]) => ({ ...fields, extra })) },
    { weight: 1, arbitrary: whole.map((fields) => Object.fromEntries(Object.entries(fields).slice(0, -1))) },
  );
  let good = 0;
  fc.assert(
    fc.property(message, (value) => {
      const parsed = SOCKET_REQUESTS[command].safeParse(value);
      expect(isUsual(command, value)).toBe(parsed.success);
      if (!parsed.success) return;
      good++;
      expect(value).toEqual(parsed.data);
    }),
    { numRuns: 2_000, seed: 7 },
  );
  expect(good).toBeGreaterThan(200);
});

it('what not every game needs is read by its schema', () => {
  const create = { id: 1, command: 'create', game: 'elekt', seats: [{ kind: 'you' }], public: true };
  for (const more of [{ undo: 'never' }, { title: 'ours' }, { options: {} }, { seats: [{ kind: 'bot' }] }]) {
    const value = { ...create, ...more };
    expect(isUsual('create', value)).toBe(false);
    expect(readMessage(JSON.stringify(value))).toEqual({ ok: true, command: 'create', request: value });
  }
});

it('what not every database can keep is not taken', () => {
  const create = { id: 1, command: 'create', game: 'elekt', seats: [], public: true, title: 'a\u0000b' };
  for (const fields of [create, { id: 1, command: 'look', table: '\u0000' }])
    expect(readMessage(JSON.stringify(fields))).toMatchObject({
      ok: false,
      error: { code: 'bad-request', message: expect.stringContaining('has no control characters') },
    });
});

it('what is wrong with an answer is said by its schema', () => {
  const read = readMessage('{"id":1,"command":"answer","table":"t","version":1.5,"idem":"i","keys":[]}');
  expect(read).toMatchObject({ ok: false, id: 1, error: { code: 'bad-request' } });
  expect(JSON.stringify(read)).toContain('version');
});
