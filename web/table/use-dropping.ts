import type { Ref } from '@tabula/kernel/chance.js';
import type { Question } from '@tabula/kernel/question.js';
import type { Face } from '../games/face.js';
import type { Bill } from './bill.js';
import { type Draft, EMPTY, isPicked, leadsOn, touched } from './compose.js';
import type { Composer } from './composer.js';
import { useDrag } from './use-drag.js';

interface Dropping {
  readonly question: Question | null;
  readonly busy: boolean;
  readonly face: Face;
  readonly composer: Composer | null;
  readonly bill: Bill | null;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly send: (keys: readonly string[]) => Promise<void>;
  readonly touch: (ref: Ref) => void;
  readonly askWhy: (ref: Ref) => void;
}

/** Cards are dragged onto what they are meant for: the same as to touch one and then the other. */
export function useDropping(board: { readonly current: HTMLElement | null }, dropping: Dropping): void {
  const { question, busy, face, composer, bill, draft, setDraft, send, touch, askWhy } = dropping;
  useDrag(board, {
    may: (thing) => {
      const ref = face.refAt(thing);
      const card = thing.getAttribute('data-card');
      if (question === null || busy || ref === null) return false;
      return composer?.may([], { card }) === true || leadsOn(question, EMPTY, { card });
    },
    drop(thing, onto) {
      const [from, to] = [{ card: thing.getAttribute('data-card') }, face.refAt(onto)];
      if (question === null) return;
      const chosen = composer?.touched([], from) ?? null;
      if (composer !== null && chosen !== null) {
        const there = to === null ? null : composer.touched(chosen, to);
        return setDraft({ ...draft, picked: there ?? chosen });
      }
      // What is put together grows by it, wherever it is let go.
      if (bill !== null || question.max > 1) {
        if (!isPicked(question, draft, from)) touch(from);
        return;
      }
      const begun = touched(question, EMPTY, from);
      if (begun.is === 'answer') void send(begun.keys);
      else if (begun.is === 'draft') {
        const meant = to === null ? begun : touched(question, begun.draft, to);
        if (meant.is === 'answer') void send(meant.keys);
        else if (meant.is === 'draft') setDraft(meant.draft);
        else if (to !== null) askWhy(to);
      }
    },
  });
}
