import type { Catalog } from '@tabula/words/format.js';
import type { Language } from '@tabula/words/language.js';
import deCards from './cards/de.json' with { type: 'json' };
import enCards from './cards/en.json' with { type: 'json' };
import plCards from './cards/pl.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import deOutlook from './outlook/de.json' with { type: 'json' };
import enOutlook from './outlook/en.json' with { type: 'json' };
import plOutlook from './outlook/pl.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };

/** Everything the game says, by language; the words of cards, and of what is foreseen and summed up, have files of their own. */
export const catalogs: { readonly [L in Language]: Catalog } = {
  en: { ...en, ...enCards, ...enOutlook },
  pl: { ...pl, ...plCards, ...plOutlook },
  de: { ...de, ...deCards, ...deOutlook },
};
