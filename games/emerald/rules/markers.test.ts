import { expect, test } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { variant } from '../testing/variant.js';

// Section 9. Pamphleteer shows two Restorationist markers, War Correspondent two Loyalist ones.

rule(
  ['EMER-9.1', 'EMER-9.3'],
  'DP-9 cards for the one marker and cards for the other; each symbol moves its marker up',
  () => {
    const t = table().hand(0, ['G40.0', 'G23', 'G21']).turn();
    t.seat(0)
      .does('markers')
      .isAsked('markers/restorationist', ['G40.0', 'G23', 'G40.0:G23', 'stop'])
      .picks('G40.0:G23');
    t.seat(0).isAsked('markers/loyalist', ['G21', 'stop']).picks('G21');
    expect(t.board.markers).toEqual({ restorationist: 3, loyalist: 1 });
    expect(t.player(0).discard).toEqual(['G40.0', 'G23', 'G21']);
  },
);

rule('EMER-9.2', 'a card with both symbols is played for one of them', () => {
  const pack = variant('both-markers', { G23: { symbols: { restorationist: 1, loyalist: 1 } } });
  const t = table({ pack }).hand(0, ['G23']).turn();
  t.seat(0).does('markers').isAsked('markers/restorationist', ['G23', 'stop']).picks('G23');
  t.seat(0).isAsked('markers/loyalist', ['stop']).picks('stop');
  expect(t.board.markers).toEqual({ restorationist: 1, loyalist: 0 });
  const u = table({ pack }).hand(0, ['G23']).turn();
  u.seat(0).does('markers').picks('stop').isAsked('markers/loyalist', ['G23']).picks('G23');
  expect(u.board.markers).toEqual({ restorationist: 0, loyalist: 1 });
});

rule('EMER-9.4', 'no marker passes 10', () => {
  const t = table().hand(0, ['G40.0']).markers({ restorationist: 9, loyalist: 9 }).turn();
  t.seat(0).does('markers').picks('G40.0').picks('stop');
  expect(t.board.markers.restorationist).toBe(10);
});

rule('EMER-9.5', 'no symbol of a played card is waived', () => {
  const t = table().hand(0, ['G41.0']).turn();
  t.seat(0).does('markers').picks('stop').picks('G41.0');
  expect(t.board.markers).toEqual({ restorationist: 0, loyalist: 2 });
});

rule(['EMER-9.6', 'EMER-20.23'], 'a card may have a surplus symbol, but no card may be surplus', () => {
  const at = (marker: number) =>
    table().hand(0, ['G40.0', 'G23']).markers({ restorationist: marker, loyalist: 9 }).turn().seat(0).does('markers');
  at(7).isAsked('markers/restorationist', ['G40.0', 'G23', 'G40.0:G23']);
  at(8).isAsked('markers/restorationist', ['G40.0', 'G23']);
  at(9).isAsked('markers/restorationist', ['G40.0', 'G23']);
});

rule(
  ['EMER-9.7', 'EMER-9.8', 'EMER-16.11'],
  'everybody has the difference of the markers, and loses it as it shrinks',
  () => {
    const t = table({ players: 3 }).hand(0, ['G40.0', 'G41.0', 'G21']).points(1, 2).turn();
    t.seat(0).does('markers').picks('G40.0').picks('stop');
    expect([0, 1, 2].map((seat) => t.total(seat))).toEqual([2, 4, 2]);
    t.seat(0).does('markers').picks('stop').picks('G41.0:G21');
    expect([0, 1, 2].map((seat) => t.total(seat))).toEqual([1, 3, 1]);
  },
);

rule(['EMER-9.9', 'EMER-20.24'], 'the difference changes once, from before to after the whole action', () => {
  // 20 points of 22: two steps up alone would end the game, but the other marker moves in the same action.
  const t = table({ players: 4 }).hand(0, ['G40.0', 'G41.0']).points(1, 20).turn();
  t.seat(0).does('markers').picks('G40.0').picks('G41.0');
  expect([t.board.ended, t.total(1)]).toEqual([null, 20]);
  expect(t.told('difference')).toEqual([]);
  t.seat(0).isAsked('turn/deed');
});

rule(['EMER-9.10', 'EMER-17.2'], 'a marker on 10: the others of the action still move, then the game ends', () => {
  const t = table().hand(0, ['G23', 'G41.0']).markers({ restorationist: 9 }).turn();
  t.seat(0).does('markers').picks('G23').picks('G41.0');
  expect([t.board.markers, t.board.ended]).toEqual([{ restorationist: 10, loyalist: 2 }, 'track']);
});

rule('EMER-9.11', 'the same for markers that a text moves', () => {
  const t = table().hand(0, ['G15', 'G18']).markers({ loyalist: 7, restorationist: 7 }).turn();
  t.seat(0).does('act:G15');
  expect([t.board.markers.loyalist, t.total(1)]).toEqual([9, 2]);
  t.seat(0).does('act:G18');
  expect([t.board.markers, t.total(1)]).toEqual([{ loyalist: 9, restorationist: 9 }, 0]);
  const end = table().hand(0, ['G15']).markers({ loyalist: 9 }).turn();
  end.seat(0).does('act:G15');
  expect([end.board.markers.loyalist, end.board.ended]).toEqual([10, 'track']);
});

test('EX-7 EMER-9.7 EMER-9.8 three up: everybody gains 3; three of the other: everybody loses 3', () => {
  const t = table({ players: 3 }).hand(2, ['G40.0', 'G23', 'G41.0', 'G21']).markers({ restorationist: 1, loyalist: 1 });
  t.points(0, 4).turn(2);
  t.seat(2).does('markers').picks('G40.0:G23').picks('stop');
  expect([0, 1, 2].map((seat) => t.total(seat))).toEqual([7, 3, 3]);
  t.seat(2).does('markers').picks('stop').picks('G41.0:G21');
  expect([0, 1, 2].map((seat) => t.total(seat))).toEqual([4, 0, 0]);
});
