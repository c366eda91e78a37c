import '@tabula/arkham/title.js';
import { type Arkham, newBoard } from '@tabula/arkham/board.js';
import { scenarioIds, tableFor } from '@tabula/arkham/packs.js';
import { expect, test } from 'vitest';
import { figuresAt, HALF, standingAt } from './crowd.js';
import { STREET, spotsOf } from './geometry.js';
import { planOf } from './plan.js';

const CAVE = 12;
const OF = { pack: 'core', scenario: 'scenario/azathoth' } as const;

/** Investigators of these seats in the Black Cave. */
function board(seats: readonly number[]): Arkham {
  const s = newBoard(6, OF.pack, OF.scenario);
  for (const [seat, one] of s.seats.entries()) {
    one.sheet = s.sheets[seat]!;
    one.space = seats.includes(seat) ? CAVE : 0;
  }
  return s;
}
const monster = (card: string, held: readonly number[] = [], exhausted = false) => ({
  card,
  space: CAVE,
  damage: 0,
  exhausted,
  with: [...held],
});
const cave = () => {
  const table = tableFor(OF);
  return spotsOf(table, planOf(table), () => 'Black Cave')[CAVE]!;
};

test('a crowd stands in order: investigators with what holds them, then what is ready, then what is exhausted', () => {
  const s = board([1, 0, 3]);
  s.monsters = [
    monster('monster/robed-figure.0', [], true),
    monster('monster/swift-byakhee'),
    monster('monster/hooded-stalker.0', [0]),
    monster('monster/hooded-stalker.1', [0]),
    monster('monster/robed-figure.1', [], true),
  ];
  expect(figuresAt(s, CAVE)).toEqual([
    { is: 'seat', seat: 0 },
    { is: 'held', seat: 0, cards: ['monster/hooded-stalker.0', 'monster/hooded-stalker.1'] },
    { is: 'seat', seat: 1 },
    { is: 'seat', seat: 3 },
    { is: 'ready', cards: ['monster/swift-byakhee'] },
    { is: 'exhausted', cards: ['monster/robed-figure.0', 'monster/robed-figure.1'] },
  ]);
});

test('a massive monster that holds several stands by the first of them alone', () => {
  const s = board([2, 4]);
  s.monsters = [monster('monster/wake-titan', [2, 4])];
  expect(figuresAt(s, CAVE).map(({ is }) => is)).toEqual(['seat', 'held', 'seat']);
});

test('few stand free of each other about the picture, smaller where a street is narrow', () => {
  const [one] = standingAt(cave(), figuresAt(board([5]), CAVE));
  expect(one).toMatchObject({ x: cave().ground.x, scale: cave().scale, crowd: false });
  const table = tableFor(OF);
  for (const spot of spotsOf(table, planOf(table), () => 'Black Cave'))
    for (const seats of [[0], [0, 1], [0, 1, 2]]) {
      const few = standingAt(spot, figuresAt(board(seats), CAVE));
      for (const [nth, next] of few.slice(1).entries()) {
        expect(next.crowd).toBe(false);
        expect(next.scale).toBeGreaterThanOrEqual(0.82 * spot.scale);
        const [beside, below] = [Math.abs(next.x - few[nth]!.x), Math.abs(next.y - few[nth]!.y)];
        expect(Math.max(beside / (2 * HALF), below / 54)).toBeGreaterThanOrEqual(next.scale - 0.01);
      }
    }
});

test('on a steep street they stand along it, as many as there are: nobody covers a name beside it', () => {
  for (const scenario of scenarioIds()) {
    const table = tableFor({ ...OF, scenario });
    for (const spot of spotsOf(table, planOf(table), () => 'Black Cave')) {
      const { street, along } = spot;
      if (street === null || along === null || Math.abs(along.x) > Math.abs(along.y)) continue;
      for (const seats of [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3, 4, 5]])
        for (const { x, y, scale } of standingAt(spot, figuresAt(board(seats), CAVE))) {
          const [right, down] = [x - street.x, y - 21 * scale - street.y];
          // Off the middle line of the street, and along it.
          expect(Math.abs(right * along.y - down * along.x)).toBeLessThan(12);
          expect(Math.abs(right * along.x + down * along.y)).toBeLessThan(STREET.length / 2 - 10);
        }
    }
  }
});

test('four and more are a crowd: they are smaller, touched as one, and none is covered by more than half', () => {
  const spot = cave();
  const s = board([0, 1, 2, 3, 4, 5]);
  s.monsters = ['robed-figure.0', 'swift-byakhee', 'keening-hound', 'tindalos-alpha'].map((name) =>
    monster(`monster/${name}`),
  );
  const many = standingAt(spot, figuresAt(s, CAVE));
  expect(many).toHaveLength(10);
  for (const [nth, next] of many.slice(1).entries()) {
    expect(next.crowd).toBe(true);
    expect(next.scale).toBeLessThan(spot.scale);
    expect(next.x - many[nth]!.x).toBeGreaterThanOrEqual(HALF * next.scale - 0.01);
  }
});
