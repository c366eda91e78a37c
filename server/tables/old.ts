import type { SocketRequest } from '@tabula/protocol/socket.js';
import type { TableRow } from '../db/schema.js';
import type { Env, Peer } from './env.js';
import { mayLook } from './lobby.js';
import { refuse } from './refusal.js';
import type { Registry } from './registry.js';
import type { Renaming } from './rename.js';
import { openSeat, renamedSeats, type SeatState, seatOf, sitting } from './seats.js';
import { settingsOf } from './settings.js';
import type { TableHead } from './store.js';

/**
 * Tables whose game cannot go on here, as it was saved by other rules: they are never in memory. What people may still
 * do there is done by the row alone; the game stays as it was saved, for a server that can read it.
 */

/** Who is where, of a row. */
type About = Pick<TableRow, 'status' | 'host'> & { readonly seats: SeatState[] };

/** Whether a table in a list is one whose game cannot go on here. */
export async function isOld(registry: Registry, head: TableHead): Promise<boolean> {
  if (head.status !== 'open' && head.status !== 'playing') return false;
  const game = registry.env.game(head.game);
  if (game === undefined) return registry.env.reader(head.game, settingsOf(head).rules) === null;
  return head.status === 'playing' && settingsOf(head).rules !== game.version && !(await registry.goesOn(head.id));
}

const aboutOf = ({ status, host, seats }: TableRow): About => ({
  status,
  host,
  seats: JSON.parse(seats) as SeatState[],
});

/** The row of such a table, if this account may see it; to anybody else there is no such table. */
function known(row: TableRow | null, account: string, invite?: string): TableRow {
  if (row !== null && mayLook(placeOf(row), account, invite)) return row;
  return refuse('no-such-table', 'there is no such table, or it is private and the invitation does not fit');
}

const placeOf = (row: TableRow) => {
  const { host, seats } = aboutOf(row);
  return { host, seats, isPublic: row.is_public === 1, invite: row.invite };
};

export const oldRow = async ({ store }: Env, { account }: Peer, id: string, invite?: string): Promise<TableRow> =>
  known(await store.read(id), account.id, invite);

/** Takes such a table up, so that nobody else changes it meanwhile, for somebody who wants to. */
async function taken({ store }: Env, { account: { id: account } }: Peer, id: string) {
  const row = known(await store.load(id), account);
  return { row, about: aboutOf(row), account };
}

/** Leaves: nobody has to wait for this person, and the table belongs to somebody else or is given up. */
export async function leaveOld({ env }: Registry, peer: Peer, id: string): Promise<object> {
  const { row, about, account } = await taken(env, peer, id);
  if (about.host !== account && seatOf(about.seats, account) < 0) refuse('not-your-seat', 'you are not at this table');
  await change(env, row, 'leave', account, without(about, account));
  return {};
}

/** Gives the game up: nobody else can be there, so one word is enough. All else has to wait for other rules. */
export async function voteOld(
  { env }: Registry,
  peer: Peer,
  { table, on, yes }: SocketRequest<'vote'>,
  otherwise: unknown,
): Promise<object> {
  if (on !== 'abandon' || !yes) throw otherwise;
  const { row, about, account } = await taken(env, peer, table);
  if (seatOf(about.seats, account) < 0) refuse('not-your-seat', 'you do not sit at this table');
  if (about.status !== 'playing') throw otherwise;
  await change(env, row, 'abandon', account, { ...about, status: 'abandoned' });
  return { settled: true, passed: true };
}

/** Shows the new name of a person; somebody who is gone also leaves. */
export async function renameOld(env: Env, id: string, { account, name, gone }: Renaming): Promise<void> {
  const row = await env.store.load(id);
  if (row === null) return;
  const about = gone ? without(aboutOf(row), account) : aboutOf(row);
  await change(env, row, gone ? 'gone' : 'name', null, { ...about, seats: renamedSeats(about.seats, account, name) });
}

function without({ status, host, seats: before }: About, account: string): About {
  const seats = before.map((seat) => {
    if (seat.account !== account) return seat;
    return status === 'open' ? openSeat() : { ...seat, away: true };
  });
  if (host !== account || (status !== 'open' && status !== 'playing')) return { status, host, seats };
  const heir = seats.find((seat) => seat.account !== null && !seat.away)?.account ?? null;
  return heir === null ? { status: 'abandoned', host, seats } : { status, host: heir, seats };
}

async function change(env: Env, row: TableRow, kind: string, account: string | null, about: About): Promise<void> {
  const { id, seq: before, epoch, version } = row;
  const { status, host, seats } = about;
  const at = env.clock.wall();
  const goesOn = status === row.status;
  const body = { seat: account === null ? null : seatOf(aboutOf(row).seats, account) };
  await env.store
    .append({
      before, // whoever else changes it at this time is refused
      epoch,
      row: {
        id,
        seq: before + 1,
        version,
        waiting: goesOn ? row.waiting : '[]',
        updated_at: env.clock.steady(),
        standing: { status, deadline: goesOn ? row.deadline : null },
        seats: JSON.stringify(seats),
        host,
        sitting: sitting(seats),
      },
      records: [{ seq: before + 1, kind, at, account, idem: null, body: JSON.stringify(body) }],
    })
    .catch(() => refuse('storage', 'the table could not be stored; nothing has changed'))
    .finally(() => env.store.release([row]).catch(() => {})); // whoever is asked for it next takes it up
}
