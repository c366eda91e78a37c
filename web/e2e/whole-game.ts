import { expect } from 'vitest';
import { axe } from './axe.js';
import { chance } from './chance.js';
import { crowdedAt } from './crowd.js';
import type { Moments } from './games.js';
import { playNow } from './lobby.js';
import { counted, ending, kindOfQuestion, nextMoment, playOn, summed } from './table.js';
import { type Size, shoot, tooWide, type Visitor } from './visitor.js';

const ALL: readonly Size[] = ['phone', 'tablet', 'desk'];

/** From the lobby to the end by somebody who picks at random, with pictures of its moments; then it is looked at again. */
export async function wholeGame(visitor: Visitor, id: string, moments: Moments, bots: number): Promise<void> {
  const { page, look } = visitor;
  const seen = async (name: string) => {
    await shoot(visitor, `${id}-${name}`, ALL);
    await expect.poll(() => tooWide(visitor), { message: name }).toBe(0);
    expect([name, await crowdedAt(visitor, ALL)]).toEqual([name, []]);
    // The words do not change what axe looks at: once on a phone, once at a desk.
    if (look.language !== 'de') expect([name, await axe(page)]).toEqual([name, []]);
  };
  await playNow(visitor, id, bots);
  await nextMoment(visitor);
  const seats = await seated(visitor);
  expect(seats.length).toBe(bots + 1);
  await seen('begin');
  const open = new Map(Object.entries(moments));
  const { moment, answers } = await playOn(visitor, chance(`${id} ${look.language}`), async () => {
    if (open.size === 0) return false;
    const kind = await kindOfQuestion(visitor);
    for (const [name, pattern] of open)
      if (pattern.test(kind)) {
        open.delete(name);
        await seen(name);
        // Whoever sits somewhere stays there, whoever begins.
        expect([name, await seated(visitor)]).toEqual([name, seats]);
      }
    return false;
  });
  expect([moment, [...open.keys()]]).toEqual(['over', []]);
  expect(answers).toBeGreaterThan(5);
  await summed(visitor);
  await counted(visitor);
  await seen('end');
  await replayed(visitor, seen);
  expect(visitor.complaints).toEqual([]);
}

/** The players in the order in which the table shows them. */
const seated = ({ page }: Visitor): Promise<string[]> =>
  page
    .locator('li [data-flip-seat], li[data-flip-seat]')
    .evaluateAll((plates: Plate[]) => plates.map(({ dataset }) => dataset.flipSeat ?? ''));

/** As a page has it. */
interface Plate {
  readonly dataset: { readonly flipSeat?: string };
}

/** Looks at the game again from its end, and goes on from an earlier moment against bots. */
async function replayed(visitor: Visitor, seen: (name: string) => Promise<void>): Promise<void> {
  const { page, say } = visitor;
  await ending(visitor)
    .getByRole('link', { name: say('replay') })
    .first()
    .click();
  const line = page.getByRole('slider', { name: say('replay.line') });
  await line.waitFor();
  await line.press('Home');
  for (let step = 0; step < 8; step++) await page.getByRole('button', { name: say('replay.forth') }).click();
  await expect.poll(() => line.inputValue()).toBe('8');
  await seen('replay');
  await page.getByRole('button', { name: say('replay.on') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('replay.on.do') })
    .click();
  expect(await nextMoment(visitor)).toBe('asked');
}
