import { expect, test } from 'vitest';
import { turn } from './rules/action.js';
import { domination } from './rules/domination.js';
import { commit, dominate } from './testing/fight.js';
import { table } from './testing/table.js';

// The rows of the table "Decision points" about domination: who is asked, and the exact options.

test('DP-21 each opponent in order: a ritual elsewhere while a space is free, or decline', () => {
  const t = table({ players: 4 })
    .ritual(0, 'uptown', 1)
    .ritual(1, 'rivertown', 1, 1, 2)
    .ritual(3, 'northside', 3)
    .run(domination, { seat: 0, district: 'uptown' });
  t.seat(1).isAsked('domination/moved', ['rivertown:1', 'rivertown:2', 'stop']).picks('stop');
  t.seat(2).isNotAsked();
  t.seat(3).isAsked('domination/moved', ['northside:3', 'stop']);
});

test('DP-22 each participant in order: any subset of the hand, then any number of own thugs', () => {
  const t = dominate(
    table().ritual(0, 'uptown', 1).ritual(1, 'uptown', 1).hand(0, ['S1', 'S1', 'G1']).tokens(0, { thug: 2 }),
    0,
    'uptown',
  );
  t.seat(1).isNotAsked();
  t.seat(0).isAsked('commitment/cards', ['S1.0-0', 'S1.0-1', 'G1.0']);
  expect(t.seat(0).question).toMatchObject({ kind: 'some', min: 0, max: 3 });
  t.seat(0).picks('S1.0-1', 'G1.0').isAsked('commitment/thugs', ['0', '1', '2']).picks('2');
  t.seat(1).isAsked('commitment/thugs', ['0']);
});

test('DP-23 in the own reveal: an ability of an own card, with payment or target, or done', () => {
  const t = dominate(
    table({ players: 3 })
      .ritual(0, 'uptown', 1)
      .ritual(1, 'uptown', 1)
      .ritual(2, 'uptown', 1)
      .hand(0, ['S4', 'G1', 'G6', 'S1', 'S2'])
      .tokens(0, { adept: 1 }),
    0,
    'uptown',
  );
  commit(t, 0, ['S4.0-0', 'G1.0', 'G6.0']);
  commit(commit(t, 1), 2);
  const paid = ['G1.0:0:1:0', 'G1.0:0:0:0:S1.0-0', 'G1.0:0:0:0:S2.0-0'];
  t.seat(0).isAsked('showing/use', ['S4.0-0', ...paid, 'G6.0:1', 'G6.0:2', 'stop']);
});

test('DP-24 terror: decline, or what is needed and no more', () => {
  const t = dominate(
    table().ritual(0, 'uptown', 3).hand(0, ['S6', 'S6', 'S7', 'S3']).tokens(0, { freak: 1 }),
    0,
    'uptown',
  );
  t.seat(0).isAsked('terror/spend', ['0:0:0:S6.0-0:S6.0-1', '0:0:0:S7.0-0', '0:0:1:S6.0-0', 'stop']);
  dominate(table().ritual(0, 'uptown', 3, 2), 0, 'uptown')
    .seat(0)
    .isAsked('terror/spend', ['0:0:0', 'stop']);
});

test('DP-25 markers: each on a free space, or in the place of an opponent’s; the second may be left out', () => {
  const t = dominate(table({ players: 3 }).ritual(0, 'uptown', 3, 2).domination('uptown', 1, 2, 0), 0, 'uptown');
  t.seat(0).picks('0:0:0').isAsked('terror/spot', ['1', '2']).picks('1');
  t.seat(0).isAsked('terror/spot', ['2', 'stop']).picks('2');
  expect(t.board.districts.uptown.domination).toEqual([0, 0, 0]);
});

test('DP-26 the ritual that a successful terror costs, one of each level', () => {
  const t = table().plans('uptown', 0).ritual(0, 'uptown', 1, 2, 2).domination('uptown', 0, 0).run(turn, { seat: 0 });
  t.seat(0).picks('uptown:domination').picks('0:0:0').isAsked('terror/level', ['1', '2']).picks('2');
  expect(t.ritualsIn('uptown')).toEqual(['0:1', '0:2']);
});

test('DP-28 after the clean-up: G7 destroys a card of the own discard pile, or none', () => {
  const t = dominate(
    table().ritual(0, 'uptown', 3).ritual(1, 'uptown', 1).hand(0, ['G7']).discard(0, ['S1', 'D']),
    0,
    'uptown',
  );
  commit(commit(t, 0, ['G7.0']), 1);
  t.seat(0).picks('G7.0').isAsked('afterwards/victim', ['S1.0-0', 'D.0', 'G7.0', 'stop']);
});
