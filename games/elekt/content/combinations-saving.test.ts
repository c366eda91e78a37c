import { expect, test } from 'vitest';
import { table } from '../testing/table.js';

// Cards that forbid saving or change its price, together; and the Skarger's Violence in the Assignment phase.

test('E24 against P04 and E03: what cannot be saved is not saved by any payment (ELEK-13.27 ELEK-17.52)', () => {
  const t = table()
    .owns(1, 'P04')
    .zone('court', { 0: ['E24'], 1: ['E03', 'E13'] })
    .embers(1, 3)
    .confront('court', 'violence');
  t.seat(0).picks('E13');
  expect(t.ended).toBe(true);
  expect(t.board.discard).toContain('E13');
  expect([t.embersOf(1), t.board.seats[1]!.pactUsed]).toEqual([3, false]);
});

test('M08 against P04 and E03, E18 against P04 and E03', () => {
  const bells = table()
    .mission('M08')
    .owns(1, 'P04')
    .zone('mission', { 0: ['B4.0'], 1: ['E03', 'B3.1'] })
    .embers(1, 3)
    .confront('mission', 'violence');
  bells.seat(0).picks('B3.1');
  expect(bells.board.discard).toContain('B3.1');

  const colossus = table()
    .owns(1, 'P04')
    .zone('court', { 0: ['B4.0', 'E05'], 1: ['E03', 'E18', 'E13'] })
    .embers(1, 3)
    .confront('court', 'violence');
  colossus.seat(0).picks('E18');
  expect(colossus.board.discard).toContain('E18');
  expect(colossus.embersOf(1)).toBe(3);

  // Its neighbour is not bound by the Colossus' text.
  const neighbour = table()
    .owns(1, 'P04')
    .zone('court', { 0: ['B4.0', 'E05'], 1: ['E03', 'E18', 'E13'] })
    .embers(1, 3)
    .confront('court', 'violence');
  neighbour.seat(0).picks('E13');
  neighbour.seat(1).isAsked('annihilate/save', ['save', 'pact', 'let-go']).picks('pact');
  neighbour.seat(1).isAsked('stay/keep').picks('true');
  expect(neighbour.embersOf(1)).toBe(2);
  expect(neighbour.zoneOf('E13')).toBe('court');
});

test('E02 against P04: the unit named by the Guard cannot be saved, not even by the Pact (ELEK-15.7)', () => {
  const t = table()
    .owns(1, 'P04')
    .zone('court', { 0: ['B4.0'], 1: ['E02', 'E13'] })
    .embers(1, 3)
    .confront('court', 'violence');
  t.seat(0).picks('E13');
  t.seat(1).isAsked('redirect/pick', ['E02', 'E13']).picks('E13');
  expect(t.ended).toBe(true);
  expect(t.board.discard).toContain('E13');
});

test('E14 with I12: surcharges add up, for Elite, Basic and Revenant alike (ELEK-9.13 ELEK-17.83 ELEK-17.39)', () => {
  const elite = table()
    .influence('I12')
    .zone('influence', { 0: ['E14'], 1: ['E13'] })
    .embers(1, 3)
    .confront('influence', 'violence');
  elite.seat(0).picks('E13');
  elite.seat(1).isAsked('annihilate/save', ['save', 'let-go']).picks('save');
  expect(elite.embersOf(1)).toBe(0);

  const basic = table()
    .influence('I12')
    .zone('influence', { 0: ['E14'], 1: ['B3.1'] })
    .embers(1, 2)
    .confront('influence', 'violence');
  basic.seat(0).picks('B3.1');
  basic.seat(1).isAsked('annihilate/save', ['save', 'let-go']).picks('save');
  expect(basic.embersOf(1)).toBe(0);

  const revenant = table()
    .influence('I12')
    .zone('influence', { 0: ['E14'], 1: ['E23'] })
    .embers(1, 2)
    .confront('influence', 'violence');
  revenant.seat(0).picks('E23');
  revenant.seat(1).isAsked('annihilate/save', ['save', 'let-go']).picks('save');
  expect(revenant.embersOf(1)).toBe(0);

  const short = table()
    .influence('I12')
    .zone('influence', { 0: ['E14'], 1: ['B3.1'] })
    .embers(1, 1)
    .confront('influence', 'violence');
  short.seat(0).picks('B3.1');
  expect(short.board.discard).toContain('B3.1');
  expect(short.embersOf(1)).toBe(1);
});

test('E14 with I12, P04 and E03: the Pact waives the whole cost; the Exarch’s Ember is never waived (ELEK-15.11)', () => {
  const t = table()
    .influence('I12')
    .owns(1, 'P04')
    .zone('influence', { 0: ['E14'], 1: ['E03', 'B3.1'] })
    .embers(1, 1)
    .confront('influence', 'violence');
  t.seat(0).picks('B3.1');
  t.seat(1).isAsked('annihilate/save', ['pact', 'let-go']).picks('pact');
  t.seat(1).isAsked('stay/keep', ['true', 'false']).picks('true');
  expect(t.embersOf(1)).toBe(0);
  expect(t.zoneOf('B3.1')).toBe('influence');

  const paid = table()
    .influence('I12')
    .zone('influence', { 0: ['E14'], 1: ['E03', 'B3.1'] })
    .embers(1, 3)
    .confront('influence', 'violence');
  paid.seat(0).picks('B3.1');
  paid.seat(1).picks('save').isAsked('stay/keep').picks('true');
  expect(paid.embersOf(1)).toBe(0);
});

test('E14 under M04: a Hound annihilated first no longer raises the price of the second (ELEK-17.88)', () => {
  const t = table()
    .mission('M04')
    .zone('mission', { 0: ['E14'], 1: ['E13'] })
    .embers(0, 0)
    .embers(1, 1)
    .confront('mission', 'violence');
  // It lies there while its own save is decided, so even that would cost 2.
  t.seat(0).picks('E14');
  expect(t.board.discard).toContain('E14');
  t.seat(0).isAsked('violence/victim', ['E13', 'stop']).picks('E13');
  t.seat(1).isAsked('annihilate/save', ['save', 'let-go']);
});

test('E02 with E19: a Widow named by the Guard takes the Ember, though she cannot be saved (ELEK-9.12)', () => {
  const t = table()
    .zone('court', { 0: ['B4.0', 'E05'], 1: ['E02', 'E19'] })
    .embers(0, 2)
    .embers(1, 0)
    .confront('court', 'violence');
  t.seat(0).picks('E02');
  t.seat(1).isAsked('redirect/pick', ['E02', 'E19']).picks('E19');
  expect([t.embersOf(0), t.embersOf(1)]).toEqual([1, 1]);
  expect(t.board.discard).toContain('E19');

  // Replaced by another unit, she is not annihilated and takes nothing.
  const spared = table()
    .zone('court', { 0: ['B4.0', 'E05'], 1: ['E02', 'E19'] })
    .embers(0, 2)
    .embers(1, 0)
    .confront('court', 'violence');
  spared.seat(0).picks('E19');
  spared.seat(1).picks('E02');
  expect([spared.embersOf(0), spared.embersOf(1)]).toEqual([2, 0]);
});

test('E05 under M09: no Violence in no phase, so the ability is not offered (ELEK-13.29)', () => {
  const t = table()
    .mission('M09')
    .hand(0, ['E05'])
    .zone('mission', { 1: ['B3.1'] })
    .passed(1)
    .assign();
  t.seat(0).assigns('E05', 'mission').isAsked('assignment/choice', ['pass']);
  expect(t.embersOf(0)).toBe(1);
});

test('E05 with E14: the Hound’s surcharge applies to the extra confrontation (ELEK-13.34 ELEK-15.19)', () => {
  const t = table()
    .hand(0, ['E05'])
    .zone('court', { 0: ['E14'], 1: ['B3.1'] })
    .embers(1, 1)
    .passed(1)
    .assign();
  t.seat(0).assigns('E05', 'court').picks('true').picks('B3.1');
  t.seat(1).isAsked('annihilate/save').picks('save');
  expect(t.embersOf(1)).toBe(0);
});

test('E05 under I10 and M04: an Ember for the winner, two annihilations in the Assignment phase', () => {
  const arena = table()
    .influence('I10')
    .hand(0, ['E05'])
    .zone('influence', { 1: ['B3.1'] })
    .embers(0, 1)
    .passed(1)
    .assign();
  arena.seat(0).assigns('E05', 'influence').picks('true');
  expect(arena.embersOf(0)).toBe(0);
  arena.seat(0).picks('stop');
  expect(arena.embersOf(0)).toBe(1);

  const siege = table()
    .mission('M04')
    .hand(0, ['E05'])
    .zone('mission', { 1: ['B3.1', 'B1.1'] })
    .passed(1)
    .assign();
  siege.seat(0).assigns('E05', 'mission').picks('true').picks('B3.1');
  siege.seat(1).picks('let-go');
  siege.seat(0).isAsked('violence/victim', ['B1.1', 'E05', 'stop']).picks('B1.1');
  siege.seat(1).picks('save');
  expect(siege.unitsIn('mission')).toEqual(['E05']);
});

test('E05 against E19 and E02: the Widow takes her Ember, the Guard names the victim', () => {
  const widow = table()
    .hand(0, ['E05'])
    .zone('court', { 1: ['E19'] })
    .embers(0, 2)
    .embers(1, 0)
    .passed(1)
    .assign();
  widow.seat(0).assigns('E05', 'court').picks('true').picks('E19');
  expect([widow.embersOf(0), widow.embersOf(1)]).toEqual([0, 1]);
  widow.seat(1).isAsked('annihilate/save');

  const guard = table()
    .hand(0, ['E05'])
    .zone('court', { 1: ['E02', 'B3.1'] })
    .passed(1)
    .assign();
  guard.seat(0).assigns('E05', 'court').picks('true').picks('E02');
  guard.seat(1).isAsked('redirect/pick', ['E02', 'B3.1']).picks('B3.1');
  expect(guard.board.discard).toContain('B3.1');
  guard.seat(0).isAsked('assignment/choice', ['pass']);
});

test('E25 against E19 and E24: the Poisoner pays the Widow, and the Inquisitor forbids every save', () => {
  const widow = table()
    .hand(0, ['E25'])
    .zone('court', { 1: ['E19'] })
    .embers(0, 3)
    .embers(1, 0)
    .passed(1)
    .assign();
  widow.seat(0).assigns('E25', 'court').picks('true');
  expect([widow.embersOf(0), widow.embersOf(1)]).toEqual([0, 1]);
  widow.seat(1).isAsked('annihilate/save', ['save', 'let-go']);

  const chained = table()
    .hand(0, ['E25'])
    .zone('court', { 0: ['E24'], 1: ['B3.1'] })
    .embers(0, 2)
    .passed(1)
    .assign();
  chained.seat(0).assigns('E25', 'court').picks('true').picks('B3.1');
  expect(chained.board.discard).toContain('B3.1');
});
