import type { QUESTIONS } from '@tabula/elekt/questions.js';
import type { Lesson } from '../../guide/lessons.js';
import type { TableNow } from '../../table/source.js';

const asks =
  (...ids: (keyof typeof QUESTIONS)[]) =>
  ({ question }: TableNow): boolean =>
    ids.some((id) => id === question?.id);

/** What Mother Vesper tells somebody in their first game. */
export const lessons: readonly Lesson[] = [
  { id: 'units', when: asks('recruit/keep'), at: ['.ek-drawn', '.table__board .may'] },
  { id: 'zones', when: asks('assignment/choice'), at: ['.ek-zones .slot.may', '.ek-zones [data-zone]'] },
  { id: 'counting', when: asks('assignment/choice'), at: ['.ek-tally'] },
  { id: 'embers', when: asks('instant-ability/use', 'confrontation/pay', 'harvest/choice'), at: ['.embers'] },
  { id: 'occultism', when: asks('occultism/token'), at: ['.ek-stage .is-now', '.ek-stage'] },
  { id: 'cunning', when: asks('cunning/choice'), at: ['.ek-stage .is-now', '.ek-stage'] },
  { id: 'violence', when: asks('violence/victim'), at: ['.ek-stage .is-now', '.ek-stage'] },
  { id: 'saving', when: asks('annihilate/save'), at: ['.ek-stage .is-now', '.ek-stage'] },
  { id: 'scepter', when: asks('round-end/scepter'), at: ['.ek-court__scepter', '.ek-court'] },
];
