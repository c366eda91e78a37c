import type { Phrase } from '@tabula/words/phrase.js';
import type { Sentence } from './sentences.js';

/** A part of a card's text: what it is ("Action"), and what it says. */
export interface Paragraph {
  readonly lead: Phrase | null;
  readonly sentences: readonly Sentence[];
}

export const paragraph = (sentences: readonly Sentence[], lead: Phrase | null = null): Paragraph => ({
  lead,
  sentences,
});
