import { reveal, shuffle, tell } from '@tabula/kernel/chance.js';
import { call, done, goto } from '@tabula/kernel/rule.js';
import { forget } from '@tabula/kit/memory.js';
import { remove } from '@tabula/kit/piles.js';
import type { Arkham } from '../board.js';
import type { CardId } from '../cards.js';
import { archiveId, kindOf } from '../packs.js';
import { type Acting, rule } from '../rules/kit.js';
import { monsterCard } from '../rules/look.js';
import { arrive, drawMonster, leadInPlay, turnMonster } from '../rules/monsters.js';
import { isEach, spacesFor } from './spaces.js';
import type { Verb } from './verb.js';
import { choosing, type Target } from './which.js';

/** Monsters come: from the deck, from those set aside, from the archive. */

const spawning = rule<{ spaces: number[]; exhausted: boolean }>('spawn-each')({
  'ARK-458.7': ({ s, v }) => {
    const space = v.spaces.shift();
    const card = space === undefined ? null : drawMonster(s);
    return space === undefined || card === null
      ? done() // ARK-R.58
      : call(arrive, { card, space, exhausted: v.exhausted, engages: -1 });
  },
  'ARK-458.7 again': goto('ARK-458.7'),
});

const hasMonsters = (s: Arkham): boolean => s.monsterDeck.length + s.monsterTop.length > 0;

const spawnedSomewhere = choosing('spawn', {
  group: true,
  options: (s, { where }, about) => spacesFor(s, where, about).map((space): Target => ['space', space]),
  settles: (_c, { state }, that) => call(spawning, { spaces: [that[1] as number], exhausted: state === 'exhausted' }),
});

export const spawn: Verb<'spawn'> = {
  possible: (s, { where }, about) => hasMonsters(s) && spacesFor(s, where, about).length > 0,
  does: (c, it) => {
    if (!isEach(it.where)) return spawnedSomewhere.does(c, it);
    return call(spawning, { spaces: [...spacesFor(c.s, it.where, c.v)], exhausted: it.state === 'exhausted' });
  },
};

/** The first cards with a trait from the bottom of the deck; those before them are shuffled on top. */
function firstOf(c: Acting, trait: string, count: number): CardId[] {
  const { s } = c;
  const deck = [...s.monsterDeck.splice(0), ...s.monsterTop.splice(0)];
  const found: CardId[] = [];
  const passed: CardId[] = [];
  while (deck.length > 0 && found.length < count) {
    const card = deck.shift()!;
    (monsterCard(s, card).traits.includes(trait) ? found : passed).push(card);
  }
  forget(s, [...found, ...passed]);
  if (passed.length > 0) reveal(c); // that none of them has it
  shuffle(c, passed);
  s.monsterDeck.push(...deck, ...passed);
  turnMonster(s);
  return found;
}

const arriving = rule<{ cards: CardId[]; space: number }>('arrive-each')({
  'ARK-458.7': ({ v }) => {
    const card = v.cards.shift();
    return card === undefined ? done() : call(arrive, { card, space: v.space, exhausted: false, engages: -1 });
  },
  'ARK-458.7 again': goto('ARK-458.7'),
});

export const spawnFirst = choosing('spawn-first', {
  group: true,
  options: (s, { where }, about) =>
    hasMonsters(s) ? spacesFor(s, where, about).map((space): Target => ['space', space]) : [],
  settles: (c, { trait, count }, that) => call(arriving, { cards: firstOf(c, trait, count), space: that[1] as number }),
});

export const spawnSetAside: Verb<'spawn-set-aside'> = {
  possible: (s, { monster, where }, about) =>
    s.setAside.some((card) => kindOf(card) === monster) && spacesFor(s, where, about).length > 0,
  does: ({ s, v }, { monster, where, engaged }) => {
    const card = s.setAside.find((one) => kindOf(one) === monster);
    const [space] = spacesFor(s, where, v);
    if (card === undefined || space === undefined) return;
    remove(s.setAside, card);
    const seat = where === 'leads-space' ? (leadInPlay(s) ?? -1) : v.seat; // ARK-R.17
    return call(arrive, { card, space, exhausted: false, engages: engaged === true ? seat : -1 });
  },
};

/** ARK-412.5e; ARK-R.145: not a second time. */
export const spawnEpic: Verb<'spawn-epic'> = {
  possible: (s, { card }) => s.archive.includes(archiveId(card)),
  does: ({ s, v }, { card, where }) => {
    const [space] = spacesFor(s, where, v);
    if (space === undefined || !remove(s.archive, archiveId(card))) return;
    return call(arrive, { card: archiveId(card), space, exhausted: false, engages: -1 });
  },
};

/** All of a trait that were set aside. */
export const shuffleIn: Verb<'shuffle-in'> = {
  possible: (s, { trait }) => s.setAside.some((card) => monsterCard(s, card).traits.includes(trait)),
  does: (c, { trait }) => {
    const { s } = c;
    const joining = s.setAside.filter((card) => monsterCard(s, card).traits.includes(trait));
    s.setAside = s.setAside.filter((card) => !joining.includes(card));
    s.monsterDeck.push(...s.monsterTop.splice(0), ...joining);
    forget(s, s.monsterDeck);
    shuffle(c, s.monsterDeck);
    turnMonster(s);
    tell(c, 'event.shuffled-in', { count: joining.length });
  },
};

export const SPAWN_RULES = [spawning, arriving] as const;
