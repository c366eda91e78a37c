import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, askSome, call, goto } from '@tabula/kernel/rule.js';
import { ALWAYS, type None } from '@tabula/kit/acting.js';
import { type CardId, type Emerald, HAND, MOST_IDLE_ROUNDS, MOST_ROUNDS } from '../board.js';
import { canReturnParked, returnParked } from '../verbs/agents.js';
import { discardHand } from '../verbs/draw.js';
import { assassinate, canAssassinate } from './assassinate.js';
import { playable, useText } from './card-action.js';
import { draw } from './cards.js';
import { canClaim, claim } from './claim.js';
import { endGame, TURNS } from './ending.js';
import { rule } from './kit.js';
import { canMoveMarkers, markers } from './markers.js';
import { canMove, move } from './move.js';
import { canPlace, place } from './place.js';
import { limitReached } from './points.js';
import { canRetrieve, retrieve } from './retrieve.js';

export const ACTIONS_A_TURN = 2; // EMER-3.2

/** EMER-3.3, EMER-3.7: an action, a free action, or the end of the turn. */
export type Deed =
  | 'place'
  | 'claim'
  | 'retrieve'
  | 'move'
  | 'markers'
  | 'assassinate'
  | 'discard'
  | 'pass'
  | 'return'
  | 'end'
  | readonly ['act' | 'free', CardId];

/** DP-2 to DP-4: everything the active player may begin now. */
export function deedsOf(s: Emerald, seat: Seat): Deed[] {
  const deeds: Deed[] = [];
  if (s.actions < ACTIONS_A_TURN) {
    if (canPlace(s, seat)) deeds.push('place');
    if (s.actions === 0 && canClaim(s, seat)) deeds.push('claim'); // EMER-3.5
    if (canRetrieve(s, seat)) deeds.push('retrieve');
    if (canMove(s, seat)) deeds.push('move');
    if (canMoveMarkers(s, seat)) deeds.push('markers');
    if (canAssassinate(s, seat)) deeds.push('assassinate');
    for (const card of playable(s, seat, 'action')) deeds.push(['act', card]);
  }
  for (const card of playable(s, seat, 'free')) deeds.push(['free', card]);
  if (canReturnParked(s, seat)) deeds.push('return');
  if (s.actions < ACTIONS_A_TURN) {
    if (s.seats[seat]!.hand.length > 0) deeds.push('discard'); // EMER-11.3
    deeds.push('pass'); // EMER-13.2
  } else deeds.push('end');
  return deeds;
}

/** Section 11. */
export const discard = rule<{ seat: Seat }, { cards: CardId[] }>('discard')({
  'EMER-11.1': ({ s, v }) => askSome(v.seat, 'cards', s.seats[v.seat]!.hand, 1, s.seats[v.seat]!.hand.length, ALWAYS),
  'EMER-11.2': (c) => {
    discardHand(c, c.v.seat, c.v.cards);
  },
});

/** The rule that carries out each kind of action; a pass needs none (EMER-13.1). */
const ACTIONS = { place, claim, retrieve, move, markers, assassinate, discard } as const;

/** Section 3: two actions, free actions around them, then the draw. */
export const turn = rule<{ seat: Seat }, { deed: Deed }>('turn')({
  'EMER-3.2': (c) => {
    const { seat } = c.v;
    c.s.active = seat;
    c.s.actions = 0;
    c.s.seats[seat]!.freed = [];
    c.s.seats[seat]!.justParked = false;
    tell(c, 'event.turn', { seat: { seat } });
  },
  'EMER-3.3': ({ s, v }) => ask(v.seat, 'deed', deedsOf(s, v.seat), ALWAYS),
  'EMER-3.7': (c) => {
    const { seat, deed } = c.v;
    if (deed === 'end') return goto('EMER-3.10');
    if (deed === 'return') return call(returnParked, { seat });
    if (typeof deed !== 'string') {
      const [how, card] = deed;
      if (how === 'act') countAction(c.s, true);
      return call(useText, { seat, card, heading: how === 'act' ? 'action' : 'free' });
    }
    countAction(c.s, deed !== 'pass' && deed !== 'discard');
    if (deed === 'pass') {
      tell(c, 'event.passed', { seat: { seat } });
      return;
    }
    return call(ACTIONS[deed], { seat });
  },
  'EMER-17.4': (c) => {
    const reached = limitReached(c.s);
    return reached === null ? goto('EMER-3.3') : endGame(c, reached);
  },
  'EMER-3.10': (c) => draw(c, c.v.seat, Math.max(0, HAND - c.s.seats[c.v.seat]!.hand.length)), // EMER-3.11
});

/** EMER-3.6; EMER-17.22: an action that is neither a pass nor a discard keeps the game going. */
function countAction(s: Emerald, stirs: boolean): void {
  s.actions++;
  if (stirs) s.stirred = true;
}

/** EMER-3.1: turn after turn, until the game is over. */
export const turns = rule<None, { seat: Seat }>(TURNS)({
  'EMER-2.24': ({ s, v }) => {
    s.phase = 'turns';
    v.seat = s.first;
  },
  'EMER-3.1': (c) => {
    const { s, v } = c;
    if (v.seat === s.first) {
      s.round++;
      s.stirred = false;
      tell(c, 'event.round', { round: s.round });
    }
    return call(turn, { seat: v.seat });
  },
  'EMER-17.22': (c) => {
    const { s, v } = c;
    v.seat = (v.seat + 1) % s.seats.length; // EMER-3.18
    if (v.seat !== s.first) return goto('EMER-3.1');
    s.idle = s.stirred ? 0 : s.idle + 1;
    if (s.idle < MOST_IDLE_ROUNDS && s.round < MOST_ROUNDS) return goto('EMER-3.1');
    return endGame(c, s.idle === MOST_IDLE_ROUNDS ? 'idle' : 'rounds');
  },
});
