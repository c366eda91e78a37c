import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERRORS } from './errors.js';
import { COMMANDS } from './schema.js';
import { Client, type Reply } from './testing/client.js';

const RUNS = 20_000;
const CODES = Object.keys(ERRORS);

/** A match in the middle of a game, and everything about it that a failed command must not change. */
function underFire() {
  const client = new Client();
  const match = client.begin(3, 'fuzz');
  client.play(match, 'fuzz', 30);
  const { state } = client.must('state', { match });
  const { log } = client.must('log', { match });
  const snapshot = () => client.session.handle(JSON.stringify({ id: 's', command: 'state', match }));
  return { client, match, state, log, snapshot };
}

/** One line of JSON that says ok, or names a documented error; a defect is a finding. (`expect` is too slow for this.) */
function answerIn(line: string): Reply {
  if (/[\n\r]/.test(line)) throw new Error(`more than one line: ${line}`);
  const reply = JSON.parse(line) as Reply;
  if (reply.ok === true) return reply;
  const { code, message } = reply.error;
  if (reply.ok !== false || !CODES.includes(code) || code === 'defect' || typeof message !== 'string')
    throw new Error(`not a proper answer: ${line}`);
  return reply;
}

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const nasty = fc.constantFrom<unknown>(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'm1',
  'm2',
  'elekt',
  'pass',
  'E05:court',
  -1,
  0,
  1,
  2,
  3,
  1e308,
  0.5,
  null,
  true,
  [],
  {},
  [[]],
  '',
  'x'.repeat(300),
  { constructor: { prototype: { polluted: 1 } } },
  { card: 'E05' },
);
const anything = fc.oneof({ weight: 3, arbitrary: nasty }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) });
const fieldName = fc.constantFrom(
  ...['id', 'command', 'match', 'seat', 'keys', 'version', 'game', 'seats', 'seed', 'options', 'lang', 'ref'],
  ...['state', 'outcomes', 'level', 'ms', 'iterations', 'to', 'log', 'since', 'pack', 'constructor', 'x'],
);

describe('whatever is sent', { timeout: 60_000 }, () => {
  it('arbitrary lines get an error each', () => {
    const { client, snapshot } = underFire();
    const before = snapshot();
    const line = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.json({ maxDepth: 6 }), fc.base64String());
    fc.assert(
      fc.property(line, (text) => {
        check(!answerIn(client.session.handle(text)).ok, 'was understood');
      }),
      { numRuns: RUNS / 4, seed: 1 },
    );
    expect(snapshot()).toBe(before);
  });

  it('valid requests with changed fields get one answer, and those that fail change nothing', () => {
    const { client, match, state, log, snapshot } = underFire();
    const small = { state, log: { ...log, entries: log.entries.slice(0, 3) } };
    const valid: Record<string, object> = {
      games: {},
      cards: { game: 'elekt' },
      new: { game: 'elekt', seats: 2, seed: 1 },
      questions: { match },
      answer: { match, seat: 0, keys: ['pass'] },
      why: { match, seat: 0, ref: { card: 'E05' } },
      forecast: { match, seat: 0 },
      sum: { match, seat: 0, number: 'count/court/0/power' },
      intents: { match, lang: 'de' },
      view: { match, seat: 1 },
      state: { match },
      load: { game: 'elekt', state: small.state },
      script: { match, outcomes: [] },
      resample: { match, seat: 0, seed: 1 },
      suggest: { match, seat: 0, level: 'easy' },
      undo: { match },
      log: { match, seat: 0 },
      replay: { log: small.log },
      result: { match },
      close: { match: 'm999' },
    };
    expect(Object.keys(valid).sort()).toEqual([...COMMANDS].sort());
    // Dear commands come now and then only, so that 20,000 lines take seconds.
    const cheap = COMMANDS.filter((command) => !['load', 'replay', 'suggest', 'cards', 'new'].includes(command));
    const command = fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(...cheap) },
      { weight: 1, arbitrary: fc.constantFrom(...COMMANDS) },
    );
    const changes = fc.array(fc.tuple(fieldName, fc.option(anything, { nil: undefined })), {
      minLength: 1,
      maxLength: 3,
    });
    let before = snapshot();
    let failed = 0;
    fc.assert(
      fc.property(command, changes, (name, changed) => {
        const request: Record<string, unknown> = {
          id: 1,
          command: name,
          ...valid[name],
          ...Object.fromEntries(changed),
        };
        if (request.command === 'close' && request.match === match) return; // the match that is watched
        const reply = answerIn(client.session.handle(JSON.stringify(request)));
        if (reply.ok && typeof reply.match === 'string') client.must('close', { match: reply.match });
        const after = snapshot();
        if (!reply.ok) {
          failed++;
          check(after === before, 'a failed command changed the match');
        }
        if (request.command !== 'answer' && request.command !== 'undo' && request.command !== 'script')
          check(after === before, `${request.command} changed the match`);
        before = after;
      }),
      { numRuns: (RUNS * 3) / 4, seed: 2 },
    );
    expect(failed).toBeGreaterThan(RUNS / 4);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('cut and spliced lines of a real conversation get one answer each', () => {
    const { client, match, state, snapshot } = underFire();
    const lines = [
      { id: 1, command: 'load', game: 'elekt', state },
      { id: 2, command: 'answer', match, seat: 9, keys: ['pass'] },
      { id: 3, command: 'new', game: 'elekt', seats: 7 },
    ].map((request) => JSON.stringify(request));
    const before = snapshot();
    fc.assert(
      fc.property(fc.constantFrom(...lines), fc.nat(), fc.nat(), fc.string(), (line, from, length, put) => {
        const at = from % line.length;
        const cut = line.slice(0, at) + put + line.slice(at + (length % 20) + 1);
        const reply = answerIn(client.session.handle(cut));
        if (reply.ok) client.must('close', { match: reply.match });
        return true;
      }),
      { numRuns: 1000, seed: 3 },
    );
    expect(snapshot()).toBe(before);
  });
});

describe('a state changed at random', { timeout: 60_000 }, () => {
  it('is refused, or can be played', () => {
    const { client, state } = underFire();
    const paths = pathsOf(state, []);
    fc.assert(
      fc.property(fc.constantFrom(...paths), anything, (path, value) => {
        const changed = structuredClone(state);
        put(changed, path, value);
        const reply = answerIn(
          client.session.handle(JSON.stringify({ id: 1, command: 'load', game: 'elekt', state: changed })),
        );
        if (!reply.ok) return;
        client.play(reply.match, 1, 3);
        client.must('close', { match: reply.match });
      }),
      { numRuns: 400, seed: 4 },
    );
  });
});

function pathsOf(value: unknown, path: string[]): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, [...path, key]))].filter(
    (found) => found.length > 0,
  );
}

function put(root: object, path: readonly string[], value: unknown): void {
  let here = root as Record<string, unknown>;
  for (const key of path.slice(0, -1)) here = here[key] as Record<string, unknown>;
  here[path.at(-1)!] = value;
}
