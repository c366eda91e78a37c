import type { Reason } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { type OpenQuestion, openQuestion } from '@tabula/kernel/questions.js';
import { offers, otherQuestion } from '@tabula/kit/why.js';
import type { Emerald } from './board.js';
import type { City } from './content/behaviour.js';
import { QUESTIONS } from './questions.js';
import type { RuleId } from './rule-ids.js';
import { royalOf, topOf } from './rules/cities.js';
import { isRevealed } from './rules/reveal.js';
import { because, noMajority, whyNobodyKilled, whyNotClaim, whyNotKill } from './why-deeds.js';

/** Why a city, the royal of a city, or a player is not among the options of the open question. */

export type Asked = OpenQuestion<Emerald, typeof QUESTIONS>;

export const open = (s: Emerald, ask: Asked['ask'], frame: Asked['frame']): Asked =>
  openQuestion(QUESTIONS, s, ask, frame);

const noAgentOf = (city: City, rule: RuleId): Reason => because(rule, 'why.no-agent-there', { city: { city } });
const nobodyThere = (city: City, rule: RuleId): Reason => because(rule, 'why.nobody-there', { city: { city } });
const noCubes = (city: City, rule: RuleId): Reason => because(rule, 'why.no-cubes-there', { city: { city } });

export function whyCity(s: Emerald, seat: Seat, city: City, asked: Asked): Reason[] {
  if (offers(asked, city)) return [];
  const here = s.cities[city];
  switch (asked.id) {
    case 'turn/deed': {
      const first = s.actions > 0 ? [] : whyNotClaim(s, seat, city);
      return [...first, ...whyNobodyKilled(s, seat, city)];
    }
    case 'claim/choice':
      return whyNotClaim(s, seat, city);
    case 'assassinate/plan':
      return whyNobodyKilled(s, seat, city);
    case 'retrieve/from':
      return [because('EMER-7.2', 'why.no-cube-there', { city: { city } })];
    case 'move/from':
      if (here.agents[seat] === 0) return [noAgentOf(city, 'EMER-8.3')];
      return [because('EMER-8.4', 'why.moved-already', { city: { city } })];
    case 'move/to':
      return [because('EMER-8.4', 'why.same-city', { city: { city } })];
    case 'send-agent/to':
      return [because('EMER-20.60', 'why.same-city', { city: { city } })];
    case 'send-agent/from':
      return [noAgentOf(city, 'EMER-18.25')];
    case 'park-agents/from':
      return [noAgentOf(city, 'EMER-18.16')];
    case 'feed-agents/from':
      return [noAgentOf(city, 'EMER-18.29')];
    case 'replace-agent/target': {
      const somebody = here.agents.some((agents, owner) => owner !== seat && agents > 0);
      return [somebody ? noAgentOf(city, 'EMER-18.27') : nobodyThere(city, 'EMER-18.14')];
    }
    case 'devour-agent/target':
      return [nobodyThere(city, 'EMER-18.17')];
    case 'return-cubes/choice':
      return [noCubes(city, 'EMER-18.12')];
    case 'banish-cubes/choice':
      return [noCubes(city, 'EMER-18.21')];
    case 'hide-royal/city':
      return whyNotHide(s, seat, city);
    case 'claim-freely/city':
      if (topOf(s, city) === undefined) return [because('EMER-6.8', 'why.stack-empty', { city: { city } })];
      return noMajority(s, city, seat, 'EMER-18.11');
    case 'remove-top/city':
      return [because('EMER-18.24', 'why.stack-empty', { city: { city } })];
    case 'devour-city/city':
      return [because('EMER-20.83', 'why.nothing-there', { city: { city } })];
    case 'raise-dead/target':
      return [whyNoZombie(s, city, asked.v)];
    case 'setup/city':
    case 'place/cards':
    case 'place/city':
    case 'retrieve/cards':
    case 'move/cards':
    case 'markers/restorationist':
    case 'markers/loyalist':
    case 'assassinate/support':
    case 'discard/cards':
    case 'block-window/block':
    case 'reveal/how':
    case 'reveal/city':
    case 'redraw/cards':
    case 'recover-cubes/count':
    case 'return-parked/city':
    case 'frighten/target':
    case 'examine/target':
    case 'raise-dead/city':
      return [otherQuestion(asked)];
  }
}

function whyNotHide(s: Emerald, seat: Seat, city: City): Reason[] {
  if (royalOf(s, city) === undefined) return [because('EMER-18.5', 'why.no-royal-there', { city: { city } })];
  return noMajority(s, city, seat, 'EMER-18.5');
}

/** Why no zombie of a city can take an agent now. */
function whyNoZombie(
  s: Emerald,
  city: City,
  { taken, spent }: { taken: City[]; spent: { [C in City]?: number } },
): Reason {
  if (s.cities[city].zombies === 0) return because('EMER-18.30', 'why.no-zombie-there', { city: { city } });
  if (taken.includes(city)) return because('EMER-20.50', 'why.taken-already', { city: { city } });
  if ((spent[city] ?? 0) >= s.cities[city].zombies)
    return because('EMER-18.37', 'why.zombies-spent', { city: { city } });
  return nobodyThere(city, 'EMER-18.30');
}

/** The royal in the slot of a city. */
export function whyRoyal(s: Emerald, seat: Seat, city: City, asked: Asked): Reason[] {
  switch (asked.id) {
    case 'turn/deed':
    case 'assassinate/plan':
      return whyNotKill(s, seat, city, 'royal');
    case 'hide-royal/city':
      return whyNotHide(s, seat, city);
    case 'claim/choice':
    case 'claim-freely/city':
      return [because('EMER-6.7', 'why.royal-not-claimed')];
    case 'remove-top/city':
      return [because('EMER-18.24', 'why.royal-stays')];
    case 'devour-city/city':
      return [because('EMER-18.4', 'why.royal-stays')];
    default:
      return [otherQuestion(asked)];
  }
}

/** Another player, or oneself. */
export function whyPlayer(s: Emerald, seat: Seat, target: Seat, asked: Asked): Reason[] {
  switch (asked.id) {
    case 'frighten/target':
      if (target === seat) return [because('EMER-18.22', 'why.not-yourself')];
      return s.seats[target]!.sanity > 0 ? [] : [because('EMER-18.22', 'why.no-token', { seat: { seat: target } })];
    case 'examine/target':
      if (target === seat) return [because('EMER-18.28', 'why.not-yourself')];
      return isRevealed(s, target) ? [because('EMER-20.61', 'why.revealed', { seat: { seat: target } })] : [];
    default:
      return offers(asked, target) ? [] : [otherQuestion(asked)];
  }
}
