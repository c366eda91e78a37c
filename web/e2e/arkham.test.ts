import { expect, it } from 'vitest';
import { sameAfterReload } from './arkham-stage.js';
import { axe } from './axe.js';
import { chance } from './chance.js';
import { WHOLE_GAME } from './cults-game.js';
import { gameWord } from './games.js';
import { choose } from './lobby.js';
import { counted, ending, kindOfQuestion, nextMoment, options, pick, summed } from './table.js';
import { type Look, shoot, tooWide, type Visitor, visit } from './visitor.js';

/** A night of a scenario with one companion, from the lobby. */
async function beginNight(visitor: Visitor, scenario: string): Promise<void> {
  const { page, say, look } = visitor;
  const word = (key: string) => gameWord('arkham', look.language, key);
  await choose(visitor, 'arkham');
  await page.getByRole('button', { name: say('lobby.bots', { count: 1 }), exact: true }).click();
  await page.getByRole('button', { name: say('options'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: say('options'), exact: true });
  await sheet
    .getByRole('group', { name: word('option.scenario'), exact: true })
    .getByRole('button', { name: word(`option.scenario.${scenario}`), exact: true })
    .click();
  await sheet.getByRole('button', { name: say('mode.now') }).click();
  await nextMoment(visitor);
}

/** What is asked while a token of the mythos does its work. */
const OF_TOKEN = /^(?:spawn-monster|reckoning|place-doom|terror)\//;

/** Ends what would not end. */
const MOST = 900;

/** Answers at random until a round has begun, or until the night is over; says how many answers it took, and the last round. */
async function playNight(
  visitor: Visitor,
  round = Number.POSITIVE_INFINITY,
): Promise<{ readonly answers: number; readonly reached: number }> {
  const picks = chance(`night ${visitor.look.language}`);
  const { page } = visitor;
  let reached = 0;
  let again = false;
  for (let answers = 0; answers < MOST; answers++) {
    if ((await nextMoment(visitor)) === 'over') return { answers, reached };
    reached = Number(/\d+/.exec(await page.locator('.table__bar').innerText())?.[0] ?? 0);
    if (reached >= round) return { answers, reached };
    // Once a night the page is loaded again in the middle of a token, if something is asked there.
    if (!again && OF_TOKEN.test(await kindOfQuestion(visitor))) {
      await sameAfterReload(visitor);
      again = true;
    }
    await pick(visitor, picks);
  }
  throw new Error(`no end after ${MOST} answers`);
}

const NIGHTS: readonly (Look & { readonly scenario: string })[] = [
  { size: 'desk', language: 'en', scenario: 'scenario/azathoth' },
  { size: 'phone', language: 'pl', scenario: 'scenario/twilight' },
  { size: 'desk', language: 'de', scenario: 'scenario/umordhoth' },
];

it.each(NIGHTS)(
  'a whole night of $scenario with a companion, $size in $language',
  { timeout: WHOLE_GAME },
  async ({ scenario, ...look }) => {
    const visitor = await visit({ ...look, seed: `arkham ${scenario}` });
    const { page, say } = visitor;
    await beginNight(visitor, scenario);
    await shoot(visitor, 'arkham-begin');
    const { answers, reached } = await playNight(visitor);
    expect(answers).toBeGreaterThan(20);
    // Two rounds at least, of each scenario.
    expect(reached).toBeGreaterThan(2);
    await page.getByRole('article', { name: gameWord('arkham', look.language, 'tale'), exact: true }).waitFor();
    await shoot(visitor, 'arkham-end');
    expect(await tooWide(visitor)).toBe(0);
    expect(await axe(page)).toEqual([]);
    await summed(visitor);
    await counted(visitor);
    // It can be looked at again from its beginning.
    await ending(visitor)
      .getByRole('link', { name: say('replay') })
      .first()
      .click();
    const line = page.getByRole('slider', { name: say('replay.line') });
    await line.waitFor();
    await line.press('Home');
    await page.getByRole('button', { name: say('replay.forth') }).click();
    await expect.poll(() => line.inputValue()).toBe('1');
    expect(visitor.complaints).toEqual([]);
  },
);

it('the fourth scenario is opened, and two rounds of it are played', { timeout: WHOLE_GAME }, async () => {
  const visitor = await visit({ size: 'tablet', language: 'en', seed: 'arkham deep' });
  await beginNight(visitor, 'scenario/deep');
  expect((await playNight(visitor, 3)).reached).toBe(3);
  expect(await options(visitor).count()).toBeGreaterThan(0);
  expect(await tooWide(visitor)).toBe(0);
  expect(visitor.complaints).toEqual([]);
});
