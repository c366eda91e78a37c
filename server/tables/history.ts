import { randomUUID } from 'node:crypto';
import { observe } from '@tabula/bots/bot.js';
import type { Event } from '@tabula/kernel/chance.js';
import { playersOf } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { openView } from '@tabula/kernel/open.js';
import { hasWindows } from '@tabula/kernel/questions.js';
import type { Viewer } from '@tabula/kernel/shape.js';
import { redact } from '@tabula/kernel/sight.js';
import { asked, decide, open, script, type Table } from '@tabula/kernel/table.js';
import { checksum } from '@tabula/protocol/checksum.js';
import { diff } from '@tabula/protocol/diff.js';
import type { ChatLine, FullGame, Happened, WatchReply } from '@tabula/protocol/pushes.js';
import { type Sheet, sheetSum } from '@tabula/protocol/sheet.js';
import { stepsText } from '@tabula/protocol/steps.js';
import type { RecordRow } from '../db/schema.js';
import { clockInfo, startAgain } from './clocks.js';
import { councilInfo } from './council.js';
import type { DecisionBody } from './decide.js';
import type { Peer } from './env.js';
import { uncover } from './gate.js';
import { infoOf } from './info.js';
import type { LiveTable } from './live.js';
import { mayInvite, unwatch } from './lobby.js';
import type { Play } from './play.js';
import { refuse } from './refusal.js';
import { type Side, sheetFor } from './sheets.js';
import { whoAt } from './talk.js';
import { type KeptDecision, keptDecisions } from './undo.js';

/** A record as one viewer may know it: never keys, never another's cards. */
function happened(record: RecordRow, viewer: Viewer): Happened {
  const body = JSON.parse(record.body) as Partial<DecisionBody> & { readonly to?: number };
  return {
    seq: record.seq,
    version: body.version ?? 0,
    at: record.at,
    seat: body.seat ?? null,
    events: (body.events ?? []).map((event) => redact(event, viewer)),
    ...(record.kind === 'undo' ? { undoneTo: body.to! } : {}),
    ...(record.kind === 'flag' ? { flag: true } : {}),
  };
}

const chatLine = (record: RecordRow): ChatLine => {
  const { seat, name, text } = JSON.parse(record.body) as Pick<ChatLine, 'seat' | 'name' | 'text'>;
  return { seq: record.seq, at: record.at, seat, name, who: whoAt(record.table_id, record.account ?? ''), text };
};

const CHAT = 100;

/**
 * Watches from one connection: the game in full, or what happened since, if that is told. The answer goes out when what
 * it tells is durable, and before whatever happens next. False if what is in memory was given up meanwhile.
 */
export async function watch(
  table: LiveTable,
  peer: Peer,
  { since, steps }: { readonly since: number | undefined; readonly steps: boolean },
  respond: (reply: WatchReply) => void,
): Promise<boolean> {
  const { env } = table;
  if (table.seatOf(peer.account.id) === null && !hasPlace(table, peer))
    refuse('too-many-watchers', 'no more people can watch this table');
  await table.settled().catch(() => {}); // then the table is dead
  const known = since !== undefined && since <= table.seq && table.seq - since <= env.limits.resume;
  const missed = known && since < table.seq ? await env.store.records(table.id, since) : [];
  const chat =
    known || table.silent ? missed : await env.store.records(table.id, Math.max(0, table.seq - CHAT), ['chat']);
  const lines = chat.filter(({ kind }) => kind === 'chat');
  const unheard = lines.length === 0 ? null : await env.blocks.of(peer.account.id);
  if (table.dead) return false;
  if (peer.gone) return true;
  // From here on nothing waits: what is told now and what is told later fit together.
  const { isResting, isDeserted } = table;
  if (isDeserted && table.play !== null) startAgain(table.play.clocks, env.clock.steady());
  unwatch(table, peer);
  const viewer = table.seatOf(peer.account.id);
  const side = table.sideOf(viewer);
  side.peers.add(peer);
  table.visited = true;
  if (steps) side.close.add(peer);
  peer.watching.add(table.id);
  if (viewer !== null) table.seats[viewer]!.away = false;
  const resumed = known && (missed.at(-1)?.seq ?? since) === table.seq;
  const game = table.play === null ? null : fullGame(table, table.play, side);
  const council = table.play === null ? null : councilInfo(table, table.play);
  const reply: WatchReply = {
    info: infoOf(table),
    you: viewer,
    seq: table.seq,
    version: table.version,
    checksum: game?.checksum ?? null,
    ...(game === null || (resumed && since === table.seq) ? {} : { game }),
    resumed,
    happened: resumed ? missed.filter(({ kind }) => HAPPENINGS.has(kind)).map((entry) => happened(entry, viewer)) : [],
    chat: lines.filter(({ account }) => account === null || unheard?.has(account) !== true).map(chatLine),
    who: whoAt(table.id, peer.account.id),
    ...(viewer !== null && hasWindows(table.game) ? { windows: table.seats[viewer]!.windows ?? 'able' } : {}),
    ...(council === null ? {} : { council }),
    ...(mayInvite(table, peer.account.id) ? { invite: table.invite } : {}),
  };
  // In the very turn in which it is durable: what happens next is told after it.
  const told = () => {
    respond(reply);
    return true;
  };
  if (!(table.pending === null ? told() : await table.pending.then(told, () => false))) return false;
  table.changed();
  if (isResting || isDeserted) table.wake();
  return true;
}

const HAPPENINGS = new Set(['start', 'decision', 'undo', 'flag']);

/** Of the places of those who watch, so many are there for one address. */
const NEAR = 1 / 4;

/** Whether one more may watch: who does already keeps their place, and one address does not take those of all others. */
function hasPlace({ id, env: { limits }, sides, watchers }: LiveTable, { household, watching }: Peer): boolean {
  if (watching.has(id)) return true;
  if (watchers >= limits.watchers) return false;
  const strangers = [...(sides.get(null)?.peers ?? [])];
  const near = strangers.filter((peer) => household !== null && peer.household === household).length;
  return near < Math.max(1, limits.watchers * NEAR);
}

/** The game as one side sees it; what all on this side hold from now on. */
function fullGame(table: LiveTable, play: Play, side: Side): FullGame {
  const sheet = side.sheet ?? sheetFor(play, table.seats, side.viewer, null);
  side.sheet = sheet;
  side.viewSum = checksum(sheet.view);
  const clocks = clockInfo(table.settings.clock, play.clocks);
  const closes = play.window?.until ?? null;
  return {
    seq: table.seq,
    version: table.version,
    length: play.length,
    ...sheet,
    checksum: sheetSum(sheet),
    ...(clocks === undefined ? {} : { clocks }),
    ...(closes === null ? {} : { window: closes }),
  };
}

const PAGE = 50;

/** The game again, decision by decision, as the records tell it; others get their turn in between. */
async function* playedAgain(
  table: LiveTable,
  play: Play,
  watch?: (board: unknown) => void,
): AsyncGenerator<{ entry: KeptDecision; at: number; length: number; again: Table }> {
  const entries = await keptDecisions(table);
  const { state } = play.table;
  const begun = open(table.game, {
    seats: playersOf(state.seats),
    seed: 'replay',
    options: state.options,
    script: entries[0]?.fates ?? [],
  });
  if (!begun.ok) refuse('replay', 'the rules have changed since this game');
  const again = begun.table;
  const between = table.env.stretches();
  for (const [at, entry] of entries.entries()) {
    if (at > 0 && !step(again, entry, watch)) refuse('replay', 'the rules have changed since this game');
    again.log.length = 0;
    again.past.length = 0;
    yield { entry, at, length: entries.length, again };
    await between(); // with what was made of it
  }
}

interface Wish {
  readonly from: number;
  /** With the board at each event. */
  readonly steps: boolean;
  /** With all hands: of a game that is over. */
  readonly open: boolean;
}

/** The game so far again, from one's own side, as it was seen then: a full sheet, then differences. */
export async function replayFor(table: LiveTable, viewer: Seat | null, { from, steps, open }: Wish): Promise<object> {
  const { play, seats } = table;
  if (play === null || table.status === 'open') refuse('not-started', 'the game has not begun');
  if (open) await uncover(table, viewer);
  const unbeaten = seats.map((seat) => ({ ...seat, lost: 0 }));
  const frames: object[] = [];
  let last: Sheet | null = null;
  let length = 0;
  /** The board as this side saw it before the decision; null as long as nobody has asked for that. */
  let before: unknown = null;
  let boards: unknown[] = [];
  const { game } = table;
  const seen = (board: unknown) =>
    open
      ? openView(game, board, viewer, play.table.state.seats.length)
      : game.shape.view(board, viewer, -1, boards.at(-1) ?? before ?? undefined);
  const see = (board: unknown) => before !== null && boards.push(seen(board));
  for await (const { entry, at, length: all, again } of playedAgain(table, play, steps ? see : undefined)) {
    length = all;
    const way = !steps || before === null ? {} : { steps: JSON.parse(stepsText(before, boards)) };
    boards = [];
    if (at === from - 1) before = seen(again.state.board);
    if (at < from) continue;
    const isLast = at === all - 1; // whoever lost by the clock had not lost before
    const then: Play = { ...play, table: again, asked: asked(again), ended: isLast && play.ended };
    const own = sheetFor(then, isLast ? seats : unbeaten, viewer, last);
    const sheet = open ? { ...own, view: { ...own.view, board: seen(again.state.board) } } : own;
    const events = entry.events.map((event) => (open ? told(event) : redact(event, viewer)));
    const sums = { diff: diff(last, sheet), checksum: sheetSum(sheet) };
    frames.push({ at, time: entry.at, seat: entry.seat, events, ...sums, ...way });
    last = sheet;
    before = sheet.view.board;
    if (frames.length === PAGE) break;
  }
  return { length, from, frames };
}

const told = ({ key, params, rule }: Event): Event => ({ key, params, rule });

/**
 * A position of a game that is over, to go on from alone: what the seat could not know then is dealt anew, so that two
 * games it could not tell apart give the same.
 */
export async function resampleFor(table: LiveTable, seat: Seat, at: number): Promise<object> {
  const { play, game } = table;
  if (play === null || table.status === 'open' || table.status === 'playing')
    refuse('not-over', 'the game is not over');
  for await (const { at: now, again } of playedAgain(table, play))
    if (now === at) return { state: observe(game, again.state, seat, randomUUID()).guess };
  return refuse('bad-request', 'at: the game has no such decision');
}

function step(table: Table, { seat, keys, fates }: KeptDecision, watch?: (board: unknown) => void): boolean {
  return seat !== null && script(table, fates).ok && decide(table, seat, keys, undefined, watch).ok;
}
