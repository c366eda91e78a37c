import type { Question } from '@tabula/kernel/question.js';

/** The cards that a question names: it is about them. */
export const cardsNamedIn = (question: Question | null): readonly string[] =>
  Object.values(question?.prompt.params ?? {}).flatMap((param) =>
    typeof param === 'object' && param !== null && typeof param.card === 'string' ? param.card : [],
  );
