import type { Viewer } from '@tabula/kernel/shape.js';
import { redact } from '@tabula/kernel/sight.js';
import { asked, decide, open, script, type Table } from '@tabula/kernel/table.js';
import { diff } from '@tabula/protocol/diff.js';
import type { ChatLine, Happened, WatchReply } from '@tabula/protocol/pushes.js';
import { type Sheet, sheetSum } from '@tabula/protocol/sheet.js';
import type { RecordRow } from '../db/schema.js';
import { clockInfo } from './clocks.js';
import type { DecisionBody } from './decide.js';
import type { Peer } from './env.js';
import { infoOf } from './info.js';
import type { LiveTable } from './live.js';
import { unwatch } from './lobby.js';
import type { Play } from './play.js';
import { refuse } from './refusal.js';
import { sheetFor } from './sheets.js';
import { type Standing, standing } from './undo.js';

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
  };
}

const chatLine = (record: RecordRow): ChatLine => {
  const { seat, name, text } = JSON.parse(record.body) as Omit<ChatLine, 'seq' | 'at'>;
  return { seq: record.seq, at: record.at, seat, name, text };
};

const CHAT = 100;

/**
 * Watches from one connection: the game in full, or what happened since, if that is told. The answer goes out when what
 * it tells is durable, and before whatever happens next.
 */
export async function watch(
  table: LiveTable,
  peer: Peer,
  since: number | undefined,
  respond: (reply: WatchReply) => void,
): Promise<void> {
  const { env } = table;
  if (table.watchers >= env.limits.watchers && table.seatOf(peer.account.id) === null)
    refuse('rate', 'too many people watch this table');
  await table.settled();
  const known = since !== undefined && since <= table.seq && table.seq - since <= env.limits.resume;
  const missed = known && since < table.seq ? await env.store.records(table.id, since) : [];
  const chat = known ? missed : await env.store.records(table.id, Math.max(0, table.seq - CHAT), ['chat']);
  if (table.dead) refuse('storage', 'the table was reset; watch again');
  // From here on nothing waits: what is told now and what is told later fit together.
  unwatch(table, peer);
  const viewer = table.seatOf(peer.account.id);
  const side = table.sideOf(viewer);
  side.peers.add(peer);
  peer.watching.add(table.id);
  if (viewer !== null) table.seats[viewer]!.away = false;
  const resumed = known && (missed.at(-1)?.seq ?? since) === table.seq;
  const game = table.play === null ? null : fullGame(table, table.play, side.sheet, viewer);
  if (game !== null) side.sheet = game.sheet;
  const reply: WatchReply = {
    info: infoOf(table),
    you: viewer,
    seq: table.seq,
    version: table.version,
    checksum: game?.full.checksum ?? null,
    ...(game === null || (resumed && since === table.seq) ? {} : { game: game.full }),
    resumed,
    happened: resumed ? missed.filter(({ kind }) => HAPPENINGS.has(kind)).map((entry) => happened(entry, viewer)) : [],
    chat: chat.filter(({ kind }) => kind === 'chat').map(chatLine),
    ...(viewer !== null || table.host === peer.account.id ? { invite: table.invite } : {}),
  };
  if (table.pending === null) respond(reply);
  else await table.pending.then(() => respond(reply));
  table.changed();
}

const HAPPENINGS = new Set(['start', 'decision', 'undo', 'flag']);

function fullGame(table: LiveTable, play: Play, last: Sheet | null, viewer: Viewer) {
  const sheet = last ?? sheetFor(play, table.seats, viewer, null);
  const clocks = clockInfo(table.settings.clock, play.clocks);
  const full = {
    seq: table.seq,
    version: table.version,
    length: play.length,
    ...sheet,
    checksum: sheetSum(sheet),
    ...(clocks === undefined ? {} : { clocks }),
  };
  return { sheet, full };
}

const PAGE = 50;
/** Decisions that are played again before others get their turn. */
const STRETCH = 20;

/** The game again after its end, from one's own side: a full sheet, then differences. */
export async function replayFor(table: LiveTable, viewer: Viewer, from: number): Promise<object> {
  const { play, game, seats } = table;
  if (play === null || table.status === 'open' || table.status === 'playing')
    refuse('not-over', 'the game is not over');
  const entries = await standing(table);
  const { state } = play.table;
  const begun = open(game, {
    seats: state.seats.length,
    seed: 'replay',
    options: state.options,
    script: entries[0]?.fates ?? [],
  });
  if (!begun.ok) refuse('replay', 'the rules have changed since this game');
  const again = begun.table;
  const frames: object[] = [];
  let last: Sheet | null = null;
  for (let at = 0; at < entries.length && frames.length < PAGE; at++) {
    const entry = entries[at]!;
    if (at > 0 && !step(again, entry)) refuse('replay', 'the rules have changed since this game');
    if (at % STRETCH === STRETCH - 1) await new Promise<void>((resolve) => setImmediate(resolve));
    again.log.length = 0;
    again.past.length = 0;
    if (at < from) continue;
    const then: Play = { ...play, table: again, asked: asked(again), ended: false };
    const sheet = sheetFor(then, seats, viewer, last);
    const events = entry.events.map((event) => redact(event, viewer));
    frames.push({ at, time: entry.at, seat: entry.seat, events, diff: diff(last, sheet), checksum: sheetSum(sheet) });
    last = sheet;
  }
  return { length: entries.length, from, frames };
}

function step(table: Table, { seat, keys, fates }: Standing): boolean {
  return seat !== null && script(table, fates).ok && decide(table, seat, keys).ok;
}
