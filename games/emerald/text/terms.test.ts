import { LANGUAGES } from '@tabula/words/language.js';
import { expect, it } from 'vitest';
import { nounsOf } from './terms.js';

/** What stands alone on buttons, cards and in the bar. */
const ALONE = ['deed', 'heading', 'step', 'phase'] as const;

it('deeds, headings, steps and phases begin with a capital and have words of their own in every language', () => {
  const words = LANGUAGES.flatMap((language) =>
    ALONE.flatMap((kind) =>
      Object.entries(nounsOf(language)[kind]).map(([id, word]) => ({
        at: `${language} ${kind} ${id}`,
        word: typeof word === 'string' ? word : JSON.stringify(word),
      })),
    ),
  );
  expect(words.length).toBe(LANGUAGES.length * 24);
  expect(words.filter(({ word }) => !/^\p{Lu}/u.test(word))).toEqual([]);
  const taken = new Map<string, string>();
  const alike = words.filter(({ at, word }) => (taken.has(word) ? true : !taken.set(word, at)));
  expect(alike).toEqual([]);
});
