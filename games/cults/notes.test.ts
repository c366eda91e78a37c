import { expect, test } from 'vitest';
import { notes } from './notes.js';
import { table } from './testing/table.js';

test('CULT-3.8 who was first cultist in round 1, from any later round', () => {
  const t = table({ players: 3 }).round(6).first(1);
  const order = notes(t.s).filter(({ section }) => section === 'Won by order in round 1');
  // Seat 2 was first in round 1, seat 0 in round 2, …, seat 1 in round 6.
  expect(order.map((note) => [note.name, 'seat' in note && note.seat])).toEqual([
    ['2', 0],
    ['3', 1],
    ['1', 2],
  ]);
});

test('CULT-3.8 alone there is no order of play, and in round 1 the first is the first', () => {
  const order = (t: ReturnType<typeof table>) =>
    notes(t.s).filter(({ section }) => section === 'Won by order in round 1');
  expect(order(table({ players: 1 }))).toEqual([]);
  expect(order(table({ players: 4 }).first(2)).map(({ name }) => name)).toEqual(['3', '4', '1', '2']);
});

test('CULT-15.2 CULT-15.3 CULT-15.4 points by source, apart for the NPC, and its goal', () => {
  const t = table({ players: 1 })
    .goal('O4')
    .place(0, 'uptown', 'northside')
    .ritual(0, 'uptown', 1, 2)
    .domination('uptown', 0, 1, 1);
  const amounts = (of: string) =>
    notes(t.s).flatMap((note) => (note.section === of && 'amount' in note ? [note.amount] : []));
  expect(amounts('Points of a player')).toEqual([1, 1, 1]); // markers, most rituals, places that score
  expect(amounts('Points of the NPC')).toEqual([2, 0, 0]);
  expect(notes(t.s)).toContainEqual({ section: 'Won against the NPC, by goal', name: 'O4', seat: 0 });
});

test('how many copies of each stack in play were taken', () => {
  const t = table().stack('uptown', 'G3', 4);
  const taken = notes(t.s).filter(({ section }) => section === 'Copies taken of a stack in play');
  expect(taken).toHaveLength(6);
  expect(taken).toContainEqual({ section: 'Copies taken of a stack in play', name: 'G3', amount: 2 });
});
