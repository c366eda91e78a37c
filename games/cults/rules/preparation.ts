import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, goto } from '@tabula/kernel/rule.js';
import { ALWAYS, STOP } from '@tabula/kit/acting.js';
import type { CardId, Cults } from '../board.js';
import type { District, Level } from '../content/behaviour.js';
import { optionsOf } from '../table-options.js';
import { cardsWith, show } from './abilities.js';
import { cityEffect, freeSpaces, hasPlace, putRitual, type Standing } from './districts.js';
import { advance } from './investigators.js';
import { rule } from './kit.js';
import { canPay, payment } from './payment.js';
import { putPlace } from './setup.js';
import { mayHold } from './windows.js';

const PLACE: 'place' = 'place';
/** DP-17: a place of cult, or a ritual of a level. */
export type Deed = typeof PLACE | Standing;

const LEVELS: readonly Level[] = [1, 2, 3];

/** Section 9: the investigator advances, then a place of cult, a ritual, or both, each paid on its own (CULT-9.13). */
export const preparation = rule<
  { seat: Seat; district: District },
  { trail: CardId | typeof STOP; first: Deed | typeof STOP; second: Deed | typeof STOP }
>('preparation')({
  'CULT-16.32': ({ s, v }) => {
    if (!mayHold(s, v.seat, 'preparation', s.seats[v.seat]!.locked)) return goto('CULT-9.2');
    const trails: (CardId | typeof STOP)[] = trailsOf(s, v.seat, v.district);
    const after = deeds(s, v.seat, v.district, arriving(s, v.district));
    if (trails.length === 0 || after.length > 0) trails.push(STOP); // CULT-21.72
    return ask(v.seat, 'trail', trails, ALWAYS);
  },
  'CULT-16.20': (c) => {
    if (c.v.trail === STOP) return;
    show(c, c.v.seat, c.v.trail);
    return goto('CULT-9.5');
  },
  'CULT-9.2': (c) => advance(c, c.v.district, 1),
  'CULT-9.5': ({ s, v }) => {
    if (!hasPlace(s, v.district, v.seat)) return ask(v.seat, 'first', [PLACE]);
    const rituals: (Deed | typeof STOP)[] = deeds(s, v.seat, v.district);
    if (rituals.length === 0) rituals.push(STOP); // only in a world that an opponent imagines
    return ask(v.seat, 'first', rituals, ALWAYS);
  },
  'CULT-9.7': ({ v }) => (v.first === PLACE ? call(preparePlace, { seat: v.seat, district: v.district }) : undefined),
  'CULT-9.14': ({ s, v }) => {
    v.second = STOP;
    if (v.first !== PLACE) return; // CULT-9.12: one ritual, and a place cannot follow it
    if (freeSpaces(s, v.district) > 0 && s.seats[v.seat]!.rituals.some((left) => left > 0))
      return ask(v.seat, 'second', [...deeds(s, v.seat, v.district), STOP], ALWAYS);
  },
  'CULT-9.9': ({ v }) => {
    const deed = v.first === PLACE ? v.second : v.first;
    if (typeof deed !== 'string') return call(prepareRitual, { seat: v.seat, district: v.district, level: deed[1] });
  },
});

/** Action 1: a place of cult. */
export const preparePlace = rule<{ seat: Seat; district: District }>('prepare-place')({
  'CULT-9.13': ({ s, v }) => call(payment, { seat: v.seat, cost: placeCost(s, v.district), items: ['place'] }),
  'CULT-9.7': (c) => putPlace(c, c.v.seat, c.v.district),
});

/** Action 2: a ritual of any level in the supply. */
export const prepareRitual = rule<{ seat: Seat; district: District; level: Level }>('prepare-ritual')({
  'CULT-9.13': ({ s, v }) =>
    call(payment, { seat: v.seat, cost: ritualCost(s, v.district, v.level), items: [`ritual:${v.level}`] }),
  'CULT-9.11': (c) => {
    const { seat, district, level } = c.v;
    putRitual(c.s, district, seat, level);
    tell(c, 'event.ritual-placed', { seat: { seat }, district: { district }, level: { level } });
  },
});

/** CULT-9.7: what a place of cult costs with so many investigators in the district. */
export const placeCost = (s: Cults, at: District, investigators = s.districts[at].investigators): number =>
  optionsOf(s).placeCost + investigators;

/** CULT-9.11: what a ritual costs there. */
export const ritualCost = (
  s: Cults,
  at: District,
  level: Level,
  investigators = s.districts[at].investigators,
): number => level + investigators + (cityEffect(s, 'ritual-cost')?.more ?? 0);

/** CULT-9.4, CULT-9.16: the investigators there after one advance. */
export function arriving(s: Cults, at: District): number {
  const { investigators, track } = s.districts[at];
  return track === 1 ? investigators + 1 : investigators;
}

/** CULT-9.6 to CULT-9.11: the actions that are possible with so many investigators, one hand card left out. */
export function deeds(
  s: Cults,
  seat: Seat,
  at: District,
  investigators = s.districts[at].investigators,
  except: CardId | null = null,
): Deed[] {
  const { places, rituals } = s.seats[seat]!;
  if (!hasPlace(s, at, seat))
    return places > 0 && canPay(s, seat, placeCost(s, at, investigators), except) ? [PLACE] : [];
  if (freeSpaces(s, at) <= 0) return [];
  const found: Deed[] = [];
  for (const level of LEVELS)
    if (rituals[level - 1]! > 0 && canPay(s, seat, ritualCost(s, at, level, investigators), except))
      found.push([at, level]);
  return found;
}

/** DP-16, CULT-21.72: the cards that keep the investigator away and leave an action possible. */
const trailsOf = (s: Cults, seat: Seat, at: District): CardId[] =>
  cardsWith(s, seat, 'preparation').filter((card) => deeds(s, seat, at, undefined, card).length > 0);

/** CULT-21.31, CULT-21.37, CULT-21.72: whether an action is possible after the advance, or without it by an ability. */
export const canPrepare = (s: Cults, seat: Seat, at: District): boolean =>
  deeds(s, seat, at, arriving(s, at)).length > 0 || trailsOf(s, seat, at).length > 0;
