import { LANGUAGES, type Language } from '@tabula/words/language.js';
import { expect, test } from 'vitest';

/** All forms of a noun: "die · dice", with the names of those that are not the first. */
function formsOf(term: unknown): string {
  if (typeof term !== 'object' || term === null) return String(term);
  return Object.entries(term)
    .map(([form, word]) => (typeof word === 'object' ? `${form}: ${formsOf(word)}` : `${form} ${word}`))
    .join(' · ');
}

/** The nouns of a game beside each other, in all languages and all forms; whoever changes one says so in `nouns.txt`. */
export function nounTable(nounsOf: (language: Language) => object): void {
  test('every noun in every language', async () => {
    const rows = LANGUAGES.flatMap((language) =>
      Object.entries(nounsOf(language)).flatMap(([kind, nouns]) =>
        Object.entries(nouns as object).map(([id, term]) => `${kind}/${id} ${language} — ${formsOf(term)}`),
      ),
    );
    await expect(`${rows.sort().join('\n')}\n`).toMatchFileSnapshot('./nouns.txt');
  });
}
