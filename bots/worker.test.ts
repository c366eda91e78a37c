import type { Game } from '@tabula/kernel/game.js';
import { advance } from '@tabula/kernel/run.js';
import { newState } from '@tabula/kernel/table.js';
import { describe, expect, it, vi } from 'vitest';
import { observe, see } from './bot.js';
import { decide } from './levels.js';
import { tricks } from './testing/tricks.js';
import { type Reply, type Request, serve } from './worker.js';

// Counted in iterations, not in time: a busy machine may take as long as it needs.
vi.setConfig({ testTimeout: 120_000 });

function state() {
  const made = newState(tricks, { seats: 2, seed: 'worker' });
  if (!made.ok) throw new Error(made.error.message);
  advance(tricks, made.state);
  return made.state;
}

function ask(message: unknown): Reply {
  const replies: Reply[] = [];
  const handle = serve((reply) => replies.push(JSON.parse(JSON.stringify(reply)) as Reply), [tricks as Game]);
  handle(JSON.parse(JSON.stringify(message)));
  expect(replies).toHaveLength(1);
  return replies[0]!;
}

const request = (): Request => ({
  id: 7,
  game: 'tricks',
  observation: observe(tricks, state(), 0, 'g'),
  task: { level: 'hard', iterations: 100, seed: 's' },
});

describe('a worker', () => {
  it('decides as the bot here would, over messages of plain data', () => {
    const reply = ask(request());
    const here = decide(see(tricks, state(), 0, 'g'), { level: 'hard', iterations: 100, seed: 's' });
    expect(reply).toMatchObject({ id: 7, ok: true, decision: { keys: here.keys, thoughts: here.thoughts } });
  });

  it('answers what it does not understand with an error, and goes on', () => {
    expect(ask(null)).toMatchObject({ id: null, ok: false, error: { code: 'defect' } });
    expect(ask({ id: 'x' })).toMatchObject({ id: 'x', ok: false });
    expect(ask({ ...request(), game: 'chess' })).toMatchObject({ ok: false, error: { message: "no game 'chess'" } });
    expect(ask({ ...request(), task: { level: 'godlike' } })).toMatchObject({ ok: false });
    expect(ask({ ...request(), observation: { ...request().observation, seat: 5 } })).toMatchObject({ ok: false });
    const waiting = { ...request(), observation: observe(tricks, state(), 1, 'g') };
    expect(ask(waiting)).toMatchObject({ ok: false, error: { code: 'not-asked' } });
    expect(ask(request())).toMatchObject({ ok: true });
  });

  it.each<[string, Record<string, unknown>]>([
    ['a request has id, game, observation and task', { observation: null }],
    ['a request has id, game, observation and task', { observation: { seat: 0 } }],
    ['a request has id, game, observation and task', { task: 'hard' }],
    ["no level 'godlike'; there are easy, normal, hard", { task: { level: 'godlike' } }],
    ['no seat 5', { observation: { ...request().observation, seat: 5 } }],
    ['no seat 0.5', { observation: { ...request().observation, seat: 0.5 } }],
    ['no seat 0', { observation: { seat: 0, guess: {} } }],
  ])('says what is wrong: %s', (message, wrong) => {
    expect(ask({ ...request(), ...wrong })).toEqual({ id: 7, ok: false, error: { code: 'defect', message } });
  });

  it('says of what goes wrong otherwise that it is a defect', () => {
    const guess = { seats: [0, 1] }; // no state at all
    const reply = ask({ ...request(), id: null, observation: { seat: 0, guess } });
    expect(reply).toMatchObject({
      id: null,
      ok: false,
      error: { code: 'defect', message: expect.stringMatching(/./) },
    });
  });
});
