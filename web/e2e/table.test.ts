import type { Locator } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { axe } from './axe.js';
import { chance } from './chance.js';
import { cardsInHand, handOf, nameOf } from './games.js';
import { playNow, playTogether } from './lobby.js';
import { curtain, kindOfQuestion, nextMoment, options, panel, playOn, question } from './table.js';
import { SIZES, shoot, type Visitor, visit } from './visitor.js';

type Box = { readonly [size in 'scrollHeight' | 'scrollTop' | 'clientHeight']: number };

/** What a visitor is told by the story, line by line. */
const story = ({ page, say }: Visitor) =>
  page
    .getByRole('log', { name: say('story') })
    .first()
    .getByRole('listitem')
    .allInnerTexts();

it('a turn is taken by keyboard alone, and taken back', async () => {
  const visitor = await visit({ size: 'desk', language: 'en', seed: 'keyboard' });
  const { page, say, open } = visitor;
  const focused = () => page.locator(':focus');
  /** Goes forward with the tabulator until something is reached. */
  const tabTo = async (wanted: Locator) => {
    for (let steps = 0; steps < 80; steps++) {
      await page.keyboard.press('Tab');
      if ((await focused().and(wanted).count()) > 0) return;
    }
    throw new Error('it cannot be reached by keyboard');
  };
  const button = (name: string) => page.getByRole('button', { name });
  await open('/');
  await page.getByRole('radio', { name: nameOf('elekt', visitor.look.language) }).waitFor();
  await tabTo(button(say('lobby.bots', { count: 1 })));
  await page.keyboard.press('Space');
  await tabTo(button(say('level.easy')));
  await page.keyboard.press('Space');
  await tabTo(button(say('mode.now')));
  await page.keyboard.press('Enter');
  await options(visitor).first().waitFor();
  // The number of an option chooses it.
  const first = await question(visitor);
  await page.keyboard.press('1');
  await expect.poll(() => question(visitor)).not.toEqual(first);
  await nextMoment(visitor);
  // Arrows walk through the options, Enter chooses, and the focus stays in the list.
  await tabTo(options(visitor));
  await page.keyboard.press('ArrowDown');
  expect(await focused().and(options(visitor)).count()).toBe(1);
  const second = await question(visitor);
  await page.keyboard.press('Enter');
  await expect.poll(() => question(visitor)).not.toEqual(second);
  await nextMoment(visitor);
  await expect.poll(() => focused().and(options(visitor)).count()).toBe(1);
  // One more decision, then back: the story is as it was, and the same is asked.
  const [told, asked] = [await story(visitor), await kindOfQuestion(visitor)];
  while ((await story(visitor)).length === told.length) {
    await page.keyboard.press('1');
    await nextMoment(visitor);
  }
  await page.getByRole('button', { name: say('undo'), exact: true }).press('Enter');
  // What was seen already is taken back only after a second word.
  const sure = page.getByRole('dialog', { name: say('undo.sure') });
  await expect.poll(async () => (await sure.isVisible()) || (await story(visitor)).length === told.length).toBe(true);
  if (await sure.isVisible()) await sure.getByRole('button', { name: say('undo.do') }).press('Enter');
  await expect.poll(() => story(visitor)).toEqual(told);
  expect(await kindOfQuestion(visitor)).toBe(asked);
  expect(visitor.complaints).toEqual([]);
});

it('what cannot be used says why, with its rule, and the rule can be read there', async () => {
  const visitor = await visit({ size: 'phone', language: 'de', seed: 'why' });
  const { page, say } = visitor;
  await playNow(visitor, 'elekt');
  await nextMoment(visitor);
  // At the first question nothing can be done with the cards one holds.
  await handOf(visitor, 'elekt').locator('[data-card]').first().tap();
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  await shoot(visitor, 'table-why');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('link').first().tap();
  const rule = page.getByRole('dialog');
  await rule.getByRole('link', { name: say('rule.book') }).waitFor();
  await rule.getByText(say('loading')).waitFor({ state: 'detached' });
  await shoot(visitor, 'table-rule');
  expect(await axe(page)).toEqual([]);
  await rule.getByRole('button', { name: say('close') }).tap();
  await rule.waitFor({ state: 'detached' });
  expect(visitor.complaints).toEqual([]);
});

it('a table goes on where it was after the page was loaded again, in the middle of a question', async () => {
  const visitor = await visit({ size: 'desk', language: 'de', seed: 'again' });
  const { page, say, open } = visitor;
  await playNow(visitor, 'elekt');
  await playOn(visitor, chance('again'), (answers) => answers >= 6);
  const asked = await question(visitor);
  await page.reload();
  await nextMoment(visitor);
  await expect.poll(() => question(visitor)).toEqual(asked);
  await open('/');
  await page.getByRole('link', { name: say('tables.yours') }).click();
  await nextMoment(visitor);
  await expect.poll(() => question(visitor)).toEqual(asked);
  expect(visitor.complaints).toEqual([]);
});

it('a table that is open in two tabs is played in one of them', async () => {
  const visitor = await visit({ size: 'phone', language: 'de', seed: 'tabs' });
  const { page, say, context } = visitor;
  const picks = chance('tabs');
  await playNow(visitor, 'elekt');
  await playOn(visitor, picks, (answers) => answers >= 3);
  const second = { ...visitor, page: await context.newPage() };
  const elsewhere = (tab: Visitor) => tab.page.getByRole('heading', { name: say('here.elsewhere') }).waitFor();
  await second.page.goto(page.url());
  await elsewhere(visitor);
  await shoot(visitor, 'elsewhere');
  expect(await axe(page)).toEqual([]);
  // A choice in the making is not kept: it stops at a question that nobody has begun to answer.
  const begun = () => panel(second).locator('.ask__picked').count();
  await playOn(second, picks, async (answers) => answers >= 3 && (await begun()) === 0);
  const asked = await question(second);
  // What was decided over there is here when one takes over.
  await page.getByRole('button', { name: say('here.take') }).tap();
  await elsewhere(second);
  // It is read again when the other tab has let go of it.
  await expect.poll(() => question(visitor)).toEqual(asked);
  expect(visitor.complaints).toEqual([]);
});

it('the story shows its end, also after the window has changed, and leaves a reader where they are', async () => {
  const visitor = await visit({ size: 'desk', language: 'en', seed: 'story' });
  const { page, say } = visitor;
  await playNow(visitor, 'elekt');
  const picks = chance('story');
  await playOn(visitor, picks, (answers) => answers >= 10);
  const log = page.getByRole('log', { name: say('story') });
  const hidden = () =>
    log.evaluate(({ scrollHeight, scrollTop, clientHeight }: Box) =>
      Math.round(scrollHeight - scrollTop - clientHeight),
    );
  for (const size of [SIZES.desk, { width: 1200, height: 640 }, SIZES.tablet, { width: 1300, height: 720 }]) {
    await page.setViewportSize(size);
    if (size !== SIZES.tablet) await expect.poll(hidden).toBeLessThanOrEqual(1);
  }
  await log.hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(hidden).toBeGreaterThan(200);
  await playOn(visitor, picks, (answers) => answers >= 3);
  expect(await hidden()).toBeGreaterThan(200);
  expect(visitor.complaints).toEqual([]);
});

it('a replay that runs by itself stands still for who wants to go on from what is shown', async () => {
  const visitor = await visit({ size: 'desk', language: 'en', seed: 'replay' });
  const { page, say, open } = visitor;
  await playNow(visitor, 'elekt');
  await playOn(visitor, chance('replay'), (answers) => answers >= 6);
  await open(`/replay${new URL(page.url()).pathname}`);
  const line = page.getByRole('slider', { name: say('replay.line') });
  await line.waitFor();
  await line.press('Home');
  await page.getByRole('button', { name: say('replay.play'), exact: true }).click();
  await expect.poll(() => page.locator('.replay__play').innerText()).toBe(say('replay.pause'));
  await page.getByRole('button', { name: say('replay.on') }).click();
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => page.locator('.replay__play').innerText()).toBe(say('replay.play'));
  expect(visitor.complaints).toEqual([]);
});

it('on one screen a curtain hides the hands', async () => {
  const visitor = await visit({ size: 'phone', language: 'pl', seed: 'curtain' });
  const { page } = visitor;
  const picks = chance('curtain');
  await playTogether(visitor, 'elekt', ['Anna', 'Bogdan']);
  await curtain(visitor).waitFor();
  await shoot(visitor, 'curtain', ['phone', 'tablet', 'desk']);
  expect(await axe(page)).toEqual([]);
  for (let turn = 0; turn < 4; turn++) {
    expect((await playOn(visitor, picks)).moment).toBe('curtain');
    const behind = await page.content();
    expect(await options(visitor).count()).toBe(0);
    await curtain(visitor).getByRole('button').tap();
    expect(await nextMoment(visitor)).toBe('asked');
    // Nothing of the hand that is shown now was in the page before, not even out of sight.
    const hand = await cardsInHand(visitor, 'elekt');
    expect(hand.length).toBeGreaterThan(0);
    for (const card of hand) expect(behind).not.toContain(`"${card}"`);
  }
  expect(visitor.complaints).toEqual([]);
});

it('a game is played at an address without TLS, as in a home network', async () => {
  const visitor = await visit({ size: 'phone', language: 'en', seed: 'home' }, inject('home'));
  await playNow(visitor, 'elekt');
  expect((await playOn(visitor, chance('home'), (answers) => answers >= 3)).moment).toBe('asked');
  expect(visitor.complaints).toEqual([]);
});
