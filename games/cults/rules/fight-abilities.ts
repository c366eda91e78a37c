import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import type { CardId, Cults } from '../board.js';
import type { Ability } from '../content/behaviour.js';
import { cardOf } from '../content/cards.js';
import { show } from './abilities.js';
import { destroyDiscarded, distinct, gainTokens, giveDisorganisation, takeTop } from './cards.js';
import { type Acting, rule, STOP } from './kit.js';
import { npcDestroysDisorganisation } from './npc-cards.js';
import { isNpc } from './order.js';
import { pay, payments, type Spend } from './payment.js';
import { screenLimit } from './screen.js';

/** What cards do in a confrontation: S4 and the guardians G1 to G8 (CULT-16.30, CULT-21.73). */

export type FightAbility = Extract<Ability, { when: 'confrontation' }>;

export function fightAbility(card: CardId): FightAbility | undefined {
  const { ability } = cardOf(card);
  return ability?.when === 'confrontation' ? ability : undefined;
}

/** DP-23: a card; with whom it is aimed at, or with what is paid for it (CULT-16.26). */
export type Use = readonly [CardId] | readonly [CardId, Seat] | readonly [CardId, ...Spend];

/** CULT-16.22, CULT-21.27: the own cards in this confrontation whose ability has not been used. */
export const unusedOf = (s: Cults, seat: Seat): CardId[] =>
  s.seats[seat]!.revealed.filter((card) => fightAbility(card) !== undefined && !isUsed(s, card));

const isUsed = (s: Cults, card: CardId): boolean => s.fight!.used.some((use) => use.card === card);

/** Every way to use one of them now. */
export function usesOf(s: Cults, seat: Seat): Use[] {
  const uses: Use[] = [];
  for (const card of unusedOf(s, seat)) {
    const ability = fightAbility(card)!;
    if (ability.does === 'disorganise')
      for (const spend of payments(s, seat, ability.price)) uses.push([card, ...spend]);
    else if (ability.does === 'weaken')
      uses.push(...s.fight!.sides.filter((other) => other !== seat).map((other) => [card, other] as const));
    else uses.push([card]);
  }
  return uses;
}

/** CULT-16.20: the card is shown, and what takes effect at once does so. The rest is announced. */
export function perform(c: Acting, seat: Seat, [card, ...more]: Use): void {
  const { s } = c;
  s.fight!.used.push({ seat, card });
  show(c, seat, card); // CULT-16.24: what is destroyed does not count with its symbols
  const ability = fightAbility(card)!;
  switch (ability.does) {
    case 'add-thugs':
      addThugs(c, seat, ability.count);
      break;
    case 'disorganise':
      pay(c, seat, more as [...Spend]);
      disorganiseOthers(c, seat);
      break;
    case 'add-card':
      addCard(c, seat);
      break;
    case 'weaken':
      weaken(c, seat, more[0] as Seat, ability.amount);
      break;
    default: // what depends on the outcome is announced
  }
}

export function addThugs(c: Acting, seat: Seat, count: number): void {
  c.s.seats[seat]!.brawlers += count;
  tell(c, 'event.thugs-added', { seat: { seat }, count });
}

export function disorganiseOthers(c: Acting, seat: Seat): void {
  for (const other of c.s.fight!.sides) if (other !== seat) giveDisorganisation(c, other);
}

/** CULT-21.29: it counts and may be used like the others. A disorganisation card adds nothing and is not replaced. */
function addCard(c: Acting, seat: Seat): void {
  const card = takeTop(c, seat);
  if (card === null) return;
  c.s.seats[seat]!.revealed.push(card);
  tell(c, 'event.card-added', { seat: { seat }, card: { card } });
}

/** CULT-21.73: counted when totals are compared, whether or not its target has revealed yet. */
export function weaken(c: Acting, seat: Seat, target: Seat, amount: number): void {
  c.s.seats[target]!.weakened += amount;
  tell(c, 'event.weakened', { seat: { seat }, target: { seat: target }, amount });
}

/** CULT-21.73: several copies have no more effect than one. */
export const hasRedirect = (s: Cults, seat: Seat): boolean =>
  s.fight!.used.some((use) => use.seat === seat && fightAbility(use.card)?.does === 'redirect');

/** What an ability does after the clean-up. */
export type Aftermath = { seat: Seat; card: CardId };

/** CULT-21.73: what is due after the clean-up, in the order of the reveals and of the uses. */
export function aftermathOf(s: Cults, winner: Seat | null): Aftermath[] {
  const due: Aftermath[] = [];
  for (const seat of s.fight!.sides)
    for (const use of s.fight!.used) {
      const ability = fightAbility(use.card)!;
      if (use.seat !== seat || (ability.does !== 'gain' && ability.does !== 'destroy-card')) continue;
      if ((ability.if === 'won') === (winner === seat)) due.push({ seat, card: use.card });
    }
  return due;
}

/** DP-28: the tokens of G5 and G8, the destroyed card of G7. */
export const afterwards = rule<Aftermath, { victim: CardId | typeof STOP }>('afterwards')({
  'CULT-21.73': (c) => {
    const { seat, card } = c.v;
    const ability = fightAbility(card)!;
    if (ability.does !== 'gain') return;
    // CULT-21.63: the NPC ignores tokens other than thugs.
    if (ability.token === 'thug' || !isNpc(c.s, seat)) gainTokens(c, seat, ability.token, ability.count);
    return goto('CULT-20.12');
  },
  'CULT-21.63': (c) => {
    if (!isNpc(c.s, c.v.seat)) return;
    npcDestroysDisorganisation(c);
    return done();
  },
  'CULT-21.73 card': ({ s, v }) =>
    ask(v.seat, 'victim', [...distinct(s.seats[v.seat]!.discard), STOP], { always: true }),
  'CULT-16.16': (c) => {
    if (c.v.victim !== STOP) destroyDiscarded(c, c.v.seat, c.v.victim);
    return done();
  },
  'CULT-20.12': ({ s, v }) => (isNpc(s, v.seat) ? undefined : call(screenLimit, { seat: v.seat })),
});
