import type { Who } from '../local/saves.js';
import type { Side } from './past.js';

/**
 * The sides one may look from: one's own. On one screen everybody's, once the game is over; until then only what lies
 * open, because nobody holds the device alone. When it is over, nobody has anything to hide.
 */
export function sidesOf(who: readonly Who[], over: boolean): readonly Side[] {
  const people = who.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const own: readonly Side[] = people.length === 1 || (over && people.length > 0) ? people : [null];
  return over ? [...own, 'all'] : own;
}
