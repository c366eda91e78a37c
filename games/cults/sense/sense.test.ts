import type { Frame, State } from '@tabula/kernel/game.js';
import { keysOf } from '@tabula/kernel/question.js';
import { seeded } from '@tabula/kernel/rng.js';
import type { Ask, Choice } from '@tabula/kernel/rule.js';
import { advance, settle, takesOne } from '@tabula/kernel/run.js';
import { randomAnswer } from '@tabula/kernel/sight.js';
import { newState } from '@tabula/kernel/table.js';
import { describe, expect, test } from 'vitest';
import type { Cults } from '../board.js';
import type { District } from '../content/behaviour.js';
import { cults } from '../cults.js';
import { action } from '../rules/action.js';
import { confrontation } from '../rules/confrontation.js';
import { payment } from '../rules/payment.js';
import { recruit } from '../rules/recruitment.js';
import { terror } from '../rules/terror.js';
import { type TestTable, table } from '../testing/table.js';
import { markersWorth } from './plans.js';
import { sense } from './sense.js';

/** The answer that weighs most, or is suggested. */
function favourite(s: Cults, ask: Ask, frame: Frame): Choice | readonly Choice[] {
  if (!takesOne(ask)) return sense.suggest!(s, ask, frame)!;
  const weights = new Array<number>(ask.choices.length).fill(1);
  sense.weigh(s, ask, frame, weights);
  return ask.choices[weights.indexOf(Math.max(...weights))]!;
}

/** What a sensible player answers to the open question. */
function answers(t: TestTable): string[] {
  const { game, state } = t.kernel;
  const { asks, frame } = advance(game, state)!;
  return keysOf(asks[0]!, favourite(state.board, asks[0]!, frame));
}

/** Plays a game between a sensible player and one who answers at random; who won. */
function winnerAgainstRandom(seed: string, sensible: number): number[] {
  const made = newState(cults, { seats: 2, seed });
  if (!made.ok) throw new Error(made.error.message);
  const state: State<Cults> = made.state;
  const rng = seeded(`random of ${seed}`);
  for (let asked = advance(cults, state); asked !== null; asked = advance(cults, state)) {
    const ask = asked.asks[0]!;
    const answer = ask.seat === sensible ? favourite(state.board, ask, asked.frame) : randomAnswer(ask, rng);
    settle(cults, asked, ask, answer);
  }
  return [...state.result!.places[0]!];
}

describe('a sensible player', () => {
  test('pays with what has no other use, and keeps adepts for later', () => {
    const t = table().hand(0, ['G1', 'S2', 'A6', 'S1']).tokens(0, { adept: 2 }).run(payment, { seat: 0, cost: 2 });
    expect(answers(t)).toEqual(['0:0:0:S2.0-0']);
  });

  test('terrorises whenever that is possible, with as little as possible', () => {
    const t = table().ritual(0, 'uptown', 3).sanity('uptown', 3).hand(0, ['S6', 'S7']).tokens(0, { freak: 1 });
    t.run(terror, { seat: 0, district: 'uptown', fought: false });
    expect(answers(t)).toEqual(['0:0:0:S6.0-0']);
    t.seat(0).picks('0:0:0:S6.0-0');
    expect(answers(t)).toEqual(['space']);
  });

  test('prepares a ritual where it can and does not bluff without need', () => {
    const t = table().place(0, 'uptown').hand(0, ['S2', 'S1']).plans('uptown', 0, 0).run(action, {});
    expect(answers(t)).toEqual(['uptown:preparation']);
  });

  test('puts its last ritual where a place of cult waits for it', () => {
    const t = table().round(6).place(0, 'uptown').ritual(0, 'downtown', 1, 1).plans('uptown', 0).run(action, {});
    expect(answers(t)).toEqual(['uptown:influence']);
  });

  test('rolls blanks again and keeps what it needs', () => {
    const t = table().hand(0, ['S1']).script(6, 3, 6, 3, 3).run(recruit, { seat: 0, kept: 0, used: [] });
    expect(answers(t)).toEqual(['0', '2']);
  });

  test('commits enough to win, and nothing where it is hopeless', () => {
    const fight = (level: 1 | 3, thugs: number) =>
      table()
        .ritual(0, 'uptown', level)
        .ritual(1, 'uptown', 3)
        .hand(0, ['S3', 'S1', 'S6'])
        .tokens(0, { thug: thugs })
        .tokens(1, { thug: 4 - thugs })
        .run(confrontation, { seat: 0, district: 'uptown' });
    const strong = fight(3, 3);
    expect(answers(strong)).toEqual(['S3.0-0']);
    strong.seat(0).picks('S3.0-0');
    expect(Number(answers(strong)[0])).toBeGreaterThan(0);
    const hopeless = table().ritual(0, 'uptown', 1).ritual(1, 'uptown', 2, 3).hand(0, ['S3']).tokens(1, { thug: 9 });
    hopeless.run(confrontation, { seat: 0, district: 'uptown' });
    expect(answers(hopeless)).toEqual([]);
  });

  test('aims at what the goal of a solo game asks for', () => {
    const worthIn = (goal: string, at: District) => {
      const t = table({ players: 1 }).domination('downtown', 0, 0);
      t.s.goal = goal;
      return markersWorth(t.s, 0, at, 1);
    };
    expect(worthIn('O1', 'uptown')).toBe(worthIn('O1', 'downtown'));
    for (const goal of ['O5', 'O6']) expect(worthIn(goal, 'uptown')).toBeGreaterThan(worthIn(goal, 'downtown'));
  });

  test('beats random play from either seat', () => {
    const games = Array.from({ length: 10 }, (_, i) => [i % 2, ...winnerAgainstRandom(`sense ${i}`, i % 2)]);
    expect(games.filter(([sensible, ...won]) => won.includes(sensible!)).length).toBeGreaterThanOrEqual(9);
  });
});

test('in a solo game a position is judged by the goal', () => {
  const chance = (goal: string) => {
    const t = table({ players: 1 }).domination('uptown', 0, 0).round(5);
    t.s.goal = goal;
    return sense.evaluate(t.s, 0);
  };
  expect(chance('O1')).toBeGreaterThan(chance('O3'));
  expect(chance('O1')).toBeGreaterThan(chance('O8'));
});

test('a position is judged by what is on the board, the same for both sides', () => {
  const t = table().domination('uptown', 0, 0).ritual(0, 'uptown', 3).round(5);
  expect(sense.evaluate(t.s, 0)).toBeGreaterThan(0.8);
  expect(sense.evaluate(t.s, 0) + sense.evaluate(t.s, 1)).toBeCloseTo(1);
  expect(sense.evaluate(table().s, 0)).toBeCloseTo(0.5);
});
