import type { Option } from '@tabula/kernel/question.js';
import type { Voice } from '@tabula/kit/voice.js';
import { idIn } from '../../table/event.js';

/** The text of the card that is played for it; what else an answer comes to is foreseen. */
export function emeraldHint({ label }: Option, voice: Voice): string | null {
  if (label.key !== 'option.act' && label.key !== 'option.free') return null;
  const card = idIn(label, 'card', 'card');
  return typeof card === 'string' ? (voice.card(card)?.text.join(' ') ?? null) : null;
}
