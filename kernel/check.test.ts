import { describe, expect, it } from 'vitest';
import { cardProblems, isResult, isScript, problemsOf } from './check.js';
import { blocking } from './flows/block.js';
import { committing } from './flows/commit.js';
import type { State } from './game.js';
import { clone } from './json.js';
import { ask, type Rule } from './rule.js';
import { advance } from './run.js';
import { decide, newState, open } from './table.js';
import { gameOf, rule } from './testing/noted.js';
import { GAMES, stateOf } from './testing/states.js';
import { tiny } from './testing/tiny.js';

/** The problems of a sound state after a change to it. */
const after = (change: (state: State<never> & Record<string, never>) => void, from = stateOf(tiny, 4)): string[] => {
  const state = clone(from) as never;
  change(state);
  return problemsOf(tiny, state);
};

describe('a sound state', () => {
  it('has no problems, wherever the game is', () => {
    for (const game of GAMES)
      for (let decisions = 0; decisions < 25; decisions++)
        expect(problemsOf(game, stateOf(game, decisions))).toEqual([]);
    expect(problemsOf(tiny, stateOf(tiny, 999))).toEqual([]);
    expect(problemsOf(tiny, stateOf(tiny, 6, 1, { automaton: true }))).toEqual([]);
  });

  it('is not touched by the check', () => {
    const state = stateOf(tiny, 5);
    const bytes = JSON.stringify(state);
    problemsOf(tiny, state);
    expect(JSON.stringify(state)).toBe(bytes);
  });
});

describe('a problem is named', () => {
  it.each<[unknown, string]>([
    [null, 'a state is an object'],
    [[], 'a state is an object'],
    ['x', 'a state is an object'],
    [undefined, 'not plain data: : undefined'],
    [{ a: undefined }, 'not plain data: /a: undefined'],
    [JSON.parse('{"__proto__":{"game":"tiny"}}'), 'not plain data: : a key named __proto__'],
    [new Array(200_000).fill(0), 'a state has at most 100000 values'],
    [JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)), 'nested more than 50 deep'],
  ])('in something else (%#)', (value, message) => {
    expect(problemsOf(tiny, value).join()).toContain(message);
  });

  it('in an empty object, for every part', () => {
    expect(problemsOf(tiny, {})).toEqual(
      ['game', 'version', 'options', 'seats', 'board', 'stack', 'rng', 'script', 'result'].map(
        (key) => `/${key}: is missing`,
      ),
    );
  });

  const changes: [string, (state: { [key: string]: never } & State) => void, string][] = [
    ['another game', (s) => Object.assign(s, { game: 'chess' }), '/game: expected "tiny", found "chess"'],
    ['another version', (s) => Object.assign(s, { version: '1' }), '/version: expected 1, found "1"'],
    ['too few seats', (s) => Object.assign(s, { seats: ['player'] }), '/seats: tiny is for 2 to 4 players, found 1'],
    ['an unknown kind of seat', (s) => s.seats.splice(0, 1, 'ghost' as never), '/seats: expected ["player"'],
    ['an automaton that is none', (s) => s.seats.splice(0, 1, 'automaton'), '/seats: expected ["player"'],
    ['seats that are none', (s) => Object.assign(s, { seats: 4 }), '/seats:'],
    ['a broken generator', (s) => Object.assign(s, { rng: [1, 2, 3] }), '/rng: expected four whole numbers'],
    ['a generator of halves', (s) => Object.assign(s, { rng: [1, 2, 3, 0.5] }), '/rng: expected four whole numbers'],
    ['a wrong script', (s) => Object.assign(s, { script: ['x'] }), '/script: expected a list'],
    ['unknown options', (s) => Object.assign(s.options, { x: 1 }), "/options: tiny has no option 'x'"],
    ['options that are none', (s) => Object.assign(s, { options: [] }), '/options: expected an object'],
    ['half a result', (s) => Object.assign(s, { result: { places: [[0]], reason: 'x' } }), '/result: malformed'],
    [
      'a result of others',
      (s) => Object.assign(s, { result: { places: [[0, 1, 2, 7]], reason: 'x' } }),
      '/result: malformed',
    ],
    ['another part', (s) => Object.assign(s, { extra: 1 }), '/"extra": is not part of a state'],
    ['a broken board', (s) => Object.assign(s, { board: null }), '/board: expected an object, found null'],
    ['a lost card', (s) => (s.board as { deck: string[] }).deck.pop(), 'is in 0 places'],
    ['a card too many', (s) => (s.board as { discard: string[] }).discard.push('c3'), 'card "c3": is in 2 places'],
    [
      'an unknown card',
      (s) => (s.board as { discard: string[] }).discard.push('__proto__'),
      'card "__proto__": is unknown here',
    ],
    [
      'a card of another kind',
      (s) => (s.board as { discard: string[] }).discard.push('x0'),
      'card "x0": lies where only card',
    ],
    [
      'a broken invariant',
      (s) => Object.assign((s.board as { seats: object[] }).seats[0]!, { coins: 9 }),
      'coins: somebody has more',
    ],
    ['an empty stack', (s) => Object.assign(s, { stack: [] }), 'nobody is asked, and the game is not over'],
    ['a stack that is none', (s) => Object.assign(s, { stack: {} }), '/stack: expected a list'],
    [
      'a stack without end',
      (s) => Object.assign(s, { stack: new Array(300).fill(s.stack[0]) }),
      '/stack: expected a list of at most 200',
    ],
    ['a frame that is none', (s) => s.stack.push(null as never), '/stack/2: a frame is an object'],
    ['an unknown rule', (s) => Object.assign(s.stack[1]!, { rule: 'x' }), '/stack/1: there is no rule "x"'],
    [
      'a borrowed rule',
      (s) => Object.assign(s.stack[1]!, { rule: 'constructor' }),
      '/stack/1: there is no rule "constructor"',
    ],
    [
      'a rule of the kernel that is none',
      (s) => Object.assign(s.stack[1]!, { rule: 'kernel.x' }),
      '/stack/1: there is no rule "kernel.x"',
    ],
    ['an unknown step', (s) => Object.assign(s.stack[1]!, { at: 'x' }), '/stack/1: there is no step "x" in rule'],
    ['a borrowed step', (s) => Object.assign(s.stack[1]!, { at: 'toString' }), '/stack/1: there is no step "toString"'],
    ['another root', (s) => s.stack.shift(), '/stack/0: a game begins with the rule game'],
    ['a text for locals', (s) => Object.assign(s.stack[1]!, { v: 'x' }), '/stack/1: v is an object'],
    ['no place for a result', (s) => Object.assign(s.stack[1]!, { into: null }), '/stack/1: into is a text'],
    ['another part of a frame', (s) => Object.assign(s.stack[1]!, { x: 1 }), '/stack/1: "x" is not part of a frame'],
    [
      'an interrupt that is none',
      (s) => Object.assign(s.stack[1]!, { me: 'c1', outer: 0 }),
      '/stack/1: this rule interrupts nothing',
    ],
    [
      'a waiting that is none',
      (s) => Object.assign(s.stack[1]!, { when: 'before', seen: [] }),
      '/stack/1: nothing comes before this rule',
    ],
    ['a wrong waiting', (s) => Object.assign(s.stack[1]!, { when: 'never', seen: [] }), '/stack/1: when is malformed'],
    [
      'waiting without memory',
      (s) => Object.assign(s.stack[1]!, { when: 'after' }),
      '/stack/1: when and seen belong together',
    ],
    [
      'after what is not over',
      (s) => Object.assign(s.stack[1]!, { when: 'after', seen: [] }),
      '/stack/1: what comes after a rule',
    ],
    [
      'a wrong memory',
      (s) => Object.assign(s.stack[1]!, { when: 'before', seen: [1] }),
      '/stack/1: seen is a list of texts',
    ],
    ['a wrong piece', (s) => Object.assign(s.stack[1]!, { me: 1 }), '/stack/1: me is a text'],
    [
      'a wrong place in the stack',
      (s) => Object.assign(s.stack[1]!, { outer: 'x' }),
      '/stack/1: outer is a place in the stack',
    ],
    [
      'sealed answers where none are asked',
      (s) => Object.assign(s.stack[1]!, { sealed: { 0: 1 } }),
      '/stack/1/sealed: the question is not a sealed one',
    ],
    [
      'sealed answers below',
      (s) => Object.assign(s.stack[0]!, { sealed: { 0: 1 } }),
      '/stack/0: sealed answers where no question is open',
    ],
    ['a wrong seal', (s) => Object.assign(s.stack[1]!, { sealed: [] }), '/stack/1: sealed is an object'],
    [
      'missing locals',
      (s) => Object.assign(s.stack[1]!, { v: {} }),
      'the rules cannot go on from here: a frame or a place names something that is not there',
    ],
    ['missing locals below', (s) => Object.assign(s.stack[0]!, { v: {} }), '/stack/0/v/left: not a finite number'],
    [
      'a number without measure',
      (s) => Object.assign(s.stack[0]!.v, { left: 1e12 }),
      '/stack/0: holds a number without measure',
    ],
    [
      'a seat that does not exist',
      (s) => Object.assign(s.stack[1]!.v, { seat: 9 }),
      '/stack/1: seat is 9; there are the seats 0 to 3',
    ],
    [
      'a list of seats that do not exist',
      (s) => Object.assign(s.stack[1]!.v, { at: [0, -1] }),
      '/stack/1: at is [0,-1]; there are the seats 0 to 3',
    ],
    [
      'frames that do not agree',
      (s) => {
        Object.assign(s.stack[0]!.v, { at: 0 });
        Object.assign(s.stack[1]!.v, { at: 1 });
      },
      '/stack/1: at is 1 in turn, but 0 in game, which called it',
    ],
    ['an unknown card in a script', (s) => Object.assign(s, { script: [3, ['c1', 'c99']] }), '/script: card "c99"'],
  ];
  const atTurn = () => stateOf(tiny, 0);

  it.each(changes)('in %s', (_what, change, message) => {
    const state = clone(atTurn());
    change(state as never);
    expect(problemsOf(tiny, state).join('; ')).toContain(message);
  });

  it('in the middle of a step', () => {
    expect(after((state) => Object.assign(state.stack[1]!, { at: 'act' }), atTurn()).join()).toMatch(
      /not at a question|cannot go on/,
    );
  });

  it('in sealed answers that nobody could have given', () => {
    const state = stateOf(committing, 1);
    const sealed = (given: object) => {
      const copy = clone(state);
      Object.assign(copy.stack.at(-1)!, { sealed: given });
      return problemsOf(committing, copy).join();
    };
    expect(sealed({ 1: ['thug.1'] })).toBe('');
    expect(sealed({ 9: [] })).toContain('seat "9" is not asked');
    expect(sealed({ constructor: [] })).toContain('seat "constructor" is not asked');
    expect(sealed({ 1: ['thug.0'] })).toContain('seat 1 cannot have answered ["thug.0"]');
    expect(sealed({ 1: 'thug.1' })).toContain('seat 1 cannot have answered "thug.1"');
    expect(sealed({ 1: ['thug.1', 'thug.1'] })).toContain('cannot have answered');
    expect(sealed({ 0: [], 1: [], 2: [] })).toContain('not at a question');
  });

  it('in interrupts that do not belong where they are', () => {
    const opened = open(blocking, { seats: 3, seed: 1 });
    if (!opened.ok) throw new Error(opened.error.message);
    decide(opened.table, 0, ['plot.0']);
    const { state } = opened.table;
    expect(problemsOf(blocking, state)).toEqual([]);
    const changed = (change: object, at = state.stack.length - 1) => {
      const copy = clone(state);
      Object.assign(copy.stack[at]!, change);
      return problemsOf(blocking, copy).join();
    };
    for (const outer of [0, 3, -1, 99])
      expect(changed({ outer })).toContain('an interrupt names its piece and the frame below it');
    expect(changed({ when: 'running' }, 2)).toContain('the frame below waits for no interrupt');
    expect(changed({ rule: 'turn', at: 'pay', v: { seat: 0, card: 'pass' } })).toContain(
      'this rule interrupts nothing',
    );
    expect(changed({ me: 'x' })).toContain('cannot go on');
    expect(changed({ rule: 'kernel.which-first', at: 'kernel.which-first' })).toContain('cannot go on');
  });
});

it('every card in two places or none is found, up to a number', () => {
  const problems: string[] = [];
  const { board } = clone(stateOf(tiny, 3));
  board.deck = new Array(5000).fill('c1');
  cardProblems(tiny, board, problems);
  expect(problems.length).toBeLessThanOrEqual(100);
});

it('a script is a list of numbers and lists of texts', () => {
  expect(isScript([1, ['a', 'b'], []])).toBe(true);
  for (const wrong of [undefined, null, 1, 'x', {}, [1.5], [['a', 1]], [null]]) expect(isScript(wrong)).toBe(false);
});

const THREE = ['player', 'player', 'player'];

it('a result of all together has the players in the first place, or nobody in any', () => {
  const seats = [...THREE, 'automaton'];
  const fits = (result: object) => isResult({ reason: 'x', ...result }, { together: true }, seats);
  expect(fits({ places: [[0, 1, 2]], won: true })).toBe(true);
  expect(fits({ places: [], won: false })).toBe(true);
  for (const wrong of [
    { places: [[0, 1, 2]] },
    { places: [[0, 1, 2, 3]], won: true },
    { places: [[0, 1], [2]], won: true },
    { places: [], won: true },
    { places: [[0, 1, 2]], won: false },
    { places: [[0, 1, 2]], won: 'yes' },
  ])
    expect([wrong, fits(wrong)]).toEqual([wrong, false]);
  expect(isResult({ places: [[0, 1, 2]], won: true, reason: 'x' }, {}, THREE)).toBe(false);
});

it('a result has every seat once', () => {
  expect(isResult({ places: [[1], [0, 2]], reason: 'x' }, {}, THREE)).toBe(true);
  for (const places of [
    [[0], [1]],
    [[0], [1], [1]],
    [[0, 1, 2], []],
    [0, 1, 2],
    [[0], [1], [3]],
    null,
    [['0'], ['1'], ['2']],
  ])
    expect(isResult({ places, reason: 'x' }, {}, THREE)).toBe(false);
  expect(isResult({ places: [[0]] }, {}, ['player'])).toBe(false);
});

describe('locals of a rule, whose shape nobody has declared, are found wanting by playing on', () => {
  /** One answer of so many leads to a board that there cannot be. */
  const opening = (doors: number, bad: number) => {
    const play = rule<object, { door: number }>('play')({
      asked: () =>
        ask(
          0,
          'door',
          Array.from({ length: doors }, (_, i) => i),
        ),
      opened: ({ s, v }) => {
        s.n = v.door === bad ? 500 : 0;
      },
    });
    const made = newState(gameOf([play as Rule<object>]), { seats: 1, seed: 1 });
    if (!made.ok) throw new Error(made.error.message);
    advance(gameOf([play as Rule<object>]), made.state);
    return problemsOf(gameOf([play as Rule<object>]), made.state);
  };

  it('whichever answer it is that goes wrong', () => {
    for (const bad of [0, 1, 2, 3])
      expect(opening(4, bad).join()).toContain('after some decisions: /board/n: expected');
    expect(opening(4, 4)).toEqual([]);
  });
});
