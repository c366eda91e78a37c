import { useState } from 'preact/hooks';
import type { Said } from './composer.js';
import { perform } from './perform.js';
import type { Refusal, TableSource } from './source.js';

/** Gives answers, one at a time or several in a row; while one is under way nothing else is sent. */
export function useSending(source: TableSource, sent: (refusal: Refusal | null) => void) {
  const [busy, setBusy] = useState(false);
  const work = async (act: () => Promise<Refusal | null>) => {
    if (busy) return;
    setBusy(true);
    const refusal = await act();
    setBusy(false);
    sent(refusal);
  };
  return {
    busy,
    send: (keys: readonly string[]) => work(() => source.answer(keys)),
    sendAll: (answers: readonly Said[]) => work(() => perform(source, answers)),
  };
}
