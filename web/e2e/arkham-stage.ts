import { expect } from 'vitest';
import { nextMoment, question } from './table.js';
import type { Visitor } from './visitor.js';

/** What is staged below the map and read on it: a test, the tokens of the mythos, a page of a story. */
const staged = ({ page }: Visitor): Promise<string[]> => page.locator('.ar-stage, .ar-over').allInnerTexts();

/** Loads the page again in the middle of something: the same is asked, and the same is staged. */
export async function sameAfterReload(visitor: Visitor): Promise<void> {
  const [asked, shown] = [await question(visitor), await staged(visitor)];
  expect(shown.length).toBeGreaterThan(0);
  await visitor.page.reload();
  await nextMoment(visitor);
  await expect.poll(() => question(visitor)).toEqual(asked);
  await expect.poll(() => staged(visitor)).toEqual(shown);
}
