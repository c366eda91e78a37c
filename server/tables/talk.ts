import type { ChatLine } from '@tabula/protocol/pushes.js';
import type { SocketRequest } from '@tabula/protocol/socket.js';
import type { Account } from '../people/accounts.js';
import { digest } from '../people/secrets.js';
import { shutOut } from './doors.js';
import type { LiveTable } from './live.js';
import { unwatch } from './lobby.js';
import { refuse } from './refusal.js';

/** A person at one table, without a name that leads anywhere else. */
export const whoAt = (table: string, account: string): string => digest(`${table} ${account}`).slice(0, 12);

/** Says something to those at the table who want to hear it. */
export async function chat(table: LiveTable, account: Account, { text }: SocketRequest<'chat'>): Promise<object> {
  const { env, settings, id } = table;
  if (settings.muted.includes(account.id)) refuse('muted', 'the host does not let you speak at this table');
  const seat = table.seatOf(account.id);
  if (table.isPublic && slowFor(table, account.id, seat === null) > 0)
    refuse('slow', 'at a public table there is a little time between two lines; wait a few seconds');
  const said = { seat, name: account.name, text };
  const at = env.clock.wall();
  const stored = table.commit([{ kind: 'chat', account: account.id, body: said }]);
  const { seq } = table; // its own: by the time it is stored, others have gone on
  const [deaf] = await Promise.all([env.blocks.by(account.id), stored]);
  const line: ChatLine = { seq, at, who: whoAt(id, account.id), ...said };
  table.tell({ push: 'chat', table: id, ...line }, ({ account: hearer }) => !deaf.has(hearer.id));
  return { seq };
}

/** Milliseconds until this person may speak at a public table; strangers share what they may say, however many they are. */
function slowFor({ id, env: { talking } }: LiveTable, account: string, isStranger: boolean): number {
  if (!isStranger) return talking.seated(`${id} ${account}`);
  const own = talking.stranger(`${id} ${account}`);
  return own > 0 ? own : talking.strangers(id);
}

type Somebody = Pick<SocketRequest<'block'>, 'seat' | 'line'>;

/** Who is meant by a seat or by what they said, and what that was. */
async function meant(
  table: LiveTable,
  by: Account,
  { seat, line }: Somebody,
): Promise<{ other: string; text: string }> {
  if ((seat === undefined) === (line === undefined)) refuse('bad-request', 'name a seat or a line, one of the two');
  const found = seat !== undefined ? { other: table.seats[seat]?.account ?? null, text: '' } : await said(table, line!);
  const { other, text } = found;
  if (other === null || other === by.id) refuse('nobody-there', 'no other person is meant by that');
  return { other, text };
}

async function said({ id, env }: LiveTable, line: number): Promise<{ other: string | null; text: string }> {
  const [record] = await env.store.records(id, line - 1, ['chat'], 1);
  if (record === undefined || record.seq !== line) return { other: null, text: '' };
  return { other: record.account, text: (JSON.parse(record.body) as Pick<ChatLine, 'text'>).text };
}

/** More than a host ever has to silence; the first ones are forgotten then. */
const MOST_MUTED = 100;

/** The host lets somebody not speak at this table, or again. */
export async function mute(table: LiveTable, account: Account, request: SocketRequest<'mute'>): Promise<object> {
  if (table.host !== account.id) refuse('not-host', 'only the host may do that');
  const { other } = await meant(table, account, request);
  const others = table.settings.muted.filter((muted) => muted !== other);
  table.settings.muted = request.yes ? [...others, other].slice(-MOST_MUTED) : others;
  const body = { seat: table.seatOf(other), yes: request.yes };
  await table.commit([{ kind: 'mute', account: account.id, body }], { about: true });
  table.changed();
  return {};
}

/** Somebody is not heard by this account any more, anywhere, and does not come to its tables. */
export async function block(table: LiveTable, account: Account, request: SocketRequest<'block'>): Promise<object> {
  const { other } = await meant(table, account, request);
  if (!(await table.env.blocks.add(account.id, other)))
    refuse('too-many-blocked', 'you have blocked as many people as an account can');
  if (table.host !== account.id) return {};
  if (shutOut(table, other)) await table.commit([], { about: true });
  const watching = [...(table.sides.get(null)?.peers ?? [])].filter((peer) => peer.account.id === other);
  for (const peer of watching) {
    unwatch(table, peer);
    peer.send(JSON.stringify({ push: 'kicked', table: table.id }));
  }
  if (watching.length > 0) table.changed();
  return {};
}

/** Tells the operator about somebody. */
export async function report(table: LiveTable, account: Account, request: SocketRequest<'report'>): Promise<object> {
  const { env, id } = table;
  const { other, text } = await meant(table, account, request);
  if (env.reporting(account.id) > 0) refuse('rate', 'too many reports in a short time; wait a little');
  const report = await env.report({ table: id, account: account.id, other, reason: request.reason, text });
  env.log.warn({ report, table: id, reason: request.reason }, 'somebody was reported');
  return {};
}
