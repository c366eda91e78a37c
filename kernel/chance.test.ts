import { describe, expect, it } from 'vitest';
import { type Chance, conclude, type Fate, reveal, roll, shuffle, tell } from './chance.js';
import { EVERYBODY } from './places.js';
import { seeded } from './rng.js';

function chance(script: Fate[] = []) {
  const told: unknown[] = [];
  const c: Chance = {
    state: { rng: seeded('chance'), script, result: null },
    step: 'X-1',
    sink: {
      event: (...event) => told.push(event),
      fate: (fate) => told.push(fate),
      auto: () => {},
      reveal: (to) => told.push(to),
    },
  };
  return { c, told };
}

describe('a die', () => {
  it('shows one of its sides and says so', () => {
    const { c, told } = chance();
    const faces = Array.from({ length: 200 }, () => roll(c, 6));
    expect(new Set(faces)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(told).toEqual(faces);
  });

  it('shows what the script says, while it says something', () => {
    const { c } = chance([6, 1]);
    const { rng } = c.state;
    const before = [...rng];
    expect([roll(c, 6), roll(c, 6)]).toEqual([6, 1]);
    expect(rng).toEqual(before);
    roll(c, 6);
    expect(rng).not.toEqual(before);
  });

  it.each<[Fate]>([[0], [7], [['a']]])('cannot show %j', (fate) => {
    expect(() => roll(chance([fate]).c, 6)).toThrow('a die with 6 sides was due');
  });
});

describe('a shuffle', () => {
  it('keeps the cards and tells their order', () => {
    const { c, told } = chance();
    const pile = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    shuffle(c, pile);
    expect(pile.slice().sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(told).toEqual([pile]);
    expect(told[0]).not.toBe(pile);
  });

  it('follows the script, which may name only the first cards', () => {
    const { c } = chance([['c', 'a', 'b'], ['b']]);
    const pile = ['a', 'b', 'c'];
    shuffle(c, pile);
    expect(pile).toEqual(['c', 'a', 'b']);
    shuffle(c, pile);
    expect(pile[0]).toBe('b');
    expect(pile.slice().sort()).toEqual(['a', 'b', 'c']);
  });

  it.each<[Fate, string]>([
    [['x'], 'not there: x'],
    [['a', 'a'], 'not there: a a'],
    [3, 'the script says 3'],
  ])('cannot follow %j', (fate, message) => {
    expect(() => shuffle(chance([fate]).c, ['a', 'b', 'c'])).toThrow(message);
  });
});

it('a search that tells nobody builds nothing', () => {
  const { c } = chance();
  const silent = { ...c, sink: null };
  tell(silent, 'x');
  reveal(silent);
  shuffle(silent, ['a', 'b']);
  expect(roll(silent, 2)).toBeGreaterThan(0);
});

it('tells, reveals and concludes', () => {
  const { c, told } = chance();
  tell(c, 'hello', { n: 1 });
  reveal(c);
  reveal(c, 2);
  conclude(c, { places: [[0]], reason: 'end' });
  expect(told).toEqual([['hello', { n: 1 }, 'X-1'], EVERYBODY, 2]);
  expect(c.state.result).toEqual({ places: [[0]], reason: 'end' });
});
