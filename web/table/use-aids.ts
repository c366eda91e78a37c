import type { Voice } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';
import { useMemo } from 'preact/hooks';
import type { Face } from '../games/face.js';
import type { Bill } from './bill.js';
import type { Composer } from './composer.js';
import type { TableNow } from './source.js';

interface Aids {
  readonly bill: Bill | null;
  readonly composer: Composer | null;
}

const NONE: Aids = { bill: null, composer: null };

/** What a game has to help with an answer: a sum that is put together, or things that are chosen before what is done with them. */
export function useAids(face: Face, { question, board }: TableNow, voice: Voice, language: Language): Aids {
  return useMemo(
    () =>
      question === null || board === null
        ? NONE
        : {
            bill: face.bill?.(question, board, voice, language) ?? null,
            composer: face.compose?.(question, board, voice, language) ?? null,
          },
    [face, question, board, voice, language],
  );
}
