import type { Seat } from '@tabula/kernel/json.js';
import type { Weigher, WeightsOf } from '@tabula/kernel/questions.js';
import { STOP, type Stop } from '@tabula/kit/acting.js';
import { favouring } from '@tabula/kit/sense.js';
import type { CardId, Emerald } from '../board.js';
import { CITIES, type City, type Faction } from '../content/behaviour.js';
import type { QUESTIONS } from '../questions.js';
import { plans } from '../rules/assassinate.js';
import { isText, type Support, supportCard } from '../rules/bombs.js';
import { symbolsOn } from '../rules/cards.js';
import { type AgentOf, agentsOnBoard } from '../rules/cities.js';
import { claimable } from '../rules/claim.js';
import { countOf } from '../rules/sets.js';
import type { Deed } from '../rules/turn.js';
import { endWorth } from './ending.js';
import { bestMarkers, bestPlacing, bestRetrieval, costOf, idleCards } from './hands.js';
import {
  assassinationGain,
  bestArrival,
  bestClaim,
  bestMove,
  bestPlace,
  claimGain,
  harmGain,
  killGain,
  markerGain,
  moveGain,
  placeGain,
  retrieveGain,
  royalGain,
  spare,
} from './plans.js';
import { footingGain, type Prospects, prospectsOf } from './prospects.js';
import {
  cubesGain,
  doubt,
  feedGain,
  frightGain,
  hauntGain,
  removeGain,
  replaceGain,
  sweepGain,
  textGain,
} from './texts.js';
import { agentWorth, outlookOf } from './worth.js';

/** How likely a player with some sense would choose each option, by question. Weights are relative; 0 is never. */

/** How sharply a better option is preferred: a point more is e^3 times likelier. */
const favour = favouring(3);

/** Weighs choices by what they bring, with the cities looked at once. */
const gaining =
  <V, T>(gain: (p: Prospects, choice: T, v: V) => number): Weigher<Emerald, V, T> =>
  (s, choices, weights, seat, v) => {
    const p = prospectsOf(outlookOf(s, seat));
    for (let i = 0; i < weights.length; i++) weights[i] = favour(gain(p, choices[i]!, v));
  };

/** The same where one may stop, which brings nothing. */
const gainingOrStop = <V, T>(gain: (p: Prospects, choice: T, v: V) => number): Weigher<Emerald, V, T | Stop> =>
  gaining((p, choice: T | Stop, v: V) => (choice === STOP ? 0 : gain(p, choice as T, v)));

const ofAgents =
  (gain: (p: Prospects, city: City, owner: Seat) => number) =>
  (p: Prospects, [city, owner]: AgentOf) =>
    gain(p, city, owner);

/** An own agent that comes to a city. */
const arrival = gaining((p, city: City) => footingGain(p, city, { agents: 1 }));

/** The best that an action could bring, by its kind. */
function deedGain(p: Prospects, deed: Deed): number {
  const { outlook } = p;
  const { s, seat } = outlook;
  if (typeof deed !== 'string') return textGain(p, deed[1], deed[0] === 'act' ? 'action' : 'free');
  switch (deed) {
    case 'place':
      return bestPlacing(p);
    case 'claim':
      return bestClaim(p, claimable(s, seat)) + 0.3; // only now
    case 'retrieve':
      return bestRetrieval(p);
    case 'move':
      return bestMove(p) - 0.1;
    case 'markers':
      return bestMarkers(p);
    case 'assassinate':
      return Math.max(...plans(s, seat).map(([card, city, target]) => assassinationGain(p, card, city, target)));
    case 'discard':
      return 0.12 * idleCards(p).length - 0.1;
    case 'return':
      return bestArrival(p, s.seats[seat]!.parked) + 0.3;
    case 'pass':
      return -0.05;
    case 'end':
      return 0;
  }
}

const deeds: Weigher<Emerald, unknown, Deed> = gaining((p: Prospects, deed: Deed) => deedGain(p, deed));

type Set = readonly CardId[] | Stop;

const markerSet = (track: Faction) =>
  gaining((p: Prospects, set: Set) => {
    if (set === STOP) return 0;
    const steps = { loyalist: 0, restorationist: 0, [track]: countOf(p.outlook.s, set, track) };
    return markerGain(p.outlook, steps);
  });

/** Supporting cards by what is lost with them: a text is used up. */
const support = gaining((p: Prospects, set: readonly Support[] | Stop) => {
  if (set === STOP) return 0;
  let lost = 0;
  for (const used of set) lost += isText(used) ? 0.8 * p.outlook.later : 0.5 * spare(p, supportCard(used));
  return -lost;
});

export const weights: WeightsOf<Emerald, typeof QUESTIONS> = {
  'setup/city': gaining(
    (p, city) => footingGain(p, city, { agents: 1 }) - 0.3 * p.outlook.s.cities[city].agents[p.outlook.seat]!,
  ),
  'turn/deed': deeds,
  'place/cards': gainingOrStop((p, cards: readonly CardId[]) => {
    const { s, seat } = p.outlook;
    const count = Math.min(s.seats[seat]!.cubes, countOf(s, cards, 'place'));
    return bestPlace(p, count) - costOf(p, cards);
  }),
  'place/city': gaining((p, city, { seat, cards }) => {
    const { s } = p.outlook;
    return cards === STOP ? 0 : placeGain(p, city, Math.min(s.seats[seat]!.cubes, countOf(s, cards, 'place')));
  }),
  'claim/choice': gainingOrStop(
    (p, [card, city]: readonly [CardId, City]) =>
      claimGain(p, city) - 0.5 * symbolsOn(p.outlook.s, card, p.outlook.faction),
  ),
  'retrieve/cards': gainingOrStop(
    (p, cards: readonly CardId[]) =>
      retrieveGain(p.outlook, countOf(p.outlook.s, cards, 'retrieve')) - costOf(p, cards),
  ),
  'retrieve/from': gaining((p, from) => (from === 'limbo' ? 1 : footingGain(p, from, { cubes: -1 }))),
  'move/cards': gainingOrStop(
    (p, cards: readonly CardId[]) => 0.2 * bestMove(p) - costOf(p, cards) - 0.1 * cards.length,
  ),
  'move/from': gaining((p, from) => {
    if (from === STOP) return 0;
    let best = Number.NEGATIVE_INFINITY;
    for (const to of CITIES) if (to !== from) best = Math.max(best, moveGain(p, from, to));
    return best;
  }),
  'move/to': gaining((p, to, { from }) => (from === STOP ? 0 : moveGain(p, from, to))),
  'markers/restorationist': markerSet('restorationist'),
  'markers/loyalist': markerSet('loyalist'),
  'assassinate/plan': gaining((p, plan) => (plan === STOP ? 0 : assassinationGain(p, ...plan))),
  'assassinate/support': support,
  // What is best discarded together is suggested.
  'discard/cards': gaining((p, card) => -spare(p, card)),
  'redraw/cards': gaining((p, card) => -spare(p, card)),
  'block-window/block': gaining(({ outlook }, block, { seat }) => {
    if (block === STOP) return 0;
    return agentsOnBoard(outlook.s, seat) === 1 ? 3 : agentWorth(outlook);
  }),
  'reveal/how': gaining(({ outlook }, how, { seat }) => (how === 'reveal' ? 0 : endAsRestorationist(outlook.s, seat))),
  'reveal/city': arrival,
  'recover-cubes/count': gaining((_p, count) => count),
  'return-cubes/choice': gaining((p, [city, owner]) =>
    cubesGain(p, city, owner, p.outlook.s.cities[city].cubes[owner]!, false),
  ),
  'banish-cubes/choice': gainingOrStop((p, [city, owner]: readonly [City, Seat]) => cubesGain(p, city, owner, 1, true)),
  'replace-agent/target': gaining(ofAgents(replaceGain)),
  'devour-agent/target': gaining((p, [city, owner], { card }) => killGain(p, card, city, owner)),
  'send-agent/from': gaining((p, from) =>
    from === 'pool' ? agentWorth(p.outlook) : footingGain(p, from, { agents: -1 }),
  ),
  'send-agent/to': arrival,
  'park-agents/from': gaining((p, from) => (from === STOP ? 1 : footingGain(p, from, { agents: -1 }))),
  'return-parked/city': gaining((p, city) =>
    footingGain(p, city, { agents: p.outlook.s.seats[p.outlook.seat]!.parked }),
  ),
  'feed-agents/from': gaining((p, from) => (from === STOP ? 0 : feedGain(p, from, 1))),
  'hide-royal/city': gaining((p, city) => royalGain(p.outlook, city, 'loyalist')),
  'claim-freely/city': gaining(claimGain),
  'remove-top/city': gaining(removeGain),
  'devour-city/city': gaining(sweepGain),
  'frighten/target': gaining(frightGain),
  'examine/target': gaining(doubt),
  'raise-dead/target': gainingOrStop(ofAgents(harmGain)),
  'raise-dead/city': gaining(hauntGain),
};

/** EMER-15.15: the game would end with this player as a Restorationist. */
function endAsRestorationist(s: Emerald, seat: Seat): number {
  const player = s.seats[seat]!;
  const turned = { ...player, changes: [...player.changes, 'G03'] };
  return endWorth({ ...s, seats: s.seats.map((each, at) => (at === seat ? turned : each)) }, seat);
}
