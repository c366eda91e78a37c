import { expect, it } from 'vitest';
import { still } from './still.js';

it('a still part is drawn again when one of the things it is given is another thing', () => {
  const Part = still((_: { readonly now: object; readonly most?: number }) => null);
  const now = { version: 1 };
  const part = new Part({ now, most: 2 });
  part.props = { now, most: 2 };
  expect(part.shouldComponentUpdate({ now, most: 2 })).toBe(false);
  expect(part.shouldComponentUpdate({ now: { version: 1 }, most: 2 })).toBe(true);
  expect(part.shouldComponentUpdate({ now, most: 3 })).toBe(true);
  expect(part.shouldComponentUpdate({ now })).toBe(true);
});
