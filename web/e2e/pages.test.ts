import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axe, DESK, launch, PHONE, TABLET, visit } from './browser.js';
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

it('after the first visit a game is begun without the network', async () => {
  const { page, context, close } = await visit(browser, { name: 'offline', language: 'en', ...PHONE, offline: true });
  await page.goto(site.url);
  await page.locator('.tile').first().waitFor();
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.locator('.mode--main').click();
  await page.locator('.ask .opt').first().click();
  await page.locator('.table__board').waitFor();
  await close();
}, 40_000);

const pages = [
  ['rules', '/rules/elekt#ELEK-9.4', '.rule.is-marked'],
  ['cards', '/cards/elekt', '.gallery__card'],
  ['settings', '/settings', '.setting'],
  ['missing', '/nowhere', '.notice'],
] as const;
const looks = [
  { name: 'phone', language: 'pl', ...PHONE },
  { name: 'tablet', language: 'de', ...TABLET },
  { name: 'desk', language: 'en', ...DESK },
] as const;

it.each(looks)(
  'every other page is drawn and can be read, $name in $language',
  async (look) => {
    const { page, complaints, shot, close } = await visit(browser, look);
    for (const [name, address, sign] of pages) {
      await page.goto(site.url + address);
      await page.locator(sign).first().waitFor();
      await shot(name);
      // A whole rulebook or box of cards takes axe half a minute; a part of it says the same.
      if (name === 'rules' || name === 'cards') await page.locator('input[type="search"]').fill('save');
      if (look.name === 'desk') expect([name, await axe(page)]).toEqual([name, []]);
      const wider = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(wider, `${name} is wider than the screen`).toBe(0);
    }
    expect(complaints).toEqual([]);
    await close();
  },
  60_000,
);
