import type { Seat } from '@tabula/kernel/json.js';
import type { ProposalInfo, TableEntry, TableInfo } from '@tabula/protocol/pushes.js';
import type { LiveTable } from './live.js';
import { openProposals, voters } from './proposals.js';
import type { SeatState } from './seats.js';
import { type Proposal, settingsOf } from './settings.js';
import type { TableHead } from './store.js';

function proposalInfo(table: LiveTable, proposal: Proposal): ProposalInfo {
  const { id, by, to, yes } = proposal;
  const missing = voters(table, proposal).filter((seat) => !yes.includes(seat));
  return { id, by, ...(id === 'undo' ? { to } : {}), yes, missing };
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
      ...(seat.resigned ? { resigned: true as const } : {}),
      muted: seat.account !== null && settings.muted.includes(seat.account),
      heldFor: seat.heldFor?.name ?? null,
    })),
    spectators: table.sides.get(null)?.peers.size ?? 0,
    proposals: openProposals(table).map((proposal) => proposalInfo(table, proposal)),
    rematch: settings.rematch,
    chance: settings.lots === null ? null : { digest: settings.lots.digest, luck: settings.lots.drawn },
  };
}

/** A table in a list, from what is kept, as strangers see it; and the seats of those who sit there. */
export function entryOf(
  row: TableHead,
  old: boolean,
): { readonly entry: TableEntry; readonly sitting: ReadonlyMap<string, Seat> } {
  const seats = JSON.parse(row.seats) as SeatState[];
  const { clock, winners } = settingsOf(row);
  const entry: TableEntry = {
    id: row.id,
    game: row.game,
    status: row.status,
    public: row.is_public === 1,
    title: row.title,
    clock,
    seats: seats.map(({ kind, name, level }) => ({ kind, name, level: kind === 'bot' ? level : null })),
    you: null,
    waiting: JSON.parse(row.waiting) as Seat[],
    updatedAt: row.updated_at,
    ...(row.status === 'over' && winners !== undefined ? { winners } : {}),
    ...(old ? { oldSave: true } : {}),
  };
  return { entry, sitting: new Map(seats.flatMap(({ account }, seat) => (account === null ? [] : [[account, seat]]))) };
}
