import type { Message } from '@tabula/kernel/chance.js';
import { message } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ACTIONS_A_TURN, type Arkham } from '../board.js';
import { inPlay } from '../rules/look.js';
import { type Deed, outlookOf, type Plan } from './plans.js';
import { turnPlan } from './turns.js';

/**
 * What a companion means to do with the next turn, in a sentence for all. It is the plan by which the companion weighs
 * its deeds, and is made of what lies open, so that it tells nothing that anybody could not know.
 */

/** The deeds that are spoken of; what one does at the way's end has words of its own. */
const KEYS: { readonly [D in Deed['do']]: { readonly here: string; readonly there: string } } = {
  ward: { here: 'intent.ward', there: 'intent.go-ward' },
  research: { here: 'intent.research', there: 'intent.go-research' },
  gather: { here: 'intent.gather', there: 'intent.go-gather' },
  focus: { here: 'intent.focus', there: 'intent.go-focus' },
  attack: { here: 'intent.attack', there: 'intent.go-attack' },
  evade: { here: 'intent.evade', there: 'intent.evade' },
  card: { here: 'intent.card', there: 'intent.go-card' },
  rest: { here: 'intent.meet', there: 'intent.go-meet' },
};

const inWords = ({ at, deed }: Plan, from: number): Message =>
  message(at === from ? KEYS[deed.do].here : KEYS[deed.do].there, {
    space: { space: at },
    ...(deed.do === 'attack' && { monster: { card: deed.monster } }),
    ...(deed.do === 'card' && { card: { card: deed.card } }),
  });

/** Null for who has no investigator, or no more turn to come in this round's action phase. */
export function intentionOf(s: Arkham, seat: Seat): Message | null {
  if (!inPlay(s, seat) || s.phase === 'setup' || s.phase === 'end') return null;
  const one = s.seats[seat]!;
  const between = s.phase !== 'action';
  if (one.space < 0 || (!between && one.inactive)) return null;
  const left = s.active === seat ? ACTIONS_A_TURN - one.actions : ACTIONS_A_TURN;
  return left <= 0 ? null : inWords(turnPlan(outlookOf(s, seat, left)), one.space);
}
