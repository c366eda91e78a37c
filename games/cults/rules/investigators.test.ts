import { until } from '@tabula/kernel/testing/new-game.js';
import { expect } from 'vitest';
import { DISTRICTS, type District } from '../content/behaviour.js';
import { newGame } from '../testing/new-game.js';
import { playRandomly } from '../testing/play.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { sanityOf } from './districts.js';
import { cardCost, growth } from './growth.js';
import { influence } from './influence.js';
import { advance } from './investigators.js';
import { placeCost, preparation, ritualCost } from './preparation.js';
import { terror } from './terror.js';

const step = (t: ReturnType<typeof table>, district: District, spaces: number) => {
  advance({ s: t.s, state: { rng: [1, 2, 3, 4], script: [], result: null }, sink: null, step: '' }, district, spaces);
  const { track, investigators } = t.s.districts[district];
  return [track, investigators];
};

rule('CULT-17.1', 'every district in play has one investigator on its track, always', () => {
  playRandomly({
    seed: 'tracks',
    seats: 3,
    asked: (id, { board }) => {
      if (board.prologue === null) return;
      for (const at of DISTRICTS) expect([id, board.districts[at].track > 0]).toEqual([id, board.districts[at].open]);
    },
  });
});

rule(
  ['CULT-17.2', 'CULT-17.4', 'CULT-21.1', 'CULT-19.1'],
  'a new investigator is as many advances away as there are players, two alone',
  () => {
    for (const players of [1, 2, 3, 4]) {
      const t = table({ players }).track('uptown', 1);
      expect(step(t, 'uptown', 1)).toEqual([Math.max(2, players), 1]);
    }
    const game = newGame(3, { investigationSteps: 5 });
    until(game, 'first-places/district');
    expect(game.state.board.districts.uptown.track).toBe(5);
  },
);

rule('CULT-17.3', 'an advance brings it one space nearer; arrived, it joins the others and a new one starts', () => {
  const t = table({ players: 3 });
  expect([step(t, 'uptown', 1), step(t, 'uptown', 1), step(t, 'uptown', 1), step(t, 'uptown', 1)]).toEqual([
    [2, 0],
    [1, 0],
    [3, 1],
    [2, 1],
  ]);
});

rule(
  ['CULT-17.5', 'CULT-17.11', 'CULT-21.17'],
  'several spaces are made one by one; those who have arrived stay',
  () => {
    const t = table().investigators('uptown', 3);
    expect(step(t, 'uptown', 3)).toEqual([1, 4]); // two to arrive, one more for the next
    expect(step(t, 'uptown', 5)).toEqual([2, 7]);
  },
);

rule(
  ['CULT-17.6', 'CULT-17.7', 'CULT-17.8', 'CULT-12.4'],
  'arrived investigators raise costs and sanity by one each, one on the track does not',
  () => {
    const figures = (count: number, track: number) => {
      const { s } = table().investigators('uptown', count).track('uptown', track).sanity('uptown', 4);
      return [placeCost(s, 'uptown'), ritualCost(s, 'uptown', 1), cardCost(s, 'uptown', 'G3'), sanityOf(s, 'uptown')];
    };
    expect(figures(0, 2)).toEqual([5, 1, 2, 4]);
    expect(figures(0, 1)).toEqual([5, 1, 2, 4]);
    expect(figures(1, 2)).toEqual([6, 2, 3, 5]);
    expect(figures(3, 1)).toEqual([8, 4, 5, 7]);
  },
);

rule('CULT-17.9', 'costs and sanity are those of the moment', () => {
  const t = table().place(0, 'uptown').track('uptown', 1).tokens(0, { adept: 9 });
  t.run(preparation, { seat: 0, district: 'uptown' }); // one arrives before anything is paid
  t.seat(0).picks('uptown:1');
  t.seat(0).isAsked('payment/spend', ['0:2:0']);
  const frightened = table().ritual(0, 'uptown', 3, 2).sanity('uptown', 4).investigators('uptown', 1);
  frightened.run(terror, { seat: 0, district: 'uptown', fought: false }).seat(0).isAsked('terror/spend', ['stop']);
});

rule(['CULT-17.10', 'CULT-8.16', 'CULT-10.12'], 'growth and influence leave investigators where they are', () => {
  const grow = table().place(0, 'uptown').tokens(0, { adept: 9 }).run(growth, { seat: 0, district: 'uptown' });
  while (!grow.ended) grow.seat(0).picks(grow.seat(0).options[0]!);
  const move = table().ritual(0, 'downtown', 1).run(influence, { seat: 0, district: 'uptown' });
  while (!move.ended) move.seat(0).picks(move.seat(0).options[0]!);
  for (const t of [grow, move]) {
    expect(t.board.districts.uptown.track).toBe(2);
    expect(t.told('investigator-advanced')).toEqual([]);
  }
});
