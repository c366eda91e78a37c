import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { hasRoom } from './keywords.js';

const ZONES_FOR = (unit: string) => [`${unit}:mission`, `${unit}:influence`, `${unit}:court`];

rule('ELEK-5.7', 'with 2 players a Zone takes 3 units of a player and no fourth', () => {
  const two = table()
    .zone('court', { 0: ['B1.0', 'B2.0'] })
    .hand(0, ['B3.0'])
    .assign();
  two.seat(0).isAsked('assignment/choice', [...ZONES_FOR('B3.0'), 'pass']);
  const three = table()
    .zone('court', { 0: ['B1.0', 'B2.0', 'E05'] })
    .hand(0, ['B3.0'])
    .assign();
  three.seat(0).isAsked('assignment/choice', ['B3.0:mission', 'B3.0:influence', 'pass']);
  expect(three.seat(0).refused('B3.0:court').code).toBe('illegal');
});

rule('ELEK-5.8', 'with 3 and with 4 players a Zone takes 2 units of a player and no third', () => {
  const options = (seats: number, units: string[]) =>
    table({ seats }).zone('court', { 0: units }).hand(0, ['B3.0']).assign().seat(0).options;
  expect(options(3, ['B1.0'])).toEqual([...ZONES_FOR('B3.0'), 'pass']);
  expect(options(3, ['B1.0', 'B2.0'])).toEqual(['B3.0:mission', 'B3.0:influence', 'pass']);
  expect(options(4, ['B1.0'])).toEqual([...ZONES_FOR('B3.0'), 'pass']);
  expect(options(4, ['B1.0', 'B2.0'])).toEqual(['B3.0:mission', 'B3.0:influence', 'pass']);
});

rule('ELEK-17.18', 'limits are 3, 2, 2 and the Titles needed 7, 6, 5 for 2, 3, 4 players', () => {
  const room = (seats: number, units: string[]) => hasRoom(table({ seats }).zone('court', { 0: units }).s, 'court', 0);
  expect([room(2, ['B1.0', 'B2.0']), room(2, ['B1.0', 'B2.0', 'B3.0'])]).toEqual([true, false]);
  expect([room(3, ['B1.0']), room(3, ['B1.0', 'B2.0'])]).toEqual([true, false]);
  expect([room(4, ['B1.0']), room(4, ['B1.0', 'B2.0'])]).toEqual([true, false]);
  // Each wins one more Title with the Duel of Heirs, from the number of Titles on the cards they have.
  const wins = (seats: number, ...cards: string[]) => {
    const t = table({ seats }).zone('mission', { 0: ['B3.0'] });
    for (const card of cards) t.won(0, card);
    return t.mission('M16').confront('mission', 'power').result !== null;
  };
  expect([wins(2, 'M01', 'M03', 'I02'), wins(2, 'M01', 'M03', 'I08')]).toEqual([false, true]);
  expect([wins(3, 'M01', 'M03'), wins(3, 'M01', 'M03', 'I02')]).toEqual([false, true]);
  expect([wins(4, 'M01', 'I02'), wins(4, 'M01', 'M03')]).toEqual([false, true]);
});

rule('ELEK-5.9', "other players' units and units in other Zones do not count towards the limit", () => {
  const t = table({ seats: 3 })
    .zone('court', { 0: ['B1.0'], 1: ['B1.1', 'B2.1'], 2: ['B1.2', 'B2.2'] })
    .zone('mission', { 0: ['B2.0', 'B4.0'] })
    .hand(0, ['B3.0'])
    .assign();
  t.seat(0).isAsked('assignment/choice', ['B3.0:influence', 'B3.0:court', 'pass']);
});

rule(['ELEK-5.10', 'ELEK-17.16'], 'a unit that has left the Zone frees its slot, which may be filled again', () => {
  const t = table({ seats: 3 })
    .zone('court', { 0: ['B1.0'], 1: ['B1.1'] })
    .hand(0, ['E04', 'B3.0', 'B4.0'])
    .passed(1, 2)
    .assign();
  t.seat(0).picks('E04:court').picks('true').isAsked('take-unit/choice', ['B1.0', 'B1.1']).picks('B1.1');
  // The Body Thief is gone again: of two slots one is free.
  t.seat(0).isAsked('assignment/choice', [...ZONES_FOR('B1.1'), ...ZONES_FOR('B3.0'), ...ZONES_FOR('B4.0'), 'pass']);
  t.seat(0).picks('B3.0:court');
  expect(t.seat(0).refused('B4.0:court').code).toBe('illegal');
});

rule(
  ['ELEK-5.15', 'ELEK-17.17'],
  'a unit back in hand may be assigned again with one of the remaining assignments',
  () => {
    const t = table().hand(0, ['B3.0']).hand(1, ['E25']).embers(1, 2).assign();
    t.seat(0).picks('B3.0:court');
    t.seat(1).picks('E25:court').picks('true');
    t.seat(0)
      .picks('save')
      .isAsked('assignment/choice', [...ZONES_FOR('B3.0'), 'pass'])
      .picks('B3.0:mission');
    expect([t.zoneOf('B3.0'), t.board.seats[0]!.assigned]).toEqual(['mission', 2]);
    // Whoever holds the unit now assigns it: here the player who has taken it.
    const taken = table()
      .zone('court', { 1: ['B3.1'] })
      .hand(0, ['E04'])
      .passed(1)
      .assign();
    taken.seat(0).picks('E04:court').picks('true').picks('B3.1:court');
    expect([taken.unit('B3.1')!.owner, taken.board.seats[0]!.assigned]).toEqual([0, 2]);
    // A holder who has passed is finished.
    const passed = table()
      .zone('court', { 0: ['B3.0'] })
      .hand(0, [])
      .passed(0)
      .hand(1, ['E25'])
      .embers(1, 2)
      .assign(1);
    passed.seat(1).picks('E25:court').picks('true');
    passed.seat(0).picks('save').isNotAsked();
  },
);

rule('ELEK-17.19', 'a moved unit is not assigned, and moving respects the limit', () => {
  const t = table({ seats: 3 })
    .mission('M02')
    .zone('court', { 0: ['B1.0'] })
    .zone('influence', { 0: ['B3.0', 'B4.0'] })
    .hand(0, ['E20'])
    .embers(0, 2)
    .assign();
  t.seat(0).picks('E20:court').picks('true');
  // Not to the full Influence Zone, and out of it only where there is room.
  t.seat(0).isAsked('move-other/choice', ['B1.0:mission', 'B3.0:mission', 'B4.0:mission']).picks('B1.0:mission');
  t.seat(1).isAsked('assignment/choice'); // no instant ability of the Acolyte
  expect([t.zoneOf('B1.0'), t.embersOf(0)]).toEqual(['mission', 2]); // and the Mechs take no Ember
});

rule('ELEK-17.19', 'a placed unit is not assigned, and placing respects the limit', () => {
  const t = table({ seats: 3 }).mission('M02').hand(0, ['E33', 'B1.0', 'B3.0']).embers(0, 3).assign();
  t.seat(0).picks('E33:mission').picks('true').isAsked('place-basic/choice', ['B1.0', 'B3.0']).picks('B1.0');
  t.seat(1).isAsked('assignment/choice');
  expect(t.unitsIn('mission')).toEqual(['E33', 'B1.0']);
  expect(t.embersOf(0)).toBe(1); // 1 for the ability, 1 taken for the Captain, none for the Acolyte
  const full = table({ seats: 3 })
    .zone('court', { 0: ['B3.0'] })
    .hand(0, ['E33', 'B1.0'])
    .embers(0, 3)
    .assign();
  full.seat(0).picks('E33:court');
  full.seat(1).isAsked('assignment/choice'); // no room for a third: the ability is not offered
});

rule('ELEK-17.19', 'a swapped unit and one that stays through the Dark Exarch are not assigned', () => {
  const swapped = table()
    .zone('mission', { 0: ['B2.0'] })
    .zone('court', { 0: ['E05'], 1: ['B3.1'] })
    .confront('mission', 'cunning');
  swapped.seat(0).isAsked('cunning/choice', ['swap:B2.0:E05', 'stop']).picks('swap:B2.0:E05');
  expect(swapped.ended).toBe(true); // the Skarger's instant ability is not offered
  expect([swapped.zoneOf('E05'), swapped.zoneOf('B2.0')]).toEqual(['mission', 'court']);
  const stays = table()
    .zone('court', { 0: ['E03', 'B1.0'], 1: ['B4.1'] })
    .embers(0, 2)
    .confront('court', 'violence');
  stays.seat(1).picks('B1.0');
  stays.seat(0).picks('save').isAsked('stay/keep', ['true', 'false']).picks('true');
  expect(stays.ended).toBe(true); // one Ember is left, but no instant ability is offered
  expect([stays.zoneOf('B1.0'), stays.embersOf(0), stays.board.seats[0]!.assigned]).toEqual(['court', 1, 0]);
});

rule(
  'ELEK-17.20',
  'units above the limit stay when the card that raised it leaves; then the normal limit holds',
  () => {
    const t = table()
      .mission('M13')
      .zone('mission', { 0: ['B1.0', 'B2.0', 'B3.0'] })
      .hand(0, ['B4.0', 'E02'])
      .passed(1)
      .assign();
    t.seat(0).picks('B4.0:mission'); // the fourth: the Levy of the Damned makes room
    expect(t.seat(0).refused('E02:mission').code).toBe('illegal');
    const won = table()
      .mission('M13')
      .zone('mission', { 0: ['B1.0', 'B2.0', 'B3.0', 'B4.0'] })
      .confront('mission', 'power');
    expect(won.board.zones.mission.card).toBeNull();
    expect(won.unitsIn('mission')).toEqual(['B1.0', 'B2.0', 'B3.0', 'B4.0']);
    const three = table()
      .mission('M13')
      .zone('mission', { 0: ['B1.0', 'B2.0', 'B3.0'] });
    expect(hasRoom(three.s, 'mission', 0)).toBe(true);
    expect(hasRoom(three.confront('mission', 'power').board, 'mission', 0)).toBe(false);
  },
);
