import type { CultsView } from '@tabula/cults/board.js';
import type { District } from '@tabula/cults/content/behaviour.js';
import type { Question } from '@tabula/kernel/question.js';

/** What is being paid for in a district: cards of its stacks, a place of cult, a ritual. */
export interface PaidFor {
  readonly stacks: readonly string[];
  readonly place: boolean;
  readonly ritual: boolean;
}

const NOTHING: PaidFor = { stacks: [], place: false, ritual: false };

/** As the question of a payment says it; nothing in all other districts, and while nothing is paid. */
export function paidFor(question: Question | null, view: CultsView, id: District): PaidFor {
  if (question?.id !== 'payment/spend' || view.turn?.district !== id) return NOTHING;
  const items = String(question.prompt.params.items ?? '')
    .split(' ')
    .filter((item) => item !== '');
  return {
    stacks: items.filter((item) => item !== 'place' && !item.startsWith('ritual:')),
    place: items.includes('place'),
    ritual: items.some((item) => item.startsWith('ritual:')),
  };
}
