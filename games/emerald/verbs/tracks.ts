import { tell } from '@tabula/kernel/chance.js';
import { int, oneOf } from '@tabula/kernel/shape.js';
import { phrase } from '@tabula/words/phrase.js';
import { SANITY, TRACK_END } from '../board.js';
import { FACTIONS } from '../content/behaviour.js';
import { rule } from '../rules/kit.js';
import { advanceMarkers } from '../rules/points.js';
import { type EffectVerb, NONE, partOf, type Using } from './verb.js';

const ADVANCE = { track: oneOf(...FACTIONS), steps: int(1, 5) };

/** Golovinski, and the second half of Freud: a marker moves up, at most to the end (EMER-9.11). */
export const advance: EffectVerb<typeof ADVANCE> = {
  fields: ADVANCE,
  possible: (s, { track }) => s.markers[track] < TRACK_END,
  does: rule<Using>('advance')({
    'EMER-18.15': (c) => {
      const { track, steps } = partOf(c.s, c.v, 'advance');
      advanceMarkers(c, c.v.seat, { loyalist: 0, restorationist: 0, [track]: steps });
    },
  }),
  says: ({ track, steps }) => phrase('do.advance', { track: { track }, steps }),
  worth: ({ track, steps }, faction) => (track === faction ? 0.7 : 0.1) * steps,
};

/** Freud: tokens from the supply until there are three. */
export const restoreSanity: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: (s, _it, seat) => s.seats[seat]!.sanity < SANITY,
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
  says: () => phrase('do.restore-sanity', { count: SANITY }),
  worth: () => 0.3,
};
