import { readdirSync, readFileSync } from 'node:fs';
import { catalogProblems } from '@tabula/words/catalogs.js';
import { expect, test } from 'vitest';
import de from './text/de.json' with { type: 'json' };
import en from './text/en.json' with { type: 'json' };
import pl from './text/pl.json' with { type: 'json' };

test('the table says the same things in every language', () => {
  expect(catalogProblems({ en, pl, de })).toEqual([]);
});

test('every word of what is staged is used', () => {
  const here = new URL('stage/', import.meta.url);
  const sources = readdirSync(here)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(new URL(name, here), 'utf8'))
    .join('\n');
  // Keys that are put together of parts: steps, states and plans of monsters, rungs, tokens and links.
  const composed = /^stage\.(?:test|monster|mythos|state|plan|rung|token|link)\./;
  const unused = Object.keys(en).filter(
    (key) => key.startsWith('stage.') && !sources.includes(`'${key}'`) && !composed.test(key),
  );
  expect(unused).toEqual([]);
});
