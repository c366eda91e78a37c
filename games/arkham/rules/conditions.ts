import { shuffle, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { done } from '@tabula/kernel/rule.js';
import type { Arkham } from '../board.js';
import type { CardId } from '../cards.js';
import { sideOf } from '../packs.js';
import { rollDice, says } from './calls.js';
import { type Acting, rule } from './kit.js';
import { inPlay, standingOf } from './look.js';

/** ARK-468: blessed and cursed are the sides of one card; a dark pact keeps its back to itself. */

export type Condition = 'blessed' | 'cursed' | 'dark-pact';
const LUCK = ['blessed', 'cursed'] as const;

/** Whether somebody has a condition. */
export function hasCondition(s: Arkham, seat: Seat, condition: Condition): boolean {
  if (condition === 'dark-pact') return s.seats[seat]!.pact.length > 0;
  return luckOf(s, seat)?.back === (condition === 'cursed');
}

const luckOf = (s: Arkham, seat: Seat) => s.seats[seat]!.assets.find(({ card }) => isLuck(card));
const isLuck = (card: CardId): boolean => card.startsWith('condition/blessed');

/** ARK-R.126: whether a card forbids it. */
const isBarred = (s: Arkham, seat: Seat, condition: Condition): boolean =>
  standingOf(s, seat).some((rule) => rule.is === 'cannot-gain' && rule.conditions.includes(condition));

/** ARK-468.4, ARK-R.103: whether it could be gained now. */
export function canGain(s: Arkham, seat: Seat, condition: Condition): boolean {
  if (!inPlay(s, seat) || hasCondition(s, seat, condition) || isBarred(s, seat, condition)) return false;
  if (condition === 'dark-pact') return s.pacts.length > 0;
  return luckOf(s, seat) !== undefined || s.conditions.length > 0;
}

/** ARK-468.6, ARK-R.102, ARK-R.126: a condition is gained; blessed and cursed cancel each other. */
export function gainCondition(c: Acting, seat: Seat, condition: Condition): boolean {
  const { s } = c;
  if (!canGain(s, seat, condition)) return false;
  const one = s.seats[seat]!;
  if (condition === 'dark-pact') {
    shuffle(c, s.pacts);
    one.pact.push(s.pacts.pop()!);
  } else {
    const held = luckOf(s, seat);
    if (held !== undefined) {
      one.assets.splice(one.assets.indexOf(held), 1);
      s.conditions.push(held.card);
      tell(c, 'event.condition-lost', {
        seat: { seat },
        condition: { condition: LUCK[condition === 'cursed' ? 0 : 1] },
      });
      return true;
    }
    one.assets.push({ card: s.conditions.pop()!, damage: 0, horror: 0, back: condition === 'cursed' });
  }
  tell(c, 'event.condition', { seat: { seat }, condition: { condition } });
  return true;
}

/** ARK-R.127: a die decides whether the pact is called in; then it is read and goes back to its pile. */
export const darkPact = rule<{ seat: Seat }, { faces: number[]; card: CardId }>('dark-pact')({
  'ARK-462.2': ({ s, v }) => {
    if (!inPlay(s, v.seat) || s.seats[v.seat]!.pact.length === 0) return done();
    const count = standingOf(s, v.seat).reduce((most, rule) => (rule.is === 'dark-pact-dice' ? rule.count : most), 1);
    return rollDice({ seat: v.seat, count }, 'faces');
  },
  'ARK-462.2 read': (c) => {
    const { s, v } = c;
    const face = Math.min(...v.faces);
    if (!inPlay(s, v.seat)) return done(); // a reroll may have its price
    tell(c, 'event.pact-rolled', { seat: { seat: v.seat }, face });
    if (face > 1) return done();
    v.card = s.seats[v.seat]!.pact.pop()!;
    s.encounter.push(v.card);
    tell(c, 'event.pact', { seat: { seat: v.seat }, card: { card: v.card } });
  },
  'ARK-R.127': ({ v }) => says({ of: sideOf(v.card, true), path: ['enters'], seat: v.seat, bound: {} }),
  'ARK-R.127 discarded': (c) => {
    c.s.encounter.splice(c.s.encounter.indexOf(c.v.card), 1);
    c.s.pacts.push(c.v.card);
    shuffle(c, c.s.pacts);
  },
});
