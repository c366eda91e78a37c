import { describe, expect, it } from 'vitest';
import { knowledge } from './knowledge.js';
import {
  card,
  complain,
  EVERYBODY,
  flag,
  int,
  internal,
  list,
  nullable,
  oneOf,
  perSeat,
  pile,
  record,
  type Shape,
  seat,
  secret,
  seers,
  text,
} from './shape.js';

const shape = record({
  round: int(1, 6),
  open: flag,
  phase: oneOf('day', 'night'),
  lead: nullable(seat),
  name: text,
  deck: pile('card', 'none'),
  zones: list(record({ unit: card }), 2),
  seats: perSeat(
    record({
      hand: pile('card', 'owner'),
      stock: pile('stock', 'owner-set'),
      played: pile('card', 'all'),
      plan: secret(int(0, 9)),
    }),
  ),
  bag: internal<number[]>(Array.isArray),
  known: knowledge,
});

const board = () => ({
  round: 1,
  open: true,
  phase: 'day' as const,
  lead: null,
  name: 'x',
  deck: ['d1', 'd2'],
  zones: [{ unit: 'u1' }],
  seats: [
    { hand: ['a1'], stock: ['s2', 's1'], played: ['p1'], plan: 3 },
    { hand: ['b1', 'b2'], stock: [], played: [], plan: 4 },
  ],
  bag: [1],
  known: { d1: 1 },
});

function problems<T>(of: Shape<T, unknown>, value: unknown, seats = 2): string[] {
  const found: string[] = [];
  of.check(value, '', { seats, problems: found });
  return found;
}

describe('a view', () => {
  it('shows a seat its own, and of the rest how much there is', () => {
    expect(shape.view(board(), 0, -1)).toEqual({
      ...board(),
      deck: { count: 2 },
      seats: [
        { hand: ['a1'], stock: ['s1', 's2'], played: ['p1'], plan: 3 },
        { hand: { count: 2 }, stock: { count: 0 }, played: [], plan: null },
      ],
      bag: null,
      known: null,
    });
  });

  it('shows a spectator what lies open', () => {
    const seen = shape.view(board(), null, -1);
    expect(seen.seats[0]).toEqual({ hand: { count: 1 }, stock: { count: 2 }, played: ['p1'], plan: null });
    expect(JSON.stringify(seen)).not.toMatch(/a1|b1|s1|d1/);
  });

  it('is a copy', () => {
    const true_ = board();
    const seen = shape.view(true_, 0, -1);
    expect(seen.seats[0]!.hand).not.toBe(true_.seats[0]!.hand);
    expect(seen.seats[0]!.played).not.toBe(true_.seats[0]!.played);
  });
});

describe('the piles of a board', () => {
  it('say whose they are and who sees them', () => {
    const piles: unknown[] = [];
    shape.piles(board(), -1, (cards, place) => {
      piles.push([cards.length, place.back, place.sight, place.owner, seers(place)]);
    });
    expect(piles).toEqual([
      [2, 'card', 'none', -1, 0],
      [1, 'card', 'owner', 0, 1],
      [2, 'stock', 'owner-set', 0, 1],
      [1, 'card', 'all', 0, EVERYBODY],
      [2, 'card', 'owner', 1, 2],
      [0, 'stock', 'owner-set', 1, 2],
      [0, 'card', 'all', 1, EVERYBODY],
    ]);
  });
});

describe('a check', () => {
  it('is content with what is declared', () => {
    expect(problems(shape, board())).toEqual([]);
    expect(problems(shape, { ...board(), lead: 1 })).toEqual([]);
  });

  it.each<[object, string]>([
    [{ round: 7 }, '/round: expected a number 1 to 6, found 7'],
    [{ round: 1.5 }, '/round: expected a number 1 to 6, found 1.5'],
    [{ open: 1 }, '/open: expected true or false, found 1'],
    [{ phase: 'noon' }, '/phase: expected one of "day", "night", found "noon"'],
    [{ lead: 2 }, '/lead: expected a seat, found 2'],
    [{ name: null }, '/name: expected a text, found null'],
    [{ deck: [1] }, '/deck: expected a list of card ids, found [1]'],
    [{ deck: 'd1' }, '/deck: expected a list of card ids, found "d1"'],
    [{ zones: {} }, '/zones: expected a list, found {}'],
    [{ zones: [1, 2, 3] }, '/zones: has 3 entries, at most 2 are possible'],
    [{ zones: [null] }, '/zones/0: expected an object, found null'],
    [{ zones: [{}] }, '/zones/0/unit: is missing'],
    [{ seats: [] }, '/seats: has 0 entries for 2 seats'],
    [{ bag: {} }, '/bag: is malformed: {}'],
    [{ known: { a: -1 } }, '/known: is malformed: {"a":-1}'],
    [{ known: [] }, '/known: is malformed: []'],
    [{ extra: 1 }, '/"extra": is not part of this game'],
    [{ constructor: 1 }, '/"constructor": is not part of this game'],
  ])('finds %j', (change, message) => {
    expect(problems(shape, { ...board(), ...change })).toEqual([message]);
  });

  it('finds what is missing, inherited names or not', () => {
    expect(problems(record({ toString: flag }), {})).toEqual(['/toString: is missing']);
    expect(problems(shape, null)).toEqual(['/: expected an object, found null']);
  });

  it('does not go on for ever', () => {
    expect(problems(list(flag), new Array(5000).fill(0))).toHaveLength(100);
    const found: string[] = [];
    complain({ seats: 1, problems: found }, '/a', 'b');
    expect(found).toEqual(['/a: b']);
    expect(problems(flag, 'x'.repeat(1000))[0]!.length).toBeLessThan(150);
  });
});
