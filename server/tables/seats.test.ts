import type { Result } from '@tabula/kernel/chance.js';
import type { SeatKind } from '@tabula/kernel/game.js';
import { expect, it } from 'vitest';
import { botSeat, resultWith } from './seats.js';

const person = (lost: number) => ({ ...botSeat('easy'), kind: 'person' as const, lost });
const people = (...lost: number[]) => lost.map(person);
const game = (result: Result | null, ...seats: SeatKind[]) => ({ seats, result });
const RIVALS = {};
const places = (...of: number[][]) => ({ places: of, reason: 'score' });

it('is the result of the rules if nobody lost by the clock', () => {
  expect(resultWith(people(0, 0), game(null, 'player', 'player'), RIVALS)).toBeNull();
  expect(resultWith(people(0, 0), game(places([1], [0]), 'player', 'player'), RIVALS)).toEqual(places([1], [0]));
});

it('ranks those who lost by the clock last, who lost first at the very end', () => {
  const three: SeatKind[] = ['player', 'player', 'player'];
  expect(resultWith(people(1, 0, 0), game(null, ...three), RIVALS)).toBeNull();
  expect(resultWith(people(1, 0, 0), game(places([0], [1, 2]), ...three), RIVALS)).toEqual(places([1, 2], [0]));
  expect(resultWith(people(1, 0, 2), game(null, ...three), RIVALS)).toEqual({
    places: [[1], [2], [0]],
    reason: 'time',
  });
});

it('is over where nobody is left who plays, and says how they lost', () => {
  const three: SeatKind[] = ['player', 'player', 'player'];
  const bot = botSeat('easy');
  expect(resultWith([person(1), bot, bot], game(null, ...three), RIVALS)).toEqual({
    places: [[1, 2], [0]],
    reason: 'time',
  });
  expect(resultWith([person(0), { ...person(1), resigned: true }], game(null, 'player', 'player'), RIVALS)).toEqual({
    places: [[0], [1]],
    reason: 'resigned',
  });
});

it('has the automaton win over somebody alone who lost by the clock', () => {
  expect(resultWith(people(1), game(null, 'player', 'automaton'), RIVALS)).toEqual({
    places: [[1], [0]],
    reason: 'time',
  });
});

it('is shared by those who play together, also by somebody whose time ran out', () => {
  const pair: SeatKind[] = ['player', 'player'];
  const joined = { together: true } as const;
  const won = { places: [[0, 1]], won: true, reason: 'clues' };
  expect(resultWith(people(1, 0), game(null, ...pair), joined)).toBeNull();
  expect(resultWith(people(1, 0), game(won, ...pair), joined)).toEqual(won);
  expect(resultWith(people(1, 2), game(null, ...pair), joined)).toEqual({ places: [], won: false, reason: 'time' });
});
