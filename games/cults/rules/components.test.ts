import { until } from '@tabula/kernel/testing/new-game.js';
import { expect } from 'vitest';
import { newBoard } from '../board.js';
import { CITY } from '../content/base/city.js';
import { DISTRICT_CARDS } from '../content/base/district.js';
import { GOALS } from '../content/base/goals.js';
import { PROLOGUES } from '../content/base/prologues.js';
import { STARTING } from '../content/base/starting.js';
import { DIE, DISTRICTS, PLANS, RITUALS, TOKENS } from '../content/behaviour.js';
import { DISORGANISATION, startingCards } from '../content/cards.js';
import { cults } from '../cults.js';
import { DICE, optionsKey, optionsOf } from '../table-options.js';
import { newGame } from '../testing/new-game.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { onTop } from './action.js';
import { freeSpaces, ritualValue } from './districts.js';
import { growth } from './growth.js';
import { influence } from './influence.js';
import { planning } from './planning.js';
import { preparation } from './preparation.js';
import { terror } from './terror.js';

const defaults = Object.fromEntries(Object.entries(cults.options).map(([name, spec]) => [name, spec.default]));
const box = (players: number) => newBoard(optionsKey(players, defaults));
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

rule(['CULT-1.1', 'CULT-1.2'], 'Arkham has four districts with the same kinds of spaces', () => {
  expect([...DISTRICTS].sort()).toEqual(['downtown', 'northside', 'rivertown', 'uptown']);
  const { districts } = box(4);
  const empty = { rituals: [], places: [], domination: [], plans: [], guardian: null, action: null };
  for (const id of DISTRICTS)
    expect(districts[id]).toEqual({ open: true, sanity: 0, investigators: 0, track: 0, ...empty });
});

rule('CULT-1.2', 'every player can have a place of cult in one and the same district', () => {
  const t = table({ players: 4 }).place(0, 'uptown').place(1, 'uptown').place(2, 'uptown').hand(3, ['A8', 'S2']);
  t.track('uptown', 2).run(preparation, { seat: 3, district: 'uptown' });
  t.seat(3).isAsked('payment/spend', ['0:0:0:A8.0:S2.3-0']).picks('0:0:0:A8.0:S2.3-0');
  expect(t.board.districts.uptown.places).toEqual([0, 1, 2, 3]);
});

rule(['CULT-1.3', 'CULT-21.10'], 'there is one space for the city card in force, whatever the district', () => {
  const t = table().event('C5').sanity('uptown', 4).sanity('downtown', 4).ritual(0, 'uptown', 3);
  t.run(terror, { seat: 0, district: 'uptown', fought: false });
  expect(t.board.event).toBe('C5');
  expect(Object.values(t.board.districts).some((here) => 'event' in here)).toBe(false);
});

rule('CULT-1.4', 'the ritual limit of a district is 3, 4 or 5 for two, three or four players, and 3 alone', () => {
  const caps = [1, 2, 3, 4].map((players) => freeSpaces(box(players), 'uptown'));
  expect(caps).toEqual([3, 3, 4, 5]);
});

rule('CULT-1.6', 'blocking the labelled of the five ritual spaces gives these limits', () => {
  // "+4" is blocked for fewer than four, "+3" for fewer than three: CULT-2.5 to CULT-2.7.
  const blocked = (players: number) => [3, 4].filter((label) => Math.max(players, 2) <= label - 1).length;
  expect([1, 2, 3, 4].map((players) => 5 - blocked(players))).toEqual(
    [1, 2, 3, 4].map((players) => optionsOf(box(players)).ritualCap),
  );
});

rule(['CULT-1.5', 'CULT-21.19'], 'no ability and no movement brings a ritual into a full district', () => {
  const full = table().ritual(1, 'uptown', 1, 1, 2).ritual(0, 'northside', 1).place(0, 'northside').hand(0, ['A3']);
  full.run(growth, { seat: 0, district: 'northside' });
  full.seat(0).isAsked('growth/use', ['A3.0:northside', 'A3.0:downtown']);
  const move = table({ influenceCondition: 'moveOnly' }).ritual(1, 'uptown', 1, 1, 2).ritual(0, 'northside', 1);
  move.run(influence, { seat: 0, district: 'uptown' });
  move.seat(0).isAsked('draw-or-destroy/extra', ['draw']);
});

rule('CULT-1.7', 'one player may have several rituals in a district, alike or not, within its limit', () => {
  const t = table().place(0, 'uptown').ritual(0, 'uptown', 1, 2).tokens(0, { adept: 9 });
  t.run(preparation, { seat: 0, district: 'uptown' });
  t.seat(0).isAsked('preparation/first', ['uptown:1', 'uptown:2', 'uptown:3']).picks('uptown:2');
  t.seat(0).picks(t.seat(0).options[0]!);
  expect(t.ritualsIn('uptown')).toEqual(['0:1', '0:2', '0:2']);
});

rule('CULT-1.8', 'a second place of cult in the same district is not offered', () => {
  const t = table().place(0, 'uptown').place(1, 'uptown').tokens(0, { adept: 9 });
  t.run(preparation, { seat: 0, district: 'uptown' });
  expect(t.seat(0).options).not.toContain('place');
});

rule(['CULT-1.9', 'CULT-21.2'], 'a district has three domination spaces, at any number of players', () => {
  expect([1, 2, 3, 4].map((players) => optionsOf(box(players)).dominationSpaces)).toEqual([3, 3, 3, 3]);
  const t = table({ players: 4, replaceTarget: 'opponentsOnly' })
    .domination('uptown', 0, 0, 0)
    .ritual(0, 'uptown', 3, 2);
  t.run(terror, { seat: 0, district: 'uptown', fought: false });
  expect(t.ended).toBe(true); // no space is left, and there is nobody to replace
});

rule(
  ['CULT-1.10', 'CULT-1.11', 'CULT-2.10'],
  'the set of a colour: rituals, places, domination and plan markers, cards',
  () => {
    for (const players of [2, 3, 4])
      for (const { rituals, places, domination, plans, deck } of box(players).seats)
        expect({ rituals, places, domination, plans, cards: deck.length }).toEqual({
          rituals: [2, 2, 1],
          places: 4,
          domination: 8,
          plans: 4,
          cards: 12,
        });
    expect(sum(RITUALS)).toBe(5);
    expect(cults.players.max).toBe(4); // four colours
  },
);

rule(
  ['CULT-1.12', 'CULT-1.13'],
  'thugs, adepts and freaks are worth attack, power and terror, and nothing else',
  () => {
    expect(TOKENS).toEqual(['thug', 'adept', 'freak']);
    const pays = table().place(0, 'uptown').tokens(0, { thug: 5, adept: 1, freak: 5 });
    pays.run(preparation, { seat: 0, district: 'uptown' });
    pays.seat(0).isAsked('preparation/first', ['uptown:1']).picks('uptown:1');
    pays.seat(0).isAsked('payment/spend', ['0:1:0']);
    const frightens = table().ritual(0, 'northside', 3).tokens(0, { thug: 5, adept: 5, freak: 1 });
    frightens.run(terror, { seat: 0, district: 'northside', fought: false });
    frightens.seat(0).isAsked('terror/spend', ['0:0:1', 'stop']);
  },
);

rule(['CULT-1.14', 'CULT-1.15', 'CULT-2.23'], 'tokens, investigators and disorganisation cards never run out', () => {
  const t = table().tokens(0, { thug: 34, adept: 34, freak: 16 }).script(1, 1, 3, 3, 5).rounds('CULT-5.9');
  t.seat(0).picks();
  if (t.seat(0).question?.id === 'recruit/use') t.seat(0).picks('stop');
  expect(t.tokensOf(0)).toEqual([36, 36, 17]);
  const crowd = table().investigators('uptown', 16).track('uptown', 1).discard(0, new Array(22).fill('D'));
  crowd.cityPhase('C7');
  expect(crowd.player(0).discard.length).toBe(23);
  expect(crowd.board.districts.uptown.investigators).toBe(17);
});

rule(
  ['CULT-1.16', 'CULT-1.17'],
  'eight sanity tokens suffice: four of value 3 and four of value 4; so do ten blocks',
  () => {
    for (const { sanity } of PROLOGUES) for (const value of Object.values(sanity)) expect([3, 4]).toContain(value);
    // With two players the most are needed: two spaces in each of the districts in play, and the district left out.
    expect(2 * 3 + 1).toBeLessThanOrEqual(10);
  },
);

rule('CULT-1.18', 'a blocked ritual space takes no ritual: with two players the fourth finds no room', () => {
  const rituals = (players: number) => {
    const t = table({ players }).place(0, 'uptown').ritual(1, 'uptown', 1, 1, 2).tokens(0, { adept: 9 });
    return t.run(preparation, { seat: 0, district: 'uptown' }).seat(0).options;
  };
  expect(rituals(3)).toEqual(['uptown:1', 'uptown:2', 'uptown:3']);
  expect(freeSpaces(table().ritual(1, 'uptown', 1, 1, 2).s, 'uptown')).toBe(0);
});

rule('CULT-1.19', 'a district out of the game takes no plan marker', () => {
  const t = table({ players: 3 }).run(planning, {});
  expect(t.board.districts.rivertown.open).toBe(false);
  expect(t.seat(0).options).toEqual(['uptown', 'northside', 'downtown']);
  expect(t.seat(0).refused('rivertown').code).toBe('illegal');
});

rule('CULT-1.20', 'five dice with two attack, two power, one terror and one blank face', () => {
  expect(DICE).toBe(5);
  expect([...DIE].sort()).toEqual(['attack', 'attack', 'blank', 'power', 'power', 'terror']);
  const t = table().script(1, 2, 3, 5, 6).rounds('CULT-5.9');
  expect(t.board.dice).toEqual(['attack', 'attack', 'power', 'terror', 'blank']);
});

rule(['CULT-1.21', 'CULT-21.4'], 'the NPC die has four faces, and is rolled in the solo game only', () => {
  const t = table({ players: 1 }).script(4, 3).run(planning, {});
  t.seat(0).picks('uptown'); // 4 is Rivertown, out of the game
  expect(t.board.npc!.die).toBe(3);
  expect(() => table({ players: 1 }).script(5).run(planning, {}).seat(0).picks('uptown')).toThrow('4 sides');
  expect(table({ players: 2 }).s.npc).toBeNull();
});

rule('CULT-1.22', '166 cult cards: 48 starting cards, 96 district cards, 22 disorganisation cards', () => {
  const count = (cards: readonly { copies: number }[]) => sum(cards.map(({ copies }) => copies));
  expect([4 * count(STARTING), count(DISTRICT_CARDS), DISORGANISATION.copies]).toEqual([48, 96, 22]);
  expect(startingCards('base', 3).length).toBe(12);
});

rule(['CULT-1.23', 'CULT-20.32'], '15 city cards, 4 prologue cards and 8 goal cards, all different', () => {
  expect([CITY, PROLOGUES, GOALS].map((cards) => new Set(cards.map(({ id }) => id)).size)).toEqual([15, 4, 8]);
  expect(box(1).goals.length).toBe(8);
  expect(box(2).goals.length).toBe(0);
});

rule('CULT-1.24', 'the plan board has five areas, and the round track ends at 10', () => {
  expect(PLANS).toEqual(['growth', 'preparation', 'influence', 'domination']);
  expect(Object.keys(box(2).seats[0]!.used)).toEqual([...PLANS, 'bluff']);
  expect(cults.options.rounds!.maximum).toBe(10);
});

rule('CULT-1.25', 'one round marker and one first-cultist marker', () => {
  const game = newGame(3, {}, [2]);
  until(game, 'recruit/dice');
  expect([game.state.board.round, game.state.board.first]).toEqual([1, 1]);
});

rule(['CULT-1.26', 'CULT-1.27'], 'starting cards show symbols; district cards a type and a cost as well', () => {
  for (const { type, cost } of STARTING) expect([type, cost]).toEqual(['start', 0]);
  const types = DISTRICT_CARDS.map(({ type }) => type);
  expect([
    types.filter((type) => type === 'guardian').length,
    types.filter((type) => type === 'action').length,
  ]).toEqual([8, 8]);
  for (const { cost, attack, power, terror: fear } of DISTRICT_CARDS) {
    expect(cost >= 2 && cost <= 4).toBe(true);
    expect(attack + power + fear > 0).toBe(true);
  }
  const keyed = [...STARTING, ...DISTRICT_CARDS].flatMap(({ ability }) =>
    ability === undefined ? [] : [ability.when],
  );
  expect(new Set(keyed)).toEqual(
    new Set(['confrontation', 'recruitment', 'mobilisation', 'growth', 'preparation', 'influence', 'terror']),
  );
});

rule(['CULT-1.28', 'CULT-21.12'], 'a disorganisation card shows nothing, does nothing, and is never for sale', () => {
  const { attack, power, terror: fear, cost, ability } = DISORGANISATION;
  expect([attack, power, fear, cost, ability]).toEqual([0, 0, 0, 0, undefined]);
  expect(DISTRICT_CARDS.some(({ id }) => id === DISORGANISATION.id)).toBe(false);
});

rule(
  ['CULT-1.29', 'CULT-1.30'],
  'W2 rituals of level I and II give attack 3 and terror 3 there, nowhere else, to nobody else',
  () => {
    const t = table().ritual(0, 'uptown', 1, 2).ritual(1, 'uptown', 1).ritual(0, 'northside', 3);
    expect([ritualValue(t.s, 'uptown', 0), ritualValue(t.s, 'uptown', 1), ritualValue(t.s, 'downtown', 0)]).toEqual([
      3, 1, 0,
    ]);
    // Sanity 2 is exceeded by 3 with nothing spent; 3 is not.
    t.sanity('uptown', 2).run(terror, { seat: 0, district: 'uptown', fought: false });
    t.seat(0).isAsked('terror/spend', ['0:0:0', 'stop']);
    const more = table().ritual(0, 'uptown', 1, 2).sanity('uptown', 3);
    more.run(terror, { seat: 0, district: 'uptown', fought: false }).seat(0).isAsked('terror/spend', ['stop']);
    expect(onTop(more.board, 0)).toEqual([]);
  },
);
