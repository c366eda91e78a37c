import { expect, it } from 'vitest';
import { axe } from './axe.js';
import { chance } from './chance.js';
import { choose } from './lobby.js';
import { ending, kindOfQuestion, nextMoment, playOn } from './table.js';
import { type Look, shoot, tooWide, type Visitor, visit } from './visitor.js';

interface Play extends Look {
  readonly bots: number;
}

const plays: readonly Play[] = [
  { bots: 2, size: 'phone', language: 'pl' },
  { bots: 0, size: 'desk', language: 'de' },
];

/** Questions that are worth a picture. */
const MOMENTS = /^(turn\/choice|payment\/spend|recruit\/dice|commitment\/thugs|hiding\/returned)$/;

it.each(plays)('a whole game of Cults with $bots bots, $size in $language, at random', async ({ bots, ...look }) => {
  const seed = `cults ${bots}`;
  const visitor = await visit({ ...look, seed });
  await begin(visitor, bots);
  await nextMoment(visitor);
  const seen = new Set<string>();
  const { moment, answers } = await playOn(visitor, chance(seed), async () => {
    const kind = await kindOfQuestion(visitor);
    if (MOMENTS.test(kind) && !seen.has(kind)) {
      seen.add(kind);
      await check(visitor, `cults-${bots}-${kind.replace('/', '-')}`);
    }
    return false;
  });
  expect(moment).toBe('over');
  expect(answers).toBeGreaterThan(50);
  // Everybody has a place, the game itself too where one plays alone.
  expect(await ending(visitor).locator('.ranking').getByRole('listitem').count()).toBe(Math.max(2, bots + 1));
  await check(visitor, `cults-${bots}-end`);
  expect(visitor.complaints).toEqual([]);
});

it('the options of a table in this browser are those it is played with', async () => {
  const visitor = await visit({ size: 'tablet', language: 'en', seed: 'cults options' });
  const { page, say } = visitor;
  await choose(visitor, 'cults');
  await page.getByRole('button', { name: say('lobby.bots', { count: 0 }), exact: true }).click();
  await page.getByRole('button', { name: say('options'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: say('options') });
  await sheet.getByRole('button', { name: say('option.cults.districtLayout.recommended'), exact: true }).click();
  await sheet.getByRole('button', { name: 'Two Altars', exact: true }).click();
  await check(visitor, 'cults-options');
  await sheet.getByRole('button', { name: say('mode.now'), exact: true }).click();
  await nextMoment(visitor);
  // The districts have their stacks already, and the goal is the chosen one.
  expect(await kindOfQuestion(visitor)).toBe('first-places/district');
  await playOn(visitor, chance('cults options'), async () => (await kindOfQuestion(visitor)) === 'planning/district');
  await page.getByRole('button', { name: /Two Altars/ }).click();
  await page.getByRole('dialog').getByText('Two Altars').first().waitFor();
  expect(visitor.complaints).toEqual([]);
});

/** A table with the recommended layout, which needs no questions before the first round. */
async function begin(visitor: Visitor, bots: number): Promise<void> {
  const { page, say } = visitor;
  await choose(visitor, 'cults');
  await page.getByRole('button', { name: say('lobby.bots', { count: bots }), exact: true }).click();
  await page.getByRole('button', { name: say('level.easy'), exact: true }).click();
  await page.getByRole('button', { name: say('options'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: say('options') });
  await sheet.getByRole('button', { name: say('option.cults.districtLayout.recommended'), exact: true }).click();
  await sheet.getByRole('button', { name: say('mode.now'), exact: true }).click();
}

async function check(visitor: Visitor, name: string): Promise<void> {
  await shoot(visitor, name);
  expect([name, await tooWide(visitor)]).toEqual([name, 0]);
  expect([name, await axe(visitor.page)]).toEqual([name, []]);
}
