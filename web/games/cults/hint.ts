import type { Option } from '@tabula/kernel/question.js';
import type { Voice } from '@tabula/kit/voice.js';

/** Answers that use or acquire a card: its own text says what for. */
const BY_CARD = ['option.use', 'option.use-against', 'option.use-paying', 'option.acquire'];

/** The text of the card that an answer is about; null where it is about none. */
export function cultsHint({ label }: Option, voice: Voice): string | null {
  const { card } = label.params;
  if (!BY_CARD.includes(label.key) || typeof card !== 'object' || card === null) return null;
  return voice.card(String(card.card))?.text.join(' ') ?? null;
}
