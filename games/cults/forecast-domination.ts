import { message } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Forecast, Prospect } from '@tabula/kit/forecast.js';
import type { Cults, CultsView } from './board.js';
import type { District } from './content/behaviour.js';
import { cardOf } from './content/cards.js';
import { type About, foretold, prospect, whatIf } from './forecast-changes.js';
import { unlocked } from './rules/cards.js';
import {
  freeSpaces,
  levelsOf,
  putRitual,
  ritualsElsewhere,
  ritualValue,
  type Standing,
  sanityOf,
  takeRitual,
} from './rules/districts.js';
import { markerSpots } from './rules/markers.js';
import { isNpc, othersOf } from './rules/order.js';
import { terrorReach } from './rules/terror.js';
import { optionsOf } from './table-options.js';

/** What can be known before a domination, and before a ritual is sent to one (sections 11 and 12). */

const IF_WON = message('forecast.if-won');
const IF_ALONE = message('forecast.if-alone');
const IF_LOST = message('forecast.if-lost');

/** CULT-11.21: the strongest that a player could be in a confrontation, by rituals, hand and thugs, before abilities. */
export function attackReach(s: Cults, seat: Seat, at: District): number {
  const player = s.seats[seat]!;
  const rest = ritualValue(s, at, seat) + player.thug;
  return unlocked(player).reduce((sum, card) => sum + cardOf(card).attack, rest);
}

const sizeOf = (cards: CultsView['seats'][number]['hand']): number => ('count' in cards ? cards.count : cards.length);

/** Those who stand in the district, and those who may come: what lies open of them. */
function rivals(s: Cults, view: CultsView, seat: Seat, at: District): Prospect[] {
  return othersOf(s, seat).flatMap((other) => {
    const strength = ritualValue(s, at, other);
    const cards = isNpc(s, other) ? 0 : sizeOf(view.seats[other]!.hand);
    const told = { seat: { seat: other }, strength, cards, npc: isNpc(s, other) };
    if (strength > 0) return [prospect('plain', 'CULT-11.12', 'forecast.stands', told)];
    const best = Math.max(0, ...mayCome(s, other, at).map(([, level]) => level));
    if (best === 0) return [];
    return [prospect('plain', 'CULT-11.5', 'forecast.may-come', { ...told, level: { level: best } })];
  });
}

/** CULT-11.5, CULT-11.8: the rituals that somebody may send there. */
const mayCome = (s: Cults, seat: Seat, at: District): Standing[] =>
  freeSpaces(s, at) > 0 ? ritualsElsewhere(s, at, seat) : [];

/** CULT-12.9, CULT-12.10: how many markers a successful terror could place. */
const markersFor = (s: Cults, seat: Seat, at: District, most: number): number =>
  markerSpots(s, seat, at).length === 0 ? 0 : Math.min(most, s.seats[seat]!.domination);

/** What a terror would bring and cost, fought for or not. */
function spreading(s: Cults, seat: Seat, at: District, fought: boolean, given?: typeof IF_WON): Prospect[] {
  const [reach, sanity] = [terrorReach(s, seat, at, fought), sanityOf(s, at)];
  if (reach <= sanity) return [prospect('vain', 'CULT-12.3', 'forecast.short', { reach, sanity }, given)];
  const count = markersFor(s, seat, at, fought ? 1 : 2);
  if (count === 0) return [prospect('vain', 'CULT-12.8', 'forecast.no-marker', {}, given)];
  const [level = 1] = levelsOf(s, at, seat);
  return [
    prospect('gain', fought ? 'CULT-12.9' : 'CULT-12.10', 'forecast.markers', { count }, given),
    prospect('cost', 'CULT-12.17', 'forecast.ritual-back', { level: { level } }, given),
  ];
}

/** CULT-11.24, CULT-11.25: what a lost or tied confrontation costs. */
const losing = (count: number): Prospect[] => [
  prospect('cost', 'CULT-11.24', 'forecast.rituals-lost', { count }, IF_LOST),
  prospect('cost', 'CULT-11.25', 'forecast.disorganised', {}, IF_LOST),
];

/** A domination: terror against sanity, who may stand against it, and what follows in each case. */
export function dominated(s: Cults, at: District, { view, seat }: About): Forecast {
  const others = rivals(s, view, seat, at);
  const [reach, sanity] = [terrorReach(s, seat, at, false), sanityOf(s, at)];
  const enough = reach > sanity;
  const lines = [
    prospect(enough ? 'gain' : 'vain', 'CULT-12.3', enough ? 'forecast.reach' : 'forecast.short', { reach, sanity }),
  ];
  if (others.length === 0) return foretold(enough ? [...lines, ...spreading(s, seat, at, false)] : lines);
  const stands = others.some(({ key }) => key === 'forecast.stands');
  lines.push(...others, prospect('plain', 'CULT-11.21', 'forecast.attack-reach', { attack: attackReach(s, seat, at) }));
  if (enough) lines.push(...spreading(s, seat, at, true, IF_WON));
  if (enough && !stands) lines.push(...spreading(s, seat, at, false, IF_ALONE));
  return foretold([...lines, ...losing(levelsOf(s, at, seat).length)]);
}

/** A ritual sent to somebody else's domination: how strong one could be there, and what is at stake. */
export function answered(s: Cults, at: District, by: Seat, [from, level]: Standing, about: About): Forecast {
  const { seat, view } = about;
  const attack = attackReach(s, seat, at) + level;
  const lines = [
    prospect('plain', 'CULT-11.21', 'forecast.attack-reach', { attack }),
    ...rivals(s, view, seat, at).filter(({ key }) => key === 'forecast.stands'),
    prospect('gain', 'CULT-11.30', 'forecast.prevents', { seat: { seat: by } }, IF_WON),
    ...losing(levelsOf(s, at, seat).length + 1),
  ];
  const sent = (after: Cults) => {
    takeRitual(after, from, seat, level);
    putRitual(after, at, seat, level);
  };
  return whatIf(about, sent, lines);
}

/** Nothing is sent: who is there fights all the same, and who is alone there may place two markers. */
export function stayedAway(s: Cults, at: District, by: Seat, { seat }: About): Forecast {
  if (ritualValue(s, at, seat) > 0) return foretold([prospect('plain', 'CULT-11.12', 'forecast.fights-anyway')]);
  const alone = s.districts[at].rituals.every(({ owner }) => owner === by);
  const count = Math.min(2, optionsOf(s).dominationSpaces);
  return foretold([
    prospect('plain', 'CULT-11.12', 'forecast.no-part'),
    ...(alone ? [prospect('cost', 'CULT-12.10', 'forecast.left-alone', { seat: { seat: by }, count })] : []),
  ]);
}
