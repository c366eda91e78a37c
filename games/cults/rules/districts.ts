import type { Seat } from '@tabula/kernel/json.js';
import type { Cults, CultsView } from '../board.js';
import { DISTRICTS, type District, type Level } from '../content/behaviour.js';
import { CITIES } from '../content/cards.js';
import { optionsOf } from '../table-options.js';
import type { CityEffect } from '../verbs/city.js';

/** Reading the city: what lies in its districts, and what the city card in force changes. */

/** What lies open of the city: a board has it, and so has the view of anybody. */
export type City = Pick<CultsView, 'house' | 'districts'>;
/** The city with the card in force. */
export type CityNow = City & Pick<CultsView, 'event'>;

/** CULT-21.7: the districts in the game, in ascending number. */
export const inPlay = (s: City): District[] => DISTRICTS.filter((id) => s.districts[id].open);

/** CULT-1.4, CULT-1.5: ritual spaces that are neither blocked nor taken. */
export const freeSpaces = (s: City, at: District): number => optionsOf(s).ritualCap - s.districts[at].rituals.length;

export const hasPlace = (s: City, at: District, seat: Seat): boolean => s.districts[at].places.includes(seat);

/** The levels of a player's rituals in a district, lowest first. */
export const levelsOf = (s: City, at: District, seat: Seat): Level[] =>
  s.districts[at].rituals
    .filter(({ owner }) => owner === seat)
    .map(({ level }) => level)
    .sort();

export const hasRitual = (s: City, at: District, seat: Seat): boolean =>
  s.districts[at].rituals.some(({ owner }) => owner === seat);

/** CULT-1.29, CULT-1.30: what the rituals of a player are worth in a district, in attack and in terror. */
export function ritualValue(s: City, at: District, seat: Seat): number {
  let value = 0;
  for (const { owner, level } of s.districts[at].rituals) if (owner === seat) value += level;
  return value;
}

/** A ritual on the board, by where it stands and its level: two alike are the same to everybody. */
export type Standing = readonly [District, Level];

const LEVELS: readonly Level[] = [1, 2, 3];

/** The different rituals of a player in the other districts in play, the lowest of each first. */
export function ritualsElsewhere(s: City, at: District, seat: Seat): Standing[] {
  const found: Standing[] = [];
  for (const id of DISTRICTS) {
    if (id === at || !s.districts[id].open) continue;
    for (const level of LEVELS)
      if (s.districts[id].rituals.some((ritual) => ritual.owner === seat && ritual.level === level))
        found.push([id, level]);
  }
  return found;
}

/** Takes a ritual off the board into its owner's supply. */
export function takeRitual(s: Cults, at: District, seat: Seat, level: Level): void {
  const { rituals } = s.districts[at];
  const index = rituals.findIndex((ritual) => ritual.owner === seat && ritual.level === level);
  rituals.splice(index, 1);
  s.seats[seat]!.rituals[level - 1]!++;
}

/** Puts a ritual from its owner's supply onto the board. */
export function putRitual(s: Cults, at: District, seat: Seat, level: Level): void {
  s.seats[seat]!.rituals[level - 1]!--;
  s.districts[at].rituals.push({ owner: seat, level });
}

/** CULT-4.4, CULT-21.15: what the city card in force does, if it is of this kind. */
export function cityEffect<K extends CityEffect['is']>(
  s: Pick<CultsView, 'event'>,
  is: K,
): Extract<CityEffect, { is: K }> | undefined {
  if (s.event === null) return undefined;
  const { effect } = CITIES[s.event]!;
  return effect.is === is ? (effect as Extract<CityEffect, { is: K }>) : undefined;
}

/** CULT-12.4, CULT-17.8: the sanity of a district now. */
export function sanityOf(s: CityNow, at: District): number {
  const { sanity, investigators } = s.districts[at];
  return sanity + investigators + (cityEffect(s, 'sanity')?.change ?? 0);
}
