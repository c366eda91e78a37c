/// <reference path="./testing/raw.d.ts" />
import { describe, expect, it } from 'vitest';
import text from '../docs/protocol.md?raw';
import { COMMANDS, type Command, LIMITS, REQUESTS } from './schema.js';
import { Client } from './testing/client.js';

const passes = (command: Command, fields: object): boolean =>
  REQUESTS[command].safeParse({ id: 1, command, ...fields }).success;
const letters = (count: number) => 'x'.repeat(count);
const many = <T>(count: number, entry: T): T[] => new Array<T>(count).fill(entry);

const state = {};
const log = { game: 'elekt', version: 1, seats: 2, options: {}, entries: [] };
/** The shortest request of each command: every field in it is needed. */
const LEAST: { readonly [C in Command]: object } = {
  games: {},
  cards: { game: 'g' },
  new: { game: 'g', seats: 2 },
  questions: { match: 'm' },
  answer: { match: 'm', seat: 0, keys: [] },
  why: { match: 'm', seat: 0, ref: {} },
  forecast: { match: 'm', seat: 0 },
  sum: { match: 'm', seat: 0, number: 'n' },
  intents: { match: 'm' },
  view: { match: 'm', seat: 0 },
  state: { match: 'm' },
  load: { game: 'g', state },
  script: { match: 'm', outcomes: [] },
  resample: { match: 'm', seat: 0, seed: 1 },
  suggest: { match: 'm', seat: 0, level: 'easy' },
  undo: { match: 'm' },
  log: { match: 'm' },
  replay: { log },
  result: { match: 'm' },
  close: { match: 'm' },
};

describe('a request', () => {
  it.each(COMMANDS)('%s needs its fields, each of them, and takes no other', (command) => {
    const least = LEAST[command];
    expect(passes(command, least)).toBe(true);
    for (const field of Object.keys(least)) expect(passes(command, { ...least, [field]: undefined })).toBe(false);
    expect(passes(command, { ...least, id: undefined })).toBe(false);
    expect(passes(command, { ...least, other: 1 })).toBe(false);
  });

  it.each(['sum', 'view', 'log'] as const)('%s may be made for nobody', (command) => {
    expect(passes(command, { ...LEAST[command], seat: null })).toBe(true);
    expect(passes(command, { ...LEAST[command], seat: 0.5 })).toBe(false);
  });

  it.each(['questions', 'answer', 'why', 'resample', 'suggest', 'forecast'] as const)('%s is for a seat', (command) => {
    expect([1, null, 0.5, '1'].map((seat) => passes(command, { ...LEAST[command], seat }))).toEqual([
      ...[true, false],
      ...[false, false],
    ]);
  });

  it.each<[Command, string]>([
    ...(['new', 'resample', 'suggest'] as const).map((command): [Command, string] => [command, 'seed']),
    ...COMMANDS.map((command): [Command, string] => [command, 'id']),
  ])('%s has for its %s a text or a number', (command, field) => {
    const values = ['a', letters(200), 1.5, letters(201), null, true];
    expect(values.map((value) => passes(command, { ...LEAST[command], [field]: value }))).toEqual([
      ...[true, true, true],
      ...[false, false, false],
    ]);
  });

  it.each(COMMANDS.filter((command) => 'lang' in REQUESTS[command].shape))(
    '%s is answered in a language',
    (command) => {
      for (const lang of ['en', 'pl', 'de']) expect(passes(command, { ...LEAST[command], lang })).toBe(true);
      expect(passes(command, { ...LEAST[command], lang: 'fr' })).toBe(false);
    },
  );

  it('has no other values in an object than plain ones', () => {
    const asked = [{ a: 'b' }, { a: 1.5 }, { a: false }, { a: null }, { a: [] }, { a: letters(201) }, []];
    const good = [true, true, true, true, false, false, false];
    expect(asked.map((ref) => passes('why', { ...LEAST.why, ref }))).toEqual(good);
    expect(asked.map((options) => passes('new', { ...LEAST.new, options }))).toEqual(good);
    expect(asked.map((options) => passes('replay', { log: { ...log, options } }))).toEqual(good);
  });

  it('to replay has every field of a log, and of an entry', () => {
    const entry = { seat: 0, keys: ['k'], fates: [1, ['c']] };
    const read = (changes: object) => passes('replay', { log: { ...log, ...changes } });
    for (const field of Object.keys(log)) expect(read({ [field]: undefined })).toBe(false);
    expect([read({ from: state }), read({ from: [] }), read({ other: 1 })]).toEqual([true, false, false]);
    expect([read({ entries: [entry] }), read({ entries: [{ ...entry, seat: null }] })]).toEqual([true, true]);
    for (const change of [{ keys: [1] }, { fates: ['c'] }, { fates: [0.5] }, { fates: undefined }, { other: 1 }])
      expect(read({ entries: [{ ...entry, ...change }] })).toBe(false);
  });
});

describe('the bounds of a request', () => {
  it.each<[string, (value: number) => boolean, number, number]>([
    ['milliseconds of thought', (ms) => passes('suggest', { ...LEAST.suggest, ms }), 1, LIMITS.ms],
    ['guesses', (iterations) => passes('suggest', { ...LEAST.suggest, iterations }), 1, LIMITS.iterations],
    ['the entry a log begins with', (since) => passes('log', { ...LEAST.log, since }), 0, LIMITS.log],
  ])('hold for %s', (_what, has, least, most) => {
    expect([least - 1, least, least + 0.5, most, most + 1].map(has)).toEqual([false, true, false, true, false]);
  });

  it.each<[string, (length: number) => boolean, number]>([
    ['the keys of an answer', (n) => passes('answer', { ...LEAST.answer, keys: many(n, 'a') }), LIMITS.list],
    ['the keys of a forecast', (n) => passes('forecast', { ...LEAST.forecast, keys: many(n, 'a') }), LIMITS.list],
    ['a key', (n) => passes('answer', { ...LEAST.answer, keys: [letters(n)] }), LIMITS.text],
    ['a scripted shuffle', (n) => passes('script', { ...LEAST.script, outcomes: [many(n, 'c')] }), LIMITS.list],
    ['a script', (n) => passes('script', { ...LEAST.script, outcomes: many(n, 1) }), LIMITS.log],
    [
      'a log',
      (n) => passes('replay', { log: { ...log, entries: many(n, { seat: 0, keys: [], fates: [] }) } }),
      LIMITS.log,
    ],
  ])('hold for the length of %s', (_what, has, most) => {
    expect([most, most + 1].map(has)).toEqual([true, false]);
  });

  it('are those of docs/protocol.md', () => {
    const rows = text.split('\n## Limits\n')[1]!.split('\n## ')[0]!;
    const told = [...rows.matchAll(/^\| ([^|]*) \| ([^|]*) \|$/gm)].slice(1).flatMap(([, , most]) => {
      return [...most!.replace(/\(.*\)/, '').matchAll(/[\d,]+/g)].map(([number]) => Number(number.replaceAll(',', '')));
    });
    const { line, text: letters, list, log: entries, depth, forecasts, ms, iterations } = LIMITS;
    expect(told).toEqual([line, letters, list, entries, depth, forecasts, ms, iterations, 10_000]);
  });
});

describe('what is wrong with a request', () => {
  const client = new Client();
  const said = (command: Command, changes: object) => client.ask(command, { ...LEAST[command], ...changes }).error;

  it.each<[Command, object, string]>([
    ['state', { match: 1 }, "the field 'match' is a text"],
    ['state', { match: letters(201) }, "the field 'match' has at most 200 characters"],
    ['new', { seats: 'two' }, "the field 'seats' is a whole number"],
    ['new', { lang: 'fr' }, "the field 'lang' is one of en, pl, de"],
    ['new', { seed: null }, "the field 'seed' is a text of at most 200 characters or a finite number"],
    ['new', { options: 1 }, "the field 'options' is an object of options"],
    ['new', { options: { a: [] } }, "the field 'options.a' is a text, a number, true, false or null"],
    ['answer', { keys: 'a' }, "the field 'keys' is a list of keys"],
    ['answer', { keys: many(501, 'a') }, "the field 'keys' has at most 500 entries"],
    ['why', { ref: 'E05' }, `the field 'ref' is an object such as {"card": "E05"}`],
    ['view', { seat: 'x' }, "the field 'seat' is a seat or null"],
    ['load', { state: [] }, "the field 'state' is an object"],
    ['script', { outcomes: 1 }, "the field 'outcomes' is a list of outcomes: whole numbers and lists of card ids"],
    ['script', { outcomes: ['x'] }, "the field 'outcomes.0' is a whole number or a list of card ids"],
    ['suggest', { level: 'x' }, "the field 'level' is one of easy, normal, hard"],
    ['suggest', { ms: 0.5 }, "the field 'ms' is a whole number from 1 to 60000"],
    ['suggest', { ms: 0 }, "the field 'ms' is a whole number from 1 to 60000"],
    ['suggest', { ms: 60_001 }, "the field 'ms' is a whole number from 1 to 60000"],
    ['log', { since: -1 }, "the field 'since' is a whole number from 0 to 20000"],
    ['replay', { log: 1 }, "the field 'log' is an object"],
    ['replay', { log: { ...log, entries: 1 } }, "the field 'log.entries' is a list of entries"],
    ['replay', { log: { ...log, entries: [1] } }, "the field 'log.entries.0' is an object"],
    ['games', { colour: 'red' }, "unknown field 'colour'; games takes id, command"],
    ['replay', { log: { ...log, x: 1, y: 2 } }, "unknown field 'log.x', 'log.y'"],
    ['view', { match: undefined, seat: undefined }, "the field 'match' is missing; the field 'seat' is missing"],
  ])('is said: %s %j', (command, changes, message) => {
    expect(said(command, changes).message).toBe(message);
  });
});
