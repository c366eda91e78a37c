import type { Question } from '@tabula/kernel/question.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Asked, createForced, onlyAnswer } from './forced.js';

const question = (keys: readonly string[], min = 1, max = 1): Question => ({
  seat: 0,
  id: 'rule/into',
  kind: 'one',
  prompt: { key: 'prompt', params: {} },
  rule: 'ELEK-1',
  min,
  max,
  cosmetic: false,
  options: keys.map((key) => ({ key, label: { key, params: {} }, rule: 'ELEK-1', refs: [] })),
});

const moment = (asked: string, keys: readonly string[], more: Partial<Asked> = {}): Asked => ({
  asked,
  question: question(keys),
  told: Number(asked),
  free: true,
  ...more,
});

let due: (() => void) | null;
let answers: string[];
let counts: (number | null)[];
const pass = () => {
  const work = due;
  due = null;
  work?.();
};
const forced = () =>
  createForced({
    answer: (key) => answers.push(key),
    counting: (now) => counts.push(now),
    later: (work) => {
      due = work;
      return () => {
        if (due === work) due = null;
      };
    },
  });
beforeEach(() => {
  due = null;
  answers = [];
  counts = [];
});

describe('a question with one option', () => {
  it('is one that takes exactly that option', () => {
    expect(onlyAnswer(question(['a']))).toBe('a');
    expect(onlyAnswer(question(['a', 'b']))).toBeNull();
    expect(onlyAnswer(question(['a'], 0, 1))).toBeNull();
    expect(onlyAnswer(question(['a'], 1, 2))).toBeNull();
    expect(onlyAnswer(question([]))).toBeNull();
  });

  it('is answered by itself after a moment, once', () => {
    const table = forced();
    table.see(moment('1', ['a']));
    table.see(moment('1', ['a']));
    expect([answers, counts]).toEqual([[], [2400]]);
    pass();
    table.see(moment('1', ['a']));
    pass();
    expect([answers, counts]).toEqual([['a'], [2400, null]]);
    table.see(moment('2', ['b']));
    pass();
    expect(answers).toEqual(['a', 'b']);
  });

  it('waits for whoever touches the page, until the next one', () => {
    const table = forced();
    table.see(moment('1', ['a']));
    table.stop();
    table.see(moment('1', ['a']));
    pass();
    expect([answers, counts]).toEqual([[], [2400, null]]);
    table.see(moment('2', ['b']));
    pass();
    expect(answers).toEqual(['b']);
  });

  it('waits while something else is in the way, and then a whole moment again', () => {
    const table = forced();
    table.see(moment('1', ['a'], { free: false }));
    expect(due).toBeNull();
    table.see(moment('1', ['a']));
    table.see(moment('1', ['a'], { free: false }));
    pass();
    expect(answers).toEqual([]);
    table.see(moment('1', ['a']));
    pass();
    expect(answers).toEqual(['a']);
  });

  it('is left alone by who has gone back to it', () => {
    const table = forced();
    table.see(moment('5', ['a', 'b']));
    table.see(moment('6', ['a'], { told: 4 }));
    pass();
    expect(answers).toEqual([]);
  });

  it('is not answered when another has taken its place', () => {
    const table = forced();
    table.see(moment('1', ['a']));
    table.see(moment('2', ['b', 'c']));
    pass();
    table.see(moment('3', [], { question: null }));
    pass();
    expect(answers).toEqual([]);
  });
});
