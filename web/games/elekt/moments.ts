import type { Event } from '@tabula/kernel/chance.js';
import type { Moment, MomentOf } from '../../table/cues.js';
import { idIn, seatIn } from '../../table/event.js';
import { plate, shownFor, summedUp, type Told } from '../../table/told.js';

const zoneAt = (zone: unknown): readonly string[] => (zone === null ? [] : [`.ek-zones [data-zone='${String(zone)}']`]);
const cardAt = (card: unknown): readonly string[] => (card === null ? [] : [`[data-flip='card:${String(card)}']`]);

/** How long a pip takes when it is counted (milliseconds), what comes before the first and after the last. */
export const PIP = 150;
export const WAKE = 200;
const HOLD = 520;

/** The moments of Elekt; what is not here belongs to what came before it. */
const TOLD: { readonly [key: string]: Told } = {
  'event.round': { ms: 1500 },
  'event.direction': { ms: 900, own: true },
  'event.drew': { ms: 0 },
  'event.kept': { ms: 900, own: true },
  'event.discarded-in-recruitment': { ms: 600, own: true },
  'event.redrew': { ms: 800, own: true },
  'event.assigned': { ms: 1000, own: true },
  'event.passed': { ms: 800, own: true },
  'event.used-instant': { ms: 1100, own: true },
  'event.attached': { ms: 900 },
  'event.removed-token': { ms: 900 },
  'event.switched-off': { ms: 900 },
  'event.moved': { ms: 1000, own: true },
  'event.placed': { ms: 1000, own: true },
  'event.took-unit': { ms: 1000 },
  'event.discarded-from-zone': { ms: 1000 },
  'event.discarded-from-hand': { ms: 900 },
  'event.recovered': { ms: 900 },
  'event.named': { ms: 900 },
  'event.zone': { ms: 800 },
  'event.sealed-tie': { ms: 1100 },
  'event.no-winner': { ms: 600 },
  'event.won-confrontation': { ms: 1000 },
  'event.swapped': { ms: 1300, own: true },
  'event.forged': { ms: 1300 },
  'event.redirected': { ms: 1200 },
  'event.annihilated': { ms: 1300 },
  'event.saved': { ms: 1000 },
  'event.saved-by-pact': { ms: 1000 },
  'event.stayed': { ms: 1000 },
  'event.returned-to-hand': { ms: 800 },
  'event.card-unclaimed': { ms: 1200 },
  'event.won-card': { ms: 2400 },
  'event.scepter-given': { ms: 1500 },
  'event.scepter-handed': { ms: 1500 },
  'event.units-returned': { ms: 1100 },
  'event.new-cards': { ms: 1800 },
  'event.won-by-titles': { ms: 2000 },
  'event.won-last-round': { ms: 2000 },
  'event.herald': { ms: 1200, own: true },
};

/** Where the Zone itself is lit, nothing in it is ringed. */
const LIT = new Set(['event.zone', 'event.no-winner', 'event.won-confrontation', 'event.card-unclaimed']);

/** What is counted is counted attribute by attribute, and who wins is said last. */
export const elektMoment: MomentOf = (event, you) => {
  const [zone, seat] = [idIn(event, 'zone', 'zone'), seatIn(event)];
  const attribute = idIn(event, 'attribute', 'attribute');
  if (event.key === 'event.count') return counted(event, zone, attribute);
  // The harvest at the end of a round is a moment of its own; else Embers go with what they are paid for.
  if (event.key === 'event.gained-embers' && event.rule === 'ELEK-17.44')
    return { id: 'harvest', ms: 900, where: plate(seat), seat: null, about: [{ phase: 'end' }] };
  const told = TOLD[event.key];
  if (told === undefined) return null;
  const card = idIn(event, 'unit', 'card');
  return {
    id: `${event.key}/${String(zone)}/${String(attribute)}/${seat}/${String(card)}`,
    ms: shownFor(told, seat, you),
    where: LIT.has(event.key) ? [] : [...places(event), ...cardAt(card), ...plate(seat)],
    seat,
    about: aboutOf(zone, attribute, seat),
    ...summedUp(event),
    ...(event.key === 'event.won-card' && seat !== null
      ? { flies: { from: zoneAt(zone), to: plate(seat), text: { card: idIn(event, 'card', 'card') } } }
      : {}),
  };
};

const aboutOf = (zone: unknown, attribute: unknown, seat: number | null): Moment['about'] => [
  ...(typeof attribute === 'string' ? [{ attribute }] : []),
  ...(typeof zone === 'string' ? [{ zone }] : []),
  ...(zone === null && seat !== null ? [{ seat }] : []),
];

/** All pips of a player light up one after another, those of all players at the same time. */
function counted(event: Event, zone: unknown, attribute: unknown): Moment {
  const count = Number(event.params.count);
  return {
    id: `count/${String(zone)}/${String(attribute)}`,
    ms: count === 0 ? 0 : WAKE + PIP * count + HOLD,
    where: [],
    seat: null,
    about: aboutOf(zone, attribute, null),
    quiet: true,
  };
}

/** Where something happens that is not at the piece it names. */
function places({ key, params }: Event): readonly string[] {
  const { to } = params;
  switch (key) {
    case 'event.won-card':
    case 'event.scepter-given':
    case 'event.scepter-handed':
      return typeof to === 'object' && to !== null ? plate(Number(to.seat)) : [];
    case 'event.round':
      return ['.ek-court'];
    case 'event.units-returned':
    case 'event.new-cards':
      return ['.ek-zones'];
    case 'event.returned-to-hand':
    case 'event.kept':
    case 'event.discarded-in-recruitment':
    case 'event.redrew':
      return plate(Number((params.seat as { readonly seat?: number } | undefined)?.seat ?? -1));
    default:
      return [];
  }
}
