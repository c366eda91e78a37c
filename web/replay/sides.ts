import type { Viewer } from '@tabula/kernel/shape.js';
import type { Who } from '../local/saves.js';

/**
 * The sides one may look from: one's own. On one screen everybody's, once the game is over; until then only what lies
 * open, because nobody holds the device alone.
 */
export function sidesOf(who: readonly Who[], over: boolean): readonly Viewer[] {
  const people = who.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (people.length === 1 || (over && people.length > 0)) return people;
  return [null];
}
