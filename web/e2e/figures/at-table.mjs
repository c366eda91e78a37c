// Hands that play on at a table while something is measured.
import { e2e } from '../driven.mjs';

export const lobby = await e2e('lobby.ts');
const { wordsOf } = await e2e('words.ts');
export const say = wordsOf('en');

/** Nobody answers before what was answered last is seen: milliseconds. */
const THOUGHT = 250;

/** A visitor as the tests through the page have them. */
export async function visitor(context, url) {
  const page = await context.newPage();
  return { page, say, look: { size: 'desk', language: 'en' }, open: (path) => page.goto(url + path) };
}

export const asked = (page) => page.locator('[data-question] li > button').first();

const isOver = async (page) => (await page.locator('.ask--over, dialog .ranking').count()) > 0;

/** The first answer there is; of what is put together, what confirms it. */
async function answer(page) {
  const confirm = page.locator('[data-question] .mainact > button:not([aria-disabled="true"])').first();
  if ((await confirm.count()) > 0) await confirm.click();
  else await page.keyboard.press('1');
}

/**
 * Whoever is asked answers, until so many answers are given or the game is over. What is shown meanwhile is put aside, or
 * (with `watch`) looked at to its end.
 */
export async function playOn(pages, most, { signal, watch = false }) {
  for (let answers = 0; answers < most && !signal.aborted; )
    for (const page of pages) {
      if (await isOver(page)) return;
      if ((await page.locator('[data-cue]').count()) > 0) {
        if (!watch) await page.keyboard.press('Escape');
      } else if ((await asked(page).count()) > 0) {
        await answer(page);
        answers++;
      }
      await page.waitForTimeout(THOUGHT);
    }
}

/** What the page's own thread has worked since it was asked first, in milliseconds: other work of the machine does not count. */
export async function worker(page) {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await debug.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await worked();
  return async () => (await worked()) - before;
}
