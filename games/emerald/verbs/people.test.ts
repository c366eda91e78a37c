import { expect } from 'vitest';
import { factionOf } from '../rules/reveal.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

// Change of Heart (G03), Night Terror (G22) and Vladimir Burtsev (G28).

rule(
  ['EMER-18.3', 'EMER-20.44'],
  'Change of Heart: laid openly on the identity, which it inverts; the game goes on',
  () => {
    const t = table().hand(0, ['G03']).turn();
    t.seat(0).does('act:G03');
    expect([t.player(0).changes, factionOf(t.board, 0), t.board.ended]).toEqual([['G03'], 'restorationist', null]);
    expect(t.view(1).board.seats[0]!.changes).toEqual(['G03']);
    t.seat(0).isAsked('turn/deed');
  },
);

rule(['EMER-18.56', 'EMER-20.46'], 'Change of Heart: a revealed Loyalist ends the game with it', () => {
  const t = table().hand(0, ['G03']).revealed(0).turn();
  t.seat(0).does('act:G03');
  expect([t.board.ended, t.board.phase, factionOf(t.board, 0)]).toEqual(['reveal', 'end', 'restorationist']);
});

rule('EMER-18.22', 'DP-31 Night Terror: another player who has a token makes a check', () => {
  const t = table({ players: 4 }).hand(0, ['G22']).identity(2, 'loyalist').revealed(2).sanity(2, 0).turn();
  t.seat(0).does('act:G22').isAsked('frighten/target', ['1', '3']);
  t.script(3).seat(0).picks('3');
  expect([t.player(3).sanity, t.player(1).sanity, t.placeOf(0, 'G22')]).toEqual([2, 3, 'discard']);
});

rule(['EMER-18.28', 'EMER-20.61'], 'DP-35 Burtsev: another player who has not revealed', () => {
  const t = table({ players: 4 }).hand(0, ['G28']).revealed(2).turn();
  t.seat(0).does('act:G28').isAsked('examine/target', ['1', '3']).picks('3');
  expect(t.placeOf(0, 'G28')).toBe('discard');
  expect(t.told('examined')[0]!.params).toMatchObject({ identity: { card: t.board.seats[3]!.identity[0] } });
});

rule(['EMER-18.28', 'EMER-20.83'], 'Burtsev: also somebody who was examined before', () => {
  const t = table().hand(0, ['G28']);
  t.s.known[t.s.seats[1]!.identity[0]!] = 1;
  t.turn().seat(0).does('act:G28');
  expect(t.told('examined')).toHaveLength(1);
});
