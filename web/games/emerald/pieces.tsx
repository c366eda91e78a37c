import type { Seat } from '@tabula/kernel/json.js';
import type { JSX } from 'preact';

/** An agent of a player. */
export const Pawn = ({ seat }: { readonly seat: Seat }): JSX.Element => (
  <svg class="em-pawn" data-seat={seat + 1} aria-hidden="true">
    <use href="#em-agent" />
  </svg>
);

/** An influence cube of a player. */
export const Cube = ({ seat }: { readonly seat: Seat }): JSX.Element => (
  <svg class="em-cube" data-seat={seat + 1} aria-hidden="true">
    <use href="#em-cube" />
  </svg>
);

/** So many of a piece side by side; where they would be too many, one with their number. */
export function Row({ of: Piece, seat, count, most }: RowProps): JSX.Element | null {
  if (count === 0) return null;
  if (count <= most)
    return (
      <>
        {Array.from({ length: count }, (_, nth) => (
          <Piece key={nth} seat={seat} />
        ))}
      </>
    );
  return (
    <>
      <Piece seat={seat} />
      <small class="num">×{count}</small>
    </>
  );
}

interface RowProps {
  readonly of: (props: { readonly seat: Seat }) => JSX.Element;
  readonly seat: Seat;
  readonly count: number;
  readonly most: number;
}
