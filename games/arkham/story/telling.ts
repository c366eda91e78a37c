import type { Language } from '@tabula/words/language.js';
import type { Stories, Story } from './deck.js';

/** The stories that were loaded: programs load all of them (title.ts), a page the one language it speaks. */
const told: { [L in Language]?: Stories } = {};

export const tellFrom = (language: Language, stories: Stories): void => {
  told[language] = stories;
};

export const storyOf = (language: Language, id: string): Story | undefined => told[language]?.get(id);
