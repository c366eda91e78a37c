import type { Event } from '@tabula/kernel/chance.js';
import type { Beat } from '../../../table/source.js';

/** What was told of this round since something began, that itself included; null if it has not begun. */
export function since(story: readonly Beat[], begins: (event: Event) => boolean): readonly Event[] | null {
  const told: Event[] = [];
  for (let beat = story.length - 1; beat >= 0; beat--) {
    const { events } = story[beat]!;
    for (let at = events.length - 1; at >= 0; at--) {
      const event = events[at]!;
      told.push(event);
      if (begins(event)) return told.reverse();
      if (event.key === 'event.round') return null;
    }
  }
  return null;
}

/** Everything that was told of this round, as far as it is known. */
export function thisRound(story: readonly Beat[]): readonly Event[] {
  const told: Event[] = [];
  for (const { events } of story) {
    const begins = events.findLastIndex(({ key }) => key === 'event.round');
    if (begins >= 0) told.length = 0;
    told.push(...events.slice(begins + 1));
  }
  return told;
}

/** The faces of dice as an event tells them: "2 5 5". */
export const facesIn = ({ params }: Event): readonly number[] =>
  String(params.faces ?? '')
    .split(' ')
    .filter((face) => face !== '')
    .map(Number);
