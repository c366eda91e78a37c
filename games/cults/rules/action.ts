import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import { ALWAYS, type None } from '@tabula/kit/acting.js';
import type { Cults } from '../board.js';
import { DISTRICTS, type District, PLANS, type Plan } from '../content/behaviour.js';
import { optionsOf } from '../table-options.js';
import { bluff } from './bluff.js';
import { hasRitual } from './districts.js';
import { domination } from './domination.js';
import { canGrow, growth, mayGrow } from './growth.js';
import { canInfluence, influence, mayInfluence } from './influence.js';
import { rule } from './kit.js';
import { npcTurn } from './npc.js';
import { isNpc, nextSeat } from './order.js';
import { canPrepare, preparation } from './preparation.js';

/** DP-10: the district from which the marker is taken, and what it is used for. */
export type PlanChoice = readonly [District, Plan | 'bluff'];

/** Section 7: turn after turn, clockwise, until no plan marker is left on the board. */
export const action = rule<None, { seat: Seat }>('action')({
  'CULT-7.1': ({ s, v }) => {
    s.phase = 'action';
    v.seat = s.first;
  },
  'CULT-7.1 until': ({ s }) => {
    if (DISTRICTS.some((id) => s.districts[id].plans.length > 0)) return;
    for (const player of s.seats) player.locked = []; // CULT-20.33: nobody has a turn left in this round
    return done();
  },
  'CULT-7.3': (c) => {
    const { seat } = c.v;
    if (onTop(c.s, seat).length > 0) return;
    const covered = DISTRICTS.some((id) => c.s.districts[id].plans.includes(seat));
    if (covered) tell(c, 'event.skipped', { seat: { seat } });
    return goto('CULT-7.12');
  },
  'CULT-7.2': ({ s, v }) => (isNpc(s, v.seat) ? call(npcTurn, {}) : call(turn, { seat: v.seat })),
  'CULT-7.12': ({ s, v }) => {
    s.turn = null;
    v.seat = nextSeat(s, v.seat);
    return goto('CULT-7.1 until');
  },
});

/** One turn: the marker and its use are one decision (CULT-7.13). */
export const turn = rule<{ seat: Seat }, { choice: PlanChoice }>('turn')({
  'CULT-20.33': ({ s, v }) => {
    s.seats[v.seat]!.locked = [];
  },
  'CULT-7.13': ({ s, v }) => ask(v.seat, 'choice', legalPlans(s, v.seat), ALWAYS),
  'CULT-7.6': (c) => {
    const { seat, choice } = c.v;
    const [district, plan] = choice;
    c.s.districts[district].plans.pop();
    c.s.seats[seat]!.used[plan]++;
    c.s.turn = { seat, district, plan };
    tell(c, 'event.plan', { seat: { seat }, district: { district }, plan: { plan } });
  },
  'CULT-7.7': ({ v }) => {
    const [district, plan] = v.choice;
    return plan === 'bluff' ? call(bluff, { seat: v.seat }) : call(RULES[plan], { seat: v.seat, district });
  },
  'CULT-8.9': ({ s, v }) => {
    if (optionsOf(s).acquiredCardLock === 'turn') s.seats[v.seat]!.locked = [];
  },
});

const RULES = { growth, preparation, influence, domination } as const;

/** CULT-7.2: the districts whose stack has a marker of this player on top. */
export const onTop = (s: Cults, seat: Seat): District[] =>
  DISTRICTS.filter((id) => s.districts[id].plans.at(-1) === seat);

/** Every marker that may be taken with every plan that is possible there, and the bluff (CULT-7.11). */
export function legalPlans(s: Cults, seat: Seat): PlanChoice[] {
  const choices: PlanChoice[] = [];
  for (const district of onTop(s, seat)) {
    for (const plan of PLANS) if (isLegal(s, seat, district, plan)) choices.push([district, plan]);
    choices.push([district, 'bluff']);
  }
  return choices;
}

/** CULT-7.8: whether a plan was used as often as it may be in a round. */
export const usedUp = (s: Cults, seat: Seat, plan: Plan): boolean =>
  s.seats[seat]!.used[plan] >= optionsOf(s).samePlanLimit;

/** CULT-7.10: whether the condition of a plan holds and, except for domination (CULT-21.32), it can do something. */
function isLegal(s: Cults, seat: Seat, at: District, plan: Plan): boolean {
  if (usedUp(s, seat, plan)) return false;
  switch (plan) {
    case 'growth':
      return mayGrow(s, seat, at) && canGrow(s, seat, at);
    case 'preparation':
      return canPrepare(s, seat, at);
    case 'influence':
      return mayInfluence(s, at) && canInfluence(s, seat, at);
    case 'domination':
      return hasRitual(s, at, seat);
  }
}
