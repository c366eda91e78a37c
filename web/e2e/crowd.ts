import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { crowdLook } from './crowd-look.js';
import { SIZES, type Size, type Visitor } from './visitor.js';

/**
 * Everybody who comes to a table in a test looks whether it is crowded: at the first question of each kind, and now and
 * then at what is shown; `TABULA_CROWD=1` looks at every moment, and at many more full tables.
 */
export const EVERYWHERE = process.env.TABULA_CROWD !== undefined;

/** What somebody at this page cannot read, reach or find, a line for each finding. */
const crowded = async (page: Page): Promise<string[]> => page.evaluate<string[]>(await crowdLook());

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

/** What is still on its way to its place by then (milliseconds) stays where it is. */
const SETTLED = 5_000;

/** Fails where somebody at this page would miss something. */
export async function clear({ page }: Visitor, moment: string): Promise<void> {
  const look = async () => [moment, ...(await crowded(page))];
  await expect.poll(look, { timeout: SETTLED }).toEqual([moment]);
}

const looked = new WeakMap<Page, Set<string>>();

/** The chance of a server is never the same: what is found at its tables could not be found again. */
const isAgain = (page: Page): boolean => !new URL(page.url()).pathname.startsWith('/table/');

/** The same, but only at the first of its kind that somebody comes to, where the same game is played each time. */
export async function clearFirst(visitor: Visitor, kind: string): Promise<void> {
  if (process.env.VITEST === undefined) return; // a script that only plays: there is no test that could fail
  if (!EVERYWHERE && !isAgain(visitor.page)) return;
  const known = looked.get(visitor.page) ?? new Set();
  looked.set(visitor.page, known);
  if (known.has(kind) && !EVERYWHERE) return;
  known.add(kind);
  await clear(visitor, kind);
}
