import type { Game, State } from '@tabula/kernel/game.js';
import { clone, type Seat } from '@tabula/kernel/json.js';
import { answerFor } from '@tabula/kernel/question.js';
import { below, seeded } from '@tabula/kernel/rng.js';
import { type Asked, advance, settle } from '@tabula/kernel/run.js';
import { view } from '@tabula/kernel/sight.js';
import { newState } from '@tabula/kernel/table.js';
import { describe, expect, it, vi } from 'vitest';
import { match, type Player, wins } from './arena.js';
import { LEVELS, type Level, observe, see } from './bot.js';
import { decide } from './levels.js';
import { kinds } from './testing/kinds.js';
import { type Tricks, tricks } from './testing/tricks.js';

// Counted in iterations, not in time: a busy machine may take as long as it needs.
vi.setConfig({ testTimeout: 120_000 });

function begin<B>(game: Game<B, unknown>, seed: string, seats = 2): { state: State<B>; asked: Asked } {
  const made = newState(game, { seats, seed });
  if (!made.ok) throw new Error(made.error.message);
  return { state: made.state, asked: advance(game, made.state)! };
}

/** Plays some random cards, so that tricks are taken and hands differ. */
function midGame(seed: string, decisions: number): State<Tricks> {
  const rng = seeded(seed);
  const { state } = begin(tricks, seed);
  for (let i = 0; i < decisions; i++) {
    const asked = advance(tricks, state)!;
    const [ask] = asked.asks;
    settle(tricks, asked, ask!, ask!.choices[below(rng, ask!.choices.length)]!);
  }
  advance(tricks, state);
  return state;
}

const dice: Player<Tricks> = {
  name: 'dice',
  decide(seen, seed) {
    const rng = seeded(seed);
    const { choices } = advance(tricks, seen.sample(rng))!.asks[0]!;
    return { keys: [String(choices[below(rng, choices.length)])], iterations: 0, ms: 0, thoughts: [] };
  },
};

describe('strength in a small game with hidden cards', () => {
  it('normal beats dice', () => {
    const [normal, other] = wins(match(tricks, { players: ['normal', dice], seed: 'n', to: 60 }), 2);
    expect(normal! + other!).toBe(60);
    expect(normal).toBeGreaterThanOrEqual(38);
  });

  it('hard beats easy clearly', () => {
    const budget = { iterations: 120 };
    const [hard] = wins(match(tricks, { players: ['hard', 'easy'], seed: 'i', to: 40, budget }), 2);
    expect(hard).toBeGreaterThanOrEqual(28);
  });

  it('hard is no weaker than normal', () => {
    const budget = { iterations: 120 };
    const [hard] = wins(match(tricks, { players: ['hard', 'normal'], seed: 'i', to: 40, budget }), 2);
    expect(hard).toBeGreaterThanOrEqual(20);
  });
});

describe('every kind of question', () => {
  it.each(LEVELS)('%s gives legal answers to all, with one, two and three seats', (level) => {
    for (const seats of [1, 2, 3]) {
      const { state } = begin(kinds, 'legal', seats);
      let decisions = 0;
      for (let asked = advance(kinds, state); asked !== null; asked = advance(kinds, state)) {
        const ask = asked.asks[asked.asks.length - 1]!;
        const { keys } = decide(see(kinds, state, ask.seat, decisions), { level, iterations: 80, seed: decisions });
        const answer = answerFor(ask, asked.frame.at, keys);
        if (!answer.ok) throw new Error(answer.error.message);
        settle(kinds, asked, ask, answer.answer);
        decisions++;
      }
      expect(decisions).toBe(seats * 7);
    }
  });

  it('hard finds the best answer of each kind', () => {
    const given: Record<string, string> = {};
    const { state } = begin(kinds, 'best');
    for (let asked = advance(kinds, state); asked !== null; asked = advance(kinds, state)) {
      const ask = asked.asks[0]!;
      const { keys } = decide(see(kinds, state, ask.seat, 1), { level: 'hard', iterations: 2000, seed: ask.into });
      const answer = answerFor(ask, asked.frame.at, keys);
      if (!answer.ok) throw new Error(answer.error.message);
      settle(kinds, asked, ask, answer.answer);
      given[ask.into] ??= keys.join(' ');
    }
    expect(given).toMatchObject({ pair: 'y:2', yes: 'false', few: 'b d', order: 'd c b a', last0: '3', last1: '3' });
    expect(Number(given.amount)).toBeGreaterThanOrEqual(6);
    expect(Number(given.amount)).toBeLessThanOrEqual(8);
  });

  it('easy never gives an answer of weight 0', () => {
    const { state } = begin(kinds, 'zero');
    const asked = advance(kinds, state)!;
    settle(kinds, asked, asked.asks[0]!, ['x', 1]);
    const yesno = advance(kinds, state)!;
    settle(kinds, yesno, yesno.asks[0]!, true);
    const amounts = new Set<string>();
    for (let i = 0; i < 200; i++) amounts.add(decide(see(kinds, state, 0, i), { level: 'easy', seed: i }).keys[0]!);
    expect([...amounts].map(Number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('easy is half by the weights and half by no thought at all, of what has a weight', () => {
    const weigh: typeof kinds.sense.weigh = (_s, _ask, _frame, weights) => weights.splice(0, 6, 8, 1, 1, 0, 0, 0);
    const game = { ...kinds, sense: { ...kinds.sense, weigh } };
    const { state } = begin(game, 'half');
    const counts: Record<string, number> = {};
    for (let i = 0; i < 3_000; i++) {
      const [key] = decide(see(game, state, 0, i), { level: 'easy', seed: i }).keys;
      counts[key!] = (counts[key!] ?? 0) + 1;
    }
    expect(Object.keys(counts).sort()).toEqual(['x:1', 'x:2', 'x:3']);
    expect(Math.abs(counts['x:1']! - 1_700)).toBeLessThan(70); // 8/10 and 1/3, halved
    expect(Math.abs(counts['x:2']! - 650)).toBeLessThan(70);
  });

  it.each(['easy', 'normal'] as const)('%s says how long it took', (level) => {
    const { state } = begin(kinds, 'time');
    let now = 100;
    const clock = () => {
      now += 7;
      return now;
    };
    expect(decide(see(kinds, state, 0, 1), { level, seed: 1, now: clock }).ms).toBe(7);
  });

  it('a seat that is not asked cannot decide', () => {
    const { state } = begin(tricks, 'wait');
    expect(() => decide(see(tricks, state, 1, 1), { level: 'easy', seed: 1 })).toThrow('seat 1 is not asked');
  });
});

describe('the same seed', () => {
  it.each(LEVELS)(
    'gives the same decision of %s; another seed may give another, but normal has its favourite',
    (level) => {
      const state = midGame('same', 0);
      const { seat } = advance(tricks, state)!.asks[0]!;
      const once = (seed: number) => {
        const { ms: _ms, ...rest } = decide(see(tricks, state, seat, seed), { level, iterations: 150, seed });
        return JSON.stringify(rest);
      };
      expect(once(1)).toBe(once(1));
      const all = new Set([1, 2, 3, 4, 5, 6, 7, 8].map(once));
      expect(all.size > 1).toBe(level !== 'normal');
    },
  );

  it('leaves the state as it was', () => {
    const state = midGame('untouched', 3);
    const before = JSON.stringify(state);
    const { seat } = advance(tricks, state)!.asks[0]!;
    for (const level of LEVELS) decide(see(tricks, state, seat, 1), { level, iterations: 50, seed: 1 });
    expect(JSON.stringify(state)).toBe(before);
  });
});

/** The same position with the hidden cards dealt otherwise: the seat cannot tell. */
function swapped(state: State<Tricks>, seat: Seat, seed: string): State<Tricks> {
  const other = clone(state);
  const rng = seeded(seed);
  const { hand } = other.board.players[1 - seat]!;
  const { deck } = other.board;
  for (let i = 0; i < 10; i++) {
    const a = below(rng, hand.length);
    const b = below(rng, deck.length);
    [hand[a], deck[b]] = [deck[b]!, hand[a]!];
  }
  other.rng = seeded(`${seed}/rng`);
  return other;
}

describe('bots do not see what is hidden', () => {
  it.each(LEVELS)('%s decides the same, to the byte, whatever the hidden cards are', (level: Level) => {
    for (let game = 0; game < 6; game++) {
      const state = midGame(`hidden ${game}`, game);
      const { seat } = advance(tricks, state)!.asks[0]!;
      const say = (from: State<Tricks>) => {
        const { ms: _ms, ...rest } = decide(see(tricks, from, seat, game), { level, iterations: 100, seed: game });
        return JSON.stringify(rest);
      };
      for (let i = 0; i < 4; i++) {
        const other = swapped(state, seat, `swap ${i}`);
        expect(view(tricks, other, seat)).toEqual(view(tricks, state, seat));
        expect(JSON.stringify(observe(tricks, other, seat, 1))).toBe(JSON.stringify(observe(tricks, state, seat, 1)));
        expect(say(other)).toBe(say(state));
      }
    }
  });

  it('an observation leaves no trace in what rules in progress say, nor in what others remember', () => {
    const state = midGame('trace', 1);
    const { seat } = advance(tricks, state)!.asks[0]!;
    const told = (from: State<Tricks>) => {
      const [card] = from.board.players[1 - seat]!.hand;
      const board = { ...from.board, known: { [card!]: 1 << (1 - seat) } };
      const [root, ...rest] = clone(from.stack);
      return { ...from, board, stack: [{ ...root!, v: { meant: card!, seen: [`guard@${card}`] } }, ...rest] };
    };
    const other = swapped(state, seat, 'another');
    expect(other.board.players[1 - seat]!.hand[0]).not.toBe(state.board.players[1 - seat]!.hand[0]);
    expect(JSON.stringify(observe(tricks, told(other), seat, 1))).toBe(
      JSON.stringify(observe(tricks, told(state), seat, 1)),
    );
  });

  it('an observation looks the same to its seat, and shows many worlds', () => {
    const state = midGame('worlds', 2);
    const { seat } = advance(tricks, state)!.asks[0]!;
    const hands = new Set<string>();
    const rng = seeded('worlds');
    for (let i = 0; i < 50; i++) {
      const seen = see(tricks, state, seat, i);
      const world = seen.sample(rng);
      expect(view(tricks, world, seat)).toEqual(view(tricks, state, seat));
      hands.add(world.board.players[1 - seat]!.hand.join(' '));
    }
    expect(hands.size).toBeGreaterThan(20);
  });
});
