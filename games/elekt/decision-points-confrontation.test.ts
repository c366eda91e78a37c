import { expect, test } from 'vitest';
import type { UnitId } from './board.js';
import { ATTRIBUTES, ZONES } from './content/behaviour.js';
import { type TestTable, table, tokenKeys } from './testing/table.js';

// The table "Decision points" of the specification, row by row, from the Confrontation phase on: who is asked, and the exact options.

const DIRECTIONS = ['clockwise', 'counter-clockwise'];
const _everywhere = (...units: UnitId[]) => units.flatMap((unit) => ZONES.map((zone) => `${unit}:${zone}`));

test('DP-09 before the confrontations the owner of the Passages moves a unit within the limit, or none', () => {
  const laid = () =>
    table({ seats: 3 })
      .owns(0, 'P06')
      .zone('mission', { 0: ['B1.0', 'B2.0'] })
      .zone('court', { 0: ['B3.0'], 1: ['B3.1'] });
  const to = ['B1.0:influence', 'B1.0:court', 'B2.0:influence', 'B2.0:court', 'B3.0:influence', 'stop'];
  laid().confrontations().seat(0).isAsked('passage/choice', to);
  laid().influence('I15').confrontations().seat(0).isAsked('passage/choice', ['B1.0:court', 'B2.0:court', 'stop']);
});

test('DP-10 the owner of the Seal pays to win a tie, or does not', () => {
  const tie = (embers: number) =>
    table()
      .owns(0, 'P01')
      .embers(0, embers)
      .zone('court', { 0: ['B4.0'], 1: ['B4.1'] });
  tie(1).confront('court', 'violence').seat(0).isAsked('confrontation/pay', ['true', 'false']);
  expect(tie(0).confront('court', 'violence').ended).toBe(true);
  expect(tie(1).confront('court', 'cunning').ended).toBe(true); // a tie at 0
  const used = tie(1);
  used.s.seats[0]!.sealUsed = true;
  expect(used.confront('court', 'violence').ended).toBe(true);
});

test('DP-11 the winner of Occultism attaches a token to a unit of the Zone, differing from earlier ones, or stops', () => {
  const units = ['B1.0', 'B3.1'];
  const left = (...used: string[]) => [
    ...tokenKeys(
      units,
      ATTRIBUTES.filter((kind) => !used.includes(kind)),
    ),
    'stop',
  ];
  const usual = table().zone('mission', { 0: ['B1.0'], 1: ['B3.1'] });
  usual.confront('mission', 'occultism').seat(0).isAsked('occultism/token', left()).picks('power:B1.0');
  usual.seat(0).isAsked('occultism/token', left('power')).picks('violence:B3.1');
  expect(usual.ended).toBe(true);
  const three = table()
    .mission('M17')
    .zone('mission', { 0: ['B1.0'], 1: ['B3.1'] })
    .confront('mission', 'occultism');
  three.seat(0).picks('power:B1.0').picks('cunning:B1.0');
  three.seat(0).isAsked('occultism/token', left('power', 'cunning')).picks('violence:B1.0');
  expect(three.ended).toBe(true);
  const same = table()
    .zone('mission', { 0: ['E06'] })
    .confront('mission', 'occultism');
  same
    .seat(0)
    .picks('power:E06')
    .isAsked('occultism/token', [...tokenKeys(['E06']), 'stop']);
});

test('DP-12 with a Symbiont one more token, which cannot be declined', () => {
  const t = table()
    .zone('court', { 0: ['E07'], 1: ['B3.1'] })
    .confront('court', 'occultism');
  t.seat(0)
    .picks('stop')
    .isAsked('extra-token/token', tokenKeys(['E07', 'B3.1']));
});

test('DP-13 the winner of Cunning swaps two own units, or does not; again where a card allows more', () => {
  const laid = (unit: UnitId) =>
    table()
      .zone('mission', { 0: [unit, 'B3.0'], 1: ['B3.1'] })
      .zone('court', { 0: ['B1.0'], 1: ['B1.1'] });
  const swaps = (unit: UnitId) => [`swap:${unit}:B1.0`, 'swap:B3.0:B1.0', 'stop'];
  const once = laid('B2.0').confront('mission', 'cunning');
  once.seat(0).isAsked('cunning/choice', swaps('B2.0')).picks('swap:B3.0:B1.0');
  expect(once.ended).toBe(true);
  const twice = laid('E17').confront('mission', 'cunning');
  twice.seat(0).picks('swap:B3.0:B1.0').isAsked('cunning/choice', ['swap:E17:B3.0', 'swap:B1.0:B3.0', 'stop']);
  const forbidden = laid('B2.0')
    .influence('I15')
    .zone('influence', { 0: ['B4.0'] });
  forbidden.confront('mission', 'cunning').seat(0).isAsked('cunning/choice', swaps('B2.0'));
});

test('DP-14 with a History Forger and 2 Embers, before any swap: each card of an opponent with exactly 1 Title', () => {
  const laid = (embers: number) =>
    table()
      .won(1, 'M05')
      .won(1, 'M04')
      .won(1, 'I05')
      .won(0, 'I06')
      .embers(0, embers)
      .zone('mission', { 0: ['E01', 'E17'] })
      .zone('court', { 0: ['B1.0'] })
      .confront('mission', 'cunning');
  const swaps = ['swap:E01:B1.0', 'swap:E17:B1.0', 'stop'];
  const rich = laid(2);
  rich
    .seat(0)
    .isAsked('cunning/choice', [...swaps, 'forge:E01:M05', 'forge:E01:I05'])
    .picks('swap:E17:B1.0');
  rich.seat(0).isAsked('cunning/choice', ['swap:E01:E17', 'swap:B1.0:E17', 'stop']);
  laid(1).seat(0).isAsked('cunning/choice', swaps);
});

test('DP-15 the winner of Violence annihilates a unit of the Zone, or none; twice under M04', () => {
  const laid = () => table().zone('mission', { 0: ['B4.0'], 1: ['B1.1', 'B3.1'] });
  const once = laid().confront('mission', 'violence');
  once.seat(0).isAsked('violence/victim', ['B4.0', 'B1.1', 'B3.1', 'stop']).picks('B1.1');
  once.seat(1).picks('let-go');
  expect(once.ended).toBe(true);
  const twice = laid().mission('M04').confront('mission', 'violence');
  twice.seat(0).picks('B1.1');
  twice.seat(1).picks('let-go');
  twice.seat(0).isAsked('violence/victim', ['B4.0', 'B3.1', 'stop']);
});

test('DP-16 the owner of the Guard names any own unit there that this effect has not annihilated yet', () => {
  const t = table()
    .mission('M04')
    .zone('mission', { 0: ['E24', 'B4.0'], 1: ['E02', 'B1.1', 'B3.1'] })
    .confront('mission', 'violence');
  t.seat(0).picks('B1.1');
  t.seat(1).isAsked('redirect/pick', ['E02', 'B1.1', 'B3.1']).picks('B1.1');
  t.seat(0).picks('B3.1');
  t.seat(1).isAsked('redirect/pick', ['E02', 'B3.1']);
});

test('DP-17 the owner of an annihilated unit saves it for the cost or by the Pact, or lets it go', () => {
  const hit = (unit: UnitId, embers: number, lay: (t: TestTable) => TestTable = (t) => t) => {
    const t = lay(table().embers(1, embers)).zone('court', { 0: ['B4.0', 'E05'], 1: [unit] });
    t.confront('court', 'violence').seat(0).picks(unit);
    return t;
  };
  const pact = (t: TestTable) => t.owns(1, 'P04');
  hit('E13', 1).seat(1).isAsked('annihilate/save', ['save', 'let-go']);
  hit('B3.1', 0).seat(1).isAsked('annihilate/save', ['save', 'let-go']);
  hit('E13', 1, pact).seat(1).isAsked('annihilate/save', ['save', 'pact', 'let-go']);
  hit('E13', 0, pact).seat(1).isAsked('annihilate/save', ['pact', 'let-go']);
  hit('B3.1', 1, pact).seat(1).isAsked('annihilate/save', ['save', 'let-go']); // nothing to waive
  expect(hit('E13', 0).ended).toBe(true);
  expect(hit('E18', 3, pact).ended).toBe(true); // cannot be saved
});

test('DP-18 with an Exarch and an Ember left, a saved unit stays or goes to hand', () => {
  const saved = (embers: number) => {
    const t = table()
      .embers(1, embers)
      .zone('court', { 0: ['B4.0'], 1: ['E03', 'E13'] });
    t.confront('court', 'violence').seat(0).picks('E13');
    t.seat(1).picks('save');
    return t;
  };
  saved(2).seat(1).isAsked('stay/keep', ['true', 'false']);
  expect(saved(1).ended).toBe(true);
});

test('DP-19 the winner of the Werewolf Packs chooses two units of a larger hand to discard', () => {
  const won = (...hand: UnitId[]) =>
    table()
      .mission('M03')
      .hand(0, hand)
      .zone('mission', { 0: ['B4.0'] })
      .confront('mission', 'power');
  const t = won('B1.0', 'B2.0', 'E05');
  t.seat(0).isAsked('discard-units/unit', ['B1.0', 'B2.0', 'E05']).picks('B2.0');
  t.seat(0).isAsked('discard-units/unit', ['B1.0', 'E05']).picks('E05');
  expect([t.ended, t.handOf(0)]).toEqual([true, ['B1.0']]);
  expect(won('B1.0', 'B2.0').ended).toBe(true);
});

test('DP-20 the winner of the Ossuary Bank takes a unit from the discard pile, or none', () => {
  const won = (...discard: UnitId[]) =>
    table()
      .influence('I16')
      .discard(discard)
      .zone('influence', { 0: ['B4.0'] })
      .confront('influence', 'power');
  won('E05', 'B1.1').seat(0).isAsked('after-winning/choice', ['E05', 'B1.1', 'stop']);
  expect(won().ended).toBe(true);
});

test('DP-21 the winner of the Privilege chooses who gets the Scepter, and the direction', () => {
  const pairs = [0, 1, 2].flatMap((seat) => DIRECTIONS.map((direction) => `${seat}:${direction}`));
  table({ seats: 3 }).endRound(2).seat(2).isAsked('round-end/scepter', pairs);
});

test('DP-22 the owner of the Amnesty harvests, or takes one unit from the discard pile', () => {
  const ended = (...discard: UnitId[]) => table().owns(1, 'P12').discard(discard).endRound(null);
  ended('E05', 'B1.1').seat(1).isAsked('harvest/choice', ['harvest', 'E05', 'B1.1']);
  expect(ended().ended).toBe(true);
});

test('DP-23 when the game is over the winner names a Herald among the losers, or nobody', () => {
  const t = table({ seats: 3 }).round(6).endRound(null).goOn();
  expect(t.result).not.toBeNull();
  t.seat(0).isAsked('game/herald', ['1', '2', 'nobody']);
  expect(t.seat(0).question!.cosmetic).toBe(true);
});
