import { type Arkham, SHEET } from '../board.js';
import { pieceOfSide } from '../packs.js';
import { checked, placeDoom as places, test as tests } from '../rules/calls.js';
import { removeDoom as removes } from '../rules/doom.js';
import { monsterIn } from '../rules/look.js';
import type { Verbs } from './declared.js';
import { present, type Verb } from './verb.js';

/** ARK-471.5: what comes of it is read by the outcome; the successes are known to what follows. */
export const test: Verb<'test', number> = {
  possible: (s, _it, about) => present(s, about),
  does: ({ v }, { skill, modifier = 0, occasion = 'other' }) =>
    tests({ seat: v.seat, skill, modifier, occasion, monster: '' }, 'result'),
  after: ({ v }, { pass, fail }, successes) => {
    v.bound.successes = successes;
    if (successes > 0) return pass === undefined ? undefined : ['pass'];
    return fail === undefined ? undefined : ['fail'];
  },
};

/** The space that an instruction means; null if there is none (ARK-003). */
function spaceOf(s: Arkham, where: Verbs['place-doom']['where'], seat: number, of: string): number | null {
  if (where === 'sheet') return SHEET;
  if (where === 'your-space') return s.seats[seat]!.sheet === null ? null : s.seats[seat]!.space;
  return monsterIn(s, pieceOfSide(of))?.space ?? null;
}

/** ARK-R.21: one batch. */
export const placeDoom: Verb<'place-doom'> = {
  possible: (s, { where }, { seat, of }) => spaceOf(s, where, seat, of) !== null,
  does: ({ s, v }, { count, where }) => {
    const space = spaceOf(s, where, v.seat, v.of);
    return space === null ? undefined : places({ spaces: new Array<number>(count).fill(space) });
  },
};

export const removeDoom: Verb<'remove-doom'> = {
  possible: (s, _it, about) => present(s, about) && (s.doom[s.seats[about.seat]!.space] ?? 0) > 0,
  does: (c, { count }) => {
    const { space } = c.s.seats[c.v.seat]!;
    return removes(c, space, count) === 0 ? undefined : checked();
  },
};
