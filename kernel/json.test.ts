import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clone, difference, notPlain, same } from './json.js';

describe('clone', () => {
  it('equals the original and shares nothing with it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        if (notPlain(value) !== null) return;
        const copy = clone(value);
        expect(copy).toEqual(value);
        expect(same(copy, value)).toBe(true);
        expect(difference(copy, value)).toBeNull();
      }),
      { seed: 1 },
    );
  });

  it('copies what is inside lists, however they are mixed', () => {
    const list = ['a', ['b'], { c: ['d'] }, null, 1];
    const copy = clone(list);
    expect(copy).toEqual(list);
    for (const at of [1, 2]) expect(copy[at]).not.toBe(list[at]);
  });
});

describe('same and difference', () => {
  it('do not mind the order of keys', () => {
    expect(same({ a: 1, b: [2, { c: 3 }] }, { b: [2, { c: 3 }], a: 1 })).toBe(true);
  });

  it('tell unlike things apart, and where', () => {
    expect(difference({ a: { b: [1, 2] } }, { a: { b: [1, 3] } })).toBe('/a/b/1: 2 and 3');
    expect(difference([1], { 0: 1 })).not.toBeNull();
    expect(difference([1], [1, 2])).toBe('/1: undefined and 2');
    expect(difference({ a: 1 }, null)).toBe('/: {"a":1} and null');
    expect(difference(null, { a: 1 })).toBe('/: null and {"a":1}');
    expect(same({ toString: 1 }, { valueOf: 1 })).toBe(false);
    expect(same(null, {})).toBe(false);
    expect(same([], {})).toBe(false);
    expect(same({}, [])).toBe(false);
  });
});

describe('notPlain', () => {
  it('accepts what JSON can say', () => {
    expect(notPlain({ a: [1, 'x', null, true, { b: [] }] })).toBeNull();
  });

  it.each<[string, unknown, string]>([
    ['undefined', { a: undefined }, '/a: undefined'],
    ['a function', { a: () => 1 }, '/a: function'],
    ['a number without end', { a: [Number.POSITIVE_INFINITY] }, '/a/0: not a finite number'],
    ['no number', Number.NaN, ': not a finite number'],
    ['a class', { a: new Map() }, '/a: an object of a class'],
    ['a hole', { a: new Array(2) }, '/a: a list with holes or names'],
    ['a name in a list', Object.assign([1], { x: 1 }), ': a list with holes or names'],
    ['another prototype', JSON.parse('{"a":{"__proto__":{"b":1}}}'), '/a: a key named __proto__'],
  ])('refuses %s', (_what, value, found) => {
    expect(notPlain(value)).toBe(found);
  });

  it('refuses endless depth', () => {
    const knot: unknown[] = [];
    knot.push(knot);
    expect(notPlain(knot)).toMatch(/nested more than 50 deep/);
    expect(notPlain(JSON.parse('['.repeat(90_000) + ']'.repeat(90_000)))).toMatch(/nested more than 50 deep/);
  });
});
