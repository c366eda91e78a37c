import type { Elekt, ElektView } from './board.js';
import type { Zone } from './content/behaviour.js';

/**
 * A view as a board to count on by the rules themselves: what its viewer does not see has no name there. Nothing that is
 * found out on it can betray more than the view.
 */

type Cards = readonly string[] | { readonly count: number };

/** A card of which nothing is known but that it is there. */
const UNSEEN = '?';

const seen = (cards: Cards): string[] =>
  'count' in cards ? Array.from({ length: cards.count }, () => UNSEEN) : [...cards];

export function openBoard(view: ElektView): Elekt {
  const zone = (id: Zone) => ({
    card: view.zones[id].card,
    units: view.zones[id].units.map((unit) => ({ ...unit, tokens: { ...unit.tokens } })),
  });
  return {
    ...view,
    seats: view.seats.map((player) => ({
      ...player,
      hand: seen(player.hand),
      drawn: seen(player.drawn),
      shown: [...player.shown],
      missions: [...player.missions],
      influences: [...player.influences],
      privileges: [...player.privileges],
    })),
    zones: { mission: zone('mission'), influence: zone('influence'), court: zone('court') },
    elite: seen(view.elite),
    discard: [...view.discard],
    missions: seen(view.missions),
    influences: seen(view.influences),
    privileges: seen(view.privileges),
    unused: seen(view.unused),
    gone: {
      missions: [...view.gone.missions],
      influences: [...view.gone.influences],
      privileges: [...view.gone.privileges],
    },
    pool: { ...view.pool },
    known: {},
  };
}
