import { LANGUAGES, type Language } from '@tabula/words/language.js';
import { describe, expect, it } from 'vitest';
import type { Read } from '../language/abilities.js';
import { read } from '../text/read.js';

/** What a card says, line by line, in every language. */
export type Lines = { readonly [L in Language]: readonly string[] };

/** All of these are read, each as it is written here. */
export function proof(kind: string, cards: readonly Read[], expected: { readonly [id: string]: Lines }): void {
  describe(kind, () => {
    it.each(cards.flatMap(({ id, parts }) => LANGUAGES.map((language) => [id, language, parts] as const)))(
      '%s in %s',
      (id, language, parts) => {
        expect(read(parts, language)).toEqual(expected[id]?.[language]);
      },
    );

    it('has nothing else to read', () => {
      expect(Object.keys(expected)).toEqual(cards.map(({ id }) => id));
    });
  });
}
