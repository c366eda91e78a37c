import type { EmeraldView } from '@tabula/emerald/board.js';
import type { Faction } from '@tabula/emerald/content/behaviour.js';
import { cardsIn } from '@tabula/emerald/open-board.js';
import { effectiveFaction } from '@tabula/emerald/rules/reveal.js';
import type { Seat } from '@tabula/kernel/json.js';

interface Known {
  /** EMER-15.5: with every Change of Heart that lies on it. */
  readonly faction: Faction;
  readonly open: boolean;
}

/** What a viewer knows of somebody's identity: their own, what was revealed, or nothing. */
export function factionSeen(view: EmeraldView, seat: Seat): Known | null {
  const { identity, revealed, changes } = view.seats[seat]!;
  const card = revealed[0] ?? cardsIn(identity)[0];
  return card === undefined ? null : { faction: effectiveFaction(card, changes), open: revealed.length > 0 };
}
