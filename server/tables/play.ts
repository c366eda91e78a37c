import type { Game, State } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Asked } from '@tabula/kernel/run.js';
import type { Source } from '@tabula/kernel/source.js';
import { asked, load, open, type Table } from '@tabula/kernel/table.js';
import type { ClockSetting } from '@tabula/protocol/socket.js';
import { type Clocks, newClocks } from './clocks.js';
import type { SaveMigration } from './env.js';
import { refuse, refused } from './refusal.js';
import type { OpenWindow } from './windows.js';

/** A game in progress on a table. */
export interface Play {
  /** The kernel's table; its log and past reach back only as far as free undo does. */
  readonly table: Table;
  /** Decisions since the beginning, the beginning included. */
  length: number;
  asked: Asked | null;
  /** The version at which the open question of each seat was put: an older answer is not an answer to it. */
  opened: Record<string, number>;
  clocks: Clocks;
  /** The moment at which somebody may act out of turn, if it is one. */
  window: OpenWindow | null;
  /** The seats were counted out (all others lost by their clock), or the table gave up: nobody is asked any more. */
  ended: boolean;
}

/** A game as it is saved with every decision. */
interface Save {
  readonly save: 1;
  readonly state: State;
  readonly length: number;
  readonly opened: Record<string, number>;
  readonly clocks: Clocks;
  readonly ended: boolean;
  /** The run of the server that has saved it: its time may not be ours. */
  readonly run?: number;
}

export const askedSeats = (play: Play): Seat[] =>
  play.ended || play.asked === null ? [] : play.asked.asks.map(({ seat }) => seat);

/** The seats the others wait for: what is asked for the look of it alone is nobody else's business. */
export const waitingSeats = (play: Play): Seat[] =>
  play.ended || play.asked === null ? [] : play.asked.asks.filter(({ cosmetic }) => !cosmetic).map(({ seat }) => seat);

/** Begins a game. */
export function beginPlay(
  game: Game,
  seats: number,
  seed: string,
  options: State['options'],
  clock: ClockSetting,
  source?: Source,
): Play {
  const opened = open(game, { seats, seed, options, source });
  if (!opened.ok) throw refused(opened.error);
  const { table } = opened;
  return {
    table,
    length: 1,
    asked: asked(table),
    opened: {},
    clocks: newClocks(clock, seats),
    window: null,
    ended: false,
  };
}

export function savePlay({ table, length, opened, clocks, ended }: Play, run: number): string {
  const save: Save = { save: 1, state: table.state, length, opened, clocks, ended, run };
  return JSON.stringify(save);
}

/** The version of the rules by which a game was saved. */
export const rulesOfSave = (text: string): number => (JSON.parse(text) as Save).state.version;

/**
 * The saved game as it goes on. Our own saves are trusted; one of another version of the rules is brought up to date by
 * its game's migration and then checked as if it came from outside.
 */
export function loadPlay(
  game: Game,
  text: string,
  migration: SaveMigration | undefined,
): { readonly play: Play; readonly run: number | undefined } {
  const save = JSON.parse(text) as Save;
  let table: Table = { game, state: save.state, log: [], past: [] };
  if (save.state.version !== game.version) {
    const old = save.state.version;
    const migrated = migration?.(save.state, old) ?? null;
    if (migrated === null) refuse('old-save', `saved by version ${old} of ${game.id}; this server has ${game.version}`);
    const loaded = load(game, migrated);
    if (!loaded.ok) refuse('old-save', `the save of version ${old} of ${game.id} does not fit ${game.version}`);
    table = { game, state: loaded.table.state, log: [], past: [] };
  }
  const { length, opened, clocks, ended, run } = save;
  try {
    return { play: { table, length, asked: asked(table), opened, clocks, window: null, ended }, run };
  } catch {
    return refuse('old-save', `the rules of ${game.id} cannot go on with this save`);
  }
}

/** The most decisions that are kept for free undo. */
const WINDOW = 64;

/** Forgets what can no longer be taken back freely: the rest is in the records. */
export function trim({ table: { log, past } }: Play): void {
  const last = log.length - 1;
  if (last < 1) return;
  const keep = log[last]!.reveals ? last : log.length > WINDOW ? WINDOW / 2 : 0;
  if (keep === 0) return;
  log.splice(0, keep);
  past.splice(0, keep);
}

/** Notes at which version each open question was put. A sealed question stays the same while others answer theirs. */
export function noteOpened(play: Play, before: Asked | null, answered: Seat | null, version: number): void {
  const opened: Record<string, number> = {};
  const now = play.asked;
  const stays = before?.sealed === true && before.asks.length > 1 && answered !== null;
  for (const { seat } of now?.asks ?? []) {
    const since = play.opened[seat];
    const same = stays && seat !== answered && since !== undefined && before.asks.some((ask) => ask.seat === seat);
    opened[seat] = same ? since : version;
  }
  play.opened = opened;
}
