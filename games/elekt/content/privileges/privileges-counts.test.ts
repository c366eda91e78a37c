import { expect, test } from 'vitest';
import { table } from '../../testing/table.js';

test('P01 Imperial Seal: for 1 Ember its owner wins a tie for the highest Occultism, Cunning or Violence, in any Zone (ELEK-6.12)', () => {
  const violence = table()
    .owns(0, 'P01')
    .zone('court', { 0: ['B4.0'], 1: ['B4.1'] })
    .embers(0, 2)
    .scepter(1)
    .confront('court', 'violence');
  violence.seat(0).isAsked('confrontation/pay', ['true', 'false']).picks('true');
  expect(violence.embersOf(0)).toBe(1);
  violence.seat(0).isAsked('violence/victim', ['B4.0', 'B4.1', 'stop']);

  const occultism = table()
    .owns(0, 'P01')
    .zone('mission', { 0: ['B1.0'], 1: ['B1.1'] })
    .confront('mission', 'occultism');
  occultism.seat(0).picks('true').isAsked('occultism/token');

  const cunning = table()
    .owns(0, 'P01')
    .zone('influence', { 0: ['B2.0'], 1: ['B2.1'] })
    .zone('court', { 0: ['B3.0'] })
    .confront('influence', 'cunning');
  cunning.seat(0).picks('true').isAsked('cunning/choice', ['swap:B2.0:B3.0', 'stop']);
});

test('P01 Imperial Seal: once per round, and again in the next (ELEK-13.32)', () => {
  const t = table()
    .owns(0, 'P01')
    .zone('mission', { 0: ['B1.0', 'B4.0'], 1: ['B1.1', 'B4.1'] })
    .embers(0, 3)
    .confrontations();
  t.seat(0).isAsked('confrontation/pay').picks('true').picks('stop');
  // Violence is tied as well, but the Seal is spent; the phase has run to its end.
  expect(t.ended).toBe(true);
  expect(t.embersOf(0)).toBe(2);
  expect(t.board.seats[0]!.sealUsed).toBe(true);
  t.goOn();
  t.seat(0).isAsked('recruit/keep');
  expect(t.board.seats[0]!.sealUsed).toBe(false);
});

test('P01 Imperial Seal: may be declined; not without an Ember, at count 0, in Power, or for one who is not tied', () => {
  const declined = table()
    .owns(0, 'P01')
    .zone('court', { 0: ['B4.0'], 1: ['B4.1'] })
    .confront('court', 'violence');
  declined.seat(0).picks('false');
  expect(declined.ended).toBe(true);
  expect(declined.embersOf(0)).toBe(1);

  const poor = table()
    .owns(0, 'P01')
    .zone('court', { 0: ['B4.0'], 1: ['B4.1'] })
    .embers(0, 0)
    .confront('court', 'violence');
  expect(poor.ended).toBe(true);

  const zero = table()
    .owns(0, 'P01')
    .zone('court', { 0: ['B3.0'], 1: ['B3.1'] })
    .confront('court', 'violence');
  expect(zero.ended).toBe(true);

  const power = table()
    .owns(0, 'P01')
    .zone('court', { 0: ['B3.0'], 1: ['B3.1'] })
    .scepter(1)
    .confront('court', 'power');
  expect(power.board.privilegeTo).toBe(1);

  const untied = table({ seats: 3 })
    .owns(0, 'P01')
    .zone('court', { 0: ['E02'], 1: ['B4.1'], 2: ['B4.2'] })
    .confront('court', 'violence');
  expect(untied.ended).toBe(true);
});

test('P05 Master of Ceremonies: 1 more in Power in the Court Zone, for one who takes part', () => {
  const t = table()
    .owns(0, 'P05')
    .zone('court', { 0: ['B1.0'], 1: ['B1.1'] })
    .scepter(1)
    .confront('court', 'power');
  expect(t.board.privilegeTo).toBe(0);

  const counts = table()
    .owns(0, 'P05')
    .zone('court', { 0: ['B1.0'], 1: ['B1.1'] })
    .zone('mission', { 0: ['B3.0'] })
    .confront('court', 'violence');
  expect(counts.count('court', 0, 'power')).toBe(2);
  expect(counts.count('court', 1, 'power')).toBe(1);
  expect(counts.count('court', 0, 'occultism')).toBe(1);
  expect(counts.count('mission', 0, 'power')).toBe(2);

  const absent = table()
    .owns(0, 'P05')
    .zone('court', { 1: ['B4.1'] })
    .confront('court', 'power');
  expect(absent.board.privilegeTo).toBe(1);
});

test('P07 Arsenal of Black Steel: 1 more in Violence in the Mission Zone, for one who takes part', () => {
  const t = table()
    .owns(0, 'P07')
    .zone('mission', { 0: ['B3.0'], 1: ['B3.1'] })
    .zone('court', { 0: ['B4.0'] })
    .confront('mission', 'violence');
  t.seat(0).isAsked('violence/victim', ['B3.0', 'B3.1', 'stop']);
  expect(t.count('mission', 0, 'violence')).toBe(1);
  expect(t.count('mission', 0, 'power')).toBe(2);
  expect(t.count('court', 0, 'violence')).toBe(2);

  const absent = table()
    .owns(0, 'P07')
    .zone('mission', { 1: ['B3.1'] })
    .confront('mission', 'violence');
  expect(absent.ended).toBe(true);
  expect(absent.told('no-winner')).toHaveLength(1);
});

test('P08 Shadow Network: 1 more in Cunning in the Influence Zone, for one who takes part', () => {
  const t = table()
    .owns(0, 'P08')
    .zone('influence', { 0: ['B3.0'], 1: ['B3.1'] })
    .zone('court', { 0: ['B2.0'] })
    .confront('influence', 'cunning');
  t.seat(0).isAsked('cunning/choice', ['swap:B3.0:B2.0', 'stop']);
  expect(t.count('influence', 0, 'cunning')).toBe(1);
  expect(t.count('influence', 0, 'violence')).toBe(0);
  expect(t.count('court', 0, 'cunning')).toBe(2);

  const absent = table()
    .owns(0, 'P08')
    .zone('influence', { 1: ['B3.1'] })
    .zone('court', { 0: ['B2.0'] })
    .confront('influence', 'cunning');
  expect(absent.ended).toBe(true);
  expect(absent.told('no-winner')).toHaveLength(1);
});

test('P09 Circle of Adepts: 1 more in Occultism in the Mission Zone, for one who takes part', () => {
  const t = table()
    .owns(0, 'P09')
    .zone('mission', { 0: ['B3.0'], 1: ['B3.1'] })
    .zone('court', { 0: ['B1.0'] })
    .confront('mission', 'occultism');
  t.seat(0).isAsked('occultism/token');
  expect(t.count('mission', 0, 'occultism')).toBe(1);
  expect(t.count('mission', 0, 'violence')).toBe(0);
  expect(t.count('court', 0, 'occultism')).toBe(1);

  const absent = table()
    .owns(0, 'P09')
    .zone('mission', { 1: ['B3.1'] })
    .confront('mission', 'occultism');
  expect(absent.ended).toBe(true);
});

test('P11 Emperor’s Ear: its owner wins ties for the highest Power in the Mission Zone (ELEK-10.12)', () => {
  const t = table()
    .mission('M05')
    .owns(0, 'P11')
    .zone('mission', { 0: ['B3.0'], 1: ['B3.1'] })
    .scepter(1)
    .confront('mission', 'power');
  expect([t.titlesOf(0), t.titlesOf(1)]).toEqual([1, 0]);

  const elsewhere = table()
    .owns(0, 'P11')
    .zone('court', { 0: ['B3.0'], 1: ['B3.1'] })
    .scepter(1)
    .confront('court', 'power');
  expect(elsewhere.board.privilegeTo).toBe(1);

  const beaten = table()
    .mission('M05')
    .owns(0, 'P11')
    .zone('mission', { 0: ['B1.0'], 1: ['B3.1'] })
    .confront('mission', 'power');
  expect(beaten.titlesOf(1)).toBe(1);
});
