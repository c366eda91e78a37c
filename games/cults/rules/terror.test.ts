import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { type TestTable, table } from '../testing/table.js';
import { sanityOf } from './districts.js';
import { pointsOf } from './points.js';
import { terror } from './terror.js';

/** Seat 0 may spread terror in Uptown, whose sanity token shows 4. */
const spread = (t: TestTable, fought = false) => t.run(terror, { seat: 0, district: 'uptown', fought });

rule(['CULT-12.1', 'CULT-12.18'], 'terror may be declined; then no ritual is lost and no marker placed', () => {
  const t = spread(table().ritual(0, 'uptown', 2, 3));
  t.seat(0).isAsked('terror/spend', ['0:0:0', 'stop']).picks('stop');
  expect(t.ended).toBe(true);
  expect(t.ritualsIn('uptown')).toEqual(['0:2', '0:3']);
  expect(t.board.districts.uptown.domination).toEqual([]);
});

rule(['CULT-12.2', 'CULT-21.49'], 'without an own ritual in the district there is no terror', () => {
  const t = spread(table().ritual(0, 'northside', 3).ritual(1, 'uptown', 3).tokens(0, { freak: 9 }));
  expect(t.ended).toBe(true);
});

rule(
  ['CULT-12.3', 'CULT-12.4', 'CULT-17.8', 'CULT-12.18'],
  'the total has to be greater than the current sanity',
  () => {
    const options = (t: TestTable) => spread(t).seat(0).isAsked('terror/spend').options;
    const rituals = () => table().ritual(0, 'uptown', 2, 3); // 5
    expect(options(rituals().sanity('uptown', 4))).toEqual(['0:0:0', 'stop']);
    expect(options(rituals().sanity('uptown', 3).investigators('uptown', 1))).toEqual(['0:0:0', 'stop']);
    // Equal is not enough: printed value and investigators, and the city card.
    expect(options(rituals().sanity('uptown', 3).investigators('uptown', 2))).toEqual(['stop']);
    expect(options(rituals().event('C6'))).toEqual(['stop']);
    const hysteria = rituals().investigators('uptown', 1).event('C5');
    expect(sanityOf(hysteria.s, 'uptown')).toBe(4);
    expect(options(hysteria)).toEqual(['0:0:0', 'stop']);
  },
);

rule(
  ['CULT-12.5', 'CULT-20.26', 'CULT-16.4', 'CULT-18.6'],
  'rituals, discarded cards and returned freaks make the total',
  () => {
    const t = spread(
      table()
        .ritual(0, 'uptown', 1)
        .ritual(0, 'northside', 3) // elsewhere it does not count
        .ritual(1, 'uptown', 3) // nor does another's
        .hand(0, ['S7', 'S6', 'A7'])
        .tokens(0, { freak: 1, thug: 5, adept: 5 }),
    );
    t.seat(0).isAsked('terror/spend', ['0:0:0:S7.0-0:S6.0-0:A7.0', '0:0:1:S7.0-0:S6.0-0', '0:0:1:S7.0-0:A7.0', 'stop']);
    t.seat(0).picks('0:0:1:S7.0-0:A7.0');
    expect(t.told('terror').map(({ params }) => [params.total, params.sanity])).toEqual([[5, 4]]);
    expect(t.player(0).discard).toEqual(['S7.0-0', 'A7.0']);
    expect(t.player(0).hand).toEqual(['S6.0-0']);
    expect(t.tokensOf(0)).toEqual([5, 5, 0]);
  },
);

rule(['CULT-12.6', 'CULT-11.28'], 'cards committed before are on the discard pile and contribute nothing', () => {
  const t = table().ritual(0, 'uptown', 3).hand(0, ['S6']).discard(0, ['S7']);
  spread(t, true).seat(0).isAsked('terror/spend', ['stop']);
});

rule(['CULT-12.7', 'CULT-21.34'], 'nothing is spent that is not needed', () => {
  const t = spread(table().ritual(0, 'uptown', 3).hand(0, ['S6', 'S7', 'S1']).tokens(0, { freak: 3 }));
  // Two are missing; one and two together are more than needed, and so is any third.
  t.seat(0).isAsked('terror/spend', ['0:0:0:S7.0-0', '0:0:1:S6.0-0', '0:0:2', 'stop']);
});

rule(['CULT-12.8', 'CULT-21.45', 'CULT-21.77'], 'terror that cannot succeed is not offered, and none fails', () => {
  const t = spread(table().ritual(0, 'uptown', 1).hand(0, ['S6', 'S6']).tokens(0, { freak: 1 }));
  t.seat(0).isAsked('terror/spend', ['stop']); // 4 against 4: who has which cards is nobody's business
  expect(t.seat(0).refused('0:0:1:S6.0-0').code).toBe('illegal');
});

rule(['CULT-12.8', 'CULT-21.48'], 'without a possible marker terror is not offered', () => {
  const full = table().ritual(0, 'uptown', 2, 3).domination('uptown', 0, 0, 0);
  expect(spread(full).ended).toBe(true);
  const bare = table().ritual(0, 'uptown', 2, 3).domination('northside', 0, 0, 0).domination('downtown', 0, 0, 0);
  bare.s.seats[0]!.domination = 0;
  bare.s.districts.uptown.domination = [0, 0];
  expect(spread(bare).ended).toBe(true); // a free space, but no marker in supply
});

rule(['CULT-12.9', 'CULT-12.10'], 'one marker after a confrontation, up to two without one', () => {
  const fought = spread(table().ritual(0, 'uptown', 2, 3), true);
  fought.seat(0).picks('0:0:0').isAsked('terror/level').picks('2');
  expect(fought.board.districts.uptown.domination).toEqual([0]);
  const quiet = spread(table().ritual(0, 'uptown', 2, 3));
  quiet
    .seat(0)
    .picks('0:0:0')
    .isAsked('terror/spot', ['space', 'stop'])
    .picks('space')
    .isAsked('terror/level')
    .picks('2');
  expect(quiet.board.districts.uptown.domination).toEqual([0, 0]);
});

rule(
  ['CULT-12.11', 'CULT-12.12', 'CULT-12.13', 'CULT-20.3'],
  'a free space first; else an opponent’s marker is replaced',
  () => {
    const lay = (options = {}) =>
      table({ players: 3, ...options })
        .ritual(0, 'uptown', 2, 3)
        .domination('uptown', 1, 0, 2);
    const t = spread(lay(), true);
    t.seat(0).picks('0:0:0').isAsked('terror/spot', ['1', '2']).picks('2');
    expect(t.board.districts.uptown.domination).toEqual([1, 0, 0]);
    expect([t.player(0).domination, t.player(1).domination, t.player(2).domination]).toEqual([6, 7, 8]);
    spread(lay({ replaceTarget: 'any' }), true)
      .seat(0)
      .picks('0:0:0')
      .isAsked('terror/spot', ['0', '1', '2']);
  },
);

rule('CULT-20.3', 'with the option an own marker may be replaced, which changes nothing', () => {
  const t = spread(table({ replaceTarget: 'any' }).ritual(0, 'uptown', 2, 3).domination('uptown', 0, 0, 0), true);
  t.seat(0).picks('0:0:0').isAsked('terror/level').picks('2');
  expect(t.board.districts.uptown.domination).toEqual([0, 0, 0]);
  expect(t.player(0).domination).toBe(5);
});

rule('CULT-12.14', 'the first takes the last free space and the second replaces; or both replace', () => {
  const last = spread(table().ritual(0, 'uptown', 2, 3).domination('uptown', 1, 1));
  last.seat(0).picks('0:0:0').isAsked('terror/spot', ['1', 'stop']).picks('1').picks('2');
  expect(last.board.districts.uptown.domination).toEqual([0, 1, 0]);
  const both = spread(table({ players: 3 }).ritual(0, 'uptown', 2, 3).domination('uptown', 1, 2, 1));
  both.seat(0).picks('0:0:0').isAsked('terror/spot', ['1', '2']).picks('1');
  both.seat(0).isAsked('terror/spot', ['1', '2', 'stop']).picks('2').picks('2');
  expect(both.board.districts.uptown.domination).toEqual([0, 0, 1]);
});

rule(['CULT-12.15', 'CULT-21.46'], 'at least one marker; the second may be left out', () => {
  const t = spread(table({ players: 3 }).ritual(0, 'uptown', 2, 3).domination('uptown', 1, 2, 1));
  t.seat(0).picks('0:0:0');
  expect(t.seat(0).options).not.toContain('stop');
  t.seat(0).picks('2').picks('stop').isAsked('terror/level');
  expect(t.board.districts.uptown.domination).toEqual([1, 0, 1]);
});

rule(['CULT-12.16', 'CULT-21.47'], 'markers come from the supply: with one left only one is placed', () => {
  const t = table({ dominationSpaces: 5 }).ritual(0, 'uptown', 2, 3);
  t.domination('northside', 0, 0, 0, 0).domination('downtown', 0, 0, 0);
  spread(t).seat(0).picks('0:0:0').isAsked('terror/level');
  expect(t.board.districts.uptown.domination).toEqual([0]);
  expect(t.player(0).domination).toBe(0);
  expect(t.board.districts.northside.domination).toHaveLength(4);
});

rule(['CULT-12.17', 'CULT-20.13'], 'a successful terror costs one own ritual of choice', () => {
  const t = spread(table().ritual(0, 'uptown', 1, 3, 1), true);
  t.seat(0).picks('0:0:0').isAsked('terror/level', ['1', '3']).picks('3');
  expect(t.ritualsIn('uptown')).toEqual(['0:1', '0:1']);
  expect(t.player(0).rituals).toEqual([0, 2, 1]);
  expect(t.ended).toBe(true);
});

rule(
  ['CULT-21.74', 'CULT-16.32', 'CULT-16.23'],
  'A5 counts 3 terror if there was no confrontation, always and without a choice',
  () => {
    const lay = () => table().ritual(0, 'uptown', 2).hand(0, ['A5', 'S6']).tokens(0, { freak: 1 });
    spread(lay(), true).seat(0).isAsked('terror/spend', ['0:0:0:A5.0:S6.0-0', '0:0:1:A5.0', 'stop']);
    const quiet = spread(lay(), false);
    quiet.seat(0).isAsked('terror/spend', ['0:0:0:A5.0', 'stop']).picks('0:0:0:A5.0');
    expect(quiet.told('terror').map(({ params }) => params.total)).toEqual([5]);
  },
);

rule('CULT-12.19', 'a domination marker is worth a point only as long as it is on the board', () => {
  const t = spread(table().ritual(0, 'uptown', 2, 3).domination('uptown', 1, 1, 1).ritual(1, 'northside', 1), true);
  const before = pointsOf(t.board, 1);
  t.seat(0).picks('0:0:0').picks('2');
  expect([before, pointsOf(t.board, 1)]).toEqual([3, 3]); // a marker less, and level with seat 0 in rituals now
});
