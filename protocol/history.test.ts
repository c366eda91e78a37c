import type { Game } from '@tabula/kernel/game.js';
import { type Entry, open } from '@tabula/kernel/table.js';
import { expect, it } from 'vitest';
import { gameList, titleOf } from './games.js';
import { begunFrom, forget } from './history.js';
import { Client } from './testing/client.js';
import { TITLES } from './titles.js';

it('a history lets go of every state before the last reveal, and of none that undo can reach', () => {
  const { game } = titleOf('elekt')!;
  const begun = open(game as Game, { seats: 2, seed: 1 });
  if (!begun.ok) throw new Error(begun.error.message);
  const table = begunFrom(begun.table);
  expect(table.log).toEqual([
    { seat: null, keys: [], fates: [], events: [], forced: [], learned: {}, secrets: 0, reveals: true },
  ]);
  const states = [0, 1, 2, 3, 4].map((round) => ({ ...table.state, round }));
  const reveals = [true, false, true, false];
  const log = reveals.map((reveals): Entry => ({ ...table.log[0]!, reveals }));
  const past = states.slice(0, 4);
  forget({ ...table, log, past, state: states[4]! });
  expect(past).toEqual([states[4], states[4], states[4], states[3]]);
});

it('the operator reads in a log what everybody has answered, and everything that happened, in words', () => {
  const client = new Client();
  const match = client.begin(2, 'whole');
  client.play(match, 'whole', 12);
  const { entries, log, version } = client.must('log', { match });
  expect({ version, count: entries.length }).toEqual({ version: 13, count: 13 });
  expect(entries.map(({ seat, keys }) => ({ seat, keys }))).toEqual(
    log.entries.map(({ seat, keys }) => ({ seat, keys })),
  );
  const told = [0, 1].map((seat) => client.must('log', { match, seat }));
  for (const [i, entry] of entries.entries()) {
    expect(Object.keys(entry)).toEqual(['seat', 'keys', 'forced', 'events']);
    for (const { entries: own } of told) expect(entry.events.length).toBeGreaterThanOrEqual(own[i]!.events.length);
    for (const { key, params, rule, text } of entry.events) {
      expect({ key, params, rule }).toEqual({
        key: expect.any(String),
        params: expect.any(Object),
        rule: expect.any(String),
      });
      expect(text).toMatch(/^[^[]+$/);
    }
  }
  for (const { version } of told) expect(version).toBe(13);
});

it('a match that goes on from a state says so in its log, and no other does', () => {
  const client = new Client();
  const match = client.begin();
  const { state } = client.must('state', { match });
  const from = (of: string) => client.must('log', { match: of }).log.from;
  expect(from(match)).toBeUndefined();
  expect(from(client.must('replay', { log: client.must('log', { match }).log }).match)).toBeUndefined();
  const twin = client.must('resample', { match, seat: 0, seed: 1 });
  expect(from(twin.match)).toEqual(client.must('state', { match: twin.match }).state);
  const loaded = client.must('load', { game: 'elekt', state }).match;
  expect(from(client.must('replay', { log: client.must('log', { match: loaded }).log }).match)).toEqual(state);
});

it('a log that begins with a state begins with nothing else', () => {
  const client = new Client();
  const { state } = client.must('state', { match: client.begin() });
  const { log } = client.must('log', { match: client.must('load', { game: 'elekt', state }).match });
  expect(log.entries).toEqual([{ seat: null, keys: [], fates: [] }]);
  for (const change of [{ seat: 0 }, { keys: ['pass'] }, { fates: [1] }]) {
    const entries = [{ ...log.entries[0]!, ...change }];
    expect(client.ask('replay', { log: { ...log, entries } }).error).toEqual({
      ...{ code: 'replay', message: 'the log does not begin with the state it names' },
    });
  }
  for (const change of [{ seats: 3 }, { version: 99 }, { options: {} }])
    expect(client.ask('replay', { log: { ...log, ...change } }).ok).toBe(false);
});

it('every game is announced with its own version, options and cards', () => {
  expect(gameList()).toEqual(
    TITLES.map(({ game, name, packs }) => ({
      ...{ id: game.id, name, version: game.version, players: game.players, languages: ['en', 'pl', 'de'] },
      options: { type: 'object', properties: game.options ?? {}, additionalProperties: false },
      packs: packs === undefined ? [] : packs.all().map(({ id, name }) => ({ id, name })),
    })),
  );
});
