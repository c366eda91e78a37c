import { Bucket } from '../limits/bucket.js';
import { systemTime } from '../time.js';

/** How much of the server's time one line may have. */
export interface LineLimits {
  /** Milliseconds of a second, and how many may be saved up. */
  readonly time: number;
  readonly timeSaved: number;
  /** More than this does not wait: who is so far ahead has to slow down. */
  readonly waiting: number;
}

/** What one address has asked for and has not got yet; of one account, where nothing is known of addresses. */
export class Line {
  readonly waiting: (() => void)[] = [];
  /** Milliseconds of the server's time that it may still have. */
  readonly time: Bucket;
  /** The turn of the event loop in which it was last heard at once. */
  heardIn = -1;

  constructor(
    private readonly limits: LineLimits,
    now: () => number = systemTime.steady,
  ) {
    this.time = new Bucket(limits.time, limits.timeSaved, now);
  }

  get isFull(): boolean {
    return this.waiting.length >= this.limits.waiting;
  }

  get isAtRest(): boolean {
    return this.waiting.length === 0 && this.time.isFull;
  }
}

/** Milliseconds of one turn of the event loop for all who wait; whoever comes next is heard before the rest of them. */
const SLICE = 2;
/** How many who wait are served in one turn, however little each of them takes. */
const MOST = 16;

/** Who is heard when: somebody who asks for little at once, whoever asks for much behind all others. */
export interface Turns {
  /** Whether a line has said nothing yet in this turn and waits for nothing: what is cheap may then be done at once. */
  isFree(line: Line): boolean;
  /** Does something when it is this line's turn; false if too much of it waits already. */
  wait(line: Line, work: () => void): boolean;
}

export interface TurnsOptions {
  readonly now?: () => number;
  /** Calls back in the next turn of the event loop, those who asked first first, each when the last one is done. */
  readonly soon?: (call: () => void) => void;
  readonly after?: (ms: number, call: () => void) => void;
}

/**
 * Lines wait in a circle. In each turn of the event loop, after what has come in, those at the front have something of
 * theirs done, one after the other, until the slice is used up. What each of them takes, with all that follows in the
 * same turn (SQLite answers at once), is measured by when the next one comes, and taken from the time of its line: a line
 * without time is passed over.
 */
export function createTurns(options: TurnsOptions = {}): Turns {
  const {
    now = () => performance.now(),
    soon = (call) => void setImmediate(call),
    after = (ms, call) => void setTimeout(call, ms).unref(),
  } = options;
  const circle = new Set<Line>();
  let turn = 0;
  let isTurnKnown = false;
  let state: 'idle' | 'serving' | 'asleep' = 'idle';

  /** The next one with time to spend, who then goes to the end of the circle. */
  const next = (): Line | null => {
    for (const line of circle) {
      if (!line.time.has(1)) continue;
      circle.delete(line);
      if (line.waiting.length > 1) circle.add(line);
      return line;
    }
    return null;
  };

  const serve = (): void => {
    state = 'serving';
    let served: Line | null = null;
    let began = 0;
    let spent = 0;
    let isOver = false;
    const step = (): void => {
      if (isOver) return;
      const time = now();
      served?.time.take(time - began);
      spent += served === null ? 0 : time - began;
      served = spent < SLICE ? next() : null;
      began = time;
      if (served === null) {
        isOver = true;
        goOn();
      } else served.waiting.shift()!();
    };
    for (let steps = 0; steps < MOST; steps++) soon(step);
    soon(() => {
      if (isOver) return;
      served?.time.take(now() - began);
      isOver = true;
      goOn();
    });
  };

  /** Serves on in the next turn, or when the first of those who wait has time again. */
  const goOn = (): void => {
    let wait = Number.POSITIVE_INFINITY;
    for (const line of circle) wait = Math.min(wait, line.time.wait(1));
    if (circle.size === 0) state = 'idle';
    else if (wait === 0) serve();
    else {
      state = 'asleep';
      after(wait, wake);
    }
  };
  const wake = (): void => {
    if (state === 'asleep') serve();
  };

  return {
    isFree(line) {
      if (!isTurnKnown) {
        isTurnKnown = true;
        soon(() => {
          isTurnKnown = false;
          turn++;
        });
      }
      if (line.heardIn === turn || line.waiting.length > 0) return false;
      line.heardIn = turn;
      return true;
    },
    wait(line, work) {
      if (line.isFull) return false;
      line.waiting.push(work);
      circle.add(line);
      if (state !== 'serving') serve();
      return true;
    },
  };
}
