import { expect, it } from 'vitest';
import { axe } from './axe.js';
import { crowdedAt } from './crowd.js';
import { join, openTable } from './lobby.js';
import { kindOfQuestion, options, panel } from './table.js';
import { shoot, type Visitor, visit } from './visitor.js';

/** The panel of one who does not answer what all decide. */
const council = (visitor: Visitor) => panel(visitor).and(visitor.page.locator('[data-council]'));

/** Both give the first answer until the one who leads is asked what all decide: they wish for the first seat. */
async function untilCouncil(lead: Visitor, other: Visitor): Promise<void> {
  while ((await kindOfQuestion(lead)) !== 'action-phase/next') {
    const open = async () => (await options(lead).count()) + (await options(other).count());
    await expect.poll(open, { interval: 50, timeout: 120_000 }).toBeGreaterThan(0);
    for (const visitor of [lead, other])
      if ((await options(visitor).count()) > 0 && (await kindOfQuestion(visitor)) !== 'action-phase/next')
        await options(visitor).first().click();
  }
}

it('what all decide is proposed and decided, companions say what they intend, and a seat is lent and taken back', async () => {
  const [ada, bruno] = await Promise.all([
    visit({ size: 'desk', language: 'en' }),
    visit({ size: 'phone', language: 'de' }),
  ]);
  const invitation = await openTable(ada, 'arkham', 'Ada', { bots: 1, level: 'normal' });
  await join(bruno, invitation, 'Bruno');
  await ada.page.getByRole('button', { name: ada.say('gather.start') }).click();
  await panel(bruno).waitFor();
  await panel(ada).waitFor();
  await untilCouncil(ada, bruno);

  // Bruno sees the question and proposes; both see his sigil, and that of the companion.
  const wishes = council(bruno).locator('button.opt--wish');
  await wishes.first().waitFor();
  expect(await wishes.count()).toBe(await options(ada).count());
  await wishes.last().click();
  await expect.poll(() => wishes.last().getAttribute('aria-pressed')).toBe('true');
  const forIt = (at: 'first' | 'last') => options(ada)[at]().locator('.opt__for').filter({ hasText: 'Bruno' });
  await forIt('last').waitFor();
  await expect.poll(() => panel(ada).locator('.opt__for .sigil').count()).toBe(2);
  await expect.poll(() => council(bruno).locator('.opt__for .sigil').count()).toBe(2);
  await shoot(ada, 'arkham-council-lead', ['desk', 'tablet', 'phone']);
  await shoot(bruno, 'arkham-council', ['desk', 'tablet', 'phone']);
  for (const visitor of [ada, bruno]) {
    expect(await axe(visitor.page)).toEqual([]);
    expect(await crowdedAt(visitor, ['phone'])).toEqual([]);
  }
  // He changes his mind.
  await wishes.first().click();
  await forIt('first').waitFor();
  expect(await forIt('last').count()).toBe(0);

  // What the companion intends stands at its panel.
  const says = ada.page.locator('.ar-companions .ar-says');
  expect(await says.allInnerTexts()).toEqual([expect.stringMatching(/^I .*\.$/)]);

  // Bruno lends his seat: Ada sees who plays, and what they intend. He takes it back with one touch.
  await bruno.page.getByRole('button', { name: bruno.say('menu'), exact: true }).click();
  await bruno.page.getByRole('button', { name: bruno.say('lend') }).click();
  const lent = ada.page.locator('.ar-mate .ar-chip--lent');
  await lent.waitFor();
  expect(await says.count()).toBe(2);
  const back = bruno.page.getByRole('button', { name: bruno.say('seat.back'), exact: true });
  await back.waitFor();
  await shoot(ada, 'arkham-lent');
  await shoot(bruno, 'arkham-lent-own', ['desk', 'phone']);
  expect(await crowdedAt(bruno, ['phone'])).toEqual([]);
  expect(await axe(bruno.page)).toEqual([]);
  await back.click();
  await lent.waitFor({ state: 'detached' });
  expect(await says.count()).toBe(1);

  // Ada decides, whatever was proposed; with the question the proposals are gone.
  expect(await forIt('first').count()).toBe(1);
  await options(ada).first().click();
  await council(bruno).waitFor({ state: 'detached' });
  expect(await ada.page.locator('.opt__for').count()).toBe(0);
  for (const visitor of [ada, bruno]) expect(visitor.complaints).toEqual([]);
});
