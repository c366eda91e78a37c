import type { Option, Question } from '@tabula/kernel/question.js';
import type { Voice } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';
import { idIn } from '../../table/event.js';
import { boardWords, type Key } from './words.js';

/** What a deed is, for those who do not know the game by heart. */
const DEEDS: { readonly [deed: string]: Key } = {
  place: 'hint.place',
  claim: 'hint.claim',
  retrieve: 'hint.retrieve',
  move: 'hint.move',
  markers: 'hint.markers',
  assassinate: 'hint.assassinate',
  discard: 'hint.discard',
  end: 'hint.end',
};

/** Answers whose consequence is not in their words. */
const CONSEQUENCES: { readonly [label: string]: Key } = {
  'option.reveal': 'hint.reveal',
};

/** What an answer leads to; null where its own words say it. */
export function emeraldHint(
  { key, label }: Option,
  voice: Voice,
  language: Language,
  _question: Question,
): string | null {
  const words = boardWords(language);
  const consequence = CONSEQUENCES[label.key];
  if (consequence !== undefined) return words(consequence);
  if (label.key === 'option.deed') {
    const deed = DEEDS[key];
    return deed === undefined ? null : words(deed);
  }
  if (label.key !== 'option.act' && label.key !== 'option.free') return null;
  const card = idIn(label, 'card', 'card');
  return typeof card === 'string' ? (voice.card(card)?.text.join(' ') ?? null) : null;
}
