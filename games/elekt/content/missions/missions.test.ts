import { expect, test } from 'vitest';
import { table, tokenKeys } from '../../testing/table.js';

// Missions that act on assignments, limits, ties and their winner. The others are in missions-fights.test.ts.

test('M01 Mechanical Staldorg: after assigning to this Zone a player discards 1 unit of their choice from hand (ELEK-15.38)', () => {
  const t = table().mission('M01').hand(0, ['B3.0', 'E13', 'B4.0']).passed(1).assign();
  t.seat(0).assigns('B3.0', 'mission').isAsked('discard-units/unit', ['E13', 'B4.0']).picks('E13');
  expect(t.handOf(0)).toEqual(['B4.0']);
  expect(t.board.discard).toContain('E13');
  expect(t.zoneOf('B3.0')).toBe('mission');
});

test('M01 Mechanical Staldorg: nothing with an empty hand, and nothing for other Zones (ELEK-17.71 ELEK-15.39)', () => {
  const last = table().mission('M01').hand(0, ['B3.0']).passed(1).assign();
  last.seat(0).assigns('B3.0', 'mission').isAsked('assignment/choice', ['pass']);
  expect(last.zoneOf('B3.0')).toBe('mission');

  const elsewhere = table().mission('M01').hand(0, ['B3.0', 'E13']).passed(1).assign();
  elsewhere.seat(0).assigns('B3.0', 'influence');
  expect(elsewhere.handOf(0)).toEqual(['E13']);

  const won = table()
    .mission('M01')
    .zone('mission', { 0: ['B3.0'] })
    .confront('mission', 'power');
  expect(won.titlesOf(0)).toBe(2);
});

test('M02 Mechs Steal the Ember: after assigning to this Zone a player discards 1 Ember, if they have any (ELEK-15.27 ELEK-15.28)', () => {
  const t = table().mission('M02').embers(0, 1).passed(1).assign();
  t.seat(0).assigns('B3.0', 'influence');
  expect(t.embersOf(0)).toBe(1);
  t.seat(0).assigns('B4.0', 'mission');
  expect(t.embersOf(0)).toBe(0);
  expect(t.board.embers).toBe(12);
  t.seat(0).assigns('B2.0', 'mission');
  expect(t.zoneOf('B2.0')).toBe('mission');
  expect(t.embersOf(0)).toBe(0);
});

test('M02 Mechs Steal the Ember: the Ember may be spent on the unit’s instant ability first (ELEK-17.72)', () => {
  const t = table().mission('M02').embers(0, 1).passed(1).assign();
  t.seat(0).assigns('B1.0', 'mission').picks('true').picks('power:B1.0');
  expect(t.embersOf(0)).toBe(0);
  expect(t.tokensOn('B1.0')).toEqual({ power: 1 });
  expect(t.told('lost-embers')).toEqual([]);
});

test('M03 Werewolf Packs: after winning it the winner discards 2 units of their choice from hand (ELEK-15.21 ELEK-15.23)', () => {
  const t = table()
    .mission('M03')
    .hand(0, ['B1.0', 'E13', 'B4.0'])
    .zone('mission', { 0: ['B3.0'], 1: ['B4.1'] })
    .confront('mission', 'power');
  expect(t.titlesOf(0)).toBe(2);
  t.seat(0).isAsked('discard-units/unit', ['B1.0', 'E13', 'B4.0']).picks('E13');
  t.seat(0).isAsked('discard-units/unit', ['B1.0', 'B4.0']).picks('B1.0');
  expect(t.handOf(0)).toEqual(['B4.0']);
  expect(t.handOf(1)).toHaveLength(3);
  expect(t.ended).toBe(true);
});

test('M03 Werewolf Packs: all units if there are fewer, none with an empty hand (ELEK-15.22)', () => {
  const one = table()
    .mission('M03')
    .hand(0, ['E13'])
    .zone('mission', { 0: ['B3.0'] })
    .confront('mission', 'power');
  expect(one.handOf(0)).toEqual([]);
  expect(one.board.discard).toContain('E13');

  const empty = table()
    .mission('M03')
    .hand(0, [])
    .zone('mission', { 0: ['B3.0'] })
    .confront('mission', 'power');
  expect(empty.titlesOf(0)).toBe(2);
  expect(empty.unitsIn('mission')).toEqual(['B3.0']);
});

test('M07 Storm of Ash: no tokens can be attached in this Zone (ELEK-13.27)', () => {
  const here = table()
    .mission('M07')
    .zone('mission', { 0: ['B1.0'] })
    .confront('mission', 'occultism');
  expect(here.ended).toBe(true);
  expect(here.tokensOn('B1.0')).toEqual({});

  const elsewhere = table()
    .mission('M07')
    .zone('court', { 0: ['B1.0'] })
    .confront('court', 'occultism');
  elsewhere.seat(0).isAsked('occultism/token', [...tokenKeys(['B1.0']), 'stop']);
});

test('M12 Expedition into Darkness: a Basic unit is assigned to this Zone only for 1 Ember; an Elite unit freely (ELEK-17.91)', () => {
  const t = table().mission('M12').hand(0, ['B3.0', 'E13', 'B4.0']).embers(0, 1).passed(1).assign();
  t.seat(0).assigns('B3.0', 'mission');
  expect(t.embersOf(0)).toBe(0);
  t.seat(0)
    .isAsked('assignment/choice', ['E13:mission', 'E13:influence', 'E13:court', 'B4.0:influence', 'B4.0:court', 'pass'])
    .picks('E13:mission');
  expect(t.unitsIn('mission')).toEqual(['B3.0', 'E13']);
});

test('M13 Levy of the Damned: the unit limit of this Zone is 1 higher for every player', () => {
  const t = table()
    .mission('M13')
    .hand(0, ['E13', 'E12'])
    .hand(1, ['E21', 'E22'])
    .zone('mission', { 0: ['B1.0', 'B2.0', 'B3.0'], 1: ['B1.1', 'B2.1', 'B3.1'] })
    .zone('court', { 0: ['B4.0', 'E06', 'E07'] })
    .assign();
  t.seat(0)
    .isAsked('assignment/choice', ['E13:mission', 'E13:influence', 'E12:mission', 'E12:influence', 'pass'])
    .picks('E13:mission');
  t.seat(1).assigns('E22', 'mission');
  t.seat(0).isAsked('assignment/choice', ['E12:influence', 'pass']);
});

test('M14 Narrow Causeway: the unit limit of this Zone is 1 lower for every player', () => {
  const t = table()
    .mission('M14')
    .hand(0, ['E13'])
    .hand(1, ['E22'])
    .zone('mission', { 0: ['B1.0', 'B2.0'], 1: ['B1.1'] })
    .zone('court', { 0: ['B4.0', 'E06'] })
    .assign();
  t.seat(0).isAsked('assignment/choice', ['E13:influence', 'E13:court', 'pass']).picks('E13:court');
  t.seat(1).assigns('E22', 'mission');
  expect(t.unitsIn('mission')).toEqual(['B1.0', 'B2.0', 'B1.1', 'E22']);

  const three = table({ seats: 3 })
    .mission('M14')
    .hand(0, ['E13'])
    .zone('mission', { 0: ['B1.0'] })
    .assign();
  three.seat(0).isAsked('assignment/choice', ['E13:influence', 'E13:court', 'pass']);
});

test('M15 Ember Rift: a player’s first assignment to this Zone in a round gains 1 Ember', () => {
  const t = table().mission('M15').embers(0, 0).embers(1, 1).assign();
  t.seat(0).assigns('B4.0', 'court');
  expect(t.embersOf(0)).toBe(0);
  t.seat(1).assigns('B4.1', 'mission');
  expect(t.embersOf(1)).toBe(2);
  t.seat(0).assigns('B3.0', 'mission');
  expect(t.embersOf(0)).toBe(1);
  t.seat(1).assigns('B3.1', 'mission');
  expect(t.embersOf(1)).toBe(2);
  t.seat(0).assigns('B2.0', 'mission');
  expect(t.embersOf(0)).toBe(1);
});

test('M15 Ember Rift: the Ember comes after the unit’s instant ability, not above 3, and not for a placed unit', () => {
  const late = table().mission('M15').embers(0, 0).passed(1).assign();
  late.seat(0).assigns('B1.0', 'mission').isAsked('assignment/choice');
  expect(late.embersOf(0)).toBe(1);

  const rich = table().mission('M15').embers(0, 3).passed(1).assign();
  rich.seat(0).assigns('B3.0', 'mission');
  expect(rich.embersOf(0)).toBe(3);

  const placed = table().mission('M15').hand(0, ['E33', 'B3.0']).embers(0, 1).passed(1).assign();
  placed.seat(0).assigns('E33', 'mission').picks('true').picks('B3.0');
  expect(placed.unitsIn('mission')).toEqual(['E33', 'B3.0']);
  expect(placed.embersOf(0)).toBe(1);
});

test('M16 Duel of Heirs: Power ties in this Zone are won by the tied player with the lowest court position (ELEK-10.12)', () => {
  const t = table({ seats: 3 })
    .mission('M16')
    .zone('mission', { 0: ['B3.0'], 1: ['B3.1'], 2: ['B1.2'] })
    .scepter(0)
    .confront('mission', 'power');
  expect([t.titlesOf(0), t.titlesOf(1), t.titlesOf(2)]).toEqual([0, 1, 0]);

  const elsewhere = table()
    .mission('M16')
    .zone('court', { 0: ['B3.0'], 1: ['B3.1'] })
    .scepter(0)
    .confront('court', 'power');
  expect(elsewhere.board.privilegeTo).toBe(0);

  const clear = table()
    .mission('M16')
    .zone('mission', { 0: ['B3.0'], 1: ['B1.1'] })
    .scepter(0)
    .confront('mission', 'power');
  expect(clear.titlesOf(0)).toBe(1);
});
