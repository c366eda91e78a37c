import { allowed, forbidden, why } from '@tabula/kernel/testing/why-at-test.js';
import { expect } from 'vitest';
import { rule } from './testing/rule.js';
import { table } from './testing/table.js';

rule(['ELEK-9.14', 'ELEK-9.9'], 'a unit that cannot be saved, and one whose save is too dear', () => {
  const bells = table()
    .mission('M08')
    .zone('mission', { 0: ['B4.0'], 1: ['B3.1'] })
    .confront('mission', 'violence');
  expect(why(bells, 1, { card: 'B3.1' })).toEqual(forbidden('ELEK-9.14'));
  expect(why(bells, 0, { card: 'B3.1' })).toEqual(allowed('B3.1'));

  const dear = table()
    .owns(1, 'P04')
    .zone('court', { 0: ['B4.0'], 1: ['E26', 'B3.1'] })
    .embers(1, 0)
    .confront('court', 'violence');
  dear.seat(0).picks('E26');
  dear.seat(1).isAsked('annihilate/save', ['pact', 'let-go']);
  expect(why(dear, 1, { card: 'E26' })).toEqual(allowed('pact', 'let-go'));
  expect(why(dear, 1, { card: 'B3.1' })).toEqual(forbidden('ELEK-9.10'));
});

rule(['ELEK-8.3', 'ELEK-13.27'], 'a unit that cannot be swapped: of another player, or in the Garden of Thorns', () => {
  const t = table()
    .influence('I15')
    .zone('mission', { 0: ['B2.0'], 1: ['B3.1'] })
    .zone('influence', { 0: ['B3.0'] })
    .zone('court', { 0: ['B4.0'] })
    .confront('mission', 'cunning');
  expect(why(t, 0, { card: 'B3.1' })).toEqual(forbidden('ELEK-8.3'));
  expect(why(t, 0, { card: 'B3.0' })).toEqual(forbidden('ELEK-13.27'));
  expect(why(t, 0, { card: 'B4.0' })).toEqual(allowed('swap:B2.0:B4.0'));
});

rule(
  ['ELEK-8.4', 'ELEK-13.27', 'ELEK-17.63', 'ELEK-10.6'],
  'where only forging is possible: no second unit, a Zone that lets nothing out, cards with other Titles',
  () => {
    const forger = () => table().won(1, 'I13').won(1, 'M01').won(0, 'M05').embers(0, 2);
    const alone = forger()
      .zone('court', { 0: ['E01'] })
      .zone('mission', { 1: ['B3.1'] })
      .confront('court', 'cunning');
    expect(why(alone, 0, { card: 'E01' })).toEqual(allowed('forge:E01:I13'));
    expect(why(alone, 0, { card: 'I13' })).toEqual(allowed('forge:E01:I13'));
    expect(why(alone, 0, { card: 'M01' })).toEqual(forbidden('ELEK-17.63'));
    expect(why(alone, 0, { card: 'M05' })).toEqual(forbidden('ELEK-10.6'));

    const thorns = forger()
      .influence('I15')
      .zone('influence', { 0: ['E01', 'B4.0'] })
      .zone('court', { 0: ['B3.0'] })
      .confront('influence', 'cunning');
    expect(why(thorns, 0, { card: 'B3.0' })).toEqual(forbidden('ELEK-13.27'));
    expect(why(thorns, 0, { card: 'B4.0' })).toEqual(forbidden('ELEK-13.27'));

    const pair = forger()
      .zone('court', { 0: ['E01', 'B4.0'] })
      .confront('court', 'cunning');
    expect(why(pair, 0, { card: 'B4.0' })).toEqual(forbidden('ELEK-8.4'));
  },
);

rule(['ELEK-9.1', 'ELEK-17.38'], 'a unit that cannot be annihilated: in another Zone, or hit already', () => {
  const t = table()
    .mission('M04')
    .zone('mission', { 0: ['B4.0', 'E05'], 1: ['E03', 'E26'] })
    .zone('court', { 1: ['B3.1'] })
    .embers(1, 3)
    .confront('mission', 'violence');
  t.seat(0).picks('E26');
  t.seat(1).picks('save').picks('true');
  expect(why(t, 0, { card: 'E26' })).toEqual(forbidden('ELEK-17.38'));
  expect(why(t, 0, { card: 'B3.1' })).toEqual(forbidden('ELEK-9.1'));
  expect(why(t, 0, { card: 'E03' })).toEqual(allowed('E03'));
});

rule('ELEK-15.6', 'a unit that the Guard cannot name: of another player, or elsewhere', () => {
  const t = table()
    .zone('court', { 0: ['B4.0'], 1: ['E02', 'B3.1'] })
    .zone('mission', { 1: ['B4.1'] })
    .confront('court', 'violence');
  t.seat(0).picks('B3.1');
  expect(why(t, 1, { card: 'B4.0' })).toEqual(forbidden('ELEK-15.6'));
  expect(why(t, 1, { card: 'B4.1' })).toEqual(forbidden('ELEK-15.6'));
  expect(why(t, 1, { card: 'E02' })).toEqual(allowed('E02'));
});

rule(
  ['ELEK-14.9', 'ELEK-13.13', 'ELEK-13.27', 'ELEK-5.7'],
  'a unit that cannot be moved: of another player, the Ferryman itself, nowhere to go',
  () => {
    const t = table()
      .influence('I15')
      .hand(0, ['E20', 'B4.0'])
      .zone('mission', { 0: ['B1.0', 'B2.0'], 1: ['B3.1'] })
      .zone('influence', { 0: ['E24'] })
      .zone('court', { 0: ['B3.0', 'E10'] })
      .assign(0);
    t.seat(0).picks('E20:court').picks('true');
    t.seat(0).isAsked('move-other/choice', ['B3.0:mission', 'E10:mission']);
    expect(why(t, 0, { card: 'B3.1' })).toEqual(forbidden('ELEK-14.9'));
    expect(why(t, 0, { card: 'E20' })).toEqual(forbidden('ELEK-13.4', 'ELEK-13.13'));
    expect(why(t, 0, { card: 'E24' }).rules).toContain('ELEK-13.27');
    expect(why(t, 0, { card: 'B1.0' })).toEqual(forbidden('ELEK-13.4', 'ELEK-13.27', 'ELEK-5.7'));
    expect(why(t, 0, { card: 'E10' })).toEqual(allowed('E10:mission'));
  },
);

rule(
  ['ELEK-13.10', 'ELEK-17.62', 'ELEK-13.31'],
  'a unit that cannot be switched off: elsewhere, without a permanent ability, or off already',
  () => {
    const t = table()
      .hand(0, ['E08', 'B4.0'])
      .zone('court', { 0: ['E22'], 1: ['E10', 'E26', 'B3.1'] })
      .zone('mission', { 1: ['E12'] })
      .off('E26')
      .assign(0);
    t.seat(0).picks('E08:court').picks('true');
    expect(why(t, 0, { card: 'E12' })).toEqual(forbidden('ELEK-13.10'));
    expect(why(t, 0, { card: 'B3.1' })).toEqual(forbidden('ELEK-17.62'));
    expect(why(t, 0, { card: 'E26' })).toEqual(forbidden('ELEK-13.31', 'ELEK-17.62'));
    expect(why(t, 0, { card: 'E10' })).toEqual(allowed('E10'));
  },
);

rule(
  ['ELEK-17.86', 'ELEK-13.13', 'ELEK-13.10'],
  'a unit from which no token can be taken: it has none, is the Nameless itself, or lies elsewhere',
  () => {
    const t = table()
      .hand(0, ['B2.0'])
      .zone('court', { 0: ['B1.0'], 1: ['B3.1'] })
      .zone('mission', { 1: ['B4.1'] })
      .tokens('B1.0', { power: 1 })
      .tokens('B3.1', { power: 1, cunning: 1 })
      .assign(0);
    t.seat(0).picks('B2.0:court');
    expect(why(t, 0, { card: 'B2.0' })).toEqual(allowed('true'));
    t.seat(0).picks('true');
    expect(why(t, 0, { card: 'B4.1' })).toEqual(forbidden('ELEK-13.10'));
    expect(why(t, 0, { card: 'B2.0' }).rules).toContain('ELEK-13.13');
    expect(why(t, 0, { card: 'B3.1' })).toEqual(allowed('B3.1:cunning', 'B3.1:power'));
    expect(why(t, 0, { attribute: 'cunning' })).toEqual(allowed('B3.1:cunning'));
  },
);

rule(['ELEK-13.13', 'ELEK-13.10'], 'a unit that the Court Poisoner cannot annihilate: itself, or one elsewhere', () => {
  const t = table()
    .hand(0, ['E25'])
    .embers(0, 3)
    .zone('court', { 1: ['B3.1', 'B4.1'] })
    .zone('mission', { 1: ['B1.1'] })
    .assign(0);
  t.seat(0).picks('E25:court').picks('true');
  expect(why(t, 0, { card: 'E25' }).rules).toContain('ELEK-13.13');
  expect(why(t, 0, { card: 'B1.1' })).toEqual(forbidden('ELEK-13.10'));
});

rule('ELEK-7.1', 'a unit that can get no token of Occultism: it lies in another Zone', () => {
  const t = table()
    .zone('court', { 0: ['B1.0'] })
    .zone('mission', { 0: ['B3.0'] })
    .confront('court', 'occultism');
  expect(why(t, 0, { card: 'B3.0' })).toEqual(forbidden('ELEK-7.1'));
});

rule('ELEK-13.4', 'the instant ability of a unit that was assigned before', () => {
  const t = table()
    .zone('court', { 0: ['B1.0'] })
    .assign(0);
  expect(why(t, 0, { card: 'B1.0' }).rules[0]).toBe('ELEK-13.4');
  expect(why(t, 1, { card: 'B1.0' }).rules).not.toContain('ELEK-13.4');
});

rule(
  ['ELEK-9.10', 'ELEK-15.10'],
  'what can be done with the unit that is annihilated, and with one that is saved',
  () => {
    const t = table()
      .zone('court', { 0: ['B4.0'], 1: ['E26', 'E03'] })
      .embers(1, 2)
      .confront('court', 'violence');
    t.seat(0).picks('E26');
    expect(why(t, 1, { card: 'E26' })).toEqual(allowed('save', 'let-go'));
    t.seat(1).picks('save').isAsked('stay/keep');
    expect(why(t, 1, { card: 'E26' })).toEqual(allowed('true', 'false'));
    expect(why(t, 1, { card: 'E03' })).toEqual(forbidden('ELEK-15.10'));
  },
);

rule(['ELEK-13.27', 'ELEK-13.29'], 'right after an assignment to a Zone that takes no tokens', () => {
  const t = table().mission('M07').hand(0, ['B1.0', 'B3.0']).embers(0, 1).assign(0);
  t.seat(0).picks('B1.0:mission');
  t.seat(1).isAsked('assignment/choice');
  expect(why(t, 0, { card: 'B1.0' })).toEqual(forbidden('ELEK-13.27', 'ELEK-13.29'));
  // Where it could have been used, the moment is over.
  const free = table().hand(0, ['B1.0', 'B3.0']).embers(0, 1).assign(0);
  free.seat(0).picks('B1.0:mission').picks('false');
  expect(why(free, 0, { card: 'B1.0' })).toEqual(forbidden('ELEK-13.4'));
});

rule('ELEK-8.4', 'a Zone in which the winner of Cunning has no unit to swap with', () => {
  const t = table()
    .zone('mission', { 0: ['B2.0'], 1: ['B3.1'] })
    .zone('influence', { 0: ['B3.0'] })
    .zone('court', { 1: ['B4.1'] })
    .confront('mission', 'cunning');
  expect(why(t, 0, { zone: 'court' })).toEqual(forbidden('ELEK-8.4'));
  expect(why(t, 0, { zone: 'influence' })).toEqual(allowed('swap:B2.0:B3.0'));
  expect(why(t, 0, { zone: 'mission' })).toEqual(allowed());
  // A Zone that lets no unit in or out says so; that others could be swapped with changes nothing.
  const thorns = table()
    .influence('I15')
    .zone('mission', { 0: ['B2.0'] })
    .zone('influence', { 0: ['B3.0'] })
    .zone('court', { 0: ['B4.0'] })
    .confront('mission', 'cunning');
  expect(why(thorns, 0, { zone: 'influence' })).toEqual(forbidden('ELEK-13.27'));
});

rule('ELEK-13.29', 'an instant ability that would do nothing', () => {
  const t = table().hand(0, ['E33', 'E20']).assign(0);
  t.seat(0).picks('E33:court').isAsked('instant-ability/use', ['false']);
  expect(why(t, 0, { card: 'E33' })).toEqual(forbidden('ELEK-13.29'));
});

rule(['ELEK-13.3', 'ELEK-13.29'], 'another unit than the one whose instant ability may be used now', () => {
  const t = table()
    .zone('court', { 0: ['B2.0'] })
    .hand(0, ['B1.0', 'B3.0'])
    .assign(0);
  t.seat(0).picks('B1.0:mission').isAsked('instant-ability/use', ['true', 'false']);
  expect(why(t, 0, { card: 'B2.0' })).toEqual(forbidden('ELEK-13.29', 'ELEK-13.3'));
});
