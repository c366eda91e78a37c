import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

// Matvei Golovinski (G15) and Sigmund Freud (G18).

rule('EMER-18.15', 'Golovinski: the Loyalist marker moves up two, or one from 9', () => {
  const t = table().hand(0, ['G15']).markers({ loyalist: 3 }).turn();
  t.seat(0).does('act:G15');
  expect([t.board.markers, t.placeOf(0, 'G15'), t.total(1)]).toEqual([
    { loyalist: 5, restorationist: 0 },
    'discard',
    5,
  ]);
  const nine = table().hand(0, ['G15']).markers({ loyalist: 9, restorationist: 9 }).turn();
  nine.seat(0).does('act:G15');
  expect([nine.board.markers.loyalist, nine.board.ended]).toEqual([10, 'track']);
});

rule(
  ['EMER-18.18', 'EMER-20.63'],
  'Freud: tokens up to three, and the Restorationist marker moves up two in any case',
  () => {
    const t = table().hand(0, ['G18']).sanity(0, 1).turn();
    t.seat(0).does('act:G18');
    expect([t.player(0).sanity, t.board.sanity, t.board.markers.restorationist]).toEqual([3, 9, 2]);
    expect(t.placeOf(0, 'G18')).toBe('removed');
    const full = table().hand(0, ['G18']).markers({ restorationist: 9, loyalist: 9 }).turn();
    full.seat(0).does('act:G18');
    expect([full.player(0).sanity, full.board.markers.restorationist, full.board.ended]).toEqual([3, 10, 'track']);
  },
);
