import { conclude, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { None } from '@tabula/kit/acting.js';
import { type Cults, NPC } from '../board.js';
import { DISTRICTS } from '../content/behaviour.js';
import { GOAL, isDisorganisation } from '../content/cards.js';
import type { RuleId } from '../rule-ids.js';
import { optionsOf } from '../table-options.js';
import { isMet } from '../verbs/goals.js';
import { hasPlace } from './districts.js';
import { type Acting, rule } from './kit.js';
import { isNpc } from './order.js';
import { markersOf, pointsOf, ritualsOf, scoreOf } from './points.js';

/** Chapter 15 and 19f: the end of the game. */
export const scoring = rule<None>('scoring')({
  'CULT-15.5': (c) => {
    c.s.phase = 'end';
    c.s.seats.forEach((_, seat) => {
      const { domination, places, majority } = scoreOf(c.s, seat);
      const points = domination + places + majority;
      tell(c, 'event.scored', { seat: { seat }, points, domination, places, majority });
    });
  },
  'CULT-15.6': (c) => {
    const { s } = c;
    if (s.npc !== null) return;
    const places = ranking(s);
    conclude(c, { places, reason: 'points' });
    tellTieBreak(c);
    for (const seat of places[0]!) tell(c, 'event.won', { seat: { seat } });
  },
  'CULT-19.65': (c) => {
    const { s } = c;
    if (s.npc === null) return;
    const byGoal = optionsOf(s).soloVictory === 'goal'; // CULT-20.9
    const won = byGoal ? goalMet(s) : beatsNpc(s);
    conclude(c, { places: won ? [[0], [NPC]] : [[NPC], [0]], reason: byGoal ? 'goal' : 'points' });
    tellTieBreak(c); // CULT-19.66
    tell(c, won ? 'event.won' : 'event.lost', { seat: { seat: 0 } });
  },
});

/** What is compared among those with equal points, in this order (CULT-15.11): the rule, and how it is told. */
const TIE_BREAKS: readonly (readonly [rule: RuleId, key: string])[] = [
  ['CULT-15.7', 'event.tie-domination'],
  ['CULT-15.8', 'event.tie-places'],
  ['CULT-15.9', 'event.tie-rituals'],
  ['CULT-15.10', 'event.tie-disorganisation'],
];

/** Tells what decides between those who share the most points, if several do. */
function tellTieBreak(c: Acting): void {
  const { s } = c;
  const standings = s.seats.map((_, seat) => standing(s, seat));
  const most = Math.max(...standings.map(([points]) => points!));
  let tied = [...s.seats.keys()].filter((seat) => standings[seat]![0] === most);
  if (tied.length === 1) return;
  for (const [at, [rule, key]] of TIE_BREAKS.entries()) {
    const best = Math.max(...tied.map((seat) => standings[seat]![at + 1]!));
    tied = tied.filter((seat) => standings[seat]![at + 1] === best);
    if (tied.length === 1) {
      tell(c, key, { seat: { seat: tied[0]! } }, rule);
      return;
    }
  }
  const alone = s.npc !== null;
  tell(c, alone ? 'event.tie-not-beaten' : 'event.tie-shared', {}, alone ? 'CULT-21.70' : 'CULT-15.12');
}

const placesOf = (s: Cults, seat: Seat): number => DISTRICTS.filter((id) => hasPlace(s, id, seat)).length;

/** CULT-15.10, CULT-20.10: the disorganisation cards among the cards of a side. */
function disorganisationOf(s: Cults, seat: Seat): number {
  const { npc } = s;
  const { deck, discard, hand } = s.seats[seat]!;
  const all = isNpc(s, seat) ? [npc!.deck, npc!.discard, npc!.aside] : [deck, discard, hand];
  const counted = optionsOf(s).disorganisationCount === 'deckOnly' ? all.slice(0, 1) : all;
  return counted.flat().filter(isDisorganisation).length;
}

/** CULT-15.6 to CULT-15.10: what is compared, one after the other; more is better. */
const standing = (s: Cults, seat: Seat): number[] => [
  pointsOf(s, seat),
  markersOf(s, seat),
  placesOf(s, seat),
  ritualsOf(s, seat),
  -disorganisationOf(s, seat),
];

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]); // CULT-15.11
  return at < 0 ? 0 : b[at]! - a[at]!;
}

/** The places from first to last; who are equal in everything share one (CULT-15.12). */
export function ranking(s: Cults): Seat[][] {
  const standings = s.seats.map((_, seat) => standing(s, seat));
  const order = s.seats.map((_, seat) => seat).sort((a, b) => compare(standings[a]!, standings[b]!) || a - b);
  const places: Seat[][] = [];
  for (const seat of order) {
    const last = places.at(-1);
    if (last !== undefined && compare(standings[last[0]!]!, standings[seat]!) === 0) last.push(seat);
    else places.push([seat]);
  }
  return places;
}

/** CULT-19.66, CULT-21.70: more points than the NPC, or better by the tie-breaks. */
const beatsNpc = (s: Cults): boolean => compare(standing(s, 0), standing(s, NPC)) < 0;

/** CULT-19.65: whether the player has fulfilled every requirement of the goal card. */
export const goalMet = (s: Cults): boolean => beatsNpc(s) && GOAL[s.goal!]!.needs.every((need) => isMet(s, need));
