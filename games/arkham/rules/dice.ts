import { roll, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { done } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import { expire } from '../moments.js';
import { open, rule } from './kit.js';

/** ARK-462: dice outside tests. Only what speaks of any roll may touch them (ARK-R.83, ARK-R.127). */
export const rollDice = rule<{ seat: Seat; count: number }, None, number[]>('roll-dice')({
  'ARK-462.1': (c) => {
    const { seat, count } = c.v;
    const faces = Array.from({ length: count }, () => roll(c, 6));
    c.s.rolls.push({ seat, faces });
    tell(c, 'event.dice', { seat: { seat }, faces: faces.join(' ') });
    return open('dice-rolled', { seat, outside: true });
  },
  'ARK-R.83': ({ s }) => {
    expire(s, 'roll');
    return done(s.rolls.pop()!.faces);
  },
});
