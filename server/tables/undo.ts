import { playersOf } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { type GameRecord, replay } from '@tabula/kernel/record.js';
import { undo } from '@tabula/kernel/table.js';
import type { SocketRequest } from '@tabula/protocol/socket.js';
import { resume } from './clocks.js';
import { type DecisionBody, playing, prepareUpdate, turned } from './decide.js';
import type { LiveTable } from './live.js';
import { type Play, trim } from './play.js';
import { openProposals, players } from './proposals.js';
import { refuse, refused } from './refusal.js';
import { isBots } from './seats.js';
import type { Proposal } from './settings.js';

/** A decision that still stands, as the records tell it. */
export type KeptDecision = Pick<
  DecisionBody,
  'seat' | 'keys' | 'fates' | 'events' | 'reveals' | 'version' | 'thought'
> & {
  readonly seq: number;
  readonly at: number;
};

/** Records that are read at once. */
const PAGE = 50;

/** The decisions that stand: those that were taken back are gone. */
export async function keptDecisions(table: LiveTable): Promise<KeptDecision[]> {
  await table.settled();
  const entries: KeptDecision[] = [];
  const between = table.env.stretches();
  for (let after = 0; ; ) {
    const page = await table.env.store.records(table.id, after, ['start', 'decision', 'undo'], PAGE);
    for (const record of page) {
      const body = JSON.parse(record.body) as DecisionBody & { readonly to?: number };
      if (record.kind === 'undo') entries.length = body.to!;
      else entries.push({ ...body, seq: record.seq, at: record.at });
    }
    if (page.length < PAGE) return entries;
    after = page.at(-1)!.seq;
    await between(); // a long game is read in turns with everybody else
  }
}

export const recordFrom = ({ table }: Play, entries: readonly KeptDecision[]): GameRecord => ({
  game: table.state.game,
  version: table.state.version,
  seats: playersOf(table.state.seats),
  options: table.state.options,
  entries: entries.map(({ seat, keys, fates }) => ({ seat, keys, fates })),
});

/** The place of the last entry that fits, or -1. */
function lastWhere<T>(entries: readonly T[], fits: (entry: T) => boolean): number {
  let at = entries.length - 1;
  while (at >= 0 && !fits(entries[at]!)) at--;
  return at;
}

/** The last decisions: from memory as far as it reaches, else from the records. */
async function since(table: LiveTable, play: Play, to: number | undefined, seat: Seat) {
  const { log } = play.table;
  const base = play.length - log.length;
  const own = lastWhere(log, (entry) => entry.seat === seat);
  const target = to ?? (own < 1 ? undefined : base + own);
  if (target !== undefined && target > base) return { target, entries: log.slice(target - base) };
  const all = await keptDecisions(table);
  const from = to ?? lastWhere(all, (entry) => entry.seat === seat);
  return { target: from, entries: from < 0 ? [] : all.slice(from) };
}

/** Takes decisions back: freely one's own as far as nobody learned anything, else if those affected agree. */
export async function requestUndo(
  table: LiveTable,
  account: string,
  { to }: SocketRequest<'undo'>,
  agree: (proposal: Proposal, seat: Seat) => Promise<object>,
): Promise<object> {
  const seat = table.mustSit(account);
  const play = playing(table);
  if (table.settings.undo === 'never') refuse('no-undo', 'nothing is taken back at this table');
  if (play.ended || table.status === 'abandoned') refuse('over', 'the game is over');
  if (table.settings.opened === true) refuse('over', 'the game is over, and its hands were shown');
  if (table.status === 'playing') mustPlay(table, seat);
  const { version } = table;
  const { target, entries } = await since(table, play, to, seat);
  const spent = table.settings.clock.kind === 'none' ? 0 : await thoughtSince(table, target, seat);
  if (target < 1 || target >= play.length || entries.length === 0)
    refuse('nothing-to-undo', 'there is no such decision to take back');
  if (version !== table.version) refuse('stale', 'the game has gone on since', { version: table.version });
  const free = entries.every((entry) => !entry.reveals && (entry.seat === seat || isBotsSeat(table, entry.seat)));
  // What is over counts for all who played it: nobody opens it again alone, however little they want to take back.
  const others = table.status === 'over' && players(table).some((player) => player !== seat);
  if (free && !others) {
    await undoTo(table, target, seat, spent);
    return { settled: true, passed: true };
  }
  if (table.settings.undo === 'boundary') {
    if (others) refuse('over', 'the game is over');
    refuse('undo-reveals', 'somebody has learned something since then, or others have decided');
  }
  const open = openProposals(table).find(({ id }) => id === 'undo');
  // Who agrees to one undo must not find that another has taken its place.
  if (open !== undefined && open.to !== target) refuse('undo-proposed', 'another undo is proposed already');
  const proposal: Proposal = open ?? { id: 'undo', by: seat, to: target, version, yes: [] };
  return agree(proposal, seat);
}

/** Takes back nothing for whom a bot decides: somebody could hold up the game for ever by taking back what it does. */
function mustPlay({ seats }: LiveTable, seat: Seat): void {
  const { lost, standIn } = seats[seat]!;
  if (lost > 0) refuse('seat-lost', 'this seat has lost');
  if (standIn) refuse('bot-plays', 'a bot plays for you; take your seat back first');
}

/** How long a seat has thought about what it decided from a length of the game on. */
async function thoughtSince(table: LiveTable, from: number, seat: Seat): Promise<number> {
  const decided = (await keptDecisions(table)).slice(Math.max(0, from));
  return decided.reduce((sum, entry) => sum + (entry.seat === seat ? (entry.thought ?? 0) : 0), 0);
}

const isBotsSeat = (table: LiveTable, seat: Seat | null): boolean => seat !== null && isBots(table.seats[seat]!);

/**
 * Goes back to a length of the game. The generator stays where it is: chance that was seen is not seen again. `spent` is
 * the time that whoever takes back has thought already: else a clock could be held up for ever.
 */
export async function undoTo(table: LiveTable, to: number, by: Seat, spent = 0): Promise<void> {
  const play = playing(table);
  if (table.settings.opened === true) refuse('over', 'the game is over, and its hands were shown');
  const base = play.length - play.table.log.length;
  if (to > base) {
    const undone = undo(play.table, to - base, true);
    if (!undone.ok) throw refused(undone.error);
  } else {
    const { version } = table;
    const entries = await keptDecisions(table);
    if (version !== table.version) refuse('stale', 'the game has gone on since', { version: table.version });
    const again = replay(table.game, recordFrom(play, entries.slice(0, to)));
    if (!again.ok) refuse('no-undo', 'the rules have changed since then; this far nothing can be taken back');
    const { rng } = play.table.state;
    const { log, past } = again.table;
    play.table.state = { ...again.table.state, rng, script: [] };
    play.table.log.splice(0, play.table.log.length, ...log);
    play.table.past.splice(0, play.table.past.length, ...past);
  }
  play.length = to;
  trimAll(play);
  table.version++;
  turned(table, play, null, null);
  resume(table.settings.clock, play.clocks, by, spent);
  table.thinking.clear();
  const stored = table.commit([{ kind: 'undo', body: { version: table.version, to, seat: by } }], { game: true });
  const tell = prepareUpdate(table, play, null, { undone: true });
  await stored;
  tell();
  table.wake();
}

/** After a replay the whole game is in memory: what cannot be taken back freely is forgotten again. */
function trimAll(play: Play): void {
  const { log, past } = play.table;
  const last = lastWhere(log, (entry) => entry.reveals);
  if (last > 0) {
    log.splice(0, last);
    past.splice(0, last);
  }
  trim(play);
}
