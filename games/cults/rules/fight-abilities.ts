import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import { STOP } from '@tabula/kit/acting.js';
import type { CardId, Cults } from '../board.js';
import { cardOf } from '../content/cards.js';
import type { Ability } from '../verbs/abilities.js';
import { fightingOf, type Use } from '../verbs/fight.js';
import { show } from './abilities.js';
import { destroyDiscarded, distinct, gainTokens } from './cards.js';
import { type Acting, rule } from './kit.js';
import { npcDestroysDisorganisation } from './npc-cards.js';
import { isNpc } from './order.js';
import { screenLimit } from './screen.js';

/** What cards do in a confrontation: S4 and the guardians G1 to G8 (CULT-16.30, CULT-21.73). */

export type FightAbility = Extract<Ability, { when: 'confrontation' }>;

export function fightAbility(card: CardId): FightAbility | undefined {
  const { ability } = cardOf(card);
  return ability?.when === 'confrontation' ? ability : undefined;
}

/** CULT-16.22, CULT-21.27: the own cards in this confrontation whose ability has not been used. */
export const unusedOf = (s: Cults, seat: Seat): CardId[] =>
  s.seats[seat]!.revealed.filter((card) => fightAbility(card) !== undefined && !isUsed(s, card));

const isUsed = (s: Cults, card: CardId): boolean => s.fight!.used.some((use) => use.card === card);

/** Every way to use one of them now. */
export function usesOf(s: Cults, seat: Seat): Use[] {
  const uses: Use[] = [];
  for (const card of unusedOf(s, seat)) {
    const ability = fightAbility(card)!;
    uses.push(...fightingOf(ability).uses(s, seat, card, ability));
  }
  return uses;
}

/** CULT-16.20: the card is shown, and what takes effect at once does so. The rest is announced. */
export function perform(c: Acting, seat: Seat, [card, ...target]: Use): void {
  c.s.fight!.used.push({ seat, card });
  show(c, seat, card); // CULT-16.24: what is destroyed does not count with its symbols
  const ability = fightAbility(card)!;
  fightingOf(ability).use(c, seat, ability, target);
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
      if (use.seat === seat && fightingOf(ability).due(ability, winner === seat)) due.push({ seat, card: use.card });
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
