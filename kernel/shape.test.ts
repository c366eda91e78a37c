import { describe, expect, it } from 'vitest';
import { mapOf, optional, record, tagged } from './fields.js';
import { knowledge } from './knowledge.js';
import { EVERYBODY, pile, seers } from './places.js';
import {
  type BoardOf,
  card,
  complain,
  flag,
  int,
  internal,
  list,
  nullable,
  oneOf,
  perSeat,
  problemsOf,
  type Shape,
  seat,
  secret,
  startsAs,
  such,
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
  bag: internal<number[]>(() => [], Array.isArray),
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

describe('a fresh value', () => {
  it('is as it is declared, and passes its own check', () => {
    const shape = record({
      n: int(2, 9),
      below: int(-5, -1),
      phase: oneOf('setup', 'end'),
      seats: perSeat(record({ hand: pile('card', 'owner'), coins: startsAs(int(0, 9), (seats) => 2 * seats) })),
      first: nullable(seat),
      spots: mapOf(['north', 'south'], flag),
      log: list(text),
      known: knowledge,
    });
    const made = shape.fresh(2);
    expect(made).toEqual({
      n: 2,
      below: -1,
      phase: 'setup',
      seats: [
        { hand: [], coins: 4 },
        { hand: [], coins: 4 },
      ],
      first: null,
      spots: { north: false, south: false },
      log: [],
      known: {},
    });
    const about = { seats: 2, problems: [] };
    shape.check(made, '', about);
    expect(about.problems).toEqual([]);
    expect(shape.fresh(2).seats[0]).not.toBe(made.seats[0]);
  });
});

describe('fields that may be missing', () => {
  const shape = record({ name: text, cost: optional(int(0, 3)) });

  it('are checked if they are there', () => {
    expect(problemsOf(shape, { name: 'a' })).toEqual([]);
    expect(problemsOf(shape, { name: 'a', cost: 2 })).toEqual([]);
    expect(problemsOf(shape, { name: 'a', cost: 4 })).toEqual(['/cost: expected a number 0 to 3, found 4']);
    expect(problemsOf(shape, { cost: 1 })).toEqual(['/name: is missing']);
    expect(shape.fresh(0)).toEqual({ name: '' });
  });

  it('are seen if they are there, and what looks as it did is used again', () => {
    const without = shape.view({ name: 'a' }, null, 0);
    expect([without, 'cost' in without]).toEqual([{ name: 'a' }, false]);
    expect(shape.view({ name: 'a' }, null, 0, without)).toBe(without);
    const withCost = shape.view({ name: 'a', cost: 1 }, null, 0, without);
    expect(withCost).toEqual({ name: 'a', cost: 1 });
    const again = shape.view({ name: 'a' }, null, 0, withCost);
    expect([again, 'cost' in again]).toEqual([{ name: 'a' }, false]);
  });
});

describe('kinds of things', () => {
  const shape = tagged('is', { street: { name: text }, house: { guests: pile('guest', 'owner'), rooms: int(1, 9) } });

  it('have the fields of their kind', () => {
    const house: BoardOf<typeof shape> = { is: 'house', guests: ['a'], rooms: 2 };
    expect(problemsOf(shape, house)).toEqual([]);
    expect(problemsOf(shape, { is: 'street', name: 'High', rooms: 2 })).toEqual(['/"rooms": is not part of this game']);
    expect(problemsOf(shape, { is: 'river' })).toEqual(['/is: expected one of street, house, found "river"']);
    expect(problemsOf(shape, [])).toEqual(['/: expected an object, found []']);
    // @ts-expect-error: a street has no rooms
    const wrong: BoardOf<typeof shape> = { is: 'street', rooms: 2 };
    expect(problemsOf(shape, wrong)).toHaveLength(2);
    expect(shape.fresh(1)).toEqual({ is: 'street', name: '' });
  });

  it('are seen by the sight of their kind, also after one has become another', () => {
    const street = shape.view({ is: 'street', name: 'High' }, null, 0);
    expect(shape.view({ is: 'street', name: 'High' }, null, 0, street)).toBe(street);
    expect(shape.view({ is: 'house', guests: ['a'], rooms: 1 }, 1, 0, street)).toEqual({
      is: 'house',
      guests: { count: 1 },
      rooms: 1,
    });
    const moved: string[] = [];
    const each = (was: readonly string[], is: readonly string[]) => moved.push(`${was.join()}>${is.join()}`);
    const house = { is: 'house', guests: ['a'], rooms: 1 } as const;
    shape.moved({ is: 'street', name: 'x' }, { ...house, guests: ['a'] }, 0, each);
    shape.moved({ ...house, guests: ['a'] }, { ...house, guests: ['b'] }, 0, each);
    shape.moved({ ...house, guests: ['b'] }, { is: 'street', name: 'x' }, 0, each);
    expect(moved).toEqual(['>a', 'a>b', 'b>']);
    const found: string[][] = [];
    shape.piles({ ...house, guests: ['a'] }, 0, (cards) => found.push(cards));
    expect(found).toEqual([['a']]);
  });
});

describe('values of which more is asked than their form', () => {
  const even = such(int(0, 9), (value) => (value % 2 === 0 ? null : `${value} is odd`));

  it('are asked for it only if the form is right', () => {
    expect(problemsOf(even, 4)).toEqual([]);
    expect(problemsOf(even, 5)).toEqual(['/: 5 is odd']);
    expect(problemsOf(even, 'x')).toEqual(['/: expected a number 0 to 9, found "x"']);
  });

  it('are not looked at any more where enough is wrong already', () => {
    const many = list(even);
    expect(
      problemsOf(
        many,
        Array.from({ length: 300 }, () => null),
      ),
    ).toHaveLength(100);
  });
});

it('cards of a place that may be missing are seen to come and go', () => {
  const camp = record({ tent: nullable(record({ inside: pile('card', 'all') })) });
  const moved = (was: BoardOf<typeof camp>, is: BoardOf<typeof camp>) => {
    const found: unknown[] = [];
    camp.moved(was, is, -1, (before, after) => found.push([[...before], [...after]]));
    return found;
  };
  const with1 = { tent: { inside: ['c1'] } };
  expect(moved({ tent: null }, with1)).toEqual([[[], ['c1']]]);
  expect(moved(with1, { tent: null })).toEqual([[['c1'], []]]);
  expect(moved({ tent: null }, { tent: null })).toEqual([]);
  expect(moved(with1, structuredClone(with1))).toEqual([]);
});

it('a place that may be missing belongs to whom it is laid before', () => {
  const camps = perSeat(record({ tent: nullable(record({ inside: pile('card', 'owner') })) }));
  const pitched = ['c1', 'c2'].map((card) => ({ tent: { inside: [card] } }));
  const owners: number[] = [];
  camps.moved([{ tent: null }, { tent: null }], pitched, -1, (_was, _is, { owner }) => owners.push(owner));
  camps.piles(pitched, -1, (_cards, { owner }) => owners.push(owner));
  expect(owners).toEqual([0, 1, 0, 1]);
});

it('piles that lie in the entries of a list are found', () => {
  const rows = list(record({ cards: pile('row', 'all') }), 9);
  const found: string[][] = [];
  rows.piles([{ cards: ['a'] }, { cards: ['b', 'c'] }], -1, (cards) => found.push(cards));
  expect(found).toEqual([['a'], ['b', 'c']]);
});
