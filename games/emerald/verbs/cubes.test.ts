import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

// Holy Brotherhood (G08), People's Will (G23), Inspector Lestrade (G12), Okhrana (G21).

rule(
  ['EMER-18.8', 'EMER-20.79'],
  'DP-24 Holy Brotherhood: one to as many cubes from Limbo as there are agents on the board',
  () => {
    const t = table().hand(0, ['G08']).onlyAgents(0, { rome: 2, paris: 1 }).turn();
    t.seat(0).does('act:G08').isAsked('recover-cubes/count', ['1', '2', '3']).picks('2');
    expect([t.player(0).cubes, t.player(0).limbo, t.placeOf(0, 'G08')]).toEqual([7, 3, 'discard']);
    const few = table().hand(0, ['G08']).agents(0, { rome: 5 }).cubePool(0, 8).turn();
    few.seat(0).does('act:G08').isAsked('recover-cubes/count', ['1', '2']);
  },
);

rule('EMER-18.52', 'Holy Brotherhood: agents on Mi-Go count', () => {
  const t = table().hand(0, ['G08']).onlyAgents(0, { rome: 1 }).parked(0, 2).turn();
  t.seat(0).does('act:G08').isAsked('recover-cubes/count', ['1', '2', '3']);
});

rule('EMER-18.23', "People's Will: all own cubes come back from Limbo, those in cities do not", () => {
  const t = table().hand(0, ['G23']).cubes(0, { rome: 2 }).turn();
  t.seat(0).does('act:G23');
  expect([t.player(0).cubes, t.player(0).limbo, t.city('rome').cubes[0], t.player(1).limbo]).toEqual([8, 0, 2, 5]);
});

rule(
  ['EMER-18.12', 'EMER-20.59'],
  'DP-26 Lestrade: all cubes of one player in one city go home, the own ones too',
  () => {
    const t = table({ players: 3 }).hand(0, ['G12']).cubes(0, { rome: 1 }).cubes(1, { rome: 2, paris: 1 }).turn();
    t.seat(0).does('act:G12').isAsked('return-cubes/choice', ['paris:1', 'rome:0', 'rome:1']).picks('rome:1');
    expect([t.city('rome').cubes, t.player(1).cubes, t.player(1).limbo]).toEqual([[1, 0, 0], 4, 5]);
    const own = table().hand(0, ['G12']).cubes(0, { rome: 2 }).turn();
    own.seat(0).does('act:G12');
    expect([own.city('rome').cubes[0], own.player(0).cubes]).toEqual([0, 5]);
  },
);

rule(['EMER-18.21', 'EMER-20.59'], 'DP-30 Okhrana: one or two cubes of anybody go from cities to Limbo', () => {
  const t = table({ players: 3 })
    .hand(0, ['G21'])
    .cubes(0, { rome: 1 })
    .cubes(1, { rome: 2 })
    .cubes(2, { paris: 1 })
    .turn();
  t.seat(0).does('act:G21').isAsked('banish-cubes/choice', ['paris:2', 'rome:0', 'rome:1']).picks('rome:1');
  t.seat(0).isAsked('banish-cubes/choice', ['paris:2', 'rome:0', 'rome:1', 'stop']).picks('paris:2');
  t.seat(0).isAsked('turn/deed');
  expect([0, 1, 2].map((seat) => t.player(seat).limbo)).toEqual([5, 6, 6]);
  expect(t.city('rome').cubes).toEqual([1, 1, 0]);
  const one = table().hand(0, ['G21']).cubes(1, { rome: 2 }).turn();
  one.seat(0).does('act:G21').isAsked('banish-cubes/choice', ['rome:1', 'stop']).picks('stop');
  expect([one.city('rome').cubes[1], one.player(1).limbo]).toEqual([1, 6]);
});
