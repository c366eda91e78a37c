import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

rule(
  ['ELEK-8.1', 'ELEK-8.3'],
  'the winner swaps an own unit here with an own unit elsewhere, never a unit of another player',
  () => {
    const t = table()
      .zone('mission', { 0: ['B4.0'], 1: ['B4.1'] })
      .zone('influence', { 0: ['B2.0', 'B1.0'], 1: ['B1.1'] })
      .zone('court', { 0: ['B3.0'], 1: ['B3.1'] })
      .confront('influence', 'cunning');
    const winner = t
      .seat(0)
      .isAsked('cunning/choice', ['swap:B2.0:B4.0', 'swap:B2.0:B3.0', 'swap:B1.0:B4.0', 'swap:B1.0:B3.0', 'stop']);
    expect(winner.refused('swap:B2.0:B3.1')).toEqual({ code: 'illegal', rule: 'ELEK-8.1' });
    expect(winner.refused('swap:B1.1:B3.0')).toEqual({ code: 'illegal', rule: 'ELEK-8.1' });
    expect(winner.refused('swap:B4.0:B3.0')).toEqual({ code: 'illegal', rule: 'ELEK-8.1' });
    winner.picks('swap:B1.0:B3.0');
    expect(t.unitsIn('influence')).toEqual(['B2.0', 'B1.1', 'B3.0']);
    expect(t.unitsIn('court')).toEqual(['B3.1', 'B1.0']);
    expect(t.unitsIn('mission')).toEqual(['B4.0', 'B4.1']);
    expect(t.ended).toBe(true);
  },
);

rule(['ELEK-8.2', 'ELEK-17.31'], 'the other Zone may be resolved already or not yet', () => {
  const t = table()
    .zone('mission', { 0: ['B3.0'] })
    .zone('influence', { 0: ['B2.0'] })
    .zone('court', { 0: ['B4.0'] })
    .confrontations();
  t.seat(0).isAsked('cunning/choice', ['swap:B2.0:B3.0', 'swap:B2.0:B4.0', 'stop']);
  expect(t.board.zones.mission.card).toBeNull();
  expect(t.board.zones.court.card).toBe('P01');
  t.seat(0).picks('swap:B2.0:B3.0');
  expect(t.zoneOf('B2.0')).toBe('mission');
  expect(t.zoneOf('B3.0')).toBe('influence');
});

rule(
  ['ELEK-8.4', 'ELEK-17.33'],
  'a unit cannot be sent to a Zone without an own unit to exchange; where there is one, nothing more is needed',
  () => {
    const t = table()
      .zone('mission', { 0: ['B2.0'] })
      .zone('influence', { 1: ['B3.1'] })
      .zone('court', { 0: ['B4.0'] })
      .confront('mission', 'cunning');
    t.seat(0).isAsked('cunning/choice', ['swap:B2.0:B4.0', 'stop']).picks('swap:B2.0:B4.0');
    expect(t.unitsIn('mission')).toEqual(['B4.0']);
    expect(t.unitsIn('court')).toEqual(['B2.0']);
    expect(t.unitsIn('influence')).toEqual(['B3.1']);
  },
);

rule('ELEK-8.5', 'a winner without a unit in another Zone is not asked', () => {
  const t = table()
    .zone('mission', { 0: ['B2.0', 'B4.0'] })
    .zone('court', { 1: ['B3.1'] })
    .confront('mission', 'cunning');
  expect(t.told('won-confrontation')).toHaveLength(1);
  expect(t.questions).toEqual([]);
  expect(t.ended).toBe(true);
});

rule(['ELEK-8.6', 'ELEK-14.11'], 'swapped units keep their tokens', () => {
  const t = table()
    .zone('influence', { 0: ['E12'] })
    .tokens('E12', { power: 1 })
    .zone('court', { 0: ['E11'] })
    .tokens('E11', { cunning: 2 })
    .confront('influence', 'cunning');
  t.seat(0).picks('swap:E12:E11');
  expect(t.zoneOf('E11')).toBe('influence');
  expect(t.unit('E11')?.tokens).toEqual({ occultism: 0, cunning: 2, violence: 0, power: 0 });
  expect(t.zoneOf('E12')).toBe('court');
  expect(t.unit('E12')?.tokens).toEqual({ occultism: 0, cunning: 0, violence: 0, power: 1 });
  expect(t.board.pool).toEqual({ occultism: 6, cunning: 4, violence: 6, power: 6 });
});

rule('ELEK-8.7', 'swapped units are not assigned: no instant ability, no trigger, no effect of the Mission', () => {
  const t = table()
    .mission('M02')
    .zone('mission', { 0: ['B2.0'], 1: ['B3.1'] })
    .zone('court', { 0: ['E10'] })
    .embers(0, 3)
    .confront('mission', 'cunning');
  t.seat(0).picks('swap:B2.0:E10');
  // Assigned among Cultists the Herald would get a token, and Mechs would steal an Ember.
  expect(t.zoneOf('E10')).toBe('mission');
  expect(t.unit('E10')?.tokens.power).toBe(0);
  expect(t.embersOf(0)).toBe(3);
  expect(t.board.seats[0]?.assigned).toBe(0);
  expect(t.questions).toEqual([]);
  expect(t.ended).toBe(true);
});

rule('ELEK-8.7', 'a swapped Acolyte may not use its instant ability', () => {
  const t = table()
    .zone('mission', { 0: ['B2.0'] })
    .zone('court', { 0: ['B1.0'] })
    .embers(0, 1)
    .confront('mission', 'cunning');
  t.seat(0).picks('swap:B2.0:B1.0');
  expect(t.questions).toEqual([]);
  expect(t.embersOf(0)).toBe(1);
});

rule(['ELEK-8.8', 'ELEK-17.32'], 'unit limits never forbid a swap, not even in a Zone above its limit', () => {
  const t = table()
    .zone('mission', { 0: ['B2.0'] })
    .zone('influence', { 0: ['E30', 'E31', 'E32'] })
    .zone('court', { 0: ['B1.0', 'B3.0', 'B4.0', 'E33'] })
    .confront('mission', 'cunning');
  t.seat(0).isAsked('cunning/choice', [
    'swap:B2.0:E30',
    'swap:B2.0:E31',
    'swap:B2.0:E32',
    'swap:B2.0:B1.0',
    'swap:B2.0:B3.0',
    'swap:B2.0:B4.0',
    'swap:B2.0:E33',
    'stop',
  ]);
  t.seat(0).picks('swap:B2.0:E33');
  expect(t.unitsIn('mission')).toEqual(['E33']);
  expect(t.unitsIn('court')).toEqual(['B1.0', 'B3.0', 'B4.0', 'B2.0']);
});

rule('ELEK-8.9', 'the winner may decline to swap', () => {
  const t = table()
    .zone('mission', { 0: ['B2.0'] })
    .zone('court', { 0: ['B1.0'] })
    .confront('mission', 'cunning');
  t.seat(0).picks('stop');
  expect(t.unitsIn('mission')).toEqual(['B2.0']);
  expect(t.unitsIn('court')).toEqual(['B1.0']);
  expect(t.ended).toBe(true);
});

rule(
  'ELEK-8.10',
  'a swapped-in unit counts in the rest of its new Zone, a swapped-out unit no longer in the old one',
  () => {
    const t = table()
      .zone('influence', { 0: ['B2.0'], 1: ['B1.1'] })
      .zone('court', { 0: ['B4.0'] })
      .influence('I03') // Cunning first, so that Occultism follows it
      .confrontations();
    t.seat(0).isAsked('cunning/choice').picks('swap:B2.0:B4.0');
    t.seat(1).isAsked('occultism/token').picks('stop');
    t.seat(0).isAsked('violence/victim', ['B1.1', 'B4.0', 'stop']);
    expect(t.count('influence', 0, 'violence')).toBe(2);
    expect(t.count('influence', 0, 'cunning')).toBe(0);
  },
);

rule(
  'ELEK-17.34',
  'the number of swaps is fixed when Cunning is won: the Mirror Stalker may be swapped out first',
  () => {
    const t = table()
      .zone('mission', { 0: ['E17'] })
      .zone('influence', { 0: ['B3.0'] })
      .zone('court', { 0: ['B1.0'] })
      .confront('mission', 'cunning');
    t.seat(0).isAsked('cunning/choice', ['swap:E17:B3.0', 'swap:E17:B1.0', 'stop']).picks('swap:E17:B1.0');
    t.seat(0).isAsked('cunning/choice', ['swap:B1.0:B3.0', 'swap:B1.0:E17', 'stop']).picks('swap:B1.0:B3.0');
    expect(t.unitsIn('mission')).toEqual(['B3.0']);
    expect(t.unitsIn('influence')).toEqual(['B1.0']);
    expect(t.unitsIn('court')).toEqual(['E17']);
    expect(t.ended).toBe(true);
  },
);

rule('ELEK-17.34', 'a Mirror Stalker that is swapped in brings no further swap', () => {
  const t = table()
    .zone('mission', { 0: ['B2.0'] })
    .zone('court', { 0: ['E17', 'B1.0'] })
    .confront('mission', 'cunning');
  t.seat(0).picks('swap:B2.0:E17');
  expect(t.ended).toBe(true);
});

rule(['ELEK-17.34', 'ELEK-17.90'], 'each further swap is optional, and declining one ends the step', () => {
  const stalker = () =>
    table()
      .influence('I09')
      .zone('influence', { 0: ['E17'] })
      .zone('court', { 0: ['B1.0'] })
      .confront('influence', 'cunning');
  const three = stalker();
  three.seat(0).picks('swap:E17:B1.0').picks('swap:B1.0:E17').picks('swap:E17:B1.0');
  expect(three.ended).toBe(true);
  const one = stalker();
  one.seat(0).picks('swap:E17:B1.0').picks('stop');
  expect(one.ended).toBe(true);
  expect(one.zoneOf('E17')).toBe('court');
});

/** A Forger and a Mirror Stalker of seat 0 win Cunning; seat 1 has won a card with one Title. */
const forger = () =>
  table()
    .mission('M10')
    .zone('mission', { 0: ['E01', 'E17'] })
    .zone('court', { 0: ['B1.0'] })
    .won(1, 'I13')
    .embers(0, 2);

rule('ELEK-17.85', 'forging replaces every swap; the Caravan still pays', () => {
  const t = forger().confront('mission', 'cunning');
  t.seat(0)
    .isAsked('cunning/choice', ['swap:E01:B1.0', 'swap:E17:B1.0', 'forge:E01:I13', 'stop'])
    .picks('forge:E01:I13');
  expect(t.board.seats[0]?.influences).toEqual(['I13']);
  expect(t.board.seats[1]?.influences).toEqual([]);
  expect(t.board.discard).toEqual(['E01']);
  expect(t.embersOf(0)).toBe(1); // 2 paid, 1 from the Silent Caravan, none from the Granary
  expect(t.questions).toEqual([]);
  expect(t.ended).toBe(true);
});

rule('ELEK-17.85', 'forging is offered only before the first swap', () => {
  const t = forger().confront('mission', 'cunning');
  t.seat(0).picks('swap:E17:B1.0').isAsked('cunning/choice', ['swap:E01:E17', 'swap:B1.0:E17', 'stop']);
});

rule(['ELEK-17.63', 'ELEK-17.55'], 'forging is not offered to who has only a part of the price', () => {
  const t = forger().embers(0, 1).confront('mission', 'cunning');
  t.seat(0).isAsked('cunning/choice', ['swap:E01:B1.0', 'swap:E17:B1.0', 'stop']);
});

rule('ELEK-17.85', 'no trigger of Cunning follows when the forged card wins the game', () => {
  const t = forger().won(0, 'M01').won(0, 'M03').won(0, 'M04').round(3).confront('mission', 'cunning');
  t.seat(0).picks('forge:E01:I13');
  expect(t.result?.places[0]).toEqual([0]);
  expect(t.embersOf(0)).toBe(0);
});
