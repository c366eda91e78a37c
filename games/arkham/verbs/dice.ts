import { roll as rolls, tell } from '@tabula/kernel/chance.js';
import type { Here } from '@tabula/kernel/instructions.js';
import type { Seat } from '@tabula/kernel/json.js';
import { askSome, call } from '@tabula/kernel/rule.js';
import type { Arkham } from '../board.js';
import type { Dice } from '../language/deeds.js';
import { type Acting, rule } from '../rules/kit.js';
import { much, type Verb } from './verb.js';
import { choosing, type Target } from './which.js';

/** Dice of the test that is being made. */

/** The test that is being made now. */
const innermost = (s: Arkham) => s.tests[s.tests.length - 1]!;
const isTesting = (s: Arkham): boolean => s.tests.length > 0 && innermost(s).faces.length > 0;

/** ARK-R.83: dice outside tests, as the moment says of which the text is. */
const isOutside = ({ bound }: Pick<Here, 'bound'>): boolean => bound.outside === true;
const rolledIn = (s: Arkham, outside: boolean) => (outside ? s.rolls[s.rolls.length - 1]! : innermost(s));

/** How many dice may be rolled again at most (ARK-R.164). */
function most(s: Arkham, dice: Dice, here: Here): number {
  const { length } = rolledIn(s, isOutside(here)).faces;
  if (dice === 'one') return 1;
  return typeof dice === 'object' ? Math.min(length, much(s, dice.upTo, here)) : length;
}

function again(c: Acting, { seat, outside }: Rerolling, dice: readonly number[]): void {
  const now = rolledIn(c.s, outside);
  for (const at of dice) now.faces[at] = rolls(c, 6);
  now.faces.sort();
  tell(c, 'event.rerolled', { seat: { seat }, with: 'card', faces: now.faces.join(' ') });
}

type Rerolling = { seat: Seat; most: number; all: boolean; outside: boolean };

/** ARK-471.4b: those that are chosen are rolled together. */
export const rerolling = rule<Rerolling, { dice: number[] }>('reroll')({
  'ARK-471.4a': ({ s, v }) => askSome(v.seat, 'dice', [...rolledIn(s, v.outside).faces.keys()], 1, v.most),
  'ARK-471.4b': (c) => {
    const { faces } = rolledIn(c.s, c.v.outside);
    // One or all: who picks a second die has picked them all.
    again(c, c.v, c.v.all && c.v.dice.length > 1 ? [...faces.keys()] : c.v.dice);
  },
});

export const reroll: Verb<'reroll'> = {
  possible: (s, { dice }, about) => (isOutside(about) || isTesting(s)) && most(s, dice, about) > 0,
  does: ({ s, v }, { dice }) =>
    call(rerolling, { seat: v.seat, most: most(s, dice, v), all: dice === 'one-or-all', outside: isOutside(v) }),
};

/** ARK-R.126: at most to 6. */
const raisedOne = choosing('raise-die', {
  options: (s) => [...new Set(innermost(s).faces)].filter((face) => face < 6).map((face): Target => ['count', face]),
  settles: (c, _it, that) => {
    const now = innermost(c.s);
    now.faces[now.faces.indexOf(that[1] as number)]!++;
    now.faces.sort();
    return undefined;
  },
});

export const raiseDie: Verb<'raise-die'> = {
  possible: (s) => isTesting(s) && innermost(s).faces.some((face) => face < 6),
  does: (c, it) => {
    if (it.which === 'one') return raisedOne.does(c, it);
    const now = innermost(c.s);
    now.faces = now.faces.map((face) => Math.min(6, face + 1));
  },
};

/** ARK-471.4d. */
export const addSuccesses: Verb<'add-successes'> = {
  possible: (s, { count }, about) => isTesting(s) && much(s, count, about) > 0,
  does: ({ s, v }, { count }) => {
    innermost(s).added += much(s, count, v);
  },
};
