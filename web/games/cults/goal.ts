import type { CultsView } from '@tabula/cults/board.js';
import { NPC } from '@tabula/cults/board.js';
import { GOAL } from '@tabula/cults/content/cards.js';
import { openBoard } from '@tabula/cults/open-board.js';
import { isMet } from '@tabula/cults/verbs/goals.js';
import { comparedOf } from './compared.js';

/** CULT-19.14, CULT-19.66: the requirements of the goal card, as they stand now; the first is to beat the NPC. */
export function needsMet(view: CultsView): readonly boolean[] {
  const s = openBoard(view);
  const needs = view.goal === null ? undefined : GOAL[view.goal]?.needs;
  if (needs === undefined) return [];
  const [own, npc] = [comparedOf(view, 0), comparedOf(view, NPC)];
  const differ = own.findIndex((count, at) => count !== npc[at]);
  return [differ >= 0 && own[differ]! > npc[differ]!, ...needs.map((need) => isMet(s, need))];
}
