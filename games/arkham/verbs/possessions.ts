import { reveal, shuffle, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { type Context, call, type PlainCall } from '@tabula/kernel/rule.js';
import { forget } from '@tabula/kit/memory.js';
import { remove } from '@tabula/kit/piles.js';
import type { Arkham, Tile } from '../board.js';
import type { CardId } from '../cards.js';
import { SKILLS, type Skill } from '../language/values.js';
import { kindOf, pieceOfSide } from '../packs.js';
import { checked, discardAsset } from '../rules/calls.js';
import { codexEntry, returnCard } from '../rules/codex.js';
import { canGain, gainCondition } from '../rules/conditions.js';
import { CLUE, TILE } from '../rules/encounter.js';
import { focusSkill, unfocused } from '../rules/focus.js';
import { type Acting, open, rule } from '../rules/kit.js';
import { assetOf } from '../rules/look.js';
import { delay as delays, gainClue, gainMoney, gainRemnant, loseMoney } from '../rules/tokens.js';
import { type Carried, much, present, type Verb } from './verb.js';
import { choosing, type Target } from './which.js';

/** What investigators have. */

export const money: Verb<'money'> = {
  possible: (s, { gain = 0, lose = 0 }, about) =>
    present(s, about) && (much(s, gain, about) > 0 || (lose > 0 && s.seats[about.seat]!.money > 0)),
  does: (c, { gain = 0, lose = 0 }) => {
    gainMoney(c, c.v.seat, much(c.s, gain, c.v));
    loseMoney(c, c.v.seat, lose); // ARK-R.167
  },
};

export const remnant: Verb<'remnant'> = {
  possible: (s, _it, about) => present(s, about),
  does: (c, { gain }) => {
    gainRemnant(c, c.v.seat, gain);
  },
};

/** ARK-479.4. */
export const delay: Verb<'delay'> = {
  possible: (s, _it, about) => present(s, about) && !s.seats[about.seat]!.delayed,
  does: (c) => {
    delays(c, c.v.seat);
  },
};

/** ARK-478.5: from the neighbourhood where the card was drawn (ARK-R.90). */
export const clue: Verb<'clue'> = {
  possible: (s, _it, about) => {
    const tile = about.bound[TILE];
    return present(s, about) && typeof tile === 'number' && s.tiles[tile as Tile].clues > 0;
  },
  does: (c) => {
    const tile = c.v.bound[TILE];
    if (typeof tile !== 'number' || !gainClue(c, c.v.seat, tile as Tile)) return;
    c.v.bound[CLUE] = true;
    return open('gained-clue', { seat: c.v.seat });
  },
};

/** ARK-468. */
export const condition: Verb<'condition'> = {
  possible: (s, { gain }, { seat }) => canGain(s, seat, gain),
  does: (c, { gain }) => {
    gainCondition(c, c.v.seat, gain);
  },
};

/** ARK-414 for an asset, whichever side is up; ARK-R.94 for a rumour. */
export const discardThis: Verb<'discard-this'> = {
  possible: (s, _it, { of, seat }) =>
    codexEntry(s, of) !== undefined || s.seats[seat]!.assets.some(({ card }) => card === pieceOfSide(of)),
  does: (c) => {
    const { of, seat } = c.v;
    if (!returnCard(c.s, of)) return discardAsset({ seat, card: pieceOfSide(of) });
    tell(c, 'event.returned', { card: { card: of } }, 'ARK-R.94');
  },
};

/** An asset comes into a play area; then the display is filled again. */
export const gained = rule<{ seat: Seat; card: CardId }>('gained')({
  'ARK-R.141': (c) => {
    const { seat, card } = c.v;
    c.s.seats[seat]!.assets.push({ card, damage: 0, horror: 0, back: false });
    tell(c, 'event.gained', { seat: { seat }, card: { card } });
    return open('gained-asset', { seat, card });
  },
  'ARK-485.4': () => checked(),
});
export const POSSESSION_RULES = [gained] as const;

const DECKS = { item: 'items', spell: 'spells', ally: 'allies' } as const;
type Wanted = Omit<Carried<'gain'>, 'do' | 'count'>;

/** ARK-459.6, ARK-R.134: whether a card is one of those that are meant. */
function fits(s: Arkham, card: CardId, { trait, least = 0, most = 99 }: Wanted): boolean {
  const { traits, value = 0 } = assetOf(s, card);
  return (trait === undefined || traits.includes(trait)) && value >= least && value <= most;
}

/** ARK-R.91: the first card of a deck that is meant; those before it are shuffled and go under it. */
function drawn(c: Acting, it: Wanted): CardId | undefined {
  const deck = c.s[DECKS[it.card]];
  const passed: CardId[] = [];
  let found: CardId | undefined;
  while (deck.length > 0 && found === undefined) {
    const card = deck.pop()!;
    if (fits(c.s, card, it)) found = card;
    else passed.push(card);
  }
  forget(c.s, found === undefined ? passed : [found, ...passed]);
  if (passed.length > 0) reveal(c); // that none of them is meant
  shuffle(c, passed);
  deck.unshift(...passed);
  return found;
}

/** ARK-459.6: from the display or the deck, which is said before a card is seen; anything else from the top of its deck. */
export function offersOf(s: Arkham, it: Wanted): Target[] {
  const shown = it.card === 'item' ? s.display.filter((card) => fits(s, card, it)) : [];
  const deck: Target[] = s[DECKS[it.card]].length > 0 ? [['deck', DECKS[it.card]]] : [];
  return [...shown.map((card): Target => ['card', card]), ...deck];
}

/** What was chosen of that is gained, if it can be found. */
export function gainFrom(c: Context<Arkham, { seat: Seat }>, it: Wanted, that: Target): PlainCall | undefined {
  if (that[0] === 'card') remove(c.s.display, that[1]);
  const card = that[0] === 'card' ? that[1] : drawn(c, it);
  return card === undefined ? undefined : call(gained, { seat: c.v.seat, card });
}

export const gain = choosing('gain', {
  options: (s, it) => offersOf(s, it),
  most: (_s, { count = 1 }) => count,
  settles: (c, it, that) => gainFrom(c, it, that),
});

/** ARK-427.4: by its title. */
export const special: Verb<'special'> = {
  possible: (s, { card }, about) => present(s, about) && s.special.some((piece) => kindOf(piece) === card),
  does: ({ s, v }, { card }) => {
    const piece = s.special.find((one) => kindOf(one) === card);
    if (piece === undefined) return;
    remove(s.special, piece);
    return call(gained, { seat: v.seat, card: piece });
  },
};

/** ARK-487.4; ARK-R.165: two are of different skills, each with its discard before the next. */
export const focus = choosing('focus', {
  options: (s, { skill }, { seat }) => {
    const free = unfocused(s, seat);
    const meant: readonly Skill[] =
      skill === 'any' ? free : skill === 'every' ? free.slice(0, 1) : free.filter((one) => one === skill);
    return meant.map((one) => ['skill', one]);
  },
  most: (_s, { skill, count = 1 }) => (skill === 'every' ? SKILLS.length : count),
  settles: ({ v }, { overLimit = false }, that) =>
    call(focusSkill, { seat: v.seat, skill: that[1] as Skill, overLimit }),
});

export const discardFocus = choosing('discard-focus', {
  options: (s, _it, { seat }) =>
    SKILLS.filter((_, at) => s.seats[seat]!.focus[at]! > 0).map((skill): Target => ['skill', skill]),
  most: (_s, { count }) => count,
  settles: (c, _it, that) => {
    const skill = that[1] as Skill;
    c.s.seats[c.v.seat]!.focus[SKILLS.indexOf(skill)]!--;
    tell(c, 'event.unfocused', { seat: { seat: c.v.seat }, skill: { skill } });
    return undefined;
  },
});

export const sell = choosing('sell', {
  options: (s, _it, { seat }) => Array.from({ length: s.seats[seat]!.remnants }, (_, at): Target => ['count', at + 1]),
  settles: (c, { price }, that) => {
    const count = that[1] as number;
    c.s.seats[c.v.seat]!.remnants -= count;
    gainMoney(c, c.v.seat, count * price);
    return undefined;
  },
});
