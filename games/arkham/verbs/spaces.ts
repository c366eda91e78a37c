import type { Here } from '@tabula/kernel/instructions.js';
import { type Arkham, SHEET } from '../board.js';
import type { Space } from '../language/targets.js';
import { kindOf, pieceOfSide, tableFor } from '../packs.js';
import {
  distance,
  inPlay,
  isStreet,
  monsterCard,
  monsterIn,
  placesOf,
  seatsInPlay,
  spacesOf,
  tileAt,
  unstableSpaces,
} from '../rules/look.js';
import { leadInPlay } from '../rules/monsters.js';
import { stepsFrom } from '../rules/move.js';
import { best } from '../rules/prey.js';
import { monsterOf } from './verb.js';

/** Which spaces an instruction means. */

/** Several at once, one by one; anything else is one space, of those that fit. */
const EACH: readonly Space[] = ['each-space-of-your-neighbourhood', 'space-of-each-cultist', 'space-of-each-scar'];
export const isEach = (where: Space): boolean => EACH.includes(where);

const spaceOfSeat = (s: Arkham, seat: number): number[] => (inPlay(s, seat) ? [s.seats[seat]!.space] : []);
const neighbours = (s: Arkham, space: number): readonly number[] => tableFor(s).neighbours[space] ?? [];
const own = (s: Arkham, { seat }: Here): readonly number[] => {
  const tile = inPlay(s, seat) ? tileAt(s, s.seats[seat]!.space) : null;
  return tile === null ? [] : spacesOf(s, tile);
};
/** The monster whose text it is, or that the text is about. */
const itsSpace = (s: Arkham, here: Here): number[] => {
  const monster = monsterIn(s, pieceOfSide(here.of)) ?? monsterIn(s, monsterOf(here));
  return monster === undefined ? [] : [monster.space];
};
const marked = (s: Arkham, face: string): number[] =>
  s.markers.filter(({ token }) => token.startsWith(`marker/${face}`)).map(({ space }) => space);

/** ARK-R.115: the streets that are nearest to somebody. */
function streetsNear(s: Arkham, space: number | undefined): number[] {
  const streets = [...tableFor(s).spaces.keys()].filter((one) => isStreet(s, one));
  return space === undefined ? streets : best(streets, (street) => -distance(s, street, space));
}

const FOUND: { readonly [W in Space]?: (s: Arkham, here: Here) => readonly number[] } = {
  'your-space': (s, { seat }) => spaceOfSeat(s, seat),
  'its-space': itsSpace,
  'their-space': (s, { bound }) => spaceOfSeat(s, typeof bound.investigator === 'number' ? bound.investigator : -1),
  'leads-space': (s) => spaceOfSeat(s, leadInPlay(s) ?? -1),
  'a-space-of-your-neighbourhood': own,
  'another-space-of-your-neighbourhood': (s, here) => own(s, here).filter((one) => one !== s.seats[here.seat]!.space),
  'each-space-of-your-neighbourhood': own,
  'any-space': placesOf,
  'up-to-2-different-spaces': placesOf,
  'any-space-with-doom': (s) => placesOf(s).filter((one) => s.doom[one]! > 0),
  'any-space-of-an-anomaly': (s) => placesOf(s).filter((one) => s.tiles[tileAt(s, one)!].anomaly),
  'adjacent-street': (s, { seat }) =>
    spaceOfSeat(s, seat).flatMap((space) => stepsFrom(s, space).filter((one) => isStreet(s, one))),
  'adjacent-to-it': (s, here) => itsSpace(s, here).flatMap((space) => neighbours(s, space)),
  'adjacent-to-it-with-most-doom': (s, here) =>
    best(
      itsSpace(s, here).flatMap((space) => neighbours(s, space)),
      (one) => s.doom[one]!,
    ),
  'space-with-most-doom': (s) => best(placesOf(s), (one) => s.doom[one]!),
  'space-of-each-cultist': (s) =>
    s.monsters.filter(({ card }) => monsterCard(s, card).traits.includes('cultist')).map(({ space }) => space),
  'space-of-each-scar': (s) =>
    s.markers.filter(({ token, mended }) => !mended && kindOf(token) === 'marker/white').map(({ space }) => space),
  'unstable-space': unstableSpaces,
  'street-nearest-lead': (s) => {
    const lead = leadInPlay(s);
    return streetsNear(s, lead === null ? undefined : s.seats[lead]!.space);
  },
  'street-nearest-its-prey': (s) => streetsNear(s, s.seats[seatsInPlay(s)[0] ?? -1]?.space),
  'blue-marker': (s) => marked(s, 'blue'),
  'red-marker': (s) => marked(s, 'red'),
  sheet: () => [SHEET],
};

/** The spaces that fit now; none if there is no such space (ARK-003). */
export function spacesFor(s: Arkham, where: Space, here: Here): readonly number[] {
  const named = tableFor(s).spaceOf[where];
  return named === undefined ? (FOUND[where]?.(s, here) ?? []) : [named];
}
