import { expect, it } from 'vitest';
import { axe } from './axe.js';
import { clear } from './crowd.js';
import { type Look, shoot, tooWide, type Visitor, visit } from './visitor.js';

interface Stop {
  readonly name: string;
  readonly path: string;
  /** What is there when the page is. */
  readonly sign: (visitor: Visitor) => Promise<unknown>;
}

const heading = (text: (visitor: Visitor) => string) => (visitor: Visitor) =>
  visitor.page.getByRole('heading', { name: text(visitor) }).waitFor();

/** A whole rulebook or box of cards takes axe half a minute; a part of it says the same. */
const sought = (key: 'rules.search' | 'cards.search') => (visitor: Visitor) =>
  visitor.page.getByRole('searchbox', { name: visitor.say(key) }).fill('a');

const stops: readonly Stop[] = [
  { name: 'lobby', path: '/', sign: ({ page, say }) => page.getByRole('button', { name: say('mode.now') }).waitFor() },
  {
    name: 'same-screen',
    path: '/',
    sign: async ({ page, say }) => {
      await page.getByRole('button', { name: say('mode.same') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('same.start') })
        .waitFor();
    },
  },
  {
    name: 'new-table',
    path: '/',
    sign: async ({ page, say }) => {
      await page.getByRole('button', { name: say('mode.invite') }).click();
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: say('invite.name') })
        .waitFor();
    },
  },
  { name: 'rules', path: '/rules/elekt#ELEK-9.4', sign: ({ page }) => page.locator('[id="ELEK-9.4"]').waitFor() },
  {
    name: 'cards',
    path: '/cards/elekt',
    sign: ({ page, say }) => page.getByRole('searchbox', { name: say('cards.search') }).waitFor(),
  },
  { name: 'settings', path: '/settings', sign: heading(({ say }) => say('settings')) },
  { name: 'enter', path: '/account', sign: heading(({ say }) => say('account.enter')) },
  {
    name: 'account',
    path: '/account',
    sign: async ({ page, say, look }) => {
      await page.getByRole('textbox', { name: say('invite.name') }).fill(`Guest ${look.language}`);
      await page.getByRole('button', { name: say('enter.do') }).click();
      await page.getByRole('heading', { name: `Guest ${look.language}` }).waitFor();
    },
  },
  { name: 'missing', path: '/nowhere', sign: heading(({ say }) => say('missing')) },
  { name: 'missing-table', path: '/table/nowhere', sign: heading(({ say }) => say('table.closed')) },
];

const looks: readonly Look[] = [
  { size: 'phone', language: 'pl' },
  { size: 'tablet', language: 'de' },
  { size: 'desk', language: 'en' },
];

it.each(looks)('every page can be read, $size in $language', async (look) => {
  const visitor = await visit(look);
  const { page, open } = visitor;
  for (const { name, path, sign } of stops) {
    await open(path);
    await sign(visitor);
    await shoot(visitor, name);
    await expect.poll(() => tooWide(visitor), { message: name }).toBe(0);
    await clear(visitor, name);
    if (name === 'rules' || name === 'cards') await sought(`${name}.search`)(visitor);
    expect([name, await axe(page)]).toEqual([name, []]);
  }
  // The browser itself tells that there is no such page.
  expect(visitor.complaints.filter((said) => !said.includes('status of 404'))).toEqual([]);
});
