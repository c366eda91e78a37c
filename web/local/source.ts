import type { Thought } from '@tabula/bots/bot.js';
import { winnersOf } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { view } from '@tabula/kernel/sight.js';
import { stepsOf } from '@tabula/kernel/steps.js';
import { decide, type Entry, eventsFor, questions, type Table, undo as takeBack, why } from '@tabula/kernel/table.js';
import { moves, settings } from '../app/settings.js';
import type { Beat, Refusal, TableNow, TableSource } from '../table/source.js';
import { counselAt } from './counsel.js';
import { recordIn } from './record.js';
import { keep, type Who } from './saves.js';
import { createThinker } from './thinker.js';

/** A table that is played wholly in this browser: alone against bots, or by several people on one screen. */
export interface LocalSource extends TableSource {
  readonly id: string;
  lift(): void;
  /** The table as it is, from everybody's side: for this browser alone. */
  whole(): LocalTable;
}

/** A table of this browser, and who sits at it. */
export interface LocalTable {
  readonly id: string;
  readonly who: readonly Who[];
  readonly table: Table;
  /** How often a bot was asked what it would do. */
  readonly hints?: number;
}

/** So long bots take at least for a decision (milliseconds), so that one can follow what happens. */
const PACE = { slow: 1200, normal: 420, fast: 0 } as const;

export function localSource({ id, who, table, hints: asked = 0 }: LocalTable): LocalSource {
  const { options } = table.state;
  const people = who.flatMap((entry, seat) => (entry.kind === 'person' ? [seat] : []));
  const alone = people.length === 1;
  /** One person alone, or people who see the same: nobody has to look away. */
  const open = alone || table.game.alike === true;
  const thinker = createThinker();
  const counsel = counselAt(table, who, thinker);
  const watchers = new Set<() => void>();
  let version = 1;
  let closed = false;
  let thinking = -1;
  let hints = asked;
  /** The version at which a bot was asked last: to ask again there is the same hint. */
  let hinted = -1;
  /** Whose hand is on the screen. */
  let shown: Seat | null = open ? people[0]! : null;
  const beats = new WeakMap<Entry, { readonly by: Seat | null; readonly beat: Beat }>();
  const seen = new WeakMap<Entry, { readonly by: Seat | null; readonly boards: readonly unknown[] | null }>();
  let now = look();

  const waitingSeats = (): Seat[] => questions(table).map(({ seat }) => seat);

  /** Undo goes to before the last decision of a person: what bots did since goes with it. */
  function undoTo(): { to: number; reveals: boolean } | null {
    const to = table.log.findLastIndex(({ seat }) => seat !== null && people.includes(seat));
    if (to < 1) return null;
    const reveals = table.log.slice(to).some((entry) => entry.reveals);
    // On one screen others have seen it too, and nobody has asked them.
    return reveals && !alone ? null : { to, reveals };
  }

  /** What is told stays the same thing, so that a page need not draw it again. */
  function told(entry: Entry, seq: number): Beat {
    const known = beats.get(entry);
    if (known?.by === shown) return known.beat;
    const beat = { seq, seat: entry.seat, events: eventsFor(entry, shown) };
    beats.set(entry, { by: shown, beat });
    return beat;
  }

  /** How the board stood at each event of a decision, for whoever looks now. */
  function steps(seq: number): readonly unknown[] | null {
    const [entry, before] = [table.log[seq], table.past[seq]];
    if (entry === undefined || before === undefined) return null;
    const known = seen.get(entry);
    if (known?.by === shown) return known.boards;
    const boards = stepsOf(table.game, before, entry, shown);
    seen.set(entry, { by: shown, boards });
    return boards;
  }

  function look(): TableNow {
    const asked = questions(table);
    const { board, result, held } = view(table.game, table.state, shown);
    const story = table.log.map((entry, seq) => told(entry, seq));
    const back = undoTo();
    return {
      game: table.game.id,
      options,
      you: shown,
      sitters: who.map((entry, seat) => ({
        seat,
        name: entry.name,
        kind: entry.kind,
        ...(entry.kind === 'bot' ? { level: entry.level } : {}),
        connected: true,
      })),
      version,
      board,
      waiting: asked.map(({ seat }) => seat),
      ...(held === undefined ? {} : { held }),
      question: asked.find(({ seat }) => seat === shown) ?? null,
      council: counsel.now(version),
      result,
      story,
      chat: [],
      link: 'here',
      canUndo: back !== null,
      undoReveals: back?.reveals ?? false,
      ...(hints === 0 ? {} : { hints }),
      curtain: shown,
    };
  }

  function changed(): void {
    version++;
    show();
    void askBots();
    void askCounsel();
  }

  /** Keeps the table and shows it. */
  function show(): void {
    // Another person is asked: the curtain falls before anything of theirs is drawn.
    const asked = waitingSeats().filter((seat) => people.includes(seat));
    // Where there is nothing to cover, whoever is asked has the screen.
    if (!alone && shown !== null && asked.length > 0 && !asked.includes(shown)) shown = open ? asked[0]! : null;
    now = look();
    const { waiting, result } = now;
    keep({
      id,
      game: table.game.id,
      who,
      round: table.game.rounds?.(table.state.board) ?? 0,
      waiting,
      over: result !== null,
      ...(result === null ? {} : { winners: winnersOf(result) }),
      at: Date.now(),
      state: table.state,
      record: recordIn(table),
      ...(hints === 0 ? {} : { hints }),
    });
    for (const watcher of [...watchers]) watcher();
  }

  /** Companions say what they are for, to whoever answers for all. */
  async function askCounsel(): Promise<void> {
    if (closed || !(await counsel.ask(version)) || closed) return;
    now = look();
    for (const watcher of [...watchers]) watcher();
  }

  async function askBots(): Promise<void> {
    const seat = waitingSeats().find((entry) => who[entry]?.kind === 'bot');
    const bot = seat === undefined ? undefined : who[seat];
    if (closed || seat === undefined || bot?.kind !== 'bot' || thinking === version) return;
    const asked = version;
    thinking = asked;
    const pause = new Promise((resolve) => setTimeout(resolve, moves() ? PACE[settings.get().pace] : 0));
    let keys: readonly string[];
    try {
      [keys] = await Promise.all([thinker.think(table.game, table.state, seat, bot.level), pause]);
    } catch {
      // A table must never hang on a bot: it takes the first that is allowed.
      const question = questions(table).find((entry) => entry.seat === seat);
      keys = question?.options.slice(0, Math.max(1, question.min)).map(({ key }) => key) ?? [];
    }
    if (closed || asked !== version) return;
    if (decide(table, seat, keys).ok) changed();
  }

  /** What a bot of the strongest kind would answer in the place of whoever looks, from what they can see. */
  async function advise(): Promise<readonly Thought[]> {
    if (shown === null || now.question === null) return [];
    if (hinted !== version) {
      hinted = version;
      hints++;
      show();
    }
    return thinker.advise(table.game, table.state, shown);
  }

  const refused = (error: { code: string; message: string; rule?: string }): Refusal => error;

  // A table that was just opened is kept too, and bots may have to begin.
  queueMicrotask(() => {
    if (!closed) changed();
  });

  return {
    id,
    now: () => now,
    subscribe(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    async answer(keys) {
      if (shown === null) return refused({ code: 'not-asked', message: '' });
      const decided = decide(table, shown, keys);
      if (!decided.ok) return refused(decided.error);
      changed();
      return null;
    },
    async why(ref) {
      return shown === null ? { possible: [], reasons: [] } : why(table, shown, ref);
    },
    async undo() {
      const back = undoTo();
      if (back === null) return refused({ code: 'nothing-to-undo', message: '' });
      const undone = takeBack(table, back.to, back.reveals);
      if (!undone.ok) return refused(undone.error);
      changed();
      return null;
    },
    // Whoever plays against other people thinks for themselves.
    ...(open ? { advise } : {}),
    steps,
    async say() {
      return null;
    },
    lift() {
      const asked = waitingSeats().find((seat) => people.includes(seat));
      shown = asked ?? shown ?? people[0]!;
      now = look();
      for (const watcher of [...watchers]) watcher();
    },
    whole: () => ({ id, who, table, hints }),
    close() {
      closed = true;
      thinker.close();
      watchers.clear();
    },
  };
}
