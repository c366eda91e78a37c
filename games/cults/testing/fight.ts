import type { Seat } from '@tabula/kernel/json.js';
import type { District } from '../content/behaviour.js';
import { domination } from '../rules/domination.js';
import type { TestTable } from './table.js';

/** Rolls of the NPC's five dice that never show attack, with both rerolls. */
export const NO_ATTACK: readonly number[] = new Array<number>(15).fill(6);

/** Cards without attack and abilities. */
export const DULL: readonly string[] = ['S1', 'S1', 'S1'];

/** Executes a domination plan; a rival who may move a ritual in declines. */
export function dominate(t: TestTable, seat: Seat, district: District): TestTable {
  t.run(domination, { seat, district });
  while (t.questions[0]?.id === 'domination/moved') t.seat(t.questions[0].seat).picks('stop');
  return t;
}

/** A participant lays down these cards, by id, and takes so many thugs into the closed hand. */
export function commit(t: TestTable, seat: Seat, cards: readonly string[] = [], thugs = 0): TestTable {
  if (t.player(seat).hand.length > 0)
    t.seat(seat)
      .isAsked('commitment/cards')
      .picks(...cards);
  t.seat(seat).isAsked('commitment/thugs').picks(String(thugs));
  return t;
}

/** The totals that were told last, as 'seat:total'. */
export const totals = (t: TestTable): string[] =>
  t.told('total').map(({ params }) => `${(params.seat as { seat: Seat }).seat}:${params.total}`);

/** How many disorganisation cards a side has on its discard pile. */
export function disorganisation(t: TestTable, seat: Seat): number {
  const { npc } = t.board;
  const pile = npc !== null && seat === 1 ? npc.discard : t.player(seat).discard;
  return pile.filter((card) => card.startsWith('D.')).length;
}
