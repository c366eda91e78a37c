import type { Message, Ref } from '@tabula/kernel/chance.js';
import { message, type OptionLook } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { type Asking, type WordsOf, worded } from '@tabula/kernel/questions.js';
import type { CardId, Emerald } from '../board.js';
import type { City } from '../content/behaviour.js';
import { QUESTIONS } from '../questions.js';
import type { RuleId } from '../rule-ids.js';
import { bombsNeeded } from '../rules/assassinate.js';
import { bombsOf, isText, type Support, supportCard } from '../rules/bombs.js';
import type { AgentOf } from '../rules/cities.js';
import { STOP } from '../rules/kit.js';
import { countOf } from '../rules/sets.js';
import type { Deed } from '../rules/turn.js';

/** How the questions of the rules are put to a player, and how their options look. */

type Params = Message['params'];

const refsIn = (params: Params): Ref[] =>
  Object.values(params).filter((param): param is Ref => typeof param === 'object' && param !== null);

/** A label, what it points at, and the rule if it is not the question's own. */
const option = (key: string, params: Params = {}, rule?: RuleId, refs = refsIn(params)): OptionLook =>
  rule === undefined ? { label: message(key, params), refs } : { label: message(key, params), refs, rule };

const card = (id: CardId): Ref => ({ card: id });
const city = (id: City): Ref => ({ city: id });
const seat = (id: Seat): Ref => ({ seat: id });
/** A piece of somebody in a city. */
const agent = (at: City, owner: Seat): Ref => ({ agent: `${at}:${owner}` });
const cubes = (at: City, owner: Seat): Ref => ({ cubes: `${at}:${owner}` });

type Stop = typeof STOP;

const stops = <T>(choice: T | Stop): choice is Stop => choice === STOP;

const chosen = (cards: readonly CardId[] | Stop): readonly CardId[] => (cards === STOP ? [] : cards);

/** Or else to stop, which reads as said here. */
const orStop =
  <T, A>(key: string, look: (choice: T, asking: A) => OptionLook) =>
  (choice: T | Stop, asking: A): OptionLook =>
    stops(choice) ? option(key) : look(choice, asking);

const aCity = (key: string) => (choice: City) => option(key, { city: city(choice) });

/** Cards that are played for a symbol, with how many of it they show. */
const cardsFor =
  (symbol: 'place' | 'retrieve' | 'move' | 'restorationist' | 'loyalist') =>
  (cards: readonly CardId[], { s }: Asking<Emerald>): OptionLook => ({
    label: message('option.cards', { count: countOf(s, cards, symbol), symbol: { symbol } }),
    refs: cards.map(card),
  });

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
  if (typeof choice === 'string') return option(`option.${choice}`, {}, DEED_RULES[choice], [{ deed: choice }]);
  const [how, used] = choice;
  return option(`option.${how}`, { card: card(used) }, how === 'act' ? 'EMER-12.1' : 'EMER-4.6');
};

/** Supporting cards with the bombs they bring. */
const support = (choice: readonly Support[], { s, v, seat: asked }: Asking<Emerald, { plan: unknown }>): OptionLook => {
  const at = (v.plan as readonly [CardId, City])[1];
  const agents = s.cities[at].agents[asked]!;
  const bombs = choice.reduce((sum, used) => sum + bombsOf(s, used, agents), 0);
  const refs = choice.map((used): Ref => (isText(used) ? { text: supportCard(used) } : card(used)));
  return { label: message('option.support', { count: bombs }), refs };
};

const WORDS: WordsOf<Emerald, typeof QUESTIONS> = {
  'setup/city': { option: aCity('option.city') },
  'turn/deed': { about: ({ s }) => ({ left: 2 - s.actions }), option: deed },
  'place/cards': {
    about: ({ s, seat: own }) => ({ cubes: s.seats[own]!.cubes }),
    option: orStop('option.nothing', cardsFor('place')),
  },
  'place/city': {
    about: ({ s, v, seat: own }) => ({ count: Math.min(s.seats[own]!.cubes, countOf(s, chosen(v.cards), 'place')) }),
    option: aCity('option.city'),
  },
  'claim/choice': {
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
  'move/to': { option: aCity('option.to-city') },
  'markers/restorationist': {
    about: ({ s }) => ({ at: s.markers.restorationist }),
    option: orStop('option.no-marker', cardsFor('restorationist')),
  },
  'markers/loyalist': {
    about: ({ s }) => ({ at: s.markers.loyalist }),
    option: orStop('option.no-marker', cardsFor('loyalist')),
  },
  'assassinate/plan': {
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
      const [, at, target] = v.plan as Exclude<typeof v.plan, Stop>;
      return { city: city(at), needed: bombsNeeded(s, at, target), agents: s.cities[at].agents[own]! };
    },
    option: orStop('option.nothing', support),
  },
  'discard/cards': { option: oneCard },
  'block-window/block': {
    about: ({ v }) => ({ by: seat(v.by), city: city(v.city), attack: { attack: v.attack } }),
    option: orStop('option.no-block', (used) => option('option.block', { card: card(used) })),
  },
  'reveal/how': { option: (how) => option(`option.reveal-${how}`) },
  'reveal/city': { option: aCity('option.city') },
  'redraw/cards': { option: oneCard },
  'recover-cubes/count': { option: (count) => option('option.cubes', { count }) },
  'return-cubes/choice': { option: someCubes('option.cubes-of') },
  'banish-cubes/choice': { option: orStop('option.banish-no-more', someCubes('option.cube-of')) },
  'replace-agent/target': { option: anAgent('option.agent-of') },
  'devour-agent/target': { option: anAgent('option.agent-of') },
  'send-agent/from': {
    option: (from, asking) =>
      from === 'pool' ? option('option.from-pool') : ownAgent('option.agent-from')(from, asking),
  },
  'send-agent/to': { option: aCity('option.to-city') },
  'park-agents/from': { option: orStop('option.park-no-more', ownAgent('option.agent-from')) },
  'return-parked/city': {
    about: ({ s, seat: own }) => ({ count: s.seats[own]!.parked }),
    option: aCity('option.to-city'),
  },
  'feed-agents/from': { option: orStop('option.feed-no-more', ownAgent('option.agent-from')) },
  'hide-royal/city': {
    option: (at, { s }) => option('option.hide', { royal: card(s.cities[at].royal[0]!), city: city(at) }),
  },
  'claim-freely/city': {
    option: (at, { s }) => option('option.take', { taken: card(s.cities[at].top[0]!), city: city(at) }),
  },
  'remove-top/city': {
    option: (at, { s }) => option('option.take-away', { taken: card(s.cities[at].top[0]!), city: city(at) }),
  },
  'devour-city/city': { option: aCity('option.city') },
  'frighten/target': { option: aPlayer('option.player') },
  'examine/target': { option: aPlayer('option.player') },
  'raise-dead/target': { option: orStop('option.drag-no-more', anAgent('option.agent-of')) },
  'raise-dead/city': { about: ({ v }) => ({ count: v.left }), option: aCity('option.city') },
};

export const { prompt, look } = worded(QUESTIONS, WORDS);
