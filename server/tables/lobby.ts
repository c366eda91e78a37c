import type { SocketRequest } from '@tabula/protocol/socket.js';
import type { Account } from '../people/accounts.js';
import { sameSecret } from '../people/secrets.js';
import { restart } from './clocks.js';
import { tellCouncil } from './council.js';
import { bodyOf, turned } from './decide.js';
import { shutOut } from './doors.js';
import type { Peer } from './env.js';
import type { LiveTable } from './live.js';
import { drawn, sourceFor } from './lots.js';
import { beginPlay } from './play.js';
import { refuse } from './refusal.js';
import { botSeat, openSeat, personSeat, seatOf } from './seats.js';

/** What a table is closed by to those who do not belong there. */
type Closed = Pick<LiveTable, 'isPublic' | 'host' | 'seats' | 'invite'>;

/** Whether somebody may see this table: it is public, theirs, or they were invited. */
export const mayLook = (table: Closed, account: string, invite: string | undefined): boolean =>
  table.isPublic || belongs(table, account, invite);

/** Whether somebody is no stranger at this table: it is theirs, they have a seat, or they were invited. */
export function belongs(table: Closed, account: string, invite: string | undefined): boolean {
  if (table.host === account || seatOf(table.seats, account) >= 0) return true;
  if (table.seats.some(({ heldFor }) => heldFor?.account === account)) return true;
  return invite !== undefined && sameSecret(invite, table.invite);
}

const inLobby = (table: LiveTable): void => {
  if (table.status !== 'open') refuse('started', 'the game has begun');
};

/** Takes a seat before the game, or one's own seat back from the bot that stood in. */
export async function sit(table: LiveTable, account: Account, at: number): Promise<object> {
  const seat = table.seats[at] ?? refuse('no-such-seat', `there is no seat ${at}; seats count from 0`);
  const mine = table.seatOf(account.id);
  if (mine === at && table.status !== 'open') return takeBack(table, account, at);
  if (table.status !== 'open') refuse(mine === null ? 'started' : 'seat-taken', 'the game has begun');
  if (mine === at) return { seat: at };
  if (seat.kind !== 'open') refuse('seat-taken', 'somebody sits there');
  if (seat.heldFor !== null && seat.heldFor.account !== account.id)
    refuse('seat-kept', `this seat is kept for ${seat.heldFor.name}`);
  if (mine !== null) table.seats[mine] = openSeat();
  table.seats[at] = personSeat(account);
  regroup(table);
  await table.commit([{ kind: 'sit', account: account.id, body: { seat: at, name: account.name } }], { about: true });
  table.changed();
  return { seat: at };
}

async function takeBack(table: LiveTable, account: Account, at: number): Promise<object> {
  const seat = table.seats[at]!;
  if (seat.lost > 0) refuse('seat-lost', 'this seat has lost');
  if (!seat.standIn && !seat.away) return { seat: at };
  const { play, settings, env } = table;
  if (seat.standIn && play !== null && !restart(settings.clock, play.clocks, at, env.clock.steady()))
    refuse('time-up', 'your time for this decision is up, and a bot answers it; take your seat back after that');
  seat.standIn = false;
  seat.away = false;
  await table.commit([{ kind: 'back', account: account.id, body: { seat: at } }], { about: true, game: true });
  table.changed();
  tellCouncil(table); // the bot may have asked nobody
  table.wake();
  return { seat: at };
}

/** Lets a bot play for oneself, until one sits down again. */
export async function lend(table: LiveTable, account: Account): Promise<object> {
  const at = table.mustSit(account.id);
  if (table.status !== 'playing') refuse(table.status === 'open' ? 'not-started' : 'over', 'there is nothing to play');
  const seat = table.seats[at]!;
  if (seat.standIn) return {};
  seat.standIn = true;
  await table.commit([{ kind: 'lend', account: account.id, body: { seat: at } }], { about: true, game: true });
  table.changed();
  table.wake();
  return {};
}

export async function stand(table: LiveTable, account: Account): Promise<object> {
  const at = table.mustSit(account.id);
  inLobby(table);
  table.seats[at] = openSeat();
  regroup(table);
  await table.commit([{ kind: 'stand', account: account.id, body: { seat: at } }], { about: true });
  table.changed();
  return {};
}

/** Puts every connection on the side from which its account now looks. */
export function regroup(table: LiveTable): void {
  const peers = [...table.sides.values()].flatMap((side) => [...side.peers]);
  table.sides.clear();
  for (const peer of peers) table.sideOf(table.seatOf(peer.account.id)).peers.add(peer);
}

/** Begins the game. The host may; with all seats taken, anybody who sits may. */
export async function start(table: LiveTable, account: Account): Promise<object> {
  inLobby(table);
  if (table.host !== account.id) table.mustSit(account.id);
  if (table.seats.some(({ kind }) => kind === 'open')) refuse('seats-open', 'seats are still open');
  const { env, game, settings } = table;
  if (settings.lots !== null) settings.lots = drawn(settings.lots, table.seats);
  const source = sourceFor(table.id, settings.lots, table.version + 1);
  const play = beginPlay(game, table.seats.length, env.secret(), settings.options, settings.clock, source);
  table.play = play;
  settings.rules = game.version;
  table.version++;
  turned(table, play, null, null, play.asked);
  const body = bodyOf(play.table.log[0]!, table.version, 'start');
  const stored = table.commit([{ kind: 'start', account: account.id, body }], { about: true, game: true });
  const { seq, version } = table; // before others go on
  await stored;
  // Everybody looks afresh: before this there was nothing a difference could be made of.
  for (const side of table.sides.values()) side.sheet = null;
  table.tell({ push: 'reset', table: table.id });
  table.changed();
  table.wake();
  return { seq, version };
}

/** More than a host ever has to send away; the first ones are forgotten then. */
const MOST_KICKED = 100;

/**
 * Closes the table to an account, with a new invitation and to where it came from: else it would come back under another
 * name.
 */
export function sendAway(table: LiveTable, account: string): void {
  if (account === table.host) return;
  table.settings.kicked = [...table.settings.kicked, account].slice(-MOST_KICKED);
  table.invite = table.env.secret();
  shutOut(table, account);
}

/** Before the game the host may free a seat, and whoever sat there does not come back; later only a vote can. */
export async function kick(table: LiveTable, account: Account, at: number): Promise<object> {
  if (table.host !== account.id) refuse('not-host', 'only the host may do that');
  inLobby(table);
  const seat = table.seats[at] ?? refuse('no-such-seat', `there is no seat ${at}`);
  const { account: who } = seat;
  const affected = who === null ? [] : [...(table.sides.get(at)?.peers ?? [])];
  table.seats[at] = openSeat();
  if (who !== null) sendAway(table, who);
  for (const peer of affected) unwatch(table, peer);
  await table.commit([{ kind: 'kick', account: account.id, body: { seat: at } }], { about: true });
  for (const peer of affected) peer.send(JSON.stringify({ push: 'kicked', table: table.id }));
  tellInvite(table);
  table.changed();
  return {};
}

/** A new invitation; whoever has the old one only is not invited any more. */
export async function renew(table: LiveTable, account: Account): Promise<object> {
  if (table.host !== account.id) refuse('not-host', 'only the host may do that');
  table.invite = table.env.secret();
  const { invite } = table;
  await table.commit([{ kind: 'renew', account: account.id, body: {} }], { about: true });
  tellInvite(table);
  return { invite };
}

/** Whether an account may pass the invitation on. */
export const mayInvite = (table: LiveTable, account: string): boolean =>
  table.host === account || table.seatOf(account) !== null;

/** Those who may pass the invitation on get it as it is now. */
export function tellInvite(table: LiveTable): void {
  const { id, invite } = table;
  table.tell({ push: 'invite', table: id, invite }, ({ account }) => mayInvite(table, account.id));
}

/** Before the game the host may put a bot on a free seat; `kick` frees it again. */
export async function seatBot(
  table: LiveTable,
  account: Account,
  { seat: at, level = 'normal' }: SocketRequest<'bot'>,
): Promise<object> {
  if (table.host !== account.id) refuse('not-host', 'only the host may do that');
  inLobby(table);
  const seat = table.seats[at] ?? refuse('no-such-seat', `there is no seat ${at}`);
  if (seat.kind === 'person') refuse('seat-taken', 'somebody sits there');
  table.seats[at] = botSeat(level);
  await table.commit([{ kind: 'bot', account: account.id, body: { seat: at, level } }], { about: true });
  table.changed();
  return {};
}

/** Leaves: before the game the seat is free again, in it nobody has to wait for this person any longer. */
export async function leave(table: LiveTable, peer: Peer): Promise<object> {
  const { account } = peer;
  const at = table.seatOf(account.id);
  if (table.status === 'open' && (at !== null || table.host === account.id)) {
    if (at !== null) table.seats[at] = openSeat();
    if (table.host === account.id) passOn(table);
    regroup(table);
    await table.commit([{ kind: 'leave', account: account.id, body: { seat: at } }], { about: true });
  } else if (at !== null && table.status === 'playing') {
    table.seats[at]!.away = true;
    await table.commit([{ kind: 'leave', account: account.id, body: { seat: at } }], { about: true });
  }
  unwatch(table, peer);
  table.changed();
  return {};
}

/** A table without its host belongs to somebody who sits there; without anybody it is given up. */
export function passOn(table: LiveTable): void {
  const heir = table.seats.find(({ account }) => account !== null)?.account;
  if (heir === undefined || heir === null) {
    table.status = 'abandoned';
    return;
  }
  table.host = heir;
  table.settings.muted = table.settings.muted.filter((muted) => muted !== heir); // nobody else could let them speak
}

/** Stops watching with one connection. */
export function unwatch(table: LiveTable, peer: Peer): void {
  peer.watching.delete(table.id);
  for (const side of table.sides.values()) {
    side.close.delete(peer);
    if (!side.peers.delete(peer)) continue;
    if (side.peers.size > 0) continue;
    table.sides.delete(side.viewer);
    if (side.viewer !== null) table.goneSince[side.viewer] = table.env.clock.steady();
  }
}
