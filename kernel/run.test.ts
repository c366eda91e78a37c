import { describe, expect, it } from 'vitest';
import { conclude } from './chance.js';
import type { Game } from './game.js';
import { clone, type Json, type Seat } from './json.js';
import {
  ask,
  askAll,
  askAmount,
  askOrder,
  askSome,
  askYesNo,
  call,
  cancel,
  done,
  exit,
  goto,
  type Interrupt,
  type Rule,
  ruleMaker,
} from './rule.js';
import { advance, isAnswer, settle, trace } from './run.js';
import { type BoardOf, int, list, record, text } from './shape.js';
import { open, type Table } from './table.js';
import { smallGame } from './testing/game.js';
import { sit } from './testing/sit.js';

const shape = record({ log: list(text, 99), n: int(0, 99) });
type Board = BoardOf<typeof shape>;
const { rule, interrupt } = ruleMaker<Board, string>();

type More = Partial<Game<Board, unknown>>;

/** A game of some rules; the first is played, then the game is over. */
function gameOf(
  play: [Rule<object>, ...Rule[]],
  reacts: Interrupt<Board>[] = [],
  more: More = {},
): Game<Board, unknown> {
  const root = rule('root', {
    play: () => call(play[0], {}),
    end: (c) => conclude(c, { places: [[0, 1].slice(0, more.players?.min ?? 1)], reason: 'end' }),
  });
  return smallGame({
    id: 'run',
    seats: [1, 3],
    shape,
    setup: () => ({ log: [], n: 0 }),
    play: [root, ...play],
    reacts,
    ...more,
  });
}

const note =
  (what: string) =>
  ({ s }: { s: Board }): undefined => {
    s.log.push(what);
  };

/** Plays a game of one seat that is never asked, and says what it noted. */
function noted(play: [Rule<object>, ...Rule[]], reacts: Interrupt<Board>[] = [], more: More = {}): string[] {
  return sit(gameOf(play, reacts, more), { seats: 1 }).s.log;
}

const opened = (game: Game<Board, unknown>, seats = 1): Table<Board> => {
  const made = open(game, { seats, seed: 1 });
  if (!made.ok) throw new Error(made.error.message);
  return made.table;
};

describe('steps', () => {
  it('run in order; goto goes elsewhere, done ends the rule and hands its result to the caller', () => {
    const inner = rule<{ n: number }, Record<never, never>, number>('inner', {
      a: ({ v }) => done(v.n * 2),
      b: note('never'),
    });
    const outer = rule<Record<never, never>, { got: number }>('outer', {
      a: () => goto('c'),
      b: note('b'),
      c: () => call(inner, { n: 21 }, 'got'),
      d: ({ s, v }) => {
        s.log.push(`got ${v.got}`);
        if (s.log.length < 3) return goto('b');
      },
    });
    expect(noted([outer, inner])).toEqual(['got 42', 'b', 'got 42']);
  });

  it('that do not exist, and rules that do not, are defects', () => {
    expect(() => noted([rule('a', { a: () => goto('nowhere') })])).toThrow('no step nowhere in rule a');
    const missing = rule('missing', {});
    expect(() => noted([rule('a', { a: () => call(missing, {}) })])).toThrow('no rule missing');
    expect(() => noted([rule('a', { a: () => cancel() })])).toThrow('a a cancels, but interrupts nothing');
    expect(() => noted([rule('a', { a: () => exit('nobody') })])).toThrow('a a leaves nobody, which does not run');
  });

  it('that never ask run out of fuel, with a trace', () => {
    expect(() => noted([rule('a', { a: () => goto('a') })])).toThrow(
      'the rules ran 20000 steps without a question: root > a',
    );
  });
});

describe('answers that need no asking', () => {
  const forced = (op: unknown): Json => {
    const table = opened(
      gameOf([
        rule<object, { x: Json }>('a', { a: () => op as never, b: ({ s, v }) => void s.log.push(JSON.stringify(v.x)) }),
      ]),
    );
    return table.state.board.log[0] ?? 'asked';
  };

  it('are the only option, in the form that an answer would have', () => {
    expect(forced(ask(0, 'x', ['one']))).toBe('"one"');
    expect(forced(ask(0, 'x', [['a', 1]]))).toBe('["a",1]');
    expect(forced(askAmount(0, 'x', 3, 3))).toBe('3');
    expect(forced(askSome(0, 'x', ['one'], 1, 1))).toBe('["one"]');
    expect(forced(askSome(0, 'x', ['a', 'b'], 2, 2))).toBe('["a","b"]');
    expect(forced(askSome(0, 'x', [], 0, 3))).toBe('[]');
    expect(forced(askSome(0, 'x', ['a'], 0, 0))).toBe('[]');
    expect(forced(askOrder(0, 'x', ['one']))).toBe('["one"]');
    expect(forced(askOrder(0, 'x', []))).toBe('[]');
  });

  it('are asked all the same where passing is a choice or silence would tell', () => {
    expect(forced(ask(0, 'x', ['one'], { always: true }))).toBe('asked');
    expect(forced(ask(0, 'x', ['one'], { cosmetic: true }))).toBe('asked');
    expect(forced(askSome(0, 'x', ['a'], 0, 1))).toBe('asked');
    expect(forced(askOrder(0, 'x', ['a', 'b']))).toBe('asked');
    expect(forced(askYesNo(0, 'x'))).toBe('asked');
    expect(forced(askSome(0, 'x', [], 0, 2, { always: true }))).toBe('asked');
  });

  it('are copies: a list of the board does not become a local', () => {
    const steps = rule<object, { x: string[] }>('a', {
      a: note('one'),
      b: ({ s }) => askSome(0, 'x', s.log, 1, 1),
      c: ({ s, v }) => {
        v.x.push('two');
        s.n = s.log.length;
      },
    });
    expect(opened(gameOf([steps])).state.board.n).toBe(1);
  });

  it('cannot be found where there are no options', () => {
    expect(() => forced(ask(0, 'x', []))).toThrow('a a asks without options');
    expect(() => forced(askSome(0, 'x', ['a'], 2, 2))).toThrow('a a asks without options');
    expect(() => forced(askAll('x', [ask(0, 'x', [])]))).toThrow('a a asks without options');
    expect(() => askAmount(0, 'x', 0, 1e9)).toThrow('x cannot be any number from 0 to 1000000000');
  });
});

describe('sealed questions', () => {
  const secret = rule<object, { x: Record<Seat, string> }>('secret', {
    a: () =>
      askAll(
        'x',
        [0, 1].map((seat) => ask(seat, 'x', ['only'])),
      ),
    b: ({ s, v }) => void s.log.push(JSON.stringify(v.x)),
  });

  it('are put even if there is one option, and open when all are there', () => {
    const t = sit(gameOf([secret], [], { players: { min: 2, max: 2 } }), { seats: 2 });
    expect(t.asks()).toEqual({ 0: 'secret/x: only', 1: 'secret/x: only' });
    t.answer(1, 'only');
    expect(t.asks()).toEqual({ 0: 'secret/x: only' });
    expect(t.table.state.stack.at(-1)!.sealed).toEqual({ 1: 'only' });
    t.answer(0, 'only');
    expect(t.s.log).toEqual(['{"0":"only","1":"only"}']);
    expect(JSON.stringify(t.table.state)).not.toContain('sealed');
  });

  it('to nobody open at once', () => {
    const nobody = rule<object, { x: Record<Seat, string> }>('a', {
      a: () => askAll('x', []),
      b: ({ s, v }) => void s.log.push(JSON.stringify(v.x)),
    });
    expect(noted([nobody])).toEqual(['{}']);
  });
});

describe('interrupts', () => {
  const act = rule<{ n: number }, Record<never, never>, number>('act', {
    act: ({ s, v }) => {
      s.log.push(`act ${v.n}`);
      return done(v.n);
    },
  });
  const turn = rule<object, { got: number | null }>('turn', {
    first: () => call(act, { n: 1 }, 'got'),
    'first got': ({ s, v }) => void s.log.push(`got ${v.got}`),
    second: () => call(act, { n: 2 }, 'got'),
    'second got': ({ s, v }) => void s.log.push(`got ${v.got}`),
  });
  const on = (
    name: string,
    when: 'before' | 'after',
    more: Partial<Parameters<typeof interrupt<{ n: number }>>[2]> = {},
  ) =>
    interrupt<{ n: number }>(name, act, {
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
    const deep: Rule<object> = rule('deep', { deep: () => exit('turn') });
    const all = rule<object, { r: string | null }>('all', {
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
    const early = interrupt('early', one.rule as Rule<object>, {
      when: 'before',
      priority: 1,
      sources: () => ['y'],
      steps: { early: note('early') },
    });
    const later = interrupt('later', one.rule as Rule<object>, {
      when: 'after',
      priority: 1,
      sources: () => ['y'],
      steps: { later: note('later') },
    });
    expect(noted([turn, act], [one, early, later]).slice(0, 4)).toEqual(['early', 'one x 1', 'later', 'act 1']);
  });

  it('cancel inside an interrupt of an interrupt ends the inner one only', () => {
    const one = on('one', 'before');
    const stop = interrupt('stop', one.rule as Rule<object>, {
      when: 'before',
      priority: 1,
      sources: () => ['y'],
      steps: { stop: () => cancel() },
    });
    expect(noted([turn, act], [one, stop])).toEqual(['act 1', 'got 1', 'act 2', 'got 2']);
  });

  it('of equal priority go in the order the entitled seat says', () => {
    const many = on('many', 'before', { sources: () => ['p', 'q', 'r'] });
    const once = rule<object>('once', { a: () => call(act, { n: 7 }) });
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

describe('the kernel at a question', () => {
  const asks = rule<object, { x: string }>('asks', {
    a: () => ask(0, 'x', ['p', 'q']),
    b: ({ s, v }) => void s.log.push(v.x),
  });

  it('asks the same again and changes nothing', () => {
    const { state, game } = opened(gameOf([asks]));
    const before = clone(state);
    expect(advance(game, state)).toEqual(advance(game, state));
    expect(state).toEqual(before);
    expect(trace(state)).toBe('root > asks');
  });

  it('goes on with the answer it is given', () => {
    const { state, game } = opened(gameOf([asks]));
    const now = advance(game, state)!;
    settle(game, now, now.asks[0]!, 'q');
    expect(advance(game, state)).toBeNull();
    expect(state.board.log).toEqual(['q']);
  });

  it('knows what would be an answer', () => {
    const some = askSome(0, 'x', ['a', 'b', 'c'], 1, 2);
    expect(isAnswer(some, ['a', 'c'])).toBe(true);
    for (const wrong of [[], ['a', 'a'], ['d'], ['a', 'b', 'c'], 'a', null, {}])
      expect(isAnswer(some, wrong)).toBe(false);
    expect(isAnswer(ask(0, 'x', [['a', 1]]), ['a', 1])).toBe(true);
    expect(isAnswer(ask(0, 'x', ['a']), ['a'])).toBe(false);
  });
});
