import de from './table/de.json' with { type: 'json' };
import en from './table/en.json' with { type: 'json' };
import pl from './table/pl.json' with { type: 'json' };

/** What is said of a table wherever it is drawn; a page and a terminal have words of their own besides. */
export const tableWords = { en, pl, de } as const;
