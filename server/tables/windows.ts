import type { Seat } from '@tabula/kernel/json.js';
import { keyOf } from '@tabula/kernel/question.js';
import { declining } from '@tabula/kernel/questions.js';
import type { WindowSetting } from '@tabula/protocol/socket.js';
import type { LiveTable } from './live.js';
import type { Play } from './play.js';
import { isBots } from './seats.js';

/**
 * Somebody may act out of turn, if their hidden cards let them. The others wait as long whether or not they do: who can
 * only decline is not asked, and whoever declines, or says nothing, has done so when the window closes.
 */
export interface OpenWindow {
  readonly seat: Seat;
  /** The key of declining. */
  readonly declines: string;
  /** When it closes by itself; null if it waits for the word of its seat. */
  readonly until: number | null;
  /** Its seat is not shown the question: there is nothing to choose, or it does not want to be asked. */
  readonly spared: boolean;
  /** The answer that waits for the window to close. */
  declined: { readonly account: string; readonly idem: string } | null;
  /** Resolves when it is closed, or gone. */
  readonly over: Promise<void>;
  readonly end: () => void;
}

/** The window that is open now. How long it stays so follows from what everybody may know, and from nothing else. */
function windowAt(table: LiveTable, play: Play): OpenWindow | null {
  const { asked } = play;
  const [ask, another] = asked?.asks ?? [];
  if (asked === null || ask === undefined || another !== undefined || play.ended) return null;
  const declines = declining(table.game, ask, asked.frame);
  const state = table.seats[ask.seat];
  if (declines === undefined || state === undefined || isBots(state)) return null;
  const { windows = 'able' } = state;
  const isAble = ask.choices.length > 1;
  const spared = windows === 'never' || (windows === 'able' && !isAble);
  const opened = { seat: ask.seat, declines: keyOf(declines), declined: null, ...promised() };
  if (windows === 'always') return { ...opened, spared, until: null };
  const now = table.env.clock.steady();
  const isIdle = table.game.hopeless?.(play.table.state.board, ask, asked.frame) === true;
  if (isIdle || !isObserved(table, ask.seat)) return { ...opened, spared, until: spared ? now : null };
  // Who is not there cannot act in time: they are waited for, whatever they hold.
  if (windows === 'able' && !table.isHere(ask.seat)) return { ...opened, spared: false, until: null };
  return { ...opened, spared, until: now + lasting(table) };
}

function promised(): Pick<OpenWindow, 'over' | 'end'> {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end };
}

/** Whether there is anybody from whom something could be hidden. */
const isObserved = ({ seats, sides }: LiveTable, seat: Seat): boolean =>
  seats.some(({ account }, at) => at !== seat && account !== null) || [...sides.keys()].some((at) => at !== seat);

/** With a clock no longer than it gives for a decision: nobody pays for a window from the bank. */
function lasting({ env, settings: { clock } }: LiveTable): number {
  const { windowMs } = env.limits;
  return clock.kind === 'live' ? Math.min(windowMs, clock.perDecision * 1_000) : windowMs;
}

/** The game stands differently: the window that was open is gone, and another may be open. */
export function turnWindow(table: LiveTable, play: Play): void {
  play.window?.end();
  play.window = windowAt(table, play);
}

/** Nothing waits for this window any more. */
export function endWindow(play: Play | null): void {
  if (play === null) return;
  play.window?.end();
  play.window = null;
}

/** Closes a window whose seat a bot has taken over meanwhile, or at which nobody is asked any more. */
export function endIdleWindow({ play, status, seats }: LiveTable): void {
  if (play?.window && (status !== 'playing' || isBots(seats[play.window.seat]!))) endWindow(play);
}

/** Somebody says when they want to be asked, from the next window on. Nobody else is told: it would tell of their hand. */
export async function setWindows(table: LiveTable, account: string, ask: WindowSetting): Promise<object> {
  const seat = table.mustSit(account);
  table.seats[seat]!.windows = ask;
  await table.commit([], { about: true });
  table.tell({ push: 'windows', table: table.id, ask }, (peer) => peer.account.id === account);
  return {};
}

/** The window at which this answer declines, if it closes at a time of its own: until then nobody learns of it. */
export function declinedAt({ window }: Play, seat: Seat, keys: readonly string[]): OpenWindow | null {
  if (window === null || window.seat !== seat || window.until === null) return null;
  return keys.length === 1 && keys[0] === window.declines ? window : null;
}
