import { type Key, knows, say } from '../text/words.js';

/** A refusal in the reader's own words: what a server sends with its code is English and for programs. */
export const refusalWords = (code: string): string =>
  knows(`refusal.${code}`) ? say(`refusal.${code}` as Key) : say('refusal.unknown');
