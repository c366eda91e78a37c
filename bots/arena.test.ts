import type { Sink } from '@tabula/kernel/chance.js';
import { joined } from '@tabula/kernel/flows/together.js';
import { ruleIndex } from '@tabula/kernel/game.js';
import { seeded } from '@tabula/kernel/rng.js';
import { ask, ruleMaker } from '@tabula/kernel/rule.js';
import { advance } from '@tabula/kernel/run.js';
import { describe, expect, it, vi } from 'vitest';
import { match, type Played, type Player, wins } from './arena.js';
import { kinds } from './testing/kinds.js';
import { type Tricks, tricks } from './testing/tricks.js';

// Counted in iterations, not in time: a busy machine may take as long as it needs.
vi.setConfig({ testTimeout: 120_000 });

const timeless = (played: readonly Played[]) =>
  played.map((game) => ({
    ...game,
    efforts: game.efforts.map(({ decisions, iterations }) => ({ decisions, iterations })),
  }));

const { rule } = ruleMaker<unknown, string>();

describe('a series of games', () => {
  it('moves the players on by one seat from game to game', () => {
    const played = match(kinds, { players: ['easy', 'easy', 'normal'], seed: 1, to: 6 });
    expect(played.map(({ seats }) => seats.join(''))).toEqual(['012', '120', '201', '012', '120', '201']);
    for (const { efforts, decisions } of played) {
      expect(decisions).toBe(21);
      expect(efforts.map((effort) => effort.decisions)).toEqual([7, 7, 7]);
    }
    expect(wins(played, 3).reduce((sum, won) => sum + won, 0)).toBe(6);
  });

  it('is the same again for the same seed, whole or in parts', () => {
    const series = { players: ['hard', 'normal'] as const, seed: 'again', budget: { iterations: 40 } };
    const whole = match(tricks, { ...series, to: 4 });
    const parts = [...match(tricks, { ...series, to: 1 }), ...match(tricks, { ...series, from: 1, to: 4 })];
    expect(timeless(parts)).toEqual(timeless(whole));
  });

  it('plays every deal once in each seating, unless every game is to have its own', () => {
    const dealt = (fresh: boolean): string[] => {
      const first: string[] = [];
      const sink = (game: number): Sink => ({
        event: () => {},
        auto: () => {},
        reveal: () => {},
        fate: (fate) => {
          first[game] ??= JSON.stringify(fate);
        },
      });
      match(tricks, { players: ['normal', 'normal'], seed: 'deals', to: 4, fresh, sink });
      return first;
    };
    const [one, again, two, last] = dealt(false);
    expect([again, last]).toEqual([one, two]);
    expect(new Set(dealt(true)).size).toBe(4);
  });

  it('tells what happens and shows every finished game', () => {
    const seen: number[] = [];
    let fates = 0;
    const sink = (): Sink => ({ event: () => {}, auto: () => {}, reveal: () => {}, fate: () => void fates++ });
    match(tricks, {
      players: ['easy', 'easy'],
      seed: 'watch',
      to: 2,
      sink,
      watch: ({ game }, state) => {
        seen.push(game);
        expect(state.board.deal).toBe(3);
      },
    });
    expect(seen).toEqual([0, 1]);
    expect(fates).toBe(6);
  });

  it('counts a game of all together as won by each of them, or by none', () => {
    const played = match(joined, { players: ['easy', 'easy', 'easy'], seed: 'together', to: 30 });
    const won = played.filter(({ result }) => result.won === true).length;
    expect([won > 0, won < 30]).toEqual([true, true]);
    expect(wins(played, 3)).toEqual([won, won, won]);
  });

  it('is won more often together by those who think', () => {
    const wonBy = (level: 'easy' | 'hard') => {
      const series = { players: [level, level], seed: 'thinking', to: 60, budget: { iterations: 150 } };
      return wins(match(joined, series), 2)[0]!;
    };
    expect(wonBy('hard')).toBeGreaterThan(1.2 * wonBy('easy'));
  });

  it('adds up what each player spent, and asks it again with another seed', () => {
    const seeds: string[] = [];
    const spent = [5, 1, 9];
    const player: Player<Tricks> = {
      name: 'first card',
      decide(seen, seed) {
        const ms = spent[seeds.push(seed) - 1] ?? 2;
        const [choice] = advance(seen.game, seen.sample(seeded(seed)))!.asks[0]!.choices;
        return { keys: [String(choice)], iterations: 3, ms, thoughts: [] };
      },
    };
    const [played] = match(tricks, { players: [player, 'normal'], seed: 'spent', from: 2, to: 3 });
    const times = seeds.length;
    expect(times).toBeGreaterThan(5);
    expect(played!.efforts[0]).toEqual({
      decisions: times,
      iterations: 3 * times,
      ms: 15 + 2 * (times - 3),
      slowest: 9,
    });
    expect(played!.efforts[1]!.decisions).toBe(played!.decisions - times);
    expect(new Set(seeds).size).toBe(times);
    expect(seeds[0]).toMatch(/^spent\/2\/\d+$/);
  });

  it('is broken off by an answer that is none', () => {
    const player: Player<Tricks> = {
      name: 'joker',
      decide: () => ({ keys: ['joker'], iterations: 0, ms: 0, thoughts: [] }),
    };
    expect(() => match(tricks, { players: [player, player], seed: 1, from: 3, to: 4 })).toThrow(
      /^game 3: an illegal answer to card: ./,
    );
  });

  it('is broken off by a game that ends without a result', () => {
    const root = rule<Record<never, never>, { pick: number }>('endless')({ pick: () => ask(0, 'pick', [0, 1]) });
    const game = { ...kinds, root, rules: ruleIndex([root]) };
    expect(() => match(game, { players: ['easy', 'easy'], seed: 1, to: 1 })).toThrow('game 0 ended without a result');
  });

  it('counts a shared first place in parts, and none for whom nobody plays', () => {
    const shared = { game: 0, seats: [1, 0], decisions: 0, efforts: [] };
    const result = (places: number[][]) => ({ ...shared, result: { places, reason: 'shared' } });
    expect(wins([result([[0, 1]]), result([[1], [0]])], 2)).toEqual([1.5, 0.5]);
    expect(wins([result([[0, 2], [1]])], 2)).toEqual([0, 0.5]);
  });

  it('refuses a number of players that the game does not have', () => {
    expect(() => match(tricks, { players: ['easy'], seed: 1, to: 1 })).toThrow('2 to 2 players');
  });
});
