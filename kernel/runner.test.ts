import { expect, it } from 'vitest';
import type { Instructions, Verbs } from './instructions.js';
import { call, done, type Rule } from './rule.js';
import { runner } from './runner.js';
import { type Board, gameOf, rule } from './testing/noted.js';
import { sit } from './testing/sit.js';

interface Words {
  readonly verb:
    | { readonly do: 'count'; readonly to: number }
    | { readonly do: 'wait' }
    | { readonly do: 'dig' }
    | { readonly do: 'light' };
  readonly cost: never;
  readonly condition: never;
  readonly group: never;
  readonly count: never;
}

const count = rule<{ to: number }, Record<never, never>, number>('count')({ count: ({ v }) => done(v.to) });
const verbs: Verbs<Board, Words['verb']> = {
  count: {
    possible: () => true,
    does: (_c, { to }) => call(count, { to }, 'result'),
    after: ({ s }, _it, result) => void s.log.push(`counted ${result}`),
  },
  wait: {
    possible: () => true,
    does: () => undefined,
    after: ({ s }, _it, result) => void s.log.push(`waited, ${result}`),
  },
  /** Whoever it is about knows that there is nothing; all others do not. */
  dig: {
    possible: (_s, _it, { eyes }) => eyes === 'all',
    does: ({ s }) => void s.log.push('dug'),
  },
  /** There is one candle. */
  light: {
    possible: ({ log }) => !log.includes('lit'),
    does: ({ s }) => void s.log.push('lit'),
  },
};
const cites = {
  ...{ run: 'run', may: 'may', choose: 'choose', each: 'each', pick: 'pick', pay: 'pay' },
  'as-many-as': 'more',
};
const nothing = () => {
  throw new Error('no card says this');
};

/** Somebody who reads this. */
function reads(text: Instructions<Words>) {
  const texts = runner<Board, string, Words>({
    ...{ cites, verbs, holds: nothing, among: nothing, count: nothing, payable: nothing, pays: nothing },
    text: () => text,
  });
  const play = rule<object>('play')({
    play: () => call(texts.run as Rule<object>, { of: 'a', path: [], seat: 0, bound: {} }),
  });
  return sit(gameOf([play, count, ...texts.rules]), { seats: 1 });
}

it('what one instruction has found out is not told to the next', () => {
  const t = reads([{ do: 'wait' }, { do: 'count', to: 7 }, { do: 'wait' }, { do: 'count', to: 8 }]);
  expect(t.s.log).toEqual(['waited, null', 'counted 7', 'waited, null', 'counted 8']);
});

it('who alone knows that something would do nothing is asked all the same, and can only say no', () => {
  const does: Instructions<Words> = [{ do: 'dig' }];
  const t = reads([
    { do: 'may', does },
    { do: 'as-many-as', most: 2, does },
    { do: 'choose', options: [does] },
  ]);
  expect(t.asks()).toEqual({ 0: 'may/yes: false' });
  t.answer(0, 'false');
  expect(t.asks()).toEqual({ 0: 'as-many-as/again: false' });
  t.answer(0, 'false');
  expect(t.asks()).toEqual({ 0: 'choose/option: no' });
  t.answer(0, 'no');
  expect(t.s.log).toEqual([]);
});

it('what may be done several times ends when it is possible no more, or was done as often as it may be', () => {
  const t = reads([
    { do: 'as-many-as', most: 3, does: [{ do: 'light' }] },
    { do: 'as-many-as', most: 1, does: [{ do: 'wait' }] },
  ]);
  t.answer(0, 'true');
  expect([t.s.log, t.asks()]).toEqual([['lit'], { 0: 'as-many-as/again: true false' }]); // of the second: the first is over
  t.answer(0, 'true');
  expect([t.s.log, t.asks()]).toEqual([['lit', 'waited, null'], {}]);
});

it('what is repeated once is possible, and what is repeated never is not', () => {
  const times = (times: number): Instructions<Words> => [
    { do: 'may', does: [{ do: 'repeat', times, does: [{ do: 'wait' }] }] },
  ];
  const t = reads([...times(1), ...times(0)]);
  expect(t.asks()).toEqual({ 0: 'may/yes: true false' });
  t.answer(0, 'true');
  expect([t.s.log, t.asks()]).toEqual([['waited, null'], {}]);
});
