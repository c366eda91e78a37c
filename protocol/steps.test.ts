import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Diff } from './diff.js';
import { boardsFrom, stepsText } from './steps.js';

const board = fc.dictionary(
  fc.constantFrom('round', 'hand', 'zones', 'toString'),
  fc.oneof(fc.nat(3), fc.array(fc.nat(3), { maxLength: 3 }), fc.dictionary(fc.constantFrom('a', 'b'), fc.nat(2))),
  { noNullPrototype: true },
);

it('boards that are told as steps are the boards again, whatever they are', () => {
  fc.assert(
    fc.property(board, fc.array(board, { maxLength: 5 }), (before, boards) => {
      const told = JSON.parse(stepsText(before, boards)) as Diff[];
      expect(boardsFrom(before, told)).toEqual(boards);
    }),
  );
});

it('a board that did not change is the same thing again', () => {
  const before = { round: 1 };
  const boards = boardsFrom(before, JSON.parse(stepsText(before, [{ round: 1 }, { round: 2 }, { round: 2 }])));
  expect(boards[0]).toBe(before);
  expect(boards[2]).toBe(boards[1]);
});
