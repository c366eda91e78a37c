import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import { ALWAYS, STOP } from '@tabula/kit/acting.js';
import type { CardId, Cults } from '../board.js';
import type { District } from '../content/behaviour.js';
import { cardOf } from '../content/cards.js';
import { growingOf } from '../verbs/windows.js';
import { cardsWith, show } from './abilities.js';
import { acquire, destroyDiscarded, distinct, offered } from './cards.js';
import { type CityNow, cityEffect, hasPlace, hasRitual } from './districts.js';
import { rule } from './kit.js';
import { canPay, payment } from './payment.js';
import { abilityOf, mayHold } from './windows.js';

/** A growth ability with what it takes: a card of this district, or a district for a ritual. */
type Use = readonly [CardId, string];

/**
 * Section 8: up to two different cards of the district's stacks, and one card of the own discard pile destroyed. `taken`
 * are the kinds that came into hand, `acted` says whether the plan has done something (CULT-8.14).
 */
export const growth = rule<
  { seat: Seat; district: District },
  {
    taken: string[];
    acted: boolean;
    use: Use | typeof STOP;
    cards: readonly string[] | typeof STOP;
    victim: CardId | typeof STOP;
  }
>('growth')({
  'CULT-8.14': ({ v }) => {
    v.taken = [];
    v.acted = false;
    v.use = STOP;
  },
  'CULT-16.29': ({ s, v }) => {
    const fits = (card: CardId) => targetsOf(s, v.seat, v.district, card, v.taken).length > 0;
    if (!mayHold(s, v.seat, 'growth', s.seats[v.seat]!.locked, fits)) return;
    const uses: (Use | typeof STOP)[] = growthUses(s, v.seat, v.district, v.taken);
    if (uses.length === 0 || v.acted || growsUnaided(s, v.seat, v.district, v.taken)) uses.push(STOP); // CULT-21.72
    return ask(v.seat, 'use', uses, ALWAYS);
  },
  'CULT-21.74': (c) => {
    const { v } = c;
    if (v.use === STOP) return;
    const [card, target] = v.use;
    v.use = STOP;
    show(c, v.seat, card);
    v.acted = true;
    const ability = abilityOf(card, 'growth')!;
    const taken = growingOf(ability).use(c, v.seat, v.district, target, ability);
    if (taken !== null) v.taken.push(taken);
    return goto('CULT-16.29');
  },
  'CULT-8.3': ({ s, v }) => {
    if (offered(s, v.district).every((kind) => v.taken.includes(kind))) return goto('CULT-8.10');
    const sets: (readonly string[] | typeof STOP)[] = affordable(s, v.seat, v.district, v.taken);
    if (sets.length === 0 || v.acted || s.seats[v.seat]!.discard.length > 0) sets.push(STOP);
    return ask(v.seat, 'cards', sets, ALWAYS);
  },
  'CULT-8.6': ({ s, v }) => {
    if (v.cards === STOP) return goto('CULT-8.10');
    return call(payment, { seat: v.seat, cost: totalCost(s, v.district, v.cards), items: [...v.cards] });
  },
  'CULT-8.7': (c) => {
    for (const kind of c.v.cards) acquire(c, c.v.seat, c.v.district, kind);
    c.v.acted = true;
  },
  'CULT-8.10': ({ s, v }) => {
    const cards: (CardId | typeof STOP)[] = distinct(s.seats[v.seat]!.discard);
    if (cards.length === 0) return done();
    if (v.acted) cards.push(STOP);
    return ask(v.seat, 'victim', cards, ALWAYS);
  },
  'CULT-8.12': (c) => {
    if (c.v.victim !== STOP) destroyDiscarded(c, c.v.seat, c.v.victim);
  },
});

/** CULT-8.5, CULT-17.7: what a card of a district costs there now. */
export function cardCost(s: CityNow, at: District, kind: string): number {
  const cost = cardOf(kind).cost + s.districts[at].investigators;
  const market = cityEffect(s, 'card-cost');
  return market === undefined ? cost : Math.max(market.least, cost - market.less);
}

const totalCost = (s: Cults, at: District, kinds: readonly string[]): number =>
  kinds.reduce((sum, kind) => sum + cardCost(s, at, kind), 0);

/** DP-12: the sets of different cards that can be paid together, less those taken already (CULT-8.4). */
export function affordable(s: Cults, seat: Seat, at: District, taken: readonly string[]): (readonly string[])[] {
  const kinds = offered(s, at).filter((kind) => !taken.includes(kind));
  const sets = [...kinds.map((kind) => [kind]), ...(kinds.length === 2 ? [kinds] : [])];
  return sets.filter((set) => canPay(s, seat, totalCost(s, at, set)));
}

/** DP-14: every growth ability in hand that can do something, with what it can be used on. */
export const growthUses = (s: Cults, seat: Seat, at: District, taken: readonly string[]): Use[] =>
  cardsWith(s, seat, 'growth').flatMap((card) =>
    targetsOf(s, seat, at, card, taken).map((target): Use => [card, target]),
  );

/** What a growth ability could be used on now: stacks of this district, or districts with a free ritual space. */
function targetsOf(s: Cults, seat: Seat, at: District, card: CardId, taken: readonly string[]): string[] {
  const ability = abilityOf(card, 'growth')!;
  return growingOf(ability).targets(s, seat, at, taken, ability);
}

/** Whether a card can be acquired or destroyed without the help of an ability. */
function growsUnaided(s: Cults, seat: Seat, at: District, taken: readonly string[]): boolean {
  return (
    s.seats[seat]!.discard.length > 0 ||
    offered(s, at).some((kind) => !taken.includes(kind) && canPay(s, seat, cardCost(s, at, kind)))
  );
}

/** CULT-8.1: a place of cult or a ritual of the player in the district. */
export const mayGrow = (s: Cults, seat: Seat, at: District): boolean => hasPlace(s, at, seat) || hasRitual(s, at, seat);

/** CULT-21.31, CULT-21.72: whether some part of growth can be carried out, own abilities considered. */
export const canGrow = (s: Cults, seat: Seat, at: District): boolean =>
  growsUnaided(s, seat, at, []) || growthUses(s, seat, at, []).length > 0;
