import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemsOf } from './check.js';
import type { State } from './game.js';
import { clone, type Json } from './json.js';
import { seeded } from './rng.js';
import { asked, load } from './table.js';
import { GAMES, randomDecision, stateOf } from './testing/states.js';
import { tiny } from './testing/tiny.js';

describe('hostile states', () => {
  const hostile = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom<Json>(
      '__proto__',
      'constructor',
      'toString',
      '',
      -1,
      1e308,
      0.5,
      99,
      null,
      [],
      {},
      [[]],
      { a: null },
      'c3',
      'x',
    ),
  );

  it('never throw, whatever they are', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(problemsOf(tiny, value).length).toBeGreaterThan(0);
      }),
      { seed: 1 },
    );
  });

  /** All paths into a value. */
  function pathsIn(value: unknown, path: string[] = []): string[][] {
    if (typeof value !== 'object' || value === null) return [path];
    return [path, ...Object.entries(value).flatMap(([key, entry]) => pathsIn(entry, [...path, key]))];
  }

  function put(root: unknown, path: readonly string[], value: Json | undefined): void {
    let at = root as Record<string, unknown>;
    for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
    const last = path[path.length - 1]!;
    if (value !== undefined) at[last] = value;
    else if (Array.isArray(at)) at.splice(Number(last), 1);
    else delete at[last];
  }

  const valueAt = (root: unknown, path: readonly string[]): unknown =>
    path.reduce((at, key) => (at as Record<string, unknown>)[key], root);

  const RUNS = 1000;

  /** What may stand in the place of something: nothing, nonsense, or what stands elsewhere in the same state. */
  const mutation = fc.record({
    inStack: fc.boolean(),
    where: fc.nat(),
    by: fc.oneof(
      fc.constant({ how: 'nothing' as const }),
      hostile.map((value) => ({ how: 'nonsense' as const, value: value as Json })),
      fc.nat().map((from) => ({ how: 'another' as const, from })),
      fc.integer({ min: -2, max: 6 }).map((value) => ({ how: 'nonsense' as const, value })),
    ),
  });

  function mutate(
    state: State,
    { inStack, where, by }: typeof mutation extends fc.Arbitrary<infer M> ? M : never,
  ): void {
    const paths = pathsIn(state).slice(1);
    const aims = inStack ? paths.filter(([root, at]) => root === 'stack' && at !== undefined) : paths;
    const path = aims[where % aims.length];
    if (path === undefined) return;
    if (by.how === 'nothing') put(state, path, undefined);
    else if (by.how === 'nonsense') put(state, path, by.value);
    else {
      const kin = paths
        .map((other) => valueAt(state, other))
        .filter((value) => typeof value === typeof valueAt(state, path));
      put(state, path, clone(kin[by.from % kin.length]) as Json);
    }
  }

  it('are refused, or can be played', { timeout: 60_000 }, () => {
    let accepted = 0;
    let stopped = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...GAMES),
        fc.nat(20),
        fc.array(mutation, { minLength: 1, maxLength: 2 }),
        (game, decisions, mutations) => {
          const state = clone(stateOf(game, decisions, decisions));
          for (const one of mutations) mutate(state, one);
          if (problemsOf(game, state).length > 0) return;
          accepted++;
          const loaded = load(game, state);
          if (!loaded.ok) throw new Error('refused after all');
          const rng = seeded(decisions);
          let i = 0;
          while (i < 60 && randomDecision(loaded.table, rng)) i++;
          if (i < 60 && asked(loaded.table) !== null) stopped++;
        },
      ),
      { numRuns: RUNS, seed: 1 },
    );
    expect(accepted).toBeGreaterThan(RUNS / 50);
    expect(stopped).toBeLessThan(accepted / 20);
  });
});
