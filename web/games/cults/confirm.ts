import type { CultsView } from '@tabula/cults/board.js';
import { cardOf } from '@tabula/cults/content/cards.js';
import { openBoard } from '@tabula/cults/open-board.js';
import { ritualValue } from '@tabula/cults/rules/districts.js';
import type { Question } from '@tabula/kernel/question.js';
import type { Language } from '@tabula/words/language.js';
import { boardWords } from './words.js';

/** What confirming does: how many dice are thrown again, how strong one is with the cards chosen so far. */
export function cultsConfirm(
  question: Question,
  ticked: readonly string[],
  board: unknown,
  language: Language,
): string | null {
  const words = boardWords(language);
  const view = board as CultsView;
  if (question.id === 'recruit/dice') return words('confirm.dice', { count: ticked.length });
  if (question.id !== 'commitment/cards' || view.fight === null) return null;
  const cards = question.options.filter(({ key }) => ticked.includes(key)).flatMap(({ refs }) => refs);
  const attack = cards.reduce(
    (sum, { card }) => sum + cardOf(String(card)).attack,
    ritualValue(openBoard(view), view.fight.district, question.seat),
  );
  return words('confirm.cards', { count: ticked.length, attack });
}
