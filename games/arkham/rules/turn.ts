import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { type AbilityId, pieceOf } from '@tabula/kernel/listeners.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import { ALWAYS, type None, STOP, type Stop } from '@tabula/kit/acting.js';
import { ACTIONS_A_TURN, type Arkham, playerOrder } from '../board.js';
import { abilityOf, expire, moments, ownerOf } from '../moments.js';
import { ACTIONS, type Action } from '../words.js';
import {
  attackAction,
  evadeAction,
  focusAction,
  gatherAction,
  monstersAt,
  researchAction,
  wardAction,
} from './actions.js';
import { type Acted, act as acts, completed } from './calls.js';
import { unfocused } from './focus.js';
import { type Acting, open, rule } from './kit.js';
import { engagedWith, inPlay, isHeld, seatsInPlay, standingOf } from './look.js';
import { moveAction, stepsFrom } from './move.js';
import { canTrade, tradeAction } from './trade.js';

/** ARK-201, ARK-401: the action phase. */

/** A standard action, an action of a card, or the end of the turn. */
export type Deed = Action | AbilityId | Stop;

const isStandard = (deed: string): deed is Action => (ACTIONS as readonly string[]).includes(deed);
const WHILE_ENGAGED: readonly Action[] = ['attack', 'evade', 'focus']; // ARK-401.5

/** ARK-R.27: what has to be there for an action. */
const POSSIBLE: { readonly [A in Action]: (s: Arkham, seat: Seat) => boolean } = {
  attack: (s, seat) => monstersAt(s, seat).length > 0,
  evade: (s, seat) => engagedWith(s, seat).length > 0, // ARK-408.5
  focus: (s, seat) => unfocused(s, seat).length > 0,
  gather: () => true,
  move: (s, seat) => stepsFrom(s, s.seats[seat]!.space).length > 0,
  research: () => true,
  trade: canTrade,
  ward: () => true,
};

/** Whether a standard action could be performed, but for ARK-401.4. */
const canDo = (s: Arkham, seat: Seat, action: Action, held = isHeld(s, seat)): boolean =>
  (!held || WHILE_ENGAGED.includes(action)) && POSSIBLE[action](s, seat);

/** The actions of cards that could be performed, but for ARK-401.4; `again` is what could be repeated (ARK-R.160). */
function offeredTo(s: Arkham, seat: Seat, again: string[]): AbilityId[] {
  const held = isHeld(s, seat);
  const ids = moments.offers(s, seat, { window: 'action', carries: { seat, again } });
  return held ? ids.filter((id) => abilityOf(s, id)?.engaged === true) : ids; // ARK-R.42
}

/** ARK-R.160: what was performed in this round and could be once more; what repeats is not among it. */
function againOf(s: Arkham, seat: Seat): string[] {
  const { performed } = s.seats[seat]!;
  const abilities = performed.every(isStandard) ? [] : offeredTo(s, seat, []);
  return performed.filter((deed) => (isStandard(deed) ? canDo(s, seat, deed) : abilities.includes(deed as AbilityId)));
}

/** DP-6: every action that is legal now. */
export function deedsOf(s: Arkham, seat: Seat): Exclude<Deed, Stop>[] {
  const isNew = (deed: string) => !s.seats[seat]!.performed.includes(deed); // ARK-401.4, ARK-410.3
  const held = isHeld(s, seat);
  const standard = ACTIONS.filter((action) => isNew(action) && canDo(s, seat, action, held));
  return [...standard, ...offeredTo(s, seat, againOf(s, seat)).filter(isNew)];
}

/** ARK-R.136, ARK-R.159: who could do the same outside their turn: a standard action, or one of the codex. */
const othersFor = (s: Arkham, seat: Seat, deed: Action | AbilityId): Seat[] =>
  seatsInPlay(s).filter((other) => other !== seat && !s.seats[other]!.delayed && isLegal(s, other, deed));

function isLegal(s: Arkham, seat: Seat, deed: Action | AbilityId): boolean {
  if (s.seats[seat]!.performed.includes(deed)) return false;
  if (isStandard(deed)) return canDo(s, seat, deed);
  return ownerOf(s, pieceOf(deed)) === null && offeredTo(s, seat, []).includes(deed);
}

/** ARK-R.122. */
const actionsOf = (s: Arkham, seat: Seat): number =>
  standingOf(s, seat).reduce((sum, rule) => (rule.is === 'more-actions' ? sum + rule.count : sum), ACTIONS_A_TURN);

const STANDARD = {
  attack: attackAction,
  focus: focusAction,
  gather: gatherAction,
  move: moveAction,
  research: researchAction,
  ward: wardAction,
} as const;

/** One action, whoever grants it (ARK-401.3); whether it was performed. */
export const act = rule<Acted, { traded: boolean; free: boolean }, boolean>('act')({
  'ARK-401.1': (c) => {
    const { s, v } = c;
    s.inHand = []; // ARK-471.2c: two hands for the whole action
    expire(s, 'action');
    v.free = false;
    tell(c, 'event.acts', { seat: { seat: v.seat }, deed: { deed: v.deed } });
    if (v.deed === 'trade') return call(tradeAction, { seat: v.seat }, 'traded');
    v.traded = true;
  },
  'ARK-401.4': ({ s, v }) => {
    if (!v.traded) return done(false); // ARK-R.36
    if (v.again !== true) s.seats[v.seat]!.performed.push(v.deed); // ARK-R.136
    if (v.deed === 'trade') return;
    if (v.deed === 'evade') return call(evadeAction, { seat: v.seat }, 'free');
    if (isStandard(v.deed)) return call(STANDARD[v.deed], { seat: v.seat });
    return moments.use(v.deed, { window: 'action', carries: { seat: v.seat, again: againOf(s, v.seat) } });
  },
  'ARK-408.2': ({ v }) => (v.free ? call(additional, { seat: v.seat }) : undefined),
  'ARK-R.25': ({ s, v }) =>
    inPlay(s, v.seat)
      ? open('acted', { seat: v.seat, action: v.deed, others: othersFor(s, v.seat, v.deed) })
      : undefined,
  'ARK-R.20': ({ v }) => completed(v.within),
  'ARK-401.1 done': () => done(true),
});

/** ARK-R.29: it is taken at once or not at all; ARK-R.43: who is delayed stands up instead. */
export const additional = rule<{ seat: Seat }, { deed: Deed }>('additional')({
  'ARK-R.135': ({ v }) => open('additional', { seat: v.seat, when: 'before' }),
  'ARK-479.2': (c) => (!inPlay(c.s, c.v.seat) || stoodUp(c, c.v.seat) ? done() : undefined),
  'ARK-R.29': ({ s, v }) => ask<'deed', Deed>(v.seat, 'deed', [...deedsOf(s, v.seat), STOP]),
  'ARK-401.3': ({ v }) => (v.deed === STOP ? done() : acts({ seat: v.seat, deed: v.deed, within: true })),
  'ARK-R.135 after': ({ s, v }) =>
    inPlay(s, v.seat) ? open('additional', { seat: v.seat, when: 'after' }) : undefined,
});

/** ARK-479.2: a delayed investigator uses up the action by standing up. */
function stoodUp(c: Acting, seat: Seat): boolean {
  const one = c.s.seats[seat]!;
  if (!one.delayed) return false;
  one.delayed = false;
  tell(c, 'event.stood-up', { seat: { seat } });
  return true;
}

/** ARK-201.1: up to two actions. */
export const turn = rule<{ seat: Seat }, { deed: Deed; performed: boolean }>('turn')({
  'ARK-201.1': (c) => {
    const { s, v } = c;
    s.active = v.seat;
    s.handled = [];
    s.seats[v.seat]!.actions = 0;
    tell(c, 'event.turn', { seat: { seat: v.seat } });
  },
  'ARK-479.2': (c) => {
    const { s, v } = c;
    const one = s.seats[v.seat]!;
    if (!inPlay(s, v.seat) || one.actions >= actionsOf(s, v.seat)) return goto('ARK-494.2'); // ARK-R.69
    if (!stoodUp(c, v.seat)) return;
    one.actions++;
    return goto('ARK-479.2');
  },
  'ARK-401.2': ({ s, v }) => ask<'deed', Deed>(v.seat, 'deed', [...deedsOf(s, v.seat), STOP], ALWAYS),
  'ARK-401.1': ({ v }) =>
    v.deed === STOP ? goto('ARK-494.2') : call(act, { seat: v.seat, deed: v.deed }, 'performed'),
  'ARK-401.1 counted': ({ s, v }) => {
    if (v.performed && inPlay(s, v.seat)) s.seats[v.seat]!.actions++;
    return goto('ARK-479.2');
  },
  'ARK-494.2': ({ s, v }) => {
    s.seats[v.seat]!.inactive = true;
    s.active = null;
  },
});

/** ARK-201.2, ARK-R.18: the turns of all, in the order that they choose. */
export const actionPhase = rule<None, { next: Seat }>('action-phase')({
  'ARK-201.2': (c) => {
    c.s.phase = 'action';
    c.s.locked = []; // ARK-407.4
    tell(c, 'event.action-phase');
  },
  'ARK-R.18': ({ s }) => {
    const left = playerOrder(s).filter((seat) => inPlay(s, seat) && !s.seats[seat]!.inactive);
    return left.length === 0 ? done() : ask(s.lead, 'next', left);
  },
  'ARK-201.2 turn': ({ v }) => call(turn, { seat: v.next }),
  'ARK-201.2 again': goto('ARK-R.18'),
});

export const TURN_RULES = [act, additional, turn, actionPhase] as const;
