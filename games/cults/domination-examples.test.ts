import { expect, test } from 'vitest';
import { ritualValue, sanityOf } from './rules/districts.js';
import { domination } from './rules/domination.js';
import { game } from './rules/game.js';
import { totalsOf } from './rules/totals.js';
import { commit, disorganisation, totals } from './testing/fight.js';
import { type TestTable, table } from './testing/table.js';

// The worked examples of the specification about domination, red on seat 0 and blue on seat 1.

test('W2 CULT-1.29 CULT-1.30 rituals of level I and II are worth 3 attack and 3 terror', () => {
  const t = table().ritual(0, 'uptown', 1, 2).ritual(1, 'uptown', 3).tokens(0, { freak: 2 });
  expect(ritualValue(t.s, 'uptown', 0)).toBe(3);
  t.run(domination, { seat: 0, district: 'uptown' });
  t.seat(0).picks('0');
  expect(totalsOf({ ...t.board, fight: { ...t.board.fight!, revealed: [0] } })).toMatchObject([
    { rituals: 3, total: 3 },
  ]);
  const terror = table()
    .ritual(0, 'uptown', 1, 2)
    .tokens(0, { freak: 2 })
    .run(domination, { seat: 0, district: 'uptown' });
  terror.seat(0).picks('0:0:2');
  expect(terror.told('terror').map(({ params }) => params.total)).toEqual([5]);
});

/** Red has rituals I and III in a district of sanity 3 + 1, blue a level III elsewhere. Red attacks. */
function w8(): TestTable {
  const t = table()
    .ritual(0, 'northside', 1, 3)
    .ritual(1, 'downtown', 3)
    .investigators('northside', 1)
    .hand(0, ['S3', 'S5', 'S1', 'S6'])
    .hand(1, ['S3', 'G1'])
    .tokens(0, { thug: 4 })
    .tokens(1, { thug: 3 })
    .run(domination, { seat: 0, district: 'northside' });
  expect(sanityOf(t.board, 'northside')).toBe(4);
  return t;
}

test('W8a CULT-11.5 CULT-11.12 blue moves a level III ritual in: 4 against 3, and a confrontation takes place', () => {
  const t = w8();
  t.seat(1).isAsked('domination/moved', ['downtown:3', 'stop']).picks('downtown:3');
  expect([ritualValue(t.board, 'northside', 0), ritualValue(t.board, 'northside', 1)]).toEqual([4, 3]);
  expect(t.board.fight).toMatchObject({ sides: [0, 1] });
});

/** Red commits three cards and 3 thugs, blue two cards and as many thugs as said. */
function w8b(thugs: number): TestTable {
  const t = w8();
  t.seat(1).picks('downtown:3');
  commit(t, 0, ['S3.0-0', 'S5.0-0', 'S1.0-0'], 3);
  return commit(t, 1, ['S3.1-0', 'G1.0'], thugs);
}

test('W8b CULT-11.21 CULT-11.23 CULT-11.24 CULT-11.25 CULT-11.28 10 to 9: red wins', () => {
  const t = w8b(2);
  t.seat(1).isAsked('showing/use', ['stop']).picks('stop');
  expect(totals(t)).toEqual(['0:10', '1:9']);
  expect(t.ritualsIn('northside')).toEqual(['0:1', '0:3']);
  expect(t.player(1).rituals).toEqual([2, 2, 1]);
  expect(t.player(1).discard).toEqual(['D.0', 'S3.1-0', 'G1.0']);
  expect(t.player(0).discard).toEqual(['S3.0-0', 'S5.0-0', 'S1.0-0']);
  expect([t.tokensOf(0)[0], t.tokensOf(1)[0]]).toEqual([1, 1]);
});

test('W8c CULT-12.3 CULT-12.4 CULT-12.9 CULT-12.17 terror 4 + 1 against 4: one marker, and the level I ritual goes', () => {
  const t = w8b(2);
  t.seat(1).picks('stop');
  t.seat(0).isAsked('terror/spend', ['0:0:0:S6.0-0', 'stop']).picks('0:0:0:S6.0-0');
  expect(t.told('terror').map(({ params }) => [params.total, params.sanity])).toEqual([[5, 4]]);
  t.seat(0).isAsked('terror/level', ['1', '3']).picks('1');
  expect(t.board.districts.northside.domination).toEqual([0]);
  expect(t.ritualsIn('northside')).toEqual(['0:3']);
});

test('W8d CULT-11.11 CULT-12.10 blue moves nothing: no confrontation, and two markers', () => {
  const t = w8();
  t.seat(1).picks('stop');
  t.seat(0).isAsked('terror/spend').picks('0:0:0:S6.0-0').isAsked('terror/spot', ['space', 'stop']).picks('space');
  expect(t.board.districts.northside.domination).toEqual([0, 0]);
});

test('W8e CULT-11.30 red does not win: no terror takes place', () => {
  const t = w8b(3);
  t.seat(1).picks('stop');
  expect(totals(t)).toEqual(['0:10', '1:10']);
  expect(t.ended).toBe(true);
});

test('W13 CULT-20.30 CULT-19.40 CULT-19.46 CULT-19.48 CULT-19.51 CULT-12.9 CULT-12.17 the same against the NPC: 10 to 9', () => {
  const [ATTACK, BLANK] = [1, 6];
  const t = table({ players: 1 })
    .ritual(0, 'northside', 1, 3)
    .ritual(1, 'downtown', 3)
    .ritual(1, 'uptown', 1)
    .investigators('northside', 1)
    .hand(0, ['S3', 'S5', 'S1', 'S6'])
    .tokens(0, { thug: 3 })
    .npc({ deck: ['S3', 'S5', 'S2'] })
    .script(ATTACK, BLANK, BLANK, BLANK, BLANK, ATTACK, BLANK, BLANK, BLANK, ATTACK, BLANK, BLANK)
    .run(domination, { seat: 0, district: 'northside' });
  expect(t.ritualsIn('northside')).toEqual(['0:1', '0:3', '1:3']);
  commit(t, 0, ['S3.0-0', 'S5.0-0', 'S1.0-0'], 3);
  expect(t.told('revealed').filter(({ params }) => (params.seat as { seat: number }).seat === 1)).toHaveLength(3);
  expect(totals(t)).toEqual(['0:10', '1:9']);
  expect(t.player(1).rituals).toEqual([1, 2, 1]);
  expect(disorganisation(t, 1)).toBe(1);
  t.seat(0).isAsked('terror/spend', ['0:0:0:S6.0-0', 'stop']).picks('0:0:0:S6.0-0').picks('1');
  expect(t.board.districts.northside.domination).toEqual([0]);
  expect(t.ritualsIn('northside')).toEqual(['0:3']);
});

test('W14 CULT-19.65 ahead of the NPC, but with one marker in Uptown: goal O5 is missed and the game lost', () => {
  const end = (...uptown: number[]) => {
    const t = table({ players: 1 })
      .goal('O5')
      .domination('northside', 0, 0)
      .domination('uptown', ...uptown);
    return t.run(game, {}, 'CULT-15.1').result!.places;
  };
  expect(end(0)).toEqual([[1], [0]]);
  expect(end(0, 0)).toEqual([[0], [1]]);
});
