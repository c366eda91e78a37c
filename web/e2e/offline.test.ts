import { expect, it } from 'vitest';
import { axe } from './axe.js';
import { chance } from './chance.js';
import { playNow, playTogether } from './lobby.js';
import { nextMoment, playOn, question } from './table.js';
import { besidesNetwork, shoot, visit } from './visitor.js';

it('after the first visit a game is played without the network', async () => {
  const visitor = await visit({ size: 'phone', language: 'en', seed: 'offline', offline: true });
  const { page, context, say, open } = visitor;
  await open('/');
  await page.getByRole('button', { name: say('mode.now') }).waitFor();
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await playNow(visitor, 'elekt');
  await playOn(visitor, chance('offline'), (answers) => answers >= 5);
  const asked = await question(visitor);
  // Loaded again, still without the network.
  await page.reload();
  await nextMoment(visitor);
  await expect.poll(() => question(visitor)).toEqual(asked);
  // What needs the server says so.
  await open('/');
  await page.getByRole('button', { name: say('mode.invite') }).click();
  await page.getByRole('dialog').getByText(say('invite.offline')).waitFor();
  // So does a page that needs it.
  await open('/account');
  await page.getByRole('heading', { name: say('offline') }).waitFor();
  await shoot(visitor, 'offline', ['phone', 'tablet', 'desk']);
  expect(await axe(page)).toEqual([]);
  expect(besidesNetwork(visitor)).toEqual([]);
});

it('a table whose files cannot be had says so, and can be tried again', async () => {
  const visitor = await visit({ size: 'phone', language: 'en', seed: 'files' });
  const { page, context, say } = visitor;
  const FILES = '**/assets/elekt-*.js';
  await context.route(FILES, (route) => route.fulfill({ status: 429, body: '' }));
  await playNow(visitor, 'elekt');
  await page.getByRole('alert').getByText(say('lobby.failed')).waitFor();
  await shoot(visitor, 'lobby-failed');
  // A browser that was refused a module asks for it again with the page.
  await context.unroute(FILES);
  await playNow(visitor, 'elekt');
  await nextMoment(visitor);
  expect(await page.getByRole('alert').count()).toBe(0);
});

it('so does a table on one screen', async () => {
  const visitor = await visit({ size: 'phone', language: 'de', seed: 'files together' });
  const { page, context, say } = visitor;
  const FILES = '**/assets/elekt-*.js';
  await context.route(FILES, (route) => route.fulfill({ status: 429, body: '' }));
  await playTogether(visitor, 'elekt', ['Ada', 'Bela']);
  await page.getByRole('dialog').getByRole('alert').getByText(say('lobby.failed')).waitFor();
  await shoot(visitor, 'same-screen-failed');
  await context.unroute(FILES);
  await playTogether(visitor, 'elekt', ['Ada', 'Bela']);
  await nextMoment(visitor);
  expect(await page.getByRole('alert').count()).toBe(0);
});
