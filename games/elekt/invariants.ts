import type { Invariant } from '@tabula/kernel/game.js';
import { same } from '@tabula/kernel/json.js';
import { ASSIGNMENTS, type Elekt, EMBERS, PHASES, ROUNDS, TOKENS, titlesToWin, unitLimit } from './board.js';
import { ATTRIBUTES, ZONES, type ZoneCard } from './content/behaviour.js';
import { packOf } from './content/packs.js';
import { assignment, finished, mostAssignments } from './rules/assignment.js';
import { countUnits, titlesOf } from './rules/cards.js';
import { confrontations } from './rules/confrontation.js';
import { limitOf } from './rules/keywords.js';
import { recruitment } from './rules/recruitment.js';
import { roundEnd } from './rules/round-end.js';
import { setup } from './rules/setup.js';

/**
 * The invariants of the specification that one position can show. The kernel checks that every card of the box is in
 * exactly one place (INV-04 to INV-06, INV-17) and that numbers keep to their bounds (INV-02, INV-09, INV-28).
 */

type Check = Invariant<Elekt>['broken'];
const holds = (id: string, broken: Check): Invariant<Elekt> => ({ id, broken });
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const isSeat = (s: Elekt, x: unknown): x is number => typeof x === 'number' && s.seats[x] !== undefined;
const PHASE_RULES = { setup, recruitment, assignment, confrontation: confrontations, end: roundEnd };
const units = (s: Elekt) => ZONES.flatMap((zone) => s.zones[zone].units);

export const invariants: readonly Invariant<Elekt>[] = [
  holds('pack', (s, { options }) =>
    s.pack === options.pack ? null : `the board has the pack '${s.pack}', the table '${options.pack}'`,
  ),
  // The phase is that of the rule that runs.
  holds('phase', (s, { stack }) => {
    const running = PHASES.find((phase) => stack.some(({ rule }) => rule === PHASE_RULES[phase].name));
    return running === undefined || running === s.phase ? null : `the rules are in ${running}, the board in ${s.phase}`;
  }),
  // ELEK-5.4, ELEK-5.5: who is finished has no more turns.
  holds('turn', (s, { stack }) => {
    const top = stack[stack.length - 1];
    if (top?.rule !== assignment.name || !isSeat(s, top.v.seat) || !finished(s, top.v.seat)) return null;
    return `seat ${top.v.seat} is to assign, but has passed or made all assignments`;
  }),
  // What seats remember ends where all can see the card, and where a shuffle hides it again (ELEK-16.15).
  holds('memory', (s) => {
    const stray = Object.keys(s.known).find((card) => !s.seats.some(({ hand }) => hand.includes(card)));
    return stray === undefined ? null : `${stray} is remembered, but lies in no hand`;
  }),
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
    return s.embers < 1 ? 'the Ember pool is empty' : null; // that nobody has more than 3, their shape says
  }),
  holds('INV-04', (s) => {
    if (s.phase !== 'setup' && s.seats.some((player) => player.shown.length > 0))
      return 'cards are shown for the Scepter after setup';
    if (s.phase !== 'recruitment' && s.seats.some((player) => player.drawn.length > 0))
      return 'drawn cards wait for a choice outside Recruitment';
    return null;
  }),
  holds('INV-07', (s) => {
    const won = sum(s.seats.map((player) => player.privileges.length));
    const board = s.zones.court.card === null ? 0 : 1;
    const dealt = s.privileges.length + board + won + s.gone.privileges.length;
    return dealt === ROUNDS ? null : `${dealt} Privileges take part, not ${ROUNDS}`;
  }),
  holds('INV-08', (s) => {
    if (s.phase === 'end') return null;
    if (s.phase !== 'confrontation' && ZONES.some((zone) => s.zones[zone].card === null))
      return 'a Zone has no face-up card';
    const { missions, influences } = packOf(s.pack).pack;
    const turnedUp = Math.max(1, s.round);
    if (s.missions.length !== missions.length - turnedUp) return faceDown(s.missions.length, 'Missions', s.round);
    if (s.influences.length !== influences.length - turnedUp)
      return faceDown(s.influences.length, 'Influences', s.round);
    return s.privileges.length === ROUNDS - turnedUp ? null : faceDown(s.privileges.length, 'Privileges', s.round);
  }),
  holds('INV-09', (s) =>
    (s.round === 0) === (s.phase === 'setup') ? null : `round ${s.round} in the phase ${s.phase}`,
  ),
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
    const { missions, influences } = packOf(s.pack).pack;
    const most = 3 * unitLimit(s.seats.length) + wider(missions) + wider(influences);
    for (let seat = 0; seat < s.seats.length; seat++) {
      const count = sum(ZONES.map((zone) => countUnits(s, zone, seat)));
      if (count > most) return `seat ${seat} has ${count} units in Zones, at most ${most} are possible`;
    }
    return null;
  }),
  holds('INV-13', (s) =>
    s.phase === 'recruitment' && units(s).length > 0 ? 'units lie in Zones during Recruitment' : null,
  ),
  holds('INV-14', (s) => (s.phase !== 'setup' && s.direction === 0 ? 'the Scepter has no direction' : null)),
  holds('INV-15', (s) => {
    const need = titlesToWin(s.seats.length);
    const ahead = s.seats.findIndex((_, seat) => titlesOf(s, seat) >= need);
    return ahead >= 0 && s.winner === null ? `seat ${ahead} has ${need} Titles, and the game goes on` : null;
  }),
  holds('INV-16', (s) => {
    const total = sum(s.seats.map((_, seat) => titlesOf(s, seat)));
    const { missions, influences } = packOf(s.pack).pack;
    const most = Math.min(4 * s.round, mostTitles(missions) + mostTitles(influences));
    return total <= most ? null : `${total} Titles were won by round ${s.round}, at most ${most} are possible`;
  }),
  holds('INV-18', (s) => {
    const left = sum(s.seats.map((player) => player.privileges.length)) + s.gone.privileges.length;
    return left === s.courts ? null : `${left} Privileges left the board in ${s.courts} rounds`;
  }),
  holds('INV-24', (s, { result, stack }) => {
    if ((s.winner === null) !== (result === null)) return 'a winner without a result, or a result without a winner';
    if (result !== null && !same(result.places[0], [s.winner])) return 'the winner is not in the first place alone';
    if (result !== null && stack.length > 1) return 'the rules go on after the end of the game';
    return s.herald !== null && (s.winner === null || s.herald === s.winner) ? 'the Herald is not a loser' : null;
  }),
  holds('INV-30', (s) => {
    if (s.privilegeTo === null) return null;
    return s.seats[s.privilegeTo]!.privileges.length > 0 ? null : `seat ${s.privilegeTo} has won no Privilege`;
  }),
];

const faceDown = (count: number, cards: string, round: number) => `${count} ${cards} face down in round ${round}`;

/** By how much a card of a kind can raise the unit limit of its Zone. */
const wider = (cards: readonly ZoneCard[]): number =>
  Math.max(0, ...cards.flatMap(({ powers }) => powers.map((power) => (power.is === 'limit' ? power.change : 0))));

/** The most Titles that the cards of one kind can bring in six rounds: 11 and 9 in the rulebook's box. */
function mostTitles(cards: readonly ZoneCard[]): number {
  const titles = cards.map((card) => card.titles.length).sort((a, b) => b - a);
  return sum(titles.slice(0, ROUNDS));
}
