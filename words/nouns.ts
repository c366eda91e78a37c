import type { Counted, Forms } from './terms.js';

/**
 * Nouns that are counted, written once. Cases are given in one string, `|` between them; words that go with the noun are
 * declined with it (adjectives) or stay as they are.
 */

/** "1 Ember", "2 Embers"; `art` with its article. */
export function english(one: string, many = `${one}s`, article = /^[aeiou]/i.test(one) ? 'an' : 'a'): Counted {
  return { one: { nom: one, art: `${article} ${one}` }, other: { nom: many } };
}

const POLISH_CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'] as const;
type PolishCase = (typeof POLISH_CASES)[number];
type Declined = { readonly [C in PolishCase]: string };

/** Masculine of things, of beings and of people; feminine; neuter. */
type PolishGender = 'm' | 'ma' | 'mp' | 'f' | 'n';

/** Endings of an adjective after a hard stem, such as "dowoln": by gender and in the plural. */
const POLISH_ENDINGS: { readonly [G in PolishGender | 'many' | 'people']: string } = {
  m: 'y|ego|emu|y|ym|ym',
  ma: 'y|ego|emu|ego|ym|ym',
  mp: 'y|ego|emu|ego|ym|ym',
  f: 'a|ej|ej|ą|ą|ej',
  n: 'e|ego|emu|e|ym|ym',
  many: 'e|ych|ym|e|ymi|ych',
  people: 'i|ych|ym|ych|ymi|ych',
};

interface Around {
  /** The stem of an adjective before the noun: "dowoln" of "dowolny". */
  readonly adjective?: string;
  /** What follows the noun in every case: "Dominacji" of "Znacznik Dominacji". */
  readonly after?: string;
}

/** After k and g the endings are soft: "niebieski", "niebieskiego". */
const softened = (stem: string, ending: string): string =>
  /[kg]$/.test(stem) ? ending.replace(/^y/, 'i').replace(/^e/, 'ie') : ending;

function declined(forms: string, endings: string, { adjective, after }: Around): Declined {
  const words = forms.split('|');
  const ends = endings.split('|').map((ending) => softened(adjective ?? '', ending));
  const word = (at: number) => [adjective && adjective + ends[at], words[at], after].filter(Boolean).join(' ');
  return { nom: word(0), gen: word(1), dat: word(2), acc: word(3), ins: word(4), loc: word(5) };
}

/** "1 żeton, 2 żetony, 5 żetonów": of five and more, and of people after two, the genitive stands for nominative and accusative. */
export function polish(gender: PolishGender, one: string, many: string, around: Around = {}): Counted {
  const single = declined(one, POLISH_ENDINGS[gender], around);
  const several = declined(many, POLISH_ENDINGS[gender === 'mp' ? 'people' : 'many'], around);
  const genitive = { ...several, nom: several.gen, acc: several.gen };
  const fraction = Object.fromEntries(POLISH_CASES.map((name) => [name, single.gen]));
  return {
    one: single,
    few: gender === 'mp' ? genitive : several,
    many: genitive,
    other: { ...fraction, nom: single.gen },
  };
}

type GermanGender = 'm' | 'f' | 'n';

/** Endings of an adjective that no article stands before, by gender and in the plural. */
const GERMAN_ENDINGS: { readonly [G in GermanGender | 'many']: string } = {
  m: 'er|en|em|en',
  f: 'e|er|er|e',
  n: 'es|en|em|es',
  many: 'e|er|en|e',
};

/** The cases of the noun: nominative, genitive, dative, accusative; in the plural, if only one is given, it is all but the dative. */
export function german(gender: GermanGender, one: string, many: string, { adjective, after }: Around = {}): Counted {
  const several = many.includes('|') ? many : [many, many, /[ns]$/.test(many) ? many : `${many}n`, many].join('|');
  const forms = (words: readonly string[], endings: readonly string[]): Forms => {
    const word = (at: number) => [adjective && adjective + endings[at], words[at], after].filter(Boolean).join(' ');
    return { nom: word(0), gen: word(1), dat: word(2), acc: word(3) };
  };
  return {
    one: forms(one.includes('|') ? one.split('|') : [one, one, one, one], GERMAN_ENDINGS[gender].split('|')),
    other: forms(several.split('|'), GERMAN_ENDINGS.many.split('|')),
  };
}

/** What is counted and never changes: "Glut". */
export const uncounted = (nom: string): Counted => {
  const forms = { nom, gen: nom, dat: nom, acc: nom };
  return { one: forms, other: forms };
};
