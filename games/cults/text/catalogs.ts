import type { Catalog } from '@tabula/words/format.js';
import type { Language } from '../content/behaviour.js';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };

/** Everything the game says, by language. */
export const catalogs: { readonly [L in Language]: Catalog } = { en, pl, de };
