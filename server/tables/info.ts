import type { Seat } from '@tabula/kernel/json.js';
import type { ProposalInfo, TableEntry, TableInfo } from '@tabula/protocol/pushes.js';
import type { TableRow } from '../db/schema.js';
import type { LiveTable, Proposal, Settings } from './live.js';
import { type SeatState, seatOf } from './seats.js';

/** The people whose word counts for a proposal: those who play and are not gone, but for the one it is about. */
export function voters(table: LiveTable, { id }: { readonly id: string }): Seat[] {
  const about = id.includes(':') ? Number(id.slice(id.indexOf(':') + 1)) : -1;
  return table.seats.flatMap(({ kind, lost, standIn }, seat) =>
    kind === 'person' && lost === 0 && !standIn && seat !== about && !table.isDropped(seat) ? [seat] : [],
  );
}

function proposalInfo(table: LiveTable, proposal: Proposal): ProposalInfo {
  const { id, by, to, yes } = proposal;
  const missing = voters(table, proposal).filter((seat) => !yes.has(seat));
  return { id, by, ...(id === 'undo' ? { to } : {}), yes: [...yes], missing };
}

/** The table as everybody sees it. */
export function infoOf(table: LiveTable): TableInfo {
  const { settings } = table;
  return {
    id: table.id,
    game: table.game.id,
    status: table.status,
    public: table.isPublic,
    title: table.title,
    host: table.seatOf(table.host),
    options: settings.options,
    clock: settings.clock,
    undo: settings.undo,
    flag: settings.flag,
    seats: table.seats.map((seat, at) => ({
      kind: seat.kind,
      name: seat.name,
      level: seat.kind === 'bot' ? seat.level : null,
      here: table.isHere(at),
      standIn: seat.standIn,
      lost: seat.lost > 0,
      heldFor: seat.heldFor?.name ?? null,
    })),
    spectators: table.sides.get(null)?.peers.size ?? 0,
    proposals: [...table.proposals.values()].map((proposal) => proposalInfo(table, proposal)),
    rematch: settings.rematch,
  };
}

/** A table in a list, from what is kept. */
export function entryOf(row: TableRow, account: string): TableEntry {
  const seats = JSON.parse(row.seats) as SeatState[];
  const you = seatOf(seats, account);
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    public: row.is_public === 1,
    title: row.title,
    clock: (JSON.parse(row.settings) as Settings).clock,
    seats: seats.map(({ kind, name, level }) => ({ kind, name, level: kind === 'bot' ? level : null })),
    you: you < 0 ? null : you,
    waiting: JSON.parse(row.waiting) as Seat[],
    updatedAt: row.updated_at,
  };
}
