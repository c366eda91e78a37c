import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { call, goto } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import { MOST_ROUNDS, playerOrder } from '../board.js';
import { expire } from '../moments.js';
import { encounterPhase } from './encounter.js';
import { rule } from './kit.js';
import { endGame, PLAY } from './leave.js';
import { inPlay } from './look.js';
import { monsterPhase } from './monster-phase.js';
import { mythosPhase } from './mythos.js';
import { newInvestigator, setup } from './setup.js';
import { actionPhase } from './turn.js';

/** ARK-200: round after round, until a card of the codex ends the game, or nobody is left. */
export const play = rule<None, { seats: Seat[] }>(PLAY)({
  'ARK-100': () => call(setup, {}),
  'ARK-205.1': (c) => {
    const { s } = c;
    if (s.round === MOST_ROUNDS) return endGame(c, false, 'endless');
    s.round++;
    expire(s, 'roll', 'action', 'round'); // ARK-R.112
    for (const one of s.seats) one.performed = []; // ARK-401.4
    tell(c, 'event.round', { round: s.round });
  },
  'ARK-201': () => call(actionPhase, {}),
  'ARK-202': () => call(monsterPhase, {}),
  'ARK-203': () => call(encounterPhase, {}),
  'ARK-204': () => call(mythosPhase, {}),
  // ARK-R.74: new investigators come before the next round.
  'ARK-205.2': ({ s, v }) => {
    v.seats = playerOrder(s).filter((seat) => !inPlay(s, seat));
  },
  'ARK-415.6c': ({ v }) => {
    const seat = v.seats.shift();
    return seat === undefined ? goto('ARK-205.1') : call(newInvestigator, { seat });
  },
  'ARK-415.6c next': goto('ARK-415.6c'),
});

/** The whole game. */
export const game = rule<None>('arkham')({
  'ARK-200': () => call(play, {}),
});
