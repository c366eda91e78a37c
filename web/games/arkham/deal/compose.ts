import type { ArkhamView } from '@tabula/arkham/board.js';
import type { Question } from '@tabula/kernel/question.js';
import type { Voice } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';
import type { Composer } from '../../../table/composer.js';
import { boardWords } from '../words.js';
import { harmAsked, harmComposer } from './harm.js';
import { isPurchase, shopComposer } from './shop.js';
import { isTrade, tradeComposer } from './trade.js';

/** Questions that are answered by putting things together first: harm on cards, cards into a basket, a deal. */
export function arkhamCompose(question: Question, board: unknown, voice: Voice, language: Language): Composer | null {
  const view = board as ArkhamView;
  const words = boardWords(language, {
    options: { pack: view.pack, scenario: view.scenario },
    name: (seat) => voice.name({ seat }),
  });
  const kind = harmAsked(question);
  if (kind !== null) return harmComposer(question, kind, voice, words);
  if (isTrade(question)) return tradeComposer(question, view, voice, words);
  return isPurchase(question) ? shopComposer(question, voice, words) : null;
}
