import type { Seat } from '@tabula/kernel/json.js';
import type { JSX } from 'preact';
import { Icon, Sigil } from '../../../app/parts.js';
import { faceOf } from '../emblem.js';
import { useSeen } from '../seen.js';

interface BustProps {
  readonly seat: Seat;
  /** Somebody whom the seat has no more. */
  readonly fallen?: string;
}

/** The portrait of a seat's investigator with its sigil; whoever shows it says the name beside it. */
export function Bust({ seat, fallen }: BustProps): JSX.Element {
  const sheet = useSeen().view.seats[seat]!.sheet ?? fallen ?? null;
  return (
    <span class="ar-bust" data-seat={seat + 1} aria-hidden="true">
      {sheet === null ? (
        <span class="ar-bust__none">
          <Icon id="person" />
        </span>
      ) : (
        <svg class="ar-bust__face">
          <use href={`#${faceOf(sheet)}`} />
        </svg>
      )}
      <Sigil seat={seat} />
    </span>
  );
}
