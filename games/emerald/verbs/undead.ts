import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import { int } from '@tabula/kernel/shape.js';
import { STOP } from '@tabula/kit/acting.js';
import { remove } from '@tabula/kit/piles.js';
import { phrase } from '@tabula/words/phrase.js';
import type { CardId, Emerald } from '../board.js';
import { CITIES, type City } from '../content/behaviour.js';
import { blockWindow } from '../rules/blocks.js';
import { draw, isUndead } from '../rules/cards.js';
import { type AgentOf, foreignAgents, takeAgent } from '../rules/cities.js';
import { rule } from '../rules/kit.js';
import { totalOf } from '../rules/points.js';
import { reveals } from '../rules/reveal.js';
import { type EffectVerb, NONE, partOf, type Using } from './verb.js';

type Locals = {
  /** Zombies of each city that have tried in vain, and cities where an agent was taken (EMER-18.37). */
  spent: { [C in City]?: number };
  taken: City[];
  /** Agents that Sherlock protects for the rest of this action, as many as were defended. */
  safe: { [agent: string]: number };
  left: number;
  target: AgentOf | typeof STOP;
  blocked: boolean;
  city: City;
};

const nameOf = ([city, owner]: AgentOf): string => `${city} ${owner}`;

/** EMER-18.30: agents that a zombie may try to take now. */
function attempts(s: Emerald, v: Pick<Locals, 'spent' | 'taken' | 'safe'> & { seat: Seat }): AgentOf[] {
  const cities = CITIES.filter((city) => s.cities[city].zombies > (v.spent[city] ?? 0) && !v.taken.includes(city));
  return foreignAgents(s, v.seat, cities).filter(
    ([city, owner]) => s.cities[city].agents[owner]! > (v.safe[nameOf([city, owner])] ?? 0),
  );
}

/** Zombies. */
export const raiseRule = rule<Using, Locals>('raise-dead')({
  'EMER-18.30': ({ s, v }) => {
    v.spent = {};
    v.taken = [];
    v.safe = {};
    v.left = Math.min(partOf(s, v, 'raise-dead').zombies, s.zombies);
  },
  'EMER-20.51': ({ s, v }) => {
    const found = attempts(s, v);
    return found.length === 0 ? goto('EMER-18.30 place') : ask(v.seat, 'target', [...found, STOP]);
  },
  'EMER-18.37': ({ v }) => {
    if (v.target === STOP) return goto('EMER-18.30 place');
    const [city, owner] = v.target;
    return call(blockWindow, { seat: owner, by: v.seat, attack: 'zombie', city }, 'blocked');
  },
  'EMER-20.50': (c) => {
    if (c.v.target === STOP) return;
    const [city, owner] = c.v.target;
    if (c.v.blocked) {
      c.v.spent[city] = (c.v.spent[city] ?? 0) + 1;
      const name = nameOf(c.v.target);
      c.v.safe[name] = (c.v.safe[name] ?? 0) + 1;
      return goto('EMER-20.51');
    }
    takeAgent(c.s, city, owner);
    c.v.taken.push(city);
    tell(c, 'event.dragged-off', { owner: { seat: owner }, city: { city } });
    return call(reveals, {});
  },
  'EMER-20.51 again': goto('EMER-20.51'),
  'EMER-18.30 place': ({ v }) => {
    if (v.left === 0) return done();
    return ask(v.seat, 'city', CITIES);
  },
  'EMER-18.30 placed': (c) => {
    const { city } = c.v;
    c.s.zombies--;
    c.s.cities[city].zombies++;
    c.v.left--;
    tell(c, 'event.zombie', { city: { city } });
    return goto('EMER-18.30 place');
  },
});

const RAISE_DEAD = { zombies: int(1, 3) };

export const raiseDead: EffectVerb<typeof RAISE_DEAD> = {
  fields: RAISE_DEAD,
  possible: (s, _it, seat) => s.zombies > 0 || attempts(s, { seat, spent: {}, taken: [], safe: {} }).length > 0,
  does: raiseRule,
  says: ({ zombies }) => phrase('do.raise-dead', { zombies }),
  worth: () => 0.8,
};

/** The places from which Leopold Society removes a player's cards. */
const PLACES = ['hand', 'deck', 'discard', 'display'] as const;

/** Leopold Society. */
export const endUndead: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: (s) => !s.undeadEnded,
  does: rule<Using>('end-undead')({
    'EMER-18.20': (c) => {
      const { s } = c;
      s.undeadEnded = true;
      s.zombies = 0;
      for (const city of CITIES) s.cities[city].zombies = 0;
      tell(c, 'event.undead-ended', { seat: { seat: c.v.seat } });
    },
    'EMER-20.53': (c) => {
      c.s.seats.forEach((player, seat) => {
        const inHand = player.hand.length;
        for (const place of PLACES)
          for (const card of player[place].filter((id) => isUndead(c.s, id))) {
            remove(player[place], card);
            c.s.removed.push(card);
            const lost = takeBack(c.s, seat, card);
            tell(c, 'event.removed-undead', { seat: { seat }, card: { card }, place: { place }, lost });
          }
        draw(c, seat, inHand - player.hand.length); // EMER-20.87: only now
      });
    },
  }),
  says: () => phrase('do.end-undead'),
  worth: () => 0.2,
};

/** INV-13: the points booked for a removed card are taken off; says how many. */
function takeBack(s: Emerald, seat: Seat, card: CardId): number {
  const player = s.seats[seat]!;
  const before = totalOf(s, seat);
  player.ledger = player.ledger.filter((entry) => entry.from !== card);
  return before - totalOf(s, seat);
}
