import { expect } from 'vitest';
import { base } from '../content/base.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

rule(
  ['ELEK-15.21', 'ELEK-15.23', 'ELEK-17.68'],
  'the Packs: the winner discards two units of choice, afterwards',
  () => {
    const t = table()
      .mission('M03')
      .hand(0, ['B1.0', 'E20', 'B4.0', 'E21'])
      .discard([])
      .zone('mission', { 0: ['B3.0'], 1: ['B1.1'] })
      .confront('mission', 'power');
    expect([t.titlesOf(0), t.board.seats[0]!.missions]).toEqual([2, ['M03']]);
    t.seat(0).isAsked('discard-units/unit', ['B1.0', 'E20', 'B4.0', 'E21']).picks('E20');
    t.seat(0).isAsked('discard-units/unit', ['B1.0', 'B4.0', 'E21']).picks('B4.0');
    expect(t.ended).toBe(true);
    expect([t.handOf(0), t.board.discard]).toEqual([
      ['B1.0', 'E21'],
      ['E20', 'B4.0'],
    ]);
    expect(t.handOf(1)).toHaveLength(3);
  },
);

rule(['ELEK-15.21', 'ELEK-12.5'], 'the Packs: who wins the game with them discards nothing', () => {
  const t = table()
    .round(2)
    .won(0, 'M01')
    .won(0, 'M04')
    .won(0, 'I02')
    .mission('M03')
    .zone('mission', { 0: ['B3.0'] });
  t.confront('mission', 'power');
  expect(t.result?.places[0]).toEqual([0]);
  expect(t.handOf(0)).toHaveLength(3);
});

rule(
  ['ELEK-15.22', 'ELEK-15.23', 'ELEK-13.25'],
  'the Packs: with fewer units all are discarded, with none nothing',
  () => {
    const won = (hand: string[]) =>
      table()
        .mission('M03')
        .hand(0, hand)
        .discard([])
        .zone('mission', { 0: ['B3.0'] })
        .confront('mission', 'power');
    const none = won([]);
    expect([none.ended, none.titlesOf(0), none.board.discard]).toEqual([true, 2, []]);
    const one = won(['E20']);
    expect([one.ended, one.handOf(0), one.board.discard]).toEqual([true, [], ['E20']]);
  },
);

/** The attributes that were fought for in the Influence Zone, in order. */
const fought = (influence: string) => {
  const t = table()
    .influence(influence)
    .zone('influence', { 0: ['B3.0'] })
    .zone('mission', { 0: ['B3.1'] });
  const events = t.confrontations().events.filter((event) => event.key === 'event.count');
  return (zone: string) =>
    events
      .filter(({ params }) => (params.zone as { zone: string }).zone === zone)
      .map(({ params }) => (params.attribute as { attribute: string }).attribute);
};
const USUAL = ['occultism', 'cunning', 'violence', 'power'];

rule(['ELEK-15.24', 'ELEK-17.69', 'ELEK-6.18'], 'the Propaganda Office moves Cunning to the front of its Zone', () => {
  expect(fought('I03')('influence')).toEqual(['cunning', 'occultism', 'violence', 'power']);
  expect(fought('I03')('mission')).toEqual(USUAL);
  expect(fought('I13')('influence')).toEqual(USUAL);
});

rule(['ELEK-15.25', 'ELEK-17.69', 'ELEK-6.18'], 'the Smelters move Violence to the front of their Zone', () => {
  expect(fought('I04')('influence')).toEqual(['violence', 'occultism', 'cunning', 'power']);
  expect(fought('I04')('mission')).toEqual(USUAL);
});

rule('ELEK-15.37', 'the Temple: each CUN symbol counts as POW too, in its Zone and for Power only', () => {
  const t = table()
    .influence('I02')
    .zone('influence', { 0: ['B2.0', 'B1.0'], 1: ['B3.1'] })
    .zone('court', { 0: ['E26'] })
    .tokens('B1.0', { cunning: 1 });
  expect(t.count('influence', 0, 'power')).toBe(4); // 1 printed, 2 + 1 converted
  expect(t.count('influence', 0, 'cunning')).toBe(3);
  expect(t.count('influence', 1, 'power')).toBe(2);
  expect(t.count('influence', 0, 'violence')).toBe(0);
  expect(t.count('court', 0, 'power')).toBe(1);
  t.confront('influence', 'power');
  expect([t.board.seats[0]!.influences, t.titlesOf(0)]).toEqual([['I02'], 1]);
});

const titles = (id: string) =>
  [...base.missions, ...base.influences].find((card) => card.id === id)!.titles.map((title) => title.en);

rule('ELEK-15.39', 'the Staldorg brings its winner two Titles', () => {
  const t = table()
    .mission('M01')
    .zone('mission', { 0: ['B3.0'] })
    .confront('mission', 'power');
  expect(t.titlesOf(0)).toBe(2);
  expect(titles('M01')).toEqual(['Bane of the Staldorg', 'Lord of Storms']);
});

rule('ELEK-15.40', 'the Guardian of the Eight Seals is the Title of the Library', () => {
  const t = table()
    .influence('I01')
    .zone('influence', { 0: ['B3.0'] })
    .confront('influence', 'power');
  expect(t.titlesOf(0)).toBe(1);
  expect(titles('I01')).toEqual(['Guardian of the Eight Seals']);
});

rule('ELEK-17.77', 'every Mission and Influence carries one or two Titles', () => {
  const counts = [...base.missions, ...base.influences].map((card) => card.titles.length);
  expect(counts).toHaveLength(34);
  expect(counts.filter((count) => count === 2)).toHaveLength(8);
  expect(counts.filter((count) => count === 1)).toHaveLength(26);
});

rule('ELEK-17.78', 'a Privilege brings no Title', () => {
  const t = table()
    .privilege('P05')
    .zone('court', { 0: ['B3.0'] })
    .confront('court', 'power');
  expect([t.board.seats[0]!.privileges, t.titlesOf(0)]).toEqual([['P05'], 0]);
});

rule('ELEK-17.79', 'every unit has the type of the manifest: half of the Elite units are Wraiths', () => {
  const wraiths = base.units.filter((unit) => unit.type === 'wraith').map((unit) => unit.id);
  const elite = ['E04', 'E05', 'E06', 'E07', 'E11', 'E12', 'E13', 'E14', 'E15', 'E16', 'E17', 'E18', 'E19', 'E20'];
  expect(wraiths.sort()).toEqual(['B2', ...elite, 'E21', 'E22', 'E23']);
  expect(base.units.filter((unit) => unit.type === 'cultist')).toHaveLength(20);
});

rule('ELEK-17.80', 'the attributes make the source’s example come out: 2 to 1, 0 to 1, then Power 4 to 4', () => {
  const [asia, bartek] = [0, 1];
  const t = table()
    .scepter(bartek)
    .influence('I02')
    .zone('influence', { 0: ['E08', 'B1.0'], 1: ['E09', 'E12', 'E10'] })
    .zone('court', { 1: ['E11'] })
    .tokens('E09', { power: 1 })
    .tokens('E11', { cunning: 2 })
    .embers(bartek, 1);
  const both = (attribute: 'occultism' | 'cunning' | 'violence' | 'power') =>
    [asia, bartek].map((seat) => t.count('influence', seat, attribute));
  expect([both('occultism'), both('cunning')]).toEqual([
    [2, 1],
    [0, 1],
  ]);
  t.confrontations();
  t.seat(asia).picks('power:E08').picks('violence:B1.0');
  t.seat(bartek).picks('swap:E12:E11');
  expect([both('violence'), both('power')]).toEqual([
    [1, 0],
    [4, 7],
  ]);
  t.seat(asia).picks('E09');
  t.seat(bartek).picks('save');
  expect(t.board.seats[bartek]!.influences).toEqual(['I02']); // 4 to 4, and Bartek holds the Scepter
  const power = t.events.filter(({ key, params }) => key === 'event.count' && 'attribute' in params);
  expect(power.map(({ params }) => params.count).slice(0, 2)).toEqual([4, 4]);
});
