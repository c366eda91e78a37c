import type { Event } from '@tabula/kernel/chance.js';
import { type Cue, cuesOf, type MomentOf } from './cues.js';
import { decisionsSince } from './since.js';
import type { Beat, TableNow, TableSource } from './source.js';

/** What is on the screen: the table as it is, or as it was at a moment that is being shown. */
export interface Showing {
  readonly now: TableNow;
  /** The moment that is shown; null while the table is shown as it is. */
  readonly cue: Cue | null;
  /** All moments since one's last decision, and how many of them have begun. */
  readonly cues: readonly Cue[];
  readonly at: number;
  readonly paused: boolean;
  /** Somebody has come back: this is what they missed. */
  readonly missed: boolean;
  /** What was told last, to be read out once. */
  readonly told: readonly Event[];
}

/** A table with time: what happens between two decisions is shown moment by moment; nobody else waits for it. */
export interface Playback {
  get(): Showing;
  subscribe(changed: () => void): () => void;
  pause(): void;
  go(): void;
  /** Ends the moment that is shown. */
  next(): void;
  /** Shows the moment before it again, and holds it. */
  back(): void;
  /** Shows the first moment of a decision that is among those shown, and holds it. */
  to(seq: number): void;
  /** Shows what happened from a decision of the story on, held at its beginning. */
  recall(from: number): void;
  /** Shows what is true now, at once. */
  skip(): void;
  /** The speed has changed, or the page has come into view again or gone out of it. */
  look(): void;
}

/** The time of the browser; tests have one of their own. */
export interface Time {
  readonly now: () => number;
  readonly later: (work: () => void, ms: number) => () => void;
}

interface Wishes {
  readonly momentOf: MomentOf;
  /** How many times longer than usual a moment takes; null if nothing is to be shown but how it ends. */
  readonly pace: () => number | null;
  /** What is summed up stays until it is touched. */
  readonly stays?: () => boolean;
  /** Nobody looks: it waits. */
  readonly hidden?: () => boolean;
  readonly time?: Time;
}

type Source = Pick<TableSource, 'now' | 'subscribe' | 'steps' | 'deadline'>;

/** Whoever has less time left (milliseconds) than this is not kept from deciding. */
const URGENT = 20_000;
/** In a longer run what others do among themselves goes by twice as fast. */
const LONG = 12;

const BROWSER: Time = {
  now: () => Date.now(),
  later(work, ms) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

const NEVER = () => false;

export function playback(
  source: Source,
  { momentOf, pace, stays = NEVER, hidden = NEVER, time = BROWSER }: Wishes,
): Playback {
  /** The table as it is. */
  let truth = source.now();
  let cues: readonly Cue[] = [];
  let at = 0;
  let paused = false;
  let missed = false;
  let cancel: (() => void) | null = null;
  let stop: (() => void) | null = null;
  const watchers = new Set<() => void>();
  let shown: Showing = asItIs();

  function asItIs(told: readonly Event[] = []): Showing {
    return { now: truth, cue: null, cues, at, paused: false, missed: false, told };
  }
  function show(next: Showing): void {
    shown = next;
    for (const changed of [...watchers]) changed();
  }
  const current = (): Cue | null => (at > 0 && at <= cues.length ? cues[at - 1]! : null);

  function draw(cue: Cue, told = cue.events): void {
    show({ now: tableAt(truth, cue), cue, cues, at, paused, missed, told });
  }

  function next(): void {
    if (shown.cue === null) return;
    at++;
    const cue = current();
    if (cue === null) end(shown.told);
    else {
      draw(cue);
      run();
    }
  }

  /** All was shown: the table as it is. The run is over when somebody has to decide here. */
  function end(told: readonly Event[]): void {
    halt();
    paused = false;
    missed = false;
    if (truth.question !== null || truth.result !== null) {
      cues = [];
      at = 0;
    }
    show(asItIs(told));
  }

  function skip(): void {
    if (shown.cue !== null) end(truth.story.at(-1)?.events ?? []);
  }

  function halt(): void {
    cancel?.();
    cancel = null;
  }

  /** Waits for the end of the moment, but not so long that there would be no time to decide. */
  function run(): void {
    halt();
    const cue = current();
    if (cue === null) return;
    const deadline = truth.question === null ? null : (source.deadline?.() ?? null);
    const left = deadline === null ? Number.POSITIVE_INFINITY : deadline - URGENT - time.now();
    const speed = pace();
    if (left <= 0 || speed === null) {
      skip();
      return;
    }
    const hurry = cues.length > LONG && cue.moment.seat !== truth.you ? 0.5 : 1;
    const waits = paused || hidden() || (cue.moment.stays === true && stays());
    const ms = waits ? Number.POSITIVE_INFINITY : cue.ms * speed * hurry;
    if (left < ms) cancel = time.later(skip, left);
    else if (ms < Number.POSITIVE_INFINITY) cancel = time.later(next, ms);
  }

  /** What is to be shown of decisions that are new. */
  const cuesFor = (beats: readonly Beat[]): readonly Cue[] =>
    beats.flatMap((beat) => {
      const boards = source.steps?.(beat.seq) ?? null;
      return boards === null ? [] : cuesOf(beat, boards, momentOf, truth.you);
    });

  function hear(): void {
    const before = truth;
    truth = source.now();
    const fresh = pace() === null ? null : news(before, truth);
    const idle = shown.cue === null;
    // A decision of one's own begins a new run, and so do other eyes.
    if (fresh === null || truth.you !== before.you || (idle && before.question !== null)) cues = [];
    if (idle || cues.length === 0) at = cues.length + 1;
    cues = [...cues, ...cuesFor(fresh ?? [])];
    const cue = current();
    if (cue === null) {
      end((fresh ?? truth.story.slice(-1)).at(-1)?.events ?? shown.told);
      return;
    }
    draw(cue, idle ? undefined : shown.told);
    if (idle || (source.deadline?.() ?? null) !== null) run();
  }

  /** Shows one of the moments, and holds it. */
  function hold(place: number): void {
    const cue = cues[place - 1];
    if (shown.cue === null || cue === undefined) return;
    at = place;
    paused = true;
    draw(cue);
    run();
  }

  return {
    get: () => shown,
    subscribe(changed) {
      watchers.add(changed);
      stop ??= source.subscribe(hear);
      if (shown.cue === null && truth !== source.now()) {
        truth = source.now(); // what happened before anybody looked
        shown = asItIs();
      }
      return () => {
        watchers.delete(changed);
        if (watchers.size > 0) return;
        stop?.();
        stop = null;
        halt();
        cues = [];
        at = 0;
        shown = asItIs();
      };
    },
    pause() {
      if (shown.cue === null) return;
      paused = true;
      draw(shown.cue, shown.told);
      run();
    },
    go() {
      if (shown.cue === null) return;
      paused = false;
      draw(shown.cue, shown.told);
      run();
    },
    next,
    back: () => hold(at - 1),
    to: (seq) => hold(cues.findIndex((cue) => cue.seq === seq) + 1),
    recall(from) {
      cues = cuesFor(truth.story.filter(({ seq }) => seq >= from));
      at = 1;
      const cue = current();
      if (cue === null) return;
      paused = true;
      missed = true;
      draw(cue);
      run();
    },
    skip,
    look: run,
  };
}

/**
 * The decisions that were made since: none if only talk and presence have changed, null if this is another table now (an
 * undo, other eyes). Behind a curtain nothing is shown; whoever lifts it sees what happened since they decided last.
 */
function news(before: TableNow, now: TableNow): readonly Beat[] | null {
  if (before.board === null || now.board === null || (now.link === 'here' && now.curtain === null)) return null;
  if (now.you !== before.you)
    return now.link === 'here' && now.you !== null ? decisionsSince(now.story, now.you) : null;
  if (now.curtain !== before.curtain) return null;
  const last = before.story.at(-1)?.seq ?? -1;
  if (last >= 0 && !now.story.some(({ seq }) => seq === last)) return null;
  return now.story.filter(({ seq }) => seq > last);
}

/** The table as it stood at a moment: nobody is asked there, and nothing that came later is told. */
function tableAt(now: TableNow, { seq, beat, board, moment }: Cue): TableNow {
  const at = now.story.findIndex((entry) => entry.seq === seq);
  const told = beat.events.length / ((now.story[at]?.events.length ?? 0) + 1);
  return {
    ...now,
    board,
    story: [...now.story.slice(0, at), beat],
    version: now.version - (now.story.length - at) + told,
    question: null,
    waiting: moment.seat === null ? [] : [moment.seat],
    result: null,
    canUndo: false,
  };
}
