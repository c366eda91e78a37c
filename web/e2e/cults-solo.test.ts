import { expect, it } from 'vitest';
import { chance } from './chance.js';
import { check, WHOLE_GAME, wholeGameOfCults } from './cults-game.js';
import { choose } from './lobby.js';
import { kindOfQuestion, nextMoment, playOn } from './table.js';
import { visit } from './visitor.js';

it('a whole game of Cults against the NPC, at random', { timeout: WHOLE_GAME }, () =>
  wholeGameOfCults(0, { size: 'desk', language: 'de' }),
);

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
