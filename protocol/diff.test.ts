import { clone } from '@tabula/kernel/json.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksum, diff, patch } from './diff.js';
import { type Sheet, sheetSum, turnSheet } from './sheet.js';

const plain = fc
  .jsonValue({ maxDepth: 5 })
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown)
  .filter((value) => !JSON.stringify(value).includes('__proto__'));
/** Two values that have much in common, as two views of one game have. */
const related = fc.tuple(plain, plain, plain).map(([a, b, c]) => [
  { a, list: [1, { x: b }, 3, 4], same: c },
  { a: c, list: [1, { x: c }, 4], same: c, more: b },
]);

describe('a difference', () => {
  it('makes the second value out of the first, and leaves the first alone', () => {
    fc.assert(
      fc.property(fc.oneof(fc.tuple(plain, plain), related), ([from, to]) => {
        const before = clone(from);
        const changes = JSON.parse(JSON.stringify(diff(from, to)));
        expect(patch(from, changes)).toEqual(to);
        expect(from).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  it('is empty between equals', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(diff(value, clone(value))).toEqual([]);
      }),
    );
  });

  it('names the path of what changed, and nothing else', () => {
    const from = { board: { hands: [{ cards: ['a', 'b', 'c'] }, { count: 3 }], round: 1 } };
    const to = { board: { hands: [{ cards: ['a', 'c'] }, { count: 4 }], round: 1 } };
    expect(diff(from, to)).toEqual([
      [['board', 'hands', 0, 'cards'], 1, 1, []],
      [['board', 'hands', 1, 'count'], 4],
    ]);
    expect(diff({ a: 1, b: 2 }, { a: 1 })).toEqual([[['b']]]);
  });

  it('that does not fit is refused', () => {
    expect(() => patch({ a: 1 }, [[['a', 'b'], 1]])).toThrow();
    expect(() => patch({ a: 1 }, [[['a'], 0, 1, []]])).toThrow();
  });
});

describe('a checksum', () => {
  it('does not depend on the order of keys', () => {
    expect(checksum({ a: 1, b: [2, 'x'] })).toBe(checksum({ b: [2, 'x'], a: 1 }));
  });

  it('differs between different values', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        fc.pre(JSON.stringify(a) !== JSON.stringify(b) && diff(a, b).length > 0);
        expect(checksum(a)).not.toBe(checksum(b));
      }),
      { numRuns: 500 },
    );
    expect(checksum(['a', 'b'])).not.toBe(checksum(['b', 'a']));
    expect(checksum({ a: null })).not.toBe(checksum({}));
  });
});

describe('a sheet', () => {
  const sheet = { view: { you: 0 }, question: null, asked: false } as unknown as Sheet;
  const next = { view: { you: 0, board: 1 }, question: null, asked: false } as unknown as Sheet;

  it('turns by an update, and says when the two sides no longer agree', () => {
    const update = { diff: diff(sheet, next), checksum: sheetSum(next) };
    expect(turnSheet(sheet, update)).toEqual(next);
    expect(turnSheet(sheet, { ...update, checksum: update.checksum ^ 1 })).toBeNull();
    expect(turnSheet(sheet, { diff: [[['nothing', 'here'], 1]], checksum: 0 })).toBeNull();
  });
});
