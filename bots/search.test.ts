import { conclude } from '@tabula/kernel/chance.js';
import { ruleIndex } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { below, seeded } from '@tabula/kernel/rng.js';
import { ask, done, ruleMaker } from '@tabula/kernel/rule.js';
import { advance } from '@tabula/kernel/run.js';
import { newState } from '@tabula/kernel/table.js';
import { describe, expect, it, vi } from 'vitest';
import { type Limits, type Seen, see } from './bot.js';
import { decide } from './levels.js';
import { PLAIN, search } from './search.js';
import { guessing } from './testing/guessing.js';
import { kinds } from './testing/kinds.js';
import { reaping } from './testing/reaping.js';
import { type Tricks, tricks } from './testing/tricks.js';

// Counted in iterations, not in time: a busy machine may take as long as it needs.
vi.setConfig({ testTimeout: 120_000 });

function firstQuestion(): Seen<Tricks> {
  const made = newState(tricks, { seats: 2, seed: 'first' });
  if (!made.ok) throw new Error(made.error.message);
  advance(tricks, made.state);
  return see(tricks, made.state, 0, 'first');
}

/** A clock that goes on by a fixed time at every look, counting how often worlds were dealt. */
function watched(step: number): {
  seen: Seen<Tricks>;
  limits: (ms: number) => Limits;
  time: () => number;
  dealt: () => number;
} {
  const from = firstQuestion();
  let time = 0;
  let dealt = 0;
  const seen: Seen<Tricks> = {
    ...from,
    sample(rng) {
      dealt++;
      return from.sample(rng);
    },
  };
  const now = () => {
    time += step;
    return time;
  };
  return { seen, limits: (ms) => ({ ms, seed: 1, now }), time: () => time, dealt: () => dealt };
}

/** What a seat hopes for when the game begins, by a thousand iterations. */
function hoped(game: ReturnType<typeof guessing>, seat: Seat): number {
  const made = newState(game, { seats: 2, seed: 'guess' });
  if (!made.ok) throw new Error(made.error.message);
  advance(game, made.state);
  const { thoughts, iterations } = search(see(game, made.state, seat, 1), { iterations: 1_000, seed: 1 });
  return thoughts.reduce((sum, { value, visits }) => sum + value * visits, 0) / iterations;
}

describe('the budget', () => {
  it('is kept: one look at the clock after the time is over is the last', () => {
    const { seen, limits, time, dealt } = watched(1);
    const { iterations, ms } = search(seen, limits(100));
    expect(iterations).toBeLessThanOrEqual(100);
    expect(iterations).toBeGreaterThan(50);
    expect(dealt()).toBe(iterations + 1);
    expect(ms).toBeLessThanOrEqual(102);
    expect(time()).toBeLessThanOrEqual(103);
  });

  it('is one second unless something else is said', () => {
    const { seen, limits, time } = watched(10);
    const { ms: _ms, ...open } = limits(0);
    search(seen, open);
    expect(time()).toBeGreaterThan(500);
    expect(time()).toBeLessThanOrEqual(1030);
  });

  it('even the shortest time gives an answer', () => {
    const { seen, limits } = watched(1000);
    for (const shortest of [limits(0), { iterations: 0, seed: 1 }]) {
      const { keys, iterations } = search(seen, shortest);
      expect(iterations).toBe(1);
      expect(keys).toHaveLength(1);
    }
  });

  it('is not used up when the answer in front cannot be overtaken', () => {
    const { seen } = watched(0);
    const { iterations, thoughts } = search(seen, { iterations: 5000, seed: 1 });
    expect(iterations).toBeLessThan(5000);
    expect(thoughts[0]!.visits - thoughts[1]!.visits).toBeGreaterThan(5000 - iterations);
  });

  it('is not touched where there is one answer only', () => {
    const made = newState(tricks, { seats: 2, seed: 'single' });
    if (!made.ok) throw new Error(made.error.message);
    const { state } = made;
    advance(tricks, state);
    const [ask] = advance(tricks, state)!.asks;
    const single = { ...ask!, choices: ask!.choices.slice(0, 1), always: true };
    const rule = tricks.rules.get('play')!;
    const step = rule.steps.get('which card')!;
    const steps = new Map([...rule.steps, ['which card', { ...step, run: () => single }]]);
    const forced = { ...tricks, rules: new Map([...tricks.rules, ['play', { ...rule, steps }]]) };
    const { keys, iterations } = decide(see(forced, state, 0, 1), { level: 'hard', ms: 60_000, seed: 1 });
    expect(keys).toEqual([single.choices[0]]);
    expect(iterations).toBe(0);
  });
});

describe('the search', () => {
  it('counts every iteration at the root once', () => {
    const { thoughts, iterations } = search(firstQuestion(), { iterations: 500, seed: 3 });
    expect(thoughts.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations);
    for (const { value } of thoughts) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });

  it('judges a position after all that nobody can decide otherwise', () => {
    const made = newState(reaping, { seats: 2, seed: 'reap' });
    if (!made.ok) throw new Error(made.error.message);
    advance(reaping, made.state);
    const { thoughts } = search(see(reaping, made.state, 0, 1), { iterations: 40, seed: 1 });
    expect(thoughts.map(({ keys, value }) => [...keys, value])).toEqual([
      ['fertile', 1],
      ['barren', 0],
    ]);
  });

  it('judges a game that is over as it stands, though the rules ask on', () => {
    const { rule } = ruleMaker<Parameters<typeof reaping.sense.evaluate>[0], string>();
    const root = rule<Record<never, never>, { field: string; deed: string }>('reaping')({
      sow: () => ask(0, 'field', ['barren', 'fertile']),
      over: (c) => {
        conclude(c, { places: [[0, 1]], reason: 'reaped' });
        return ask(0, 'deed', ['reap'], { always: true });
      },
      later: ({ s }) => {
        s.reaped = 1;
        return done();
      },
    });
    const game: typeof reaping = { ...reaping, root, rules: ruleIndex([root]) };
    const made = newState(game, { seats: 2, seed: 'reap' });
    if (!made.ok) throw new Error(made.error.message);
    advance(game, made.state);
    const { thoughts } = search(see(game, made.state, 0, 1), { iterations: 10, seed: 1 });
    expect(thoughts.map(({ value }) => value)).toEqual([0, 0]);
  });

  it.each([1, 0.25, 0.1])('tries a bad answer as seldom where all values are %d of what they were', (scale) => {
    const { evaluate } = reaping.sense;
    const game: typeof reaping = {
      ...reaping,
      sense: { ...reaping.sense, evaluate: (s, seat) => scale * evaluate(s, seat) },
    };
    const made = newState(game, { seats: 2, seed: 'reap' });
    if (!made.ok) throw new Error(made.error.message);
    advance(game, made.state);
    const { thoughts } = search(see(game, made.state, 0, 1), { iterations: 300, seed: 1 });
    const visits = Object.fromEntries(thoughts.map(({ keys, visits }) => [keys[0], visits]));
    expect(visits.barren).toBeLessThanOrEqual(10);
    expect(visits.fertile).toBeGreaterThan(100);
  });

  it('does not settle on one of two answers of which luck alone tells what they are worth', () => {
    const luck = seeded('luck');
    const game = { ...reaping, sense: { ...reaping.sense, evaluate: () => below(luck, 2) } };
    const made = newState(game, { seats: 2, seed: 'reap' });
    if (!made.ok) throw new Error(made.error.message);
    advance(game, made.state);
    const { thoughts } = search(see(game, made.state, 0, 1), { iterations: 1_000, seed: 1 });
    for (const { visits } of thoughts) expect(visits).toBeGreaterThan(200);
  });

  it.each([
    ['deals a world of its own for every try', false],
    ['tries all answers in the same worlds where playouts are steady', true],
  ] as const)('%s', (_what, steady) => {
    const from = firstQuestion();
    const worlds: number[] = [];
    const game = { ...tricks, sense: steady ? { ...tricks.sense, steady } : tricks.sense };
    const { thoughts, iterations } = search(
      {
        ...from,
        game,
        sample(rng) {
          worlds.push(below(rng, 2 ** 30));
          return from.sample(rng);
        },
      },
      { iterations: 200, seed: 1 },
    );
    const dealt = worlds.slice(-iterations); // the one before only asks the question
    // The nth try of any answer is in the nth world, but for the first, before there are any answers.
    const most = Math.max(...thoughts.map(({ visits }) => visits));
    expect(new Set(dealt).size).toBeGreaterThanOrEqual(steady ? most : iterations);
    expect(new Set(dealt).size).toBeLessThanOrEqual(steady ? most + 1 : iterations);
  });

  it('in its plain form asks the game for no opinion', () => {
    const from = firstQuestion();
    const silent = () => {
      throw new Error('the plain search asked the game');
    };
    const sense = { ...tricks.sense, weigh: silent, settled: silent };
    const { iterations } = search({ ...from, game: { ...tricks, sense } }, { iterations: 100, seed: 1 }, PLAIN);
    expect(iterations).toBeGreaterThan(50);
  });

  it('widens a question with many answers step by step', () => {
    const made = newState(kinds, { seats: 2, seed: 1 });
    if (!made.ok) throw new Error(made.error.message);
    const { state } = made;
    const frame = state.stack;
    advance(kinds, state);
    frame[frame.length - 1]!.at = 'many';
    frame[frame.length - 1]!.v = { by: 0, pair: ['x', 1], yes: true, amount: 1, few: [] };
    const { thoughts } = search(see(kinds, state, 0, 1), { iterations: 60, seed: 1 });
    expect(thoughts).toHaveLength(64);
    expect(thoughts.filter(({ visits }) => visits > 0).length).toBeLessThan(40);
    for (const { keys, visits, value } of thoughts) {
      expect(keys.length).toBeGreaterThanOrEqual(3); // though the rules empty such lists
      if (visits === 0) expect(value).toBe(0);
    }
  });

  it.each(['open', 'open at once', 'face down'] as const)(
    'knows what it will know of a card that another lays %s',
    (laid) => {
      const game = guessing(laid);
      const made = newState(game, { seats: 2, seed: 'guess' });
      if (!made.ok) throw new Error(made.error.message);
      advance(game, made.state);
      const { thoughts, iterations } = search(see(game, made.state, 0, 1), { iterations: 1_000, seed: 1 });
      const worth = thoughts.reduce((sum, { value, visits }) => sum + value * visits, 0) / iterations;
      if (laid === 'face down') expect(worth).toBeLessThan(0.5);
      else expect(worth).toBeGreaterThan(0.8);
    },
  );

  it.each(['with how it lies', 'in a list'] as const)(
    'does not know what it will not know of a card that another names %s',
    (named) => {
      expect(hoped(guessing('face down', named), 0)).toBeLessThan(0.5);
    },
  );

  it('knows what it will see from another seat as well', () => {
    expect(hoped(guessing('open', 'alone', 1), 1)).toBeGreaterThan(0.8);
  });

  it('looks sixteen times whether it gets to see how another answers a question, wherever that is asked', () => {
    const from = guessing('open');
    let looks = 0;
    const shape: typeof from.shape = {
      ...from.shape,
      piles(...of) {
        looks++;
        return from.shape.piles(...of);
      },
    };
    const game = { ...from, shape };
    const made = newState(game, { seats: 2, seed: 'guess' });
    if (!made.ok) throw new Error(made.error.message);
    advance(game, made.state);
    const seen = see(game, made.state, 0, 1);
    looks = 0;
    seen.sample(seeded('one'));
    const forEach = looks; // to deal a world
    looks = 0;
    const { iterations } = search(seen, { iterations: 300, seed: 1 });
    expect(looks - (iterations + 1) * forEach).toBe(16);
  });
});

describe('the search ends before its budget', () => {
  /** One answer of two is never given: the other is ahead by every try there was. */
  const alone: typeof reaping = {
    ...reaping,
    sense: {
      ...reaping.sense,
      weigh(_s, { choices }, _frame, weights) {
        if (choices.length > 1) weights[0] = 0;
      },
    },
  };
  const run = (limits: Omit<Limits, 'seed'>) => {
    const made = newState(alone, { seats: 2, seed: 'reap' });
    if (!made.ok) throw new Error(made.error.message);
    advance(alone, made.state);
    return search(see(alone, made.state, 0, 1), { ...limits, seed: 1 }).iterations;
  };

  it('when the one in front would stay there though all that is left went to another', () => {
    expect(run({ iterations: 64 })).toBe(64); // after 32 it could still be caught up with
    expect(run({ iterations: 63 })).toBe(32);
  });

  it.each([0, 5_000])('so far as time tells how many are left, by a clock that began at %i', (began) => {
    let now = began;
    const clock = () => {
      now++;
      return now;
    };
    expect(run({ ms: 100, now: clock })).toBe(64); // 68 were left after 32, and 36 after 64
  });
});
