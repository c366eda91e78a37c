import { describe, expect, it } from 'vitest';
import type { Game } from './game.js';
import { clone, type Json, type Seat } from './json.js';
import { ask, askAll, askAmount, askOrder, askSome, askYesNo, call, cancel, done, exit, goto } from './rule.js';
import { advance, isAnswer, settle, trace } from './run.js';
import { open, type Table } from './table.js';
import { type Board, gameOf, interrupt, note, noted, rule } from './testing/noted.js';
import { sit } from './testing/sit.js';

const opened = (game: Game<Board, unknown>, seats = 1): Table<Board> => {
  const made = open(game, { seats, seed: 1 });
  if (!made.ok) throw new Error(made.error.message);
  return made.table;
};

describe('steps', () => {
  it('run in order; goto goes elsewhere, done ends the rule and hands its result to the caller', () => {
    const inner = rule<{ n: number }, Record<never, never>, number>('inner')({
      a: ({ v }) => done(v.n * 2),
      b: note('never'),
    });
    const outer = rule<Record<never, never>, { got: number }>('outer')({
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
    // @ts-expect-error: a step that the rule does not have
    expect(() => noted([rule('a')({ a: () => goto('nowhere') })])).toThrow('no step nowhere in rule a');
    const missing = rule('missing')({});
    expect(() => noted([rule('a')({ a: () => call(missing, {}) })])).toThrow('no rule missing');
    expect(() => noted([rule('a')({ a: () => cancel() })])).toThrow('a a cancels, but interrupts nothing');
    expect(() => noted([rule('a')({ a: () => exit('nobody') })])).toThrow('a a leaves nobody, which does not run');
  });

  it('that never ask run out of fuel, with a trace', () => {
    expect(() => noted([rule('a')({ a: () => goto('a') })])).toThrow(
      'the rules ran 20000 steps without a question: root > a',
    );
  });
});

describe('a rule that is idle', () => {
  const halve = rule<{ n: number }, Record<never, never>, number>('halve')(
    {
      a: ({ s, v }) => {
        s.log.push(`halves ${v.n}`);
        return done(v.n / 2);
      },
    },
    (_s, { n }) => (n === 0 ? done(0) : undefined),
  );
  const caller = (...numbers: number[]) =>
    rule<object, { got: number }>('caller')(
      Object.fromEntries(
        numbers.flatMap((n, i) => [
          [`call ${i}`, () => call(halve, { n }, 'got')],
          [`got ${i}`, ({ s, v }: { s: Board; v: { got: number } }) => void s.log.push(`got ${v.got}`)],
        ]),
      ),
    );

  it('is passed over, and its result is there as if it had run', () => {
    expect(noted([caller(0, 8, 0), halve])).toEqual(['got 0', 'halves 8', 'got 4', 'got 0']);
    expect(noted([rule('last')({ a: note('a'), b: () => call(halve, { n: 0 }) }), halve])).toEqual(['a']);
  });

  it('cannot be waited for: nothing would be interrupted', () => {
    expect(() =>
      interrupt('early', halve)({ when: 'before', priority: 1, sources: () => ['x'], steps: { early: note('early') } }),
    ).toThrow('early waits for halve, which may be passed over');
  });
});

describe('answers that need no asking', () => {
  const forced = (op: unknown): Json => {
    const table = opened(
      gameOf([
        rule<object, { x: Json }>('a')({ a: () => op as never, b: ({ s, v }) => void s.log.push(JSON.stringify(v.x)) }),
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
    const steps = rule<object, { x: string[] }>('a')({
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
  const secret = rule<object, { x: Record<Seat, string> }>('secret')({
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
    const nobody = rule<object, { x: Record<Seat, string> }>('a')({
      a: () => askAll('x', []),
      b: ({ s, v }) => void s.log.push(JSON.stringify(v.x)),
    });
    expect(noted([nobody])).toEqual(['{}']);
  });
});

describe('the kernel at a question', () => {
  const asks = rule<object, { x: string }>('asks')({
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
