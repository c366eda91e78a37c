import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import { STOP } from '@tabula/kit/acting.js';
import type { CardId, Cults } from '../board.js';
import type { District, Level } from '../content/behaviour.js';
import { cardOf } from '../content/cards.js';
import { FRIGHTENING } from '../verbs/windows.js';
import { unlocked } from './cards.js';
import { hasRitual, levelsOf, ritualValue, sanityOf } from './districts.js';
import { rule } from './kit.js';
import { type MarkerSpot, markerSpots, placeMarker, removeRitual } from './markers.js';
import { npcTerror } from './npc-fight.js';
import { isNpc } from './order.js';
import { pay, type Spend, spendsOf } from './payment.js';
import { abilityOf } from './windows.js';

/** Section 12: more terror than sanity places domination markers and costs a ritual. */
export const terror = rule<
  { seat: Seat; district: District; fought: boolean },
  { spend: Spend | typeof STOP; left: number; spot: MarkerSpot | typeof STOP; level: Level }
>('terror')({
  'CULT-19.56': ({ s, v }) => {
    if (isNpc(s, v.seat)) return call(npcTerror, { district: v.district, fought: v.fought });
  },
  'CULT-12.2': ({ s, v }) => {
    if (isNpc(s, v.seat) || !hasRitual(s, v.district, v.seat)) return done(); // CULT-21.49
  },
  'CULT-12.8': ({ s, v }) => {
    const { seat, district } = v;
    if (markerSpots(s, seat, district).length === 0) return done(); // CULT-21.45, CULT-21.48
    // CULT-12.1. Who could not succeed is asked as well: nobody else knows the hand.
    return ask(seat, 'spend', [...terrorSpends(s, seat, district, v.fought), STOP], { always: true });
  },
  'CULT-12.3': (c) => {
    const { seat, district, fought, spend } = c.v;
    if (spend === STOP) {
      tell(c, 'event.terror-declined', { seat: { seat }, district: { district } });
      return done(); // CULT-12.18
    }
    const sanity = sanityOf(c.s, district);
    const total = terrorTotal(c.s, seat, district, fought, spend);
    tell(c, 'event.terror', { seat: { seat }, district: { district }, total, sanity });
    pay(c, seat, spend);
    c.v.left = fought ? 1 : 2; // CULT-12.9, CULT-12.10
  },
  'CULT-12.15': ({ s, v }) => {
    const spots: (MarkerSpot | typeof STOP)[] = v.left > 0 ? markerSpots(s, v.seat, v.district) : [];
    if (spots.length === 0) return goto('CULT-12.17');
    if (v.left < (v.fought ? 1 : 2)) spots.push(STOP); // CULT-21.46: at least one
    return ask(v.seat, 'spot', spots);
  },
  'CULT-12.11': (c) => {
    if (c.v.spot === STOP) return;
    placeMarker(c, c.v.seat, c.v.district, c.v.spot);
    c.v.left--;
    return goto('CULT-12.15'); // CULT-12.14
  },
  'CULT-12.17': ({ s, v }) => ask(v.seat, 'level', [...new Set(levelsOf(s, v.district, v.seat))]),
  'CULT-12.17 removed': (c) => removeRitual(c, c.v.seat, c.v.district, c.v.level),
});

/** CULT-12.5, CULT-21.74: what a card is worth when it is discarded for terror. */
export function terrorOf(card: CardId, fought: boolean): number {
  const { terror } = cardOf(card);
  const ability = abilityOf(card, 'terror');
  return ability === undefined ? terror : FRIGHTENING[ability.does].does(ability, terror, fought);
}

/** DP-24: every set of which nothing could be left out that makes the total exceed the sanity (CULT-12.3, CULT-12.7). */
export function terrorSpends(s: Cults, seat: Seat, at: District, fought: boolean): Spend[] {
  const need = sanityOf(s, at) + 1 - ritualValue(s, at, seat);
  return spendsOf(s, seat, need, {
    worth: (card) => terrorOf(card, fought),
    tokens: [0, 0, s.seats[seat]!.freak],
  });
}

/** CULT-12.5: the most terror that a player could spread in a district now. */
export function terrorReach(s: Cults, seat: Seat, at: District, fought: boolean): number {
  const player = s.seats[seat]!;
  const rest = ritualValue(s, at, seat) + player.freak;
  return unlocked(player).reduce((sum, card) => sum + terrorOf(card, fought), rest);
}

function terrorTotal(s: Cults, seat: Seat, at: District, fought: boolean, spend: Spend): number {
  const [, , freaks, ...cards] = spend;
  return cards.reduce((sum, card) => sum + terrorOf(card, fought), ritualValue(s, at, seat) + freaks);
}
