import { expect, test } from 'vitest';
import { CITIES } from '../content/behaviour.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

// Section 8.

rule(['EMER-8.1', 'EMER-8.2', 'EMER-8.5'], 'DP-8 an agent for each symbol, each from any city to any other', () => {
  const t = table().hand(0, ['ST01', 'ST08']).onlyAgents(0, { london: 1, cairo: 1 }).turn();
  t.seat(0).does('move').isAsked('move/cards', ['ST01.0', 'ST08.0', 'ST01.0:ST08.0']).picks('ST01.0:ST08.0');
  t.seat(0).isAsked('move/from', ['london', 'cairo']).picks('london');
  t.seat(0)
    .isAsked(
      'move/to',
      CITIES.filter((city) => city !== 'london'),
    )
    .picks('cairo');
  // The one that came does not go on; the one that was there may.
  t.seat(0).isAsked('move/to').picks('madrid');
  expect([t.city('cairo').agents[0], t.city('madrid').agents[0], t.city('london').agents[0]]).toEqual([1, 1, 0]);
});

rule(
  ['EMER-8.3', 'EMER-18.51', 'EMER-20.56'],
  'only agents in cities, neither those at home nor those on a card',
  () => {
    const t = table().hand(0, ['ST01']).onlyAgents(0, { rome: 1, paris: 1 }).parked(0, 2).turn();
    t.seat(0).does('move').picks('ST01.0').isAsked('move/from', ['paris', 'rome']);
    const none = table().hand(0, ['ST01']).onlyAgents(0, {}).parked(0, 2).turn();
    expect(none.seat(0).options).not.toContain('move');
  },
);

rule(['EMER-8.4', 'EMER-20.22'], 'at least one agent, each at most once, to a different city', () => {
  const t = table().hand(0, ['G14']).onlyAgents(0, { rome: 2 }).turn();
  t.seat(0).does('move').picks('G14'); // the only city is taken by itself
  expect(t.seat(0).isAsked('move/to').options).not.toContain('rome');
  t.seat(0).picks('paris');
  // Two symbols on one card: after one agent it may be enough (EMER-8.6). The moved agent is not offered.
  t.seat(0).isAsked('move/from', ['rome', 'stop']).picks('rome').picks('paris');
  t.seat(0).isAsked('turn/deed');
  expect(t.city('paris').agents[0]).toBe(2);
});

rule('EMER-8.6', 'fewer agents than symbols, if no card could be left out for them', () => {
  const t = table().hand(0, ['G14', 'ST01']).onlyAgents(0, { rome: 3 }).turn();
  t.seat(0).does('move').picks('G14:ST01.0'); // 2 + 1 symbols
  t.seat(0).picks('paris');
  // After one agent Irene Adler alone would have been enough, after two the Courier could be left out.
  t.seat(0).isAsked('move/to').picks('paris');
  t.seat(0).isAsked('move/to').picks('paris');
  expect(t.city('paris').agents[0]).toBe(3);
  const two = table().hand(0, ['G14', 'G25']).onlyAgents(0, { rome: 3 }).turn();
  two.seat(0).does('move').picks('G14:G25').picks('paris').picks('paris'); // two agents: one card would have done
  two.seat(0).isAsked('move/to').picks('paris'); // the third is compulsory, a fourth there is not
  two.seat(0).isAsked('turn/deed');
});

rule('EMER-8.6', 'a set that has a card too many for the agents there are is not offered', () => {
  const t = table().hand(0, ['G14', 'ST01']).onlyAgents(0, { rome: 2 }).turn();
  t.seat(0).does('move').isAsked('move/cards', ['G14', 'ST01.0']);
});

rule(['EMER-8.7', 'EMER-8.8'], 'a city takes any number of agents, and the number on the board stays the same', () => {
  const t = table().hand(0, ['ST01']).onlyAgents(0, { rome: 8, paris: 2 }).agents(1, { rome: 9 }).turn();
  t.seat(0).does('move').picks('ST01.0').picks('paris').picks('rome');
  expect([t.city('rome').agents, t.city('paris').agents[0], t.player(0).agents]).toEqual([[9, 9], 1, 0]);
});

test('EX-6 EMER-8.1 EMER-8.5 three agents from elsewhere meet in St Petersburg', () => {
  const t = table().hand(0, ['ST01', 'ST02', 'ST08']).onlyAgents(0, { rome: 1, paris: 1, madrid: 1 }).turn();
  t.seat(0).does('move').picks('ST01.0:ST02.0:ST08.0');
  t.seat(0).picks('rome').picks('st-petersburg').picks('paris').picks('st-petersburg').picks('st-petersburg');
  expect(t.city('st-petersburg').agents[0]).toBe(3);
});
