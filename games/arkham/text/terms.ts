import type { Language } from '@tabula/words/language.js';
import { type Forms, nounOf, type Term, type Terms } from '@tabula/words/terms.js';
import { core } from '../content/core.js';
import { nameOf, PLACE_NAMES } from './names.js';
import type { Nouns } from './nouns.js';
import { vocabularyOf } from './vocabulary.js';

export const nounsOf = (language: Language): Nouns => vocabularyOf(language).nouns;

/** A space by its name. */
const AT_PLACE: { readonly [L in Language]: (name: string) => Forms } = {
  en: (name) => ({ nom: name, on: `at ${name}`, at: `at ${name}`, from: `from ${name}`, to: `to ${name}` }),
  pl: (name) => ({
    nom: name,
    gen: `pola ${name}`,
    on: `na polu ${name}`,
    at: `na polu ${name}`,
    from: `z pola ${name}`,
    to: `na pole ${name}`,
  }),
  de: (name) => ({
    nom: name,
    acc: `das Feld ${name}`,
    on: `auf das Feld ${name}`,
    at: `auf dem Feld ${name}`,
    from: `vom Feld ${name}`,
  }),
};

/** A space that has no name but its id. */
export const placeForms = (name: string, language: Language): Forms => AT_PLACE[language](name);

/** A card by its title, as something that is gained. */
const TITLED: { readonly [L in Language]: (name: string) => Forms } = {
  en: (name) => ({ nom: `“${name}”` }),
  pl: (name) => ({ nom: `karta „${name}”`, acc: `kartę „${name}”` }),
  de: (name) => ({ nom: `die Karte „${name}“`, acc: `die Karte „${name}“` }),
};

const PEOPLE: { readonly [id: string]: string } = { 'carl-sanford': 'Carl Sanford' };

/** The monster of an archive card. */
const epicName = (no: unknown, language: Language): string | undefined => {
  const id = core.epics.find(({ card }) => card === no)?.id;
  return id === undefined ? undefined : nameOf(id, language);
};

/** The words of the game for references in texts. */
export const termsOf =
  (language: Language): Terms =>
  (kind, id): Term | undefined => {
    if (kind === 'epic') return epicName(id, language);
    if (typeof id !== 'string') return undefined;
    const name = nameOf(id, language);
    if (kind === 'name') return name;
    if (kind === 'title') return name === undefined ? undefined : TITLED[language](name);
    if (kind === 'place') return PLACE_NAMES[id];
    if (kind === 'person') return PEOPLE[id];
    const place = kind === 'space' ? PLACE_NAMES[id] : undefined;
    return place === undefined ? nounOf(nounsOf(language), kind, id) : AT_PLACE[language](place);
  };
