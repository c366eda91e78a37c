import type { Seat } from '@tabula/kernel/json.js';
import { askOf, keysOf, present, type Question } from '@tabula/kernel/question.js';
import type { Viewer } from '@tabula/kernel/shape.js';
import { redact } from '@tabula/kernel/sight.js';
import { watching } from '@tabula/kernel/steps.js';
import { asked, decide, type Entry } from '@tabula/kernel/table.js';
import { turnFrom } from '@tabula/protocol/sheet.js';
import type { SocketRequest } from '@tabula/protocol/socket.js';
import { stepsText } from '@tabula/protocol/steps.js';
import { keepNewest } from '../limits/newest.js';
import { clockInfo, thoughtFor, turnClocks } from './clocks.js';
import { councilInfo } from './council.js';
import type { Peer } from './env.js';
import type { LiveTable } from './live.js';
import { silenceFor, sourceFor } from './lots.js';
import { noteOpened, type Play, trim, waitingSeats } from './play.js';
import { Refusal, refuse, refused } from './refusal.js';
import { resultWith } from './seats.js';
import { noteWinners } from './settings.js';
import { type Side, sheetFor } from './sheets.js';
import { declinedAt, turnWindow } from './windows.js';

/** A decision as it is kept. Its keys may be secret and are never sent. */
export interface DecisionBody {
  readonly version: number;
  readonly seat: Seat | null;
  readonly keys: readonly string[];
  readonly fates: Entry['fates'];
  readonly events: Entry['events'];
  readonly reveals: boolean;
  readonly by: 'person' | 'bot' | 'flag' | 'window' | 'start';
  /** With a clock: how long it ran for this decision, in milliseconds. */
  readonly thought?: number | undefined;
}

export const bodyOf = (
  { seat, keys, fates, events, reveals }: Entry,
  version: number,
  by: DecisionBody['by'],
  thought?: number,
): DecisionBody => ({ version, seat, keys, fates, events, reveals, by, thought });

export const playing = (table: LiveTable): Play => {
  if (table.play === null) refuse('not-started', 'the game has not begun');
  return table.play;
};

/** The acknowledgement of an answer: repeats get the same. */
export interface Acknowledged {
  readonly seq: number;
  readonly version: number;
}

/** Answers for a person. Whatever speaks against it is said only if it is not the repeat of one that was taken. */
export async function answer(
  table: LiveTable,
  account: string,
  request: SocketRequest<'answer'>,
): Promise<Acknowledged> {
  const seat = table.mustSit(account);
  const idem = `${seat}:${request.idem}`;
  const repeated = table.idems.get(idem);
  if (repeated !== undefined && repeated.account === account) {
    await table.settled();
    return { seq: repeated.seq, version: repeated.version };
  }
  try {
    const play = playing(table);
    const { version } = table;
    const since = play.opened[seat] ?? version;
    if (request.version < since || request.version > version)
      refuse('stale', `the game is at version ${version}`, { version });
    if (table.seats[seat]!.standIn) refuse('bot-plays', 'a bot plays for you; take your seat back first');
    const window = declinedAt(play, seat, request.keys);
    if (window === null) return await taken(table, play, seat, request.keys, 'person', { account, idem });
    window.declined ??= { account, idem };
    await window.over;
    const { seq, version: now } = table.idems.get(idem) ?? refuse('stale', 'the game has gone on', { version });
    return { seq, version: now };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await table.settled().catch(() => {});
    const known = await table.env.store.byIdem(table.id, idem, table.seq - REPEATED);
    if (known === null || known.account !== account) throw error;
    return { seq: known.seq, version: (JSON.parse(known.body) as DecisionBody).version };
  }
}

/** Takes a decision with the key of its answer, which is remembered: a repeat gets the same acknowledgement. */
export async function taken(
  table: LiveTable,
  play: Play,
  seat: Seat,
  keys: readonly string[],
  by: 'person' | 'window',
  { account, idem }: { readonly account: string; readonly idem: string },
): Promise<Acknowledged> {
  const done = take(table, play, seat, keys, by, account, idem);
  const { seq, version } = table;
  keepNewest(table.idems, idem, { account, seq, version }, REMEMBERED);
  await done;
  return { seq, version };
}

const REMEMBERED = 64;
/** How many of the last records are searched for an answer that is sent again: nobody repeats one from long ago. */
export const REPEATED = 256;

const GAME = { game: true } as const;

/** Takes a legal decision: applied now, told when it is durable. Refuses without effect otherwise. */
export function take(
  table: LiveTable,
  play: Play,
  seat: Seat,
  keys: readonly string[],
  by: 'person' | 'bot' | 'flag' | 'window',
  account: string | null = null,
  idem?: string,
): Promise<void> {
  if (play.ended || table.status === 'abandoned') refuse('over', 'the game is over');
  const began = performance.now();
  const before = play.asked;
  const close = closely(table);
  play.table.source = sourceFor(table.id, table.settings.lots, table.version + 1);
  const decided = decide(play.table, seat, keys, before, close.length === 0 ? undefined : (board) => see(close, board));
  if (!decided.ok) throw refused(decided.error);
  const { entry } = decided;
  play.length++;
  trim(play);
  table.version++;
  const thought = thoughtFor(play.clocks, seat, table.env.clock.steady());
  turned(table, play, seat, before, decided.asked);
  const body = bodyOf(entry, table.version, by, thought);
  const stored = table.commit([{ kind: 'decision', account, idem, body }], GAME);
  const tell = prepareUpdate(table, play, entry, { close });
  table.env.metrics.decision(by, performance.now() - began);
  return stored.then(() => {
    tell();
    if (table.settings.proposals.length > 0) table.changed(); // an undo that was proposed is overtaken
    table.wake();
  });
}

/** What follows from a changed game: who is asked since when, the clocks, and whether it is over. */
export function turned(
  table: LiveTable,
  play: Play,
  answered: Seat | null,
  before: Play['asked'],
  now: Play['asked'] = asked(play.table),
): void {
  play.asked = now;
  noteOpened(play, before, answered, table.version);
  const result = resultWith(table.seats, play.table.state, play.table.game);
  const over = result !== null || play.asked === null;
  table.status = over ? 'over' : 'playing';
  noteWinners(table.settings, result);
  turnWindow(table, play);
  turnClocks(table.settings.clock, play.clocks, over ? [] : waitingSeats(play), answered, table.env.clock.steady());
}

/**
 * Makes the messages of a change while the game is as it tells, for sending when it is durable. One text for each side,
 * whatever the number of connections on it.
 */
export function prepareUpdate(table: LiveTable, play: Play, entry: Entry | null, about: About = {}): () => void {
  try {
    return updateOf(table, play, entry, about);
  } catch (error) {
    table.fail(error);
    return () => {};
  }
}

/** What else an update tells. */
interface About {
  readonly undone?: boolean;
  readonly close?: readonly Close[];
}

/** A side that is shown every event where it happened, and how the board stood at each. */
interface Close {
  readonly side: Side;
  readonly watch: (board: unknown) => void;
  readonly boards: readonly unknown[];
}

/** Nobody looks so closely at most tables, and then nothing is made for it. */
function closely({ sides, game }: LiveTable): readonly Close[] {
  let found: Close[] | null = null;
  for (const side of sides.values()) {
    if (side.close.size === 0 || side.sheet === null) continue;
    const { steps: boards, watch } = watching(game, side.viewer, side.sheet.view.board);
    found ??= [];
    found.push({ side, watch, boards });
  }
  return found ?? NOBODY;
}

const NOBODY: readonly Close[] = [];

const see = (close: readonly Close[], board: unknown): void => {
  for (const { watch } of close) watch(board);
};

function updateOf(table: LiveTable, play: Play, entry: Entry | null, { undone = false, close }: About): () => void {
  const outbox: [text: string, peers: readonly Peer[]][] = [];
  const head = headOf(table, play, entry?.seat ?? null, undone);
  const events = entry?.events ?? [];
  const open = events.some(({ sees }) => sees !== undefined) ? null : eventsFor(events, null);
  for (const side of table.sides.values()) {
    if (side.peers.size === 0) {
      table.sides.delete(side.viewer);
      continue;
    }
    const seen = close?.find((entry) => entry.side === side);
    const steps = seen === undefined ? '' : `,"steps":${stepsText(side.sheet?.view.board, seen.boards)}`;
    const next = sheetFor(play, table.seats, side.viewer, side.sheet);
    const { diff, viewSum, checksum } = turnFrom(side.sheet, side.viewSum, next);
    side.sheet = next;
    side.viewSum = viewSum;
    const told = open ?? eventsFor(events, side.viewer);
    const text = `${head},"events":${told},"diff":${diff},"checksum":${checksum}`;
    const near = seen === undefined ? [] : [...side.close];
    if (near.length < side.peers.size)
      outbox.push([
        `${text}}`,
        near.length === 0 ? [...side.peers] : [...side.peers].filter((peer) => !near.includes(peer)),
      ]);
    if (near.length > 0) outbox.push([`${text}${steps}}`, near]);
  }
  return () => {
    for (const [text, peers] of outbox) for (const peer of peers) peer.send(text);
  };
}

/** What an update tells all sides alike: the beginning of its text, written here because it is written so often. */
function headOf(table: LiveTable, play: Play, seat: Seat | null, undone: boolean): string {
  const { id, seq, version, settings } = table;
  const council = councilInfo(table, play);
  const clocks = clockInfo(settings.clock, play.clocks);
  const closes = play.window?.until ?? null;
  return (
    `{"push":"update","table":"${id}","seq":${seq},"version":${version},"length":${play.length},"seat":${seat}` +
    (clocks === undefined ? '' : `,"clocks":${JSON.stringify(clocks)}`) +
    (closes === null ? '' : `,"window":${closes}`) +
    (undone ? ',"undone":true' : '') +
    (council === null ? '' : `,"council":${JSON.stringify(council)}`)
  );
}

const eventsFor = (events: Entry['events'], viewer: Viewer): string =>
  JSON.stringify(events.map((event) => redact(event, viewer)));

const MILD = ['pass', 'stop', 'no', 'false'];

/** What is answered for somebody who does not: what the game says, or the mildest; null if they are not asked. */
export function keysOtherwise(table: LiveTable, play: Play, seat: Seat): string[] | null {
  const question = questionOf(play, seat);
  if (question === null) return null;
  const { game, state } = play.table;
  const ask = askOf(play.asked, seat)!;
  const chance = silenceFor(table.id, table.settings.lots, table.version, seat, state.rng);
  const answer = game.otherwise?.(state.board, ask, play.asked!.frame, chance);
  return answer === undefined ? mildKeys(question) : keysOf(ask, answer);
}

/** To pass or stop if that is possible, else the first that is allowed. */
function mildKeys({ min, max, options, kind }: Question): string[] {
  if (kind === 'order') return options.map(({ key }) => key);
  const mild = max === 1 ? options.find(({ key }) => MILD.includes(key)) : undefined;
  if (mild !== undefined) return [mild.key];
  return options.slice(0, min).map(({ key }) => key);
}

/** The question of a seat, if it is asked. */
function questionOf(play: Play, seat: Seat): Question | null {
  const ask = play.ended ? null : askOf(play.asked, seat);
  return ask === null ? null : present(play.table.game, play.table.state, play.asked!, ask);
}
