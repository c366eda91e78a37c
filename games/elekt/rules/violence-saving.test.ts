import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

/** In the Tribunal of Cinders the Bone Hound of seat 0 wins Violence against one unit of seat 1. */
const tribunal = (victim: string, embers: number) =>
  table()
    .influence('I12')
    .zone('influence', { 0: ['E14'], 1: [victim] })
    .embers(1, embers);

rule(['ELEK-9.13', 'ELEK-17.39'], 'surcharges add up on the base cost of an Elite unit', () => {
  const rich = tribunal('E20', 3).confront('influence', 'violence');
  rich.seat(0).picks('E20');
  rich.seat(1).isAsked('annihilate/save', ['save', 'let-go']).picks('save');
  expect(rich.embersOf(1)).toBe(0);
  expect(rich.handOf(1)).toContain('E20');

  const poor = tribunal('E20', 2).confront('influence', 'violence');
  poor.seat(0).picks('E20');
  expect(poor.questions).toEqual([]);
  expect(poor.board.discard).toEqual(['E20']);
});

rule(['ELEK-9.13', 'ELEK-17.83'], 'surcharges apply to Basic units and to the Throne Revenant too', () => {
  const basic = tribunal('B3.1', 2).confront('influence', 'violence');
  basic.seat(0).picks('B3.1');
  basic.seat(1).picks('save');
  expect(basic.embersOf(1)).toBe(0);

  const poor = tribunal('B3.1', 1).confront('influence', 'violence');
  poor.seat(0).picks('B3.1');
  expect(poor.board.discard).toEqual(['B3.1']);

  const revenant = tribunal('E23', 2).confront('influence', 'violence');
  revenant.seat(0).picks('E23');
  revenant.seat(1).picks('save');
  expect(revenant.embersOf(1)).toBe(0);
});

rule('ELEK-9.13', 'the Throne Revenant is saved for nothing where no card makes it dearer', () => {
  const t = table()
    .zone('court', { 0: ['B4.0'], 1: ['E23'] })
    .embers(1, 1)
    .confront('court', 'violence');
  t.seat(0).picks('E23');
  t.seat(1).picks('save');
  expect(t.embersOf(1)).toBe(1);
  expect(t.handOf(1)).toContain('E23');
});

rule('ELEK-9.13', 'the Bone Hound of a player who has not won Violence makes nothing dearer', () => {
  const t = table()
    .zone('court', { 0: ['B4.0', 'E05'], 1: ['E14', 'E20'] })
    .embers(1, 1)
    .confront('court', 'violence');
  t.seat(0).picks('E20');
  t.seat(1).picks('save');
  expect(t.embersOf(1)).toBe(0);
});

rule(['ELEK-9.13', 'ELEK-17.39'], 'the Blood Pact sets the whole cost to 0, surcharges included', () => {
  const t = tribunal('E20', 0).owns(1, 'P04').confront('influence', 'violence');
  t.seat(0).picks('E20');
  t.seat(1).isAsked('annihilate/save', ['pact', 'let-go']).picks('pact');
  expect(t.embersOf(1)).toBe(0);
  expect(t.handOf(1)).toContain('E20');
});

rule('ELEK-9.13', 'the Blood Pact is offered once a round, and not where saving is free', () => {
  const t = table()
    .mission('M04')
    .owns(1, 'P04')
    .zone('mission', { 0: ['B4.0', 'E05'], 1: ['E20', 'E21', 'B1.1'] })
    .embers(1, 2)
    .confront('mission', 'violence');
  t.seat(0).picks('E20');
  t.seat(1).isAsked('annihilate/save', ['save', 'pact', 'let-go']).picks('pact');
  expect(t.embersOf(1)).toBe(2);
  t.seat(0).picks('E21');
  t.seat(1).isAsked('annihilate/save', ['save', 'let-go']);

  const free = table()
    .owns(1, 'P04')
    .zone('court', { 0: ['B4.0'], 1: ['B1.1'] })
    .confront('court', 'violence');
  free.seat(0).picks('B1.1');
  free.seat(1).isAsked('annihilate/save', ['save', 'let-go']);
});

rule(['ELEK-9.14', 'ELEK-17.37'], 'in the Night of Long Bells nobody is asked, whatever they could pay', () => {
  const t = table()
    .mission('M08')
    .owns(1, 'P04')
    .zone('mission', { 0: ['B4.0'], 1: ['B1.1'] })
    .embers(1, 3)
    .confront('mission', 'violence');
  t.seat(0).picks('B1.1');
  expect(t.questions).toEqual([]);
  expect(t.board.discard).toEqual(['B1.1']);
  expect(t.board.seats[1]?.pactUsed).toBe(false);
});

rule(['ELEK-9.14', 'ELEK-17.39'], 'the Blood Pact cannot save a Grave Colossus, but the unit beside it', () => {
  const colossus = () =>
    table()
      .owns(1, 'P04')
      .zone('court', { 0: ['B4.0', 'E05'], 1: ['E18', 'E20'] })
      .embers(1, 3)
      .confront('court', 'violence');
  const fallen = colossus();
  fallen.seat(0).picks('E18');
  expect(fallen.questions).toEqual([]);
  expect(fallen.board.discard).toEqual(['E18']);
  const other = colossus();
  other.seat(0).picks('E20');
  other.seat(1).isAsked('annihilate/save', ['save', 'pact', 'let-go']);
});

rule(
  'ELEK-9.14',
  'with a Chain Inquisitor of whomever no unit of the Zone can be saved, unless it is switched off',
  () => {
    const attacker = table()
      .zone('court', { 0: ['E24'], 1: ['B1.1'] })
      .confront('court', 'violence');
    attacker.seat(0).picks('B1.1');
    expect(attacker.board.discard).toEqual(['B1.1']);

    const owner = () =>
      table()
        .zone('court', { 0: ['B4.0'], 1: ['E24', 'B1.1'] })
        .tokens('B4.0', { violence: 1 });
    const own = owner().confront('court', 'violence');
    own.seat(0).picks('B1.1');
    expect(own.board.discard).toEqual(['B1.1']);
    const off = owner().off('E24').confront('court', 'violence');
    off.seat(0).picks('B1.1');
    off.seat(1).isAsked('annihilate/save', ['save', 'let-go']);
  },
);

rule('ELEK-9.15', 'a unit that is discarded without being annihilated cannot be saved', () => {
  const t = table()
    .hand(0, ['E04'])
    .discard([])
    .zone('court', { 1: ['B1.1'] })
    .embers(0, 3)
    .assign(0);
  t.seat(0).picks('E04:court').picks('true');
  expect(t.handOf(0)).toEqual(['B1.1']);
  expect(t.board.discard).toEqual(['E04']);
  expect(t.embersOf(0)).toBe(2);
  t.seat(1).isAsked('assignment/choice');
});

/** The Siege: seat 0 may annihilate two units, one after the other. */
const siege = () => table().mission('M04');

rule('ELEK-17.88', 'an annihilated Inquisitor still forbids its own save; afterwards it no longer counts', () => {
  const t = siege()
    .zone('mission', { 0: ['B4.0', 'E05'], 1: ['E24', 'B1.1'] })
    .embers(1, 3)
    .confront('mission', 'violence');
  t.seat(0).picks('E24');
  expect(t.board.discard).toEqual(['E24']);
  t.seat(0).picks('B1.1');
  t.seat(1).isAsked('annihilate/save', ['save', 'let-go']);
});

rule('ELEK-17.88', 'an annihilated Bone Hound makes its own save dearer; once gone it makes nothing dearer', () => {
  const t = siege()
    .zone('mission', { 0: ['E14', 'B4.0'], 1: ['E20'] })
    .embers(0, 2)
    .embers(1, 1)
    .confront('mission', 'violence');
  t.seat(0).picks('E14').isAsked('annihilate/save').picks('save');
  expect(t.embersOf(0)).toBe(0);
  t.seat(0).picks('E20');
  t.seat(1).isAsked('annihilate/save').picks('save');
  expect(t.embersOf(1)).toBe(0);
});

/** Seat 1 has the Exarch and another unit with a token; seat 0 annihilates that other one. */
function exarch(victim: string, embers: number) {
  const t = table()
    .hand(1, [])
    .zone('court', { 0: ['B4.0'], 1: ['E03', victim] })
    .tokens(victim, { power: 1 })
    .embers(1, embers)
    .confront('court', 'violence');
  t.seat(0).picks(victim);
  return t;
}

rule(
  ['ELEK-15.10', 'ELEK-15.11', 'ELEK-15.12'],
  'WE-08: for 2 Embers an Elite unit stays in the Zone with its tokens',
  () => {
    const t = exarch('E21', 2);
    t.seat(1).picks('save').isAsked('stay/keep', ['true', 'false']).picks('true');
    expect(t.embersOf(1)).toBe(0);
    expect(t.zoneOf('E21')).toBe('court');
    expect(t.unit('E21')?.tokens.power).toBe(1);
    expect(t.board.seats[1]?.assigned).toBe(0);
    expect(t.ended).toBe(true);
  },
);

rule('ELEK-15.10', 'WE-08: the owner may let the saved unit return to hand', () => {
  const t = exarch('E21', 2);
  t.seat(1).picks('save').picks('false');
  expect(t.embersOf(1)).toBe(1);
  expect(t.handOf(1)).toEqual(['E21']);
});

rule('ELEK-15.11', 'WE-08: with 1 Ember an Elite unit can only be saved to hand, but a Basic unit can stay', () => {
  const elite = exarch('E21', 1);
  elite.seat(1).picks('save');
  expect(elite.questions).toEqual([]);
  expect(elite.handOf(1)).toEqual(['E21']);

  const basic = exarch('B3.1', 1);
  basic.seat(1).picks('save').picks('true');
  expect(basic.embersOf(1)).toBe(0);
  expect(basic.zoneOf('B3.1')).toBe('court');
});
