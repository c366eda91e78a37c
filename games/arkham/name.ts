import type { InEveryLanguage } from '@tabula/words/language.js';

/** What the game is called: also by a page that has loaded nothing else of it. */
export const NAME: InEveryLanguage = { en: 'Arkham Horror', pl: 'Horror w Arkham', de: 'Arkham Horror' };
