import { beforeEach, describe, expect, it } from 'vitest';
import { createTurns, Line, type Turns } from './turns.js';

const LIMITS = { time: 200, timeSaved: 400, waiting: 256 };

/** A loop whose turns the test takes, and a time that passes only by what is done. */
let time: number;
let queue: (() => void)[];
let timers: { readonly at: number; readonly call: () => void }[];
let turns: Turns;
const now = () => time;

beforeEach(() => {
  time = 0;
  queue = [];
  timers = [];
  turns = createTurns({
    now,
    soon: (call) => queue.push(call),
    after: (ms, call) => timers.push({ at: time + ms, call }),
  });
});

/** One turn of the loop: all that was asked for before it began. */
function turn(): void {
  const due = queue;
  queue = [];
  for (const call of due) call();
}

function passUntil(at: number): void {
  time = at;
  const due = timers.filter((timer) => timer.at <= time);
  timers = timers.filter((timer) => timer.at > time);
  for (const { call } of due) call();
}

const line = (limits: Partial<typeof LIMITS> = {}) => new Line({ ...LIMITS, ...limits }, now);

describe('turns', () => {
  it('hears each line once at once, and again in the next turn', () => {
    const [one, other] = [line(), line()];
    expect([turns.isFree(one), turns.isFree(one), turns.isFree(other)]).toEqual([true, false, true]);
    turn();
    expect(turns.isFree(one)).toBe(true);
  });

  it('hears nobody at once of whom something waits, so that nothing is overtaken', () => {
    const one = line();
    turns.wait(one, () => {});
    expect(turns.isFree(one)).toBe(false);
    turn();
    expect(turns.isFree(one)).toBe(true);
  });

  /** Lets something wait that takes so long, and notes that it was done. */
  function work(of: Line, name: string, ms: number, done: string[]): boolean {
    return turns.wait(of, () => {
      done.push(name);
      time += ms;
    });
  }

  it('gives the lines of a circle their turn one after the other, in slices', () => {
    const [one, other] = [line(), line()];
    const done: string[] = [];
    for (const name of ['a1', 'a2', 'a3']) work(one, name, 1, done);
    for (const name of ['b1', 'b2']) work(other, name, 1, done);
    turn();
    expect(done).toEqual(['a1', 'b1']);
    turn();
    expect(done).toEqual(['a1', 'b1', 'a2', 'b2']);
    turn();
    expect(done).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
    turn();
    expect(queue).toEqual([]);
  });

  it('does one thing a turn, however long it takes, and many that take nothing', () => {
    const one = line();
    const done: string[] = [];
    for (let i = 0; i < 3; i++) work(one, 'long', 50, done);
    turn();
    expect(done).toHaveLength(1);
    turn();
    turn();
    for (let i = 0; i < 20; i++) work(one, 'short', 0, done);
    turn();
    expect(done.filter((name) => name === 'short')).toHaveLength(16);
    turn();
    expect(done.filter((name) => name === 'short')).toHaveLength(20);
  });

  it('passes over a line that has had its time until some has come back; others need not wait for that', () => {
    const [greedy, modest] = [line(), line()];
    const done: string[] = [];
    for (let i = 0; i < 12; i++) work(greedy, 'greedy', 50, done);
    for (let i = 0; i < 20; i++) turn();
    // 400 ms saved up, and a fifth of the time that passes meanwhile.
    expect(done).toHaveLength(10);
    expect(timers).toHaveLength(1);
    work(modest, 'modest', 1, done);
    turn();
    expect(done.at(-1)).toBe('modest');
    turn();
    passUntil(time + 1_000);
    for (let i = 0; i < 5; i++) turn();
    expect(done.filter((name) => name === 'greedy')).toHaveLength(12);
    expect([greedy.isAtRest, modest.isAtRest]).toEqual([false, true]);
    time += 2_000;
    expect(greedy.isAtRest).toBe(true);
  });

  it('takes no more than a line can hold', () => {
    const one = line({ waiting: 2 });
    const done: string[] = [];
    expect([1, 2, 3].map((i) => work(one, `${i}`, 0, done))).toEqual([true, true, false]);
    turn();
    expect(done).toEqual(['1', '2']);
    expect(work(one, '4', 0, done)).toBe(true);
  });
});
