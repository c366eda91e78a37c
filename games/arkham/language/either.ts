import { type CheckContext, none, type Shape } from '@tabula/kernel/shape.js';

/** Content that is checked as one shape or another, depending on what it looks like. */
export const checkedBy = <T>(
  first: T,
  shapeOf: (value: unknown) => { check(value: unknown, path: string, about: CheckContext): void },
): Shape<T> => ({
  fresh: () => first,
  view: (value) => value,
  check: (value, path, about) => shapeOf(value).check(value, path, about),
  piles: none,
  moved: none,
});
