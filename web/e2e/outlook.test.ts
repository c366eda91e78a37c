import { expect, it } from 'vitest';
import { axe } from './axe.js';
import { chance } from './chance.js';
import { clear } from './crowd.js';
import { playNow, playTogether } from './lobby.js';
import { SHOWN } from './moments.js';
import { lay, offering } from './positions.js';
import { ending, kindOfQuestion, options, panel, pick, playOn, summed } from './table.js';
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
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: say('guide.of', { game: 'Elekt' }) }).waitFor();
});

it('a plan of Cults says what is possible now; what depends on others is read on a phone before it is done', async () => {
  const visitor = await visit({ size: 'phone', language: 'de', seed: 'plans' });
  const { page, say } = visitor;
  await lay(visitor, offering(SHOWN.cults!.game, 3, /:domination$/));
  const weighty = () => panel(visitor).locator('.opt[data-key$=":domination"]');
  await weighty().first().waitFor();
  expect(await panel(visitor).locator('.fc').count()).toBeGreaterThan(0);
  const asked = await kindOfQuestion(visitor);
  // Who comes to it by keys reads it above the panel: neither the question nor an answer is covered.
  await page.keyboard.press('Tab');
  await weighty().first().focus();
  const note = page.locator('.outlook');
  await note.locator('.gauge').waitFor();
  const [above, below] = [await note.boundingBox(), await panel(visitor).boundingBox()];
  expect(above!.y + above!.height).toBeLessThan(below!.y);
  await shoot(visitor, 'cults-outlook-by-keys');
  expect(await axe(page)).toEqual([]);
  await weighty().first().blur();
  await weighty().first().tap();
  await panel(visitor).locator('.opts__more .gauge').waitFor();
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

it('who plays alone asks a bot what it would do: its answers are numbered on the board, and the end tells of it', async () => {
  for (const size of ['desk', 'phone'] as const) {
    const visitor = await visit({ size, language: 'en', seed: 'hint' });
    const { page, say } = visitor;
    await playNow(visitor, 'elekt', 1);
    await until(visitor, 'assignment/choice', 'hint');
    await page.getByRole('button', { name: say('hint') }).click();
    const hint = page.getByRole('region', { name: say('hint') });
    const answers = hint.getByRole('listitem').getByRole('button');
    await answers.first().waitFor();
    expect(await answers.count()).toBeGreaterThan(1);
    await expect.poll(() => page.locator('.hint__discs .hint__disc').count()).toBeGreaterThan(0);
    await shoot(visitor, `elekt-hint-${size}`);
    await clear(visitor, `hint ${size}`);
    expect(await axe(page)).toEqual([]);
    await answers.nth(1).click();
    expect(await answers.nth(1).getAttribute('aria-pressed')).toBe('true');
    await hint.getByRole('button', { name: say('close') }).click();
    // What was said belongs to the question: with its answer it is gone.
    await page.getByRole('button', { name: say('hint') }).click();
    await answers.first().waitFor();
    if (size === 'desk') {
      // A unit, and where it goes.
      await options(visitor).first().click();
      await options(visitor).first().click();
      await hint.waitFor({ state: 'detached' });
      const { moment } = await playOn(visitor, chance('hint end'));
      expect(moment).toBe('over');
      await summed(visitor);
      await ending(visitor)
        .getByText(say('hint.used', { count: 1 }))
        .waitFor();
    }
    expect(visitor.complaints).toEqual([]);
  }
});

it('nobody asks a bot against other people', async () => {
  const visitor = await visit({ size: 'desk', language: 'en', seed: 'no hint' });
  await playTogether(visitor, 'elekt', ['Ada', 'Ben']);
  await visitor.page
    .getByRole('button', { name: visitor.say('curtain.lift', { name: 'Ada' }) })
    .or(visitor.page.getByRole('button', { name: visitor.say('curtain.lift', { name: 'Ben' }) }))
    .click();
  await options(visitor).first().waitFor();
  expect(await visitor.page.getByRole('button', { name: visitor.say('hint') }).count()).toBe(0);
});

it('who wants to learn a game is told it at the table, at the first question of each kind, until they have had enough', async () => {
  for (const [game, language] of [
    ['elekt', 'pl'],
    ['cults', 'de'],
  ] as const) {
    const visitor = await visit({ size: 'phone', language, seed: 'lessons' });
    const { page, say } = visitor;
    await playNow(visitor, game, 1);
    await options(visitor).first().waitFor();
    await page.getByRole('button', { name: say('guide'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('coach.start') })
      .click();
    const note = page.locator('.coach');
    const heard = new Set<string>();
    for (let answers = 0; answers < 60 && heard.size < 3; answers++) {
      await options(visitor).first().waitFor();
      if (await note.isVisible()) {
        heard.add(await note.locator('.coach__line').innerText());
        await shoot(visitor, `${game}-lesson-${heard.size}`);
        expect(await axe(page)).toEqual([]);
        await note.getByRole('button', { name: say('guide.done') }).click();
        // The next one may have waited for it.
        if (await note.isVisible()) continue;
      }
      await pick(visitor, chance(`lessons ${answers}`));
    }
    expect(heard.size).toBe(3);
    expect(visitor.complaints).toEqual([]);
  }
});
