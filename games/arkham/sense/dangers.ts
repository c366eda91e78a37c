import type { Seat } from '@tabula/kernel/json.js';
import type { Arkham, MonsterInPlay } from '../board.js';
import { tableFor } from '../packs.js';
import { distance, has, isReady, monsterCard, seatsInPlay, unstableSpaces } from '../rules/look.js';
import { preyAmong } from '../rules/prey.js';
import { threatOf } from './worth.js';

/** Which monsters may come to whom in this round's monster phase: whoever is caught meets nobody else. */
export interface Danger {
  /** How likely somebody at a space stays free, and what being caught there costs on average. */
  readonly free: readonly number[];
  readonly cost: readonly number[];
}

/** How likely a monster goes for somebody it is not after: because they stand in the way. */
const BY_CHANCE = 0.1;

/** How likely a monster that can reach a space goes for somebody there. */
function goesFor(
  s: Arkham,
  { card, space }: MonsterInPlay,
  seat: Seat,
  there: number,
  others: readonly Seat[],
): number {
  const { activation } = monsterCard(s, card);
  if (activation.kind === 'lurker') return 0;
  const way = distance(s, space, there);
  if (activation.speed !== 'directly' && way > activation.speed) return 0;
  if (activation.kind === 'patrol')
    return unstableSpaces(s).some((goal) => way + distance(s, there, goal) === distance(s, space, goal)) ? 1 : 0;
  if (activation.prey === 'nearest') {
    const nearer = others.filter((other) => distance(s, space, s.seats[other]!.space) < way).length;
    const equal = others.filter((other) => distance(s, space, s.seats[other]!.space) === way).length;
    return nearer > 0 ? BY_CHANCE : 1 / (1 + equal);
  }
  const prey = preyAmong(s, card, [seat, ...others]);
  return prey.includes(seat) ? 1 / prey.length : BY_CHANCE;
}

export function dangerTo(s: Arkham, seat: Seat): Danger {
  const others = seatsInPlay(s).filter((other) => other !== seat);
  const abroad = s.monsters.filter((monster) => isReady(monster) && !has(s, monster.card, 'elusive'));
  const free = tableFor(s).spaces.map(() => 1);
  const cost = tableFor(s).spaces.map(() => 0);
  for (const monster of abroad) {
    const threat = threatOf(s, monster, seat);
    for (let there = 0; there < free.length; there++) {
      if (there === monster.space) continue; // it holds whoever comes there at once
      const chance = goesFor(s, monster, seat, there, others);
      if (chance === 0) continue;
      free[there]! *= 1 - chance;
      cost[there]! += chance * threat;
    }
  }
  return { free, cost };
}
