import type { QuestionId } from '@tabula/cults/questions.js';
import type { Lesson } from '../../guide/lessons.js';
import type { TableNow } from '../../table/source.js';

const asks =
  (...ids: QuestionId[]) =>
  ({ question }: TableNow): boolean =>
    ids.some((id) => id === question?.id);

/** What the Sexton tells somebody in their first game. */
export const lessons: readonly Lesson[] = [
  { id: 'places', when: asks('first-places/district'), at: ['.table__board .may', '.cu-city', '.cu-focus'] },
  { id: 'dice', when: asks('recruit/dice'), at: ['.cu-dicebox', '.cu-dice'] },
  { id: 'plans', when: asks('planning/district'), at: ['.cu-planboard', '.cu-now', '.cu-hand'] },
  { id: 'actions', when: asks('turn/choice'), at: ['.cu-tower', '.cu-planboard', '.cu-now'] },
  { id: 'paying', when: asks('payment/spend'), at: ['.cu-hand'] },
  { id: 'standing', when: asks('domination/moved'), at: ['.cu-stage', '.cu-hand'] },
  { id: 'fighting', when: asks('commitment/cards', 'commitment/thugs'), at: ['.cu-sides', '.cu-stage', '.cu-hand'] },
  { id: 'terror', when: asks('terror/spend'), at: ['.cu-hand'] },
];
