import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { variant } from '../testing/variant.js';

// Section 12.

rule('EMER-12.1', 'DP-19 a card with a text headed Action that can be carried out', () => {
  const t = table().hand(0, ['G23', 'G14', 'G07', 'G26', 'G10.0', 'ST01']).turn();
  expect(t.seat(0).options.filter((key) => key.startsWith('act:'))).toEqual(['act:G23', 'act:G14']);
});

rule('EMER-12.2', 'a card with a plain Action is discarded afterwards', () => {
  const t = table().hand(0, ['G23']).turn();
  t.seat(0).does('act:G23');
  expect([t.placeOf(0, 'G23'), t.player(0).cubes]).toEqual(['discard', 10]);
});

rule('EMER-12.3', 'one with a One-use action leaves the card cycle, unless its rule names another place', () => {
  const t = table().hand(0, ['G14', 'G03']).agents(1, { rome: 1 }).turn();
  t.seat(0).does('act:G14').picks('rome:1');
  t.seat(0).does('act:G03');
  expect([t.placeOf(0, 'G14'), t.placeOf(0, 'G03')]).toEqual(['removed', 'changes']);
});

rule('EMER-12.4', 'one card action is one card, also of two that look the same', () => {
  const pack = variant('two-wills', { G23: { copies: 2 }, G39: { copies: 1 } });
  const t = table({ pack }).hand(0, ['G23.0', 'G23.1']).turn();
  t.seat(0).isAsked('turn/deed', ['markers', 'act:G23.0', 'discard', 'pass']).does('act:G23.0');
  expect([t.player(0).hand, t.board.actions]).toEqual([['G23.1'], 1]);
});
