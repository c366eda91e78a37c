import type { EmeraldView } from '@tabula/emerald/board.js';
import { POINTS, type Points } from '@tabula/emerald/content/behaviour.js';
import { trackDifference } from '@tabula/emerald/rules/points.js';
import type { Seat } from '@tabula/kernel/json.js';

/** What points come from: the kinds of a ledger, and the tracks. */
export type Source = Points | 'tracks';
export const SOURCES: readonly Source[] = [...POINTS, 'tracks'];

export interface Part {
  readonly source: Source;
  readonly amount: number;
}

/** EMER-16.2: a player's points by where they come from; ledgers are public, so they give away nothing. */
export function partsOf(view: EmeraldView, seat: Seat): readonly Part[] {
  const { ledger } = view.seats[seat]!;
  return SOURCES.map((source) => ({
    source,
    amount:
      source === 'tracks'
        ? trackDifference(view)
        : ledger.reduce((sum, { kind, amount }) => (kind === source ? sum + amount : sum), 0),
  })).filter(({ amount }) => amount > 0);
}
