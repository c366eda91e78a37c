import type { Message, Ref } from '@tabula/kernel/chance.js';
import { message, type OptionLook } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { type Asking, type WordsOf, worded } from '@tabula/kernel/questions.js';
import { STOP, type Stop } from '@tabula/kit/acting.js';
import { optionMaker } from '@tabula/kit/options.js';
import { AGENTS, type CardId, type Emerald, TRACK_END } from '../board.js';
import type { City, Faction } from '../content/behaviour.js';
import { QUESTIONS } from '../questions.js';
import type { RuleId } from '../rule-ids.js';
import { bombsNeeded, type Plan, planOf } from '../rules/assassinate.js';
import { bombsOf, isText, type Support, supportCard } from '../rules/bombs.js';
import type { AgentOf } from '../rules/cities.js';
import { countOf } from '../rules/sets.js';
import type { Deed } from '../rules/turn.js';

/** How the questions of the rules are put to a player, and how their options look. */

const { option, orStop } = optionMaker<RuleId>();

const card = (id: CardId): Ref => ({ card: id });
const city = (id: City): Ref => ({ city: id });
const seat = (id: Seat): Ref => ({ seat: id });
/** A piece of somebody in a city. */
const agent = (at: City, owner: Seat): Ref => ({ agent: `${at}:${owner}` });
const cubes = (at: City, owner: Seat): Ref => ({ cubes: `${at}:${owner}` });

const chosen = (cards: readonly CardId[] | Stop): readonly CardId[] => (cards === STOP ? [] : cards);

const aCity = (key: string) => (choice: City) => option(key, { city: city(choice) });

/** Labels of cards that are played together: they name the cards that the option points at, and speak.ts does it. */
export const SETS: readonly string[] = [
  'option.place-cards',
  'option.retrieve-cards',
  'option.move-cards',
  'option.marker-cards',
  'option.support',
];
const setOf = (label: Message, refs: Ref[]): OptionLook => ({ label, refs });

/** Cards that are played for a symbol, with how many of it they show. */
const cardsFor =
  (symbol: 'retrieve' | 'move') =>
  (cards: readonly CardId[], { s }: Asking<Emerald>): OptionLook =>
    setOf(
      message(symbol === 'move' ? 'option.move-cards' : 'option.retrieve-cards', {
        what: '',
        count: countOf(s, cards, symbol),
      }),
      cards.map(card),
    );
/** EMER-5.5: no more cubes are placed than there are in the pool. */
const cubesPlaced = (s: Emerald, owner: Seat, cards: readonly CardId[]): number =>
  Math.min(s.seats[owner]!.cubes, countOf(s, cards, 'place'));
const placeCards = (cards: readonly CardId[], { s, seat: own }: Asking<Emerald>): OptionLook =>
  setOf(message('option.place-cards', { what: '', count: cubesPlaced(s, own, cards) }), cards.map(card));
/** Cards for a marker, with where it goes (EMER-9.4). */
const markerCards =
  (track: Faction) =>
  (cards: readonly CardId[], { s }: Asking<Emerald>): OptionLook => {
    const at = s.markers[track];
    const to = Math.min(TRACK_END, at + countOf(s, cards, track));
    return setOf(message('option.marker-cards', { what: '', count: to - at, to }), cards.map(card));
  };

const oneCard = (choice: CardId) => option('option.card', { card: card(choice) });

/** Somebody's agent, where it stands. */
const anAgent =
  (key: string) =>
  ([at, owner]: AgentOf) =>
    option(key, { city: city(at), owner: seat(owner) }, undefined, [agent(at, owner), city(at)]);
const someCubes =
  (key: string) =>
  ([at, owner]: readonly [City, Seat], { s }: Asking<Emerald>) =>
    option(key, { city: city(at), owner: seat(owner), count: s.cities[at].cubes[owner]! }, undefined, [
      cubes(at, owner),
      city(at),
    ]);
/** An own agent in a city. */
const ownAgent =
  (key: string) =>
  (at: City, { seat: owner }: Asking<Emerald>) =>
    option(key, { city: city(at) }, undefined, [agent(at, owner), city(at)]);
const aPlayer = (key: string) => (choice: Seat) => option(key, { seat: seat(choice) });

const DEED_RULES: { readonly [D in Extract<Deed, string>]: RuleId } = {
  place: 'EMER-5.1',
  claim: 'EMER-6.1',
  retrieve: 'EMER-7.1',
  move: 'EMER-8.1',
  markers: 'EMER-9.1',
  assassinate: 'EMER-10.1',
  discard: 'EMER-11.1',
  pass: 'EMER-13.1',
  return: 'EMER-18.53',
  end: 'EMER-3.10',
};

const deed = (choice: Deed): OptionLook => {
  if (typeof choice === 'string') return option('option.deed', { deed: { deed: choice } }, DEED_RULES[choice]);
  const [how, used] = choice;
  return how === 'act'
    ? option('option.act', { card: card(used) }, 'EMER-12.1')
    : option('option.free', { card: card(used) }, 'EMER-4.6');
};

/** Supporting cards with the bombs they bring. */
const support = (
  choice: readonly Support[],
  { s, v, seat: asked }: Asking<Emerald, { plan: Plan | Stop }>,
): OptionLook => {
  const [, at] = planOf(v);
  const agents = s.cities[at].agents[asked]!;
  const bombs = choice.reduce((sum, used) => sum + bombsOf(s, used, agents), 0);
  const refs = choice.map((used): Ref => (isText(used) ? { text: supportCard(used) } : card(used)));
  return setOf(message('option.support', { what: '', count: bombs }), refs);
};

const WORDS: WordsOf<Emerald, typeof QUESTIONS> = {
  'setup/city': {
    about: ({ s, seat: own }) => ({ nth: AGENTS - s.seats[own]!.agents + 1 }),
    option: aCity('option.city'),
  },
  'turn/deed': { about: ({ s, choices }) => ({ left: 2 - s.actions, free: choices.length > 1 }), option: deed },
  'place/cards': {
    about: ({ s, seat: own }) => ({ cubes: s.seats[own]!.cubes }),
    option: orStop('option.nothing', placeCards),
  },
  'place/city': {
    about: ({ s, v, seat: own }) => ({ count: cubesPlaced(s, own, chosen(v.cards)) }),
    option: aCity('option.city'),
  },
  'claim/choice': {
    about: ({ v }) => ({ first: v.first }),
    option: orStop('option.claim-no-more', ([used, at], { s }) => {
      const taken = s.cities[at].top[0]!;
      return option('option.claim-card', { card: card(used), taken: card(taken), city: city(at) });
    }),
  },
  'retrieve/cards': { option: orStop('option.nothing', cardsFor('retrieve')) },
  'retrieve/from': {
    about: ({ v }) => ({ count: v.left }),
    option: (from, { seat: own }) =>
      from === 'limbo'
        ? option('option.from-limbo', {}, undefined, [{ limbo: own }])
        : option('option.from-city', { city: city(from) }, undefined, [cubes(from, own), city(from)]),
  },
  'move/cards': { option: orStop('option.nothing', cardsFor('move')) },
  'move/from': {
    about: ({ s, v }) => ({ left: countOf(s, chosen(v.cards), 'move') - v.moved }),
    option: orStop('option.move-no-more', ownAgent('option.agent-from')),
  },
  'move/to': { about: ({ v }) => ({ from: city(v.from as City) }), option: aCity('option.city') },
  'markers/restorationist': {
    about: ({ s }) => ({ at: s.markers.restorationist }),
    option: orStop('option.no-marker', markerCards('restorationist')),
  },
  'markers/loyalist': {
    about: ({ s }) => ({ at: s.markers.loyalist }),
    option: orStop('option.no-marker', markerCards('loyalist')),
  },
  'assassinate/plan': {
    about: ({ v }) => ({ first: v.first }),
    option: orStop('option.kill-no-more', ([used, at, target], { s }) => {
      const needed = bombsNeeded(s, at, target);
      const common = { card: card(used), city: city(at), count: needed };
      return target === 'royal'
        ? option('option.kill-royal', { ...common, royal: card(s.cities[at].royal[0]!) })
        : option('option.kill-agent', { ...common, owner: seat(target) }, undefined, [card(used), agent(at, target)]);
    }),
  },
  'assassinate/support': {
    about: ({ s, v, seat: own }) => {
      const [, at, target] = planOf(v);
      return { city: city(at), needed: bombsNeeded(s, at, target), agents: s.cities[at].agents[own]! };
    },
    option: orStop('option.nothing', support),
  },
  'discard/cards': { option: oneCard },
  'block-window/block': {
    about: ({ v }) => ({ by: seat(v.by), city: city(v.city), attack: { attack: v.attack } }),
    option: orStop('option.no-block', (used) => option('option.block', { card: card(used) })),
  },
  'reveal/how': { option: (how) => option(how === 'reveal' ? 'option.reveal' : 'option.change-heart') },
  'reveal/city': { option: aCity('option.city') },
  'redraw/cards': { option: oneCard },
  'recover-cubes/count': { option: (count) => option('option.cubes', { count }) },
  'return-cubes/choice': { option: someCubes('option.cubes-of') },
  'banish-cubes/choice': {
    about: ({ v }) => ({ left: v.left }),
    option: orStop('option.banish-no-more', someCubes('option.cube-of')),
  },
  'replace-agent/target': { option: anAgent('option.agent-of') },
  'devour-agent/target': { option: anAgent('option.agent-of') },
  'send-agent/from': {
    option: (from, asking) =>
      from === 'pool' ? option('option.from-pool') : ownAgent('option.agent-from')(from, asking),
  },
  'send-agent/to': { option: aCity('option.city') },
  'park-agents/from': { option: orStop('option.park-no-more', ownAgent('option.agent-from')) },
  'return-parked/city': {
    about: ({ s, seat: own }) => ({ count: s.seats[own]!.parked }),
    option: aCity('option.city'),
  },
  'feed-agents/from': { option: orStop('option.feed-no-more', ownAgent('option.agent-from')) },
  'hide-royal/city': {
    option: (at, { s }) => option('option.hide', { royal: card(s.cities[at].royal[0]!), city: city(at) }),
  },
  'claim-freely/city': {
    option: (at, { s }) => option('option.take', { taken: card(s.cities[at].top[0]!), city: city(at) }),
  },
  'remove-top/city': {
    option: (at, { s }) => option('option.take', { taken: card(s.cities[at].top[0]!), city: city(at) }),
  },
  'devour-city/city': { option: aCity('option.city') },
  'frighten/target': { option: aPlayer('option.player') },
  'examine/target': { option: aPlayer('option.player') },
  'raise-dead/target': { option: orStop('option.drag-no-more', anAgent('option.agent-of')) },
  'raise-dead/city': { about: ({ v }) => ({ count: v.left }), option: aCity('option.city') },
};

export const { prompt, look } = worded(QUESTIONS, WORDS);
