import { expect, it } from 'vitest';
import { chance } from './chance.js';
import { check, WHOLE_GAME, wholeGameOfCults } from './cults-game.js';
import { gameWord } from './games.js';
import { choose } from './lobby.js';
import { kindOfQuestion, nextMoment, playOn } from './table.js';
import { visit } from './visitor.js';

it('a whole game of Cults against the NPC, at random', { timeout: WHOLE_GAME }, () =>
  wholeGameOfCults(0, { size: 'desk', language: 'de' }),
);

it('a game alone can be kept on the server: it begins at once, with the chosen goal, and is there again later', async () => {
  const visitor = await visit({ size: 'phone', language: 'pl' });
  const { page, say } = visitor;
  await choose(visitor, 'cults');
  await page.getByRole('button', { name: say('mode.invite') }).click();
  const sheet = page.getByRole('dialog', { name: say('mode.invite') });
  await sheet.getByRole('textbox', { name: say('invite.name') }).fill('Ada');
  const players = sheet.getByRole('group', { name: say('lobby.players'), exact: true });
  await players.getByRole('button', { name: '1', exact: true }).click();
  await sheet.getByText(say('invite.alone.about')).waitFor();
  // Nobody waits, and nobody has to agree.
  for (const label of ['clock', 'undo'] as const)
    expect(await sheet.getByRole('group', { name: say(label), exact: true }).count()).toBe(0);
  await sheet
    .getByRole('button', {
      name: gameWord('cults', visitor.look.language, 'option.districtLayout.recommended'),
      exact: true,
    })
    .click();
  await sheet.getByRole('button', { name: 'Dwa Ołtarze', exact: true }).click();
  await check(visitor, 'cults-alone');
  await sheet.getByRole('button', { name: say('gather.start'), exact: true }).click();
  await nextMoment(visitor);
  await playOn(visitor, chance('cults alone'), async () => (await kindOfQuestion(visitor)) === 'planning/district');
  await page.reload();
  await nextMoment(visitor);
  expect(await kindOfQuestion(visitor)).toBe('planning/district');
  await page.getByRole('button', { name: /Dwa Ołtarze/ }).click();
  await page.getByRole('dialog').getByText('Dwa Ołtarze').first().waitFor();
  expect(visitor.complaints).toEqual([]);
});

it('the options of a table in this browser are those it is played with', async () => {
  const visitor = await visit({ size: 'tablet', language: 'en', seed: 'cults options' });
  const { page, say } = visitor;
  await choose(visitor, 'cults');
  await page.getByRole('button', { name: say('lobby.bots', { count: 0 }), exact: true }).click();
  await page.getByRole('button', { name: say('options'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: say('options') });
  await sheet
    .getByRole('button', {
      name: gameWord('cults', visitor.look.language, 'option.districtLayout.recommended'),
      exact: true,
    })
    .click();
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
