import { expect } from 'vitest';
import { table } from '../testing/forced.js';
import { rule } from '../testing/rule.js';
import { action } from './action.js';
import { bluff } from './bluff.js';

rule(['CULT-13.1', 'CULT-7.9'], 'instead of a plan the marker goes to the bluff area, any number of times', () => {
  const t = table().plans('uptown', 0).used(0, { bluff: 3 }).run(action, {});
  t.seat(0).picks('uptown:bluff');
  expect(t.player(0).used).toEqual({ growth: 0, preparation: 0, influence: 0, domination: 0, bluff: 4 });
  t.seat(0).isAsked('bluff/taken');
  expect(t.board.districts.uptown.plans).toEqual([]);
});

rule('CULT-13.2', 'DP-11 any two tokens, of equal or different kinds', () => {
  const t = table().tokens(0, { adept: 1 }).run(bluff, { seat: 0 });
  t.seat(0).isAsked('bluff/taken', ['2:0:0', '1:1:0', '1:0:1', '0:2:0', '0:1:1', '0:0:2']).picks('1:0:1');
  expect(t.tokensOf(0)).toEqual([1, 1, 1]);
  expect(t.told('gained').map(({ params }) => [params.token, params.count])).toEqual([
    [{ token: 'thug' }, 1],
    [{ token: 'freak' }, 1],
  ]);
});

rule('CULT-13.3', 'a bluff has no other effect, and no investigator moves', () => {
  const t = table().place(0, 'uptown').plans('uptown', 0).track('uptown', 1).hand(0, ['S1']).run(action, {});
  const before = JSON.stringify(t.board.districts);
  t.seat(0).picks('uptown:bluff');
  t.seat(0).picks('0:2:0');
  const after = structuredClone(t.board.districts);
  after.uptown.plans = [0];
  expect(JSON.stringify(after)).toBe(before);
  expect(t.player(0).hand).toEqual(['S1.0-0']);
  expect(t.tokensOf(1)).toEqual([0, 0, 0]);
});

rule('CULT-13.4', 'bluffs do not use up a plan', () => {
  const t = table().ritual(0, 'uptown', 1).plans('uptown', 0).used(0, { bluff: 3 }).hand(0, ['S1']).run(action, {});
  t.seat(0).isAsked('turn/choice', ['uptown:influence', 'uptown:domination', 'uptown:bluff']);
});

rule(['CULT-20.12', 'CULT-21.76'], 'with the option `always` tokens above the limit go back at once', () => {
  const laid = (options = {}) => table(options).tokens(0, { thug: 3, adept: 1 }).run(bluff, { seat: 0 });
  const free = laid();
  free.seat(0).picks('0:0:2');
  expect(free.ended).toBe(true);
  expect(free.tokensOf(0)).toEqual([3, 1, 2]);
  const capped = laid({ tokenCap: 'always' });
  capped.seat(0).picks('0:0:2');
  capped.seat(0).isAsked('screen-limit/returned', ['1:0:0', '0:1:0', '0:0:1']).picks('0:1:0');
  expect(capped.tokensOf(0)).toEqual([3, 0, 2]);
  expect(capped.told('tokens-returned')).toHaveLength(1);
  // Who has as many as the limit returns none.
  const exact = table({ tokenCap: 'always' }).tokens(0, { thug: 3 }).run(bluff, { seat: 0 });
  exact.seat(0).picks('0:0:2');
  expect(exact.ended).toBe(true);
  expect(exact.told('tokens-returned')).toEqual([]);
});
