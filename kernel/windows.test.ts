import { describe, expect, it } from 'vitest';
import type { Instructions, Verbs } from './instructions.js';
import type { Seat } from './json.js';
import { type Ability, listeners, pieceOf } from './listeners.js';
import { call, type Rule } from './rule.js';
import { runner } from './runner.js';
import { type Board, gameOf, rule } from './testing/noted.js';
import { sit } from './testing/sit.js';
import { CANCELLED, opener, type WindowRules, windows } from './windows.js';

interface Words {
  readonly verb:
    | { readonly do: 'note' }
    | { readonly do: 'double' }
    | { readonly do: 'stop' }
    | { readonly do: 'what-cannot-be' };
  readonly cost: never;
  readonly condition: never;
  readonly group: never;
  readonly count: never;
}
interface Moments {
  quiet: { n: number };
  loud: { n: number } | null;
}
type Said = Ability<keyof Moments, Words>;

const verbs: Verbs<Board, Words['verb']> = {
  note: {
    possible: () => true,
    does: ({ s, v }) => void s.log.push(`${v.of} ${v.bound.n}`),
  },
  double: {
    possible: () => true,
    does: ({ v }) => {
      v.bound.n = 2 * Number(v.bound.n);
    },
  },
  'what-cannot-be': {
    possible: () => false,
    does: ({ s }) => void s.log.push('was'),
  },
  stop: {
    possible: () => true,
    does: ({ v }) => {
      v.bound[CANCELLED] = true;
    },
  },
};
const NOTE: Instructions<Words> = [{ do: 'note' }];

/** What is noted when a window is opened, with cards a, b and so on in play, each with the ability of that name. */
function game(
  cards: Record<string, Said>,
  more: Partial<WindowRules<Board, string, Moments, Said>> = {},
  window: keyof Moments = 'loud',
) {
  const cites = { run: 'run', may: 'run', choose: 'run', each: 'run', pick: 'run', pay: 'run', 'as-many-as': 'run' };
  const nothing = () => {
    throw new Error('no card says this');
  };
  const texts = runner<Board, string, Words>({
    cites,
    verbs,
    text: (_s, of) => ({ abilities: [cards[of]] }),
    holds: nothing,
    among: nothing,
    count: nothing,
    payable: nothing,
    pays: nothing,
  });
  const index = listeners(Object.entries(cards).map(([id, ability]) => [id, [ability]] as const));
  const all = windows<Board, string, Words, Moments, Said>(texts, {
    cites: { window: 'window', first: 'first', use: 'use' },
    cancellable: { loud: true },
    listeners: () => index,
    pieces: () => Object.keys(cards).map((piece) => ({ piece, hidden: false })),
    card: (_s, piece) => piece,
    actor: () => 0,
    uses: (c, _ability, id) => void c.s.log.push(`uses ${pieceOf(id)}`),
    seats: (): Seat[] => [0],
    entitled: () => null,
    mayHold: () => false,
    ...more,
  });
  const open = opener<Moments>();
  const turn = rule<object, { got: Moments['loud'] }>('turn')({
    open: () => (window === 'loud' ? open('loud', { n: 1 }, 'got') : open('quiet', { n: 1 }, 'got')),
    got: ({ s, v }) => void s.log.push(`got ${v.got?.n ?? 'nothing'}`),
  });
  const play = rule<object>('play')({ play: () => call(turn as Rule<object>, {}) });
  return gameOf([play, turn, ...texts.rules, ...all.rules]);
}

describe('windows', () => {
  it('that nobody listens to are passed without a look at what lies where', () => {
    const pieces = () => {
      throw new Error('nobody listens');
    };
    const t = sit(game({ a: { at: 'quiet', does: NOTE } }, { pieces }), { seats: 1 });
    expect(t.s.log).toEqual(['got 1']);
  });

  it('let forced abilities act by their order, and as they are found where nobody is entitled', () => {
    const cards: Record<string, Said> = {
      late: { at: 'loud', forced: true, order: 1, does: NOTE },
      a: { at: 'loud', forced: true, does: [{ do: 'double' }] },
      b: { at: 'loud', forced: true, does: [{ do: 'note' }, { do: 'double' }] },
    };
    expect(sit(game(cards), { seats: 1 }).s.log).toEqual(['uses a', 'uses b', 'b 2', 'uses late', 'late 4', 'got 4']);
  });

  it('leave out forced abilities that can do nothing', () => {
    const cards: Record<string, Said> = {
      a: { at: 'loud', forced: true, does: [{ do: 'what-cannot-be' }] },
      b: { at: 'loud', forced: true, order: 1, does: NOTE },
    };
    expect(sit(game(cards), { seats: 1 }).s.log).toEqual(['uses b', 'b 1', 'got 1']);
  });

  it('let the entitled seat say which forced ability is next', () => {
    const cards: Record<string, Said> = {
      a: { at: 'loud', forced: true, does: NOTE },
      b: { at: 'loud', forced: true, does: NOTE },
    };
    const t = sit(game(cards, { entitled: () => 0 }), { seats: 1 });
    expect(t.asks()).toEqual({ 0: 'window/first: 0@a 0@b' });
    t.answer(0, '0@b');
    expect(t.s.log).toEqual(['uses b', 'b 1', 'uses a', 'a 1', 'got 1']);
  });

  it('that are cancelled leave nothing, and nobody acts any more', () => {
    const cards: Record<string, Said> = {
      a: { at: 'loud', does: [{ do: 'stop' }, { do: 'note' }] },
      b: { at: 'loud', does: NOTE },
    };
    const t = sit(game(cards), { seats: 1 });
    expect(t.asks()).toEqual({ 0: 'window/use: 0@a 0@b no' });
    t.answer(0, '0@a');
    expect(t.s.log).toEqual(['uses a', 'a 1', 'got nothing']);
  });

  it('that cannot be cancelled are not: a card that says so is a defect', () => {
    const cards: Record<string, Said> = { a: { at: 'quiet', forced: true, does: [{ do: 'stop' }] } };
    expect(() => sit(game(cards, {}, 'quiet'), { seats: 1 })).toThrow('0@a cannot cancel quiet');
  });

  it('ask a seat as long as it has something to use, and never again after a no', () => {
    const cards: Record<string, Said> = {
      a: { at: 'loud', does: NOTE },
      b: { at: 'loud', does: [{ do: 'double' }] },
      c: { at: 'loud', does: NOTE },
    };
    const t = sit(game(cards), { seats: 1 });
    t.answer(0, '0@b');
    expect(t.asks()).toEqual({ 0: 'window/use: 0@a 0@c no' });
    t.answer(0, '0@c');
    t.answer(0, 'no');
    expect(t.s.log).toEqual(['uses b', 'uses c', 'c 2', 'got 2']);
  });

  it('never force what lies hidden, and ask about it where the others reckon with it', () => {
    const cards: Record<string, Said> = {
      a: { at: 'loud', forced: true, does: NOTE },
      b: { at: 'loud', does: NOTE },
    };
    const pieces = () => Object.keys(cards).map((piece) => ({ piece, hidden: true }));
    expect(sit(game(cards, { pieces }), { seats: 1 }).s.log).toEqual(['got 1']);
    const t = sit(game(cards, { pieces, mayHold: () => true }), { seats: 1 });
    expect(t.asks()).toEqual({ 0: 'window/use: 0@b no' });
  });
});
