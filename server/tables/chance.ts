import type { Seat } from '@tabula/kernel/json.js';
import type { ChanceProof } from '@tabula/protocol/chance.js';
import type { SocketRequest } from '@tabula/protocol/socket.js';
import type { Account } from '../people/accounts.js';
import { playing } from './decide.js';
import { uncover } from './gate.js';
import type { LiveTable } from './live.js';
import { refuse } from './refusal.js';
import { keptDecisions, recordFrom } from './undo.js';

/** More than can sit at a table: who has stood up is forgotten then, and nobody who sits there. */
const MOST = 16;

/** A player adds to the chance of the game that is to begin. */
export async function addLuck(table: LiveTable, account: Account, { text }: SocketRequest<'luck'>): Promise<object> {
  table.mustSit(account.id);
  const { lots } = table.settings;
  if (table.status !== 'open' || lots === null) refuse('started', 'the game has begun');
  const others = Object.entries(lots.luck)
    .filter(([id]) => id !== account.id)
    .sort(([one], [other]) => Number(table.seatOf(one) !== null) - Number(table.seatOf(other) !== null));
  table.settings.lots = { ...lots, luck: Object.fromEntries([...others.slice(1 - MOST), [account.id, text]]) };
  await table.commit([{ kind: 'luck', account: account.id, body: {} }], { about: true });
  return {};
}

/** The whole of a game that is over, with its key. From now on the game stays over: its chance is known. */
export async function showLots(table: LiveTable, seat: Seat | null): Promise<ChanceProof> {
  const play = playing(table);
  const { lots } = table.settings;
  if (lots === null || lots.drawn === null) refuse('replay', 'this game began before chance could be checked');
  await uncover(table, seat);
  const entries = await keptDecisions(table);
  const { game, version, seats, options } = recordFrom(play, entries);
  return {
    table: table.id,
    digest: lots.digest,
    key: lots.key,
    luck: lots.drawn,
    ...{ game, version, seats, options },
    entries: entries.map(({ version: at, seat, keys, fates }) => ({ at, seat, keys, fates })),
  };
}
