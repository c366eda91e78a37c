import { cardOf } from '@tabula/cults/content/cards.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { Option, Question } from '@tabula/kernel/question.js';

/** What is paid with what is best read from the cheapest way on. */

/** Questions that are answered by spending cards and tokens, and what they ask for. */
const SPENDING: Readonly<Record<string, 'power' | 'terror'>> = {
  'payment/spend': 'power',
  'terror/spend': 'terror',
};

/** Ways to pay from the cheapest on; questions of other kinds as they are. */
export function cheapestFirst(question: Question): Question {
  const asks = SPENDING[question.id];
  if (asks === undefined) return question;
  const dear = new Map(question.options.map((option) => [option, expense(option, asks)]));
  return { ...question, options: [...question.options].sort((a, b) => dear.get(a)! - dear.get(b)!) };
}

/** A card goes to the discard pile at the end of the round anyway, a token would stay: it is dearer than any card. */
const TOKEN = 100;

function expense({ refs, key }: Option, asks: 'power' | 'terror'): number {
  if (key === 'stop') return Number.POSITIVE_INFINITY;
  return refs.reduce((sum, ref) => sum + costOf(ref, asks), 0);
}

/** What else a card could have done, and what it gives beyond the need. */
function costOf(ref: Ref, asks: 'power' | 'terror'): number {
  if ('token' in ref) return TOKEN;
  if (typeof ref.card !== 'string') return 0;
  const card = cardOf(ref.card);
  const other = card.attack + (asks === 'power' ? card.terror : card.power);
  return 10 * other + (card.ability === undefined ? 0 : 5) + card[asks];
}
