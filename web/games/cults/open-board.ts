type Cards = readonly string[] | { readonly count: number };

/** The cards of a pile that this viewer sees. */
export const cardsIn = (cards: Cards): string[] => ('count' in cards ? [] : [...cards]);

/** How many cards lie in a pile, seen or not. */
export const sizeOf = (cards: Cards): number => ('count' in cards ? cards.count : cards.length);
