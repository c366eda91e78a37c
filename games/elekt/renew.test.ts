import { clone } from '@tabula/kernel/json.js';
import { recordOf, replay } from '@tabula/kernel/record.js';
import { decide, load } from '@tabula/kernel/table.js';
import { answer, question } from '@tabula/kernel/testing/new-game.js';
import { expect } from 'vitest';
import { elekt } from './elekt.js';
import { withoutDirections } from './renew.js';
import { newGame } from './testing/new-game.js';
import { rule } from './testing/rule.js';

/** A game of two up to its Scepter step, and its record as it would have been made when a direction was asked for. */
function old() {
  const game = newGame(2, [['M16'], ['I13'], [], ['E05', 'E08'], ['E32', 'E02', 'E24', 'E14']]);
  for (const [seat, key] of [
    [1, 'E32'],
    [0, 'E24'],
    [1, 'B4.1:court'],
    [0, 'pass'],
    [1, 'pass'],
    [1, 'stop'],
    [1, '0'],
  ] as const)
    answer(game, seat, key);
  const record = recordOf(game);
  const [first, ...rest] = record.entries;
  const entries = [
    { ...first!, fates: first!.fates.slice(0, 4) },
    { seat: 1, keys: ['counter-clockwise'], fates: first!.fates.slice(4) },
    ...rest.slice(0, -1),
    { ...rest.at(-1)!, keys: ['0:counter-clockwise'] },
  ];
  return { game, record: { ...record, entries } };
}

rule('ELEK-17.94', 'a record of two players with answers about the direction is played to the same position', () => {
  const { game, record } = old();
  const again = replay(elekt, record);
  if (!again.ok) throw new Error(again.error.message);
  expect(again.table.state.board).toEqual(game.state.board);
  // All decisions keep their number, and what is recorded of the game now can be played again.
  expect(again.table.log).toHaveLength(record.entries.length);
  expect(again.table.log[1]).toMatchObject({ seat: 1, keys: ['counter-clockwise'], fates: [], events: [] });
  expect(replay(elekt, recordOf(again.table)).ok).toBe(true);
});

rule('ELEK-17.94', 'a record of today, and one of more than two players, stays as it is', () => {
  const { entries } = recordOf(old().game);
  expect(withoutDirections(entries)).toEqual(entries);
  const three = newGame(3, [[], [], [], ['E05', 'E08', 'E14']]);
  answer(three, 1, 'counter-clockwise');
  const again = replay(elekt, recordOf(three));
  expect(again.ok && again.table.state.board.direction).toBe(-1);
});

rule('ELEK-17.94', 'a record that goes on from a save has no setup of its own to which anything could belong', () => {
  const [, , ...rest] = old().record.entries;
  const start = { seat: null, keys: [], fates: [] };
  const direction = { seat: 1, keys: ['clockwise'], fates: [['E32']] };
  const entries = withoutDirections([start, direction, ...rest]);
  expect(entries.slice(0, 2)).toEqual([start, direction]);
  expect(entries.at(-1)!.keys).toEqual(['0']);
});

rule('ELEK-17.94', 'two players whose game was saved at the question for the direction are still asked it', () => {
  const state = clone(newGame(2, [[], [], [], ['E05', 'E08']]).state);
  const { board } = state;
  // As it was: the cards shown for the Scepter lie before the players, and nobody has recruited.
  board.elite.unshift(...board.seats[1]!.drawn.splice(0));
  for (const [seat, card] of ['E05', 'E08'].entries())
    board.seats[seat]!.shown.push(...board.elite.splice(board.elite.indexOf(card), 1));
  Object.assign(board, { round: 0, phase: 'setup', direction: 0 });
  state.stack = [
    { rule: 'game', at: 'ELEK-3.10', v: {}, into: '' },
    { rule: 'setup', at: 'ELEK-2.14', v: {}, into: '' },
  ];
  const loaded = load(elekt, state);
  if (!loaded.ok) throw new Error(loaded.error.details?.join());
  expect(question(loaded.table)).toMatchObject({ seat: 1, id: 'setup/direction' });
  expect(decide(loaded.table, 1, ['counter-clockwise']).ok).toBe(true);
  expect(loaded.table.state.board.direction).toBe(-1);
  expect(question(loaded.table).id).toBe('recruit/keep');
});
