import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LOOK } from './crowd-page.js';
import { SIZES, type Size, type Visitor } from './visitor.js';

/**
 * `TABULA_CROWD=1` looks for what is crowded in every moment that the tests come to, and at full tables in three languages;
 * not otherwise, as long as it still finds some.
 */
export const LOOKS = process.env.TABULA_CROWD !== undefined;

/** Games whose tables have not been mended by it yet. */
const NOT_YET: readonly string[] = ['emerald'];

/** Whether the tables of a game are looked at. */
export const isLookedAt = (game: string): boolean => !NOT_YET.includes(game);

/** What somebody at this page cannot read, reach or find, a line for each finding. */
async function crowded(page: Page): Promise<string[]> {
  const game = await page.evaluate<string>("document.querySelector('.table')?.dataset.game ?? ''");
  return isLookedAt(game) ? page.evaluate<string[]>(LOOK) : [];
}

/** The page itself answers to its width with the next picture. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

/** The same at several widths. */
export async function crowdedAt({ page, look }: Visitor, sizes: readonly Size[]): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    await drawn(page);
    found.push(...(await crowded(page)).map((fault) => `${size}: ${fault}`));
  }
  await page.setViewportSize(SIZES[look.size]);
  await drawn(page);
  return found;
}

/** Fails where somebody at this page would miss something. */
export async function clear({ page }: Visitor, moment: string): Promise<void> {
  if (!LOOKS) return;
  expect([moment, await crowded(page)]).toEqual([moment, []]);
}
