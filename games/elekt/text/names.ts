import type { InEveryLanguage, Language } from '@tabula/words/language.js';
import type { Term, Terms } from '@tabula/words/terms.js';
import { noun, seatNoun } from './terms.js';

/** What names need to know of a card. */
export interface Named {
  readonly name: InEveryLanguage;
  readonly titles?: readonly InEveryLanguage[];
}

/** The card of a piece: the Basic units in play are called B1.0, B1.1, … */
export const cardIdOf = (piece: string): string => piece.split('.', 1)[0]!;

export const cardName = (card: Named, language: Language): string => card.name[language];

/** The names of the Titles a card carries. */
export const titleNames = (card: Named, language: Language): string[] =>
  (card.titles ?? []).map((title) => title[language]);

/** Where names come from: the cards of the pack that is played, and the names of the players. */
export interface Sources {
  card(id: string): Named | undefined;
  seat?(seat: number): string | undefined;
}

/**
 * The words of the game for references in messages: { card: 'B1.0' }, { title: 'M01.1' } (the second Title of M01),
 * { seat: 0 }, and { attribute, zone, type, phase, direction } by id.
 */
export function termsOf(language: Language, { card, seat }: Sources): Terms {
  const named = (id: string): Named | undefined => card(id) ?? card(cardIdOf(id));
  return (kind, id): Term | undefined => {
    if (kind === 'seat') return typeof id === 'number' ? (seat?.(id) ?? seatNoun(id, language)) : undefined;
    if (typeof id !== 'string') return undefined;
    if (kind === 'card') return named(id)?.name[language];
    if (kind === 'title') return named(id)?.titles?.[Number(id.split('.')[1] ?? 0)]?.[language];
    return noun(kind, id, language);
  };
}
