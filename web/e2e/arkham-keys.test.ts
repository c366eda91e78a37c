import { vocabularies } from '@tabula/arkham/text/every-language.js';
import { expect, it } from 'vitest';
import { sameAfterReload } from './arkham-stage.js';
import { axe } from './axe.js';
import { nightOf } from './nights.js';
import { lay } from './positions.js';
import { kindOfQuestion, nextMoment, options, panel, question } from './table.js';
import { type Visitor, visit } from './visitor.js';

/** So many steps from anywhere on the page lead to the answers. */
const STEPS = 150;

/** Whether what has the focus is an answer of this kind. */
const isAt = ({ page }: Visitor, selector: string): Promise<boolean> =>
  page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`);

/** Walks as somebody without a mouse does, until they are there. */
async function walk(visitor: Visitor, key: 'Tab' | 'ArrowDown', selector: string): Promise<void> {
  for (let step = 0; !(await isAt(visitor, selector)); step++) {
    expect([selector, step]).not.toEqual([selector, STEPS]);
    await visitor.page.keyboard.press(key);
  }
}

const ANSWER = '[data-question] button[data-key]';
/** Where things are put together: what confirms them. */
const CONFIRM = '[data-question] .mainact > button:not([aria-disabled="true"])';

/** An answer on the page. */
interface Answer {
  readonly dataset: { readonly key?: string };
  readonly ariaPressed: string | null;
}

/**
 * The key of the first of these answers that is there, else of the first of all; null where there are none but what
 * confirms, or where one of several is ticked.
 */
async function chosen(visitor: Visitor, wished: readonly string[]): Promise<string | null> {
  const found = await options(visitor).evaluateAll((answers: Answer[]) =>
    answers.flatMap(({ dataset, ariaPressed }) => ({ key: dataset.key ?? '', ticked: ariaPressed === 'true' })),
  );
  const keys = found.map(({ key }) => key).filter((key) => key !== '' && key !== 'main');
  if (found.some(({ ticked }) => ticked)) return null;
  return wished.find((key) => keys.includes(key)) ?? keys[0] ?? null;
}

const DEEDS = ['ward', 'move'];
/** What is answered where the first answer will not do: what was not done yet, then to gather strength for a test. */
function wishes(kind: string, answered: readonly string[]): readonly string[] {
  if (kind === 'move/to') return answered.at(-1) === kind ? ['stop'] : [];
  return kind === 'turn/deed' ? [...DEEDS.filter((deed) => !answered.includes(`${kind} ${deed}`)), 'focus'] : [];
}
const DONE = 'encounter: test/change';
/** A night comes to a test that can be changed by then. */
const MOST = 90;

it('a whole turn is taken by keys alone: an action, a move, monsters, an encounter with its test, which a reload leaves as it is', async () => {
  const visitor = await visit({ size: 'desk', language: 'en' });
  const { page } = visitor;
  await lay(visitor, nightOf({ scenario: 'scenario/umordhoth', seats: 1, seed: 'keys 5', until: 'turn/deed' }));
  const encounters = vocabularies.en.nouns.phase.encounter.nom;
  const answered: string[] = [];
  for (let answers = 0; answers < MOST && !answered.includes(DONE); answers++) {
    expect(await nextMoment(visitor)).toBe('asked');
    const [kind, before] = [await kindOfQuestion(visitor), await question(visitor)];
    const meets = (await page.locator('.track__now').textContent()) === encounters;
    const key = await chosen(visitor, wishes(kind, answered));
    answered.push(`${meets ? 'encounter: ' : ''}${kind}${kind === 'turn/deed' ? ` ${key}` : ''}`);
    const selector = key === null ? CONFIRM : `${ANSWER}[data-key="${key}"]`;
    const [number] = await panel(visitor).locator(selector).locator('.kbd').allTextContents();
    // By its number, or by walking to it: every second answer.
    if (answers % 2 === 0 && number !== undefined) await page.keyboard.press(number.trim());
    else {
      await walk(visitor, 'Tab', key === null ? CONFIRM : ANSWER);
      await walk(visitor, 'ArrowDown', selector);
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => question(visitor)).not.toEqual(before);
  }
  expect(answered).toEqual(expect.arrayContaining(['turn/deed ward', 'turn/deed move', 'move/to', DONE]));
  await nextMoment(visitor);
  expect(await axe(page)).toEqual([]);
  await sameAfterReload(visitor);
  expect(visitor.complaints).toEqual([]);
});

it('the cards are read in another language as soon as it is chosen', async () => {
  const visitor = await visit({ size: 'desk', language: 'en' });
  const { page, say } = visitor;
  await visitor.open('/cards/arkham');
  const { en, de } = vocabularies;
  const [id] = Object.keys(en.names).filter((name) => name.startsWith('item/') && en.names[name] !== de.names[name]);
  await page.getByText(en.names[id!]!, { exact: true }).first().waitFor();
  await page
    .getByRole('navigation', { name: say('language') })
    .getByRole('button', { name: 'DE', exact: true })
    .click();
  await page.getByText(de.names[id!]!, { exact: true }).first().waitFor();
  expect(visitor.complaints).toEqual([]);
});
