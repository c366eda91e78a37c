import type { Seat } from '@tabula/kernel/json.js';
import type { Arkham } from '../board.js';
import type { CardId } from '../cards.js';
import { tableFor, UNREACHABLE } from '../packs.js';
import { distance, has, ignores, monsterCard, monsterIn, seatsAt, seatsInPlay, unstableSpaces } from './look.js';
import { best, preyAmong } from './prey.js';

/** ARK-202.2: where monsters go, as the monster phase lets them go and as tables tell it beforehand. */

/** Whom a monster can go for: ARK-R.130 leaves out those it does not see. */
const visible = (s: Arkham, monster: CardId): Seat[] => seatsInPlay(s).filter((seat) => !ignores(s, monster, seat));

/** ARK-202.2d: the prey of a hunter; several if the group has to choose. */
export function preyNear(s: Arkham, monster: CardId): Seat[] {
  const from = monsterIn(s, monster)!.space;
  // ARK-R.46: among tied prey the nearest; "directly" has no distance to speak of (ARK-R.124).
  return best(preyAmong(s, monster, visible(s, monster)), (seat) => -distance(s, from, s.seats[seat]!.space));
}

/** ARK-477.2: the unstable spaces that a patrol goes for. */
export function patrolled(s: Arkham, monster: CardId): number[] {
  const from = monsterIn(s, monster)!.space;
  return best(unstableSpaces(s), (space) => -distance(s, from, space));
}

/** ARK-R.45: the steps that bring one nearer. */
export const stepsTo = (s: Arkham, from: number, target: number): number[] =>
  tableFor(s).neighbours[from]!.filter((next) => distance(s, next, target) === distance(s, from, target) - 1);

/** What a ready monster is about to do: whom it is after, and the spaces it goes through, the last one being where it ends. */
export interface Hunt {
  readonly prey: readonly Seat[];
  readonly path: readonly number[];
}

/** ARK-202.2, as the board stands now; where the group may choose between ways, one of them. */
export function huntOf(s: Arkham, monster: CardId): Hunt {
  const { activation } = monsterCard(s, monster);
  if (activation.kind === 'lurker') return { prey: [], path: [] };
  const prey = activation.kind === 'patrol' ? [] : preyNear(s, monster);
  const target = activation.kind === 'patrol' ? patrolled(s, monster)[0] : s.seats[prey[0] ?? -1]?.space;
  const from = monsterIn(s, monster)!.space;
  if (target === undefined || target === from) return { prey, path: [] };
  if (activation.speed === 'directly') return { prey, path: [target] };
  const path: number[] = [];
  // ARK-R.48, ARK-R.49: it stops where it meets somebody, unless it is elusive.
  const stops = (at: number): boolean =>
    at === target || (!has(s, monster, 'elusive') && seatsAt(s, at).some((seat) => !ignores(s, monster, seat)));
  for (let at = from; path.length < activation.speed && distance(s, at, target) < UNREACHABLE; ) {
    at = stepsTo(s, at, target)[0]!;
    path.push(at);
    if (stops(at)) break;
  }
  return { prey, path };
}
