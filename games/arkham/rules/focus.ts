import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, done } from '@tabula/kernel/rule.js';
import type { Arkham } from '../board.js';
import { SKILLS, type Skill } from '../language/values.js';
import { rule } from './kit.js';
import { focusLimit, focusTokens, inPlay, standingOf } from './look.js';

/** ARK-487.5: a skill is focused once; a card may allow two. */
const mostFocus = (s: Arkham, seat: Seat): number =>
  standingOf(s, seat).some((rule) => rule.is === 'focus-twice') ? 2 : 1;

/** ARK-409.3, ARK-487.5: skills that are not focused yet. */
export function unfocused(s: Arkham, seat: Seat): Skill[] {
  const { focus } = s.seats[seat]!;
  const most = mostFocus(s, seat);
  return SKILLS.filter((_, at) => focus[at]! < most);
}

/** A skill is focused; beyond the limit one token goes (ARK-409.4, ARK-487.9). */
export const focusSkill = rule<{ seat: Seat; skill: Skill; overLimit: boolean }, { discard: Skill }>('focus-skill')({
  'ARK-487.4': (c) => {
    const { s, v } = c;
    if (!inPlay(s, v.seat)) return done();
    s.seats[v.seat]!.focus[SKILLS.indexOf(v.skill)]!++;
    tell(c, 'event.focused', { seat: { seat: v.seat }, skill: { skill: v.skill } });
    if (v.overLimit || focusTokens(s, v.seat) <= focusLimit(s, v.seat)) return done(); // ARK-487.10
  },
  'ARK-409.4': ({ s, v }) =>
    ask(
      v.seat,
      'discard',
      SKILLS.filter((_, at) => s.seats[v.seat]!.focus[at]! > 0), // ARK-R.38: the new one too
    ),
  'ARK-487.9': (c) => {
    const { s, v } = c;
    s.seats[v.seat]!.focus[SKILLS.indexOf(v.discard)]!--;
    tell(c, 'event.unfocused', { seat: { seat: v.seat }, skill: { skill: v.discard } });
  },
});
