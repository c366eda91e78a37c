import { expect, it } from 'vitest';
import { axe } from './axe.js';
import { chance } from './chance.js';
import { playNow } from './lobby.js';
import { kindOfQuestion, options, panel, playOn } from './table.js';
import { shoot, type Visitor, visit } from './visitor.js';

/** Plays on until something of this kind is asked. */
async function until(visitor: Visitor, kind: string, seed: string): Promise<void> {
  const { moment } = await playOn(visitor, chance(seed), async () => (await kindOfQuestion(visitor)) === kind);
  expect(moment).toBe('asked');
}

it('an answer of Elekt says what it leads to, its numbers lie on the table, and every number says what it is made of', async () => {
  const visitor = await visit({ size: 'desk', language: 'en', seed: 'outlook' });
  const { page, say } = visitor;
  await playNow(visitor, 'elekt', 2);
  await until(visitor, 'assignment/choice', 'outlook');
  await options(visitor).first().click();
  const zones = panel(visitor).locator('.opt:not(.opt--ends)');
  await expect.poll(() => zones.locator('.fc').count()).toBeGreaterThan(0);
  const board = page.locator('.table__board');
  await page.mouse.move(4, 4);
  await expect.poll(() => board.locator('.num__then').count()).toBe(0);
  await zones.first().hover();
  await expect.poll(() => board.locator('.num__then').count()).toBeGreaterThan(0);
  await shoot(visitor, 'elekt-outlook');
  // The same on the table itself.
  await page.mouse.move(4, 4);
  await expect.poll(() => board.locator('.num__then').count()).toBe(0);
  await board.locator('.slot.may').first().hover();
  await expect.poll(() => board.locator('.num__then').count()).toBeGreaterThan(0);

  const number = board.locator('.ek-tally [data-number]').first();
  await number.click();
  const note = page.locator('.sumnote');
  await note.waitFor();
  expect(await note.locator('.is-total').innerText()).toContain(say('sum.total'));
  expect(await note.locator('a.cite').count()).toBeGreaterThan(0);
  await shoot(visitor, 'elekt-sum');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });
  // By keys: one number of each tally can be reached, arrows lead to the others.
  await number.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await note.waitFor();
});

it('a plan of Cults says what is possible now; what depends on others is read on a phone before it is done', async () => {
  const visitor = await visit({ size: 'phone', language: 'de', seed: 'plans' });
  const { page, say } = visitor;
  await playNow(visitor, 'cults', 2);
  const picks = chance('plans');
  const weighty = () => panel(visitor).locator('.opt[data-key$=":domination"]');
  const { moment } = await playOn(visitor, picks, async () => (await weighty().count()) > 0);
  expect(moment).toBe('asked');
  expect(await panel(visitor).locator('.fc').count()).toBeGreaterThan(0);
  const asked = await kindOfQuestion(visitor);
  await weighty().first().tap();
  await panel(visitor).locator('.opts__more').waitFor();
  expect(await kindOfQuestion(visitor)).toBe(asked);
  expect(await weighty().first().innerText()).toContain(say('ask.sure'));
  await shoot(visitor, 'cults-outlook', ['phone', 'desk']);
  expect(await axe(page)).toEqual([]);
  // The sanity says what it is made of.
  await page.locator('.cu-panel__sanity [data-number]:visible').first().tap();
  await page.locator('.sumnote').waitFor();
  await shoot(visitor, 'cults-sum');
  await page.keyboard.press('Escape');
  await weighty().first().tap();
  await expect.poll(() => weighty().count()).toBe(0);
});

it('a payment of Cults begins with what is missed least, and one touch pays it', async () => {
  const visitor = await visit({ size: 'desk', language: 'pl', seed: 'bill' });
  const { say } = visitor;
  await playNow(visitor, 'cults', 1);
  await until(visitor, 'payment/spend', 'bill');
  const ask = panel(visitor);
  expect(await ask.locator('.chip.is-on').count()).toBeGreaterThan(0);
  expect(await ask.getByText(say('bill.suggested')).count()).toBe(1);
  const pay = ask.locator('.mainact > button');
  expect(await pay.getAttribute('aria-disabled')).toBe('false');
  await shoot(visitor, 'cults-bill');
  await ask.getByRole('button', { name: say('bill.other') }).click();
  expect(await ask.locator('.chip.is-on').count()).toBe(0);
  expect(await pay.getAttribute('aria-disabled')).toBe('true');
  await visitor.page.reload();
  await pay.click();
  await expect.poll(() => kindOfQuestion(visitor)).not.toBe('payment/spend');
  expect(visitor.complaints).toEqual([]);
});
