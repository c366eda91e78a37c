import { expect } from 'vitest';
import { CITY } from '../content/base/city.js';
import { DISTRICTS } from '../content/behaviour.js';
import { cults } from '../cults.js';
import { playRandomly } from '../testing/play.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { cityEffect, sanityOf } from './districts.js';
import { cardCost } from './growth.js';
import { hiding } from './hiding.js';
import { mobilisation } from './mobilisation.js';
import { planning } from './planning.js';
import { ritualCost } from './preparation.js';

const tracks = (t: ReturnType<typeof table>) => DISTRICTS.map((id) => t.board.districts[id].track);

rule(
  ['CULT-4.1', 'CULT-4.5'],
  'the top card of the city deck is revealed and lies face up, one in each city phase',
  () => {
    const t = table().cityPhase('C13');
    expect([t.board.event, t.board.city.length, t.board.pastEvents]).toEqual(['C13', 14, []]);
    expect(t.told('city-card')).toMatchObject([{ params: { card: { card: 'C13' } } }]);
    for (const viewer of [0, 1, null]) expect(t.view(viewer).board.event).toBe('C13');
  },
);

rule(
  ['CULT-4.2', 'CULT-4.8'],
  'DP-05 C8: from the first cultist on, everybody may destroy a disorganisation card',
  () => {
    const t = table({ players: 3 }).discard(0, ['D', 'S1']).discard(2, ['D', 'D']).first(1).cityPhase('C8');
    t.seat(2).isAsked('lost-files/card', ['D.1', 'stop']).picks('D.1'); // seat 1 has none
    t.seat(0).isAsked('lost-files/card', ['D.0', 'stop']).picks('stop');
    expect(t.ended).toBe(true);
    expect(t.board.destroyed).toEqual(['D.1']);
    expect([t.player(0).discard, t.player(2).discard]).toEqual([['D.0', 'S1.0-0'], ['D.2']]);
  },
);

rule('CULT-4.3', 'a city card helps or harms, at once, for the round, or by changing an action', () => {
  const kinds = new Set(CITY.map(({ effect }) => effect.is));
  expect([...kinds].sort()).toEqual(
    [
      'card-cost',
      'destroy-disorganisation',
      'disorganise',
      'gain',
      'hand',
      'nothing',
      'plan-markers',
      'rerolls',
      'ritual-cost',
      'sanity',
      'token-limit',
    ].sort(),
  );
  const births = table({ players: 3 }).cityPhase('C14'); // at once
  expect([0, 1, 2].map((seat) => births.tokensOf(seat))).toEqual([
    [0, 0, 1],
    [0, 0, 1],
    [0, 0, 1],
  ]);
  const hysteria = table().sanity('uptown', 4).investigators('uptown', 1).cityPhase('C5'); // lasting
  expect(sanityOf(hysteria.board, 'uptown')).toBe(4);
  const sermons = table().sanity('uptown', 4).cityPhase('C6');
  expect(sanityOf(sermons.board, 'uptown')).toBe(5);
  const market = table().cityPhase('C13'); // an action: G3 costs 2, A2 costs 3, and nothing costs less than 1
  expect([cardCost(market.board, 'uptown', 'G3'), cardCost(market.board, 'uptown', 'A2')]).toEqual([1, 2]);
});

rule(['CULT-4.2', 'CULT-4.3'], 'W12 C1: a ritual of level II costs 2 + 1 + 1 where one investigator is', () => {
  const t = table().investigators('uptown', 1).cityPhase('C1');
  expect(ritualCost(t.board, 'uptown', 2)).toBe(4);
});

rule(['CULT-4.4', 'CULT-21.15'], 'the effect ends with the round', () => {
  const t = table().sanity('uptown', 3).event('C6').run(hiding, {});
  expect([t.board.event, t.board.pastEvents, sanityOf(t.board, 'uptown')]).toEqual([null, ['C6'], 3]);
  expect(cityEffect(t.board, 'sanity')).toBeUndefined();
});

rule(
  ['CULT-4.6', 'CULT-4.7'],
  'the investigators of named districts advance; a district out of the game is ignored',
  () => {
    const north = table({ players: 3 }).cityPhase('C1');
    expect(tracks(north)).toEqual([3, 2, 3, 0]);
    const river = table({ players: 3 }).cityPhase('C12');
    expect(tracks(river)).toEqual([3, 3, 3, 0]);
    expect(river.told('investigator-advanced')).toEqual([]);
    expect(tracks(table({ players: 4 }).cityPhase('C12'))).toEqual([4, 4, 4, 3]);
  },
);

rule(
  ['CULT-4.8', 'CULT-21.16', 'CULT-20.18'],
  'the card is laid down, its text carried out, then investigators in the order of the numbers',
  () => {
    const page = table({ players: 4 }).track('northside', 1).cityPhase('C15');
    expect(tracks(page)).toEqual([3, 4, 3, 3]);
    expect(page.board.districts.northside.investigators).toBe(1);
    const order = page.events.map(({ key, params }) => [key, (params.district as { district?: string })?.district]);
    expect(order).toEqual([
      ['event.city-card', undefined],
      ['event.investigator-advanced', 'uptown'],
      ['event.investigator-arrived', 'northside'],
      ['event.investigator-advanced', 'downtown'],
      ['event.investigator-advanced', 'rivertown'],
    ]);
    const informer = table().cityPhase('C7');
    expect(informer.events.map(({ key }) => key)).toEqual([
      'event.city-card',
      'event.disorganised',
      'event.disorganised',
      'event.investigator-advanced',
    ]);
  },
);

rule('CULT-4.9', 'C4: everybody places three plan markers this round', () => {
  const t = table().event('C4').run(planning, {});
  for (const seat of [0, 1, 0, 1, 0, 1]) t.seat(seat).picks('uptown');
  expect(t.ended).toBe(true);
  expect(t.board.seats.map(({ plans }) => plans)).toEqual([1, 1]);
});

rule('CULT-4.10', 'C2 and C3 change how many tokens are kept in this hiding phase', () => {
  const raid = table().tokens(0, { thug: 3, adept: 1 }).event('C2').run(hiding, {});
  raid.seat(0).isAsked('hiding/returned', ['1:0:0', '0:1:0']).picks('1:0:0');
  expect(raid.tokensOf(0)).toEqual([2, 1, 0]);
  const carnival = table().tokens(0, { thug: 7 }).event('C3').run(hiding, {});
  expect([carnival.ended, carnival.tokensOf(0)]).toEqual([true, [7, 0, 0]]);
});

rule('CULT-4.11', 'C7: everybody receives a disorganisation card on the discard pile', () => {
  const t = table({ players: 3 }).first(1).cityPhase('C7');
  expect(t.board.seats.map(({ discard }) => discard)).toEqual([['D.2'], ['D.0'], ['D.1']]);
  expect(t.board.seats.every(({ hand }) => hand.length === 0)).toBe(true);
});

rule('CULT-4.3', 'C9 and C10: seven or five cards are drawn; C11 and C12: three rerolls or one', () => {
  const drawn = (card: string) => table().event(card).run(mobilisation, {}).player(0).hand.length;
  expect([drawn('C9'), drawn('C10'), drawn('C13')]).toEqual([7, 5, 6]);
  const rerolls = (card: string) => table().event(card).rounds('CULT-5.9').board.rerolls;
  expect([rerolls('C11'), rerolls('C12'), rerolls('C13')]).toEqual([3, 1, 2]);
});

rule(
  ['CULT-4.12', 'CULT-21.14', 'CULT-4.1'],
  'used city cards stay out of the deck; ten rounds use nine of them',
  () => {
    const { board } = playRandomly({ seed: 'city', seats: 2, options: { rounds: 10 } });
    const used = [...board.pastEvents, board.event!];
    expect([used.length, board.city.length]).toEqual([9, 6]);
    expect(new Set([...used, ...board.city]).size).toBe(15);
    expect(cults.options.rounds!.maximum! - 1).toBeLessThan(CITY.length);
  },
);

rule('CULT-4.1', 'each district is named on the same number of city cards', () => {
  const named = DISTRICTS.map((id) => CITY.filter(({ advances }) => advances.includes(id)).length);
  expect(new Set(named).size).toBe(1);
});

rule('CULT-21.69', 'C7, C8 and C4 concern the NPC; C14 does not', () => {
  const informer = table({ players: 1 }).cityPhase('C7');
  expect([informer.player(0).discard, informer.board.npc!.discard]).toEqual([['D.0'], ['D.1']]);
  const files = table({ players: 1 })
    .npc({ discard: ['S1', 'D'] })
    .cityPhase('C8');
  expect([files.board.npc!.discard, files.board.destroyed]).toEqual([['S1.1-0'], ['D.0']]);
  const births = table({ players: 1 }).cityPhase('C14');
  expect([births.tokensOf(0), births.board.npc!.thugs, births.tokensOf(1)]).toEqual([[0, 0, 1], 0, [0, 0, 0]]);
  const curfew = table({ players: 1 }).event('C4').script(1, 1, 1).run(planning, {});
  for (let marker = 0; marker < 3; marker++) curfew.seat(0).picks('uptown');
  expect([curfew.ended, curfew.board.districts.uptown.plans]).toEqual([true, [0, 1, 0, 1, 0, 1]]);
});
