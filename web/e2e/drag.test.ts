import { cults } from '@tabula/cults/cults.js';
import { elekt } from '@tabula/elekt/elekt.js';
import type { Game } from '@tabula/kernel/game.js';
import { expect, it } from 'vitest';
import { fingerOf, middleOf, type Spot } from './finger.js';
import { handOf } from './games.js';
import { fullest, lay } from './positions.js';
import { panel } from './table.js';
import { type Visitor, visit } from './visitor.js';

/** The position at which most lies on the table when that is asked. */
const asking = (game: Game, asks: string) => fullest(game, 3, 1).find((position) => position.asks === asks)!;

/** Takes hold of something with the mouse or a finger, takes it along, and lets it go. */
async function handOn(visitor: Visitor): Promise<{
  down(at: Spot): Promise<unknown>;
  move(to: Spot): Promise<unknown>;
  up(): Promise<unknown>;
}> {
  const { page, look } = visitor;
  if (look.size === 'phone') return fingerOf(visitor);
  const move = ({ x, y }: Spot) => page.mouse.move(x, y);
  return { move, down: (at) => move(at).then(() => page.mouse.down()), up: () => page.mouse.up() };
}

it.each(['desk', 'phone'] as const)('on a %s a unit is dragged from the hand into a Zone', async (size) => {
  const visitor = await visit({ size, language: 'en', seed: 'drag' });
  const { page } = visitor;
  await lay(visitor, asking(elekt as Game, 'assignment/choice'));
  const unit = handOf(visitor, 'elekt').locator('button[data-card]').first();
  const card = await unit.getAttribute('data-card');
  const nameOf = (of: typeof unit) => of.locator('.unit__name').evaluate((name) => name.getBoundingClientRect().y);
  const [from, above] = [await middleOf(unit), await nameOf(unit)];
  const to = await middleOf(page.locator('.ek-zone .slot.may').first());
  const hand = await handOn(visitor);
  await hand.down(from);
  const near = { x: from.x, y: from.y - 60 };
  await hand.move(near);
  // What follows the hand looks as the card does.
  const ghost = page.locator('.ghost');
  expect(Math.abs((await nameOf(ghost)) - above + 60)).toBeLessThan(8);
  await hand.move(to);
  await hand.up();
  expect(await ghost.count()).toBe(0);
  await page.locator(`.ek-zone [data-card="${card}"]`).waitFor();
  expect(visitor.complaints).toEqual([]);
});

it('what is paid with is dragged to what lies there, wherever it is let go', async () => {
  const visitor = await visit({ size: 'desk', language: 'en', seed: 'drag' });
  await lay(visitor, asking(cults as Game, 'payment/spend'));
  await panel(visitor).locator('.chip.is-on').first().click();
  const chosen = handOf(visitor, 'cults').locator('button[data-card][aria-pressed="true"]');
  const before = await chosen.count();
  const more = handOf(visitor, 'cults').locator('button[data-card].may[aria-pressed="false"]').first();
  const hand = await handOn(visitor);
  await hand.down(await middleOf(more));
  await hand.move({ x: 640, y: 300 });
  await hand.up();
  await expect.poll(() => chosen.count()).toBe(before + 1);
  expect(visitor.complaints).toEqual([]);
});
