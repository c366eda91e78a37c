import { expect, test } from 'vitest';
import type { Sitter } from '../../../table/source.js';
import { ownSeats, sheetOpen } from './own.js';

const sitter = (seat: number, kind: Sitter['kind']): Sitter => ({ seat, name: `n${seat}`, kind, connected: true });
const sitters = [sitter(0, 'person'), sitter(1, 'bot'), sitter(2, 'person')];

test('on one screen the sheets of all people are one’s own, over the network only that of the seat', () => {
  expect(ownSeats({ you: 0, link: 'here', sitters })).toEqual([0, 2]);
  expect(ownSeats({ you: 0, link: 'online', sitters })).toEqual([0]);
  expect(ownSeats({ you: null, link: 'online', sitters })).toEqual([]);
});

test('another of one’s own investigators lies open until one’s own sheet is asked about, or somebody else', () => {
  const pin = { seat: 2, from: 0 };
  expect(sheetOpen(0, null, [0, 2], false)).toBe(0);
  expect(sheetOpen(0, pin, [0, 2], false)).toBe(2);
  expect(sheetOpen(0, pin, [0, 2], true)).toBe(0);
  expect(sheetOpen(2, pin, [0, 2], false)).toBe(2);
  expect(sheetOpen(1, pin, [0, 1, 2], false)).toBe(1);
  expect(sheetOpen(0, pin, [0], false)).toBe(0);
});
