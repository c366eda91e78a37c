import type { Level } from '@tabula/bots/bot.js';
import type { CouncilInfo } from '@tabula/protocol/council.js';
import type {
  ChatLine,
  ClockInfo,
  Happened,
  SocketPush,
  TableInfo,
  UpdatePush,
  WatchReply,
} from '@tabula/protocol/pushes.js';
import { type Sheet, sheetSum, turnSheet } from '@tabula/protocol/sheet.js';
import type { SocketCommand, WindowSetting } from '@tabula/protocol/socket.js';
import { boardsFrom } from '@tabula/protocol/steps.js';
import type { Peace } from '../table/peace.js';
import type { Refusal, Seats, TableNow, TableSource, Why } from '../table/source.js';
import { untilHeard, waitingFor } from './again.js';
import { keepInvite } from './invites.js';
import type { Link } from './link.js';
import { luckFor } from './luck.js';
import { nowOf } from './now.js';
import { hiddenAt, peaceAt } from './peace.js';
import { type Kept, recalled } from './recall.js';
import { extended, type Told, withHappened, without } from './story.js';
import { type OpenWindow, serverTimes } from './times.js';

/** A table on the server, before, during and after its game. */
export interface NetSource extends TableSource {
  readonly id: string;
  /** Null until the server has answered for the first time. */
  info(): TableInfo | null;
  /** What lets others in; the host and those who sit here have it. */
  invite(): string | null;
  /** Whether this visitor may put bots on seats and free them, before the game. */
  isHost(): boolean;
  /** When whose time is up, by this device's own clock; null without a clock. */
  clocks(): ClockInfo | null;
  /** Until when somebody may act out of turn, by this device's own clock, and whose moment it is. */
  window(): OpenWindow | null;
  /** When this seat is asked about that; null where it never is. */
  windows(): WindowSetting | null;
  setWindows(ask: WindowSetting): Promise<Refusal | null>;
  /** The code of why there is nothing to see. */
  problem(): string | null;
  sit(seat: number): Promise<Refusal | null>;
  stand(): Promise<Refusal | null>;
  start(): Promise<Refusal | null>;
  kick(seat: number): Promise<Refusal | null>;
  /** A new invitation; the old one opens nothing any more. */
  renew(): Promise<Refusal | null>;
  peace(): Peace;
  readonly seats: Seats;
  seatBot(seat: number, level: Level): Promise<Refusal | null>;
  vote(on: string, yes: boolean): Promise<Refusal | null>;
  rematch(): Promise<Refusal | null>;
  leave(): Promise<Refusal | null>;
  /** Gives the game up for oneself, for good. */
  resign(): Promise<Refusal | null>;
}

interface NetTableOptions {
  readonly link: Link;
  readonly invite: string | null;
  /** The same people play again over there. */
  readonly onRematch: (table: string, invite: string) => void;
  readonly onKicked: () => void;
}

/** Of so many decisions it is kept how the board stood on the way: more are not shown at once. */
const KEPT = 60;

/** What is refused with these is granted a little later: the table moves to another node, or nothing can be stored just now. */
const PASSING: ReadonlySet<string> = new Set(['unreachable', 'storage']);
const AGAIN = 1_000;

const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

export function netSource(
  table: string,
  { link, invite: invitation, onRematch, onKicked }: NetTableOptions,
): NetSource {
  const watchers = new Set<() => void>();
  const waiting = waitingFor(link);
  let info: TableInfo | null = null;
  let invite = invitation;
  let hosting = false;
  let problem: string | null = null;
  let you: number | null = null;
  let seq = 0;
  let version = 0;
  let length = 0;
  let sheet: Sheet | null = null;
  let council: CouncilInfo | null = null;
  const times = serverTimes();
  let windows: WindowSetting | null = null;
  let story: readonly Told[] = [];
  /** How the board stood at each event of the last decisions. */
  let boards: readonly Kept[] = [];
  let chat: readonly ChatLine[] = [];
  let who: string | null = null;
  /** Whether this seat has added to the chance of the game. */
  let hasAdded = false;
  const hidden = hiddenAt(table);
  let closed = false;
  let now: TableNow = look();

  function look(): TableNow {
    const isHidden = hidden.has;
    return nowOf({ info, you, version, length, sheet, council, story, chat, who, isHidden, link: link.state() });
  }

  function changed(): void {
    if (closed) return;
    now = look();
    for (const watcher of [...watchers]) watcher();
  }

  /** What was missed since the last time; or everything anew, its story too. */
  async function watch(whole = sheet === null): Promise<void> {
    const since = whole ? 0 : seq;
    const reply = await link.ask<WatchReply>('watch', {
      table,
      since,
      steps: true,
      ...(invite === null ? {} : { invite }),
    });
    if (closed) return;
    if (!reply.ok) {
      const { code } = reply.error;
      const passes = PASSING.has(code);
      if (passes) setTimeout(() => closed || void watch(whole), AGAIN);
      if (code !== 'offline' && !(passes && info !== null)) problem = code; // who sees a table goes on seeing it
      return changed();
    }
    take(reply, whole);
    // Nothing happened, and yet the two sides hold something else.
    const differs = reply.game === undefined && sheet !== null && reply.checksum !== sheetSum(sheet);
    if (differs && !whole) return watch(true);
    changed();
  }

  function take(reply: WatchReply, whole: boolean): void {
    ({ info, you, seq, version, who } = reply);
    problem = null;
    council = reply.council ?? null;
    windows = reply.windows ?? null;
    invite = reply.invite ?? invite;
    if (invite !== null) keepInvite(table, invite);
    hosting = info.host === null ? reply.invite !== undefined && you === null : info.host === you;
    if (reply.resumed) {
      story = withHappened(whole ? [] : story, reply.happened as readonly Happened[]);
      chat = extended(whole ? [] : chat, reply.chat);
    } else chat = extended(chat, reply.chat);
    if (reply.game !== undefined) {
      const { view, question, asked } = reply.game;
      sheet = { view, question, asked };
      ({ length } = reply.game);
      times.hear(reply.game);
    } else if (reply.checksum === null) sheet = null;
    if (info.status === 'open' && info.chance !== null && you !== null && !hasAdded) {
      hasAdded = true;
      void link.ask('luck', { table, text: luckFor(table, info.chance.digest) });
    }
    if (times.runs || windows !== null) void setClock(); // a server that was started anew has another time
  }

  async function setClock(): Promise<void> {
    const reply = await link.ask<{ readonly now: number }>('ping');
    if (!reply.ok) return;
    times.set(reply.now);
    changed();
  }

  function hear(push: SocketPush): void {
    if ('table' in push && push.table !== table) return;
    switch (push.push) {
      case 'update':
        update(push);
        break;
      case 'reset':
        void watch(true);
        break;
      case 'table':
        ({ info } = push);
        hosting = info.host === null ? hosting && you === null : info.host === you;
        changed();
        break;
      case 'chat':
        seq = Math.max(seq, push.seq);
        chat = extended(chat, [push]);
        changed();
        break;
      case 'rematch':
        onRematch(push.to, push.invite);
        break;
      case 'kicked':
        onKicked();
        break;
      case 'invite':
        ({ invite } = push);
        keepInvite(table, invite);
        changed();
        break;
      case 'council':
        ({ council } = push);
        changed();
        break;
      case 'windows':
        windows = push.ask;
        changed();
        break;
      case 'hello': // greets a connection, not a table
        break;
    }
  }

  function update(push: UpdatePush): void {
    if (sheet === null || push.seq <= seq) return;
    const { board } = sheet.view;
    const turned = turnSheet(sheet, push);
    // The two sides do not hold the same any more: the whole is asked for, and what we see stays until it comes.
    if (turned === null) return void watch(true);
    sheet = turned;
    if (push.steps !== undefined)
      boards = [...boards, { seq: push.seq, boards: boardsFrom(board, push.steps) }].slice(-KEPT);
    ({ seq, version, length } = push);
    council = push.council ?? null;
    times.hear(push);
    story = push.undone === true ? without(story, length) : extended(story, [{ ...push, after: length }]);
    changed();
  }

  async function settle(reply: Awaited<ReturnType<typeof link.ask>>): Promise<Refusal | null> {
    if (reply.ok) return null;
    if (reply.error.code !== 'stale') return reply.error;
    await watch(true);
    return null; // the question has changed, and the new one is on the screen
  }
  const ask = async (command: SocketCommand, fields: object = {}): Promise<Refusal | null> =>
    settle(await link.ask(command, { table, ...fields }));
  /** For what changes who we are at this table. */
  const move = async (command: SocketCommand, fields: object = {}): Promise<Refusal | null> => {
    const refusal = await ask(command, { ...fields, ...(invite === null || command !== 'sit' ? {} : { invite }) });
    if (refusal === null) await watch(true);
    return refusal;
  };

  const hide = (whose: string, yes: boolean): void => {
    hidden.set(whose, yes);
    changed();
  };

  const stops = [
    link.onPush(hear),
    link.onState((state) => {
      changed();
      if (state === 'online') void watch();
    }),
  ];
  link.start();
  if (link.state() === 'online') void watch();

  return {
    id: table,
    now: () => now,
    subscribe(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    info: () => info,
    invite: () => invite,
    isHost: () => hosting,
    clocks: times.clocks,
    window: () => times.window(now.waiting),
    windows: () => windows,
    setWindows: (wished) => ask('windows', { ask: wished }),
    problem: () => problem,
    async answer(keys) {
      const request = { table, version, idem: newKey(), keys };
      return settle(await untilHeard({ send: () => link.ask('answer', request), back: waiting.back }));
    },
    async why(ref) {
      const reply = await link.ask<Why>('why', { table, ref });
      return reply.ok ? reply : { possible: [], reasons: [] };
    },
    steps: (at) => boards.find((entry) => entry.seq === at)?.boards ?? null,
    async recall(from) {
      const known = await recalled(link, table, story, from, invite);
      const fresh = known.filter(({ seq: at }) => !boards.some((entry) => entry.seq === at));
      boards = [...fresh, ...boards].sort((a, b) => a.seq - b.seq).slice(-KEPT);
    },
    deadline: () => times.deadline(you, now.waiting),
    undo: () => ask('undo'),
    say: (text) => ask('chat', { text }),
    propose: (keys) => ask('propose', { version, keys }),
    seats: {
      lend: () => ask('lend'),
      takeBack: () => move('sit', { seat: you ?? 0 }),
      proposeBot: (seat) => ask('vote', { on: `takeover:${seat}`, yes: true }),
    },
    sit: (seat) => move('sit', { seat }),
    stand: () => move('stand'),
    start: () => ask('start'),
    kick: (seat) => ask('kick', { seat }),
    renew: () => ask('renew'),
    peace: () => peaceAt(ask, hide, hosting),
    seatBot: (seat, level) => ask('bot', { seat, level }),
    vote: (on, yes) => ask('vote', { on, yes }),
    rematch: () => ask('rematch'),
    leave: () => ask('leave'),
    resign: () => ask('resign'),
    close() {
      closed = true;
      for (const stop of stops) stop();
      waiting.leave();
      void link.ask('unwatch', { table });
      watchers.clear();
    },
  };
}
