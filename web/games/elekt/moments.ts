import type { Event } from '@tabula/kernel/chance.js';
import type { Moment, MomentOf } from '../../table/cues.js';
import { idIn, seatIn } from '../../table/event.js';

const plate = (seat: number | null): readonly string[] => (seat === null ? [] : [`[data-flip-seat='${seat}']`]);
const zoneAt = (zone: unknown): readonly string[] => (zone === null ? [] : [`.ek-zones [data-zone='${String(zone)}']`]);
const cardAt = (card: unknown): readonly string[] => (card === null ? [] : [`[data-flip='card:${String(card)}']`]);

/** How long a pip takes when it is counted (milliseconds), what comes before the first and after the last. */
export const PIP = 150;
export const WAKE = 200;
const HOLD = 520;

/** So long (milliseconds) each event is on view; what is not here belongs to what came before it. */
const TIMES: { readonly [key: string]: number } = {
  'event.round': 1500,
  'event.direction': 900,
  'event.drew': 0,
  'event.kept': 900,
  'event.discarded-in-recruitment': 600,
  'event.redrew': 800,
  'event.assigned': 1000,
  'event.passed': 800,
  'event.used-instant': 1100,
  'event.attached': 900,
  'event.removed-token': 900,
  'event.switched-off': 900,
  'event.moved': 1000,
  'event.placed': 1000,
  'event.took-unit': 1000,
  'event.discarded-from-zone': 1000,
  'event.discarded-from-hand': 900,
  'event.recovered': 900,
  'event.named': 900,
  'event.zone': 800,
  'event.sealed-tie': 1100,
  'event.no-winner': 600,
  'event.won-confrontation': 1000,
  'event.swapped': 1300,
  'event.forged': 1300,
  'event.redirected': 1200,
  'event.annihilated': 1300,
  'event.saved': 1000,
  'event.saved-by-pact': 1000,
  'event.stayed': 1000,
  'event.returned-to-hand': 800,
  'event.card-unclaimed': 1200,
  'event.won-card': 2400,
  'event.scepter-given': 1500,
  'event.scepter-handed': 1500,
  'event.units-returned': 1100,
  'event.new-cards': 1800,
  'event.won-by-titles': 2000,
  'event.won-last-round': 2000,
  'event.herald': 1200,
};

/** What a player does in their own turn is seen by them as they do it. */
const OWN = new Set([
  'event.direction',
  'event.kept',
  'event.discarded-in-recruitment',
  'event.redrew',
  'event.assigned',
  'event.passed',
  'event.used-instant',
  'event.moved',
  'event.placed',
  'event.swapped',
  'event.herald',
]);

/** Where the Zone itself is lit, nothing in it is ringed. */
const LIT = new Set(['event.zone', 'event.no-winner', 'event.won-confrontation', 'event.card-unclaimed']);

/** What an instant ability does is part of its use. */
const EFFECTS = new Set(['event.paid-embers', 'event.gained-embers', 'event.lost-embers', 'event.took-embers']);

/** The moments of Elekt: what is counted is counted attribute by attribute, and who wins is said last. */
export const elektMoment: MomentOf = (event, you) => {
  const [zone, seat] = [idIn(event, 'zone', 'zone'), seatIn(event)];
  const attribute = idIn(event, 'attribute', 'attribute');
  if (event.key === 'event.count') return counted(event, zone, attribute);
  // The harvest at the end of a round is a moment of its own; else Embers go with what they are paid for.
  if (event.key === 'event.gained-embers' && event.rule === 'ELEK-17.44')
    return { id: 'harvest', ms: 900, where: plate(seat), seat: null, about: [{ phase: 'end' }] };
  const ms = TIMES[event.key];
  if (ms === undefined || EFFECTS.has(event.key)) return null;
  const card = idIn(event, 'unit', 'card');
  return {
    id: `${event.key}/${String(zone)}/${String(attribute)}/${seat}/${String(card)}`,
    ms: seat === you && OWN.has(event.key) ? 0 : ms,
    where: LIT.has(event.key) ? [] : [...places(event), ...cardAt(card), ...plate(seat)],
    seat,
    about: aboutOf(zone, attribute, seat),
    ...(event.key === 'event.round' && Number(event.params.round) > 1 ? { stays: true } : {}),
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
