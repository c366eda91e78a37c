import { expect, inject, it, onTestFinished } from 'vitest';
import { axe } from './axe.js';
import { chance } from './chance.js';
import { cardsInHand } from './games.js';
import { join, openTable } from './lobby.js';
import { startServer } from './server.js';
import { ending, options, panel, pick, playOn, question } from './table.js';
import { besidesNetwork, shoot, type Visitor, visit } from './visitor.js';

/** Whoever is asked answers, until the game is over or `stop` says so. */
async function playTurns(players: readonly Visitor[], seed: string, stop: (answers: number) => boolean): Promise<void> {
  const picks = chance(seed);
  for (let answers = 0; !stop(answers); answers++) {
    const asked = await whoIsAsked(players);
    if (asked === null) return;
    await pick(asked, picks);
  }
}

/** Who is asked now; null when the game is over. */
async function whoIsAsked(players: readonly Visitor[]): Promise<Visitor | null> {
  let found: Visitor | null = null;
  await expect
    .poll(
      async () => {
        for (const player of players) if ((await options(player).count()) > 0) found = player;
        return found !== null || (await ending(players[0]!).isVisible());
      },
      { interval: 5 },
    )
    .toBe(true);
  return found;
}

/** Gives the game up, once asked whether that is meant. */
async function resign(visitor: Visitor): Promise<void> {
  const { page, say } = visitor;
  await page.getByRole('button', { name: say('menu') }).click();
  await page.getByRole('button', { name: say('resign') }).click();
  const sure = page.getByRole('group', { name: say('resign') });
  await sure.getByText(say('sure.resign')).waitFor();
  await shoot(visitor, 'resign');
  expect(await axe(page)).toEqual([]);
  await sure.getByRole('button', { name: say('resign') }).click();
}

/** Two who sit at a table of Elekt and have begun. */
async function twoAtTable(site: string): Promise<readonly [Visitor, Visitor]> {
  const [host, friend] = await Promise.all([
    visit({ size: 'desk', language: 'en' }, site),
    visit({ size: 'phone', language: 'de' }, site),
  ]);
  const invitation = await openTable(host, 'elekt', 'Ada');
  await shoot(host, 'gathering');
  expect(await axe(host.page)).toEqual([]);
  await join(friend, invitation, 'Bruno');
  await shoot(friend, 'gathering');
  await host.page.getByRole('button', { name: host.say('gather.start') }).click();
  return [host, friend];
}

it('two play over the network to the end, and a third looks on', async () => {
  const [host, friend] = await twoAtTable(inject('site'));
  const third = await visit({ size: 'tablet', language: 'pl' });
  await join(third, new URL(host.page.url()).pathname, 'Cyryl', { sit: false });
  await panel(third).waitFor();
  await playTurns([host, friend], 'online', (answers) => answers >= 12);
  // The third sees the table and no hand, and is asked nothing.
  await shoot(third, 'spectator');
  expect(await axe(third.page)).toEqual([]);
  expect(await options(third).count()).toBe(0);
  const seen = await third.page.content();
  for (const player of [host, friend])
    for (const card of await cardsInHand(player, 'elekt')) expect(seen).not.toContain(`"${card}"`);
  await Promise.all([host, friend].map((player) => playOn(player, chance(`online ${player.look.size}`))));
  for (const visitor of [host, friend, third]) {
    await ending(visitor).waitFor();
    expect(visitor.complaints).toEqual([]);
  }
  // Either of them can check that nobody had a hand in the chance of it.
  for (const { page, say } of [host, friend]) {
    await page.getByRole('button', { name: say('fair'), exact: true }).click();
    await page.getByText(say('fair.own'), { exact: true }).waitFor();
    await page.getByRole('link', { name: say('fair.file') }).waitFor();
  }
  await shoot(host, 'fair');
  expect(await axe(host.page)).toEqual([]);
});

it('a server that is killed and comes back loses nothing, the pages heal by themselves, and who resigns has lost', async () => {
  const server = await startServer();
  onTestFinished(() => server.close());
  const [host, friend] = await twoAtTable(server.url);
  await playTurns([host, friend], 'killed', (answers) => answers >= 8);
  const asked = (await whoIsAsked([host, friend])) ?? host;
  const before = await question(asked);
  await server.kill();
  await Promise.all(
    [host, friend].map(({ page, say }) =>
      page
        .getByRole('status')
        .filter({ hasText: say('link.connecting') })
        .waitFor(),
    ),
  );
  await shoot(asked, 'connection-lost');
  await server.restart();
  await Promise.all(
    [host, friend].map(({ page, say }) =>
      page
        .getByRole('status')
        .filter({ hasText: say('link.connecting') })
        .waitFor({ state: 'detached' }),
    ),
  );
  await expect.poll(() => question(asked)).toEqual(before);
  await playTurns([host, friend], 'after', (answers) => answers >= 4);
  await resign(host);
  await ending(host)
    .getByText(host.say('result.resigned.other', { name: 'Bruno' }))
    .waitFor();
  await ending(friend).getByText(friend.say('result.resigned.you')).waitFor();
  await shoot(friend, 'resigned');
  for (const visitor of [host, friend]) expect(besidesNetwork(visitor)).toEqual([]);
});
