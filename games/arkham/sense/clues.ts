import type { Seat } from '@tabula/kernel/json.js';
import type { Arkham, Tile } from '../board.js';
import { tableFor } from '../packs.js';
import { payable } from '../verbs/costs.js';
import { passing, type Said } from './texts.js';

/** How likely an event gives its clue to somebody: from all events of a neighbourhood that may still be drawn there. */

const NOBODY = { of: '', bound: {}, eyes: 'own' } as const;

/** How likely somebody who resolves a text gains the clue that it speaks of. */
function givesClue(s: Arkham, seat: Seat, text: Said): number {
  let missed = 1;
  for (const it of text) missed *= 1 - chanceOf(s, seat, it);
  return 1 - missed;
}

function chanceOf(s: Arkham, seat: Seat, it: Said[number]): number {
  switch (it.do) {
    case 'clue':
      return 1;
    case 'test': {
      const given = givesClue(s, seat, it.pass ?? []);
      if (given === 0) return givesClue(s, seat, it.fail ?? []);
      return it.or !== undefined && payable(s, it.or, { ...NOBODY, seat }) ? given : given * passing(s, seat, it);
    }
    case 'pay':
    case 'spend': {
      const costs = it.do === 'pay' ? it.cost : [it.cost];
      return costs.some((cost) => payable(s, cost, { ...NOBODY, seat })) ? givesClue(s, seat, it.does ?? []) : 0;
    }
    case 'may':
      return givesClue(s, seat, it.does);
    case 'choose':
      return Math.max(...it.options.map((option) => givesClue(s, seat, option)));
    case 'if':
      // What was bought: who has money finds something.
      return s.seats[seat]!.money >= 3 ? 0.9 * givesClue(s, seat, it.does) : 0;
    default:
      return 0;
  }
}

/** The events of the neighbourhood that may lie in its deck, at this space: those in the discard pile and those that went under the event deck do not. */
export function clueChance(s: Arkham, seat: Seat, space: number, tile: Tile): number {
  const t = tableFor(s);
  const name = t.scenario.neighbourhoods[tile]!;
  const where = t.spaces[space]!.id;
  const away = new Set((s.packets ?? []).flatMap(({ events }) => events));
  let count = 0;
  let sum = 0;
  for (const [no, { id, neighbourhood, at }] of t.scenario.events.entries()) {
    if (neighbourhood !== name || away.has(no) || s.eventDiscard.includes(id)) continue;
    count++;
    sum += givesClue(s, seat, at[where] ?? []);
  }
  return count === 0 ? 0 : sum / count;
}
