import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, goto } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import { assignment } from './assignment.js';
import { confrontations } from './confrontation.js';
import { lastRound, ROUNDS_RULE } from './game-end.js';
import { rule } from './kit.js';
import { recruitment } from './recruitment.js';
import { roundEnd } from './round-end.js';
import { setup } from './setup.js';

const NOBODY: 'nobody' = 'nobody';

/** ELEK-3.10: four phases a round, at most six rounds. */
export const rounds = rule<None>(ROUNDS_RULE)({
  'ELEK-13.32': (c) => {
    c.s.round++;
    c.s.privilegeTo = null;
    for (const player of c.s.seats) {
      player.assigned = 0;
      player.passed = false;
      player.toMission = 0;
      player.toInfluence = 0;
      player.sealUsed = false;
      player.pactUsed = false;
    }
    tell(c, 'event.round', { round: c.s.round });
  },
  'ELEK-4.1': () => call(recruitment, {}),
  'ELEK-5.1': () => call(assignment, {}),
  'ELEK-6.1': () => call(confrontations, {}),
  'ELEK-11.1': () => call(roundEnd, {}),
  // ELEK-11.10, ELEK-11.11: what nobody has taken away carries over to the next round.
  'ELEK-12.6': ({ s }) => (s.privileges.length === 0 && s.zones.court.card === null ? undefined : goto('ELEK-13.32')),
  'ELEK-12.8': () => call(lastRound, {}),
});

/** The whole game: setup, rounds, and the ceremony at the end. */
export const game = rule<None, { herald: Seat | typeof NOBODY }>('game')({
  'ELEK-2.17': () => call(setup, {}),
  'ELEK-3.10': () => call(rounds, {}),
  'ELEK-12.13': ({ s }) => {
    const losers = s.seats.flatMap((_, seat) => (seat === s.winner ? [] : [seat]));
    return ask(s.winner!, 'herald', [...losers, NOBODY], { cosmetic: true });
  },
  'ELEK-17.49': (c) => {
    if (c.v.herald === NOBODY) return;
    c.s.herald = c.v.herald;
    tell(c, 'event.herald', { seat: { seat: c.s.winner! }, herald: { seat: c.v.herald } });
  },
});
