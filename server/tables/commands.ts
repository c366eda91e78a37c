import { why } from '@tabula/kernel/table.js';
import type { SocketCommand, SocketRequest } from '@tabula/protocol/socket.js';
import { keepNewest } from '../limits/newest.js';
import { addLuck, showLots } from './chance.js';
import { intentsAt, propose } from './council.js';
import { createTable, rematch } from './create.js';
import { answer, playing } from './decide.js';
import { isShutOut } from './doors.js';
import type { Peer } from './env.js';
import { resign } from './flags.js';
import { alone } from './gate.js';
import { replayFor, resampleFor, watch } from './history.js';
import { infoOf } from './info.js';
import type { LiveTable } from './live.js';
import { belongs, kick, leave, lend, mayLook, renew, seatBot, sit, stand, start, unwatch } from './lobby.js';
import { leaveOld, oldRow, voteOld } from './old.js';
import { isOldSave, Refusal, refuse } from './refusal.js';
import type { Registry } from './registry.js';
import { block, chat, mute, report } from './talk.js';
import { requestUndo } from './undo.js';
import { agree, vote } from './votes.js';
import { setWindows } from './windows.js';

/** Tells the answer of a command; once. */
export type Respond = (body: object) => void;

/** A command of somebody; refuses by throwing, without effect. */
type Run<C extends SocketCommand> = (
  registry: Registry,
  peer: Peer,
  request: SocketRequest<C>,
  respond: Respond,
) => Promise<void>;

/** The table, if this account may see it; to anybody else there is no such table. */
async function visible(registry: Registry, peer: Peer, id: string, invite?: string): Promise<LiveTable> {
  const table = await registry.find(id).catch(async (error: unknown) => {
    if (isOldSave(error)) await oldRow(registry.env, peer, id, invite);
    throw error;
  });
  if (table === null || !(peer.watching.has(id) || mayLook(table, peer.account.id, invite)))
    refuse('no-such-table', 'there is no such table, or it is private and the invitation does not fit');
  const { id: account } = peer.account;
  const isStranger = table.seatOf(account) === null && table.host !== account;
  if (table.settings.kicked.includes(account) || (isStranger && (await registry.env.blocks.has(table.host, account))))
    refuse('kicked', 'the host has sent you away from this table');
  notShut(table, peer, invite);
  return table;
}

/** A stranger from where somebody was sent away needs an invitation. Where the others come from is remembered. */
function notShut(table: LiveTable, { account, household, watching }: Peer, invite?: string): void {
  if (household === null) return;
  const isStranger = !watching.has(table.id) && !belongs(table, account.id, invite);
  if (isStranger && isShutOut(table, household)) refuse('kicked', 'the host has sent you away from this table');
  keepNewest(table.from, account.id, household, MOST_FROM);
}

/** More than can be at a table at once. */
const MOST_FROM = 500;

/** The table, when nothing that has to be alone with it is under way. */
async function idle(registry: Registry, peer: Peer, id: string, invite?: string): Promise<LiveTable> {
  const table = await visible(registry, peer, id, invite);
  while (table.gate !== null) await table.gate;
  return table.dead ? idle(registry, peer, id, invite) : table;
}

/** The refusal of a table whose game cannot go on, for what is possible there nevertheless. */
const orOld = (error: unknown): Refusal => {
  if (error instanceof Refusal && isOldSave(error)) return error;
  throw error;
};

const TRIES = 5;

export const RUN: { readonly [C in SocketCommand]: Run<C> } = {
  async create(registry, peer, request, respond) {
    respond(await createTable(registry, peer.account, request));
  },
  async tables(registry, peer, _request, respond) {
    const { id } = peer.account;
    const [open, mine] = await Promise.all([registry.listing.open(id), registry.listing.mine(id)]);
    respond({ open, mine });
  },
  async look(registry, peer, { table, invite }, respond) {
    respond({ info: infoOf(await visible(registry, peer, table, invite)) });
  },
  async sit(registry, peer, { table, seat, invite }, respond) {
    respond(await sit(await idle(registry, peer, table, invite), peer.account, seat));
  },
  async stand(registry, peer, { table }, respond) {
    respond(await stand(await idle(registry, peer, table), peer.account));
  },
  async luck(registry, peer, request, respond) {
    respond(await addLuck(await idle(registry, peer, request.table), peer.account, request));
  },
  async start(registry, peer, { table }, respond) {
    respond(await start(await idle(registry, peer, table), peer.account));
  },
  async watch(registry, peer, { table, since, invite, steps = false }, respond) {
    // While nothing can be stored a table may be given up again and again: what is kept of it can be watched all the same.
    for (let tries = 0; tries < TRIES; tries++)
      if (await watch(await idle(registry, peer, table, invite), peer, { since, steps }, respond)) return;
    refuse('storage', 'the table was reset; watch again');
  },
  async unwatch(registry, peer, { table: id }, respond) {
    const table = registry.loaded(id);
    if (table !== null && peer.watching.has(id)) {
      unwatch(table, peer);
      table.changed();
      registry.left(table);
    }
    respond({});
  },
  async answer(registry, peer, request, respond) {
    // The straight way for a table that is in memory and free: nothing waits before the decision is taken.
    const loaded = registry.loaded(request.table);
    const free = loaded !== null && loaded.gate === null && loaded.seatOf(peer.account.id) !== null;
    const table = free ? loaded : await idle(registry, peer, request.table);
    respond(await answer(table, peer.account.id, request));
  },
  async windows(registry, peer, { table, ask }, respond) {
    respond(await setWindows(await idle(registry, peer, table), peer.account.id, ask));
  },
  async why(registry, peer, { table: id, ref }, respond) {
    const table = await visible(registry, peer, id);
    const seat = table.mustSit(peer.account.id);
    const play = playing(table);
    await table.settled();
    respond({ ...why(play.table, seat, ref) });
  },
  async undo(registry, peer, request, respond) {
    const table = await idle(registry, peer, request.table);
    respond(
      await alone(table, () =>
        requestUndo(table, peer.account.id, request, (proposal, seat) => agree(table, proposal, seat)),
      ),
    );
  },
  async vote(registry, peer, request, respond) {
    const { table: id, on, yes } = request;
    const table = await idle(registry, peer, id).catch(orOld);
    if (!(table instanceof Refusal)) respond(await alone(table, () => vote(table, peer.account.id, on, yes)));
    else respond(await voteOld(registry, peer, request, table));
  },
  async propose(registry, peer, request, respond) {
    respond(await propose(await idle(registry, peer, request.table), peer.account.id, request));
  },
  async intents(registry, peer, { table: id }, respond) {
    const table = await visible(registry, peer, id);
    await table.settled();
    respond({ intents: intentsAt(table) });
  },
  async lend(registry, peer, { table }, respond) {
    respond(await lend(await idle(registry, peer, table), peer.account));
  },
  async resign(registry, peer, { table }, respond) {
    respond(await resign(await idle(registry, peer, table), peer.account.id));
  },
  async chat(registry, peer, request, respond) {
    const table = await idle(registry, peer, request.table);
    // Spectators of a private table came by invitation and watch; strangers have nothing to say.
    if (!peer.watching.has(table.id) && table.seatOf(peer.account.id) === null)
      refuse('not-your-seat', 'watch the table to speak at it');
    respond(await chat(table, peer.account, request));
  },
  async mute(registry, peer, request, respond) {
    respond(await mute(await idle(registry, peer, request.table), peer.account, request));
  },
  async block(registry, peer, request, respond) {
    respond(await block(await visible(registry, peer, request.table), peer.account, request));
  },
  async report(registry, peer, request, respond) {
    respond(await report(await visible(registry, peer, request.table), peer.account, request));
  },
  async kick(registry, peer, { table, seat }, respond) {
    respond(await kick(await idle(registry, peer, table), peer.account, seat));
  },
  async renew(registry, peer, { table }, respond) {
    respond(await renew(await idle(registry, peer, table), peer.account));
  },
  async bot(registry, peer, request, respond) {
    respond(await seatBot(await idle(registry, peer, request.table), peer.account, request));
  },
  async rematch(registry, peer, { table }, respond) {
    const old = await idle(registry, peer, table);
    respond(await alone(old, () => rematch(registry, old, peer.account)));
  },
  async leave(registry, peer, { table: id }, respond) {
    const table = await idle(registry, peer, id).catch(orOld);
    if (table instanceof Refusal) return respond(await leaveOld(registry, peer, id));
    if (table.host !== peer.account.id && table.seatOf(peer.account.id) === null && !peer.watching.has(id))
      refuse('not-your-seat', 'you are not at this table');
    respond(await leave(table, peer));
  },
  async replay(registry, peer, { table: id, from = 0, invite, steps = false, open = false }, respond) {
    const table = await visible(registry, peer, id, invite);
    const { id: who } = peer.account;
    respond(await registry.env.heavy(peer, () => replayFor(table, table.seatOf(who), { from, steps, open })));
  },
  async resample(registry, peer, { table: id, at }, respond) {
    const table = await visible(registry, peer, id);
    const seat = table.mustSit(peer.account.id);
    respond(await registry.env.heavy(peer, () => resampleFor(table, seat, at)));
  },
  async chance(registry, peer, { table: id }, respond) {
    const table = await idle(registry, peer, id);
    respond(await registry.env.heavy(peer, () => showLots(table, table.seatOf(peer.account.id))));
  },
  async ping(registry, _peer, _request, respond) {
    respond({ now: registry.env.clock.steady() });
  },
};
