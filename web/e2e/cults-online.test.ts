import { expect, it } from 'vitest';
import { chance } from './chance.js';
import { check } from './cults-game.js';
import { cardsInHand } from './games.js';
import { join, openTable } from './lobby.js';
import { kindOfQuestion, nextMoment, options, panel, pick } from './table.js';
import { type Visitor, visit } from './visitor.js';

/** What is on a bill or could be: it begins with a proposal. */
const chips = (visitor: Visitor) => panel(visitor).locator('.chip');

/** Whoever is asked answers at random, until one of them has something to pay, and with something; says who. */
async function untilPayment(players: readonly [Visitor, Visitor]): Promise<Visitor> {
  const picks = chance('cults online');
  for (let answers = 0; answers < 600; answers++) {
    let asked: Visitor | undefined;
    await expect
      .poll(async () => {
        for (const player of players) if ((await options(player).count()) > 0) asked = player;
        return asked !== undefined;
      })
      .toBe(true);
    if ((await kindOfQuestion(asked!)) === 'payment/spend' && (await chips(asked!).count()) > 0) return asked!;
    await pick(asked!, picks);
  }
  throw new Error('nothing was to be paid');
}

it('a payment over the network is there again after a reload, and who looks on sees no hand', async () => {
  const [host, friend, third] = await Promise.all([
    visit({ size: 'desk', language: 'en' }),
    visit({ size: 'phone', language: 'pl' }),
    visit({ size: 'tablet', language: 'de' }),
  ]);
  const invitation = await openTable(host, 'cults', 'Ada', { bots: 1 });
  await join(friend, invitation, 'Bruno');
  await join(third, new URL(host.page.url()).pathname, 'Cyryl', { sit: false });
  await host.page.getByRole('button', { name: host.say('gather.start') }).click();
  await panel(third).waitFor();
  const payer = await untilPayment([host, friend]);
  const cards = await cardsInHand(payer, 'cults');
  await chips(payer).first().click(); // another choice, nothing is spent
  await payer.page.reload();
  await nextMoment(payer);
  expect([await kindOfQuestion(payer), await cardsInHand(payer, 'cults')]).toEqual(['payment/spend', cards]);
  await check(third, 'cults-spectator');
  expect([await options(third).count(), await cardsInHand(third, 'cults')]).toEqual([0, []]);
  const seen = await third.page.content();
  for (const card of cards) expect(seen).not.toContain(`"${card}"`);
  for (const visitor of [host, friend, third]) expect(visitor.complaints).toEqual([]);
});
