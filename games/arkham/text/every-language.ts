import { LANGUAGES, type Language } from '@tabula/words/language.js';
import { vocabulary as de } from './vocabularies/de.js';
import { vocabulary as en } from './vocabularies/en.js';
import { vocabulary as pl } from './vocabularies/pl.js';
import { learn, type Vocabulary } from './vocabulary.js';

/** Programs speak every language; a page loads one. */
export const vocabularies: { readonly [L in Language]: Vocabulary } = { en, pl, de };

for (const language of LANGUAGES) learn(language, vocabularies[language]);
