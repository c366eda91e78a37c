import type { Event } from '@tabula/kernel/chance.js';
import type { Moment, MomentOf } from '../../table/cues.js';
import { idIn, seatIn } from '../../table/event.js';
import { plate, shownFor, summedUp, type Told } from '../../table/told.js';

/** Events are shown at pieces of their district. */
interface ToldAt extends Told {
  readonly at?: 'ritual' | 'domination' | 'plans' | 'minds' | 'place' | 'stack';
}

/** The moments of Rise of the Cults; what is not here belongs to what came before it. */
const TOLD: { readonly [key: string]: ToldAt } = {
  'event.round': { ms: 1500 },
  'event.prologue': { ms: 1500 },
  'event.goal': { ms: 1500 },
  'event.stack-placed': { ms: 800, at: 'stack', own: true },
  'event.place-founded': { ms: 1000, at: 'place', own: true },
  'event.city-card': { ms: 2600 },
  'event.investigator-advanced': { ms: 900, at: 'minds' },
  'event.investigator-arrived': { ms: 1200, at: 'minds' },
  'event.mobilised': { ms: 500 },
  'event.rolled': { ms: 1000 },
  'event.rerolled': { ms: 900 },
  'event.die-set': { ms: 800 },
  'event.plan-placed': { ms: 900, at: 'plans', own: true },
  'event.skipped': { ms: 700 },
  'event.plan': { ms: 1100, at: 'plans', own: true },
  'event.spent-card': { ms: 0 },
  'event.spent-tokens': { ms: 0 },
  'event.acquired': { ms: 1200, at: 'stack', own: true },
  'event.destroyed': { ms: 900, own: true },
  'event.destroyed-for-ability': { ms: 1000 },
  'event.ability': { ms: 1000, own: true },
  'event.ritual-placed': { ms: 1200, at: 'ritual', own: true },
  'event.moved': { ms: 1200, at: 'ritual', own: true },
  'event.unopposed': { ms: 1100 },
  'event.responded': { ms: 1200, at: 'ritual' },
  'event.stayed-away': { ms: 700 },
  'event.confrontation': { ms: 1300 },
  'event.committed': { ms: 700, own: true },
  'event.revealed': { ms: 900 },
  'event.revealed-thugs': { ms: 1000 },
  'event.thugs-added': { ms: 800 },
  'event.card-added': { ms: 900 },
  'event.weakened': { ms: 1000 },
  'event.total': { ms: 900 },
  'event.confrontation-won': { ms: 1600 },
  'event.confrontation-tied': { ms: 1600 },
  'event.ritual-lost': { ms: 1100, at: 'ritual' },
  'event.redirected': { ms: 1000 },
  'event.disorganised': { ms: 900 },
  'event.confrontation-over': { ms: 2600 },
  'event.terror': { ms: 1800, at: 'minds' },
  'event.terror-declined': { ms: 800 },
  'event.domination': { ms: 1400, at: 'domination' },
  'event.domination-replaced': { ms: 1400, at: 'domination' },
  'event.ritual-removed': { ms: 1100, at: 'ritual', own: true },
  'event.hid': { ms: 700, own: true },
  'event.first-cultist': { ms: 900 },
  'event.scored': { ms: 1600 },
  'event.won': { ms: 1600 },
  'event.lost': { ms: 1600 },
  'event.npc-placed': { ms: 1100, at: 'plans' },
  'event.npc-rolled': { ms: 1300, at: 'plans' },
  'event.npc-plan': { ms: 1100, at: 'plans' },
  'event.npc-prepared': { ms: 1200, at: 'ritual' },
  'event.npc-moved': { ms: 1200, at: 'ritual' },
  'event.npc-grew': { ms: 1200, at: 'stack' },
  'event.npc-set-aside': { ms: 900 },
  'event.npc-dice': { ms: 1000 },
  'event.npc-dice-again': { ms: 1000 },
  'event.npc-terror': { ms: 1400, at: 'minds' },
};

/** Cards that are in force for all from now on. */
const READ = new Set(['event.city-card', 'event.prologue', 'event.goal']);

/** On a desk in the round city, on a phone in the panel of the district. */
function districtAt(district: string | number | null, at: ToldAt['at']): readonly string[] {
  if (district === null) return [];
  const panels = [`.cu-quarter--${district}`, `[data-focus='${district}']`];
  return at === undefined ? panels : [`[data-at='${at}:${district}']`, ...panels];
}

export const cultsMoment: MomentOf = (event, you) => {
  const told = TOLD[event.key];
  if (told === undefined) return null;
  const [seat, district] = [seatIn(event), idIn(event, 'district', 'district')];
  const card = idIn(event, 'card', 'card');
  return {
    id: idOf(event, district, seat, card),
    ms: shownFor(told, seat, you),
    where: [...places(event, seat, card), ...districtAt(district, told.at), ...plate(seat)],
    seat,
    about: aboutOf(event, seat, district),
    ...(READ.has(event.key) && typeof card === 'string' ? { reads: card } : {}),
    ...summedUp(event),
  };
};

/** What is paid is one act, and so is what all draw. */
function idOf({ key }: Event, district: unknown, seat: number | null, card: unknown): string {
  if (key === 'event.mobilised') return key;
  if (key === 'event.spent-card' || key === 'event.spent-tokens') return `paid/${seat}`;
  return `${key}/${String(district)}/${seat}/${String(card)}`;
}

const aboutOf = (event: Event, seat: number | null, district: string | number | null): Moment['about'] => [
  ...(district === null ? [] : [{ district }]),
  ...(idIn(event, 'plan', 'plan') === null ? [] : [{ plan: idIn(event, 'plan', 'plan') }]),
  ...(seat === null || district !== null ? [] : [{ seat }]),
];

/** Where something happens that is not in its district. */
function places({ key }: Event, seat: number | null, card: string | number | null): readonly string[] {
  switch (key) {
    case 'event.round':
      return ['.cu-hub', '.cu-plates'];
    case 'event.city-card':
    case 'event.prologue':
      return ['.cu-event', '.cu-now'];
    case 'event.revealed':
    case 'event.card-added':
      return card === null ? [] : [`.cu-stage [data-card='${card}']`];
    case 'event.total':
    case 'event.revealed-thugs':
    case 'event.committed':
    case 'event.weakened':
      return seat === null ? [] : [`.cu-stage .cu-side[data-seat='${seat + 1}']`];
    case 'event.confrontation-won':
    case 'event.confrontation-over':
      return seat === null ? ['.cu-stage'] : [`.cu-stage .cu-side[data-seat='${seat + 1}']`];
    case 'event.rolled':
    case 'event.rerolled':
    case 'event.die-set':
      return plate(seat);
    default:
      return [];
  }
}
