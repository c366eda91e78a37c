import type { TableNow } from './source.js';

/**
 * What comes after what is shown, as far as it is known by now: a decision of one's own, one of other people, nothing
 * more; or it is not known yet, because a bot has still to answer or because all decide what one of them is asked.
 */
export type Then = 'asked' | 'wait' | 'unknown' | 'over';

/** What is true of the table now, while something that happened before is shown. */
export function thenAt({
  question,
  result,
  council,
  waiting,
  sitters,
}: Pick<TableNow, 'question' | 'result' | 'council' | 'waiting' | 'sitters'>): Then {
  if (result !== null) return 'over';
  if (question !== null) return 'asked';
  const people = waiting.some((seat) => sitters[seat]?.kind === 'person' && sitters[seat].lent !== true);
  return people && !council ? 'wait' : 'unknown';
}
