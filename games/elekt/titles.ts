import type { Seat } from '@tabula/kernel/json.js';
import type { ElektView } from './board.js';
import { packOf } from './content/packs.js';

/** ELEK-12.12: the Titles that a player has won, as everybody sees them. */
export function titlesWon({ pack, seats }: ElektView, seat: Seat): number {
  const { zoneCards } = packOf(pack);
  const { missions, influences } = seats[seat]!;
  return [...missions, ...influences].reduce((sum, id) => sum + (zoneCards[id]?.titles.length ?? 0), 0);
}
