import type { Event, Ref } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Viewer } from '@tabula/kernel/shape.js';
import type { Beat } from './source.js';

/** What a game shows of an event: for how long, and where on its board. */
export interface Moment {
  /** Events of the same moment that follow one another are shown as one. */
  readonly id: string;
  /** How long it takes to be seen at the usual speed, in milliseconds; with 0 it goes by with what comes next. */
  readonly ms: number;
  /** The pieces it happens at, as selectors within the board: the first that is drawn is ringed. */
  readonly where: readonly string[];
  /** Whose doing it is. */
  readonly seat: Seat | null;
  /** What it is about; stands above what is said of it. */
  readonly about: readonly Ref[];
  /** It stays until it is touched: a round is over. */
  readonly stays?: boolean;
  /** Nothing is said of it yet: the board counts first. */
  readonly quiet?: boolean;
  /** A card that everybody has to read now. */
  readonly reads?: string;
  /** Something that goes from one place to another, and what is written on it. */
  readonly flies?: { readonly from: readonly string[]; readonly to: readonly string[]; readonly text: Ref };
}

/** What a game shows of an event; null if it belongs to what was shown before. */
export type MomentOf = (event: Event, you: Viewer) => Moment | null;

/** A stretch of a decision that is shown at once: the table as it stood at the last of its events. */
export interface Cue {
  /** Which decision of the story it is part of. */
  readonly seq: number;
  readonly moment: Moment;
  readonly events: readonly Event[];
  /** The decision as far as it is told then. */
  readonly beat: Beat;
  readonly ms: number;
  readonly board: unknown;
  /** The board before its first event; null if that is not known. */
  readonly before: unknown;
}

/** So much longer (milliseconds) for everything that belongs to a moment and has none of its own. */
const MORE = 250;
const MOST_MORE = 3;

/** What is shown of a decision, in order; `boards` has the board at each of its events. */
export function cuesOf(beat: Beat, boards: readonly unknown[], momentOf: MomentOf, you: Viewer): readonly Cue[] {
  const groups: { moment: Moment; from: number; to: number; ms: number; more: number }[] = [];
  for (const [at, event] of beat.events.entries()) {
    const moment = momentOf(event, you);
    const last = groups.at(-1);
    if (last !== undefined && (moment === null || moment.id === last.moment.id)) {
      last.to = at + 1;
      if (moment === null) last.more++;
      else last.ms = Math.max(last.ms, moment.ms);
    } else if (moment !== null) groups.push({ moment, from: at, to: at + 1, ms: moment.ms, more: 0 });
  }
  return groups
    .filter(({ ms }) => ms > 0)
    .map(({ moment, from, to, ms, more }) => ({
      seq: beat.seq,
      moment,
      events: beat.events.slice(from, to),
      beat: { ...beat, events: beat.events.slice(0, to) },
      ms: ms + MORE * Math.min(more, MOST_MORE),
      board: boards[to - 1],
      before: boards[from - 1] ?? null,
    }));
}
