import type { Seat } from '@tabula/kernel/json.js';
import type { SocketRefusal } from '@tabula/protocol/refusals.js';
import type { LiveTable } from './live.js';
import type { Proposal } from './settings.js';

type Named = Pick<Proposal, 'id' | 'by' | 'version'>;

/** What a proposal is about: 'kick:1' is to kick seat 1. */
export function readProposal(id: string): { readonly what: string; readonly at: Seat } | null {
  const [, what, about] = /^(undo|abandon|takeover|kick)(?::(\d))?$/.exec(id) ?? [];
  if (what === undefined) return null;
  const needsSeat = what === 'takeover' || what === 'kick';
  return needsSeat === (about !== undefined) ? { what, at: Number(about ?? -1) } : null;
}

/** All who played, whether they are still there or not. */
export const players = ({ seats }: LiveTable): Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

/**
 * The people whose word counts for a proposal: those who play and are not gone, but for the one it is about. A game that
 * is over is opened again by all who played it, and nobody's absence is a yes.
 */
export function voters(table: LiveTable, { id }: Pick<Proposal, 'id'>): Seat[] {
  if (id === 'undo' && table.status === 'over') return players(table);
  const about = readProposal(id)?.at ?? -1;
  return table.seats.flatMap(({ kind, lost, standIn }, seat) =>
    kind === 'person' && lost === 0 && !standIn && seat !== about && !table.isDropped(seat) ? [seat] : [],
  );
}

/** Why a proposal cannot be made or carried out as things are; null if it can. */
export function obstacle(table: LiveTable, { id, by, version }: Named): SocketRefusal | null {
  const read = readProposal(id);
  if (read === null) return 'no-such-proposal';
  const { what, at } = read;
  if (what === 'undo') return version === table.version ? null : 'stale';
  if (table.status !== 'playing') return table.status === 'open' ? 'not-started' : 'over';
  if (what === 'abandon') return null;
  const seat = table.seats[at];
  if (seat === undefined) return 'no-such-seat';
  if (seat.kind !== 'person' || at === by || (what === 'takeover' && seat.standIn)) return 'nobody-there';
  // One person alone is no majority: of two, neither puts the other out who is there.
  const needsAbsence = what === 'takeover' || voters(table, { id }).length < 2;
  return needsAbsence && !table.isDropped(at) ? 'not-dropped' : null;
}

/** What is being voted on. A proposal that things have overtaken is none any more. */
export const openProposals = (table: LiveTable): Proposal[] =>
  table.settings.proposals.filter((proposal) => obstacle(table, proposal) === null);

/** Whether nobody's word is missing. */
export function isAgreed(table: LiveTable, proposal: Proposal): boolean {
  const counted = voters(table, proposal);
  return counted.length > 0 && counted.every((seat) => proposal.yes.includes(seat));
}
