import { conclude, roll } from '@tabula/kernel/chance.js';
import { record } from '@tabula/kernel/fields.js';
import { type Game, interruptIndex, message, ruleIndex } from '@tabula/kernel/game.js';
import { ask, done, ruleMaker } from '@tabula/kernel/rule.js';
import { type BoardOf, int, type ViewOf } from '@tabula/kernel/shape.js';
import { newState } from '@tabula/kernel/table.js';
import { describe, expect, it } from 'vitest';
import { see } from './bot.js';
import { decide } from './levels.js';
import { compare } from './trials.js';

/** One answer, then much luck: what is answered counts for little beside it. The likeliest is the advice, the others are courses. */
const shape = record({ sum: int(0, 9999) });
type Luck = BoardOf<typeof shape>;
const { rule } = ruleMaker<Luck, string>();
const root = rule<Record<never, never>, { bonus: number }>('luck')({
  asked: () => ask(0, 'bonus', [0, 1, 2, 3, 4, 5, 6]),
  tried: (c) => {
    // More is rolled for some answers: the luck that follows is still the same.
    for (let dice = 0; dice < c.v.bonus; dice++) roll(c, 6);
  },
  luck: (c) => {
    for (let dice = 0; dice < 5; dice++) c.s.sum += roll(c, 100);
    c.s.sum += c.v.bonus === 6 ? 0 : c.v.bonus;
    conclude(c, { places: [], reason: 'luck' });
    return done();
  },
});
const luck = (likes: readonly number[]): Game<Luck, ViewOf<typeof shape>> => ({
  id: 'luck',
  version: 1,
  players: { min: 1, max: 1 },
  options: {},
  shape,
  setup: () => ({ sum: 0 }),
  root,
  rules: ruleIndex([root]),
  interrupts: interruptIndex([]),
  prompt: () => message('luck.ask'),
  look: () => ({ label: message('luck.option'), refs: [] }),
  why: () => [],
  box: () => ({}),
  loose: () => ({}),
  invariants: [],
  sense: {
    evaluate: (s) => s.sum / 600,
    weigh: (_s, _ask, _frame, weights) => weights.splice(0, weights.length, ...likes),
    settled: () => false,
    steady: true,
    courses: (_s, { choices }) => {
      const advice = likes.indexOf(Math.max(...likes));
      return choices.flatMap((choice, i) => (i !== advice && likes[i]! > 0 ? [() => () => choice] : []));
    },
  },
});

function seenOf(likes: readonly number[], watch: (s: Luck) => void = () => {}) {
  const from = luck(likes);
  const evaluate: typeof from.sense.evaluate = (s, seat) => {
    watch(s);
    return from.sense.evaluate(s, seat);
  };
  const game = { ...from, sense: { ...from.sense, evaluate } };
  const made = newState(game, { seats: 1, seed: 1 });
  if (!made.ok) throw new Error(made.error.message);
  return see(game, made.state, 0, 'see');
}

describe('courses are tried beside the advice', () => {
  it('with the same luck, so that a little more is seen in a few worlds', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { keys, thoughts } = compare(seenOf([9, 1, 1, 2, 0, 0, 0]), { seed, iterations: 24 });
      expect(keys).toEqual(['3']);
      const [best, ...others] = thoughts;
      for (const other of others) expect(best!.value).toBeGreaterThan(other.value);
    }
  });

  it('but with dice that fall one by one: several of one step do not all show the same', () => {
    const sums: number[] = [];
    compare(
      seenOf([9, 0, 0, 0, 0, 0, 8], ({ sum }) => sums.push(sum)),
      { seed: 1, iterations: 24 },
    );
    expect(sums).toHaveLength(24);
    expect(sums.filter((sum) => sum % 5 !== 0).length).toBeGreaterThan(0); // five times one face
  });

  it('and the advice is kept where nothing is better', () => {
    expect(compare(seenOf([1, 0, 0, 0, 0, 9, 8]), { seed: 1, iterations: 24 }).keys).toEqual(['5']);
    expect(compare(seenOf([9, 0, 0, 0, 0, 0, 8]), { seed: 1, iterations: 24 }).keys).toEqual(['0']);
  });

  it('until they are clearly behind: four times each, and then the others alone', () => {
    const { iterations, thoughts } = compare(seenOf([9, 1, 1, 2, 0, 0, 0]), { seed: 1, iterations: 100 });
    expect(iterations).toBe(100);
    expect(Object.fromEntries(thoughts.map(({ keys, visits }) => [keys[0], visits]))).toEqual({
      0: 4,
      1: 4,
      2: 46,
      3: 46,
    });
    expect(compare(seenOf([9, 0, 0, 0, 0, 8, 0]), { seed: 1, iterations: 100 }).iterations).toBe(8); // nothing is left to tell it from
    expect(compare(seenOf([0, 0, 0, 0, 0, 9, 8]), { seed: 1, iterations: 100 }).iterations).toBe(8);
  });

  it('no more often than allowed, and those that are never given not at all', () => {
    const { iterations, thoughts } = compare(seenOf([9, 1, 0, 0, 0, 0, 0]), { seed: 1, iterations: 7 });
    expect(iterations).toBeLessThanOrEqual(7);
    expect(thoughts.map(({ keys }) => keys[0]).sort()).toEqual(['0', '1']);
  });

  it('until the time is over', () => {
    let now = 0;
    const clock = () => now++;
    expect(compare(seenOf([9, 0, 0, 0, 0, 0, 8]), { seed: 1, ms: 40, now: clock }).iterations).toBeLessThan(40);
  });

  it('and none when it is over to the millisecond', () => {
    let now = 0;
    const seen = seenOf([9, 0, 0, 0, 0, 0, 8], () => now++); // a try takes one
    expect(compare(seen, { seed: 1, ms: 40, now: () => now }).iterations).toBe(40);
  });

  it('where the game names some: hard decides so', () => {
    const task = { level: 'hard', seed: 3, iterations: 24 } as const;
    expect(decide(seenOf([9, 1, 1, 2, 0, 0, 0]), task).keys).toEqual(['3']);
    expect(decide(seenOf([0, 9, 0, 0, 0, 0, 0]), task)).toMatchObject({ keys: ['1'], iterations: 0 }); // no other is ever given
  });
});

/** The answers of the same question, each worth what is said for it the nth time it is tried, without any luck. */
function judged(likes: readonly number[], worth: (answer: number, nth: number) => number) {
  const over = rule<Record<never, never>, { bonus: number }>('luck')({
    asked: () => ask(0, 'bonus', [0, 1, 2, 3, 4, 5, 6]),
    luck: (c) => {
      c.s.sum = c.v.bonus;
      conclude(c, { places: [], reason: 'luck' });
      return done();
    },
  });
  const times: number[] = [];
  const from = luck(likes);
  const evaluate = ({ sum }: Luck) => {
    times[sum] = (times[sum] ?? 0) + 1;
    return worth(sum, times[sum] - 1);
  };
  const game = { ...from, root: over, rules: ruleIndex([over]), sense: { ...from.sense, evaluate } };
  const made = newState(game, { seats: 1, seed: 1 });
  if (!made.ok) throw new Error(made.error.message);
  return see(game, made.state, 0, 'see');
}
/** The advice and a course beside it: which is begun if these are their values, and how often each was tried? */
const between = (iterations: number, advice: readonly number[], other: readonly number[]) => {
  const seen = judged([2, 1, 0, 0, 0, 0, 0], (answer, nth) => (answer === 0 ? advice : other)[nth]!);
  return compare(seen, { seed: 1, iterations });
};

describe('a course is begun', () => {
  it('if it is better on average, though it be by little', () => {
    expect(between(4, [0, 0.5], [0.5, 0.25]).keys).toEqual(['1']);
    expect(between(4, [0.5, 0.5], [0.5, 0.5]).keys).toEqual(['0']);
    expect(between(4, [0.5, 0.5], [0.25, 0.5]).keys).toEqual(['0']);
  });

  it('unless it is tried no more: so it was clearly behind a third, which went wrong later', () => {
    const values = [
      [-3, -3, -3, 2, 0],
      [-0.375, -0.375, -0.375, -0.375],
      [0, 0, 0, 0, -100],
    ];
    const seen = judged([3, 2, 1, 0, 0, 0, 0], (answer, nth) => values[answer]![nth]!);
    const { keys, thoughts } = compare(seen, { seed: 1, iterations: 14 });
    expect(keys).toEqual(['0']);
    expect(thoughts.map(({ keys, visits }) => [keys[0], visits])).toEqual([
      ['0', 5],
      ['2', 5],
      ['1', 4],
    ]);
  });

  it('and is behind if it is by more than one and a half standard errors in four worlds', () => {
    const advice = [5 / 8, 5 / 8, 5 / 8];
    const behind = (last: number) => between(10, [...advice, last, 0], [0, 0, 0, 0, 0]).iterations;
    expect(behind(-3 / 8)).toBe(10); // exactly one and a half
    expect(behind(-2 / 8)).toBe(8);
  });

  it('and is not behind by next to nothing, though it be in every world', () => {
    const always = (value: number) => between(12, new Array(6).fill(0.5), new Array(6).fill(value)).iterations;
    expect(always(0.498)).toBe(12);
    expect(always(0.496)).toBe(8);
  });

  it('and the others follow it, the best of them first', () => {
    const values = [0.5, 0.1, 0.4, 0.3, 0.9];
    const seen = judged([8, 2, 4, 6, 1, 0, 0], (answer) => values[answer]!);
    expect(compare(seen, { seed: 1, iterations: 5 }).thoughts.map(({ keys }) => keys[0])).toEqual([
      '4',
      '0',
      '2',
      '3',
      '1',
    ]);
  });
});

describe('what a course is worth', () => {
  it('is told by the worlds in which the other was tried as well', () => {
    const { iterations, thoughts } = between(5, [0.25, 0.5, 1.5], [0.5, 1]);
    expect(iterations).toBe(5);
    expect(thoughts).toEqual([
      { keys: ['1'], visits: 2, value: 0.75 + 0.375 },
      { keys: ['0'], visits: 3, value: 0.75 },
    ]);
  });

  it('is found out once at least, unless there is no time at all', () => {
    for (const iterations of [0, 1, 2])
      expect(between(iterations, [0.5], [1]).thoughts.map(({ visits }) => visits)).toEqual([1, 1]);
    const seen = judged([1, 0, 0, 2, 0, 0, 0], () => 0.5);
    expect(compare(seen, { seed: 1, ms: 0, now: () => 5 })).toEqual({
      keys: ['3'],
      iterations: 0,
      ms: 0,
      thoughts: [
        { keys: ['3'], visits: 0, value: 0 },
        { keys: ['0'], visits: 0, value: 0 },
      ],
    });
  });

  it('is looked for during one second unless something else is said', () => {
    let now = 70;
    const seen = judged([2, 1, 0, 0, 0, 0, 0], () => now++ && 0.5); // a try takes one
    expect(compare(seen, { seed: 1, now: () => now })).toMatchObject({ iterations: 1_000, ms: 1_000 });
  });
});

it('a course is worth what it is to the seat that takes it', () => {
  // The second of two is asked; what is good for it is bad for the first.
  const root = rule<Record<never, never>, { bonus: number }>('luck')({
    asked: () => ask(1, 'bonus', [3, 5]),
    over: (c) => {
      c.s.sum = c.v.bonus;
      conclude(c, { places: [], reason: 'luck' });
      return done();
    },
  });
  const from = luck([2, 1]);
  const evaluate: typeof from.sense.evaluate = ({ sum }, seat) => (seat === 1 ? sum : 10 - sum) / 10;
  const sense = { ...from.sense, evaluate };
  const game = { ...from, players: { min: 2, max: 2 }, root, rules: ruleIndex([root]), sense };
  const made = newState(game, { seats: 2, seed: 1 });
  if (!made.ok) throw new Error(made.error.message);
  const { thoughts } = compare(see(game, made.state, 1, 'see'), { seed: 1, iterations: 2 });
  expect(Object.fromEntries(thoughts.map(({ keys, value }) => [keys[0], value]))).toEqual({ 3: 0.3, 5: 0.5 });
});

/** Two questions: what the first answer was good for shows only in the second. The advice is to answer both with 0. */
const lock = record({ dial: int(0, 9), opened: int(0, 99) });
type Lock = BoardOf<typeof lock>;
const turning = ruleMaker<Lock, string>().rule<Record<never, never>, { left: number; right: number }>('lock')({
  left: () => ask(0, 'left', [0, 1, 2]),
  right: ({ s, v }) => {
    s.dial = v.left;
    return ask(0, 'right', [0, 1, 2]);
  },
  opened: (c) => {
    const { left, right } = c.v;
    c.s.opened = left === 2 && right === 1 ? 9 : left + right === 0 ? 5 : 0;
    conclude(c, { places: [], reason: 'luck' });
    return done();
  },
});

/** The lock with courses that turn it so: one list of answers each, from where the dial stands. */
function lockWith(courses: readonly (readonly number[])[]) {
  const from = luck([1]) as unknown as Game<Lock, ViewOf<typeof lock>>;
  const begun: number[] = [];
  const game: typeof from = {
    ...from,
    shape: lock,
    setup: () => ({ dial: 0, opened: 0 }),
    root: turning,
    rules: ruleIndex([turning]),
    sense: {
      evaluate: (s) => s.opened / 10,
      weigh: (_s, _ask, _frame, weights) => weights.splice(0, weights.length, 1, 0.5, 0),
      settled: () => false,
      steady: true,
      courses: () =>
        courses.map((answers, at) => () => {
          begun[at] = (begun[at] ?? 0) + 1;
          let next = 0;
          return () => answers[next++] ?? null;
        }),
    },
  };
  const made = newState(game, { seats: 1, seed: 1 });
  if (!made.ok) throw new Error(made.error.message);
  return { seen: see(game, made.state, 0, 'see'), begun };
}

describe('courses are tried as wholes', () => {
  it('so that an answer is found that is good only with the next one', () => {
    const { keys, thoughts } = compare(
      lockWith([
        [1, 1],
        [2, 1],
        [2, 0],
      ]).seen,
      { seed: 1, iterations: 40 },
    );
    expect(keys).toEqual(['2']); // of weight 0, and by itself worth nothing
    expect(thoughts.map(({ keys, value }) => [keys[0], value])).toEqual([
      ['2', 0.9], // once, by the best of the courses that begin with it
      ['0', 0.5],
      ['1', 0],
    ]);
  });

  it('beside the advice, which is given if none is better', () => {
    expect(
      compare(
        lockWith([
          [1, 1],
          [2, 0],
        ]).seen,
        { seed: 1, iterations: 40 },
      ).keys,
    ).toEqual(['0']);
    expect(compare(lockWith([]).seen, { seed: 1, iterations: 40 }).keys).toEqual(['0']);
  });

  it('anew in each world, until they are clearly behind', () => {
    const { seen, begun } = lockWith([
      [1, 1],
      [2, 1],
    ]);
    expect(compare(seen, { seed: 1, iterations: 100 }).iterations).toBe(12); // three of them, four times each
    expect(begun).toEqual([5, 5]); // and once for what it begins with
  });

  it('and followed only as long as they answer: then the advice is', () => {
    const { keys, thoughts } = compare(lockWith([[2], [0]]).seen, { seed: 1, iterations: 40 });
    expect(keys).toEqual(['0']);
    expect(thoughts.find(({ keys }) => keys[0] === '2')!.value).toBe(0);
  });

  it('by who searches, where the advice alone would see no other answer', () => {
    const task = { level: 'hard', seed: 3, iterations: 40 } as const;
    expect(decide(lockWith([[2, 1]]).seen, task).keys).toEqual(['2']);
    expect(decide(lockWith([[2, 1]]).seen, { ...task, level: 'normal' }).keys).toEqual(['0']);
    // A question that no course is about is answered as advised.
    expect(decide(lockWith([]).seen, task)).toMatchObject({ keys: ['0'], iterations: 0 });
  });
});

describe('luck and worlds', () => {
  /** The faces of two dice of different steps, of the advice and a course in 900 worlds. */
  function rolled(seed: number) {
    const dice = rule<Record<never, never>, { bonus: number }>('luck')({
      asked: () => ask(0, 'bonus', [0, 1]),
      first: (c) => {
        c.s.sum = 10 * roll(c, 6);
      },
      second: (c) => {
        c.s.sum += roll(c, 6);
        conclude(c, { places: [], reason: 'luck' });
        return done();
      },
    });
    const faces: string[] = [];
    const from = luck([1, 1]);
    const evaluate = ({ sum }: Luck) => {
      faces.push(String(sum));
      return 0.5;
    };
    const game = { ...from, root: dice, rules: ruleIndex([dice]), sense: { ...from.sense, evaluate } };
    const made = newState(game, { seats: 1, seed: 1 });
    if (!made.ok) throw new Error(made.error.message);
    compare(see(game, made.state, 0, 'see'), { seed, iterations: 1_800 });
    return faces;
  }

  it('are the same for both, show each face as often, and are not the same at every step', () => {
    const faces = rolled(1);
    expect(faces.filter((_, i) => i % 2 === 0)).toEqual(faces.filter((_, i) => i % 2 === 1));
    const counts = new Map<string, number>();
    for (const pair of faces) counts.set(pair, (counts.get(pair) ?? 0) + 1);
    expect(counts.size).toBe(36);
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(20); // 50 on average
      expect(count).toBeLessThan(90);
    }
  });

  it('are others for another seed', () => {
    expect(rolled(2)).not.toEqual(rolled(1));
    expect(rolled(1)).toEqual(rolled(1));
  });

  it('fall for a seed as they have always fallen, on every machine', () => {
    expect(rolled(1).slice(0, 24).join(' ')).toBe(
      '13 13 63 63 35 35 66 66 55 55 61 61 46 46 16 16 53 53 63 63 44 44 16 16',
    );
  });

  it('are dealt for both alike, and anew for each try', () => {
    const dealt = (seed: number) => {
      const from = judged([2, 1, 0, 0, 0, 0, 0], () => 0.5);
      const worlds: number[] = [];
      const sample: typeof from.sample = (rng) => {
        worlds.push(rng[0]);
        return from.sample(rng);
      };
      compare({ ...from, sample }, { seed, iterations: 20 });
      return worlds.slice(1); // the first only asks the question
    };
    const worlds = dealt(1);
    expect(worlds.filter((_, i) => i % 2 === 0)).toEqual(worlds.filter((_, i) => i % 2 === 1));
    expect(new Set(worlds).size).toBe(10);
    expect(new Set([...worlds, ...dealt(2)]).size).toBe(20);
  });
});
