import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

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
  t.seat(0).isAsked('round-end/scepter').picks('0');
  t.seat(0).isAsked('recruit/keep').picks('redraw');
  t.seat(1).isAsked('recruit/keep').picks('redraw');
  t.seat(0).isAsked('assignment/choice'); // and in the next round they assign again
});
