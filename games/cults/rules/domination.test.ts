import { expect } from 'vitest';
import { dominate } from '../testing/fight.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { turn } from './action.js';
import { domination } from './domination.js';

rule(['CULT-11.1', 'CULT-21.32'], 'domination needs a ritual in the district, and nothing else', () => {
  const plans = (t: ReturnType<typeof table>) =>
    t
      .plans('uptown', 0)
      .run(turn, { seat: 0 })
      .seat(0)
      .options.filter((key) => key.endsWith('domination'));
  expect(plans(table().place(0, 'uptown').ritual(0, 'northside', 3).ritual(1, 'uptown', 1))).toEqual([]);
  // No rival anywhere, and no chance of terror: it is legal all the same.
  expect(plans(table().ritual(0, 'uptown', 1).sanity('uptown', 9))).toEqual(['uptown:domination']);
});

rule('CULT-11.3', 'the plan marker goes to the domination area before the plan is resolved', () => {
  const t = table().plans('uptown', 0).ritual(0, 'uptown', 1).ritual(1, 'uptown', 1).run(turn, { seat: 0 });
  t.seat(0).picks('uptown:domination');
  t.seat(0).isAsked('commitment/thugs');
  expect(t.player(0).used.domination).toBe(1);
  expect(t.board.districts.uptown.plans).toEqual([]);
});

rule(['CULT-11.2', 'CULT-11.29'], 'first the confrontation, then terror', () => {
  const t = dominate(table().ritual(0, 'uptown', 2).ritual(1, 'uptown', 1), 0, 'uptown');
  t.seat(0).isAsked('commitment/thugs').picks('0');
  t.seat(1).isAsked('commitment/thugs').picks('0');
  expect(t.told('confrontation-won').map(({ params }) => params.seat)).toEqual([{ seat: 0 }]);
  t.seat(0).isAsked('terror/spend');
});

rule('CULT-11.4', 'if no opponent has a ritual on the board there is no confrontation', () => {
  const t = table({ players: 3 })
    .ritual(0, 'uptown', 2)
    .place(1, 'uptown')
    .run(domination, { seat: 0, district: 'uptown' });
  expect(t.told('unopposed').map(({ rule }) => rule)).toEqual(['CULT-11.4']);
  t.seat(0).isAsked('terror/spend');
});

rule(
  ['CULT-11.5', 'CULT-11.6', 'CULT-11.7', 'CULT-20.14'],
  'each opponent, clockwise from the left, may once move one ritual of any level in from another district',
  () => {
    const t = table({ players: 3 })
      .ritual(1, 'uptown', 1)
      .ritual(1, 'northside', 2)
      .ritual(2, 'northside', 1)
      .ritual(2, 'downtown', 3)
      .ritual(0, 'downtown', 2)
      .run(domination, { seat: 1, district: 'uptown' });
    t.seat(2).isAsked('domination/moved', ['northside:1', 'downtown:3', 'stop']).picks('downtown:3');
    t.seat(0).isAsked('domination/moved', ['downtown:2', 'stop']).picks('downtown:2');
    // Nobody is asked again, although there is a free space and seat 2 has another ritual; seat 1 never was.
    t.seat(1).isAsked('commitment/thugs');
    expect(t.ritualsIn('uptown')).toEqual(['1:1', '2:3', '0:2']);
  },
);

rule(['CULT-11.8', 'CULT-1.5'], 'without a free ritual space nothing comes, and a space that is used is gone', () => {
  const t = table({ players: 3 })
    .ritual(0, 'uptown', 1, 1, 2)
    .ritual(1, 'northside', 1)
    .ritual(2, 'northside', 1)
    .run(domination, { seat: 0, district: 'uptown' });
  t.seat(1).isAsked('domination/moved').picks('northside:1');
  t.seat(2).isNotAsked();
  t.seat(0).isAsked('commitment/thugs');
  const full = table().ritual(0, 'uptown', 1, 1, 2).ritual(1, 'northside', 1);
  full.run(domination, { seat: 0, district: 'uptown' });
  expect(full.told('unopposed')).toHaveLength(1);
});

rule(
  ['CULT-11.9', 'CULT-21.41', 'CULT-11.10'],
  'who is there already may send another; a ritual keeps its level',
  () => {
    const t = table().ritual(0, 'uptown', 1).ritual(1, 'uptown', 1).ritual(1, 'northside', 1);
    t.run(domination, { seat: 0, district: 'uptown' });
    t.seat(1).isAsked('domination/moved', ['northside:1', 'stop']).picks('northside:1');
    expect(t.ritualsIn('uptown')).toEqual(['0:1', '1:1', '1:1']);
    expect(t.player(1).rituals).toEqual([0, 2, 1]);
  },
);

rule(['CULT-11.11', 'CULT-12.10'], 'if nobody comes there is no confrontation, and two markers may be placed', () => {
  const t = table()
    .ritual(0, 'uptown', 2, 3)
    .ritual(1, 'northside', 3)
    .run(domination, { seat: 0, district: 'uptown' });
  t.seat(1).isAsked('domination/moved').picks('stop');
  expect(t.told('unopposed').map(({ rule }) => rule)).toEqual(['CULT-11.11']);
  t.seat(0).isAsked('terror/spend').picks('0:0:0');
  t.seat(0).isAsked('terror/spot', ['space', 'stop']).picks('space');
  expect(t.board.districts.uptown.domination).toEqual([0, 0]);
});

rule(
  ['CULT-11.12', 'CULT-11.32'],
  'who has a ritual there takes part, nobody else; it counts even if nobody commits',
  () => {
    const t = dominate(
      table({ players: 4 })
        .ritual(2, 'uptown', 3, 2)
        .ritual(0, 'uptown', 1)
        .ritual(1, 'northside', 3)
        .tokens(1, { thug: 3 }),
      2,
      'uptown',
    );
    expect(t.board.fight!.sides).toEqual([2, 0]);
    t.seat(2).isAsked('commitment/thugs', ['0']).picks('0');
    t.seat(0).isAsked('commitment/thugs', ['0']).picks('0');
    expect(t.told('confrontation-won')).toHaveLength(1);
    t.seat(2).isAsked('terror/spend').picks('0:0:0');
    expect(t.board.districts.uptown.domination).toEqual([2]); // one marker, for there was a confrontation
  },
);

rule(['CULT-11.30', 'CULT-11.31'], 'who does not win ends the plan; another winner only keeps the rituals', () => {
  const t = dominate(table().ritual(0, 'uptown', 1).ritual(1, 'uptown', 3, 2), 0, 'uptown');
  const before = structuredClone(t.player(1));
  t.seat(0).picks('0');
  t.seat(1).picks('0');
  expect(t.ended).toBe(true);
  expect(t.ritualsIn('uptown')).toEqual(['1:3', '1:2']);
  expect(t.board.districts.uptown.domination).toEqual([]);
  expect(t.player(1)).toEqual(before);
});

rule(['CULT-11.30', 'CULT-11.26'], 'nobody performs terror after a tie', () => {
  const t = dominate(table().ritual(0, 'uptown', 3).ritual(1, 'uptown', 1, 2), 0, 'uptown');
  t.seat(0).picks('0');
  t.seat(1).picks('0');
  expect(t.told('confrontation-tied')).toHaveLength(1);
  expect(t.ended).toBe(true);
});
