import { LANGUAGES, type Language } from '@tabula/words/language.js';
import { describe, expect, it } from 'vitest';
import { core } from '../content/core.js';
import { encountersOf, speakingOf } from '../content/pack.js';
import '../text/every-language.js';
import { readCard, readEncounter } from '../text/read.js';

/** What a card says, line by line, in every language. */
export type Lines = { readonly [L in Language]: readonly string[] };

/** Everything in the core pack that can be read, by its id. */
export const READ: ReadonlyMap<string, (language: Language) => string[]> = new Map([
  ...encountersOf(core).map(
    ({ id, encounter }) => [id, (language: Language) => readEncounter(encounter, language)] as const,
  ),
  ...speakingOf(core).map((card) => [card.id, (language: Language) => readCard(card, language)] as const),
]);

/** All of these are read, each as it is written here. */
export function proof(kind: string, expected: { readonly [id: string]: Lines }): void {
  describe(kind, () => {
    it.each(Object.keys(expected).flatMap((id) => LANGUAGES.map((language) => [id, language] as const)))(
      '%s in %s',
      (id, language) => {
        expect(READ.get(id)?.(language)).toEqual(expected[id]?.[language]);
      },
    );
  });
}
