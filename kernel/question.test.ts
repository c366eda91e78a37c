import { describe, expect, it } from 'vitest';
import { answerFor, askOf, keyOf, present } from './question.js';
import { ask, askOrder, askSome } from './rule.js';
import { asked, open } from './table.js';
import { tiny } from './testing/tiny.js';

describe('keys', () => {
  it.each<[Parameters<typeof keyOf>[0], string]>([
    ['E01', 'E01'],
    [3, '3'],
    [true, 'true'],
    [null, 'null'],
    [['E01', 'court', 2], 'E01:court:2'],
  ])('of %j are stable', (choice, key) => {
    expect(keyOf(choice)).toBe(key);
  });
});

describe('an answer', () => {
  const one = ask(0, 'x', ['a', ['b', 1], 3]);
  const some = askSome(0, 'x', ['a', 'b', 'c'], 1, 2);

  it('is one choice, or a list of them', () => {
    expect(answerFor(one, 'R-1', ['b:1'])).toEqual({ ok: true, answer: ['b', 1] });
    expect(answerFor(one, 'R-1', ['3'])).toEqual({ ok: true, answer: 3 });
    expect(answerFor(some, 'R-1', ['c', 'a'])).toEqual({ ok: true, answer: ['c', 'a'] });
    expect(answerFor(askOrder(0, 'x', ['a', 'b']), 'R-1', ['b', 'a'])).toEqual({ ok: true, answer: ['b', 'a'] });
    expect(answerFor(askSome(0, 'x', [], 0, 0), 'R-1', [])).toEqual({ ok: true, answer: [] });
  });

  it.each<[string, typeof one | typeof some, string[], string]>([
    ['what is not offered', one, ['z'], "'z' is not among the options: a, b:1, 3"],
    ['a name of every object', one, ['__proto__'], "'__proto__' is not among the options: a, b:1, 3"],
    ['nothing', one, [], '0 options were given, 1 are needed'],
    ['too much', one, ['a', '3'], '2 options were given, 1 are needed'],
    ['too little', some, [], '0 options were given, 1 to 2 are needed'],
    ['one thing twice', some, ['a', 'a'], "'a' was given twice"],
  ])('cannot be %s', (_what, question, keys, message) => {
    expect(answerFor(question, 'R-1', keys)).toEqual({ ok: false, error: { code: 'illegal', message, rule: 'R-1' } });
  });

  it('that is wrong gets a message of a bearable length', () => {
    const many = ask(
      0,
      'x',
      Array.from({ length: 500 }, (_, i) => i),
    );
    const refused = answerFor(many, 'R-1', ['x'.repeat(10_000)]);
    const some = '0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …';
    const message = `'${'x'.repeat(40)}…' is not among the options: ${some}`;
    expect(refused).toEqual({ ok: false, error: { code: 'illegal', message, rule: 'R-1' } });
  });
});

it('a question is shown with its options, their keys and what they point at', () => {
  const opened = open(tiny, { seats: 2, seed: 'question' });
  if (!opened.ok) throw new Error(opened.error.message);
  const { table } = opened;
  const now = asked(table)!;
  expect(askOf(now, 0)).toBeNull();
  expect(askOf(null, 1)).toBeNull();
  expect(askOf(now, null)).toBeNull();
  const question = present(tiny, table.state, now, askOf(now, 1)!);
  expect(question).toMatchObject({
    seat: 1,
    id: 'turn/card',
    kind: 'one',
    rule: 'play',
    min: 1,
    max: 1,
    cosmetic: false,
  });
  const [card] = table.state.board.seats[1]!.hand;
  expect(question.options[0]).toEqual({
    key: card,
    label: { key: 'choice', params: { it: card } },
    rule: 'play',
    refs: [{ card }],
  });
});
