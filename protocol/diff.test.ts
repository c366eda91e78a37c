import { clone, same } from '@tabula/kernel/json.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksum } from './checksum.js';
import { compare } from './compare.js';
import { type Diff, diff, patch } from './diff.js';
import { type Sheet, sheetSum, turnFrom, turnSheet } from './sheet.js';

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
      { numRuns: 500, seed: 1 },
    );
  });

  it('of lists says how many were put in and taken out where entries are alike', () => {
    const few = fc.array(fc.constantFrom('a', 'b'), { maxLength: 5 });
    fc.assert(
      fc.property(few, few, (from, to) => {
        expect(patch(from, diff(from, to))).toEqual(to);
      }),
      { numRuns: 500, seed: 1 },
    );
    expect(diff(['a', 'a', 'a'], ['a'])).toEqual([1, 2, []]);
    expect(diff(['a'], ['a', 'a'])).toEqual([1, 0, ['a']]);
  });

  it('is empty between equals', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(diff(value, clone(value))).toEqual({});
      }),
      { seed: 1 },
    );
  });

  it('names the path of what changed, and nothing else', () => {
    const from = { board: { hands: [{ cards: ['a', 'b', 'c'] }, { count: 3 }], round: 1 } };
    const to = { board: { hands: [{ cards: ['a', 'c'] }, { count: 4 }], round: 1 } };
    expect(diff(from, to)).toEqual({ board: { hands: { 0: { cards: [1, 1, []] }, 1: { count: [4] } } } });
    expect(diff({ a: 1, b: 2 }, { a: 1 })).toEqual({ b: [] });
    expect(diff(null, [1])).toEqual([[1]]);
  });

  it.each<[string, unknown, unknown, Diff]>([
    ['an entry with a field more', [{ a: 1 }, 'x'], [{ a: 1, b: 2 }, 'y', 'x'], [0, 1, [{ a: 1, b: 2 }, 'y']]],
    ['an entry with a field less', [{ a: 1, b: 2 }, 'x'], [{ a: 1 }], [0, 2, [{ a: 1 }]]],
    ['an entry with another field', [{ a: 1 }], [{ b: 1 }, 'x'], [0, 1, [{ b: 1 }, 'x']]],
    ['an entry that is longer', [[1]], [[1, 2], 'x'], [0, 1, [[1, 2], 'x']]],
    ['an entry that is a list now', [{}], [[], 'x'], [0, 1, [[], 'x']]],
    ['an entry that was a list', [[]], [{}, 'x'], [0, 1, [{}, 'x']]],
    ['an entry that is nothing now', [{}], [null, 'x'], [0, 1, [null, 'x']]],
    ['an entry that was nothing', [null], [{}, 'x'], [0, 1, [{}, 'x']]],
    ['entries that are alike', [{ a: [1] }, 2], [{ a: [1] }, 3, 2], [1, 0, [3]]],
    ['the last entries that are alike', [1, { a: [1] }], [{ a: [1] }], [0, 1, []]],
    ['two entries of several', [1, 2, 3], [4, 2, 5], { 0: [4], 2: [5] }],
    ['two fields of several', { a: 1, b: 2, c: 3 }, { a: 4, b: 2, c: 5 }, { a: [4], c: [5] }],
    ['two fields that are gone', { a: 1, b: 2, c: 3 }, { b: 2 }, { a: [], c: [] }],
    ['a field that is gone beside one that came', { a: 1 }, { b: 2 }, { b: [2], a: [] }],
    ['a field that is nothing now', { a: 1 }, { a: null }, { a: [null] }],
    ['a list that became an object', { a: [] }, { a: {} }, { a: [{}] }],
    ['an object that became a list', { a: {} }, { a: [] }, { a: [[]] }],
  ])('tells no more than needed of %s', (_what, from, to, changes) => {
    expect(diff(from, to)).toEqual(changes);
    expect(patch(from, changes)).toEqual(to);
  });

  it('shares with the old value what it leaves alone', () => {
    const from = { kept: { a: 1 }, list: [{ b: 1 }, { c: 1 }] };
    const to = patch(from, { list: { 1: { c: [2] } } }) as typeof from;
    expect(to.kept).toBe(from.kept);
    expect(to.list[0]).toBe(from.list[0]);
    expect(patch('a text', {})).toBe('a text');
  });

  it('that does not fit is refused', () => {
    expect(() => patch({ a: 1 }, { a: { b: [1] } })).toThrow();
    expect(() => patch({ a: 1 }, { a: [0, 1, []] })).toThrow();
    expect(() => patch({ a: [1] }, { a: { 1: [2] } })).toThrow();
    expect(() => patch({ a: 1 }, [])).toThrow('a change does not fit what is there');
    expect(() => patch([1], [0, 1] as unknown as Diff)).toThrow('a change does not fit what is there');
    expect(() => patch({ a: 1 }, [0, 1, []])).toThrow('a change does not fit what is there');
    expect(() => patch(null, { a: [1] })).toThrow('a change leads nowhere');
    expect(() => patch('text', { a: [1] })).toThrow('a change leads nowhere');
    expect(() => patch([1], { 1: [2] })).toThrow('a change leads nowhere');
  });
});

describe('a checksum', () => {
  it('does not depend on the order of keys', () => {
    expect(checksum({ a: 1, b: [2, 'x'] })).toBe(checksum({ b: [2, 'x'], a: 1 }));
  });

  it('differs between different values', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        fc.pre(!same(a, b));
        expect(checksum(a)).not.toBe(checksum(b));
      }),
      { numRuns: 500, seed: 1 },
    );
    expect(checksum(['a', 'b'])).not.toBe(checksum(['b', 'a']));
    expect(checksum({ a: null })).not.toBe(checksum({}));
    expect(checksum({ a: [] })).not.toBe(checksum({ a: {} }));
    expect(checksum([2 ** 32 + 1])).not.toBe(checksum([1]));
  });

  it('is the same for the programs of others and for nodes of another release', () => {
    expect(checksum(null)).toBe(1_397_499_873);
    expect(checksum(false)).toBe(753_697_048);
    expect(checksum({ a: 1, b: [2.5, 'Zoë', true, null], c: { d: [] } })).toBe(483_885_612);
  });

  it('follows from the last one and the difference', () => {
    fc.assert(
      fc.property(fc.oneof(fc.tuple(plain, plain), related), ([from, to]) => {
        const tally = { shift: 0 };
        compare(from, to, tally);
        expect((checksum(from) + tally.shift) >>> 0).toBe(checksum(to));
        const patched = { shift: 0 };
        patch(from, diff(from, to), patched);
        expect(patched.shift | 0).toBe(tally.shift | 0);
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});

describe('a sheet', () => {
  const view = { game: 'tiny', you: 0, seats: [], board: { round: 1 }, waiting: [], result: null };
  const sheet: Sheet = { view, question: null, asked: false };
  const next: Sheet = { view: { ...view, board: { round: 2, turn: 0 } }, question: null, asked: true };

  it('turns by an update, and says when the two sides no longer agree', () => {
    const turn = turnFrom(sheet, checksum(sheet.view), next);
    expect(turn.checksum).toBe(sheetSum(next));
    expect(turnFrom(null, 0, next)).toEqual({ ...turn, diff: JSON.stringify([next]) });
    const update = { diff: JSON.parse(turn.diff) as Diff, checksum: turn.checksum };
    expect(update.diff).toEqual(diff(sheet, next));
    const turned = turnSheet(sheet, update);
    expect(turned).toEqual({ ...next, viewSum: turn.viewSum });
    expect(turnSheet(turned!, { diff: {}, checksum: update.checksum })).toEqual(turned);
    expect(turnSheet(sheet, { ...update, diff: JSON.parse(turnFrom(null, 0, next).diff) as Diff })).toEqual(turned);
    expect(turnSheet(sheet, { ...update, checksum: update.checksum ^ 1 })).toBeNull();
    expect(turnSheet(sheet, { diff: { nothing: { here: [1] } }, checksum: 0 })).toBeNull();
    expect(turnSheet(sheet, { diff: [null], checksum: 0 })).toBeNull(); // not even a sheet
  });
});
