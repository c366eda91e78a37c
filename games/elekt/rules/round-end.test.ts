import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

rule('ELEK-11.1', 'Scepter, Ember harvest, return of units, new cards, in this order', () => {
  const t = table()
    .zone('court', { 1: ['B3.1'] })
    .endRound(1);
  t.seat(1).picks('0');
  expect(t.events.map((event) => event.key)).toEqual([
    'event.scepter-handed',
    'event.gained-embers',
    'event.units-returned',
    'event.new-cards',
  ]);
});

rule(
  ['ELEK-11.2', 'ELEK-11.3'],
  'who won the Privilege gives the Scepter to anyone, themselves included, and sets the direction',
  () => {
    const t = table({ seats: 3 }).scepter(2, 'clockwise').endRound(1);
    t.seat(0).isNotAsked();
    t.seat(2).isNotAsked();
    t.seat(1)
      .isAsked('round-end/scepter', [
        '0:clockwise',
        '0:counter-clockwise',
        '1:clockwise',
        '1:counter-clockwise',
        '2:clockwise',
        '2:counter-clockwise',
      ])
      .picks('0:counter-clockwise');
    expect(t.board.scepter).toBe(0);
    expect(t.board.direction).toBe(-1);
  },
);

rule(['ELEK-11.3', 'ELEK-17.41'], 'the direction is set also if the Scepter stays where it is', () => {
  const kept = table({ seats: 3 }).scepter(1, 'clockwise').endRound(1);
  kept.seat(1).picks('1:counter-clockwise');
  expect([kept.board.scepter, kept.board.direction]).toEqual([1, -1]);
  const left = table({ seats: 3 }).scepter(2, 'counter-clockwise').endRound(1);
  left.seat(1).picks('2:clockwise');
  expect([left.board.scepter, left.board.direction]).toEqual([2, 1]);
});

rule('ELEK-17.41', 'the winner of the Privilege sets the direction also when giving the Scepter away', () => {
  const t = table({ seats: 3 }).scepter(1, 'clockwise').endRound(1);
  t.seat(1).picks('2:counter-clockwise');
  expect([t.board.scepter, t.board.direction]).toEqual([2, -1]);
});

rule(['ELEK-11.4', 'ELEK-17.40'], 'if nobody won the Privilege nobody moves or turns the Scepter', () => {
  const t = table({ seats: 3 }).scepter(2, 'counter-clockwise').endRound(null);
  expect(t.questions).toEqual([]);
  expect(t.board.scepter).toBe(2);
  expect(t.board.direction).toBe(-1);
  expect(t.ended).toBe(true);
});

rule(
  ['ELEK-11.5', 'ELEK-17.44'],
  'an Ember for each own unit in the Court Zone, however it came there and whoever won the Privilege',
  () => {
    const t = table({ seats: 3 })
      .zone('court', { 0: ['B1.0', 'E20'], 1: ['B3.1'] })
      .zone('mission', { 0: ['B4.0'], 2: ['B4.2'] })
      .embers(0, 0)
      .embers(1, 0)
      .embers(2, 0)
      .endRound(2);
    t.seat(2).picks('2:clockwise');
    expect([t.embersOf(0), t.embersOf(1), t.embersOf(2)]).toEqual([2, 1, 0]);
    expect(t.board.embers).toBe(10);
  },
);

rule('ELEK-17.44', 'a unit that was swapped into the Court Zone is harvested for, the one that left is not', () => {
  const t = table()
    .zone('mission', { 0: ['B2.0'] })
    .zone('court', { 0: ['B3.0'], 1: ['E18'] })
    .embers(0, 0)
    .confrontations();
  t.seat(0).picks('swap:B2.0:B3.0');
  t.seat(0).isAsked('cunning/choice').picks('stop'); // the Nameless wins Cunning in the Court Zone
  t.seat(1).isAsked('violence/victim').picks('stop');
  t.goOn();
  t.seat(1).isAsked('round-end/scepter').picks('1');
  expect(t.embersOf(0)).toBe(1);
});

rule(
  ['ELEK-11.5', 'ELEK-11.6', 'ELEK-17.42'],
  'WE-16: with 2 Embers and 3 units in the Court Zone only 1 is taken',
  () => {
    const t = table()
      .zone('court', { 0: ['B1.0', 'B3.0', 'B4.0'] })
      .embers(0, 2)
      .endRound(null);
    expect(t.embersOf(0)).toBe(3);
    expect(t.board.embers).toBe(13 - 3 - 1);
    expect(t.ended).toBe(true);
  },
);

rule('ELEK-11.6', 'nobody takes a fourth Ember, from a card either', () => {
  const t = table()
    .embers(0, 3)
    .zone('influence', { 0: ['B3.0'] })
    .confront('influence', 'power');
  expect(t.board.seats[0]?.influences).toEqual(['I13']);
  expect(t.embersOf(0)).toBe(3);
});

rule('ELEK-17.43', 'taking Embers moves only what fits under the limit; the rest stays with the victim', () => {
  const widow = (embers: number) => {
    const t = table()
      .zone('court', { 0: ['B4.0'], 1: ['E19'] })
      .embers(0, 2)
      .embers(1, embers)
      .confront('court', 'violence');
    t.seat(0).picks('E19');
    return [t.embersOf(0), t.embersOf(1)];
  };
  expect(widow(3)).toEqual([2, 3]);
  expect(widow(2)).toEqual([1, 3]);
});

rule(['ELEK-11.7', 'ELEK-11.8'], 'all units go back to the hands of their owners, their tokens to the pool', () => {
  const t = table()
    .hand(0, [])
    .hand(1, ['E01'])
    .zone('mission', { 0: ['B1.0'], 1: ['B3.0'] }) // B3.0 was taken: it belongs to seat 1 now
    .zone('influence', { 0: ['E20'] })
    .zone('court', { 1: ['B1.1'] })
    .tokens('B1.0', { power: 2 })
    .tokens('E20', { occultism: 1 })
    .tokens('B1.1', { violence: 3 })
    .endRound(null);
  expect(t.handOf(0)).toEqual(['B1.0', 'E20']);
  expect(t.handOf(1)).toEqual(['E01', 'B3.0', 'B1.1']);
  expect([t.unitsIn('mission'), t.unitsIn('influence'), t.unitsIn('court')]).toEqual([[], [], []]);
  expect(t.board.pool).toEqual({ occultism: 6, cunning: 6, violence: 6, power: 7 });
});

rule('ELEK-11.9', 'the top card of each deck is turned face up', () => {
  const t = table();
  const [mission, influence, privilege] = [t.s.missions[0], t.s.influences[0], t.s.privileges[0]];
  t.endRound(null);
  expect(t.board.zones.mission.card).toBe(mission);
  expect(t.board.zones.influence.card).toBe(influence);
  expect(t.board.zones.court.card).toBe(privilege);
  expect([t.board.missions.length, t.board.influences.length, t.board.privileges.length]).toEqual([15, 15, 4]);
});

rule('ELEK-11.10', 'Embers, won cards, hands and the discard pile carry over', () => {
  const t = table()
    .hand(0, ['B1.0', 'E05'])
    .hand(1, ['E06'])
    .discard(['E07', 'B4.1'])
    .won(0, 'M05')
    .won(1, 'I06')
    .owns(1, 'P06')
    .embers(0, 2)
    .embers(1, 3)
    .endRound(null)
    .goOn();
  expect(t.board.round).toBe(3);
  expect([t.embersOf(0), t.embersOf(1)]).toEqual([2, 3]);
  expect(t.handOf(0)).toEqual(['B1.0', 'E05']);
  expect(t.handOf(1)).toEqual(['E06']);
  expect(t.board.discard).toEqual(['E07', 'B4.1']);
  expect(t.board.seats[0]?.missions).toEqual(['M05']);
  expect(t.board.seats[1]?.influences).toEqual(['I06']);
  expect(t.board.seats[1]?.privileges).toEqual(['P06']);
});

rule('ELEK-11.11', 'the next round begins with Recruitment in the new turn order', () => {
  const t = table({ seats: 3 }).scepter(0, 'clockwise').endRound(1);
  t.seat(1).picks('2:counter-clockwise');
  t.goOn();
  expect(t.board.round).toBe(2);
  expect(t.board.phase).toBe('recruitment');
  t.seat(0).isNotAsked();
  t.seat(2).isAsked('recruit/keep').picks('redraw');
  t.seat(1).isAsked('recruit/keep').picks('redraw');
  t.seat(0).isAsked('recruit/keep');
});

/** Seat 0 owns the Amnesty; on the discard pile lie two units. */
const amnesty = () => table().owns(0, 'P12').discard(['E20', 'B1.1']).embers(0, 0);

rule('ELEK-17.89', 'the Amnesty may be used even if there is nothing to harvest', () => {
  const t = amnesty().endRound(null);
  t.seat(0).isAsked('harvest/choice', ['harvest', 'E20', 'B1.1']).picks('B1.1');
  expect(t.handOf(0)).toContain('B1.1');
  expect(t.board.discard).toEqual(['E20']);
  expect(t.embersOf(0)).toBe(0);
});

rule('ELEK-17.89', 'forgoing covers the Embers of the Vault and of the Tithe Collector too', () => {
  const rich = () =>
    amnesty()
      .owns(0, 'P02')
      .zone('court', { 0: ['E28'] });
  const forgone = rich().endRound(null);
  forgone.seat(0).picks('E20');
  expect(forgone.embersOf(0)).toBe(0);
  expect(forgone.handOf(0)).toContain('E20');
  const taken = rich().endRound(null);
  taken.seat(0).picks('harvest');
  expect(taken.embersOf(0)).toBe(3);
  expect(taken.board.discard).toEqual(['E20', 'B1.1']);
});

rule('ELEK-17.89', 'with an empty discard pile the Amnesty asks nothing', () => {
  const t = amnesty()
    .discard([])
    .zone('court', { 0: ['B1.0'] })
    .endRound(null);
  expect(t.questions).toEqual([]);
  expect(t.embersOf(0)).toBe(1);
});
