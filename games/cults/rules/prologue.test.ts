import { until } from '@tabula/kernel/testing/new-game.js';
import { expect } from 'vitest';
import type { District } from '../content/behaviour.js';
import { newGame } from '../testing/new-game.js';
import { rule } from '../testing/rule.js';

const PROLOGUE_AT = (card: string, players: number) =>
  newGame(players, { districtLayout: 'recommended' }, [1, [], ...new Array(players).fill([]), [card]]).state.board;

rule(
  ['CULT-2.19', 'CULT-2.20', 'CULT-2.21', 'CULT-20.23'],
  'W1 prologue P1: sanity 3 and 4, one investigator on each track',
  () => {
    const { districts, prologue } = PROLOGUE_AT('P1', 4);
    expect(prologue).toBe('P1');
    const at = (id: District) => [districts[id].sanity, districts[id].track, districts[id].investigators];
    expect([at('northside'), at('rivertown'), at('downtown'), at('uptown')]).toEqual([
      [3, 4, 0],
      [3, 4, 0],
      [4, 4, 0],
      [4, 4, 0],
    ]);
  },
);

rule(
  ['CULT-2.19', 'CULT-2.20'],
  'prologue P3 brings investigators that have arrived, P4 tracks that are nearer',
  () => {
    const third = PROLOGUE_AT('P3', 3).districts;
    expect(['uptown', 'northside', 'downtown'].map((id) => third[id as District].investigators)).toEqual([1, 0, 1]);
    const fourth = PROLOGUE_AT('P4', 3).districts;
    expect(['uptown', 'northside', 'downtown'].map((id) => fourth[id as District].track)).toEqual([2, 2, 2]);
    // At least one advance remains.
    const near = newGame(2, { districtLayout: 'recommended', investigationSteps: 1 }, [1, [], [], [], ['P4']]);
    expect(near.state.board.districts.uptown.track).toBe(1);
  },
);

rule('CULT-2.20', 'what the prologue says of a district out of the game is ignored', () => {
  const { open, sanity, track, investigators } = PROLOGUE_AT('P3', 2).districts.rivertown;
  expect([open, sanity, track, investigators]).toEqual([false, 0, 0, 0]);
});

rule('CULT-2.21', 'the investigators start as many spaces away as there are players', () => {
  for (const players of [2, 3, 4]) {
    const { districts } = PROLOGUE_AT('P2', players);
    expect([districts.uptown.track, districts.northside.track, districts.downtown.track]).toEqual([
      players,
      players,
      players,
    ]);
  }
});

rule('CULT-2.22', 'the other prologue cards stay in the box', () => {
  const game = newGame(2, { districtLayout: 'recommended' }, [1, [], [], [], ['P2']]);
  until(game, 'turn/choice');
  expect(game.state.board.prologue).toBe('P2');
  expect([...game.state.board.prologues].sort()).toEqual(['P1', 'P3', 'P4']);
});
