import type { TableNow, TableSource } from './source.js';

/** A table shown one update at a time: what comes in a burst is drawn in its order, and can be skipped. */
export interface Paced {
  get(): TableNow;
  subscribe(changed: () => void): () => void;
  /** Shows what is true now, at once; says whether anything else was shown until then. */
  skip(): boolean;
}

/** The time of the browser; tests have one of their own. */
interface Pace {
  readonly clock: () => number;
  readonly later: (work: () => void, ms: number) => () => void;
}

/** How long an update is seen before the next one, in milliseconds. */
const GAP = 380;
/** Of a longer burst only the last ones are played; the rest is in the story. */
const MOST = 3;

const BROWSER: Pace = {
  clock: () => performance.now(),
  later(work, ms) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Only what others do waits its turn: a hand that must not be seen, an undo, and what comes of one's own answer never
 * do.
 */
const follows = (before: TableNow, next: TableNow): boolean =>
  before.question === null &&
  next.you === before.you &&
  next.curtain === before.curtain &&
  before.board !== null &&
  next.version > before.version &&
  next.story.length > before.story.length;

/** `moves` says whether there is motion to wait for. */
export function paced(
  source: Pick<TableSource, 'now' | 'subscribe'>,
  moves: () => boolean,
  { clock, later }: Pace = BROWSER,
): Paced {
  let shown = source.now();
  let since = Number.NEGATIVE_INFINITY;
  let waiting: TableNow[] = [];
  let cancel: (() => void) | null = null;
  let stop: (() => void) | null = null;
  const watchers = new Set<() => void>();

  function show(next: TableNow): void {
    shown = next;
    since = clock();
    for (const changed of [...watchers]) changed();
  }
  function skip(): boolean {
    cancel?.();
    cancel = null;
    waiting = [];
    const behind = shown !== source.now();
    if (behind) show(source.now());
    return behind;
  }
  function turn(): void {
    cancel = null;
    const next = waiting.shift();
    if (next === undefined) return;
    // A question that is not open any more must not be answered.
    show(waiting.length === 0 ? next : { ...next, question: null });
    if (waiting.length > 0) cancel = later(turn, GAP);
  }
  function hear(): void {
    const next = source.now();
    const last = waiting.at(-1) ?? shown;
    if (!moves() || !follows(last, next)) {
      // Talk and presence change nothing on the table: they go with what waits last.
      const quiet = next.version === last.version && next.you === last.you && next.curtain === last.curtain;
      if (quiet && waiting.length > 0 && moves()) waiting[waiting.length - 1] = next;
      else skip();
      return;
    }
    const left = GAP - (clock() - since);
    if (waiting.length === 0 && left <= 0) show(next);
    else {
      waiting = [...waiting, next].slice(-MOST);
      cancel ??= later(turn, Math.max(0, left));
    }
  }

  return {
    get: () => shown,
    subscribe(changed) {
      watchers.add(changed);
      stop ??= source.subscribe(hear);
      if (waiting.length === 0) shown = source.now(); // what happened before anybody looked
      return () => {
        watchers.delete(changed);
        if (watchers.size > 0) return;
        stop?.();
        stop = null;
        cancel?.();
        cancel = null;
        waiting = [];
      };
    },
    skip,
  };
}
