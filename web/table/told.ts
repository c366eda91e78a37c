import type { Event } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Viewer } from '@tabula/kernel/shape.js';
import type { Moment } from './cues.js';

/** What every game says of an event that it shows. */
export interface Told {
  /** For how long (milliseconds). */
  readonly ms: number;
  /** Seen by whoever does it as they do it. */
  readonly own?: true;
}

/** How long a viewer is shown what a seat does. */
export const shownFor = ({ ms, own }: Told, seat: Seat | null, you: Viewer): number =>
  own === true && seat === you ? 0 : ms;

/** Where the round before it is summed up, a round stays until it is touched. */
export const summedUp = ({ key, params }: Event): Pick<Moment, 'stays'> =>
  key === 'event.round' && Number(params.round) > 1 ? { stays: true } : {};

/** Where somebody sits at the table. */
export const plate = (seat: Seat | null): readonly string[] => (seat === null ? [] : [`[data-flip-seat='${seat}']`]);
