import type { Option } from '@tabula/kernel/question.js';
import type { Voice } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';
import { boardWords, type Key } from './words.js';

/** CULT-5.13: what a die gives when it is kept. */
const GAINS: { readonly [face: string]: string } = { attack: 'thug', power: 'adept', terror: 'freak' };

const PLANS: { readonly [plan: string]: Key } = {
  growth: 'hint.growth',
  preparation: 'hint.preparation',
  influence: 'hint.influence',
  domination: 'hint.domination',
  bluff: 'hint.bluff',
};

/** Answers whose consequence is not in their words. */
const CONSEQUENCES: { readonly [label: string]: Key } = {
  'option.stay-away': 'hint.stay-away',
  'option.no-terror': 'hint.no-terror',
};

/** Answers that use or acquire a card: its own text says what for. */
const BY_CARD = ['option.use', 'option.use-against', 'option.use-paying', 'option.acquire'];

const isRef = (param: unknown, kind: string): param is { readonly [kind: string]: string } =>
  typeof param === 'object' && param !== null && kind in param;

/** What an answer leads to, for those who do not know the game by heart; null where its own words say it. */
export function cultsHint({ label }: Option, voice: Voice, language: Language): string | null {
  const words = boardWords(language);
  const { plan, face, card } = label.params;
  const consequence = CONSEQUENCES[label.key];
  if (consequence !== undefined) return words(consequence);
  if (label.key === 'option.plan' && isRef(plan, 'plan')) {
    const key = PLANS[plan.plan!];
    return key === undefined ? null : words(key);
  }
  if (label.key === 'option.die' && isRef(face, 'face')) {
    const token = GAINS[face.face!];
    return token === undefined ? words('hint.die.none') : words('hint.die', { token: { token } });
  }
  if (BY_CARD.includes(label.key) && isRef(card, 'card')) return voice.card(card.card!)?.text.join(' ') ?? null;
  return null;
}
