import { seeded } from '@tabula/kernel/rng.js';
import { describe, expect, it } from 'vitest';
import { Client } from './testing/client.js';

/** Whole games on a busy machine take a while. */
const SLOW = { timeout: 60_000 };

describe('a whole game by questions and answers only', SLOW, () => {
  it.each([2, 3, 4])('for %i seats', (seats) => {
    const client = new Client();
    const match = client.begin(seats, `whole ${seats}`);
    expect(client.must('result', { match })).toMatchObject({ over: false, result: null });
    const decisions = client.play(match, seats);
    expect(decisions).toBeGreaterThan(20);
    const { over, result, version } = client.must('result', { match });
    expect(over).toBe(true);
    expect(version).toBe(decisions + 1);
    expect(result!.places.flat().sort()).toEqual([...new Array(seats).keys()]);
    expect(client.must('view', { match, seat: null }).view.result).toEqual(result);
    // A message that has no words, or lacks one, is read in brackets.
    for (const lang of ['en', 'pl', 'de'])
      for (const { events } of client.must('log', { match, seat: 0, lang }).entries)
        for (const { text } of events) expect(text).not.toMatch(/\[|^$/);
  });

  it('the same for the same seed, another for another', () => {
    const told = (seed: string) => {
      const client = new Client();
      const match = client.begin(3, seed);
      client.play(match, 1);
      return JSON.stringify(client.must('log', { match }));
    };
    expect(told('one')).toBe(told('one'));
    expect(told('one')).not.toBe(told('two'));
  });
});

describe('a saved state', SLOW, () => {
  it.each([2, 3, 4])('goes on in another session as it does here, for %i seats', (seats) => {
    const here = new Client();
    const first = here.begin(seats, `saved ${seats}`);
    const question = here.until(first, 'assignment/choice', 5); // in the middle of a phase, of a round, of the game
    expect(question.options.length).toBeGreaterThan(1);
    const { state } = here.must('state', { match: first });

    const there = new Client();
    there.begin();
    const second = there.must('load', { game: 'elekt', state }).match;
    const rngs = [seeded('on'), seeded('on')] as const;
    const now = (client: Client, match: string) =>
      ['state', 'questions'].map((command) => JSON.stringify(client.must(command, { match })[command]));
    for (const seat of [null, ...new Array(seats).keys()])
      expect(there.must('view', { match: second, seat }).view).toEqual(here.must('view', { match: first, seat }).view);
    for (let more = true; more; ) {
      expect(now(there, second)).toEqual(now(here, first));
      more = here.step(first, rngs[0]);
      expect(there.step(second, rngs[1])).toBe(more);
    }
    expect(there.must('result', { match: second }).result).toEqual(here.must('result', { match: first }).result);
  });

  it('is not changed by what happens to the match', () => {
    const client = new Client();
    const match = client.begin();
    const before = JSON.stringify(client.must('state', { match }).state);
    const copy = client.must('load', { game: 'elekt', state: JSON.parse(before) }).match;
    client.play(match, 1);
    expect(JSON.stringify(client.must('state', { match: copy }).state)).toBe(before);
  });
});

describe('a log', SLOW, () => {
  it.each([2, 3, 4])('played again gives the same game, for %i seats', (seats) => {
    const client = new Client();
    const match = client.begin(seats, `log ${seats}`);
    client.play(match, 'log');
    const { log, entries, version } = client.must('log', { match });
    const again = new Client().must.bind(new Client());
    const replayed = again('replay', { log });
    expect(replayed).toMatchObject({ over: true, version });
    const told = again('log', { match: replayed.match });
    expect(told.log).toEqual(log);
    expect(told.entries).toEqual(entries);
    expect(again('result', { match: replayed.match })).toMatchObject({
      result: client.must('result', { match }).result,
    });
    const board = (state: Record<string, unknown>) => ({ ...state, rng: null, script: null });
    expect(board(again('state', { match: replayed.match }).state)).toEqual(
      board(client.must('state', { match }).state),
    );
  });

  it('of a loaded match begins with its state, and can be played again too', () => {
    const client = new Client();
    const match = client.begin(3, 'half');
    client.play(match, 'half', 40);
    const { state } = client.must('state', { match });
    const loaded = client.must('load', { game: 'elekt', state }).match;
    client.play(loaded, 'other half');
    const { log } = client.must('log', { match: loaded });
    expect(log.from).toEqual(state);
    const { match: again, over } = client.must('replay', { log });
    expect(over).toBe(true);
    expect(client.must('log', { match: again }).log).toEqual(log);
    expect(client.must('result', { match: again }).result).toEqual(client.must('result', { match: loaded }).result);
    for (const [change, message] of [
      [{ seats: 2 }, /does not begin with the state/],
      [{ entries: log.entries.slice(1) }, /does not begin with the state/],
      [{ entries: [...log.entries, { seat: 0, keys: [], fates: [] }] }, /entry \d+ does not fit/],
      [{ entries: [log.entries[0], { ...log.entries[1], fates: [3] }] }, /more or less chance/],
      [{ entries: [log.entries[0], { seat: null, keys: [], fates: [] }] }, /names no seat/],
    ] as const) {
      const { error } = client.ask('replay', { log: { ...log, ...change } });
      expect(error.code).toBe('replay');
      expect(error.message).toMatch(message);
    }
  });

  it('for a seat holds its own keys and what it may know', () => {
    const client = new Client();
    const match = client.begin(2, 'secret');
    const keep = client.until(match, 'recruit/keep');
    const [kept] = keep.options.filter((option) => option.key !== 'redraw');
    client.must('answer', { match, seat: keep.seat, keys: [kept!.key] });
    const other = 1 - keep.seat;
    const own = client.must('log', { match, seat: keep.seat }).entries;
    expect(own.some((entry) => entry.keys?.includes(kept!.key))).toBe(true);
    for (const seat of [other, null]) {
      const { entries, log } = client.must('log', { match, seat });
      expect(log).toBeUndefined();
      expect(entries).toHaveLength(own.length);
      expect(JSON.stringify(entries)).not.toContain('fates');
      expect(JSON.stringify(entries)).not.toContain(kept!.key);
      for (const entry of entries) expect(entry.keys === null).toBe(entry.seat !== null && entry.seat !== seat);
    }
    const since = own.length - 1;
    expect(client.must('log', { match, seat: keep.seat, since }).entries).toEqual(own.slice(since));
  });

  it('for a seat holds what was answered for it, and not what was answered for others', () => {
    const client = new Client();
    const { match } = client.must('new', { game: 'emerald', seats: 3, seed: 'forced' });
    client.play(match, 'forced', 300);
    const forced = (fields: object) => client.must('log', { match, ...fields }).entries.map((entry) => entry.forced);
    const all = forced({}) as { seat: number }[][];
    for (const seat of [0, 1, 2]) {
      const own = all.map((entry) => entry.filter((it) => it.seat === seat));
      expect(own.flat().length).toBeGreaterThan(0);
      expect(forced({ seat })).toEqual(own);
    }
    expect(forced({ seat: null }).flat()).toEqual([]);
  });
});

describe('a resampled match', SLOW, () => {
  it.each([2, 3, 4])('cannot be told apart by its seat, for %i seats', (seats) => {
    const client = new Client();
    const match = client.begin(seats, `twin ${seats}`);
    const rng = seeded('twin');
    let differs = 0;
    for (let i = 0; i < 40 && client.step(match, rng); i++)
      for (let seat = 0; seat < seats; seat++) {
        const twin = client.must('resample', { match, seat, seed: i }).match;
        const sees = (of: string) => {
          const lines = ['view', 'questions'].map((command) => JSON.stringify({ id: 0, command, match: of, seat }));
          return lines.map((line) => client.session.handle(line));
        };
        expect(sees(twin)).toEqual(sees(match));
        const state = (of: string) => JSON.stringify(client.must('state', { match: of }).state);
        if (state(twin) !== state(match)) differs++;
        client.must('close', { match: twin });
      }
    expect(differs).toBeGreaterThan(0);
  });

  it('is the same for the same seed, can be played to its end and leaves the match as it was', () => {
    const client = new Client();
    const match = client.begin(3, 'sampled');
    client.play(match, 1, 30);
    const before = client.must('state', { match }).state;
    const sample = (seed: string) => client.must('resample', { match, seat: 1, seed }).match;
    const state = (of: string) => client.must('state', { match: of }).state;
    expect(state(sample('x'))).toEqual(state(sample('x')));
    expect(state(sample('x'))).not.toEqual(state(sample('y')));
    const twin = sample('z');
    client.play(twin, 2);
    expect(client.must('result', { match: twin }).over).toBe(true);
    expect(client.must('state', { match }).state).toEqual(before);
  });
});
