import type { Note } from '@tabula/kernel/game.js';
import type { Cults } from './board.js';
import { inPlay } from './rules/districts.js';
import { isNpc } from './rules/order.js';
import { scoreOf } from './rules/points.js';
import { STACK } from './table-options.js';

/** What a finished game has to report to a simulation. */
export function notes(s: Cults): Note[] {
  return [...orderOfPlay(s), ...goal(s), ...points(s), ...stacks(s)];
}

/** CULT-3.8: who was first cultist in round 1, second, … (alone one is always first). */
function orderOfPlay(s: Cults): Note[] {
  const n = s.seats.length;
  if (s.npc !== null) return [];
  const first = (((s.first - s.round + 1) % n) + n) % n;
  return s.seats.map((_, seat) => ({
    section: 'Won by order in round 1',
    name: `${((seat - first + n) % n) + 1}`,
    seat,
  }));
}

function goal(s: Cults): Note[] {
  return s.goal === null ? [] : [{ section: 'Won against the NPC, by goal', name: s.goal, seat: 0 }];
}

/** CULT-15.2 to CULT-15.4. */
function points(s: Cults): Note[] {
  return s.seats.flatMap((_, seat) => {
    const section = isNpc(s, seat) ? 'Points of the NPC' : 'Points of a player';
    const { domination, places, majority } = scoreOf(s, seat);
    return [
      { section, name: 'domination markers', amount: domination },
      { section, name: 'most rituals', amount: majority },
      { section, name: 'places of cult', amount: places },
    ];
  });
}

/** How many copies of the stacks in play were taken, by players and by the NPC. */
function stacks(s: Cults): Note[] {
  return inPlay(s)
    .flatMap((id) => [s.districts[id].guardian!, s.districts[id].action!])
    .map(({ kind, left }) => ({ section: 'Copies taken of a stack in play', name: kind, amount: STACK - left }));
}
