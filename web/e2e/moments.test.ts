import type { ElektView } from '@tabula/elekt/board.js';
import { ZONES } from '@tabula/elekt/content/behaviour.js';
import { expect, it } from 'vitest';
import { axe } from './axe.js';
import { chance } from './chance.js';
import { playNow } from './lobby.js';
import { cuesFrom, NOTES, nameOf, OUT_OF_SIGHT, playWatching, saved } from './moments.js';
import { nextMoment, options, question } from './table.js';
import { SIZES, shoot, type Visitor, visit } from './visitor.js';

/** The units in each Zone, as the page draws them. */
const unitsShown = ({ page }: Visitor): Promise<string[][]> =>
  page.evaluate<string[][]>(`${JSON.stringify(ZONES)}.map((zone) =>
    [...document.querySelectorAll('.ek-zones [data-zone=' + zone + '] .unit[data-card]')].map((unit) => unit.dataset.card).sort())`);

const unitsIn = (board: unknown): string[][] =>
  ZONES.map((zone) => (board as ElektView).zones[zone].units.map(({ card }) => card).sort());

const seenAll = ({ page }: Visitor): Promise<string[]> => page.evaluate<string[]>('window.shown');

it('every moment of a game of Elekt is shown in order, with the board as the record has it', async () => {
  const visitor = await visit({ size: 'desk', language: 'en', seed: 'moments', speed: 'slow' });
  const { page } = visitor;
  await page.addInitScript(NOTES + OUT_OF_SIGHT);
  await playNow(visitor, 'elekt', 2);
  const boards = new Map<string, string[][]>();
  await playWatching(visitor, chance('moments'), {
    look: async (cue) => {
      const units = await unitsShown(visitor);
      // Only what is still shown was drawn from this moment.
      const still = await page.evaluate<string | null>("document.querySelector('[data-cue]')?.dataset.cue ?? null");
      if (still === cue) boards.set(cue, units);
    },
    enough: (answers) => answers > 300,
  });
  const { record } = await saved(visitor);
  const cues = cuesFrom('elekt', record, 0);
  const shown = await seenAll(visitor);
  const due = cues.map(nameOf);
  // What bots did before the table was drawn for the first time is not shown.
  expect(shown).toEqual(due.slice(due.indexOf(shown[0]!)));
  const kinds = new Set(cues.map(({ moment }) => moment.id.split('/')[0]));
  for (const kind of [
    'count',
    'event.won-confrontation',
    'event.won-card',
    'event.units-returned',
    'harvest',
    'event.round',
  ])
    expect(kinds).toContain(kind);
  for (const cue of cues) {
    const drawn = boards.get(nameOf(cue));
    if (drawn !== undefined) expect([nameOf(cue), drawn]).toEqual([nameOf(cue), unitsIn(cue.board)]);
  }
  expect(boards.size).toBeGreaterThan(60);
  expect(visitor.complaints).toEqual([]);
});

it('every moment of the first rounds of Cults is shown in order', async () => {
  const visitor = await visit({ size: 'phone', language: 'de', seed: 'moments', speed: 'slow' });
  await visitor.page.addInitScript(NOTES + OUT_OF_SIGHT);
  await playNow(visitor, 'cults', 2);
  let rounds = 0;
  await playWatching(visitor, chance('moments'), {
    look: async () => {
      rounds += await visitor.page.locator('dialog .round').count();
    },
    enough: (answers) => rounds >= 2 || answers > 250,
  });
  const { record } = await saved(visitor);
  const due = cuesFrom('cults', record, 0).map(nameOf);
  const shown = await seenAll(visitor);
  const from = due.indexOf(shown[0]!);
  expect(shown.length).toBeGreaterThan(60);
  expect(shown).toEqual(due.slice(from, from + shown.length));
  expect(visitor.complaints).toEqual([]);
});

it('what is shown is held, gone through, and skipped to one’s own decision; what is off stays off', async () => {
  const visitor = await visit({ size: 'phone', language: 'pl', seed: 'hold', speed: 'slow' });
  const { page, say } = visitor;
  await playNow(visitor, 'elekt', 2);
  const moment = page.locator('[data-cue]');
  const until = async () => {
    for (let answers = 0; answers < 40; answers++) {
      await moment.or(options(visitor)).first().waitFor();
      if (await moment.isVisible()) return;
      await options(visitor).first().tap();
    }
  };
  await until();
  await page.getByRole('button', { name: say('moments.pause') }).tap();
  const held = await moment.getAttribute('data-cue');
  await shoot(visitor, 'moment', ['phone', 'tablet', 'desk']);
  expect(await axe(page)).toEqual([]);
  expect(await moment.getAttribute('data-cue')).toBe(held);
  await page.getByRole('button', { name: say('moments.skip') }).tap();
  await nextMoment(visitor);
  expect(await moment.count()).toBe(0);
  await until();
  await page.getByLabel(say('settings.speed')).selectOption('off');
  await nextMoment(visitor);
  for (let answers = 0; answers < 6; answers++) {
    await options(visitor).first().tap();
    await nextMoment(visitor);
    expect(await moment.count()).toBe(0);
  }
  expect(visitor.complaints).toEqual([]);
});

/** What was missed, as it lies beside the board. */
const steps = ({ page }: Visitor) => page.locator('.strip button');

/** The ring about what is shown lies in sight among the Zones, and not about whoever did it. */
const isRinged = ({ page }: Visitor): Promise<boolean> =>
  page.evaluate<boolean>(`(() => {
    const [ring, zones] = ['.spot', '.ek-zones'].map((thing) => document.querySelector(thing).getBoundingClientRect());
    return ring.width > 0 && ring.top > zones.top - 10 && ring.bottom < zones.bottom + 10 && ring.left > -10 && ring.right < innerWidth + 10;
  })()`);

it('who comes back is shown what they missed, and the decision is the same', async () => {
  const visitor = await visit({ size: 'desk', language: 'en', seed: 'since', speed: 'slow' });
  const { page, say } = visitor;
  await playNow(visitor, 'elekt', 2);
  await playWatching(visitor, chance('since'), { look: async () => {}, enough: (answers) => answers >= 8 });
  await page.keyboard.press('Escape');
  await nextMoment(visitor);
  const asked = await question(visitor);
  // As if the last decisions had been made while this browser was closed.
  await page.evaluate(`for (const key of Object.keys(localStorage))
    if (key.startsWith('tabula-seen-')) localStorage[key] = String(Number(localStorage[key]) - 7)`);
  await page.reload();
  await page.getByText(say('since'), { exact: true }).waitFor();
  await shoot(visitor, 'since', ['phone', 'tablet', 'desk']);
  expect(await axe(page)).toEqual([]);
  const [first, last] = [steps(visitor).first(), steps(visitor).last()];
  expect(await first.getAttribute('aria-current')).toBe('step');
  await page.setViewportSize(SIZES.phone);
  await expect.poll(() => isRinged(visitor)).toBe(true);
  await page.setViewportSize(SIZES.desk);
  await page.getByRole('button', { name: say('moments.next') }).click();
  const moment = page.locator('[data-cue]');
  await last.click();
  expect(await last.getAttribute('aria-current')).toBe('step');
  const end = await moment.getAttribute('data-cue');
  await first.click();
  expect(await moment.getAttribute('data-cue')).not.toBe(end);
  await page.getByRole('button', { name: say('since.go') }).click();
  await nextMoment(visitor);
  await expect.poll(() => question(visitor)).toEqual(asked);
  expect(visitor.complaints).toEqual([]);
});
