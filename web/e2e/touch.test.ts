import { expect, it } from 'vitest';
import { chance } from './chance.js';
import { fingerOf, middleOf } from './finger.js';
import { handOf } from './games.js';
import { playNow } from './lobby.js';
import { kindOfQuestion, playOn, question } from './table.js';
import { visit } from './visitor.js';

/** As long (milliseconds) as nobody touches something only to choose it. */
const LONG = 1000;

it.each(['elekt', 'cults', 'emerald'])('a long touch shows a card of %s large, and answers nothing', async (game) => {
  const visitor = await visit({ size: 'phone', language: 'en', seed: 'touch' });
  const { page } = visitor;
  await playNow(visitor, game, 1);
  const card = handOf(visitor, game).locator('button[data-card]').first();
  // Some games ask before anybody has a hand.
  expect((await playOn(visitor, chance('touch'), async () => (await card.count()) > 0)).moment).toBe('asked');
  const asked = [await kindOfQuestion(visitor), await question(visitor)];
  const middle = await middleOf(card);
  const finger = await fingerOf(visitor);
  const large = page.locator('.peek.is-pinned');
  // The time of the page is ours from here on.
  await page.clock.install();
  // A finger that goes on is no long touch: it scrolls.
  await finger.down(middle);
  await finger.move({ x: middle.x, y: middle.y - 40 });
  await page.clock.runFor(LONG);
  expect(await large.count()).toBe(0);
  await finger.up();
  // One that rests shows the card, which stays when the finger goes.
  await finger.down(middle);
  await finger.move({ x: middle.x + 2, y: middle.y + 1 });
  await page.clock.runFor(LONG);
  await large.waitFor();
  await finger.up();
  await page.clock.runFor(LONG);
  expect(await large.count()).toBe(1);
  expect([await kindOfQuestion(visitor), await question(visitor)]).toEqual(asked);
  expect(await card.getAttribute('aria-pressed')).toBe('false');
  await large.getByRole('button', { name: visitor.say('close') }).tap();
  await page.clock.runFor(LONG);
  await large.waitFor({ state: 'detached' });
  expect(visitor.complaints).toEqual([]);
});
