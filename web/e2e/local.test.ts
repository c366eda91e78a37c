import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, DESK, launch, PHONE, type Visitor, visit } from './browser.js';
import { built } from './built.js';
import { serveSite } from './site.js';

let browser: Browser;
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  await built();
  [browser, site] = await Promise.all([launch(), serveSite()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** One bot, the mildest, and the table is laid. */
async function playNow(page: Page): Promise<void> {
  await page.goto(site.url);
  await page.locator('.picks button').nth(0).click();
  await page.locator('.picks fieldset').nth(1).locator('button').nth(0).click();
  await page.locator('.mode--main').click();
  await page.locator('.ask .opt').first().waitFor();
}

/** Some option of the panel, any; the number of options there were, or 0 while others decide. */
async function answerAtRandom(page: Page): Promise<number> {
  return (await page.evaluate(`(() => {
    const open = [...document.querySelectorAll('.ask .opts:not([aria-busy="true"]) .opt')];
    open[Math.floor(Math.random() * open.length)]?.click();
    return open.length;
  })()`)) as number;
}

/** Plays on until `until` holds or the game is over. */
async function playOn(
  page: Page,
  until: (answers: number) => Promise<boolean> | boolean = () => false,
): Promise<number> {
  const deadline = Date.now() + 60_000;
  let answers = 0;
  while (Date.now() < deadline) {
    if ((await page.locator('.sheet[open] .ranking').count()) > 0 || (await until(answers))) return answers;
    if ((await answerAtRandom(page)) > 0) answers++;
    await page.waitForTimeout(15);
  }
  throw new Error('the game does not end');
}

const looks = [
  { name: 'phone', language: 'pl', ...PHONE },
  { name: 'desk', language: 'en', ...DESK },
] as const;

describe.each(looks)('a game against a bot, $name in $language', (look) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit(browser, look);
  });
  afterAll(() => visitor?.close());

  it('is begun from the lobby and played to its end by somebody who picks at random', async () => {
    const { page, complaints, shot } = visitor;
    await page.goto(site.url);
    await page.locator('.tile').first().waitFor();
    await shot('lobby');
    expect(await axe(page)).toEqual([]);
    await playNow(page);
    await shot('table');
    expect(await axe(page)).toEqual([]);
    await playOn(page, (answers) => answers >= 14);
    await shot('middle');
    const answers = await playOn(page);
    expect(answers).toBeGreaterThan(5);
    await page.locator('.ranking__row.is-winner').waitFor();
    await shot('end');
    expect(await page.locator('.path__player').count()).toBe(2);
    expect(complaints).toEqual([]);
  }, 90_000);
});

describe('at the table', () => {
  it('a question is answered by keyboard alone, and the answer is taken back', async () => {
    const { page, complaints, close } = await visit(browser, { name: 'keys', language: 'en', ...DESK });
    await playNow(page);
    const panel = () => page.locator('.ask').textContent();
    const asked = () => page.locator('.ask .opt').first().waitFor();
    const changed = async (before: string | null) => {
      await expect.poll(panel, { timeout: 10_000 }).not.toBe(before);
      await asked();
    };
    const before = await panel();
    await page.keyboard.press('1');
    await changed(before);
    // Arrows walk through the options, Enter chooses; the focus stays in the list.
    await page.locator('.ask .opt').first().focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate('document.activeElement.classList.contains("opt")')).toBe(true);
    const then = await panel();
    await page.keyboard.press('Enter');
    await changed(then);
    await expect.poll(() => page.evaluate('document.activeElement.classList.contains("opt")')).toBe(true);
    // One more decision, then back: the story is as long as it was, and the same is asked.
    const told = () => page.locator('.story li').count();
    const prompt = () => page.locator('#prompt').textContent();
    while ((await page.locator('.ask .opt[data-key]').count()) === 0) await page.keyboard.press('1');
    const [lines, question] = [await told(), await prompt()];
    await page.locator('.ask .opt[data-key]').first().press('Enter');
    await expect.poll(told, { timeout: 10_000 }).toBeGreaterThan(lines);
    await asked();
    await page.locator('.table__bar button[aria-disabled="false"]').first().press('Enter');
    // What was seen already is taken back only after a second word.
    const sure = page.locator('.sheet[open] .btn').first();
    await expect.poll(async () => (await sure.count()) > 0 || (await told()) === lines).toBe(true);
    if ((await sure.count()) > 0) await sure.press('Enter');
    await expect.poll(told, { timeout: 10_000 }).toBe(lines);
    expect(await prompt()).toBe(question);
    expect(complaints).toEqual([]);
    await close();
  }, 30_000);

  it('goes on where it was after the page was loaded again', async () => {
    const { page, complaints, close } = await visit(browser, { name: 'again', language: 'de', ...DESK });
    await playNow(page);
    await playOn(page, (answers) => answers >= 6);
    await page.locator('.ask .opt').first().waitFor();
    const prompt = await page.locator('#prompt').textContent();
    await page.reload();
    await page.locator('.ask .opt').first().waitFor();
    expect(await page.locator('#prompt').textContent()).toBe(prompt);
    await page.goto(site.url);
    await page.locator('.tb').first().click();
    await page.locator('.ask .opt').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 30_000);

  it('on one screen, a curtain hides the hands', async () => {
    const { page, complaints, shot, close } = await visit(browser, { name: 'curtain', language: 'pl', ...PHONE });
    await page.goto(site.url);
    await page.locator('.mode').nth(1).click();
    const fields = page.locator('.sheet .field');
    await fields.nth(0).fill('Anna');
    await fields.nth(1).fill('Bogdan');
    await page.locator('.sheet .btn--main').click();
    await page.locator('.curtain').waitFor();
    await shot('down');
    expect(await axe(page)).toEqual([]);
    // Nothing of a hand is in the page, not even out of sight.
    const hands = () => page.locator('.table__board [class*="hand"] .unit').count();
    expect(await hands()).toBe(0);
    expect(await page.locator('.ask .opt').count()).toBe(0);
    await page.locator('.curtain .btn').click();
    await page.locator('.ask .opt').first().waitFor();
    // The same look finds the hand once it may be seen.
    expect(await hands()).toBeGreaterThan(0);
    await shot('up');
    await playOn(page, async () => (await page.locator('.curtain').count()) > 0);
    expect(await hands()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  }, 40_000);
});
