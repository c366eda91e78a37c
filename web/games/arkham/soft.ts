import type { BoardWords } from './words.js';

/** The long words of a language with the places where they may be parted, by how they are written without them. */
const lists = new Map<string, ReadonlyMap<string, string>>();

function listOf(words: BoardWords): ReadonlyMap<string, string> {
  const list = words('soft');
  const known = lists.get(list) ?? new Map(list.split(/\s/).map((word) => [word.replaceAll('-', ''), word]));
  lists.set(list, known);
  return known;
}

/**
 * A name or a text with soft hyphens in its long words: not every browser has a dictionary for it, and a small card is 60 px
 * wide. Words that the language does not list are left to the browser.
 */
export function softly(words: BoardWords, text: string): string {
  const list = listOf(words);
  return text.replace(/\p{L}+/gu, (word) => list.get(word)?.replaceAll('-', '\u00ad') ?? word);
}
