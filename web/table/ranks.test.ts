import { expect, test } from 'vitest';
import { ownSeat, ranksOf } from './ranks.js';

const sitters = [0, 1, 2].map((seat) => ({ seat, name: '', kind: 'person' as const, connected: true }));

test('rivals stand in their places, and who shares one has the same number', () => {
  expect(ranksOf({ places: [[2], [0, 1]], reason: 'x' }, { sitters })).toEqual([
    { seat: 2, place: 1, won: true },
    { seat: 0, place: 2, won: false },
    { seat: 1, place: 2, won: false },
  ]);
  expect(ranksOf({ places: [[0, 1], [2]], reason: 'x' }, { sitters }).map(({ place }) => place)).toEqual([1, 1, 3]);
});

test('who played together won or lost together, in no order', () => {
  const lost = ranksOf({ places: [], won: false, reason: 'doom' }, { sitters });
  expect(lost).toEqual([0, 1, 2].map((seat) => ({ seat, place: null, won: false })));
  const won = ranksOf({ places: [[0, 1, 2]], won: true, reason: 'clues' }, { sitters });
  expect(won).toEqual([0, 1, 2].map((seat) => ({ seat, place: null, won: true })));
});

test('one is told of oneself, but not where several people look at one screen', () => {
  expect(ownSeat({ link: 'here', sitters, you: 1 })).toBeNull();
  const bots = sitters.map((sitter) => (sitter.seat === 1 ? sitter : { ...sitter, kind: 'bot' as const }));
  expect(ownSeat({ link: 'here', sitters: bots, you: 1 })).toBe(1);
  expect(ownSeat({ link: 'online', sitters, you: 1 })).toBe(1);
});
