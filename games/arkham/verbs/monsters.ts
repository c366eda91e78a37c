import { tell } from '@tabula/kernel/chance.js';
import type { Here } from '@tabula/kernel/instructions.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import { remove } from '@tabula/kit/piles.js';
import type { Arkham } from '../board.js';
import type { CardId } from '../cards.js';
import type { Monster } from '../language/targets.js';
import { archiveId, pieceOfSide, tableFor } from '../packs.js';
import {
  checked,
  damageMonster as damages,
  defeatMonster,
  disengage as disengages,
  engage as engages,
} from '../rules/calls.js';
import { exhaust as exhausts } from '../rules/engage.js';
import { open, rule } from '../rules/kit.js';
import { distance, engagedWith, has, inPlay, isPair, monsterIn, tileAt } from '../rules/look.js';
import { attack } from '../rules/monster-phase.js';
import { turnMonster } from '../rules/monsters.js';
import { spacesFor } from './spaces.js';
import { monsterOf, much, type Verb } from './verb.js';
import { choosing, instructionAt, type Target } from './which.js';

/** Monsters come, are harmed, and go. */

const THOSE = 'those';
/** Card 28, which its scenario speaks of by its name. */
export const SERVITOR = archiveId(28);

const cards = (monsters: readonly { readonly card: CardId }[]): CardId[] => monsters.map(({ card }) => card);
const there = (s: Arkham, card: CardId): CardId[] => (monsterIn(s, card) === undefined ? [] : [card]);

/** The monsters that an instruction means. */
function meant(s: Arkham, what: Monster, here: Here): CardId[] {
  const { seat } = here;
  const space = inPlay(s, seat) ? s.seats[seat]!.space : -1;
  switch (what) {
    case 'that':
      return there(s, monsterOf(here));
    case 'this':
      return there(s, pieceOfSide(here.of));
    case 'those':
      return (Array.isArray(here.bound[THOSE]) ? here.bound[THOSE] : []).flatMap((card) => there(s, String(card)));
    case 'all':
    case 'one-engaged':
    case 'each-engaged':
      return cards(engagedWith(s, seat));
    case 'all-others':
      return cards(engagedWith(s, seat)).filter((card) => card !== pieceOfSide(here.of));
    case 'one-here-or-adjacent':
      return cards(
        s.monsters.filter((one) => one.space === space || tableFor(s).neighbours[space]?.includes(one.space) === true),
      );
    case 'one-anywhere':
      return cards(s.monsters);
    case 'all-of-your-neighbourhood': {
      const tile = tileAt(s, space);
      return tile === null ? [] : cards(s.monsters.filter((one) => tileAt(s, one.space) === tile));
    }
    case 'servitor':
      return there(s, SERVITOR);
  }
}

/** One of several has to be chosen; anything else is done to all that are meant. */
const isChoice = (what: Monster): boolean => what.startsWith('one-');

/** ARK-R.33: whatever the attacker does in their own attack counts as done by it. */
const inOwnAttack = ({ seat, bound }: Pick<Here, 'seat' | 'bound'>): boolean =>
  bound.attack === true && bound.seat === seat;

/** So much damage to each of them, in an order of the group: those that are defeated come upon the deck so (DP-44). */
export const damaging = rule<{ seat: Seat; left: CardId[]; count: number; attack: boolean }, { next: CardId }>(
  'damage-each',
)({
  'ARK-R.67': ({ s, v }) => {
    v.left = v.left.filter((card) => monsterIn(s, card) !== undefined);
    return v.left.length === 0 ? done() : ask(s.lead, 'next', v.left);
  },
  'ARK-440.13': ({ v }) => {
    remove(v.left, v.next);
    return damages({ seat: v.seat, monster: v.next, count: v.count, attack: v.attack });
  },
  'ARK-440.13 again': goto('ARK-R.67'),
});

const damagedOne = choosing('damage-monster', {
  options: (s, { what }, about) => meant(s, what, about).map((card): Target => ['card', card]),
  settles: ({ s, v }, { count }, that) =>
    damages({ seat: v.seat, monster: String(that[1]), count: much(s, count, v), attack: inOwnAttack(v) }),
});

export const damageMonster: Verb<'damage-monster'> = {
  possible: (s, { what, count }, about) => meant(s, what, about).length > 0 && much(s, count, about) > 0,
  does: (c, it) => {
    const { s, v } = c;
    if (isChoice(it.what)) return damagedOne.does(c, it);
    const left = meant(s, it.what, v);
    const count = much(s, it.count, v);
    // ARK-R.151: what is added to the blow that is about to fall is part of it.
    if (it.what === 'this' && left[0] === v.bound.monster && typeof v.bound.damage === 'number') {
      v.bound.damage += count;
      return;
    }
    return call(damaging, { seat: v.seat, left, count, attack: inOwnAttack(v) });
  },
};

/** ARK-R.155: by whoever the text is said to; by an attack only in the attack of that very investigator. */
export const defeat: Verb<'defeat'> = {
  possible: (s, { what }, about) => meant(s, what, about).length > 0,
  does: ({ s, v }, { what }) => {
    const [monster] = meant(s, what, v);
    return monster === undefined ? undefined : defeatMonster({ seat: v.seat, monster, attack: inOwnAttack(v) });
  },
};

const disengaging = rule<{ seat: Seat; left: CardId[]; meets: boolean }>('disengage-each')({
  'ARK-475.1': ({ v }) => {
    const monster = v.left.shift();
    return monster === undefined
      ? goto('ARK-R.120')
      : disengages({ seat: v.seat, monster, how: 'text', exhaust: false });
  },
  'ARK-475.1 again': goto('ARK-475.1'),
  'ARK-R.120': ({ v }) => (v.meets ? checked() : undefined),
});

export const disengage: Verb<'disengage'> = {
  possible: (s, { from }, about) => meant(s, from, about).length > 0,
  does: ({ s, v }, { from }) => {
    const left = meant(s, from, v);
    v.bound[THOSE] = left;
    // ARK-R.120: others are met at once, but for monsters that the next words exhaust (ARK-R.187).
    const next: { readonly do: string } | undefined = instructionAt(s, { ...v, path: [...v.path, v.next + 1] });
    return call(disengaging, { seat: v.seat, left: [...left], meets: next?.do !== 'exhaust' });
  },
};

/** ARK-481.1; ARK-481.2, ARK-R.131: one that is engaged is disengaged first. */
const exhausting = rule<{ left: CardId[] }>('exhaust-each')({
  'ARK-481.1': (c) => {
    const { s, v } = c;
    const monster = v.left.shift();
    if (monster === undefined) return done();
    if (has(s, monster, 'massive')) return; // ARK-434.5
    const [seat] = monsterIn(s, monster)?.with ?? [];
    exhausts(s, monster);
    tell(c, 'event.exhausted', { monster: { card: monster } });
    return seat === undefined ? undefined : open('disengaged', { seat, monster, how: 'text' });
  },
  'ARK-481.1 again': goto('ARK-481.1'),
});

export const exhaust: Verb<'exhaust'> = {
  possible: (s, { what }, about) =>
    meant(s, what, about).some((card) => !has(s, card, 'massive') && !monsterIn(s, card)!.exhausted),
  does: ({ s, v }, { what }) => call(exhausting, { left: meant(s, what, v) }),
};

export const engage: Verb<'engage'> = {
  possible: (s, { what }, about) => inPlay(s, about.seat) && meant(s, what, about).length > 0,
  does: ({ s, v }, { what }) => {
    const [monster] = meant(s, what, v);
    return monster === undefined ? undefined : engages({ seat: v.seat, monster, by: 'investigator' });
  },
};

/** Each attacks all whom it is engaged with, outside the attack step. */
const attacking = rule<{ left: [CardId, Seat][] }>('attack-now')({
  'ARK-202.3b': ({ s, v }) => {
    const next = v.left.shift();
    if (next === undefined) return done();
    const [monster, seat] = next;
    return monsterIn(s, monster)?.with.includes(seat) === true ? call(attack, { seat, monster }) : undefined;
  },
  'ARK-202.3b again': goto('ARK-202.3b'),
});

export const attackNow: Verb<'attack-now'> = {
  possible: (s, { what }, about) => meant(s, what, about).some((card) => monsterIn(s, card)!.with.length > 0),
  does: ({ s, v }, { what }) =>
    call(attacking, {
      left: meant(s, what, v).flatMap((card) => monsterIn(s, card)!.with.map((seat): [CardId, Seat] => [card, seat])),
    }),
};

export const heal: Verb<'heal'> = {
  possible: (s, { what }, about) => meant(s, what, about).some((card) => monsterIn(s, card)!.damage > 0),
  does: (c, { what }) => {
    for (const card of meant(c.s, what, c.v)) monsterIn(c.s, card)!.damage = 0;
    tell(c, 'event.healed', {});
  },
};

/** The monster that was defeated lies on top of its deck. */
export const outOfGame: Verb<'out-of-game'> = {
  possible: (s, _it, about) => s.monsterTop.includes(monsterOf(about)),
  does: (c) => {
    const card = monsterOf(c.v);
    if (!remove(c.s.monsterTop, card)) return;
    c.s.gone.push(card);
    turnMonster(c.s);
    tell(c, 'event.out-of-game', { monster: { card } });
  },
};

/** ARK-R.130: what the moment carries is met by another, if they can meet it. */
export const engageInstead: Verb<'engage-instead'> = {
  possible: (s, _it, about) => about.bound.seat !== about.seat && canMeet(s, about),
  does: ({ s, v }) => {
    if (canMeet(s, v)) v.bound.seat = v.seat;
  },
};

/** Not who is engaged with the monster already (ARK-R.188), nor who is being taken out of its reach (ARK-R.189). */
function canMeet(s: Arkham, about: Here): boolean {
  const monster = monsterOf(about);
  return !monsterIn(s, monster)?.with.includes(about.seat) && !isPair(s.apart, about.seat, monster);
}

/** One step nearer, or to a space; what it meets there it engages. */
export const moveMonster = choosing('move-monster', {
  group: true,
  options: (s, { what, to, towards }, about) => {
    const monster = monsterIn(s, meant(s, what, about)[0] ?? '');
    if (monster === undefined) return [];
    const goals = spacesFor(s, to ?? towards ?? 'unstable-space', about);
    if (to !== undefined) return goals.map((space): Target => ['space', space]);
    const far = Math.min(...goals.map((goal) => distance(s, monster.space, goal)));
    return (tableFor(s).neighbours[monster.space] ?? [])
      .filter((next) => goals.some((goal) => distance(s, next, goal) === far - 1))
      .map((space): Target => ['space', space]);
  },
  settles: ({ s, v }, { what }, that) => call(moving, { monster: meant(s, what, v)[0]!, space: that[1] as number }),
});

/** ARK-R.55: it is engaged no more with those whom it leaves, and ready where it comes. */
const moving = rule<{ monster: CardId; space: number }>('monster-to')({
  'ARK-R.55': ({ s, v }) => {
    const monster = monsterIn(s, v.monster);
    const [seat] = monster === undefined || monster.space === v.space ? [] : monster.with;
    return seat === undefined
      ? goto('ARK-455.1')
      : disengages({ seat, monster: v.monster, how: 'move', exhaust: false });
  },
  'ARK-R.55 again': goto('ARK-R.55'),
  'ARK-455.1': (c) => {
    const { s, v } = c;
    const monster = monsterIn(s, v.monster);
    if (monster === undefined) return done();
    monster.space = v.space;
    tell(c, 'event.monster-moved', { monster: { card: v.monster }, space: { space: v.space } });
    return checked();
  },
});

export const MONSTER_VERB_RULES = [damaging, disengaging, exhausting, attacking, moving] as const;
