import { plain } from '@tabula/kernel/laws/state.js';
import { seeded } from '@tabula/kernel/rng.js';
import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

rule(
  ['ELEK-9.1', 'ELEK-9.2', 'ELEK-17.35'],
  'the winner may annihilate one unit of the Zone, own ones included, and not more',
  () => {
    const t = table()
      .zone('court', { 0: ['B4.0', 'B1.0'], 1: ['B1.1', 'E20'] })
      .zone('mission', { 1: ['B3.1'] })
      .confront('court', 'violence');
    const winner = t.seat(0).isAsked('violence/victim', ['B4.0', 'B1.0', 'B1.1', 'E20', 'stop']);
    expect(winner.refused('B3.1')).toEqual({ code: 'illegal', rule: 'ELEK-9.2' });
    winner.picks('B1.0');
    t.seat(0).isAsked('annihilate/save', ['save', 'let-go']).picks('let-go');
    expect(t.board.discard).toEqual(['B1.0']);
    expect(t.unitsIn('court')).toEqual(['B4.0', 'B1.1', 'E20']);
    expect(t.ended).toBe(true);
  },
);

rule('ELEK-17.38', 'those that were hit are known to the rule that hits the next one, each by itself', () => {
  const t = table()
    .zone('court', { 0: ['B4.0'], 1: ['B1.1'] })
    .confront('court', 'violence');
  t.seat(0).picks('B1.1');
  t.seat(1).isAsked('annihilate/save');
  expect(plain({ table: t.kernel, now: null, rng: seeded(1) })).toBeNull();
});

rule(['ELEK-9.3', 'ELEK-17.35'], 'the winner may choose no unit', () => {
  const t = table()
    .zone('court', { 0: ['B4.0'], 1: ['B1.1'] })
    .confront('court', 'violence');
  t.seat(0).picks('stop');
  expect(t.unitsIn('court')).toEqual(['B4.0', 'B1.1']);
  expect(t.ended).toBe(true);
});

rule(
  ['ELEK-9.4', 'ELEK-9.5', 'ELEK-9.7', 'ELEK-9.11'],
  'WE-04: an Elite unit is saved to hand for 1 Ember, its token goes to the pool',
  () => {
    const t = table()
      .hand(1, [])
      .zone('influence', { 0: ['E08', 'B1.0'], 1: ['E09', 'E10', 'E11'] })
      .tokens('B1.0', { violence: 1 })
      .tokens('E09', { power: 1 })
      .embers(1, 1)
      .confront('influence', 'violence');
    t.seat(0).isAsked('violence/victim').picks('E09');
    t.seat(0).isNotAsked();
    t.seat(1).isAsked('annihilate/save', ['save', 'let-go']).picks('save');
    expect(t.embersOf(1)).toBe(0);
    expect(t.board.embers).toBe(12);
    expect(t.handOf(1)).toEqual(['E09']);
    expect(t.board.pool.power).toBe(7);
    expect(t.board.discard).not.toContain('E09');
  },
);

rule('ELEK-9.6', 'a Basic unit is saved free of charge', () => {
  const t = table()
    .zone('court', { 0: ['B4.0'], 1: ['B1.1'] })
    .embers(1, 0);
  t.confront('court', 'violence');
  t.seat(0).isAsked('violence/victim', ['B4.0', 'B1.1', 'stop']).picks('B1.1');
  t.seat(1).isAsked('annihilate/save', ['save', 'let-go']).picks('save');
  expect(t.handOf(1)).toContain('B1.1');
  expect(t.ended).toBe(true);
});

rule('ELEK-9.6', 'saving a Basic unit leaves the Embers of a rich owner alone', () => {
  const t = table()
    .zone('court', { 0: ['B4.0'], 1: ['B1.1'] })
    .embers(1, 3)
    .confront('court', 'violence');
  t.seat(0).picks('B1.1');
  t.seat(1).picks('save');
  expect(t.embersOf(1)).toBe(3);
});

rule(['ELEK-9.8', 'ELEK-9.11'], 'a unit that is not saved is discarded, and nothing is paid', () => {
  const t = table()
    .zone('court', { 0: ['B4.0'], 1: ['E20'] })
    .tokens('E20', { cunning: 2 })
    .embers(1, 2)
    .confront('court', 'violence');
  t.seat(0).picks('E20');
  t.seat(1).picks('let-go');
  expect(t.board.discard).toEqual(['E20']);
  expect(t.handOf(1)).not.toContain('E20');
  expect(t.embersOf(1)).toBe(2);
  expect(t.board.pool.cunning).toBe(6);
});

rule(['ELEK-9.9', 'ELEK-17.37'], 'an owner who cannot pay is not asked and loses the unit', () => {
  const t = table()
    .zone('court', { 0: ['B4.0'], 1: ['E20'] })
    .embers(1, 0)
    .confront('court', 'violence');
  t.seat(0).picks('E20');
  expect(t.questions).toEqual([]);
  expect(t.board.discard).toEqual(['E20']);
});

rule(['ELEK-9.10', 'ELEK-17.36'], 'a Basic unit may be left unsaved although saving is free', () => {
  const t = table()
    .zone('court', { 0: ['B4.0'], 1: ['B1.1'] })
    .confront('court', 'violence');
  t.seat(0).picks('B1.1');
  t.seat(1).picks('let-go');
  expect(t.board.discard).toEqual(['B1.1']);
  expect(t.handOf(1)).not.toContain('B1.1');
});

rule('ELEK-9.12', 'the target is replaced before anything reacts to it', () => {
  // The Guard names the Widow; only then does the Widow take her Ember. She falls all the same.
  const t = table()
    .zone('court', { 0: ['B4.0', 'E05'], 1: ['E02', 'E19', 'B3.1'] })
    .embers(0, 1)
    .embers(1, 0)
    .confront('court', 'violence');
  t.seat(0).picks('B3.1');
  t.seat(1).isAsked('redirect/pick', ['E02', 'E19', 'B3.1']);
  expect(t.embersOf(1)).toBe(0);
  t.seat(1).picks('E19');
  expect(t.embersOf(0)).toBe(0);
  expect(t.embersOf(1)).toBe(1);
  expect(t.board.discard).toEqual(['E19']);
});

rule('ELEK-9.12', 'an annihilated Widow that is replaced as target takes nothing', () => {
  const t = table()
    .zone('court', { 0: ['B4.0', 'E05'], 1: ['E02', 'E19', 'B3.1'] })
    .embers(0, 1)
    .embers(1, 0)
    .confront('court', 'violence');
  t.seat(0).picks('E19');
  t.seat(1).picks('B3.1');
  expect(t.embersOf(0)).toBe(1);
  expect(t.embersOf(1)).toBe(0);
  expect(t.board.discard).toEqual(['B3.1']);
});

rule(
  'ELEK-9.12',
  'what is taken when annihilated can pay for the save, and only then is asked whether the unit stays',
  () => {
    const t = table()
      .zone('court', { 0: ['B4.0', 'E05'], 1: ['E19', 'E03'] })
      .embers(0, 1)
      .embers(1, 1)
      .confront('court', 'violence');
    t.seat(0).picks('E19');
    t.seat(1).isAsked('annihilate/save', ['save', 'let-go']);
    expect(t.embersOf(1)).toBe(2);
    t.seat(1).picks('save');
    expect(t.embersOf(1)).toBe(1);
    expect(t.zoneOf('E19')).toBe('court');
    t.seat(1).isAsked('stay/keep', ['true', 'false']).picks('true');
    expect(t.embersOf(1)).toBe(0);
    expect(t.zoneOf('E19')).toBe('court');
  },
);

rule('ELEK-9.12', 'the Widow takes nothing from her own owner', () => {
  const t = table({ seats: 3 })
    .zone('court', { 0: ['B4.0', 'E19'], 1: ['B1.1'] })
    .embers(0, 1)
    .embers(1, 1)
    .confront('court', 'violence');
  t.seat(0).picks('E19');
  t.seat(0).isAsked('annihilate/save');
  expect(t.told('took-embers')).toEqual([]);
  expect(t.embersOf(0)).toBe(1);
  expect(t.embersOf(1)).toBe(1);
});

/** The Siege: seat 0 may annihilate two units, one after the other. */
const siege = () => table().mission('M04');

rule('ELEK-17.38', 'each annihilation is completed before the next target is named, and no unit is hit twice', () => {
  const t = siege()
    .zone('mission', { 0: ['B4.0', 'E05'], 1: ['E03', 'E20'] })
    .embers(1, 3)
    .confront('mission', 'violence');
  t.seat(0).isAsked('violence/victim', ['B4.0', 'E05', 'E03', 'E20', 'stop']).picks('E20');
  t.seat(0).isNotAsked();
  t.seat(1).picks('save').isAsked('stay/keep').picks('true');
  expect(t.zoneOf('E20')).toBe('mission');
  t.seat(0).isAsked('violence/victim', ['B4.0', 'E05', 'E03', 'stop']);
  expect(t.seat(0).refused('E20')).toEqual({ code: 'illegal', rule: 'ELEK-9.2' });
  t.seat(0).picks('E03');
  t.seat(1).picks('let-go');
  expect(t.ended).toBe(true);
});

rule('ELEK-17.38', 'without a legal target the second annihilation lapses', () => {
  const t = siege()
    .zone('mission', { 0: ['E03'] })
    .tokens('E03', { violence: 1 })
    .embers(0, 3)
    .confront('mission', 'violence');
  t.seat(0).isAsked('violence/victim', ['E03', 'stop']).picks('E03').picks('save').picks('true');
  expect(t.zoneOf('E03')).toBe('mission');
  expect(t.questions).toEqual([]);
  expect(t.ended).toBe(true);
});

rule('ELEK-17.90', 'who declines the first annihilation gets no second one', () => {
  const t = siege()
    .zone('mission', { 0: ['B4.0'], 1: ['B1.1', 'B3.1'] })
    .confront('mission', 'violence');
  t.seat(0).picks('stop');
  expect(t.ended).toBe(true);
});

rule(
  ['ELEK-15.5', 'ELEK-15.6', 'ELEK-15.7', 'ELEK-15.8'],
  'WE-10: the Guard names another unit, which cannot be saved although it is Basic',
  () => {
    const t = table()
      .zone('court', { 0: ['B4.0'], 1: ['E02', 'B1.1', 'B3.1'] })
      .zone('mission', { 1: ['B2.1'] })
      .embers(1, 3)
      .confront('court', 'violence');
    t.seat(0).picks('B3.1');
    t.seat(1).isAsked('redirect/pick', ['E02', 'B1.1', 'B3.1']).picks('B1.1');
    expect(t.questions).toEqual([]);
    expect(t.board.discard).toEqual(['B1.1']);
    expect(t.unitsIn('court')).toEqual(['B4.0', 'E02', 'B3.1']);
    expect(t.embersOf(1)).toBe(3);
  },
);
