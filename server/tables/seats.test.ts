import type { Result } from '@tabula/kernel/chance.js';
import type { SeatKind } from '@tabula/kernel/game.js';
import { expect, it } from 'vitest';
import { botSeat, resultWith } from './seats.js';

const people = (...lost: number[]) => lost.map((at) => ({ ...botSeat('easy'), lost: at }));
const game = (result: Result | null, ...seats: SeatKind[]) => ({ seats, result });
const places = (...of: number[][]) => ({ places: of, reason: 'score' });

it('is the result of the rules if nobody lost by the clock', () => {
  expect(resultWith(people(0, 0), game(null, 'player', 'player'))).toBeNull();
  expect(resultWith(people(0, 0), game(places([1], [0]), 'player', 'player'))).toEqual(places([1], [0]));
});

it('ranks those who lost by the clock last, who lost first at the very end', () => {
  const three: SeatKind[] = ['player', 'player', 'player'];
  expect(resultWith(people(1, 0, 0), game(null, ...three))).toBeNull();
  expect(resultWith(people(1, 0, 0), game(places([0], [1, 2]), ...three))).toEqual(places([1, 2], [0]));
  expect(resultWith(people(1, 0, 2), game(null, ...three))).toEqual({ places: [[1], [2], [0]], reason: 'time' });
});

it('has the automaton win over somebody alone who lost by the clock', () => {
  expect(resultWith(people(1), game(null, 'player', 'automaton'))).toEqual({ places: [[1], [0]], reason: 'time' });
});
