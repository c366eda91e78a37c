import { readdirSync, readFileSync } from 'node:fs';
import { catalogProblems } from '@tabula/words/catalogs.js';
import { expect, test } from 'vitest';
import de from './text/de.json' with { type: 'json' };
import en from './text/en.json' with { type: 'json' };
import pl from './text/pl.json' with { type: 'json' };

test('the table says the same things in every language', () => {
  expect(catalogProblems({ en, pl, de })).toEqual([]);
});

test('every word of the table is used', () => {
  const here = new URL('.', import.meta.url);
  const sources = readdirSync(here)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(new URL(name, here), 'utf8'))
    .join('\n');
  // Keys that are put together of parts: by symbol, source of points, name on the map, pile,
  // what is done, step and part of the reckoning.
  const composed = [
    /^rack\./,
    /^source\./,
    /^map\./,
    /^pile\./,
    /^way\.marker\.(restorationist|loyalist)$/,
    /^deed\./,
    /^stage\./,
    /^finale\.(neutral|loyalist|restorationist|kill|tracks)$/,
    /^score\.(open|lost|penalty|final)$/,
  ];
  const unused = Object.keys(en).filter(
    (key) => !sources.includes(`'${key}'`) && !composed.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});
