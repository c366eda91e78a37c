import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { done } from '@tabula/kernel/rule.js';
import type { Arkham } from '../board.js';
import type { CardId } from '../cards.js';
import type { Moments, Parting } from '../words.js';
import type { Engaging } from './calls.js';
import { open, rule } from './kit.js';
import { has, ignores, inPlay, monsterIn } from './look.js';

/** ARK-475, ARK-476, ARK-481, ARK-493: who is engaged with whom. */

export const engage = rule<Engaging, { meets: Moments['would-engage'] }>('engage')({
  // ARK-R.130: what a monster does can be taken over by another; what an attacker does cannot.
  'ARK-R.130': ({ v }) => {
    if (v.by === 'monster') return open('would-engage', { seat: v.seat, monster: v.monster }, 'meets');
    v.meets = { seat: v.seat, monster: v.monster };
  },
  'ARK-493.1': (c) => {
    const { s, v } = c;
    if (v.meets === null) {
      s.ignored.push({ seat: v.seat, card: v.monster });
      return done();
    }
    const monster = monsterIn(s, v.monster);
    const { seat } = v.meets;
    if (monster === undefined || !inPlay(s, seat) || monster.with.includes(seat)) return done();
    monster.exhausted = false;
    if (has(s, v.monster, 'massive'))
      monster.with.push(seat); // ARK-R.50
    else monster.with = [seat]; // ARK-476.11
    tell(c, 'event.engaged', { seat: { seat }, monster: { card: v.monster } });
  },
});

/** ARK-475.1; ARK-481.2 if it is exhausted then. */
export const disengage = rule<{ seat: Seat; monster: CardId; how: Parting; exhaust: boolean }>('disengage')({
  'ARK-475.1': (c) => {
    const { s, v } = c;
    const monster = monsterIn(s, v.monster);
    if (monster === undefined || !monster.with.includes(v.seat)) return done(); // ARK-475.2
    monster.with = monster.with.filter((seat) => seat !== v.seat);
    tell(c, 'event.disengaged', { seat: { seat: v.seat }, monster: { card: v.monster } });
    if (v.exhaust) exhaust(s, v.monster);
    if (!monster.exhausted) s.apart.push({ seat: v.seat, card: v.monster }); // ARK-R.120, ARK-R.50
    return open('disengaged', { seat: v.seat, monster: v.monster, how: v.how });
  },
});

/** ARK-R.130: whom somebody attacks or damages ignores them no longer. */
export function provoke(s: Arkham, seat: Seat, monster: CardId): void {
  s.ignored = s.ignored.filter((pair) => pair.seat !== seat || pair.card !== monster);
  if (inPlay(s, seat) && ignores(s, monster, seat)) s.provoked.push({ seat, card: monster });
}

/** ARK-481.1; ARK-434.5: a massive monster cannot be exhausted. */
export function exhaust(s: Arkham, card: CardId): void {
  const monster = monsterIn(s, card);
  if (monster === undefined || has(s, card, 'massive')) return;
  monster.with = [];
  monster.exhausted = true;
}
