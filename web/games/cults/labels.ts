import type { District, Level } from '@tabula/cults/content/behaviour.js';
import { freeSpaces, sanityOf } from '@tabula/cults/rules/districts.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Seen } from './seen.js';

/** A whole district in words: for those who do not see it. */
export function districtLabel({ s, view, words, nameOf, options }: Seen, id: District): string {
  const { investigators, track, rituals, places, domination, plans } = view.districts[id];
  const names = (seats: readonly Seat[]) => seats.map((seat) => nameOf(seat)).join(', ');
  const parts = [
    words('district', { district: { district: id } }),
    words('sanity', { sanity: sanityOf(s, id), investigators }),
    words('track', { steps: track }),
    words('spaces', { free: freeSpaces(s, id), cap: options.ritualCap }),
    ...rituals.map(({ owner, level }) => words('ritual', { seat: { seat: owner }, level: { level } })),
    places.length > 0 ? words('places', { names: names(places) }) : '',
    domination.length > 0 ? words('domination', { names: names(domination) }) : '',
    plans.length > 0 ? words('plans', { names: names([...plans].reverse()) }) : '',
  ];
  return parts.filter((part) => part !== '').join('; ');
}

/** A ritual on its space. */
export function ritualLabel({ words }: Seen, id: District, owner: Seat, level: Level): string {
  return words('ritual.in', { seat: { seat: owner }, level: { level }, district: { district: id } });
}
