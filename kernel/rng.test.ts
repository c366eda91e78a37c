import { describe, expect, it } from 'vitest';
import { below, next, seeded, shuffleInPlace } from './rng.js';

describe('the generator', () => {
  it('gives the same sequence for the same seed, on every machine', () => {
    const first = (seed: string | number) => {
      const rng = seeded(seed);
      return Array.from({ length: 4 }, () => next(rng));
    };
    expect(first('emerald')).toEqual(first('emerald'));
    expect(first(7)).toEqual(first('7'));
    expect(first('emerald')).not.toEqual(first('emerale'));
    expect(first('')).not.toEqual(first(' '));
    expect(first('emerald')).toMatchInlineSnapshot(`
      [
        3056905298,
        3441559780,
        2998410000,
        1641464622,
      ]
    `);
  });

  it('is plain data and goes on from where it was saved', () => {
    const rng = seeded('save');
    next(rng);
    const saved = JSON.parse(JSON.stringify(rng));
    expect(Array.from({ length: 9 }, () => next(saved))).toEqual(Array.from({ length: 9 }, () => next(rng)));
  });

  it('spreads evenly, and neighbouring seeds are strangers', () => {
    const counts = new Array(6).fill(0);
    for (let seed = 0; seed < 6000; seed++) counts[below(seeded(seed), 6)]++;
    const rng = seeded('one long run');
    for (let i = 0; i < 60_000; i++) counts[below(rng, 6)]++;
    for (const count of counts) expect(Math.abs(count - 11_000)).toBeLessThan(400);
  });

  it('shuffles every order alike', () => {
    const rng = seeded('shuffle');
    const counts: Record<string, number> = {};
    for (let i = 0; i < 24_000; i++) {
      const order = shuffleInPlace(rng, ['a', 'b', 'c', 'd']).join('');
      counts[order] = (counts[order] ?? 0) + 1;
    }
    expect(Object.keys(counts)).toHaveLength(24);
    for (const count of Object.values(counts)) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('leaves short lists alone', () => {
    const rng = seeded(1);
    const before = [...rng];
    expect(shuffleInPlace(rng, [])).toEqual([]);
    expect(shuffleInPlace(rng, ['x'])).toEqual(['x']);
    expect(rng).toEqual(before);
  });
});
