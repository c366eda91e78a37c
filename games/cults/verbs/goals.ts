import { int, oneOf, type Shape } from '@tabula/kernel/shape.js';
import { type Declared, type Fields, type Held, type Instruction, instruction, type Verb } from '@tabula/kit/verb.js';
import { type Phrase, phrase } from '@tabula/words/phrase.js';
import { NPC } from '../board.js';
import { DISTRICTS, type District } from '../content/behaviour.js';
import { hasPlace, hasRitual, inPlay } from '../rules/districts.js';
import { markersOf, pointsOf, type Scored, scoringPlaces } from '../rules/points.js';

/** What a goal card asks of the player besides more points than the NPC (CULT-19.14); what is wanting, about in points. */
type Need<F extends Fields> = Declared<F, Verb<Held<F>, (s: Scored, it: Held<F>) => boolean, Scored>>;

const PLAYER = 0;
const markersIn = (s: Scored, at: District): number =>
  s.districts[at].domination.filter((owner) => owner === PLAYER).length;
const lacking = (wanted: number, is: number): number => Math.max(0, wanted - is);
const markers = (count: number, where: Phrase): Phrase => phrase('goal.markers', { count, where });

/** A number of districts, or all of them. */
const everyOr = (most: number): Shape<number | 'every-district'> => {
  const number = int(1, most);
  return {
    ...number,
    check: (value, path, about) => {
      if (value !== 'every-district') number.check(value, path, about);
    },
  } as Shape<number | 'every-district'>;
};

const PLACES = { count: everyOr(4) };
const wantedPlaces = (s: Scored, count: number | 'every-district'): number =>
  count === 'every-district' ? inPlay(s).length : count;
const scoringPlacesNeed: Need<typeof PLACES> = {
  fields: PLACES,
  does: (s, { count }) => scoringPlaces(s, PLAYER) >= wantedPlaces(s, count),
  says: ({ count }) =>
    count === 'every-district' ? phrase('goal.scoring-places.every') : phrase('goal.scoring-places', { count }),
  // A place that has no ritual yet is half of what is asked for.
  worth: ({ count }, s) => {
    let found = 0;
    for (const id of DISTRICTS) if (hasPlace(s, id, PLAYER)) found += hasRitual(s, id, PLAYER) ? 1 : 0.5;
    return lacking(wantedPlaces(s, count), found);
  },
};

const LEAD = { points: int(1, 20) };
const lead: Need<typeof LEAD> = {
  fields: LEAD,
  does: (s, { points }) => pointsOf(s, PLAYER) - pointsOf(s, NPC) >= points,
  says: ({ points }) => phrase('goal.lead', { points }),
  worth: ({ points }) => points, // the points themselves are compared elsewhere
};

const COUNT = { count: int(0, 8) };
const npcMarkers: Need<typeof COUNT> = {
  fields: COUNT,
  does: (s, { count }) => markersOf(s, NPC) <= count,
  says: ({ count }) => phrase('goal.npc-markers-at-most', { count }),
  worth: ({ count }, s) => lacking(markersOf(s, NPC), count),
};

const IN = { district: oneOf(...DISTRICTS), count: int(1, 5) };
const markersInNeed: Need<typeof IN> = {
  fields: IN,
  does: (s, { district, count }) => markersIn(s, district) >= count,
  says: ({ district, count }) => markers(count, phrase('where.district', { district: { district } })),
  worth: ({ district, count }, s) => lacking(count, markersIn(s, district)),
};

const markersEverywhere: Need<typeof COUNT> = {
  fields: COUNT,
  does: (s, { count }) => inPlay(s).every((id) => markersIn(s, id) >= count),
  says: ({ count }) => markers(count, phrase('where.every-district')),
  worth: ({ count }, s) => inPlay(s).reduce((sum, id) => sum + lacking(count, markersIn(s, id)), 0),
};

const markersNeed: Need<typeof COUNT> = {
  fields: COUNT,
  does: (s, { count }) => markersOf(s, PLAYER) >= count,
  says: ({ count }) => markers(count, phrase('where.board')),
  worth: ({ count }, s) => lacking(count, markersOf(s, PLAYER)),
};

const LEVEL = { level: oneOf(1, 2, 3) };
const hasLevel = (s: Scored, wanted: number): boolean =>
  inPlay(s).some((id) => s.districts[id].rituals.some(({ owner, level }) => owner === PLAYER && level === wanted));
const ritualOfLevel: Need<typeof LEVEL> = {
  fields: LEVEL,
  does: (s, { level }) => hasLevel(s, level),
  says: ({ level }) => phrase('goal.ritual-of-level', { level: { level } }),
  worth: ({ level }, s) => (hasLevel(s, level) ? 0 : 0.5),
};

const NEEDS = {
  'scoring-places': scoringPlacesNeed,
  lead,
  'npc-markers-at-most': npcMarkers,
  'markers-in': markersInNeed,
  'markers-in-every-district': markersEverywhere,
  markers: markersNeed,
  'ritual-of-level': ritualOfLevel,
};

export type GoalNeed = Instruction<'needs', typeof NEEDS>;
export const goalNeed = instruction('needs', NEEDS);

type AnyNeed = Verb<unknown, (s: Scored, it: unknown) => boolean, Scored>;
const needOf = (need: GoalNeed): AnyNeed => NEEDS[need.needs] as AnyNeed;

/** CULT-19.14: whether one requirement of a goal card is fulfilled. */
export const isMet = (s: Scored, need: GoalNeed): boolean => needOf(need).does(s, need);

/** How much is wanting to fulfil it, about in points. */
export const wanting = (s: Scored, need: GoalNeed): number => needOf(need).worth(need, s);

export const sayNeed = (need: GoalNeed): Phrase => needOf(need).says(need);
