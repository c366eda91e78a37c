import { expect } from 'vitest';
import { axe } from './axe.js';
import { chance } from './chance.js';
import { clear } from './crowd.js';
import { gameWord } from './games.js';
import { choose } from './lobby.js';
import { counted, ending, kindOfQuestion, nextMoment, playOn, summed } from './table.js';
import { type Look, shoot, tooWide, type Visitor, visit } from './visitor.js';

/** Questions that are worth a picture, each once. */
const MOMENTS = ['turn/choice', 'payment/spend', 'recruit/dice', 'commitment/thugs', 'hiding/returned'];

/** A whole game has many answers: on a busy machine it needs longer than other tests. */
export const WHOLE_GAME = 900_000;

/** A whole game by somebody who picks at random, against bots or, with none, against the game itself. */
export async function wholeGameOfCults(bots: number, look: Look): Promise<void> {
  const seed = `cults ${bots}`;
  const visitor = await visit({ ...look, seed });
  await begin(visitor, bots);
  await nextMoment(visitor);
  const open = new Set(MOMENTS);
  const outcome = visitor.page.locator('.cu-stage.is-over');
  let fought = false;
  const { moment, answers } = await playOn(visitor, chance(seed), async () => {
    if (!fought && (await outcome.isVisible())) {
      fought = true;
      await check(visitor, `cults-${bots}-outcome`);
    }
    if (open.size === 0) return false;
    const kind = await kindOfQuestion(visitor);
    if (open.delete(kind)) await check(visitor, `cults-${bots}-${kind.replace('/', '-')}`);
    return false;
  });
  expect(moment).toBe('over');
  expect(answers).toBeGreaterThan(50);
  if (bots > 0) expect(fought).toBe(true); // alone one may get through without a fight
  await summed(visitor);
  // Everybody has a place, the game itself too where one plays alone.
  const places = ending(visitor).locator('.ranking').getByRole('listitem');
  await expect.poll(() => places.count()).toBe(Math.max(2, bots + 1));
  await counted(visitor);
  await check(visitor, `cults-${bots}-end`);
  expect(visitor.complaints).toEqual([]);
}

/** A table with the recommended layout, which needs no questions before the first round. */
async function begin(visitor: Visitor, bots: number): Promise<void> {
  const { page, say } = visitor;
  await choose(visitor, 'cults');
  await page.getByRole('button', { name: say('lobby.bots', { count: bots }), exact: true }).click();
  await page.getByRole('button', { name: say('level.easy'), exact: true }).click();
  await page.getByRole('button', { name: say('options'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: say('options') });
  await sheet
    .getByRole('button', {
      name: gameWord('cults', visitor.look.language, 'option.districtLayout.recommended'),
      exact: true,
    })
    .click();
  await sheet.getByRole('button', { name: say('mode.now'), exact: true }).click();
}

/** A picture, and nothing on it that is too wide or that somebody cannot reach. */
export async function check(visitor: Visitor, name: string): Promise<void> {
  await shoot(visitor, name);
  await expect.poll(() => tooWide(visitor), { message: name }).toBe(0);
  await clear(visitor, name);
  expect([name, await axe(visitor.page)]).toEqual([name, []]);
}
