import type { Question } from '@tabula/kernel/question.js';
import { describe, expect, it } from 'vitest';
import { paced } from './paced.js';
import type { TableNow } from './source.js';

/** A table that only counts its decisions, and a clock that stands still until it is turned. */
function laid({ moves = true } = {}) {
  let now = table(1);
  let time = 0;
  const due: { at: number; work: () => void }[] = [];
  const watchers = new Set<() => void>();
  const source = {
    now: () => now,
    subscribe(changed: () => void) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
  };
  const pace = paced(source, () => moves, {
    clock: () => time,
    later(work, ms) {
      const entry = { at: time + ms, work };
      due.push(entry);
      return () => void due.splice(due.indexOf(entry), 1);
    },
  });
  const seen: number[] = [];
  pace.subscribe(() => seen.push(pace.get().version));
  return {
    pace,
    seen,
    watchers,
    happens(next: TableNow) {
      now = next;
      for (const changed of watchers) changed();
    },
    wait(ms: number) {
      for (const end = time + ms; ; ) {
        const [next] = due.sort((a, b) => a.at - b.at);
        if (next === undefined || next.at > end) {
          time = end;
          return;
        }
        due.shift();
        time = next.at;
        next.work();
      }
    },
  };
}

const table = (version: number, more: Partial<TableNow> = {}): TableNow => ({
  game: 'elekt',
  pack: 'base',
  you: 0,
  sitters: [],
  version,
  board: {},
  waiting: [],
  question: null,
  result: null,
  story: Array.from({ length: version }, (_, seq) => ({ seq, seat: null, events: [] })),
  chat: [],
  link: 'online',
  canUndo: false,
  curtain: 0,
  ...more,
});

const QUESTION: Question = {
  seat: 0,
  id: 'assignment/choice',
  kind: 'one',
  prompt: { key: 'ask', params: {} },
  rule: 'ELEK-5.3',
  min: 1,
  max: 1,
  cosmetic: false,
  options: [],
};

describe('updates of a table', () => {
  it('are shown at once when they come alone', () => {
    const { seen, happens, wait } = laid();
    happens(table(2));
    wait(1000);
    happens(table(3));
    expect(seen).toEqual([2, 3]);
  });

  it('are shown in their order when they come in a burst', () => {
    const { seen, happens, wait } = laid();
    for (const version of [2, 3, 4]) happens(table(version));
    expect(seen).toEqual([2]);
    wait(400);
    expect(seen).toEqual([2, 3]);
    wait(400);
    expect(seen).toEqual([2, 3, 4]);
  });

  it('of a long burst are shown from the last ones on', () => {
    const { seen, happens, wait } = laid();
    for (let version = 2; version < 12; version++) happens(table(version));
    wait(5000);
    expect(seen).toEqual([2, 9, 10, 11]);
  });

  it('can be skipped', () => {
    const { pace, seen, happens, wait } = laid();
    for (const version of [2, 3, 4]) happens(table(version));
    expect(pace.skip()).toBe(true);
    expect(pace.skip()).toBe(false);
    wait(5000);
    expect(seen).toEqual([2, 4]);
  });

  it('that come of an answer are shown at once', () => {
    const { seen, happens } = laid();
    happens(table(2, { question: QUESTION }));
    happens(table(3, { question: QUESTION }));
    happens(table(4));
    expect(seen).toEqual([2, 3, 4]);
  });

  it('ask nothing that is not asked any more', () => {
    const { pace, happens, wait } = laid();
    happens(table(2));
    happens(table(3, { question: QUESTION }));
    expect(pace.get().question).toBe(null);
    wait(400);
    expect(pace.get().question).toBe(QUESTION);
  });

  it('do not wait where nothing moves', () => {
    const { seen, happens } = laid({ moves: false });
    for (const version of [2, 3, 4]) happens(table(version));
    expect(seen).toEqual([2, 3, 4]);
  });

  it('never hold a hand on the screen that must not be seen', () => {
    const { pace, happens } = laid();
    happens(table(2));
    happens(table(3));
    happens(table(4, { you: null, curtain: null }));
    expect(pace.get().curtain).toBe(null);
  });

  it('are taken back at once', () => {
    const { pace, happens } = laid();
    happens(table(2));
    happens(table(3));
    happens({ ...table(4), story: [] });
    expect(pace.get().version).toBe(4);
  });

  it('do not overtake one another when somebody speaks', () => {
    const { pace, seen, happens, wait } = laid();
    happens(table(2));
    happens(table(3));
    happens(table(3, { chat: [{ name: 'Ada', text: 'hm', at: 1 }] }));
    expect(seen).toEqual([2]);
    wait(400);
    expect(pace.get().chat).toHaveLength(1);
  });

  it('are not listened to any more when nobody looks', () => {
    const source = laid();
    const stop = source.pace.subscribe(() => undefined);
    stop();
    expect(source.watchers.size).toBe(1);
  });
});
