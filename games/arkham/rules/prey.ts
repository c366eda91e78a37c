import type { Seat } from '@tabula/kernel/json.js';
import type { Arkham } from '../board.js';
import type { CardId, Prey } from '../cards.js';
import { assetOf, distance, monsterCard, monsterIn, skillOf } from './look.js';

/** ARK-444, ARK-R.46: what a prey is measured by; more is preferred. */
function measure(s: Arkham, prey: Prey, seat: Seat, from: number): number {
  const one = s.seats[seat]!;
  if (prey === 'nearest') return from < 0 ? 0 : -distance(s, from, one.space); // ARK-R.129
  if ('lowest' in prey) return -skillOf(s, seat, prey.lowest);
  if ('highest' in prey) return skillOf(s, seat, prey.highest);
  if (prey.most === 'spells') return one.assets.filter(({ card }) => assetOf(s, card).type === 'spell').length;
  return one[prey.most];
}

/** Those of them who have the most of something. */
export function best<T>(of: readonly T[], measured: (one: T) => number): T[] {
  let most = Number.NEGATIVE_INFINITY;
  let found: T[] = [];
  for (const one of of) {
    const much = measured(one);
    if (much < most) continue;
    if (much > most) found = [];
    most = much;
    found.push(one);
  }
  return found;
}

const preyOf = (s: Arkham, monster: CardId): Prey | undefined => {
  const { activation } = monsterCard(s, monster);
  return activation.kind === 'lurker' ? undefined : activation.prey;
};

/** ARK-444.1: those of some seats that are the prey of a monster; all of them if it has none. */
export function preyAmong(s: Arkham, monster: CardId, seats: readonly Seat[]): readonly Seat[] {
  const prey = preyOf(s, monster);
  if (prey === undefined || seats.length < 2) return seats;
  const from = monsterIn(s, monster)?.space ?? -1;
  return best(seats, (seat) => measure(s, prey, seat, from));
}
