import { expect } from 'vitest';
import type { Cults } from '../board.js';
import { cults } from '../cults.js';
import { newGame } from '../testing/new-game.js';
import { playRandomly } from '../testing/play.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { action } from './action.js';
import { mobilisation } from './mobilisation.js';
import { turnOrder } from './order.js';

/** What every question of a random game was asked in, a word for each change. */
function course(players: number, options = {}): { phases: string[]; firsts: number[]; end: Cults } {
  const phases: string[] = [];
  const firsts: number[] = [];
  const look = ({ round, phase }: Cults) => {
    const now = `${round} ${phase}`;
    if (phases.at(-1) !== now) phases.push(now);
  };
  // Events as well: a phase in which nobody has to decide shows itself by what happens in it.
  const end = playRandomly({
    seed: 'course',
    seats: players,
    options,
    asked: (_, { board }) => {
      look(board);
      firsts[board.round] = board.first;
    },
    event: (event, board) => (event.key === 'event.round' ? undefined : look(board)),
  });
  return { phases: phases.filter((phase) => !phase.startsWith('0')), firsts, end: end.board };
}

const ROUND = ['city', 'mobilisation', 'recruitment', 'planning', 'action', 'hiding'];

rule(['CULT-3.1', 'CULT-21.13'], 'a game lasts six rounds, or as many as were agreed, up to ten', () => {
  expect(course(2).end.round).toBe(6);
  expect(course(2, { rounds: 10 }).end.round).toBe(10);
  const { minimum, maximum, default: six } = cults.options.rounds!;
  expect([minimum, maximum, six]).toEqual([6, 10, 6]);
  expect(() => newGame(2, { rounds: 11 })).toThrow('rounds');
  expect(() => newGame(2, { rounds: 5 })).toThrow('rounds');
});

rule(
  ['CULT-3.2', 'CULT-3.3', 'CULT-3.4', 'CULT-3.5', 'CULT-14.8', 'CULT-15.1'],
  'city, cult, planning, action, hiding, one after the other; no city phase in the first round, no hiding in the last',
  () => {
    const wanted = [1, 2, 3, 4, 5, 6].flatMap((round) =>
      ROUND.filter((phase) => !(round === 1 && phase === 'city') && !(round === 6 && phase === 'hiding')).map(
        (phase) => `${round} ${phase}`,
      ),
    );
    const { phases } = course(3);
    // The round marker advances as the last thing of the hiding phase.
    expect(phases.filter((phase) => !phase.endsWith('end'))).toEqual(wanted);
    expect(phases.at(-1)).toBe('6 end');
  },
);

rule(
  ['CULT-3.6', 'CULT-3.7', 'CULT-14.5'],
  'the first cultist acts first in every phase, the others follow clockwise',
  () => {
    const t = table({ players: 4 }).first(2);
    expect(turnOrder(t.s)).toEqual([2, 3, 0, 1]);
    t.rounds('CULT-5.1');
    const asked: string[] = [];
    while (t.board.round === 1) {
      const [now] = t.questions;
      if (asked.at(-1) !== `${now!.id} ${now!.seat}`) asked.push(`${now!.id} ${now!.seat}`);
      const choice = now!.id === 'planning/district' ? now!.seat : now!.options.length - 1;
      t.seat(now!.seat).picks(...(now!.kind === 'some' ? [] : [now!.options[choice]!.key]));
      expect([t.board.first, t.board.round]).toEqual(t.board.round === 1 ? [2, 1] : [3, 2]);
    }
    const firsts = ['recruit/dice', 'planning/district', 'turn/choice'].map((id) =>
      asked.find((one) => one.startsWith(id)),
    );
    expect(firsts).toEqual(['recruit/dice 2', 'planning/district 2', 'turn/choice 2']);
  },
);

rule('CULT-3.8', 'the first cultist of round r is seat f + r − 1, modulo the number of players', () => {
  for (const players of [2, 3, 4]) {
    const { firsts } = course(players, { rounds: 8 });
    for (let round = 1; round <= 8; round++) expect(firsts[round]).toBe((firsts[1]! + round - 1) % players);
  }
});

rule('CULT-3.9', 'all have drawn before anybody decides anything in mobilisation', () => {
  const t = table({ players: 3 }).deck(0, ['A1']).first(0).run(mobilisation, {});
  t.seat(0).isAsked('mobilise/use');
  expect(t.board.seats.map(({ hand }) => hand.length)).toEqual([6, 6, 6]);
});

rule('CULT-3.9', 'otherwise one player is asked at a time', () => {
  playRandomly({
    seed: 'one at a time',
    seats: 4,
    asked: (_, state) => expect(state.stack.at(-1)!.sealed).toBeUndefined(),
  });
});

rule(['CULT-3.7'], 'the marker stays where it is while plans are executed', () => {
  const t = table({ players: 3 }).first(1).plans('uptown', 0, 1, 2).run(action, {});
  while (!t.ended) t.seat(t.questions[0]!.seat).picks(t.questions[0]!.options.at(-1)!.key);
  expect(t.board.first).toBe(1);
});
