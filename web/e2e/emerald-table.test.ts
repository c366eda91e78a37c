import { table } from '@tabula/emerald/testing/table.js';
import { expect, it } from 'vitest';
import { axe } from './axe.js';
import { chance } from './chance.js';
import { cardsInHand, handOf } from './games.js';
import { lay } from './laid.js';
import { join, openTable, playNow } from './lobby.js';
import { curtain, kindOfQuestion, nextMoment, options, panel, pick } from './table.js';
import { shoot, tooWide, type Visitor, visit } from './visitor.js';

/** Whoever is asked answers at random, until somebody is asked this; says who. */
async function until(players: readonly Visitor[], wanted: string): Promise<Visitor> {
  const picks = chance(wanted);
  for (let answers = 0; answers < 900; answers++) {
    let asked: Visitor | undefined;
    await expect
      .poll(async () => {
        for (const player of players) if ((await options(player).count()) > 0) asked = player;
        return asked !== undefined;
      })
      .toBe(true);
    if ((await kindOfQuestion(asked!)) === wanted) return asked!;
    await pick(asked!, picks);
  }
  throw new Error(`${wanted} was not asked`);
}

const ways = (visitor: Visitor) => panel(visitor).locator('button[data-way]');

it('cards are chosen first: what they can do is shown, a city narrows it, and all of it is done at once', async () => {
  const visitor = await visit({ size: 'desk', language: 'de', seed: 'emerald cards' });
  const { page } = visitor;
  await playNow(visitor, 'emerald', 2);
  await nextMoment(visitor);
  await until([visitor], 'turn/deed');
  const hand = handOf(visitor, 'emerald').locator('button[data-card]');
  const before = await hand.count();
  const placing = handOf(visitor, 'emerald').locator('button[data-card]:has([data-symbol=place])').first();
  await placing.click();
  await expect.poll(() => ways(visitor).count()).toBeGreaterThan(1);
  await page.mouse.move(0, 0);
  await shoot(visitor, 'emerald-chosen', ['phone', 'tablet', 'desk']);
  expect(await axe(page)).toEqual([]);
  await page.locator(".em-city[data-city='vienna'] .em-city__touch").click();
  const place = panel(visitor).locator("button[data-way='place']");
  expect(await place.innerText()).toContain('Wien');
  await place.click();
  await expect.poll(() => hand.count()).toBe(before - 1);
  await expect
    .poll(() => page.locator(".em-city[data-city='vienna'] .em-pc[data-seat='1'] .em-cube").count())
    .toBeGreaterThan(0);
  expect(visitor.complaints).toEqual([]);
});

it('what was chosen is put back, and a forbidden deed tells why', async () => {
  const visitor = await visit({ size: 'phone', language: 'pl', seed: 'emerald back' });
  await playNow(visitor, 'emerald', 1);
  await nextMoment(visitor);
  await until([visitor], 'turn/deed');
  const claiming = handOf(visitor, 'emerald').locator('button[data-card]:has([data-symbol=claim])').first();
  await claiming.tap();
  const forbidden = panel(visitor).locator('button.is-forbidden').first();
  // It has no number: those that are shown count what may be done, and the key after them opens nothing.
  const numbers = (await ways(visitor).locator('.kbd').allTextContents()).map((text) => text.trim());
  expect(numbers).toEqual(numbers.map((_, at) => String(at + 1)));
  await forbidden.waitFor();
  await visitor.page.keyboard.press(String(numbers.length + 1));
  expect(await visitor.page.getByRole('dialog').count()).toBe(0);
  await forbidden.tap();
  await visitor.page.getByRole('dialog').getByText('EMER-6', { exact: false }).first().waitFor();
  await visitor.page.keyboard.press('Escape');
  await panel(visitor)
    .getByRole('button', { name: visitor.say('ask.clear') })
    .tap();
  await expect.poll(() => ways(visitor).count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});

it('two people over the network: a hand is seen by whoever holds it alone, and a turn is played by choosing cards', async () => {
  const [host, friend] = await Promise.all([
    visit({ size: 'desk', language: 'en' }),
    visit({ size: 'phone', language: 'de' }),
  ]);
  const invitation = await openTable(host, 'emerald', 'Ada');
  await join(friend, invitation, 'Bruno');
  await host.page.getByRole('button', { name: host.say('gather.start') }).click();
  const players = [host, friend] as const;
  const asked = await until(players, 'turn/deed');
  const other = asked === host ? friend : host;
  const ids = await cardsInHand(asked, 'emerald');
  const seen = await other.page.content();
  for (const id of ids) expect(seen).not.toContain(`"${id}"`);
  await handOf(asked, 'emerald').locator('button[data-card]:has([data-symbol=place])').first().click();
  await panel(asked).locator("button[data-way='place']").click();
  // The deed and its cards were given in one go: what is left to say is where.
  await expect.poll(() => kindOfQuestion(asked)).toBe('place/city');
  await shoot(asked, 'emerald-online');
  for (const visitor of players) {
    expect(await tooWide(visitor)).toBe(0);
    expect(visitor.complaints).toEqual([]);
  }
});

it('an assassination is put together and seen through, and its victim blocks it in the turn of the other', async () => {
  const visitor = await visit({ size: 'desk', language: 'en' });
  const { page } = visitor;
  const laid = table()
    .hand(0, ['G06', 'G38', 'ST10', 'ST01'])
    .hand(1, ['G26', 'ST05'])
    .agents(0, { paris: 2 })
    .agents(1, { paris: 1 })
    .cubes(0, { paris: 1 })
    .royal('paris')
    .turns();
  await lay(visitor, laid.kernel.state, ['Ada', 'Bruno']);
  await curtain(visitor).getByRole('button').click();
  await handOf(visitor, 'emerald').locator("button[data-card='G06.0']").click();
  await panel(visitor).locator("button[data-way='kill paris royal']").click();
  await page.mouse.move(0, 0);
  await shoot(visitor, 'emerald-assassination', ['phone', 'tablet', 'desk']);
  expect(await axe(page)).toEqual([]);
  const targets = panel(visitor).locator('.prospect__target');
  await expect.poll(() => targets.count()).toBe(2);
  await targets.nth(1).click();
  await expect.poll(() => panel(visitor).locator('.prospect__cells i').count()).toBe(4);
  await panel(visitor).locator('.prospect .btn--main').click();
  await curtain(visitor).getByRole('button').click();
  expect(await kindOfQuestion(visitor)).toBe('block-window/block');
  await expect.poll(() => page.locator(".em-city[data-city='paris'].is-threatened").count()).toBe(1);
  await shoot(visitor, 'emerald-block', ['phone', 'tablet', 'desk']);
  expect(await axe(page)).toEqual([]);
  await handOf(visitor, 'emerald').locator("button[data-card='G26']").click();
  await curtain(visitor).getByRole('button').click();
  await expect.poll(() => page.locator(".em-city[data-city='paris'] .em-pc[data-seat='2'] .em-pawn").count()).toBe(1);
  expect(visitor.complaints).toEqual([]);
});
