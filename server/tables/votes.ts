import type { Seat } from '@tabula/kernel/json.js';
import { voters } from './info.js';
import type { LiveTable, Proposal } from './live.js';
import { refuse } from './refusal.js';
import { botSeat, levelOf } from './seats.js';
import { undoTo } from './undo.js';

/** Votes on a proposal, or opens one by voting for it. One no ends it; it passes when nobody's word is missing. */
export async function vote(table: LiveTable, account: string, on: string, yes: boolean): Promise<object> {
  const seat = table.mustSit(account);
  const proposal = table.proposals.get(on) ?? (yes ? propose(table, seat, on) : null);
  if (proposal === null) refuse('no-such-proposal', 'nobody has proposed that');
  if (!voters(table, proposal).includes(seat)) refuse('not-your-seat', 'your word does not count in this');
  if (!yes) {
    table.proposals.delete(on);
    table.changed();
    return { settled: true, passed: false };
  }
  proposal.yes.add(seat);
  return conclude(table, proposal);
}

/** Carries a proposal out if all have agreed. */
export async function conclude(table: LiveTable, proposal: Proposal): Promise<object> {
  const missing = voters(table, proposal).some((seat) => !proposal.yes.has(seat));
  if (missing) {
    table.changed();
    return { settled: false };
  }
  table.proposals.delete(proposal.id);
  await carryOut(table, proposal);
  table.changed();
  return { settled: true, passed: true };
}

function propose(table: LiveTable, by: Seat, on: string): Proposal {
  if (table.status !== 'playing') refuse('not-started', 'there is no game to vote about');
  const [, what, about] = /^(abandon|takeover|kick)(?::(\d))?$/.exec(on) ?? [];
  if (what === undefined) refuse('no-such-proposal', `there is no proposal '${on.slice(0, 40)}'`);
  if ((about === undefined) !== (what === 'abandon')) refuse('bad-request', 'a takeover or kick names a seat: kick:1');
  if (about !== undefined) {
    const seat = table.seats[Number(about)] ?? refuse('no-such-seat', `there is no seat ${about}`);
    if (seat.kind !== 'person' || Number(about) === by) refuse('no-such-seat', 'no other person sits there');
    if (what === 'takeover' && !table.isDropped(Number(about)))
      refuse('not-dropped', 'this person is here, or may come back in a moment');
  }
  const proposal: Proposal = { id: on, by, to: 0, version: table.version, yes: new Set() };
  table.proposals.set(on, proposal);
  return proposal;
}

async function carryOut(table: LiveTable, { id, to, version, by }: Proposal): Promise<void> {
  if (id === 'undo') {
    if (version !== table.version) refuse('stale', 'the game has gone on since', { version: table.version });
    await undoTo(table, to, by);
    return;
  }
  if (table.status !== 'playing') refuse('over', 'the game is over');
  const [what, about] = id.split(':') as [string, string?];
  const at = Number(about);
  if (what === 'abandon') {
    table.status = 'abandoned';
    if (table.play !== null) table.play.ended = true;
  } else if (what === 'takeover') {
    if (!table.isDropped(at)) refuse('not-dropped', 'this person is back');
    table.seats[at]!.standIn = true;
  } else table.seats[at] = { ...botSeat(levelOf(table.seats[at]!)), lost: table.seats[at]!.lost };
  // Who is out of the game watches it as a stranger from now on, if at all.
  const affected = what === 'kick' ? [...(table.sides.get(at)?.peers ?? [])] : [];
  if (what === 'kick') table.sides.delete(at);
  for (const peer of affected) peer.watching.delete(table.id);
  await table.commit([{ kind: what, body: { seat: about === undefined ? null : at } }], { about: true, game: true });
  for (const peer of affected) peer.send(JSON.stringify({ push: 'kicked', table: table.id }));
  if (what === 'abandon') table.tell({ push: 'reset', table: table.id });
  table.wake();
}
