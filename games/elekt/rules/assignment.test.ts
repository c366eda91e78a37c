import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { hasRoom } from './keywords.js';

const ZONES_FOR = (unit: string) => [`${unit}:mission`, `${unit}:influence`, `${unit}:court`];

rule(
  ['ELEK-5.1', 'ELEK-5.2'],
  'the Scepter holder begins; turns go round and round and leave out who is finished',
  () => {
    const t = table({ seats: 3 }).scepter(2, 'counter-clockwise').assign();
    t.seat(2).isAsked('assignment/choice').picks('B3.2:court');
    t.seat(1).isAsked('assignment/choice').picks('pass');
    t.seat(0).isAsked('assignment/choice').picks('B3.0:court');
    t.seat(2).isAsked('assignment/choice').picks('B4.2:court');
    t.seat(0).isAsked('assignment/choice'); // seat 1 is left out
    t.seat(1).isNotAsked();
  },
);

rule('ELEK-5.3', 'a turn is exactly one unit to one Zone, or a pass', () => {
  const t = table().hand(0, ['B3.0', 'B4.0']).assign();
  t.seat(0).isAsked('assignment/choice', [...ZONES_FOR('B3.0'), ...ZONES_FOR('B4.0'), 'pass']);
  expect(t.seat(0).refused('B3.0:court', 'B4.0:court').code).toBe('illegal');
  expect(t.seat(0).refused('E05:court')).toEqual({ code: 'illegal', rule: 'ELEK-5.3' });
  expect(t.seat(0).refused('B3.1:court').code).toBe('illegal');
  t.seat(0).picks('B3.0:court');
  expect([t.handOf(0), t.unitsIn('court')]).toEqual([['B4.0'], ['B3.0']]);
  t.seat(0).isNotAsked();
  t.seat(1).isAsked('assignment/choice');
});

rule('ELEK-5.4', 'who passes is finished and assigns no more in this phase', () => {
  const t = table().assign();
  t.seat(0).picks('pass');
  expect(t.board.seats[0]!.passed).toBe(true);
  t.seat(1).picks('B3.1:court');
  t.seat(0).isNotAsked();
  expect(t.seat(0).refused('B3.0:court').code).toBe('not-asked');
  t.seat(1).isAsked('assignment/choice');
});

rule('ELEK-5.5', 'after 5 assignments a player is finished, even with units left in hand', () => {
  const t = table().passed(1).assigned(0, 4).assign();
  t.seat(0).picks('B3.0:court');
  expect(t.ended).toBe(true);
  expect(t.board.seats[0]).toMatchObject({ assigned: 5, passed: false, hand: ['B1.0', 'B2.0', 'B4.0'] });
});

rule('ELEK-5.5', 'with the Sixth Voice there is a sixth assignment for 1 Ember, and no seventh', () => {
  const t = table().owns(0, 'P10').passed(1).assigned(0, 5).embers(0, 2).hand(0, ['B3.0', 'B4.0']).assign();
  t.seat(0)
    .isAsked('assignment/choice', [...ZONES_FOR('B3.0'), ...ZONES_FOR('B4.0'), 'pass'])
    .picks('B3.0:court');
  expect(t.embersOf(0)).toBe(1);
  expect(t.ended).toBe(true);
  const poor = table().owns(0, 'P10').passed(1).assigned(0, 5).embers(0, 0).hand(0, ['B3.0']).assign();
  poor.seat(0).isAsked('assignment/choice', ['pass']);
});

rule('ELEK-5.6', 'the phase ends when every player is finished, by passing or by 5 assignments', () => {
  const t = table({ seats: 3 }).assigned(0, 5).assigned(1, 4).passed(2).assign(1);
  expect(t.ended).toBe(false);
  t.seat(1).picks('B3.1:court');
  expect(t.ended).toBe(true);
  expect(t.goOn().board.phase).not.toBe('assignment');
});

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

rule('ELEK-5.11', 'Basic or Elite, Wraith or Cultist: every unit may go to every Zone', () => {
  const t = table().hand(0, ['B2.0', 'B3.0', 'E05', 'E09']).assign();
  t.seat(0).isAsked('assignment/choice', [
    ...ZONES_FOR('B2.0'),
    ...ZONES_FOR('B3.0'),
    ...ZONES_FOR('E05'),
    ...ZONES_FOR('E09'),
    'pass',
  ]);
  // Unless a card says otherwise: Basic units pay for the Expedition into Darkness.
  const toll = table().mission('M12').embers(0, 0).hand(0, ['B2.0', 'E05']).assign();
  toll.seat(0).isAsked('assignment/choice', ['B2.0:influence', 'B2.0:court', ...ZONES_FOR('E05'), 'pass']);
});

rule('ELEK-5.12', "an assigned unit lies face up in its owner's part of the Zone", () => {
  const t = table().hand(0, ['E09']).embers(0, 0).assign();
  t.seat(0).picks('E09:influence');
  const tokens = { occultism: 0, cunning: 0, violence: 0, power: 0 };
  const lying = [{ card: 'E09', owner: 0, tokens, off: false }];
  expect(t.view(1).board.zones.influence.units).toEqual(lying);
  expect(t.view(null).board.zones.influence.units).toEqual(lying);
  expect(t.handOf(0)).toEqual([]);
});

rule('ELEK-5.13', 'everything that follows from an assignment is done before the next turn', () => {
  const t = table().mission('M02').hand(0, ['B1.0']).embers(0, 2).assign();
  t.seat(0).picks('B1.0:mission').isAsked('instant-ability/use', ['true', 'false']);
  t.seat(1).isNotAsked();
  t.seat(0).picks('true').isAsked('attach-tokens/choice');
  t.seat(1).isNotAsked();
  t.seat(0).picks('power:B1.0');
  expect(t.embersOf(0)).toBe(0); // one for the ability, one stolen by the Mechs
  t.seat(1).isAsked('assignment/choice');
});

rule('ELEK-5.14', 'whatever happens to an assigned unit, its assignment stays spent', () => {
  const t = table().hand(0, ['B3.0']).hand(1, ['E04']).assign();
  t.seat(0).picks('B3.0:court');
  t.seat(1).picks('E04:court').picks('true'); // takes the Dignitary and is discarded
  expect(t.unitsIn('court')).toEqual([]);
  expect([t.board.seats[0]!.assigned, t.board.seats[1]!.assigned]).toEqual([1, 1]);
  // The fifth assignment is spent too: its unit is annihilated and saved, and its owner stays finished.
  const last = table().assigned(0, 4).hand(0, ['B3.0', 'B4.0']).hand(1, ['E25']).embers(1, 2).assign();
  last.seat(0).picks('B3.0:court');
  last.seat(1).picks('E25:court').picks('true');
  last.seat(0).isAsked('annihilate/save').picks('save');
  expect(last.handOf(0)).toEqual(['B4.0', 'B3.0']);
  last.seat(1).isAsked('assignment/choice').picks('pass');
  expect(last.ended).toBe(true);
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

rule('ELEK-5.16', 'placing and moving use up no assignment', () => {
  const placed = table().passed(1).assigned(0, 3).hand(0, ['E33', 'B3.0', 'B4.0']).assign();
  placed.seat(0).picks('E33:court').picks('true').picks('B3.0');
  expect([placed.unitsIn('court'), placed.board.seats[0]!.assigned]).toEqual([['E33', 'B3.0'], 4]);
  placed.seat(0).isAsked('assignment/choice');
  const moved = table()
    .zone('court', { 0: ['B3.0'] })
    .passed(1)
    .assigned(0, 3)
    .hand(0, ['E20', 'B4.0'])
    .assign();
  moved.seat(0).picks('E20:mission').picks('true').picks('B3.0:influence');
  expect([moved.zoneOf('B3.0'), moved.board.seats[0]!.assigned]).toEqual(['influence', 4]);
  moved.seat(0).isAsked('assignment/choice');
});

rule(['ELEK-5.17', 'ELEK-17.15'], 'passing is legal in the very first turn and with legal assignments left', () => {
  const t = table().assign();
  expect(t.seat(0).options).toHaveLength(13); // four units, three Zones, and the pass
  t.seat(0).picks('pass');
  t.seat(1).isAsked('assignment/choice').picks('pass');
  expect(t.ended).toBe(true);
  expect(t.board.seats.map((player) => player.assigned)).toEqual([0, 0]);
});

rule(
  ['ELEK-5.18', 'ELEK-17.14'],
  'with an empty hand, or with no room anywhere, pass is offered as the only option',
  () => {
    const empty = table().hand(0, []).assign();
    empty.seat(0).isAsked('assignment/choice', ['pass']);
    empty.seat(1).isNotAsked(); // the turn is not skipped
    empty.seat(0).picks('pass');
    expect(empty.board.seats[0]!.passed).toBe(true);
    const full = table({ seats: 3 })
      .zone('mission', { 0: ['B1.0', 'B2.0'] })
      .zone('influence', { 0: ['B3.0', 'B4.0'] })
      .zone('court', { 0: ['E05', 'E06'] })
      .hand(0, ['E09'])
      .assign();
    full.seat(0).isAsked('assignment/choice', ['pass']);
  },
);

rule('ELEK-5.19', 'units that are not assigned stay in hand', () => {
  const t = table().assign();
  t.seat(0).picks('B3.0:court');
  t.seat(1).picks('pass');
  t.seat(0).picks('pass');
  expect(t.ended).toBe(true);
  expect(t.handOf(0)).toEqual(['B1.0', 'B2.0', 'B4.0']);
  expect(t.handOf(1)).toEqual(['B1.1', 'B2.1', 'B3.1', 'B4.1']);
});

rule('ELEK-5.20', 'a player who passed takes part in all later phases', () => {
  const t = table()
    .zone('court', { 0: ['B4.0', 'B3.0'], 1: ['B1.1'] })
    .passed(0, 1)
    .confrontations();
  t.seat(1).isAsked('occultism/token').picks('stop');
  t.seat(0).isAsked('violence/victim').picks('B1.1');
  t.seat(1).isAsked('annihilate/save').picks('let-go');
  expect(t.board.privilegeTo).toBe(0);
  t.goOn();
  t.seat(0).isAsked('round-end/scepter').picks('0:clockwise');
  t.seat(0).isAsked('recruit/keep').picks('redraw');
  t.seat(1).isAsked('recruit/keep').picks('redraw');
  t.seat(0).isAsked('assignment/choice'); // and in the next round they assign again
});

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
