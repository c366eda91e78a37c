const BOUND = '\u00a0';

/** Polish leaves no word of one letter at the end of a line, and no language parts a number from what it counts. */
export function bind(text: string, language: string): string {
  const counted = text.replace(/(?<=\d) (?=[\p{L}\p{Sc}])/gu, BOUND);
  return language === 'pl' ? counted.replace(/(?<=(?:^|[\s(„])[aiouwzAIOUWZ]) /gu, BOUND) : counted;
}

/** The same with plain spaces, where lines are broken already, or where somebody looks for words. */
export const unbound = (text: string): string => text.replaceAll(BOUND, ' ');
