import { expect } from 'vitest';
import { removePacksAfterwards } from '../testing/packs.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { variant } from '../testing/variant.js';

removePacksAfterwards();

rule(['ELEK-13.22', 'ELEK-17.27'], 'a Privilege comes before a unit', () => {
  const tied = () =>
    table()
      .owns(1, 'P01')
      .zone('mission', { 0: ['E26'], 1: ['B2.1'] })
      .zone('court', { 0: ['B3.0'], 1: ['B3.1'] })
      .confront('mission', 'cunning');
  const paid = tied();
  paid.seat(1).isAsked('confrontation/pay', ['true', 'false']).picks('true');
  paid.seat(1).isAsked('cunning/choice', ['swap:B2.1:B3.1', 'stop']);
  const declined = tied();
  declined.seat(1).picks('false');
  declined.seat(0).isAsked('cunning/choice', ['swap:E26:B3.0', 'stop']);
});

rule('ELEK-13.22', 'a Privilege comes before a Mission, and a unit too', () => {
  const tie = { 0: ['B3.0'], 1: ['B3.1'] };
  const mission = table().zone('mission', tie).confront('mission', 'power');
  expect(mission.board.seats[1]!.missions).toEqual(['M16']); // the lowest court position
  const privilege = table().owns(0, 'P11').zone('mission', tie).confront('mission', 'power');
  expect(privilege.board.seats[0]!.missions).toEqual(['M16']);
  const unit = table()
    .zone('mission', { 0: ['B3.0', 'B1.0'], 1: ['E32'] })
    .confront('mission', 'power');
  expect(unit.board.seats[0]!.missions).toEqual(['M16']); // the Legate is left out first
});

rule('ELEK-13.23', 'units of one owner act in order of arrival', () => {
  const won = (units: string[]) => table().zone('mission', { 0: units }).embers(0, 0).confront('mission', 'occultism');
  const symbiontFirst = won(['E07', 'E12']);
  symbiontFirst.seat(0).picks('stop').isAsked('extra-token/token');
  expect(symbiontFirst.embersOf(0)).toBe(0);
  symbiontFirst.seat(0).picks('power:E12');
  expect(symbiontFirst.embersOf(0)).toBe(1);

  const demiurgeFirst = won(['E12', 'E07']);
  demiurgeFirst.seat(0).picks('stop').isAsked('extra-token/token');
  expect(demiurgeFirst.embersOf(0)).toBe(1);
});

rule('ELEK-13.23', 'Privileges of several owners act in court position order', () => {
  const harvest = (scepter: number) =>
    table().owns(0, 'P02').owns(1, 'P12').discard(['E05']).scepter(scepter).endRound(null);
  const first = harvest(0);
  first.seat(1).isAsked('harvest/choice', ['harvest', 'E05']);
  expect(first.embersOf(0)).toBe(2);
  const second = harvest(1);
  second.seat(1).isAsked('harvest/choice', ['harvest', 'E05']);
  expect(second.embersOf(0)).toBe(1);
  second.seat(1).picks('E05');
  expect(second.embersOf(0)).toBe(2);
});

rule('ELEK-13.32', 'once a round means: again from the next Recruitment on', () => {
  const t = table()
    .owns(0, 'P01')
    .embers(0, 3)
    .zone('mission', { 0: ['B4.0'], 1: ['B4.1'] })
    .zone('influence', { 0: ['E14'], 1: ['E24'] })
    .confrontations();
  t.seat(0).isAsked('confrontation/pay').picks('true').picks('stop');
  expect(t.ended).toBe(true); // the tie in the Influence Zone had no effect
  expect(t.embersOf(0)).toBe(3); // 3 - 1, and 2 more from the Granary up to the limit

  t.goOn().seat(0).isAsked('recruit/keep').picks('redraw');
  t.seat(1).picks('redraw');
  t.seat(0).assigns('B4.0', 'court');
  t.seat(1).assigns('B4.1', 'court');
  t.seat(0).picks('pass');
  t.seat(1).picks('pass');
  t.seat(0).isAsked('confrontation/pay', ['true', 'false']);
});

rule('ELEK-13.33', 'a trigger is resolved only if its unit is still there and not switched off', () => {
  const pack = variant('bloody-demiurge', {
    E12: { symbols: { violence: 3 }, permanent: [{ is: 'ember-on-win', attribute: 'violence', amount: 1 }] },
  });
  const won = () =>
    table({ pack })
      .mission('M16')
      .influence('I13')
      .zone('court', { 0: ['E12'], 1: ['B3.1'] })
      .embers(0, 0);
  const there = won().confront('court', 'violence');
  there.seat(0).picks('stop');
  expect(there.embersOf(0)).toBe(1);
  const gone = won().confront('court', 'violence');
  gone.seat(0).picks('E12');
  expect(gone.embersOf(0)).toBe(0);

  const off = table()
    .zone('court', { 0: ['E12'] })
    .off('E12')
    .embers(0, 0)
    .confront('court', 'occultism');
  off.seat(0).picks('stop');
  expect(off.embersOf(0)).toBe(0);
});

rule(['ELEK-13.34', 'ELEK-15.19', 'ELEK-6.21'], 'texts about Violence apply to an extra confrontation too', () => {
  const skarger = () => table().hand(0, ['E05']).embers(0, 1);
  const arena = skarger()
    .influence('I10')
    .zone('influence', { 1: ['B3.1'] })
    .assign();
  arena.seat(0).assigns('E05', 'influence').picks('true').picks('stop');
  expect(arena.embersOf(0)).toBe(1);

  const arsenal = skarger()
    .owns(1, 'P07')
    .zone('mission', { 1: ['B4.1'] })
    .assign();
  arsenal.seat(0).assigns('E05', 'mission').picks('true');
  arsenal.seat(1).isAsked('violence/victim', ['B4.1', 'E05', 'stop']);

  const siege = skarger()
    .mission('M04')
    .zone('mission', { 1: ['B3.1', 'B1.1'] })
    .assign();
  siege.seat(0).assigns('E05', 'mission').picks('true').picks('B3.1');
  siege.seat(1).picks('let-go');
  siege.seat(0).isAsked('violence/victim', ['B1.1', 'E05', 'stop']);
});

rule('ELEK-17.93', 'a unit that the effect brings into the Zone has no trigger for that win', () => {
  const pack = variant('sly-demiurge', {
    E12: { permanent: [{ is: 'ember-on-win', attribute: 'cunning', amount: 1 }] },
  });
  const t = table({ pack })
    .mission('M16')
    .influence('I13')
    .zone('mission', { 0: ['B2.0'] })
    .zone('court', { 0: ['E12'] })
    .embers(0, 0);
  t.confront('mission', 'cunning').seat(0).picks('swap:B2.0:E12');
  expect(t.zoneOf('E12')).toBe('mission');
  expect(t.embersOf(0)).toBe(0);

  const there = table({ pack })
    .mission('M16')
    .influence('I13')
    .zone('court', { 0: ['E12'] })
    .embers(0, 0);
  expect(there.confront('court', 'cunning').embersOf(0)).toBe(1);
});
