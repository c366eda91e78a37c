import type { Event } from '@tabula/kernel/chance.js';
import type { Moment, MomentOf } from '../../table/cues.js';
import { idIn, seatIn } from '../../table/event.js';
import { plate, shownFor, summedUp, type Told } from '../../table/told.js';

interface ToldAt extends Told {
  /** At somebody's pieces in the city, at its stack or its royal; at Limbo, a track or a plate. Else at the city. */
  readonly at?: 'pieces' | 'stack' | 'royal' | 'limbo' | 'track' | 'plate';
}

/** The moments of A Study in Emerald; what is not here belongs to what came before it. */
const TOLD: { readonly [key: string]: ToldAt } = {
  'event.round': { ms: 1300 },
  'event.first': { ms: 1200, at: 'plate' },
  'event.first-agent': { ms: 900, at: 'pieces', own: true },
  'event.turn': { ms: 600, at: 'plate', own: true },
  'event.passed': { ms: 700, at: 'plate', own: true },
  'event.plays': { ms: 900, at: 'plate', own: true },
  'event.uses': { ms: 1200, at: 'plate', own: true },
  'event.placed': { ms: 1200, at: 'pieces', own: true },
  'event.claimed': { ms: 1300, at: 'stack', own: true },
  'event.recruited': { ms: 900, at: 'pieces' },
  'event.points': { ms: 900, at: 'plate' },
  'event.sanity': { ms: 1300, at: 'plate' },
  'event.turned-up': { ms: 900, at: 'stack' },
  'event.royal': { ms: 1400, at: 'royal' },
  'event.retrieved': { ms: 700, at: 'pieces', own: true },
  'event.retrieved-limbo': { ms: 700, at: 'limbo', own: true },
  'event.recovered': { ms: 1000, at: 'limbo', own: true },
  'event.moved': { ms: 1200, at: 'pieces', own: true },
  'event.marker': { ms: 1200, at: 'track', own: true },
  'event.difference': { ms: 1400, at: 'track' },
  'event.attacks': { ms: 1600, at: 'pieces', own: true },
  'event.attacks-royal': { ms: 1600, at: 'royal', own: true },
  'event.supports': { ms: 700, own: true },
  'event.supports-by-text': { ms: 700, own: true },
  'event.blocked': { ms: 1800 },
  'event.killed': { ms: 1600, at: 'pieces' },
  'event.killed-royal': { ms: 1800, at: 'royal' },
  'event.hid-royal': { ms: 1600, at: 'royal' },
  'event.lost-agent': { ms: 1000, at: 'pieces' },
  'event.revealed': { ms: 1600, at: 'plate' },
  'event.returned': { ms: 800, at: 'pieces', own: true },
  'event.changed-heart': { ms: 1500, at: 'plate' },
  'event.replaced': { ms: 1400, at: 'pieces' },
  'event.sent': { ms: 1200, at: 'pieces', own: true },
  'event.parked': { ms: 900, at: 'pieces', own: true },
  'event.unparked': { ms: 1100, at: 'pieces', own: true },
  'event.fed': { ms: 900, at: 'pieces', own: true },
  'event.removed-top': { ms: 1100, at: 'stack', own: true },
  'event.devoured': { ms: 2000 },
  'event.swept-agents': { ms: 700, at: 'pieces' },
  'event.sent-home': { ms: 1000, at: 'pieces' },
  'event.banished': { ms: 1000, at: 'pieces' },
  'event.examined': { ms: 1200, at: 'plate' },
  'event.calmed': { ms: 900, at: 'plate' },
  'event.dragged-off': { ms: 1300, at: 'pieces' },
  'event.zombie': { ms: 800 },
  'event.undead-ended': { ms: 1500 },
  'event.ended-points': { ms: 1800 },
  'event.ended-track': { ms: 1800, at: 'track' },
  'event.ended-reveal': { ms: 1800 },
  'event.ended-idle': { ms: 1600 },
  'event.ended-rounds': { ms: 1600 },
};

/** Whose pieces an event is about, by the name of its parameter. */
const OWNERS = ['victim', 'owner', 'seat'] as const;

export const emeraldMoment: MomentOf = (event, you) => {
  const told = TOLD[event.key];
  if (told === undefined) return null;
  const seat = seatIn(event);
  const city = cityIn(event);
  return {
    id: idOf(event, seat, city),
    ms: shownFor(told, seat, you),
    where: [...places(event, told.at, city), ...cityAt(city), ...plate(seat)],
    seat,
    about: aboutOf(seat, city),
    ...summedUp(event),
  };
};

/** Where it happens: an agent that moves is seen where it arrives. */
const cityIn = (event: Event): string | number | null => idIn(event, 'to', 'city') ?? idIn(event, 'city', 'city');

/** Cards that are played together are one act, and so is what supports an assassination. */
function idOf({ key }: Event, seat: number | null, city: unknown): string {
  if (key === 'event.plays') return `plays/${seat}`;
  if (key.startsWith('event.supports')) return `supports/${seat}`;
  return `${key}/${String(city)}/${seat}`;
}

/** On a desk on the map, on a phone in the panel of the city. */
const cityAt = (city: string | number | null): readonly string[] =>
  city === null ? [] : [`.em-city[data-at='${city}']`, `[data-focus='${city}']`];

const within = (city: string | number, part: string): readonly string[] => cityAt(city).map((box) => `${box} ${part}`);

function places(event: Event, at: ToldAt['at'], city: string | number | null): readonly string[] {
  if (at === 'plate') return plate(seatIn(event));
  if (at === 'limbo') return ['[data-at=limbo]'];
  if (at === 'track') return [`[data-at='track:${idIn(event, 'track', 'track')}']`, '.em-tracks'];
  if (city === null) return [];
  if (at === 'stack') return within(city, '.em-pile');
  if (at === 'royal') return within(city, '.em-cameo');
  if (at !== 'pieces') return [];
  const owner = OWNERS.map((name) => seatIn(event, name)).find((found) => found !== null);
  return owner === undefined || owner === null ? [] : within(city, `[data-seat='${owner + 1}']`);
}

const aboutOf = (seat: number | null, city: string | number | null): Moment['about'] =>
  city !== null ? [{ city }] : seat === null ? [] : [{ seat }];
