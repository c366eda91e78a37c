import type { InEveryLanguage } from '@tabula/words/language.js';

/** What the game is called: also by a page that has loaded nothing else of it. */
export const NAME: InEveryLanguage = { en: 'Elekt', pl: 'Elekt', de: 'Elekt' };
