import { shuffle, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, goto } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import { type Elekt, ROUNDS } from '../board.js';
import { unitCard } from './cards.js';
import { rule } from './kit.js';

export const DIRECTIONS = ['clockwise', 'counter-clockwise'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const turnsTo = (direction: Direction): 1 | -1 => (direction === 'clockwise' ? 1 : -1);

/** Chapter 2: what is shuffled, dealt and turned up, and who holds the Scepter first. */
export const setup = rule<None, { direction: Direction }>('setup')({
  'ELEK-2.2': (c) => shuffle(c, c.s.missions),
  'ELEK-2.3': (c) => shuffle(c, c.s.influences),
  'ELEK-2.4': (c) => shuffle(c, c.s.privileges),
  'ELEK-2.5': ({ s }) => {
    s.unused = s.privileges.splice(ROUNDS);
  },
  'ELEK-2.6': (c) => {
    turnUp(c.s);
    tell(c, 'event.new-cards', newCards(c.s));
  },
  'ELEK-2.11': (c) => shuffle(c, c.s.elite),
  'ELEK-2.12': (c) => {
    c.s.seats.forEach((player, seat) => {
      const unit = c.s.elite.shift()!;
      player.shown.push(unit);
      tell(c, 'event.shown-for-scepter', { seat: { seat }, unit: { card: unit } });
    });
  },
  'ELEK-2.13': (c) => {
    c.s.scepter = alphabeticallyFirst(c.s);
    tell(c, 'event.scepter', { seat: { seat: c.s.scepter } });
  },
  'ELEK-17.94': ({ s }) => {
    if (s.seats.length > 2) return;
    s.direction = turnsTo('clockwise');
    return goto('ELEK-2.15');
  },
  // With two players only games that were saved at this question are still asked it.
  'ELEK-2.14': ({ s }) => ask(s.scepter, 'direction', DIRECTIONS),
  'ELEK-2.14 set': (c) => {
    c.s.direction = turnsTo(c.v.direction);
    tell(c, 'event.direction', { seat: { seat: c.s.scepter }, direction: { direction: c.v.direction } });
  },
  'ELEK-2.15': (c) => {
    for (const player of c.s.seats) c.s.elite.push(...player.shown.splice(0));
    shuffle(c, c.s.elite);
  },
});

/** ELEK-17.4: English names in upper case, character by character, whatever language is played in. */
function alphabeticallyFirst(s: Elekt): Seat {
  const names = s.seats.map((player) => unitCard(s, player.shown[0]!).name.en.toUpperCase());
  let first = 0;
  names.forEach((name, seat) => {
    if (name < names[first]!) first = seat;
  });
  return first;
}

/** ELEK-2.6, ELEK-11.9: the top card of each deck is turned face up. */
export function turnUp(s: Elekt): void {
  s.zones.mission.card = s.missions.shift() ?? null;
  s.zones.influence.card = s.influences.shift() ?? null;
  s.zones.court.card = s.privileges.shift() ?? null;
}

export const newCards = (s: Elekt) => ({
  mission: { card: s.zones.mission.card },
  influence: { card: s.zones.influence.card },
  privilege: { card: s.zones.court.card },
});
