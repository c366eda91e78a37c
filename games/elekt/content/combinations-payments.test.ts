import { expect, test } from 'vitest';
import { table } from '../testing/table.js';

// Forging instead of swapping, and paying for assignments and abilities: cards that meet.

test('E01 with E17 and I09: forging replaces every swap, and is offered only before the first (ELEK-17.85)', () => {
  const forged = table()
    .round(2)
    .won(1, 'M06')
    .influence('I09')
    .zone('influence', { 0: ['E01', 'E17'] })
    .zone('court', { 0: ['B1.0'] })
    .embers(0, 2)
    .confront('influence', 'cunning');
  forged
    .seat(0)
    .isAsked('cunning/choice', ['swap:E01:B1.0', 'swap:E17:B1.0', 'forge:E01:M06', 'stop'])
    .picks('forge:E01:M06');
  expect(forged.ended).toBe(true);
  expect(forged.titlesOf(0)).toBe(1);

  const swapped = table()
    .round(2)
    .won(1, 'M06')
    .influence('I09')
    .zone('influence', { 0: ['E01', 'E17'] })
    .zone('court', { 0: ['B1.0'] })
    .embers(0, 2)
    .confront('influence', 'cunning');
  swapped.seat(0).picks('swap:E17:B1.0');
  swapped.seat(0).isAsked('cunning/choice', ['swap:E01:E17', 'swap:B1.0:E17', 'stop']).picks('swap:B1.0:E17');
  // The Stalker and the House each gave one more: this is the third.
  swapped.seat(0).isAsked('cunning/choice', ['swap:E01:B1.0', 'swap:E17:B1.0', 'stop']).picks('swap:E17:B1.0');
  expect(swapped.ended).toBe(true);
});

test('E01 with M10 and I15: the Ember for winning Cunning still comes; forging needs no swap', () => {
  const caravan = table()
    .round(2)
    .mission('M10')
    .won(1, 'M06')
    .zone('mission', { 0: ['E01'] })
    .embers(0, 2)
    .confront('mission', 'cunning');
  caravan.seat(0).isAsked('cunning/choice', ['forge:E01:M06', 'stop']).picks('forge:E01:M06');
  expect(caravan.embersOf(0)).toBe(1);

  const garden = table()
    .round(2)
    .influence('I15')
    .won(1, 'M06')
    .zone('influence', { 0: ['E01'] })
    .zone('court', { 0: ['B1.0'] })
    .embers(0, 2)
    .confront('influence', 'cunning');
  garden.seat(0).isAsked('cunning/choice', ['forge:E01:M06', 'stop']);
});

test('M12 with P10: the payments for an assignment add up (ELEK-17.91)', () => {
  const rich = table()
    .mission('M12')
    .owns(0, 'P10')
    .hand(0, ['B3.0', 'E13'])
    .assigned(0, 5)
    .embers(0, 2)
    .passed(1)
    .assign();
  rich.seat(0).assigns('B3.0', 'mission');
  expect(rich.embersOf(0)).toBe(0);

  const poor = table()
    .mission('M12')
    .owns(0, 'P10')
    .hand(0, ['B3.0', 'E13'])
    .assigned(0, 5)
    .embers(0, 1)
    .passed(1)
    .assign();
  poor
    .seat(0)
    .isAsked('assignment/choice', [
      'B3.0:influence',
      'B3.0:court',
      'E13:mission',
      'E13:influence',
      'E13:court',
      'pass',
    ]);
});

test('P10 with I07 and I08: they change the price of instant abilities, not of assignments', () => {
  const market = table()
    .influence('I07')
    .owns(0, 'P10')
    .hand(0, ['B1.0'])
    .assigned(0, 5)
    .embers(0, 1)
    .passed(1)
    .assign();
  market.seat(0).assigns('B1.0', 'influence');
  expect(market.embersOf(0)).toBe(0);
  market.seat(0).isAsked('instant-ability/use', ['true', 'false']).picks('true').picks('power:B1.0');
  expect(market.embersOf(0)).toBe(0);

  const broke = table()
    .influence('I07')
    .owns(0, 'P10')
    .hand(0, ['B1.0'])
    .assigned(0, 5)
    .embers(0, 0)
    .passed(1)
    .assign();
  broke.seat(0).isAsked('assignment/choice', ['pass']);

  const customs = table()
    .influence('I08')
    .owns(0, 'P10')
    .hand(0, ['B1.0'])
    .assigned(0, 5)
    .embers(0, 2)
    .passed(1)
    .assign();
  customs.seat(0).assigns('B1.0', 'influence');
  expect(customs.ended).toBe(true);
  expect(customs.embersOf(0)).toBe(1);
});

test('M12 with the Acolyte: only what is left after the payment can be spent on the instant ability', () => {
  const t = table().mission('M12').hand(0, ['B1.0']).embers(0, 1).passed(1).assign();
  t.seat(0).assigns('B1.0', 'mission').isAsked('assignment/choice', ['pass']);
  expect(t.embersOf(0)).toBe(0);
  expect(t.tokensOn('B1.0')).toEqual({});
});

test('E04 under M01 and M15: the Thief has left, but its assignment counts for the player (ELEK-17.56)', () => {
  const staldorg = table()
    .mission('M01')
    .hand(0, ['E04', 'B3.0'])
    .zone('mission', { 1: ['E13'] })
    .passed(1)
    .assign();
  staldorg.seat(0).assigns('E04', 'mission').picks('true');
  staldorg.seat(0).isAsked('discard-units/unit', ['B3.0', 'E13']).picks('E13');
  expect(staldorg.handOf(0)).toEqual(['B3.0']);

  const rift = table()
    .mission('M15')
    .hand(0, ['E04'])
    .zone('mission', { 1: ['E13'] })
    .embers(0, 1)
    .passed(1)
    .assign();
  rift.seat(0).assigns('E04', 'mission').picks('true');
  expect(rift.embersOf(0)).toBe(1);
  expect(rift.unitsIn('mission')).toEqual([]);
});

test('E21 under I08: who pays first is compared afterwards (ELEK-17.54)', () => {
  // With 1 Ember against 1 there is nobody richer before the payment, but there is after it.
  const t = table().influence('I08').hand(0, ['E21']).embers(0, 1).embers(1, 1).passed(1).assign();
  t.seat(0).assigns('E21', 'influence').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  expect([t.embersOf(0), t.embersOf(1)]).toEqual([1, 0]);
});
