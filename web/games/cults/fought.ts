import { NPC } from '@tabula/cults/board.js';
import type { District } from '@tabula/cults/content/behaviour.js';
import { cardOf } from '@tabula/cults/content/cards.js';
import type { Total } from '@tabula/cults/rules/totals.js';
import type { Event } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { idIn, seatIn } from '../../table/event.js';
import type { Beat } from '../../table/source.js';

/** One side of a confrontation that is over. */
export interface FoughtSide {
  readonly seat: Seat;
  /** What it fought with in the end; null for a card that has been hidden again since. */
  readonly cards: readonly (string | null)[];
  readonly total: number;
  /** What the total was made of; null where not all of that can be seen any more. */
  readonly made: Total | null;
  /** What came of it for this side, in order. */
  readonly effects: readonly Event[];
}

/** A confrontation as the story told it: its clean-up takes all of it from the table at once. */
export interface Fought {
  /** Which part of the story ended it. */
  readonly seq: number;
  readonly district: District;
  /** Who called for it. */
  readonly by: Seat;
  readonly winner: Seat | null;
  /** The rule that decided it. */
  readonly rule: string;
  readonly sides: readonly FoughtSide[];
}

/** So many of the last decisions may come at once: what one of them ended is still new. */
const NEW = 3;

/** What follows from the outcome for one side. */
const EFFECTS: readonly string[] = ['event.ritual-lost', 'event.redirected', 'event.disorganised', 'event.gained'];

/** The confrontation that has just ended, if one has. */
export function foughtIn(story: readonly Beat[]): Fought | null {
  for (let at = story.length - 1; at >= Math.max(0, story.length - NEW); at--) {
    const { seq, events } = story[at]!;
    const end = events.findLastIndex(({ key }) => key === 'event.confrontation-over');
    if (end < 0) continue;
    // What abilities give follows at once.
    const rest = events.slice(end);
    const other = rest.findIndex(({ key }, later) => later > 0 && key !== 'event.gained');
    const last = other < 0 ? events : events.slice(0, end + other);
    return told(seq, since(story.slice(0, at), last));
  }
  return null;
}

/** All events of the confrontation that the last ones end. */
function since(before: readonly Beat[], last: readonly Event[]): readonly Event[] {
  let events = last;
  for (let at = before.length; ; at--) {
    const begin = events.findLastIndex(({ key }) => key === 'event.confrontation');
    if (begin >= 0) return events.slice(begin);
    if (at === 0) return [];
    events = [...before[at - 1]!.events, ...events];
  }
}

/** What is counted of a side while the events are read. */
interface Reading extends Parts {
  cards: (string | null)[];
  readonly effects: Event[];
  total: number;
}
type Parts = { -readonly [part in 'thugs' | 'added' | 'dice' | 'reduction']: Total[part] };

const nothing = (): Reading => ({ cards: [], effects: [], total: 0, thugs: 0, added: 0, dice: 0, reduction: 0 });

function told(seq: number, events: readonly Event[]): Fought | null {
  const sides = new Map<Seat, Reading>();
  const of = (seat: Seat | null): Reading => {
    const found = (seat === null ? undefined : sides.get(seat)) ?? nothing();
    if (seat !== null) sides.set(seat, found);
    return found;
  };
  const order: Seat[] = [];
  let outcome: Event | null = null;
  for (const event of events) {
    const seat = seatIn(event);
    const side = of(seat);
    const card = idIn(event, 'card', 'card');
    const count = Number(event.params.count);
    if (EFFECTS.includes(event.key)) side.effects.push(event);
    switch (event.key) {
      case 'event.revealed':
      case 'event.card-added':
        side.cards.push(typeof card === 'string' ? card : null);
        break;
      case 'event.destroyed-for-ability':
        side.cards = side.cards.filter((fought) => fought !== card);
        break;
      case 'event.revealed-thugs':
        side.thugs += count;
        break;
      case 'event.thugs-added':
        side.added += count;
        break;
      case 'event.weakened':
        of(seatIn(event, 'target')).reduction += Number(event.params.amount);
        break;
      case 'event.npc-dice':
      case 'event.npc-dice-again':
        of(NPC).dice = count;
        break;
      case 'event.total':
        side.total = Number(event.params.total);
        if (seat !== null) order.push(seat);
        break;
      case 'event.confrontation-won':
      case 'event.confrontation-tied':
        outcome = event;
    }
  }
  const [begin] = events;
  const by = begin === undefined ? null : seatIn(begin);
  if (begin === undefined || by === null || outcome === null) return null;
  return {
    seq,
    district: idIn(begin, 'district', 'district') as District,
    by,
    winner: seatIn(outcome),
    rule: outcome.rule,
    sides: order.map((seat) => {
      const { cards, effects, total, ...parts } = of(seat);
      return { seat, cards, effects, total, made: madeOf(seat, cards, total, parts) };
    }),
  };
}

/** CULT-11.21: what is not cards, thugs or dice are the rituals, which may have left the table since. */
function madeOf(seat: Seat, cards: readonly (string | null)[], total: number, parts: Parts): Total | null {
  let attack = 0;
  for (const card of cards) {
    if (card === null) return null;
    attack += cardOf(card).attack;
  }
  const { thugs, added, dice, reduction } = parts;
  const rituals = total + reduction - attack - thugs - added - dice;
  // A reduction takes a total to nothing at most (CULT-21.73): then more is hidden than it shows.
  if (total === 0 && reduction > 0) return null;
  return { seat, ...parts, cards: attack, rituals, total };
}
