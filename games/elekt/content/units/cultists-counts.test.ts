import { expect, test } from 'vitest';
import { table } from '../../testing/table.js';

// The Cultists whose permanent ability changes counts, ties, tokens or the harvest.

test('E26 Whisper Broker: wins Cunning here when it shares the highest count (ELEK-6.12 ELEK-17.27)', () => {
  const t = table()
    .zone('court', { 0: ['E26'], 1: ['B2.1'] })
    .zone('mission', { 0: ['B1.0'], 1: ['B1.1'] })
    .scepter(1)
    .confront('court', 'cunning');
  t.seat(0).isAsked('cunning/choice', ['swap:E26:B1.0', 'stop']);

  const off = table()
    .zone('court', { 0: ['E26'], 1: ['B2.1'] })
    .zone('mission', { 0: ['B1.0'], 1: ['B1.1'] })
    .off('E26')
    .confront('court', 'cunning');
  expect(off.ended).toBe(true);

  const elsewhere = table()
    .zone('court', { 0: ['B2.0'], 1: ['B2.1'] })
    .zone('mission', { 0: ['E26'], 1: ['B1.1'] })
    .confront('court', 'cunning');
  expect(elsewhere.ended).toBe(true);
});

test('E26 Whisper Broker: not when it is beaten, not among others’ ties, not in other confrontations', () => {
  const beaten = table()
    .zone('court', { 0: ['E26'], 1: ['B2.1', 'E12'] })
    .zone('mission', { 0: ['B1.0'], 1: ['B1.1'] })
    .confront('court', 'cunning');
  beaten.seat(1).isAsked('cunning/choice');

  const others = table({ seats: 3 })
    .zone('court', { 0: ['E26'], 1: ['B2.1', 'E12'], 2: ['B2.2', 'E21'] })
    .zone('mission', { 0: ['B1.0'], 1: ['B1.1'], 2: ['B1.2'] })
    .confront('court', 'cunning');
  expect(others.ended).toBe(true);

  const violence = table()
    .zone('court', { 0: ['E26', 'B4.0'], 1: ['B4.1'] })
    .confront('court', 'violence');
  expect(violence.ended).toBe(true);
});

test('E27 Seal Keeper: no tokens can be attached to units in this Zone (ELEK-13.27)', () => {
  const t = table()
    .zone('court', { 0: ['E27'], 1: ['B3.1'] })
    .confront('court', 'occultism');
  expect(t.ended).toBe(true);
  expect(t.board.pool).toEqual({ occultism: 6, cunning: 6, violence: 6, power: 7 });

  // The prohibition binds everybody, and tokens that lie there already stay.
  const theirs = table()
    .zone('court', { 0: ['E27'], 1: ['E06'] })
    .tokens('E06', { power: 1 })
    .confront('court', 'occultism');
  expect(theirs.ended).toBe(true);
  expect(theirs.tokensOn('E06')).toEqual({ power: 1 });

  const elsewhere = table()
    .zone('mission', { 0: ['E27'] })
    .zone('court', { 0: ['B1.0'] })
    .confront('court', 'occultism');
  elsewhere.seat(0).isAsked('occultism/token');

  const off = table()
    .zone('court', { 0: ['E27'], 1: ['B3.1'] })
    .off('E27')
    .confront('court', 'occultism');
  off.seat(0).isAsked('occultism/token');
});

test('E28 Tithe Collector: 1 additional Ember in the harvest while it is in the Court Zone', () => {
  const t = table()
    .zone('court', { 0: ['E28'], 1: ['B3.1'] })
    .embers(0, 0)
    .embers(1, 0)
    .endRound(null);
  expect([t.embersOf(0), t.embersOf(1)]).toEqual([2, 1]);

  const elsewhere = table()
    .zone('mission', { 0: ['E28'] })
    .zone('court', { 0: ['B3.0'] })
    .embers(0, 0)
    .endRound(null);
  expect(elsewhere.embersOf(0)).toBe(1);

  const off = table()
    .zone('court', { 0: ['E28'] })
    .embers(0, 0)
    .off('E28')
    .endRound(null);
  expect(off.embersOf(0)).toBe(1);

  const full = table()
    .zone('court', { 0: ['E28'] })
    .embers(0, 2)
    .endRound(null);
  expect(full.embersOf(0)).toBe(3);
});

test('E29 Exorcist: each Wraith of your opponents in this Zone has 1 Power less, not below 0', () => {
  const t = table()
    .zone('court', { 0: ['E29', 'E20'], 1: ['E23', 'B2.1', 'B3.1'] })
    .zone('mission', { 1: ['E12'] })
    .confront('court', 'power');
  expect(t.symbols('E23', 'power')).toBe(1);
  expect(t.symbols('E23', 'violence')).toBe(1);
  expect(t.symbols('B2.1', 'power')).toBe(0);
  expect(t.symbols('B3.1', 'power')).toBe(2);
  expect(t.symbols('E20', 'power')).toBe(1);
  expect(t.symbols('E12', 'power')).toBe(1);
  expect(t.count('court', 1, 'power')).toBe(3);

  const off = table()
    .zone('court', { 0: ['E29'], 1: ['E23'] })
    .off('E29')
    .confront('court', 'power');
  expect(off.symbols('E23', 'power')).toBe(2);
  expect(off.board.privilegeTo).toBe(1);
});

test('E31 Mentor of Mysteries: each of your Basic units in this Zone has 1 Power more', () => {
  const t = table()
    .zone('court', { 0: ['E31', 'B2.0', 'E20'], 1: ['B3.1', 'E12'] })
    .zone('mission', { 0: ['B3.0'] })
    .confront('court', 'power');
  expect(t.symbols('B2.0', 'power')).toBe(1);
  expect(t.symbols('B2.0', 'occultism')).toBe(0);
  expect(t.symbols('E31', 'power')).toBe(1);
  expect(t.symbols('E20', 'power')).toBe(1);
  expect(t.symbols('B3.1', 'power')).toBe(2);
  expect(t.symbols('B3.0', 'power')).toBe(2);
  expect(t.count('court', 0, 'power')).toBe(3);

  const off = table()
    .zone('court', { 0: ['E31', 'B2.0'] })
    .off('E31')
    .confront('court', 'power');
  expect(off.symbols('B2.0', 'power')).toBe(0);
});

test('E32 Turncoat Legate: its owner is left out of the tie-break for Power here (ELEK-10.12)', () => {
  const t = table({ seats: 3 })
    .zone('court', { 0: ['E32'], 1: ['E02', 'B1.1'], 2: ['E03', 'B1.2'] })
    .scepter(0, 'counter-clockwise')
    .confront('court', 'power');
  expect([t.count('court', 0, 'power'), t.count('court', 1, 'power'), t.count('court', 2, 'power')]).toEqual([3, 3, 3]);
  // Seat 0 holds the Scepter; without it seat 2 comes before seat 1.
  expect(t.board.privilegeTo).toBe(2);
});

test('E32 Turncoat Legate: wins outright, ties elsewhere and ties when switched off are not touched', () => {
  const outright = table()
    .zone('court', { 0: ['E32'], 1: ['B3.1'] })
    .confront('court', 'power');
  expect(outright.board.privilegeTo).toBe(0);

  const elsewhere = table()
    .zone('influence', { 0: ['E32'] })
    .zone('court', { 0: ['B3.0'], 1: ['B3.1'] })
    .confront('court', 'power');
  expect(elsewhere.board.privilegeTo).toBe(0);

  const off = table()
    .zone('court', { 0: ['E32'], 1: ['E02', 'B1.1'] })
    .off('E32')
    .confront('court', 'power');
  expect(off.board.privilegeTo).toBe(0);

  const alone = table()
    .zone('court', { 0: ['E32'] })
    .confront('court', 'power');
  expect(alone.board.privilegeTo).toBe(0);
});
