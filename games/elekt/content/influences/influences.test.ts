import { expect, test } from 'vitest';
import { table } from '../../testing/table.js';

// Influences that act on assignments, prices, moves and their winner. The others are in influences-fights.test.ts.

test('I01 Library of Forbidden Books: a unit with Occultism assigned to this Zone gets 1 token of the player’s choice (ELEK-15.36 ELEK-17.70)', () => {
  const t = table().influence('I01').hand(0, ['E13', 'B3.0']).passed(1).assign();
  t.seat(0)
    .assigns('E13', 'influence')
    .isAsked('after-assignment/token', ['occultism', 'cunning', 'violence', 'power'])
    .picks('cunning');
  expect(t.tokensOn('E13')).toEqual({ cunning: 1 });
  expect(t.board.pool.cunning).toBe(5);
});

test('I01 Library of Forbidden Books: not without Occultism, not in other Zones; a token attached just before is enough (ELEK-17.87)', () => {
  const without = table().influence('I01').passed(1).assign();
  without.seat(0).assigns('B3.0', 'influence').isAsked('assignment/choice');
  expect(without.tokensOn('B3.0')).toEqual({});

  const elsewhere = table().influence('I01').hand(0, ['E13']).passed(1).assign();
  elsewhere.seat(0).assigns('E13', 'court').isAsked('assignment/choice', ['pass']);

  const smuggled = table().influence('I01').hand(0, ['E30']).passed(1).assign();
  smuggled.seat(0).assigns('E30', 'influence').picks('true').picks('occultism:E30');
  smuggled.seat(0).isAsked('after-assignment/token').picks('power');
  expect(smuggled.tokensOn('E30')).toEqual({ occultism: 1, power: 1 });
});

test('I07 Black Market: instant abilities used in this Zone cost 1 Ember less, not below 0 (ELEK-17.59)', () => {
  const t = table()
    .influence('I07')
    .hand(0, ['E25', 'B1.0', 'E30'])
    .zone('influence', { 1: ['B3.1'] })
    .embers(0, 1)
    .passed(1)
    .assign();
  t.seat(0).assigns('E25', 'influence').picks('true');
  expect(t.embersOf(0)).toBe(0);
  t.seat(1).picks('let-go');
  t.seat(0).assigns('B1.0', 'influence').picks('true').picks('power:B1.0');
  t.seat(0).assigns('E30', 'influence').picks('true').picks('power:E30').picks('stop');
  expect(t.embersOf(0)).toBe(0);

  const elsewhere = table().influence('I07').embers(0, 0).passed(1).assign();
  elsewhere.seat(0).assigns('B1.0', 'court').isAsked('assignment/choice');
});

test('I08 Customs House: instant abilities used in this Zone cost 1 Ember more, free ones included (ELEK-17.59)', () => {
  const t = table().influence('I08').hand(0, ['B1.0', 'E30']).embers(0, 3).passed(1).assign();
  t.seat(0).assigns('B1.0', 'influence').picks('true').picks('power:B1.0');
  expect(t.embersOf(0)).toBe(1);
  t.seat(0).assigns('E30', 'influence').picks('true').picks('power:E30').picks('stop');
  expect(t.embersOf(0)).toBe(0);

  const poor = table().influence('I08').hand(0, ['B1.0', 'E30']).embers(0, 1).passed(1).assign();
  poor.seat(0).assigns('B1.0', 'influence').isAsked('assignment/choice');
  expect(poor.embersOf(0)).toBe(1);

  const elsewhere = table().influence('I08').embers(0, 1).passed(1).assign();
  elsewhere.seat(0).assigns('B1.0', 'court').picks('true').picks('power:B1.0');
  expect(elsewhere.embersOf(0)).toBe(0);
});

test('I08 Customs House: saves are not instant abilities and cost what they cost', () => {
  const t = table()
    .influence('I08')
    .zone('influence', { 0: ['B4.0'], 1: ['E13'] })
    .confront('influence', 'violence');
  t.seat(0).picks('E13');
  t.seat(1).isAsked('annihilate/save').picks('save');
  expect(t.embersOf(1)).toBe(0);
});

test('I13 Imperial Granary: after winning it the winner gains 2 Embers, not above 3 (ELEK-10.11 ELEK-14.5)', () => {
  const t = table()
    .influence('I13')
    .zone('influence', { 0: ['B3.0'], 1: ['B1.1'] })
    .embers(0, 0)
    .confront('influence', 'power');
  expect([t.embersOf(0), t.embersOf(1)]).toEqual([2, 1]);
  expect(t.titlesOf(0)).toBe(1);

  const rich = table()
    .influence('I13')
    .zone('influence', { 0: ['B3.0'] })
    .embers(0, 2)
    .confront('influence', 'power');
  expect(rich.embersOf(0)).toBe(3);

  const unclaimed = table().influence('I13').confront('influence', 'power');
  expect([unclaimed.embersOf(0), unclaimed.embersOf(1)]).toEqual([1, 1]);
  expect(unclaimed.board.gone.influences).toContain('I13');
});

test('I15 Garden of Thorns: no unit can be moved or swapped into or out of this Zone (ELEK-13.27)', () => {
  const out = table()
    .influence('I15')
    .zone('influence', { 0: ['B2.0'] })
    .zone('court', { 0: ['B1.0'] })
    .confront('influence', 'cunning');
  expect(out.ended).toBe(true);

  const into = table()
    .influence('I15')
    .zone('influence', { 0: ['B1.0'] })
    .zone('mission', { 0: ['B3.0'] })
    .zone('court', { 0: ['B2.0'] })
    .confront('court', 'cunning');
  into.seat(0).isAsked('cunning/choice', ['swap:B2.0:B3.0', 'stop']);

  const moved = table()
    .influence('I15')
    .hand(0, ['E20'])
    .zone('influence', { 0: ['B1.0'] })
    .zone('mission', { 0: ['B3.0'] })
    .passed(1)
    .assign();
  moved.seat(0).assigns('E20', 'mission').picks('true');
  // One move is left, and one only: the Dignitary to the Court Zone.
  expect(moved.zoneOf('B3.0')).toBe('court');
  expect(moved.zoneOf('B1.0')).toBe('influence');
});

test('I15 Garden of Thorns: assigning and placing are not forbidden, and it ends when the card is won (ELEK-13.18)', () => {
  const t = table().influence('I15').hand(0, ['E33', 'B3.0']).passed(1).assign();
  t.seat(0).assigns('E33', 'influence').picks('true').picks('B3.0');
  expect(t.unitsIn('influence')).toEqual(['E33', 'B3.0']);

  const phase = table()
    .influence('I15')
    .zone('influence', { 0: ['B3.0'] })
    .zone('court', { 0: ['B2.0'] })
    .confrontations();
  expect(phase.board.seats[0]!.influences).toEqual(['I15']);
  phase.seat(0).isAsked('cunning/choice', ['swap:B2.0:B3.0', 'stop']);
});

test('I16 Ossuary Bank: after winning it the winner may take 1 unit of the discard pile into hand (ELEK-14.19)', () => {
  const t = table()
    .influence('I16')
    .zone('influence', { 0: ['B3.0'], 1: ['B1.1'] })
    .discard(['E13', 'B4.1'])
    .confront('influence', 'power');
  t.seat(0).isAsked('after-winning/choice', ['E13', 'B4.1', 'stop']).picks('B4.1');
  expect(t.handOf(0)).toContain('B4.1');
  expect(t.board.discard).toEqual(['E13']);

  const declined = table()
    .influence('I16')
    .zone('influence', { 0: ['B3.0'] })
    .discard(['E13'])
    .confront('influence', 'power');
  declined.seat(0).picks('stop');
  expect(declined.board.discard).toEqual(['E13']);

  const empty = table()
    .influence('I16')
    .zone('influence', { 0: ['B3.0'] })
    .confront('influence', 'power');
  expect(empty.ended).toBe(true);
  expect(empty.titlesOf(0)).toBe(1);
});

test('I09 House of Masks: the winner of Cunning in this Zone may make one more swap (ELEK-17.34)', () => {
  const t = table()
    .influence('I09')
    .zone('influence', { 0: ['B2.0'], 1: ['B3.1'] })
    .zone('mission', { 0: ['B1.0'] })
    .zone('court', { 0: ['B3.0'] })
    .confront('influence', 'cunning');
  t.seat(0).picks('swap:B2.0:B1.0');
  t.seat(0).isAsked('cunning/choice', ['swap:B1.0:B2.0', 'swap:B1.0:B3.0', 'stop']).picks('swap:B1.0:B3.0');
  expect(t.ended).toBe(true);
  expect(t.unitsIn('influence')).toEqual(['B3.1', 'B3.0']);

  const elsewhere = table()
    .influence('I09')
    .zone('court', { 0: ['B2.0'] })
    .zone('mission', { 0: ['B1.0'] })
    .confront('court', 'cunning');
  elsewhere.seat(0).picks('swap:B2.0:B1.0');
  expect(elsewhere.ended).toBe(true);
});

test('I14 Hall of Mirrors: each token on a unit in this Zone counts as two symbols (ELEK-6.8)', () => {
  const t = table()
    .influence('I14')
    .zone('influence', { 0: ['B1.0'], 1: ['B3.1'] })
    .zone('court', { 0: ['B4.0'] })
    .tokens('B1.0', { power: 2, occultism: 1 })
    .tokens('B4.0', { power: 1 })
    .confront('influence', 'violence');
  expect(t.symbols('B1.0', 'occultism')).toBe(3);
  expect(t.symbols('B1.0', 'power')).toBe(5);
  expect(t.symbols('B3.1', 'power')).toBe(2);
  expect(t.symbols('B4.0', 'power')).toBe(1);

  const won = table()
    .influence('I14')
    .zone('influence', { 0: ['B1.0'], 1: ['B3.1'] })
    .tokens('B1.0', { power: 1 })
    .scepter(1)
    .confront('influence', 'power');
  expect(won.titlesOf(0)).toBe(1);
  // The card has left the board with its winner: from then on a token counts once.
  expect(won.symbols('B1.0', 'power')).toBe(2);
});
