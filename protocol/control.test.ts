import { elekt } from '@tabula/elekt/elekt.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { atStart, DIRECTION } from './testing/client.js';

describe('suggest', { timeout: 60_000 }, () => {
  it.each(['easy', 'normal', 'hard'])('%s names keys that can be answered', (level) => {
    const { client, match } = atStart();
    const { seat } = client.until(match, 'assignment/choice');
    const before = client.must('state', { match });
    const ask = { match, seat, level, iterations: 30, seed: 's' };
    const { keys, ...more } = client.must('suggest', ask);
    expect(more).toMatchObject({ iterations: expect.any(Number), ms: expect.any(Number), thoughts: expect.any(Array) });
    expect(client.must('suggest', ask).keys).toEqual(keys);
    expect(client.must('state', { match })).toMatchObject({ state: before.state });
    client.must('answer', { match, seat, keys });
  });

  it('does not depend on what the seat cannot see', () => {
    const { client, match } = atStart(3);
    const { seat } = client.until(match, 'assignment/choice');
    const ask = (of: string) => client.must('suggest', { match: of, seat, level: 'hard', iterations: 20, seed: 1 });
    const { keys, thoughts } = ask(match);
    for (const seed of [1, 2])
      expect(ask(client.must('resample', { match, seat, seed }).match)).toMatchObject({ keys, thoughts });
  });

  it('is for the seat that is asked, and within limits', () => {
    const { client, match, seat, other } = atStart();
    expect(client.code('suggest', { match, seat: other, level: 'easy' })).toBe('not-asked');
    expect(client.code('suggest', { match, seat: 3, level: 'easy' })).toBe('no-such-seat');
    expect(client.code('suggest', { match, seat, level: 'godlike' })).toBe('bad-request');
    expect(client.code('suggest', { match, seat, level: 'hard', ms: 1e9 })).toBe('bad-request');
    expect(client.code('suggest', { match, seat, level: 'hard', iterations: 0 })).toBe('bad-request');
  });
});

describe('script', () => {
  it('forces the next shuffle', () => {
    const { client, match, seat } = atStart();
    const order = ['E05', 'E17', 'E31', 'E02'];
    expect(client.must('script', { match, outcomes: [order] })).toMatchObject({ scripted: 1 });
    client.must('answer', { match, seat, keys: [DIRECTION] }); // ELEK-2.15: the deck is shuffled once more
    const fates = client.must('log', { match }).log.entries[1]!.fates as string[][];
    expect(fates[0]!.slice(0, 4)).toEqual(order);
    const { board } = client.must('state', { match }).state;
    const { drawn } = (board.seats as { drawn: string[] }[])[client.must('questions', { match }).questions[0]!.seat]!;
    expect(drawn).toEqual(order.slice(0, 2));
  });

  it('that does not fit is refused when it is due, and can be taken back', () => {
    const { client, match, seat } = atStart();
    const before = client.must('state', { match }).state;
    for (const outcomes of [[6], [['M01']], [['E05', 'E05']]]) {
      client.must('script', { match, outcomes });
      expect(client.code('answer', { match, seat, keys: [DIRECTION] })).toBe('script');
      expect(client.must('script', { match, outcomes: [] })).toMatchObject({ scripted: 0 });
    }
    expect(client.must('state', { match }).state).toEqual(before);
    client.must('answer', { match, seat, keys: [DIRECTION] });
    const untouched = client.must('state', { match }).state;
    const { error } = client.ask('script', { match, outcomes: [3, ['E05', 'X99']] });
    expect(error).toMatchObject({ code: 'script', message: 'a script names cards of this game, not "X99"' });
    expect(client.must('state', { match }).state).toEqual(untouched);
    expect(client.code('script', { match, outcomes: [{}] })).toBe('bad-request');
    expect(client.code('script', { match, outcomes: [1.5] })).toBe('bad-request');
    expect(client.code('script', { match: 'm2', outcomes: [] })).toBe('no-such-match');
  });
});

describe('undo', () => {
  it('is refused after a reveal', () => {
    const { client, match, seat } = atStart();
    expect(client.code('undo', { match })).toBe('nothing-to-undo');
    client.must('answer', { match, seat, keys: [DIRECTION] }); // shuffles
    const before = client.must('state', { match });
    expect(client.code('undo', { match })).toBe('undo-reveals');
    expect(client.code('undo', { match, to: 0 })).toBe('nothing-to-undo');
    expect(client.code('undo', { match, to: 99 })).toBe('nothing-to-undo');
    expect(client.code('undo', { match: 'm2' })).toBe('no-such-match');
    expect(client.must('state', { match })).toMatchObject({ state: before.state, version: before.version });
  });

  it('leads back where nobody has learned anything, and the version still rises', () => {
    const { client, match } = atStart();
    const { seat, options } = client.until(match, 'assignment/choice');
    const before = client.must('state', { match });
    const length = client.must('log', { match }).entries.length;
    const pass = options.find(({ key }) => key === 'pass')!;
    client.must('answer', { match, seat, keys: [pass.key], version: before.version });
    const undone = client.must('undo', { match });
    expect(undone).toMatchObject({ length, version: before.version + 2, over: false });
    expect(client.must('state', { match }).state).toEqual(before.state);
    expect(client.code('answer', { match, seat, keys: [pass.key], version: before.version })).toBe('stale');
    client.must('answer', { match, seat, keys: [pass.key] });
    expect(client.must('undo', { match, to: length })).toMatchObject({ length });
  });

  it('works for the first decision of a loaded match', () => {
    const { client, match } = atStart();
    const { seat } = client.until(match, 'assignment/choice');
    const { state } = client.must('state', { match });
    const loaded = client.must('load', { game: 'elekt', state }).match;
    expect(client.code('undo', { match: loaded })).toBe('nothing-to-undo');
    client.must('answer', { match: loaded, seat, keys: ['pass'] });
    client.must('undo', { match: loaded });
    expect(client.must('state', { match: loaded }).state).toEqual(state);
  });
});

describe('close', () => {
  it('ends a match for good', () => {
    const { client, match } = atStart();
    client.must('close', { match });
    expect(client.code('state', { match })).toBe('no-such-match');
    expect(client.code('close', { match })).toBe('no-such-match');
    expect(client.begin()).toBe('m2');
  });
});

describe('a defect', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is reported with the frames, and the next line is served', () => {
    const { client, match, seat } = atStart();
    vi.spyOn(elekt, 'why').mockImplementation(() => {
      throw new TypeError('of undefined');
    });
    expect(client.ask('why', { match, seat, ref: {} })).toMatchObject({
      ok: false,
      error: { code: 'defect', message: 'why: of undefined', details: ['frames: game > setup', 'step: ELEK-2.14'] },
    });
    vi.spyOn(elekt, 'setup').mockImplementation(() => {
      throw 'a text';
    });
    expect(client.ask('new', { game: 'elekt', seats: 2 }).error).toMatchObject({
      code: 'defect',
      message: 'new: a text',
    });
    client.must('answer', { match, seat, keys: [DIRECTION] });
  });

  it('is reported without a place where there is none any more', () => {
    const { client, match, seat } = atStart();
    vi.spyOn(elekt, 'why').mockImplementation(() => {
      client.must('close', { match });
      throw new TypeError('of a match that is closed');
    });
    const { error } = client.ask('why', { match, seat, ref: {} });
    expect(error).toEqual({ code: 'defect', message: 'why: of a match that is closed', details: [] });
  });
});
