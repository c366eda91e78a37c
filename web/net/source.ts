import type { ChatLine, SocketPush, TableInfo, UpdatePush, WatchReply } from '@tabula/protocol/pushes.js';
import { openQuestion, type Sheet, turnSheet } from '@tabula/protocol/sheet.js';
import type { SocketCommand } from '@tabula/protocol/socket.js';
import type { Beat, Refusal, TableNow, TableSource, Why } from '../table/source.js';
import { say } from '../text/words.js';
import { link } from './link.js';

/** A table on the server, before, during and after its game. */
export interface NetSource extends TableSource {
  /** Null until the server has answered for the first time. */
  info(): TableInfo | null;
  /** What lets others in; those who sit here have it. */
  invite(): string | null;
  /** Why there is nothing to see. */
  problem(): string | null;
  sit(seat: number): Promise<Refusal | null>;
  stand(): Promise<Refusal | null>;
  start(): Promise<Refusal | null>;
  vote(on: string, yes: boolean): Promise<Refusal | null>;
  rematch(): Promise<Refusal | null>;
}

interface Events {
  /** The same people play again over there. */
  readonly onRematch: (table: string, invite: string) => void;
  readonly onKicked: () => void;
}

const MOST_BEATS = 2000;

export function netSource(table: string, invitation: string | null, { onRematch, onKicked }: Events): NetSource {
  const watchers = new Set<() => void>();
  let info: TableInfo | null = null;
  let invite = invitation;
  let problem: string | null = null;
  let you: number | null = null;
  let seq = 0;
  let version = 0;
  let length = 0;
  let sheet: Sheet | null = null;
  let story: Beat[] = [];
  let chat: ChatLine[] = [];
  let closed = false;
  let now = look();

  function look(): TableNow {
    const options = info?.options ?? {};
    return {
      game: info?.game ?? '',
      pack: typeof options.pack === 'string' ? options.pack : 'base',
      you,
      sitters: (info?.seats ?? []).map((seat, at) => ({
        seat: at,
        name: seat.name ?? say(seat.kind === 'bot' ? 'name.bot' : 'name.seat', { number: at + 1 }),
        kind: seat.standIn ? 'bot' : seat.kind,
        ...(seat.level === null ? {} : { level: seat.level }),
        connected: seat.kind !== 'person' || seat.here,
      })),
      version,
      board: sheet?.view.board ?? null,
      waiting: sheet?.view.waiting ?? [],
      question: sheet === null ? null : openQuestion(sheet),
      result: sheet?.view.result ?? null,
      story,
      chat,
      link: link.state(),
      canUndo: sheet !== null && you !== null && info?.undo !== 'never' && length > 1 && info?.status === 'playing',
      curtain: you,
    };
  }

  function changed(): void {
    if (closed) return;
    now = look();
    for (const watcher of [...watchers]) watcher();
  }

  /** Everything anew, or what was missed since the last time. */
  async function watch(): Promise<void> {
    const since = sheet === null ? {} : { since: seq };
    const reply = await link.ask<WatchReply>('watch', { table, ...(invite === null ? {} : { invite }), ...since });
    if (closed) return;
    if (!reply.ok) {
      if (reply.error.code !== 'offline') problem = reply.error.message;
      return changed();
    }
    ({ info, you, seq, version } = reply);
    problem = null;
    invite = reply.invite ?? invite;
    if (!reply.resumed) {
      story = [];
      chat = [];
    }
    if (reply.game !== undefined) {
      const { view, question, asked } = reply.game;
      sheet = { view, question, asked };
      ({ length } = reply.game);
    }
    for (const entry of reply.happened) tell(entry);
    chat = [...chat, ...reply.chat];
    changed();
  }

  const tell = ({ seq: at, seat, events }: Beat) => {
    story = [...story, { seq: at, seat, events }].slice(-MOST_BEATS);
  };

  function hear(push: SocketPush): void {
    if ('table' in push && push.table !== table) return;
    switch (push.push) {
      case 'update':
        update(push);
        break;
      case 'reset':
        sheet = null;
        void watch();
        break;
      case 'table':
        ({ info } = push);
        changed();
        break;
      case 'chat':
        seq = Math.max(seq, push.seq);
        chat = [...chat, push];
        changed();
        break;
      case 'rematch':
        onRematch(push.to, push.invite);
        break;
      case 'kicked':
        onKicked();
        break;
      case 'hello': // greets a connection, not a table
        break;
    }
  }

  function update(push: UpdatePush): void {
    if (sheet === null || push.seq <= seq) return;
    sheet = turnSheet(sheet, push);
    ({ seq, version, length } = push);
    tell(push);
    // The two sides do not hold the same any more: the whole sheet is asked for.
    if (sheet === null) void watch();
    else changed();
  }

  async function ask(command: SocketCommand, fields: object = {}): Promise<Refusal | null> {
    const reply = await link.ask<object>(command, { table, ...fields });
    if (reply.ok) return null;
    if (reply.error.code === 'stale') {
      sheet = null;
      await watch();
      return null; // the question has changed, and the new one is on the screen
    }
    return reply.error;
  }

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
    now: () => now,
    subscribe(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    info: () => info,
    invite: () => invite,
    problem: () => problem,
    // A repeat after a lost connection would carry the same key, so that it can do no harm.
    answer: (keys) => ask('answer', { version, idem: crypto.getRandomValues(new Uint32Array(4)).join('-'), keys }),
    async why(ref) {
      const reply = await link.ask<Why>('why', { table, ref });
      return reply.ok ? reply : { possible: [], reasons: [] };
    },
    undo: () => ask('undo'),
    say: (text) => ask('chat', { text }),
    async sit(seat) {
      const refusal = await ask('sit', { seat, ...(invite === null ? {} : { invite }) });
      if (refusal === null) await watch();
      return refusal;
    },
    async stand() {
      const refusal = await ask('stand');
      if (refusal === null) await watch();
      return refusal;
    },
    start: () => ask('start'),
    vote: (on, yes) => ask('vote', { on, yes }),
    rematch: () => ask('rematch'),
    close() {
      closed = true;
      for (const stop of stops) stop();
      void link.ask('unwatch', { table });
      watchers.clear();
    },
  };
}
