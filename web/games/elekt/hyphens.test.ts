import { base } from '@tabula/elekt/content/base.js';
import { LANGUAGES } from '@tabula/words/language.js';
import { expect, it } from 'vitest';
import { softly } from './hyphens.js';

/** So many letters stand in a line of the smallest card, whatever they are; and a syllable that is longer. */
const LINE = 7;
const SYLLABLE = 'schichts';

it('the words of unit names can be parted where a small card has no room for them', () => {
  const parts = base.units.flatMap(({ name }) =>
    LANGUAGES.flatMap((language) => softly(name[language]).split(/[ \u00ad-]/)),
  );
  expect([...new Set(parts.filter((part) => part.length > LINE && part !== SYLLABLE))]).toEqual([]);
});

it('where there is more room only long words are parted', () => {
  expect(softly('Archivschreiber', 12).split('\u00ad')).toEqual(['Archiv', 'schrei', 'ber']);
  expect(softly('Skryba Archiwum', 12)).toBe('Skryba Archiwum');
});
