import type { Seat } from '@tabula/kernel/json.js';
import { SOCKET_REFUSALS } from '@tabula/protocol/refusals.js';
import type { LiveTable } from './live.js';
import { passOn, sendAway, tellInvite } from './lobby.js';
import { isAgreed, obstacle, openProposals, readProposal, voters } from './proposals.js';
import { refuse } from './refusal.js';
import { botSeat, levelOf } from './seats.js';
import type { Proposal } from './settings.js';
import { undoTo } from './undo.js';

/** Votes on a proposal, or opens one by voting for it. One no ends it; it passes when nobody's word is missing. */
export async function vote(table: LiveTable, account: string, on: string, yes: boolean): Promise<object> {
  const seat = table.mustSit(account);
  const open = openProposals(table).find(({ id }) => id === on);
  const proposal = open ?? (yes ? propose(table, seat, on) : refuse('no-such-proposal', 'nobody has proposed that'));
  if (!voters(table, proposal).includes(seat)) refuse('no-vote', 'your word does not count in this');
  if (yes) return agree(table, proposal, seat);
  withdraw(table, on);
  await table.commit([{ kind: 'vote', account, body: { seat, on, yes } }], { about: true });
  table.changed();
  return { settled: true, passed: false };
}

/** Adds somebody's word, and carries the proposal out if it was the last that was missing. */
export async function agree(table: LiveTable, proposal: Proposal, seat: Seat): Promise<object> {
  const { id: on, yes } = proposal;
  const agreed: Proposal = { ...proposal, yes: yes.includes(seat) ? yes : [...yes, seat] };
  if (isAgreed(table, agreed)) {
    await carryOut(table, agreed);
    return { settled: true, passed: true };
  }
  withdraw(table, on);
  table.settings.proposals.push(agreed);
  const { account } = table.seats[seat]!;
  await table.commit([{ kind: 'vote', account, body: { seat, on, yes: true } }], { about: true });
  table.changed();
  return { settled: false };
}

/** Carries out what is held up only by those who are not waited for any longer. */
export async function settleVotes(table: LiveTable): Promise<void> {
  for (;;) {
    const agreed = openProposals(table).find((proposal) => isAgreed(table, proposal));
    if (agreed === undefined) return;
    await carryOut(table, agreed); // which may overtake others
  }
}

/** Takes a proposal from the table, and with it those that things have overtaken. */
function withdraw(table: LiveTable, on: string): void {
  table.settings.proposals = openProposals(table).filter(({ id }) => id !== on);
}

function propose(table: LiveTable, by: Seat, on: string): Proposal {
  const proposal: Proposal = { id: on, by, to: 0, version: table.version, yes: [] };
  // An undo says how far, and is proposed by a command of its own.
  const code = on === 'undo' ? 'no-such-proposal' : obstacle(table, proposal);
  return code === null ? proposal : refuse(code, SOCKET_REFUSALS[code]);
}

async function carryOut(table: LiveTable, { id, to, by }: Proposal): Promise<void> {
  const { what, at } = readProposal(id)!;
  withdraw(table, id);
  if (what === 'undo') {
    await undoTo(table, to, by);
    table.changed();
    return;
  }
  if (what === 'abandon') {
    table.status = 'abandoned';
    if (table.play !== null) table.play.ended = true;
  } else if (what === 'takeover') table.seats[at]!.standIn = true;
  else {
    const { account } = table.seats[at]!;
    table.seats[at] = { ...botSeat(levelOf(table.seats[at]!)), lost: table.seats[at]!.lost };
    if (table.host === account) passOn(table);
    if (account !== null) sendAway(table, account);
  }
  const affected = what === 'kick' ? [...(table.sides.get(at)?.peers ?? [])] : [];
  if (what === 'kick') table.sides.delete(at);
  for (const peer of affected) peer.watching.delete(table.id);
  await table.commit([{ kind: what, body: { seat: what === 'abandon' ? null : at } }], { about: true, game: true });
  for (const peer of affected) peer.send(JSON.stringify({ push: 'kicked', table: table.id }));
  if (what === 'kick') tellInvite(table);
  if (what === 'abandon') table.tell({ push: 'reset', table: table.id });
  table.changed();
  table.wake();
}
