import { type TestTable, table } from '@tabula/emerald/testing/table.js';
import { expect, test } from 'vitest';
import { reckoningOf } from './dossiers.js';

/** Seats 0 and 2 are Loyalists, seat 1 is a Restorationist. */
const laid = (): TestTable =>
  table({ players: 3 })
    .points(0, 3)
    .points(0, 2, 'restorationist', 'G32')
    .points(0, 4, 'kill', 'G33', 1)
    .points(0, 1, 'kill', 'G17', 2)
    .points(1, 5, 'restorationist', 'royal-rome')
    .points(1, 2, 'loyalist', 'G29')
    .points(2, 1)
    .markers({ restorationist: 3 })
    .revealed(0, 2)
    .turn();
/** As seat 1 sees it, who knows who they are themselves. */
const reckoning = () => reckoningOf(laid().view(1).board);
const said = (seat: number) =>
  reckoning().dossiers[seat]!.bars.map(({ source, amount, kept }) => `${source} ${amount}${kept ? '' : ' lost'}`);

test('EMER-17.9 a Loyalist keeps neutral points and loses those of the Restorationists', () => {
  expect(said(0)).toEqual(['neutral 3', 'kill 4', 'restorationist 2 lost', 'kill 1 lost', 'tracks 3 lost']);
});

test('EMER-17.10 kill points are kept only for victims of the other side', () => {
  const { bars } = reckoning().dossiers[0]!;
  expect(bars.filter(({ source }) => source === 'kill').map(({ kept, victims }) => [kept, victims])).toEqual([
    [true, [1]],
    [false, [2]],
  ]);
});

test('EMER-17.11 EMER-17.12 a Restorationist keeps their own points and the tracks they lead', () => {
  expect(said(1)).toEqual(['restorationist 5', 'tracks 3', 'loyalist 2 lost']);
});

test('EMER-17.16 the sums are those of the rules, and the last one costs the whole faction', () => {
  const { punished, dossiers } = reckoning();
  expect(punished).toBe('loyalist');
  expect(dossiers.map(({ open, corrected, penalty, final, last }) => [open, corrected, penalty, final, last])).toEqual([
    [13, 7, 5, 2, false],
    [10, 8, 0, 8, false],
    [4, 1, 5, -4, true],
  ]);
});
