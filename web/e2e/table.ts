import type { Locator, Page } from 'playwright-core';
import type { Chance } from './chance.js';
import { clearFirst } from './crowd.js';
import type { Visitor } from './visitor.js';

/** The panel with the question. */
export const panel = ({ page, say }: Visitor): Locator =>
  page.getByRole('region', { name: say('ask.region'), exact: true });

/**
 * What can be answered; nothing while an answer is under way. Where several may be ticked, what confirms them comes
 * last; of a bill it is what may be added, and what pays it.
 */
export const options = (visitor: Visitor): Locator =>
  panel(visitor)
    .and(visitor.page.locator('[data-question]'))
    .locator(
      [
        'ul:not([aria-busy="true"]) > li > button:not(.chip.is-on, .is-forbidden)',
        '.mainact > button:not([aria-disabled="true"])',
      ].join(),
    );

/** Where the board itself tells the end, the summary is a touch away. */
const summary = (visitor: Visitor): Locator =>
  panel(visitor).getByRole('button', { name: visitor.say('end.show'), exact: true });

export const ending = ({ page, say }: Visitor): Locator => page.getByRole('dialog', { name: say('end'), exact: true });

/** The end tells how it came to that once the game has been read again. */
export const counted = (visitor: Visitor): Promise<void> =>
  ending(visitor).getByText(visitor.say('end.counting')).waitFor({ state: 'detached' });

export const curtain = ({ page, say }: Visitor): Locator =>
  page.getByRole('region', { name: say('curtain'), exact: true });

/**
 * What is asked: its words, and what can be answered. What companions are for comes when they have thought, and is left
 * out, as is what an answer says that wants a second touch.
 */
export async function question(visitor: Visitor): Promise<string[]> {
  const advice = visitor.say('council.for', { names: '' }).trim();
  const texts = await panel(visitor).allInnerTexts();
  const lines = texts.flatMap((text) => text.split('\n'));
  return lines.filter((line) => !line.startsWith(advice) && line !== visitor.say('ask.sure'));
}

/** Which kind of question it is ("assignment/choice"). */
export const kindOfQuestion = async (visitor: Visitor): Promise<string> =>
  (await panel(visitor).getAttribute('data-question')) ?? '';

export type Moment = 'asked' | 'curtain' | 'over';

/** Others may have a lot to decide before. */
const PATIENCE = 120_000;

/** An element of the page. */
interface Seen {
  readonly localName: string;
  closest(selector: string): unknown;
}

/** Waits until this visitor has something to do. */
export async function nextMoment(visitor: Visitor): Promise<Moment> {
  const found = options(visitor).or(curtain(visitor)).or(ending(visitor)).or(summary(visitor)).first();
  await found.waitFor({ timeout: PATIENCE });
  // The summary is offered where nothing is asked any more.
  const what = await found.evaluate((seen: Seen) =>
    seen.localName === 'button' && seen.closest('[data-question]') === null ? 'summary' : seen.localName,
  );
  return what === 'dialog' || what === 'summary' ? 'over' : what === 'button' ? 'asked' : 'curtain';
}

/** What is on the table can be touched by then. */
const SOON = 15_000;

/** How often each kind of question was answered on a page. */
const answered = new WeakMap<Page, Map<string, number>>();
/** So often each kind is answered by touch on a phone; then by the number it shows, which takes a fraction of the time. */
const TOUCHES = 3;

/** How often a kind of question was answered on this page before. */
function times({ page }: Visitor, kind: string): number {
  const known = answered.get(page) ?? new Map<string, number>();
  answered.set(page, known);
  const before = known.get(kind) ?? 0;
  known.set(kind, before + 1);
  return before;
}

/** The key of an answer: the number that it shows. What is put together of things shows none. */
const keyShown = async (answer: Locator): Promise<string | null> =>
  (await answer.locator('.kbd').allTextContents())[0]?.trim() ?? null;

/** Some option of the panel, any: by touch on a phone as long as its kind is new, by mouse or by its number at a desk. */
export async function pick(visitor: Visitor, chance: Chance): Promise<void> {
  const { page, look } = visitor;
  const kind = await kindOfQuestion(visitor);
  const list = options(visitor);
  const count = await list.count();
  if (count === 0) return; // an answer is under way
  const at = chance(count);
  try {
    const touches = look.size === 'phone' ? times(visitor, kind) < TOUCHES : chance(2) === 0;
    const key = touches ? null : await keyShown(list.nth(at));
    if (key !== null) await page.keyboard.press(key);
    else if (look.size === 'phone') await list.nth(at).tap({ timeout: SOON });
    else await list.nth(at).click({ timeout: SOON });
  } catch (error) {
    if ((await list.count()) > at) throw error; // else the answer before this one was under way, and has come
  }
}

/** Ends what would not end: a game has far fewer answers. */
const MOST = 1500;

/** Plays on at random until `stop` says so, the curtain falls or the game is over; says which, and how many answers it took. */
export async function playOn(
  visitor: Visitor,
  chance: Chance,
  stop: (answers: number) => Promise<boolean> | boolean = () => false,
): Promise<{ readonly moment: Moment; readonly answers: number }> {
  for (let answers = 0; answers < MOST; answers++) {
    const moment = await nextMoment(visitor);
    const kind = moment === 'asked' ? await kindOfQuestion(visitor) : '';
    if (moment === 'asked') await clearFirst(visitor, kind);
    if (moment !== 'asked' || (await stop(answers))) return { moment, answers };
    await pick(visitor, chance);
  }
  throw new Error(`no end after ${MOST} answers`);
}

/** The summary of a game that is over: it has opened by itself, or is asked for. */
export async function summed(visitor: Visitor): Promise<void> {
  // It may open by itself while it is asked for.
  if (!(await ending(visitor).isVisible()))
    await summary(visitor)
      .click({ timeout: 3_000 })
      .catch(() => undefined);
  await ending(visitor).waitFor();
}
