import { messageOf } from '@tabula/kernel/errors.js';
import type { Scalar } from '@tabula/kernel/json.js';
import { withDefaults } from '@tabula/kernel/options.js';
import type { SocketRequest } from '@tabula/protocol/socket.js';
import type { NewTableRow } from '../db/schema.js';
import type { Account } from '../people/accounts.js';
import type { LiveTable } from './live.js';
import { newLots } from './lots.js';
import { refuse, refused } from './refusal.js';
import type { Registry } from './registry.js';
import { botSeat, openSeat, personSeat, rotated, type SeatState, seatOf, sitting } from './seats.js';
import type { Settings } from './settings.js';
import type { TableChange } from './store.js';

/** What whoever made a table gets to know. */
interface Made {
  readonly table: string;
  readonly invite: string;
}

/** Makes a table as somebody wants it. */
export async function createTable(
  registry: Registry,
  account: Account,
  request: SocketRequest<'create'>,
): Promise<Made> {
  const { env } = registry;
  const game = env.game(request.game);
  if (game === undefined)
    refuse('no-such-game', `there is no game '${request.game}'; there are ${env.gameIds().join(', ')}`);
  const { min, max } = game.players;
  const wanted = request.seats.length;
  if (wanted < min || wanted > max) refuse('players', `${game.id} is for ${min} to ${max} players, not ${wanted}`);
  const checked = withDefaults(game, request.options);
  if (!checked.ok) throw refused(checked.error);
  if (request.seats.filter(({ kind }) => kind === 'you').length > 1)
    refuse('bad-request', 'you can sit on one seat only');
  const seats = request.seats.map((seat) => {
    if (seat.kind === 'bot') return botSeat(seat.level ?? 'normal');
    return seat.kind === 'you' ? personSeat(account) : openSeat();
  });
  const settings: Settings = {
    options: checked.options as { [name: string]: Scalar },
    clock: request.clock ?? { kind: 'none' },
    undo: request.undo ?? 'consent',
    flag: request.flag ?? 'bot',
    rules: null,
    rematch: null,
    proposals: [],
    kicked: [],
    doors: [],
    muted: [],
    lots: null, // its key belongs to the table, which has no id yet
  };
  const { public: isPublic, title = '' } = request;
  return insert(registry, account, { game: game.id, seats, settings, isPublic, title });
}

interface Wanted {
  readonly game: string;
  readonly seats: readonly SeatState[];
  readonly settings: Settings;
  readonly isPublic: boolean;
  readonly title: string;
}

async function insert(registry: Registry, host: Account, wanted: Wanted): Promise<Made> {
  const { store, limits } = registry.env;
  const made = await store.hostOneMore(host.id, limits.hosted, () => insertNow(registry, host, wanted));
  return made ?? refuse('too-many-tables', `you host ${limits.hosted} tables already; finish or abandon some`);
}

async function insertNow(registry: Registry, host: Account, wanted: Wanted): Promise<Made> {
  const { env } = registry;
  if (env.creating(host.id) > 0) refuse('rate', 'too many new tables in a short time; wait a little');
  const at = env.clock.wall();
  const id = env.secret().slice(0, 12);
  const row: NewTableRow = {
    id,
    game: wanted.game,
    status: 'open',
    is_public: wanted.isPublic ? 1 : 0,
    invite: env.secret(),
    host: host.id,
    title: wanted.title,
    settings: JSON.stringify({ ...wanted.settings, lots: newLots(id, env.key()) } satisfies Settings),
    seats: JSON.stringify(wanted.seats),
    seq: 1,
    version: 0,
    snapshot: null,
    waiting: '[]',
    deadline: null,
    created_at: at,
    updated_at: env.clock.steady(),
  };
  const { seq, version, waiting, updated_at } = row;
  const body = JSON.stringify({ name: host.name });
  const change: TableChange = {
    create: row,
    before: seq,
    epoch: 0,
    row: { id, seq, version, waiting, updated_at, sitting: sitting(wanted.seats) },
    records: [{ seq: 1, kind: 'create', at, account: host.id, idem: null, body }],
  };
  await env.store.append(change).catch((error: unknown) => {
    env.log.error({ error: messageOf(error) }, 'a new table could not be stored');
    refuse('storage', 'the table could not be stored; nothing has changed');
  });
  registry.adopt({ ...row, owner: null, epoch: 0 });
  return { table: id, invite: row.invite };
}

/** A new table for the same people, one seat on; asked for twice, it is the same. All who watch are invited. */
export async function rematch(registry: Registry, old: LiveTable, account: Account): Promise<object> {
  if (seatOf(old.seats, account.id) < 0) refuse('not-your-seat', 'you do not sit at this table');
  if (old.status !== 'over' && old.status !== 'abandoned') refuse('not-over', 'the game is not over');
  const { rematch: before } = old.settings;
  if (before !== null && (await registry.env.store.read(before)) !== null) return { table: before };
  const { opened: _, ...settings } = old.settings; // the next game is closed again
  const made = await insert(registry, account, {
    game: old.game.id,
    seats: rotated(old.seats, account.id),
    settings: {
      ...settings,
      muted: settings.muted.filter((muted) => muted !== account.id), // a host speaks
      rules: null,
      rematch: null,
      proposals: [],
      doors: [],
    },
    isPublic: old.isPublic,
    title: old.title,
  });
  old.settings.rematch = made.table;
  await old.commit([{ kind: 'rematch', account: account.id, body: { to: made.table } }], { about: true });
  for (const side of old.sides.values())
    if (side.viewer !== null)
      for (const peer of side.peers)
        peer.send(JSON.stringify({ push: 'rematch', table: old.id, to: made.table, invite: made.invite }));
  old.changed();
  return made;
}
