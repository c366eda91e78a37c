/** The letters of the longest word of a name: it can be set so small that the word need not break. */
export const lettersOf = (name: string): string => String(Math.max(...name.split(/[\s-]/).map(({ length }) => length)));
