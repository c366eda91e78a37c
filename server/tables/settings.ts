import { type Result, winnersOf } from '@tabula/kernel/chance.js';
import type { Scalar, Seat } from '@tabula/kernel/json.js';
import type { ClockSetting, Flag, UndoSetting } from '@tabula/protocol/socket.js';
import type { TableRow } from '../db/schema.js';
import type { ClosedDoor } from './doors.js';
import type { Lots } from './lots.js';

/** What was agreed on when the table was made, and what was agreed on or proposed since. */
export interface Settings {
  readonly options: { readonly [name: string]: Scalar };
  readonly clock: ClockSetting;
  readonly undo: UndoSetting;
  readonly flag: Flag;
  /** The version of the rules by which the game is played; null before it begins. */
  rules: number | null;
  rematch: string | null;
  proposals: Proposal[];
  /** Accounts that the host has sent away: the table is closed to them. */
  kicked: string[];
  /** Addresses to which the table is closed with them. */
  doors: ClosedDoor[];
  /** Accounts that the host does not let speak. */
  muted: string[];
  /** All hands of the game that is over were shown to somebody: it is not opened again. */
  opened?: true;
  /** Who has won the game that is over; nobody where all have lost together. */
  winners?: readonly Seat[];
  /** Where chance comes from; null at a table that is older than this. */
  lots: Lots | null;
}

/** Keeps who has won, for lists in which no game is read; a game that is opened again has no winner. */
export function noteWinners(settings: Settings, result: Result | null): void {
  if (result === null) delete settings.winners;
  else settings.winners = winnersOf(result);
}

/** Something the people at the table have to agree on. */
export interface Proposal {
  readonly id: string;
  readonly by: Seat;
  /** With an undo: where to, and at which version it was asked for. */
  readonly to: number;
  readonly version: number;
  readonly yes: Seat[];
}

/** The settings as they are kept; older tables did not know all of them. */
export const settingsOf = ({ settings }: Pick<TableRow, 'settings'>): Settings => ({
  rules: null,
  proposals: [],
  kicked: [],
  doors: [],
  muted: [],
  lots: null,
  ...(JSON.parse(settings) as Omit<Settings, 'rules' | 'proposals' | 'kicked' | 'doors' | 'muted' | 'lots'>),
});
