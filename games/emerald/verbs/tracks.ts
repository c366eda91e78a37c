import { tell } from '@tabula/kernel/chance.js';
import { SANITY, TRACK_END } from '../board.js';
import { rule } from '../rules/kit.js';
import { advanceMarkers } from '../rules/points.js';
import { type Deed, partOf, type Using } from './verb.js';

/** Golovinski, and the second half of Freud: a marker moves up, at most to the end (EMER-9.11). */
export const advance: Deed<'advance'> = {
  possible: (s, _seat, { track }) => s.markers[track] < TRACK_END,
  does: rule<Using>('advance')({
    'EMER-18.15': (c) => {
      const { track, steps } = partOf(c.s, c.v, 'advance');
      advanceMarkers(c, c.v.seat, { loyalist: 0, restorationist: 0, [track]: steps });
    },
  }),
};

/** Freud: tokens from the supply until there are three. */
export const restoreSanity: Deed<'restore-sanity'> = {
  possible: (s, seat) => s.seats[seat]!.sanity < SANITY,
  does: rule<Using>('restore-sanity')({
    'EMER-18.18': (c) => {
      const { seat } = c.v;
      const player = c.s.seats[seat]!;
      const count = Math.min(SANITY - player.sanity, c.s.sanity);
      player.sanity += count;
      c.s.sanity -= count;
      if (count > 0) tell(c, 'event.calmed', { seat: { seat }, count });
    },
  }),
};
