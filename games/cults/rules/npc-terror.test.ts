import { expect } from 'vitest';
import { commit, DULL, NO_ATTACK } from '../testing/fight.js';
import { rule } from '../testing/rule.js';
import { type TestTable, table } from '../testing/table.js';
import { domination } from './domination.js';

const solo = (options: Record<string, string> = {}) => table({ players: 1, ...options });
const attacks = (t: TestTable) => t.run(domination, { seat: 0, district: 'uptown' });
const isAttacked = (t: TestTable) => t.run(domination, { seat: 1, district: 'uptown' });

rule(
  ['CULT-19.56', 'CULT-19.57', 'CULT-19.59'],
  'its terror always succeeds: two markers, one after a confrontation, and its lowest ritual is removed',
  () => {
    const quiet = isAttacked(solo().ritual(1, 'uptown', 3, 1, 2).sanity('uptown', 9));
    expect(quiet.board.districts.uptown.domination).toEqual([1, 1]);
    expect(quiet.ritualsIn('uptown')).toEqual(['1:3', '1:2']);
    expect(quiet.player(1).rituals).toEqual([2, 1, 0]);
    const fought = isAttacked(
      solo()
        .ritual(1, 'uptown', 3, 2)
        .ritual(0, 'uptown', 1)
        .npc({ deck: DULL })
        .script(...NO_ATTACK),
    );
    commit(fought, 0);
    expect(fought.board.districts.uptown.domination).toEqual([1]);
    expect(fought.ritualsIn('uptown')).toEqual(['1:3']);
  },
);

rule(
  ['CULT-19.58', 'CULT-21.66', 'CULT-21.67'],
  'free spaces first, then the player’s markers, never its own; nothing placed, nothing lost',
  () => {
    const one = isAttacked(solo().ritual(1, 'uptown', 2).domination('uptown', 0, 1));
    expect(one.board.districts.uptown.domination).toEqual([1, 1, 1]); // the free space, then the player's
    expect(one.player(0).domination).toBe(8);
    for (const options of [{}, { replaceTarget: 'any' }] as const) {
      const own = isAttacked(solo(options).ritual(1, 'uptown', 2).domination('uptown', 1, 1, 1));
      expect(own.board.districts.uptown.domination).toEqual([1, 1, 1]);
      expect(own.ritualsIn('uptown')).toEqual(['1:2']);
      expect(own.told('npc-forfeits')).toHaveLength(1);
    }
    const last = solo({}).ritual(1, 'uptown', 2).domination('northside', 1, 1, 1).domination('downtown', 1, 1, 1);
    last.domination('uptown', 1);
    isAttacked(last);
    expect(last.board.districts.uptown.domination).toEqual([1, 1]); // its eighth marker
    expect(last.ritualsIn('uptown')).toEqual([]);
  },
);

rule('CULT-19.60', 'the player’s own terror follows the usual rules', () => {
  const t = attacks(solo().ritual(0, 'uptown', 2).tokens(0, { freak: 3 }));
  t.seat(0).isAsked('terror/spend', ['0:0:3', 'stop']).picks('0:0:3').isAsked('terror/spot', ['space', 'stop']);
});
