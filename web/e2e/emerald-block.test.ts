import { table } from '@tabula/emerald/testing/table.js';
import { expect, it, onTestFinished } from 'vitest';
import { axe } from './axe.js';
import { handOf } from './games.js';
import { join, openTable } from './lobby.js';
import { startServer } from './server.js';
import { kindOfQuestion, options, panel } from './table.js';
import { besidesNetwork, type Look, shoot, tooWide, type Visitor, visit } from './visitor.js';

/** Two browsers at a table: the first may kill an agent of the second in Paris, who holds these cards. */
async function threatened(
  looks: readonly [Look, Look],
  hand: readonly string[],
): Promise<readonly [killer: Visitor, victim: Visitor]> {
  const server = await startServer();
  onTestFinished(() => server.close());
  const players = await Promise.all([visit(looks[0], server.url), visit(looks[1], server.url)]);
  const [killer, victim] = players;
  await join(victim, await openTable(killer, 'emerald', 'Ada'), 'Bruno');
  await killer.page.getByRole('button', { name: killer.say('gather.start') }).click();
  await Promise.all(players.map((player) => panel(player).waitFor()));
  await server.kill();
  const laid = table()
    .hand(0, ['G06', 'G38', 'ST10', 'ST01'])
    .hand(1, hand)
    .agents(0, { paris: 2 })
    .agents(1, { paris: 1, rome: 1 })
    .turns();
  server.lay(laid.kernel.state);
  await server.restart();
  await Promise.all(players.map(({ page }) => page.reload()));
  await expect.poll(() => kindOfQuestion(killer)).toBe('turn/deed');
  await panel(victim).waitFor();
  return [killer, victim];
}

/** The first player kills, by choosing the card and then whom. */
async function kills(killer: Visitor): Promise<void> {
  await handOf(killer, 'emerald').locator("button[data-card='G06.0']").click();
  await panel(killer).locator("button[data-way='kill paris 1']").click();
  await panel(killer).locator('.prospect .btn--main').click();
}

/** When somebody wants to be asked out of turn, said in the menu of the table. */
async function asksMe({ page, say }: Visitor, when: 'able' | 'always' | 'never'): Promise<void> {
  await page.getByRole('button', { name: say('menu') }).click();
  const choice = page
    .getByRole('group', { name: say('windows') })
    .getByRole('button', { name: say(`windows.${when}`) });
  await choice.click();
  await expect.poll(() => choice.getAttribute('aria-pressed')).toBe('true');
  await page.getByText(say(`windows.${when}.text`)).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The agents that somebody sees of a seat in Paris. */
const agents = ({ page, look }: Visitor, seat: number) => {
  const paris = look.size === 'phone' ? ".em-focus[data-focus='paris']" : ".em-city[data-city='paris']";
  return page.locator(`${paris} .em-pc[data-seat='${seat + 1}'] .em-pawn`);
};

const fine = async (players: readonly Visitor[]) => {
  for (const player of players) {
    expect(await tooWide(player)).toBe(0);
    expect(besidesNetwork(player)).toEqual([]);
  }
};

it('in two browsers: who is attacked in the turn of the other reads what it comes to, and blocks it', async () => {
  const players = await threatened(
    [
      { size: 'desk', language: 'en' },
      { size: 'phone', language: 'de' },
    ],
    ['G26', 'ST05'],
  );
  const [killer, victim] = players;
  // The table waits for a word, however slow the machine is.
  await asksMe(victim, 'always');
  await kills(killer);
  await expect.poll(() => kindOfQuestion(victim)).toBe('block-window/block');
  expect(await options(killer).count()).toBe(0);
  await shoot(victim, 'emerald-block-online');
  await shoot(killer, 'emerald-block-waiting');
  expect(await axe(victim.page)).toEqual([]);
  await handOf(victim, 'emerald').locator("button[data-card='G26']").tap();
  // The turn of the other goes on, and the agent is where it was.
  await expect.poll(() => options(killer).count()).toBeGreaterThan(0);
  await expect.poll(() => agents(killer, 1).count()).toBe(1);
  await expect.poll(() => agents(victim, 1).count()).toBe(1);
  await fine(players);
});

it('who never wants to be asked lets it happen, and nobody can tell', async () => {
  const players = await threatened(
    [
      { size: 'phone', language: 'pl' },
      { size: 'desk', language: 'de' },
    ],
    ['G26', 'ST05'],
  );
  const [killer, victim] = players;
  await asksMe(victim, 'never');
  await kills(killer);
  // Both wait as long as if there had been a question.
  await killer.page.getByText(killer.say('ask.waiting', { names: 'Bruno', count: 1 })).waitFor();
  await victim.page.getByText(victim.say('ask.spared')).waitFor();
  await shoot(killer, 'emerald-block-waiting');
  expect(await options(victim).count()).toBe(0);
  await expect.poll(() => agents(victim, 1).count()).toBe(0);
  await expect.poll(() => options(killer).count()).toBeGreaterThan(0);
  await fine(players);
});

it('who always wants to be asked is asked even where there is nothing but to decline', async () => {
  const players = await threatened(
    [
      { size: 'desk', language: 'de' },
      { size: 'phone', language: 'pl' },
    ],
    ['ST05'],
  );
  const [killer, victim] = players;
  await asksMe(victim, 'able');
  await asksMe(victim, 'always');
  await kills(killer);
  await expect.poll(() => kindOfQuestion(victim)).toBe('block-window/block');
  expect(await options(victim).count()).toBe(1);
  await shoot(victim, 'emerald-block-none');
  await options(victim).tap();
  await expect.poll(() => agents(killer, 1).count()).toBe(0);
  await fine(players);
});
