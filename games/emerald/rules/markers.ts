import type { Seat } from '@tabula/kernel/json.js';
import { ask } from '@tabula/kernel/rule.js';
import { ALWAYS, STOP } from '@tabula/kit/acting.js';
import { type CardId, type Emerald, TRACK_END } from '../board.js';
import { FACTIONS, type Faction } from '../content/behaviour.js';
import { discardPlayed, handWith, playFor } from './cards.js';
import { orNothing, rule } from './kit.js';
import { advanceMarkers } from './points.js';
import { countOf, withoutSurplus } from './sets.js';

/** EMER-9.6: sets for one marker of which no card is surplus. */
export function markerSets(s: Emerald, seat: Seat, track: Faction, without: readonly CardId[] = []): CardId[][] {
  const cards = handWith(s, seat, track).filter((card) => !without.includes(card));
  return withoutSurplus(s, cards, track, TRACK_END - s.markers[track]);
}

/** The game is over when a marker has reached the end, so while it runs every marker symbol has an effect. */
export const canMoveMarkers = (s: Emerald, seat: Seat): boolean =>
  FACTIONS.some((track) => handWith(s, seat, track).length > 0);

type Set = readonly CardId[] | typeof STOP;

/** Section 9: cards for the one marker, then cards for the other (EMER-9.1, EMER-9.2). */
export const markers = rule<{ seat: Seat }, { restorationist: Set; loyalist: Set }>('markers')({
  'EMER-9.1': ({ s, v }) => {
    const sets = markerSets(s, v.seat, 'restorationist');
    const others = handWith(s, v.seat, 'loyalist').length > 0;
    return ask(v.seat, 'restorationist', others ? [...sets, STOP] : orNothing(sets), ALWAYS);
  },
  'EMER-9.2': ({ s, v }) => {
    const played = v.restorationist === STOP ? [] : v.restorationist;
    const sets = markerSets(s, v.seat, 'loyalist', played);
    return ask(v.seat, 'loyalist', played.length > 0 ? [...sets, STOP] : orNothing(sets), ALWAYS);
  },
  'EMER-9.5': (c) => {
    const { seat } = c.v;
    const restorationist = c.v.restorationist === STOP ? [] : c.v.restorationist;
    const loyalist = c.v.loyalist === STOP ? [] : c.v.loyalist;
    const cards = [...restorationist, ...loyalist];
    playFor(c, seat, restorationist, 'restorationist');
    playFor(c, seat, loyalist, 'loyalist');
    advanceMarkers(c, seat, {
      restorationist: countOf(c.s, restorationist, 'restorationist'),
      loyalist: countOf(c.s, loyalist, 'loyalist'),
    });
    discardPlayed(c.s, seat, cards);
  },
});
