import type { Invariant } from '@tabula/kernel/game.js';
import { ASSIGNMENTS, EMBER_LIMIT, EMBERS, type Elekt, ROUNDS, titlesToWin, TOKENS, unitLimit } from './board.js';
import { ATTRIBUTES, ZONES } from './content/behaviour.js';
import { hasPack } from './content/packs.js';
import { mostAssignments } from './rules/assignment.js';
import { countUnits, titlesOf } from './rules/cards.js';
import { limitOf } from './rules/keywords.js';

/** The invariants of the specification that one position can show. Conservation of cards is checked by the kernel. */

type Check = (s: Elekt) => string | null;
const holds = (id: string, broken: Check): Invariant<Elekt> => ({ id, broken });
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const units = (s: Elekt) => ZONES.flatMap((zone) => s.zones[zone].units);

export const invariants: readonly Invariant<Elekt>[] = [
  holds('pack', (s) => (hasPack(s.pack) ? null : `the pack '${s.pack}' is not loaded`)),
  holds('INV-01', (s) => {
    for (const kind of ATTRIBUTES) {
      const total = s.pool[kind] + sum(units(s).map((unit) => unit.tokens[kind]));
      if (total !== TOKENS[kind]) return `${total} tokens of ${kind} in all, not ${TOKENS[kind]}`;
    }
    return null;
  }),
  holds('INV-03', (s) => {
    const total = s.embers + sum(s.seats.map((player) => player.embers));
    if (total !== EMBERS) return `${total} Embers in all, not ${EMBERS}`;
    if (s.embers < 1) return 'the Ember pool is empty';
    return s.seats.some((player) => player.embers > EMBER_LIMIT) ? 'a player has more than 3 Embers' : null;
  }),
  holds('INV-07', (s) => {
    const won = sum(s.seats.map((player) => player.privileges.length));
    const board = s.zones.court.card === null ? 0 : 1;
    const dealt = s.privileges.length + board + won + s.gone.privileges.length;
    return s.round === 0 || dealt === ROUNDS ? null : `${dealt} Privileges take part, not ${ROUNDS}`;
  }),
  holds('INV-08', (s) => {
    if (s.phase !== 'recruitment' && s.phase !== 'assignment') return null;
    if (ZONES.some((zone) => s.zones[zone].card === null)) return 'a Zone has no face-up card';
    return s.privileges.length === ROUNDS - s.round ? null : `${s.privileges.length} Privileges face down in round ${s.round}`;
  }),
  holds('INV-10', (s) => {
    const over = s.seats.findIndex((player, seat) => player.assigned > mostAssignments(s, seat));
    return over < 0 ? null : `seat ${over} has made more than ${ASSIGNMENTS} assignments`;
  }),
  holds('INV-11', (s) => {
    if (s.phase !== 'assignment') return null;
    for (const zone of ZONES)
      for (let seat = 0; seat < s.seats.length; seat++)
        if (countUnits(s, zone, seat) > limitOf(s, zone)) return `seat ${seat} has too many units in the ${zone} Zone`;
    return null;
  }),
  holds('INV-12', (s) => {
    const most = 3 * unitLimit(s.seats.length) + 1;
    for (let seat = 0; seat < s.seats.length; seat++) {
      const count = sum(ZONES.map((zone) => countUnits(s, zone, seat)));
      if (count > most) return `seat ${seat} has ${count} units in Zones, at most ${most} are possible`;
    }
    return null;
  }),
  holds('INV-13', (s) =>
    s.phase === 'recruitment' && units(s).length > 0 ? 'units lie in Zones during Recruitment' : null,
  ),
  holds('INV-14', (s) => (s.round > 0 && s.direction === 0 ? 'the Scepter has no direction' : null)),
  holds('INV-15', (s) => {
    const need = titlesToWin(s.seats.length);
    const ahead = s.seats.findIndex((_, seat) => titlesOf(s, seat) >= need);
    return ahead >= 0 && s.winner === null ? `seat ${ahead} has ${need} Titles, and the game goes on` : null;
  }),
  holds('INV-16', (s) => {
    const total = sum(s.seats.map((_, seat) => titlesOf(s, seat)));
    return total <= Math.min(4 * s.round, 4 * ROUNDS) ? null : `${total} Titles were won by round ${s.round}`;
  }),
  holds('INV-18', (s) => {
    const left = sum(s.seats.map((player) => player.privileges.length)) + s.gone.privileges.length;
    return left === s.courts ? null : `${left} Privileges left the board in ${s.courts} rounds`;
  }),
  holds('INV-24', (s) => (s.winner !== null && s.winner >= s.seats.length ? 'the winner does not exist' : null)),
];
