import { refusalWords } from '../app/refusals.js';

/** What came of something: done, in words; refused, by its code; or nothing yet. */
export type Outcome = { readonly done: string } | { readonly code: string } | null;

export function Said({ outcome }: { readonly outcome: Outcome }) {
  if (outcome === null) return null;
  return 'done' in outcome ? (
    <p class="done" role="status">
      {outcome.done}
    </p>
  ) : (
    <p role="alert">{refusalWords(outcome.code)}</p>
  );
}
