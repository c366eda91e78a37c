import { expect } from 'vitest';
import { DISTRICTS } from '../content/behaviour.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { onTop } from './action.js';
import { planning } from './planning.js';

rule(
  ['CULT-6.1', 'CULT-6.2'],
  'DP-09 one marker each in turn, clockwise from the first cultist, until all four are placed',
  () => {
    const t = table({ players: 3 }).first(1).run(planning, {});
    const asked: number[] = [];
    while (!t.ended) {
      const [now] = t.questions;
      expect([now!.id, now!.min, now!.max]).toEqual(['planning/district', 1, 1]);
      asked.push(now!.seat);
      t.seat(now!.seat).picks('downtown');
    }
    expect(asked).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0]);
    expect(t.board.seats.map(({ plans }) => plans)).toEqual([0, 0, 0]);
  },
);

rule(
  ['CULT-6.3', 'CULT-6.4', 'CULT-6.7'],
  'any district in play will do, also without a place or ritual, and again',
  () => {
    const t = table().ritual(1, 'uptown', 1).place(1, 'downtown').run(planning, {});
    for (let marker = 0; marker < 4; marker++) {
      t.seat(0).isAsked('planning/district', ['uptown', 'northside', 'downtown']).picks('northside');
      t.seat(1).picks('uptown');
    }
    expect(t.board.districts.northside.plans).toEqual([0, 0, 0, 0]);
    const four = table({ players: 4 }).run(planning, {});
    four.seat(0).isAsked('planning/district', [...DISTRICTS]);
  },
);

rule('CULT-6.5', 'markers of a district form one stack; the one placed last is on top', () => {
  const t = table({ players: 3 }).run(planning, {});
  for (const seat of [0, 1, 2, 0, 1]) t.seat(seat).picks('uptown');
  expect(t.board.districts.uptown.plans).toEqual([0, 1, 2, 0, 1]);
  expect([0, 1, 2].map((seat) => onTop(t.board, seat))).toEqual([[], ['uptown'], []]);
});

rule(['CULT-6.5', 'CULT-6.2'], 'W10 nobody can cover the last marker of all', () => {
  const t = table().run(planning, {});
  for (let marker = 0; marker < 4; marker++) {
    t.seat(0).picks('uptown');
    t.seat(1).picks('uptown');
  }
  expect(t.ended).toBe(true);
  expect(onTop(t.board, 1)).toEqual(['uptown']);
});

rule('CULT-6.6', 'a marker says whose it is, and nothing else', () => {
  const t = table().run(planning, {});
  t.seat(0).picks('uptown');
  expect(t.told('plan-placed')).toMatchObject([{ params: { seat: { seat: 0 }, district: { district: 'uptown' } } }]);
  expect(Object.keys(t.told('plan-placed')[0]!.params)).toEqual(['seat', 'district']);
  expect(t.view(1).board.districts.uptown.plans).toEqual([0]);
});

rule('CULT-6.8', 'a placed marker stays where it is: nothing but placing is offered', () => {
  const t = table().run(planning, {});
  t.seat(0).picks('uptown');
  t.seat(1).picks('uptown');
  t.seat(0).isAsked('planning/district', ['uptown', 'northside', 'downtown']);
  expect(t.seat(0).refused('take back').code).toBe('illegal');
  t.seat(0).picks('downtown');
  expect(t.board.districts.uptown.plans).toEqual([0, 1]);
});

rule(['CULT-6.9', 'CULT-21.18'], 'who has no marker left to place is passed over', () => {
  const t = table({ players: 3 }).plans('uptown', 1, 1, 1).run(planning, {});
  const asked: number[] = [];
  while (!t.ended) {
    asked.push(t.questions[0]!.seat);
    t.seat(t.questions[0]!.seat).picks('northside');
  }
  expect(asked).toEqual([0, 1, 2, 0, 2, 0, 2, 0, 2]);
});

rule(
  ['CULT-19.17', 'CULT-19.18', 'CULT-19.3', 'CULT-21.3'],
  'alone: the player places one, then the NPC where its die says',
  () => {
    const t = table({ players: 1 }).script(2, 4, 4, 3, 1, 1).run(planning, {});
    t.seat(0).picks('uptown');
    expect(t.board.districts.northside.plans).toEqual([1]); // 2
    t.seat(0).picks('downtown');
    expect(t.board.districts.downtown.plans).toEqual([0, 1]); // 4 is out of the game, twice; then 3
    t.seat(0).picks('uptown').picks('uptown');
    expect([t.ended, t.board.districts.uptown.plans]).toEqual([true, [0, 0, 1, 0, 1]]);
    expect([t.player(0).plans, t.player(1).plans]).toEqual([0, 0]);
  },
);
