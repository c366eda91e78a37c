import { describe, expect, it } from 'vitest';
import { problemsOf } from './check.js';
import { ask, call, cancel, done, exit, type InterruptSpec, type Rule } from './rule.js';
import { type Board, gameOf, interrupt, note, noted, rule } from './testing/noted.js';
import { sit } from './testing/sit.js';

describe('interrupts', () => {
  const act = rule<{ n: number }, Record<never, never>, number>('act')({
    act: ({ s, v }) => {
      s.log.push(`act ${v.n}`);
      return done(v.n);
    },
  });
  const turn = rule<object, { got: number | null }>('turn')({
    first: () => call(act, { n: 1 }, 'got'),
    'first got': ({ s, v }) => void s.log.push(`got ${v.got}`),
    second: () => call(act, { n: 2 }, 'got'),
    'second got': ({ s, v }) => void s.log.push(`got ${v.got}`),
  });
  const on = (
    name: string,
    when: 'before' | 'after',
    more: Partial<InterruptSpec<Board, string, { n: number }, object>> = {},
  ) =>
    interrupt<{ n: number }>(
      name,
      act,
    )<string>({
      when,
      priority: 1,
      sources: () => ['x'],
      steps: { [name]: ({ s, me, outer }) => void s.log.push(`${name} ${me} ${outer.n}`) },
      ...more,
    });

  it('come before and after, for every source, by priority; they edit the locals', () => {
    const late = on('late', 'before', { priority: 2 });
    const edit = on('edit', 'before', {
      steps: { edit: ({ outer }) => void Object.assign(outer, { n: outer.n + 10 }) },
    });
    const both = on('both', 'before', { sources: () => ['p', 'q'] });
    const after = on('after', 'after');
    expect(noted([turn, act], [late, edit, both, after]).slice(0, 6)).toEqual([
      'both p 11',
      'both q 11',
      'late x 11',
      'act 11',
      'after x 11',
      'got 11',
    ]);
  });

  it('are looked for anew after each, and none has two turns', () => {
    const grows = on('grows', 'before', { sources: (s) => ['0', '1', '2'].slice(0, s.log.length + 1) });
    expect(noted([turn, act], [grows]).slice(0, 3)).toEqual(['grows 0 1', 'grows 1 1', 'grows 2 1']);
  });

  it('that ask something can be saved and loaded there', () => {
    const asks = interrupt<{ n: number }, { x: number }>(
      'asks',
      act,
    )<string>({
      when: 'before',
      priority: 1,
      sources: () => ['x'],
      steps: { asks: () => ask(0, 'x', [1, 2]), asked: () => undefined },
    });
    const game = gameOf([turn, act], [asks]);
    const t = sit(game, { seats: 1 });
    expect(t.asks()).toEqual({ 0: 'asks/x: 1 2' });
    expect(problemsOf(game, t.table.state)).toEqual([]);
  });

  it('that cancel leave the caller without a result, not with an old one', () => {
    const stop = on('stop', 'before', {
      sources: (_s, outer) => (outer.n === 2 ? ['x'] : []),
      steps: { stop: () => cancel() },
    });
    expect(noted([turn, act], [stop, on('after', 'after')])).toEqual(['act 1', 'after x 1', 'got 1', 'got null']);
  });

  it('leave by name through everything in between', () => {
    const flee = on('flee', 'before', {
      sources: (_s, outer) => (outer.n === 2 ? ['x'] : []),
      steps: { flee: ({ s }) => (s.n++ === 0 ? call(deep, {}) : undefined) },
    });
    const deep: Rule<object> = rule('deep')({ deep: () => exit('turn') });
    const all = rule<object, { r: string | null }>('all')({
      a: ({ v }) => {
        v.r = 'old';
      },
      b: () => call(turn as Rule<object, unknown> as Rule<object, string>, {}, 'r'),
      c: ({ s, v }) => void s.log.push(`left ${v.r}`),
    });
    expect(noted([all, turn, act, deep], [flee])).toEqual(['act 1', 'got 1', 'left null']);
  });

  it('can be interrupted themselves, before and after', () => {
    const one = on('one', 'before');
    const early = interrupt(
      'early',
      one.rule,
    )({
      when: 'before',
      priority: 1,
      sources: () => ['y'],
      steps: { early: note('early') },
    });
    const later = interrupt(
      'later',
      one.rule,
    )({
      when: 'after',
      priority: 1,
      sources: () => ['y'],
      steps: { later: note('later') },
    });
    expect(noted([turn, act], [one, early, later]).slice(0, 4)).toEqual(['early', 'one x 1', 'later', 'act 1']);
  });

  it('cancel inside an interrupt of an interrupt ends the inner one only', () => {
    const one = on('one', 'before');
    const stop = interrupt(
      'stop',
      one.rule,
    )({
      when: 'before',
      priority: 1,
      sources: () => ['y'],
      steps: { stop: () => cancel() },
    });
    expect(noted([turn, act], [one, stop])).toEqual(['act 1', 'got 1', 'act 2', 'got 2']);
  });

  it('of equal priority go in the order the entitled seat says', () => {
    const many = on('many', 'before', { sources: () => ['p', 'q', 'r'] });
    const once = rule<object>('once')({ a: () => call(act, { n: 7 }) });
    const game = gameOf([once, act], [many, on('last', 'before', { priority: 2 })], {
      entitled: () => 1,
      players: { min: 2, max: 2 },
    });
    const t = sit(game, { seats: 2 });
    expect(t.asks()).toEqual({ 1: 'kernel.which-first/first: many@p many@q many@r' });
    expect(t.trace()).toBe('root > once > act > kernel.which-first');
    t.answer(1, 'many@r');
    expect(t.asks()).toEqual({ 1: 'kernel.which-first/first: many@p many@q' });
    t.answer(1, 'many@q');
    expect(t.s.log).toEqual(['many r 7', 'many q 7', 'many p 7', 'last x 7', 'act 7']);
  });

  it('of equal priority go in the order they are found if nobody is entitled', () => {
    const many = on('many', 'after', { sources: () => ['q', 'p'] });
    expect(noted([turn, act], [many], { entitled: () => null }).slice(0, 3)).toEqual(['act 1', 'many q 1', 'many p 1']);
  });
});
