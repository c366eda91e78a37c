import type { EmeraldView } from '@tabula/emerald/board.js';
import type { Faction } from '@tabula/emerald/content/behaviour.js';
import { openBoard } from '@tabula/emerald/open-board.js';
import { trackDifference } from '@tabula/emerald/rules/points.js';
import { factionOf } from '@tabula/emerald/rules/reveal.js';
import { accountOf, PENALTY, punishedFaction } from '@tabula/emerald/rules/scoring.js';
import type { Seat } from '@tabula/kernel/json.js';
import { SOURCES, type Source } from './ledger.js';

/** The reckoning of a game that is over (section 17), step by step. */

/** The steps in which it is told. */
export const STAGES = ['identities', 'kept', 'tracks', 'last', 'winner'] as const;

/** Points of one kind that share one fate. */
export interface Bar {
  readonly source: Source;
  readonly amount: number;
  readonly kept: boolean;
  /** The cards they come from; for kill points whose agents were killed. */
  readonly from: readonly string[];
  readonly victims: readonly Seat[];
}

/** What becomes of one player's points. */
export interface Dossier {
  readonly seat: Seat;
  readonly faction: Faction;
  readonly bars: readonly Bar[];
  readonly open: number;
  /** EMER-17.9 to EMER-17.13: what the correction leaves. */
  readonly corrected: number;
  readonly penalty: number;
  readonly final: number;
  /** EMER-17.14, EMER-17.15: the one whose faction is punished for it. */
  readonly last: boolean;
}

export interface Reckoning {
  readonly punished: Faction;
  readonly dossiers: readonly Dossier[];
}

export function reckoningOf(view: EmeraldView): Reckoning {
  const s = openBoard(view);
  const accounts = s.seats.map((_, seat) => accountOf(s, seat));
  const punished = punishedFaction(accounts);
  const corrected = ({ kept, tracks }: (typeof accounts)[number]) => kept + tracks;
  const lowest = Math.min(...accounts.map(corrected));
  const dossiers = accounts.map((account): Dossier => {
    const { seat, faction, open } = account;
    const penalty = faction === punished ? PENALTY : 0;
    return {
      seat,
      faction,
      open,
      bars: barsOf(view, seat),
      corrected: corrected(account),
      penalty,
      final: corrected(account) - penalty,
      last: corrected(account) === lowest && faction === punished,
    };
  });
  return { punished, dossiers };
}

/** Kept points first, in the order of their kinds; then what is lost. */
function barsOf(view: EmeraldView, seat: Seat): readonly Bar[] {
  const s = openBoard(view);
  const faction = factionOf(s, seat);
  const keeps = (kind: Source, victim: Seat | null): boolean =>
    kind === 'neutral' ||
    kind === faction ||
    (kind === 'kill' && faction === 'loyalist' && victim !== null && factionOf(s, victim) === 'restorationist');
  const bars: Bar[] = [];
  for (const source of SOURCES)
    for (const kept of [true, false]) {
      const entries = s.seats[seat]!.ledger.filter(
        (entry) => entry.kind === source && keeps(entry.kind, entry.victim) === kept,
      );
      const amount = entries.reduce((sum, entry) => sum + entry.amount, 0);
      if (amount > 0)
        bars.push({
          source,
          amount,
          kept,
          from: [...new Set(entries.map(({ from }) => from))],
          victims: [...new Set(entries.flatMap(({ victim }) => victim ?? []))],
        });
    }
  const { loyalist, restorationist } = view.markers;
  const amount = trackDifference(view);
  const ahead: Faction = loyalist > restorationist ? 'loyalist' : 'restorationist';
  if (amount > 0) bars.push({ source: 'tracks', amount, kept: ahead === faction, from: [], victims: [] });
  return bars.toSorted((a, b) => Number(b.kept) - Number(a.kept));
}
