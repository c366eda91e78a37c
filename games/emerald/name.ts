import type { InEveryLanguage } from '@tabula/words/language.js';

/** What the game is called: also by a page that has loaded nothing else of it. */
export const NAME: InEveryLanguage = {
  en: 'A Study in Emerald',
  pl: 'Studium w Szmaragdzie',
  de: 'Eine Studie in Smaragdgrün',
};
