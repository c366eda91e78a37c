import type { Frame, State } from '@tabula/kernel/game.js';
import { keysOf } from '@tabula/kernel/question.js';
import { seeded } from '@tabula/kernel/rng.js';
import type { Ask, Choice } from '@tabula/kernel/rule.js';
import { advance, settle, takesOne } from '@tabula/kernel/run.js';
import { randomAnswer } from '@tabula/kernel/sight.js';
import { newState } from '@tabula/kernel/table.js';
import { describe, expect, test } from 'vitest';
import type { Emerald } from '../board.js';
import { emerald } from '../emerald.js';
import { type TestTable, table } from '../testing/table.js';
import { sense } from './sense.js';

/** The answer that weighs most, or is suggested. */
function favourite(s: Emerald, ask: Ask, frame: Frame): Choice | readonly Choice[] {
  const suggested = takesOne(ask) ? null : sense.suggest!(s, ask, frame);
  if (suggested !== null) return suggested;
  const weights = new Array<number>(ask.choices.length).fill(1);
  sense.weigh(s, ask, frame, weights);
  const best = ask.choices[weights.indexOf(Math.max(...weights))]!;
  return takesOne(ask) ? best : [best];
}

/** What a sensible player answers to the open question. */
function answers(t: TestTable): string {
  const { game, state } = t.kernel;
  const { asks, frame } = advance(game, state)!;
  return keysOf(asks[0]!, favourite(state.board, asks[0]!, frame)).join(' ');
}

/** Answers as a sensible player until the deed of seat 0 is done, or another is asked; the answers given. */
function plays(t: TestTable): string[] {
  const given: string[] = [];
  for (let going = true; going; ) {
    given.push(answers(t));
    t.seat(0).picks(...given[given.length - 1]!.split(' '));
    const asked = advance(t.kernel.game, t.kernel.state);
    going = asked !== null && asked.asks[0]!.seat === 0 && !['turn', 'halt'].includes(asked.frame.rule);
  }
  return given;
}

describe('a sensible player', () => {
  test('claims what is worth most, with a card that is not needed for more', () => {
    const t = table().hand(0, ['ST03', 'G43']).cubes(0, { rome: 2, paris: 2 }).identity(0, 'restorationist');
    t.stack('rome', ['city-rome']).stack('paris', ['G22']).turn();
    expect(plays(t).slice(0, 2)).toEqual(['claim', 'ST03.0:rome']);
  });

  test('puts cubes where they win a good card, and no more than are of use', () => {
    const t = table().hand(0, ['ST05', 'ST09']).agents(1, { berlin: 1 }).empty('madrid', 'vienna');
    t.stack('paris', ['G45']).turn(0, 1);
    expect(['london', 'st-petersburg', 'berlin']).toContain(plays(t)[2]);
  });

  test('moves the marker of its own faction, and keeps the other card for something else', () => {
    const loyal = table().hand(0, ['G42', 'G43']).turn(0, 1);
    expect(plays(loyal)).toEqual(['markers', 'stop', 'G42.0']);
    const rebel = table().identity(0, 'restorationist').hand(0, ['G42', 'G43']).turn(0, 1);
    expect(plays(rebel)).toEqual(['markers', 'G43.0', 'stop']);
  });

  test('kills a royal as a Restorationist, and hides it as a Loyalist', () => {
    const at = (faction: 'loyalist' | 'restorationist') =>
      table()
        .identity(1, faction === 'loyalist' ? 'restorationist' : 'loyalist')
        .identity(0, faction)
        .hand(0, ['G06', 'G38', 'G05'])
        .agents(0, { rome: 2 })
        .royal('rome')
        .turn();
    expect(answers(at('restorationist'))).toBe('assassinate');
    expect(answers(at('loyalist'))).toBe('act:G05.0');
  });

  test('kills the agent of whom it takes for a Restorationist, for its points', () => {
    const t = table({ players: 3 }).hand(0, ['G33', 'G38']).agents(0, { rome: 3 }).agents(1, { rome: 1 });
    t.agents(2, { rome: 1 }).markers({ restorationist: 4 }, 1).turn();
    expect(plays(t).slice(0, 2)).toEqual(['assassinate', 'G33:rome:1']);
    const other = table({ players: 3 }).hand(0, ['G33', 'G38']).agents(0, { rome: 3 }).agents(1, { rome: 1 });
    other.agents(2, { rome: 1 }).markers({ restorationist: 4 }, 2).turn();
    expect(plays(other).slice(0, 2)).toEqual(['assassinate', 'G33:rome:2']);
  });

  test('does not attack agents for points that it would lose', () => {
    const t = table().identity(0, 'restorationist').identity(1, 'loyalist').hand(0, ['G37', 'ST03']);
    t.agents(0, { rome: 3 }).agents(1, { rome: 1, paris: 2 }).cubes(0, { madrid: 1 }).turn();
    expect(answers(t)).toBe('claim');
  });

  test('blocks an attack on its agent', () => {
    const t = table().hand(1, ['G26']).hand(0, ['G17']).agents(1, { rome: 1 }).turn();
    t.seat(0).does('act:G17').picks('rome:1');
    expect(answers(t)).toBe('G26');
  });

  test('looks at the identity that is most in doubt', () => {
    const t = table({ players: 3 }).hand(0, ['G28']).markers({ restorationist: 6 }, 1).turn();
    t.seat(0).does('act:G28');
    expect(answers(t)).toBe('2');
  });

  test('beats random play from either seat', () => {
    const games = Array.from({ length: 10 }, (_, i) => [i % 2, ...winnersAgainstRandom(`sense ${i}`, i % 2)]);
    expect(games.filter(([sensible, ...won]) => won.includes(sensible!)).length).toBeGreaterThanOrEqual(9);
  });
});

describe('the end of the game', () => {
  /** A Loyalist who could bring the Loyalist marker to its end. */
  const atTheEnd = () => table().hand(0, ['G42', 'ST01']).markers({ loyalist: 9 });

  test('is brought about by who wins then', () => {
    expect(plays(atTheEnd().points(0, 6).points(1, 12).turn(0, 1))[0]).toBe('markers');
  });

  test('is put off by who would lose then', () => {
    expect(answers(atTheEnd().points(1, 18).turn(0, 1))).not.toBe('markers');
  });

  test('is not reached with points that are lost by the correction', () => {
    const claim = (kind: 'neutral' | 'restorationist', rival: number) =>
      table().hand(0, ['ST03', 'ST05']).cubes(0, { london: 2 }).points(0, 26, kind).points(1, rival).turn();
    expect(answers(claim('neutral', 20))).toBe('claim');
    expect(answers(claim('restorationist', 20))).not.toBe('claim');
  });
});

/** Plays a game between a sensible player and one who answers at random; who won. */
function winnersAgainstRandom(seed: string, sensible: number): number[] {
  const made = newState(emerald, { seats: 2, seed });
  if (!made.ok) throw new Error(made.error.message);
  const state: State<Emerald> = made.state;
  const rng = seeded(`random of ${seed}`);
  for (let asked = advance(emerald, state); asked !== null; asked = advance(emerald, state)) {
    const ask = asked.asks[0]!;
    const answer = ask.seat === sensible ? favourite(state.board, ask, asked.frame) : randomAnswer(ask, rng);
    settle(emerald, asked, ask, answer);
  }
  return [...state.result!.places[0]!];
}

describe('a position is judged', () => {
  test('by what is kept of the points, the same for both sides', () => {
    const even = table().turn();
    expect(sense.evaluate(even.s, 0)).toBeCloseTo(0.5, 1);
    const ahead = table().points(0, 14).points(1, 4).turn();
    expect(sense.evaluate(ahead.s, 0)).toBeGreaterThan(0.7);
    expect(sense.evaluate(ahead.s, 0) + sense.evaluate(ahead.s, 1)).toBeCloseTo(1);
    const lost = table().points(0, 14, 'restorationist').points(1, 4).turn();
    expect(sense.evaluate(lost.s, 0)).toBeLessThan(0.5);
  });

  test('by the tracks, which only the faction that is ahead keeps', () => {
    const t = (markers: { loyalist?: number; restorationist?: number }) => table().markers(markers).turn();
    expect(sense.evaluate(t({ loyalist: 6 }).s, 0)).toBeGreaterThan(0.6);
    expect(sense.evaluate(t({ restorationist: 6 }).s, 0)).toBeLessThan(0.4);
  });

  test('by who could bring about the end, and would win then', () => {
    const chance = (card: string, rival: number) => {
      const t = table()
        .hand(0, [card])
        .markers({ loyalist: 9, restorationist: 8 })
        .points(0, 9)
        .points(1, rival)
        .turn();
      return sense.evaluate(t.s, 0);
    };
    expect(chance('G42', 10)).toBeGreaterThan(chance('G44', 10) + 0.1);
    expect(chance('G42', 20)).toBeLessThan(0.2);
  });

  test('with the penalty of the last, which falls on the whole faction', () => {
    const chances = (last: number) => {
      const t = table({ players: 4 }).points(0, 14).points(1, 14).points(2, last).points(3, 9).turn();
      return sense.evaluate(t.s, 0);
    };
    expect(chances(12)).toBeGreaterThan(chances(4) + 0.02);
  });
});
