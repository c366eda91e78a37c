import { tell } from '@tabula/kernel/chance.js';
import type { Bound, Script } from '@tabula/kernel/instructions.js';
import { ask, askOrder, askSome, call, done, goto } from '@tabula/kernel/rule.js';
import { take } from '@tabula/kernel/runner.js';
import { STOP, type Stop } from '@tabula/kit/acting.js';
import { forget, remember } from '@tabula/kit/memory.js';
import { remove } from '@tabula/kit/piles.js';
import type { Arkham } from '../board.js';
import type { CardId } from '../cards.js';
import { checked } from '../rules/calls.js';
import { type Acting, open, rule } from '../rules/kit.js';
import { assetOf, inPlay } from '../rules/look.js';
import type { Moments } from '../words.js';
import { BOUGHT } from './conditions.js';
import { priceOf, worthOf } from './prices.js';
import { type Carried, present, type Verb } from './verb.js';
import { instructionAt } from './which.js';

/** ARK-432: buying from the display, and spells from their deck. */

function pay(c: Acting, seat: number, card: CardId, price: number): void {
  const one = c.s.seats[seat]!;
  one.money -= price;
  one.assets.push({ card, damage: 0, horror: 0, back: false });
  tell(c, 'event.bought', { seat: { seat }, card: { card }, price });
}

const purchase = (s: Arkham, v: Script): Carried<'buy'> => instructionAt(s, v) as Carried<'buy'>;
const DISCARDS = 2; // ARK-432.4

type Buying = { bought: CardId[]; terms: Moments['buying']; card: CardId | Stop };
/** A purchase, as the question for the next card finds it. */
export type Bought = Script & Pick<Buying, 'bought' | 'terms'>;

/** ARK-432.2: what a card of the display costs the one who buys. */
export const priceNow = (s: Arkham, v: Bought, card: CardId): number => priceOf(s, v.seat, card, v.terms.half);
/** ARK-R.134: a spell may have a price of its own. */
export const spellPrice = (s: Arkham, v: Bought, card: CardId): number =>
  offer(s, v).price ?? worthOf(s, card, v.terms.half);
/** How many more cards may be bought; 0 is as many as one can pay. */
export const mostBuys = (s: Arkham, v: Bought): number => {
  const { count } = purchase(s, v);
  return count === undefined ? 0 : count - v.bought.length;
};

const onSale = (s: Arkham, trait: string): CardId[] =>
  s.display.filter((card) => assetOf(s, card).traits.includes(trait));

/** ARK-485.5, ARK-R.92: all purchases come before the display is filled again. */
export const buying = rule<Script, Buying & { away: CardId[] }, Bound>('buy')({
  'ARK-432.1': ({ v }) => {
    v.bought = [];
  },
  'ARK-485.5': ({ s, v }) => {
    const { trait, count = Number.POSITIVE_INFINITY, half = false } = purchase(s, v);
    const left = v.bought.length < count && inPlay(s, v.seat) ? onSale(s, trait) : [];
    // Prices may still fall: what cannot be paid at half its value cannot be paid at all.
    const hope = left.some((card) => worthOf(s, card, true) <= s.seats[v.seat]!.money);
    return hope ? open('buying', { seat: v.seat, half }, 'terms') : goto('ARK-432.4');
  },
  'ARK-485.5 card': ({ s, v }) => {
    const { money } = s.seats[v.seat]!;
    const cards = onSale(s, purchase(s, v).trait).filter((card) => priceNow(s, v, card) <= money);
    return cards.length === 0 ? goto('ARK-432.4') : ask<'card', CardId | Stop>(v.seat, 'card', [...cards, STOP]);
  },
  'ARK-432.2': (c) => {
    const { s, v } = c;
    if (v.card === STOP) return goto('ARK-432.4');
    remove(s.display, v.card);
    pay(c, v.seat, v.card, priceNow(s, v, v.card));
    v.bought.push(v.card);
    return goto('ARK-485.5');
  },
  // ARK-485.3: who buys nothing may have up to two cards replaced.
  'ARK-432.4': ({ s, v }) => {
    if (v.bought.length > 0 || s.display.length === 0 || !inPlay(s, v.seat)) return goto('ARK-R.92');
    return askSome(v.seat, 'away', [...s.display], 0, Math.min(DISCARDS, s.display.length));
  },
  'ARK-432.4 discarded': (c) => {
    const { s, v } = c;
    const away = s.display.filter((card) => v.away.includes(card));
    for (const card of away) {
      remove(s.display, card);
      s.items.unshift(card);
    }
    remember(s, away);
    if (away.length > 0) tell(c, 'event.display-discarded', { seat: { seat: v.seat }, count: away.length });
  },
  'ARK-R.92': ({ v }) => {
    if (v.bought.length > 0) v.bound[BOUGHT] = true;
    return checked(); // ARK-485.4
  },
  'ARK-R.141': ({ v }) => {
    const card = v.bought.shift();
    return card === undefined ? done(v.bound) : open('gained-asset', { seat: v.seat, card });
  },
  'ARK-R.141 again': goto('ARK-R.141'),
});

const offer = (s: Arkham, v: Script): Carried<'buy-spells'> => instructionAt(s, v) as Carried<'buy-spells'>;

/** ARK-R.134: spells are revealed, some are bought, the others go under their deck in an order the buyer chooses. */
export const buyingSpells = rule<Script, Buying & { shown: CardId[]; order: CardId[] }, Bound>('buy-spells')({
  'ARK-R.134': (c) => {
    const { s, v } = c;
    v.bought = [];
    v.shown = s.spells.splice(Math.max(0, s.spells.length - offer(s, v).reveal)).reverse();
    forget(s, v.shown);
    s.encounter.push(...v.shown);
    tell(c, 'event.revealed', { seat: { seat: v.seat }, count: v.shown.length });
  },
  'ARK-432.1': ({ s, v }) => {
    const { count = Number.POSITIVE_INFINITY, half = false, price } = offer(s, v);
    const left = v.bought.length < count && inPlay(s, v.seat) ? v.shown : [];
    const hope = left.some((card) => (price ?? worthOf(s, card, true)) <= s.seats[v.seat]!.money);
    // A price of the card's own is no half of anything.
    return hope
      ? open('buying', { seat: v.seat, half: half || price !== undefined }, 'terms')
      : goto('ARK-R.134 order');
  },
  'ARK-432.1 card': ({ s, v }) => {
    const cards = v.shown.filter((card) => spellPrice(s, v, card) <= s.seats[v.seat]!.money);
    return cards.length === 0 ? goto('ARK-R.134 order') : ask<'card', CardId | Stop>(v.seat, 'card', [...cards, STOP]);
  },
  'ARK-432.2': (c) => {
    const { s, v } = c;
    if (v.card === STOP) return goto('ARK-R.134 order');
    remove(v.shown, v.card);
    remove(s.encounter, v.card);
    pay(c, v.seat, v.card, spellPrice(s, v, v.card));
    v.bought.push(v.card);
    v.bound[BOUGHT] = true;
    return goto('ARK-432.1');
  },
  'ARK-R.134 order': ({ v }) => {
    v.order = [...v.shown];
    if (v.shown.length > 1) return askOrder(v.seat, 'order', v.shown);
  },
  'ARK-R.134 under': ({ s, v }) => {
    for (const card of v.order) {
      remove(s.encounter, card);
      s.spells.unshift(card);
    }
    remember(s, v.order);
  },
  'ARK-R.141': ({ v }) => {
    const card = v.bought.shift();
    return card === undefined ? done(v.bound) : open('gained-asset', { seat: v.seat, card });
  },
  'ARK-R.141 again': goto('ARK-R.141'),
});

export const buy: Verb<'buy'> = {
  possible: (s, _it, about) => present(s, about) && s.display.length > 0,
  does: (c) => {
    const { of, path, seat, next } = c.v;
    return call(buying, { of, path: [...path, next], seat, bound: take(c.v) }, 'bound');
  },
};

export const buySpells: Verb<'buy-spells'> = {
  possible: (s, _it, about) => present(s, about) && s.spells.length > 0,
  does: (c) => {
    const { of, path, seat, next } = c.v;
    return call(buyingSpells, { of, path: [...path, next], seat, bound: take(c.v) }, 'bound');
  },
};
