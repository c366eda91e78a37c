import { describe, expect, it } from 'vitest';
import { COMMANDS, LIMITS } from './schema.js';
import { session } from './session.js';
import type { Reply } from './testing/client.js';

const send = (line: string): Reply => JSON.parse(session().handle(line)) as Reply;
const sendObject = (request: object) => send(JSON.stringify(request));

it('an id is repeated up to its full length, and no further', () => {
  const id = 'i'.repeat(LIMITS.text);
  expect(sendObject({ id, command: 'fly' })).toMatchObject({ id, ok: false });
  expect(sendObject({ id: `${id}i`, command: 'fly' })).toMatchObject({ id: null, ok: false });
});

describe('a line that is not a request', () => {
  it.each(['', ' ', 'hello', '{', '{"id":1,}', "{'id':1}", 'undefined', 'NaN', '{"id":1}{"id":2}', '\u0000', '[1'])(
    '%j is not JSON',
    (line) => {
      expect(send(line)).toMatchObject({ id: null, ok: false, error: { code: 'bad-json' } });
    },
  );

  it.each(['null', 'true', '7', '"new"', '[]', '[{"id":1,"command":"games"}]'])('%s is not an object', (line) => {
    expect(send(line)).toMatchObject({ id: null, ok: false, error: { code: 'bad-request' } });
  });

  it.each([
    ['null', 'null'],
    ['[1]', 'a list'],
    ['"new"', 'a string'],
    ['7', 'a number'],
  ])('%s is called what it is', (line, kind) => {
    expect(send(line).error).toEqual({ code: 'bad-request', message: `a request is an object, not ${kind}` });
  });

  it.each([
    ['{"id":1}', "the field 'command' is missing"],
    ['{"id":1,"command":7}', "the field 'command' is a text"],
    ['{"id":1,"command":"fly"}', `there is no command "fly"; there are ${COMMANDS.join(', ')}`],
    ['{"id":1,"command":"games","x":{"__proto__":1}}', "the field '__proto__' is not part of any request"],
    ['{"command":"state"}', "the field 'id' is missing; the field 'match' is missing"],
    [
      '{"id":1,"command":"why","match":"m1","seat":0,"ref":{"constructor":[]}}',
      /^the field 'ref.constructor' is a text/,
    ],
  ])('%s is refused in so many words', (line, message) => {
    expect(send(line).error.message).toMatch(typeof message === 'string' ? new RegExp(`^${message}$`) : message);
  });

  it('is told what is wrong with it in a thousand letters at most', () => {
    const keys = new Array(100).fill(1);
    const { error } = sendObject({ id: 1, command: 'answer', match: 'm1', seat: 0, keys });
    expect(error.message).toHaveLength(1000);
    expect(error.message.startsWith("the field 'keys.0' is a text; the field 'keys.1' is a text; ")).toBe(true);
  });

  it.each([
    ['no id', '{"command":"games"}', null, /'id' is missing/],
    ['an empty one', '{}', null, /'command' is missing/],
    ['an id that is a list', '{"id":[1],"command":"games"}', null, /'id' is a text/],
    ['an id without measure', '{"id":1e999,"command":"games"}', null, /'id' is a text/],
    ['no command', '{"id":"x"}', 'x', /'command' is missing/],
    ['a command that is a number', '{"id":2,"command":3}', 2, /'command' is a text/],
    ['a missing field', '{"id":2,"command":"state"}', 2, /'match' is missing/],
    [
      'an unknown field',
      '{"id":2,"command":"games","colour":"red"}',
      2,
      /unknown field 'colour'; games takes id, command/,
    ],
    ['a wrong type', '{"id":2,"command":"view","match":"m1","seat":"0"}', 2, /'seat' is a seat or null/],
    ['half a seat', '{"id":2,"command":"new","game":"elekt","seats":2.5}', 2, /'seats' is a whole number/],
    ['undeclared fields inside', '{"id":2,"command":"replay","log":{"x":1}}', 2, /unknown field 'log.x'/],
    ['a seat beyond all numbers', '{"id":2,"command":"view","match":"m1","seat":1e300}', 2, /'seat'/],
    ['keys that are no list', '{"id":2,"command":"answer","match":"m1","seat":0,"keys":"a"}', 2, /'keys' is a list/],
    [
      'a key that is no text',
      '{"id":2,"command":"answer","match":"m1","seat":0,"keys":["a",1]}',
      2,
      /'keys.1' is a text/,
    ],
  ])('%s is named', (_name, line, id, message) => {
    const reply = send(line);
    expect(reply).toMatchObject({ id, ok: false, error: { code: 'bad-request' } });
    expect(reply.error.message).toMatch(message);
  });

  it.each(['NEW', 'constructor', '__proto__', 'toString', ''])('the command %j is unknown', (command) => {
    const reply = sendObject({ id: 'a', command });
    expect(reply).toMatchObject({ id: 'a', ok: false, error: { code: 'unknown-command' } });
    for (const known of COMMANDS) expect(reply.error.message).toContain(known);
  });

  it('an error is one line of plain JSON, whatever was sent', () => {
    const answer = session().handle(JSON.stringify({ id: 'a\nb\u2028', command: 'x\ny' }));
    expect(answer).not.toMatch(/[\n\r]/);
    expect(JSON.parse(answer)).toMatchObject({ id: 'a\nb\u2028', ok: false });
  });
});

describe('a line that is too large', () => {
  it('is not read at all', () => {
    const line = JSON.stringify({ id: 1, command: 'games', pad: 'x'.repeat(LIMITS.line) });
    expect(send(line)).toMatchObject({ id: null, ok: false, error: { code: 'too-large' } });
  });

  it.each([
    ['a text', { command: 'state', match: 'm'.repeat(LIMITS.text + 1) }],
    ['a list', { command: 'answer', match: 'm1', seat: 0, keys: new Array(LIMITS.list + 1).fill('a') }],
    ['a script', { command: 'script', match: 'm1', outcomes: new Array(LIMITS.log + 1).fill(1) }],
    [
      'a text, and something else is wrong',
      { command: 'answer', match: 'm'.repeat(LIMITS.text + 1), seat: 'x', keys: 0 },
    ],
    ['the nesting', { command: 'load', game: 'elekt', state: nested(LIMITS.depth) }],
  ])('in %s', (_name, fields) => {
    expect(sendObject({ id: 5, ...fields })).toMatchObject({ id: 5, ok: false, error: { code: 'too-large' } });
  });

  it('says how large it may be', () => {
    const line = ' '.repeat(LIMITS.line + 2);
    expect(send(line).error.message).toBe('a line has at most 1048576 characters, this one 1048578');
    const deep = { id: 5, command: 'load', game: 'elekt', state: nested(LIMITS.depth) };
    expect(sendObject(deep).error.message).toBe('a request is at most 64 levels deep');
  });

  it('is none where it is as deep as it may be, or a number is too large', () => {
    const deep = { id: 5, command: 'load', game: 'elekt', state: nested(LIMITS.depth - 2) };
    expect(sendObject(deep).error.code).toBe('invalid-state');
    expect(sendObject({ ...deep, state: nested(LIMITS.depth - 1) }).error.code).toBe('too-large');
    const suggest = { id: 5, command: 'suggest', match: 'm1', seat: 0, level: 'easy' };
    expect(sendObject({ ...suggest, ms: LIMITS.ms + 1 }).error.code).toBe('bad-request');
    expect(sendObject({ ...suggest, seat: 2 ** 60 }).error.code).toBe('bad-request');
  });

  it('in its id: it cannot be repeated', () => {
    const reply = sendObject({ id: 'i'.repeat(LIMITS.text + 1), command: 'games' });
    expect(reply).toMatchObject({ id: null, ok: false });
  });

  it('in depth: half a million lists in one another do no harm', () => {
    const deep = '['.repeat(500_000) + ']'.repeat(500_000);
    expect(send(deep).ok).toBe(false);
    const within = `{"id":1,"command":"load","game":"elekt","state":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`;
    expect(send(within)).toMatchObject({ id: 1, ok: false, error: { code: 'too-large' } });
  });
});

function nested(levels: number): object {
  let value: object = {};
  for (let i = 0; i < levels; i++) value = { value };
  return value;
}

describe('a request that reaches for prototypes', () => {
  it.each([
    '{"id":1,"command":"games","__proto__":{"polluted":true}}',
    '{"id":1,"command":"new","game":"elekt","seats":2,"options":{"__proto__":{"polluted":true}}}',
    '{"id":1,"command":"new","game":"elekt","seats":2,"options":{"constructor":{"prototype":{"polluted":true}}}}',
    '{"id":1,"command":"load","game":"elekt","state":{"__proto__":{"polluted":true}}}',
    '{"id":1,"command":"why","match":"m1","seat":0,"ref":{"__proto__":"x"}}',
    '{"id":1,"command":"view","match":"__proto__","seat":0}',
    '{"id":1,"command":"load","game":"__proto__","state":{}}',
  ])('%s', (line) => {
    expect(send(line)).toMatchObject({ id: 1, ok: false });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

it('a prototype is refused as a field that no request has', () => {
  const line = '{"id":1,"command":"games","x":{"__proto__":1}}';
  expect(send(line)).toMatchObject({ id: 1, error: { code: 'bad-request' } });
});

it('a line may be exactly as long as it may', () => {
  const line = (length: number) => '{"id":1,"command":"games"}'.padEnd(length, ' ');
  expect(send(line(LIMITS.line)).ok).toBe(true);
  expect(send(line(LIMITS.line + 1))).toMatchObject({ ok: false, error: { code: 'too-large' } });
});
