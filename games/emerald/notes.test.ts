import { expect, test } from 'vitest';
import { notes, taken } from './notes.js';
import { playRandomly } from './testing/play.js';
import { table } from './testing/table.js';

/** A game that Loyalist seat 0 ended with a marker on 10. */
const ended = () => {
  const t = table({ players: 3 }).hand(0, ['G15']).markers({ loyalist: 9, restorationist: 5 });
  t.took(1, 'paris').took(2, 'rome', 'loyalist').points(0, 3).turn();
  t.seat(0).does('act:G15');
  return t;
};

test('EMER-17.9 EMER-17.16 factions, order of play, the end and points are reported', () => {
  const t = ended();
  const all = notes(t.board);
  expect(all.filter(({ section }) => section === 'Won by faction')).toEqual([
    { section: 'Won by faction', name: 'loyalist', seat: 0 },
    { section: 'Won by faction', name: 'restorationist', seat: 1 },
    { section: 'Won by faction', name: 'loyalist', seat: 2 },
  ]);
  expect(all).toContainEqual({
    section: 'Won by faction and how many are of it',
    name: 'restorationist, 1 of 3',
    seat: 1,
  });
  expect(all).toContainEqual({ section: 'Won by order of play', name: '3', seat: 2 });
  expect(
    all.filter(({ section }) => section === 'Share of games ended by').map((note) => 'amount' in note && note.amount),
  ).toEqual([0, 1, 0, 0, 0]);
  const points = all.filter(({ section }) => section === 'Points of a restorationist');
  expect(points.map((note) => [note.name, 'amount' in note && note.amount])).toEqual([
    ['before the correction', 9],
    ['kept of the ledger', 4],
    ['kept of the tracks', 0],
    ['in the end', -1],
  ]);
  expect(all).toContainEqual({ section: 'Royals in a game', name: 'killed', amount: 1 });
  expect(all).toContainEqual({ section: 'Royals in a game', name: 'hidden', amount: 1 });
});

test('EMER-6.10 a claim is a card taken, by its kind', () => {
  const claims: (string | null)[] = [];
  playRandomly({ seed: 'notes', seats: 3, event: (event) => claims.push(taken(event)?.card ?? null) });
  const cards = claims.filter((card) => card !== null);
  expect(cards.length).toBeGreaterThan(5);
  expect(cards.every((card) => /^(G\d\d|city-[a-z-]+)$/.test(card))).toBe(true);
});
