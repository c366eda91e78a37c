import type { Catalog } from '../format.js';
import deFrame from '../frame/de.json' with { type: 'json' };
import enFrame from '../frame/en.json' with { type: 'json' };
import plFrame from '../frame/pl.json' with { type: 'json' };
import type { InEveryLanguage } from '../language.js';
import type { Grammar } from './clause.js';
import { german } from './de.js';
import { english } from './en.js';
import { polish } from './pl.js';

/** How each language makes texts of clauses, and the sentences that all games share. */
export const grammars: InEveryLanguage<Grammar & { readonly frame: Catalog }> = {
  en: { ...english, frame: enFrame },
  pl: { ...polish, frame: plFrame },
  de: { ...german, frame: deFrame },
};
