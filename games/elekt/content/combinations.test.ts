import { expect, test } from 'vitest';
import { table } from '../testing/table.js';

// Switching off, moving and tie-breaking: cards that meet.

test('E08 switches off E02: the Guard’s owner names nobody any more', () => {
  const t = table()
    .hand(0, ['E08', 'E05'])
    .zone('court', { 1: ['E02', 'B3.1'] })
    .embers(0, 2)
    .passed(1)
    .assign();
  t.seat(0).assigns('E08', 'court').picks('true').assigns('E05', 'court').picks('true').picks('B3.1');
  t.seat(1).isAsked('annihilate/save', ['save', 'let-go']);
});

test('E08 switches off E24 and E18: what could not be saved can be', () => {
  const inquisitor = table()
    .hand(0, ['E08', 'E05'])
    .zone('court', { 0: ['B4.0'], 1: ['E24', 'B3.1'] })
    .embers(0, 2)
    .passed(1)
    .assign();
  inquisitor.seat(0).assigns('E08', 'court').picks('true').assigns('E05', 'court').picks('true').picks('B3.1');
  inquisitor.seat(1).isAsked('annihilate/save', ['save', 'let-go']);

  const colossus = table()
    .hand(0, ['E08', 'E05'])
    .zone('court', { 0: ['B4.0'], 1: ['E18', 'B3.1'] })
    .embers(0, 2)
    .passed(1)
    .assign();
  colossus.seat(0).assigns('E08', 'court').picks('true');
  expect(colossus.symbols('B3.1', 'power')).toBe(2);
  colossus.seat(0).assigns('E05', 'court').picks('true').picks('E18');
  colossus.seat(1).isAsked('annihilate/save', ['save', 'let-go']);
});

test('E08 switches off E27: tokens can be attached again', () => {
  const t = table()
    .hand(0, ['E08', 'B1.0'])
    .zone('court', { 1: ['E27'] })
    .embers(0, 2)
    .passed(1)
    .assign();
  t.seat(0).assigns('E08', 'court').picks('true').assigns('B1.0', 'court');
  t.seat(0).isAsked('instant-ability/use').picks('true').picks('power:B1.0');
  expect(t.tokensOn('B1.0')).toEqual({ power: 1 });
});

test('E08 switches off E32: the Legate’s owner keeps the tie-break', () => {
  // Seat 1 holds the Scepter: Legate 3 against Animator 2 and Acolyte 1.
  const t = table()
    .hand(0, ['E08'])
    .zone('court', { 0: ['B1.0'], 1: ['E32'] })
    .scepter(1)
    .passed(1)
    .assign(0);
  t.seat(0).assigns('E08', 'court').picks('true').picks('pass');
  t.goOn();
  t.seat(0).isAsked('occultism/token').picks('stop');
  expect(t.board.privilegeTo).toBe(1);

  const working = table()
    .hand(0, ['E08'])
    .zone('court', { 0: ['B1.0'], 1: ['E32'] })
    .scepter(1)
    .passed(1)
    .assign(0);
  working.seat(0).assigns('E08', 'court').picks('false').picks('pass');
  working.goOn();
  working.seat(0).picks('stop');
  expect(working.board.privilegeTo).toBe(0);
});

test('E20 with M13, M14 and I15: the limit of the destination counts, and the Garden is closed (ELEK-14.9)', () => {
  const wider = table()
    .mission('M13')
    .influence('I15')
    .hand(0, ['E20'])
    .zone('mission', { 0: ['B1.0', 'B2.0', 'B3.0'] })
    .zone('influence', { 0: ['B4.0'] })
    .zone('court', { 0: ['E13'] })
    .passed(1)
    .assign();
  wider.seat(0).assigns('E20', 'court').picks('true');
  wider.seat(0).isAsked('move-other/choice', ['B1.0:court', 'B2.0:court', 'B3.0:court', 'E13:mission']);

  const narrower = table()
    .mission('M14')
    .hand(0, ['E20'])
    .zone('mission', { 0: ['B1.0', 'B2.0'] })
    .zone('influence', { 0: ['B4.0'] })
    .passed(1)
    .assign();
  narrower.seat(0).assigns('E20', 'court').picks('true');
  narrower
    .seat(0)
    .isAsked('move-other/choice', ['B1.0:influence', 'B1.0:court', 'B2.0:influence', 'B2.0:court', 'B4.0:court']);
});

test('P06 with I15, M13 and M14: the same for the secret passages', () => {
  const wider = table()
    .owns(0, 'P06')
    .mission('M13')
    .influence('I15')
    .zone('mission', { 0: ['B1.0', 'B2.0', 'B3.0'] })
    .zone('influence', { 0: ['B4.0'] })
    .zone('court', { 0: ['E13'] })
    .confrontations();
  wider.seat(0).isAsked('passage/choice', ['B1.0:court', 'B2.0:court', 'B3.0:court', 'E13:mission', 'stop']);

  const narrower = table()
    .owns(0, 'P06')
    .mission('M14')
    .zone('mission', { 0: ['B1.0', 'B2.0'] })
    .zone('court', { 0: ['E13'] })
    .confrontations();
  narrower
    .seat(0)
    .isAsked('passage/choice', [
      'B1.0:influence',
      'B1.0:court',
      'B2.0:influence',
      'B2.0:court',
      'E13:influence',
      'stop',
    ]);

  const shut = table()
    .owns(0, 'P06')
    .influence('I15')
    .zone('influence', { 0: ['B4.0'] })
    .confrontations();
  shut.seat(0).isAsked('violence/victim');
});

test('M13 won with 4 units in its Zone: they stay, and may be swapped (ELEK-17.20 ELEK-17.32)', () => {
  const t = table()
    .mission('M13')
    .zone('mission', { 0: ['B3.0', 'E10', 'E09', 'E32'] })
    .zone('court', { 0: ['B2.0'] })
    .confrontations();
  expect(t.board.seats[0]!.missions).toEqual(['M13']);
  expect(t.unitsIn('mission')).toHaveLength(4);
  t.seat(0)
    .isAsked('cunning/choice', ['swap:B2.0:B3.0', 'swap:B2.0:E10', 'swap:B2.0:E09', 'swap:B2.0:E32', 'stop'])
    .picks('swap:B2.0:E32');
  expect(t.unitsIn('mission')).toEqual(['B3.0', 'E10', 'E09', 'B2.0']);
});

test('P01 before E26: the Seal is offered first and wins; declined, the Broker wins (ELEK-17.27)', () => {
  const sealed = table()
    .owns(1, 'P01')
    .zone('court', { 0: ['E26'], 1: ['B2.1'] })
    .zone('mission', { 0: ['B1.0'], 1: ['B1.1'] })
    .confront('court', 'cunning');
  sealed.seat(1).isAsked('confrontation/pay', ['true', 'false']).picks('true');
  sealed.seat(1).isAsked('cunning/choice', ['swap:B2.1:B1.1', 'stop']);

  const declined = table()
    .owns(1, 'P01')
    .zone('court', { 0: ['E26'], 1: ['B2.1'] })
    .zone('mission', { 0: ['B1.0'], 1: ['B1.1'] })
    .confront('court', 'cunning');
  declined.seat(1).picks('false');
  declined.seat(0).isAsked('cunning/choice', ['swap:E26:B1.0', 'stop']);
  expect(declined.embersOf(1)).toBe(1);
});

test('P01 with E05: the Seal decides a tie of the extra confrontation too, and is spent for the round (ELEK-6.21)', () => {
  const t = table()
    .owns(1, 'P01')
    .hand(0, ['E05'])
    .zone('court', { 1: ['B4.1'] })
    .passed(1)
    .assign();
  t.seat(0).assigns('E05', 'court').picks('true');
  t.seat(1).isAsked('confrontation/pay').picks('true').isAsked('violence/victim').picks('stop');
  expect(t.embersOf(1)).toBe(0);
  expect(t.board.seats[1]!.sealUsed).toBe(true);
});

test('P11 before E32 and M16 in Power ties (ELEK-10.12)', () => {
  // The owner of the Ear wins in spite of the own Legate, and in spite of the lower court position of the other.
  const t = table()
    .mission('M16')
    .owns(0, 'P11')
    .zone('mission', { 0: ['E32'], 1: ['E02', 'B1.1'] })
    .scepter(0)
    .confront('mission', 'power');
  expect([t.titlesOf(0), t.titlesOf(1)]).toEqual([1, 0]);
});

test('E32 before M16: the Legate is left out, then the lowest court position of the others wins', () => {
  const t = table({ seats: 3 })
    .mission('M16')
    .zone('mission', { 0: ['E02', 'B1.0'], 1: ['E03', 'B1.1'], 2: ['E32'] })
    .scepter(0)
    .confront('mission', 'power');
  expect([t.titlesOf(0), t.titlesOf(1), t.titlesOf(2)]).toEqual([0, 1, 0]);

  const two = table()
    .mission('M16')
    .zone('mission', { 0: ['E02', 'B1.0'], 1: ['E32'] })
    .scepter(0)
    .confront('mission', 'power');
  expect([two.titlesOf(0), two.titlesOf(1)]).toEqual([1, 0]);
});
