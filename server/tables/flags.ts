import type { Seat } from '@tabula/kernel/json.js';
import { flagOf } from './clocks.js';
import { counselled } from './council.js';
import { keysOtherwise, prepareUpdate, take, taken } from './decide.js';
import type { LiveTable } from './live.js';
import { askedSeats, type Play } from './play.js';
import { logged, refuse } from './refusal.js';
import { isBots, resultWith } from './seats.js';
import { noteWinners } from './settings.js';
import type { OpenWindow } from './windows.js';

/** Timers beyond this are left to the sweep that looks for tables whose time has come. */
export const FAR = 600_000;

/** Sets the timer of the next flag, if it is near. */
export function setTimer(table: LiveTable): void {
  table.cancelTimer?.();
  table.cancelTimer = null;
  if (table.dead) return;
  const at = table.deadline();
  if (at === null || at === 0) return;
  const ms = at - table.env.clock.steady();
  if (ms > FAR) return;
  table.cancelTimer = table.env.clock.after(Math.max(0, ms), () => {
    table.cancelTimer = null;
    void fall(table);
  });
}

/** Lets the flags fall that are due. */
export async function fall(table: LiveTable): Promise<void> {
  while (table.gate !== null) await table.gate;
  const { play } = table;
  if (play === null || table.dead || table.status !== 'playing') return;
  if (table.isDeserted) {
    await table.rest();
    return;
  }
  const now = table.env.clock.steady();
  const { window } = play;
  if (window !== null && isDue(window, now)) {
    await close(table, play, window);
    return;
  }
  for (const seat of askedSeats(play)) {
    const at = flagOf(table.settings.clock, play.clocks, seat);
    if (at === null || at > now || isBots(table.seats[seat]!)) continue;
    try {
      await flagged(table, play, seat);
    } catch (error) {
      table.env.log.error({ table: table.id, seat, error: logged(error) }, 'a flag could not fall');
      return; // the sweep tries again: at once it would fail for ever
    }
    break; // what follows from one flag may change everything: look again
  }
  if (!table.dead) setTimer(table);
}

const isDue = ({ until }: OpenWindow, now: number): boolean => until !== null && until <= now;

/** A window closes: who has not acted has declined. */
async function close(table: LiveTable, play: Play, { seat, declines, declined, end }: OpenWindow): Promise<void> {
  try {
    if (declined === null) await take(table, play, seat, [declines], 'window');
    else await taken(table, play, seat, [declines], 'window', declined);
  } catch (error) {
    table.env.log.error({ table: table.id, seat, error: logged(error) }, 'a window could not close');
    end(); // the sweep tries again
  }
}

async function flagged(table: LiveTable, play: Play, seat: Seat): Promise<void> {
  const { flag } = table.settings;
  if (flag === 'default') {
    const keys = counselled(table, play, seat, 'all') ?? keysOtherwise(table, play, seat);
    if (keys !== null) await take(table, play, seat, keys, 'flag');
    return;
  }
  await handOver(table, play, seat, flag);
}

/** Somebody gives the game up for themselves: they have lost, as by a clock that loses. */
export async function resign(table: LiveTable, account: string): Promise<object> {
  const seat = table.mustSit(account);
  const { play, status } = table;
  if (play === null || status !== 'playing') refuse(play === null ? 'not-started' : 'over', 'there is nothing to play');
  if (table.seats[seat]!.lost > 0) refuse('seat-lost', 'this seat has lost');
  await handOver(table, play, seat, 'resign', account);
  return {};
}

/** A bot plays on for a seat; unless that is all it is, the seat has lost, and perhaps the game is over. */
async function handOver(
  table: LiveTable,
  play: Play,
  seat: Seat,
  how: 'bot' | 'loss' | 'resign',
  account: string | null = null,
): Promise<void> {
  const state = table.seats[seat]!;
  const loses = how !== 'bot';
  if (loses) state.lost = Math.max(...table.seats.map(({ lost }) => lost)) + 1;
  if (how === 'resign') state.resigned = true;
  state.standIn = true;
  const { state: game } = play.table;
  const result = loses && game.result === null ? resultWith(table.seats, game, play.table.game) : null;
  if (result !== null) {
    play.ended = true;
    table.status = 'over';
    noteWinners(table.settings, result);
  }
  table.version++;
  for (const asked of askedSeats(play)) play.opened[asked] = table.version;
  const stored = table.commit([{ kind: 'flag', account, body: { version: table.version, seat, how } }], {
    about: true,
    game: true,
  });
  const tell = prepareUpdate(table, play, null);
  await stored;
  tell();
  table.changed();
  table.wake();
}
