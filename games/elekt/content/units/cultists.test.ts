import { expect, test } from 'vitest';
import { table } from '../../testing/table.js';

test('E01 History Forger: after winning Cunning here, for 2 Embers and itself it takes a card with exactly 1 Title (ELEK-15.1 ELEK-15.4 ELEK-17.63)', () => {
  const t = table({ seats: 3 })
    .round(3)
    .won(0, 'M05')
    .won(1, 'M06')
    .won(1, 'M04')
    .won(2, 'I05')
    .zone('court', { 0: ['E01'], 1: ['B3.1'] })
    .zone('mission', { 0: ['B1.0'] })
    .embers(0, 3)
    .confront('court', 'cunning');
  t.seat(0)
    .isAsked('cunning/choice', ['swap:E01:B1.0', 'forge:E01:M06', 'forge:E01:I05', 'stop'])
    .picks('forge:E01:I05');
  expect(t.embersOf(0)).toBe(1);
  expect(t.board.discard).toContain('E01');
  expect(t.board.seats[0]!.influences).toEqual(['I05']);
  expect(t.board.seats[2]!.influences).toEqual([]);
  expect([t.titlesOf(0), t.titlesOf(1), t.titlesOf(2)]).toEqual([2, 3, 0]);
  // Instead of swapping: no swap follows.
  expect(t.ended).toBe(true);
  expect(t.zoneOf('B1.0')).toBe('mission');
});

test('E01 History Forger: a card so taken may win the game at once; its "after winning" text is not resolved (ELEK-15.2 ELEK-15.3)', () => {
  const t = table()
    .round(5)
    .won(0, 'M01')
    .won(0, 'M03')
    .won(0, 'M04')
    .influence('I05')
    .won(1, 'I13')
    .zone('court', { 0: ['E01'] })
    .embers(0, 2)
    .confront('court', 'cunning');
  expect(t.titlesOf(0)).toBe(6);
  t.seat(0).isAsked('cunning/choice', ['forge:E01:I13', 'stop']).picks('forge:E01:I13');
  expect(t.result?.places[0]).toEqual([0]);
  expect(t.embersOf(0)).toBe(0);
});

test('E01 History Forger: not with 1 Ember, switched off, in another Zone, or for the opponent’s victory', () => {
  const swapOnly = ['swap:E01:B1.0', 'stop'];
  const poor = table()
    .round(2)
    .won(1, 'M06')
    .zone('court', { 0: ['E01'] })
    .zone('mission', { 0: ['B1.0'] })
    .embers(0, 1)
    .confront('court', 'cunning');
  poor.seat(0).isAsked('cunning/choice', swapOnly);

  const off = table()
    .round(2)
    .won(1, 'M06')
    .zone('court', { 0: ['E01'] })
    .zone('mission', { 0: ['B1.0'] })
    .embers(0, 2)
    .off('E01')
    .confront('court', 'cunning');
  off.seat(0).isAsked('cunning/choice', swapOnly);

  const elsewhere = table()
    .round(2)
    .won(1, 'M06')
    .zone('court', { 0: ['B2.0'] })
    .zone('mission', { 0: ['E01'] })
    .embers(0, 2)
    .confront('court', 'cunning');
  elsewhere.seat(0).isAsked('cunning/choice', ['swap:B2.0:E01', 'stop']);

  const beaten = table()
    .round(2)
    .won(1, 'M06')
    .zone('court', { 0: ['E01'], 1: ['B2.1', 'E12'] })
    .zone('mission', { 1: ['B1.1'] })
    .embers(0, 2)
    .confront('court', 'cunning');
  beaten.seat(1).isAsked('cunning/choice', ['swap:B2.1:B1.1', 'swap:E12:B1.1', 'stop']);
});

test('E02 Scarifist Guard: its owner names which own unit here falls instead, and that one cannot be saved (ELEK-15.5 ELEK-15.6 ELEK-15.7 ELEK-15.8)', () => {
  const t = table()
    .zone('court', { 0: ['E02', 'B1.0', 'B3.0'], 1: ['B4.1'] })
    .zone('mission', { 0: ['B4.0'] })
    .embers(0, 3)
    .confront('court', 'violence');
  t.seat(1).isAsked('violence/victim').picks('B3.0');
  // The same one, another, or the Guard; but it cannot be declined.
  t.seat(0).isAsked('redirect/pick', ['E02', 'B1.0', 'B3.0']).picks('B1.0');
  expect(t.board.discard).toContain('B1.0');
  expect(t.unitsIn('court')).toEqual(['E02', 'B3.0', 'B4.1']);
  expect(t.ended).toBe(true);
});

test('E02 Scarifist Guard: not for the owner’s own annihilation, not from another Zone, not switched off, not for an opponent’s unit (ELEK-15.9 ELEK-17.64)', () => {
  const own = table()
    .zone('court', { 0: ['E02', 'B1.0'], 1: ['B3.1'] })
    .confront('court', 'violence');
  own.seat(0).picks('B1.0').isAsked('annihilate/save', ['save', 'let-go']);

  const theirs = table()
    .zone('court', { 0: ['E02', 'B4.0'], 1: ['B3.1'] })
    .confront('court', 'violence');
  theirs.seat(0).picks('B3.1');
  theirs.seat(1).isAsked('annihilate/save', ['save', 'let-go']);

  const elsewhere = table()
    .zone('mission', { 0: ['E02'] })
    .zone('court', { 0: ['B1.0', 'B3.0'], 1: ['B4.1'] })
    .confront('court', 'violence');
  elsewhere.seat(1).picks('B3.0');
  elsewhere.seat(0).isAsked('annihilate/save', ['save', 'let-go']);

  const off = table()
    .zone('court', { 0: ['E02', 'B1.0'], 1: ['B4.1'] })
    .off('E02')
    .confront('court', 'violence');
  off.seat(1).picks('B1.0');
  off.seat(0).isAsked('annihilate/save', ['save', 'let-go']);
});

test('E02 Scarifist Guard: reacts to an ability too', () => {
  const t = table()
    .hand(0, ['E25'])
    .zone('court', { 1: ['E02', 'B1.1'] })
    .embers(0, 2)
    .passed(1)
    .assign();
  t.seat(0).assigns('E25', 'court').picks('true').picks('B1.1');
  t.seat(1).isAsked('redirect/pick', ['E02', 'B1.1']).picks('E02');
  expect(t.board.discard).toContain('E02');
  expect(t.zoneOf('B1.1')).toBe('court');
});

test('E03 Dark Exarch: for 1 more Ember a saved unit stays in its Zone with its tokens (ELEK-15.10 ELEK-15.11 ELEK-15.12)', () => {
  const t = table()
    .zone('court', { 0: ['B4.0'], 1: ['E03', 'E13'] })
    .tokens('E13', { power: 2 })
    .embers(1, 2)
    .confront('court', 'violence');
  t.seat(0).picks('E13');
  t.seat(1).picks('save').isAsked('stay/keep', ['true', 'false']).picks('true');
  expect(t.embersOf(1)).toBe(0);
  expect(t.zoneOf('E13')).toBe('court');
  expect(t.tokensOn('E13')).toEqual({ power: 2 });

  const basic = table()
    .zone('court', { 0: ['B4.0'], 1: ['E03', 'B3.1'] })
    .embers(1, 1)
    .confront('court', 'violence');
  basic.seat(0).picks('B3.1');
  basic.seat(1).picks('save').isAsked('stay/keep').picks('true');
  expect(basic.embersOf(1)).toBe(0);
  expect(basic.zoneOf('B3.1')).toBe('court');
});

test('E03 Dark Exarch: works for itself; declined, the unit goes to hand (ELEK-15.13 ELEK-17.65)', () => {
  const itself = table()
    .zone('court', { 0: ['B4.0'], 1: ['E03'] })
    .embers(1, 2)
    .confront('court', 'violence');
  itself.seat(0).picks('E03');
  itself.seat(1).picks('save').isAsked('stay/keep').picks('true');
  expect(itself.zoneOf('E03')).toBe('court');

  const declined = table()
    .zone('court', { 0: ['B4.0'], 1: ['E03', 'E13'] })
    .tokens('E13', { power: 2 })
    .embers(1, 2)
    .confront('court', 'violence');
  declined.seat(0).picks('E13');
  declined.seat(1).picks('save').picks('false');
  expect(declined.handOf(1)).toContain('E13');
  expect(declined.embersOf(1)).toBe(1);
  expect(declined.board.pool.power).toBe(7);
});

test('E03 Dark Exarch: not without the second Ember, switched off, from another Zone, or for an opponent', () => {
  const poor = table()
    .zone('court', { 0: ['B4.0'], 1: ['E03', 'E13'] })
    .embers(1, 1)
    .confront('court', 'violence');
  poor.seat(0).picks('E13');
  poor.seat(1).picks('save');
  expect(poor.handOf(1)).toContain('E13');

  const off = table()
    .zone('court', { 0: ['B4.0'], 1: ['E03', 'B3.1'] })
    .off('E03')
    .confront('court', 'violence');
  off.seat(0).picks('B3.1');
  off.seat(1).picks('save');
  expect(off.handOf(1)).toContain('B3.1');

  const elsewhere = table()
    .zone('mission', { 1: ['E03'] })
    .zone('court', { 0: ['B4.0'], 1: ['B3.1'] })
    .confront('court', 'violence');
  elsewhere.seat(0).picks('B3.1');
  elsewhere.seat(1).picks('save');
  expect(elsewhere.handOf(1)).toContain('B3.1');

  const theirs = table()
    .zone('court', { 0: ['B4.0', 'E03'], 1: ['B3.1'] })
    .confront('court', 'violence');
  theirs.seat(0).picks('B3.1');
  theirs.seat(1).picks('save');
  expect(theirs.handOf(1)).toContain('B3.1');
});

test('E10 Herald of His Name: assigned among Cultists only, of any player, it gets a Power token (ELEK-15.32 ELEK-17.75)', () => {
  const t = table({ seats: 3 })
    .hand(2, ['E10'])
    .zone('court', { 0: ['B1.0'], 1: ['E09'] })
    .zone('mission', { 0: ['B2.0'] })
    .passed(0, 1)
    .assign();
  t.seat(2).assigns('E10', 'court').isAsked('assignment/choice', ['pass']);
  expect(t.tokensOn('E10')).toEqual({ power: 1 });
  expect(t.board.pool.power).toBe(6);
});

test('E10 Herald of His Name: no token beside a Wraith, in an empty Zone, from an empty pool, or when swapped in', () => {
  const wraith = table()
    .hand(0, ['E10'])
    .zone('court', { 0: ['B1.0'], 1: ['B2.1'] })
    .passed(1)
    .assign();
  wraith.seat(0).assigns('E10', 'court');
  expect(wraith.tokensOn('E10')).toEqual({});

  const empty = table()
    .hand(0, ['E10'])
    .zone('mission', { 0: ['B1.0'] })
    .passed(1)
    .assign();
  empty.seat(0).assigns('E10', 'court');
  expect(empty.tokensOn('E10')).toEqual({});

  const dry = table()
    .hand(0, ['E10'])
    .zone('court', { 1: ['B3.1'] });
  dry.pool('power', 0, 'B3.1').passed(1).assign();
  dry.seat(0).assigns('E10', 'court');
  expect(dry.tokensOn('E10')).toEqual({});

  const swapped = table()
    .zone('court', { 0: ['E26'], 1: ['B3.1'] })
    .zone('mission', { 0: ['E10'] })
    .confront('court', 'cunning');
  swapped.seat(0).picks('swap:E26:E10');
  expect(swapped.zoneOf('E10')).toBe('court');
  expect(swapped.tokensOn('E10')).toEqual({});
});

test('E24 Chain Inquisitor: no unit in this Zone can be saved, whoever owns it, itself included (ELEK-13.15 ELEK-9.14)', () => {
  const basic = table()
    .zone('court', { 0: ['E24'], 1: ['B3.1'] })
    .embers(1, 3)
    .confront('court', 'violence');
  basic.seat(0).picks('B3.1');
  expect(basic.board.discard).toContain('B3.1');
  expect(basic.ended).toBe(true);

  const itself = table()
    .zone('court', { 0: ['E24'], 1: ['E05', 'B4.1'] })
    .embers(0, 3)
    .confront('court', 'violence');
  itself.seat(1).picks('E24');
  expect(itself.board.discard).toContain('E24');

  const elsewhere = table()
    .zone('mission', { 0: ['E24'] })
    .zone('court', { 0: ['B4.0'], 1: ['B3.1'] })
    .confront('court', 'violence');
  elsewhere.seat(0).picks('B3.1');
  elsewhere.seat(1).isAsked('annihilate/save', ['save', 'let-go']);

  const off = table()
    .zone('court', { 0: ['E24'], 1: ['B3.1'] })
    .off('E24')
    .confront('court', 'violence');
  off.seat(0).picks('B3.1');
  off.seat(1).isAsked('annihilate/save', ['save', 'let-go']);
});
