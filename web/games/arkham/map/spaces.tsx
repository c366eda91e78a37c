import type { JSX } from 'preact';
import { nameOfSpace } from '../names.js';
import { useSeen } from '../seen.js';
import { pointsOf, type SpaceSpot } from './geometry.js';
import { FRAME, type Point } from './plan.js';
import { breakingPoint } from './tokens.js';

/** Where something is in the frame of the map, whatever size that has. */
export const placed = ({ x, y }: Point): { readonly left: string; readonly top: string } => ({
  left: `${((x / FRAME.width) * 100).toFixed(2)}%`,
  top: `${((y / FRAME.height) * 100).toFixed(2)}%`,
});

const MOVE = { deed: 'move' };

interface SpaceProps {
  readonly spot: SpaceSpot;
  /** It can be reached without paying: before somebody sets out, a touch of it is to set out. */
  readonly near: boolean;
  readonly unstable: boolean;
  readonly struck: boolean;
  /** A phone looks elsewhere. */
  readonly far: boolean;
}

/** A space as one touches it: its own shape, not the box around it. */
export function SpaceButton({ spot, near, unstable, struck, far }: SpaceProps): JSX.Element {
  const seen = useSeen();
  const { props, view, s, words, home } = seen;
  const { space, shape, tile, street } = spot;
  const sets = near && props.may(MOVE);
  const [may, chosen] = [sets || props.may({ space }), props.chosen({ space })];
  const [xs, ys] = [shape.map(({ x }) => x), shape.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const breaks = breakingPoint(s);
  const name = nameOfSpace(seen, space);
  const doom = view.doom[space] ?? 0;
  const label = [
    street !== null
      ? name
      : breaks === null
        ? words('map.space', { name, doom })
        : words('map.space.breaks', { name, doom, breaks }),
    unstable ? words('map.unstable') : '',
    chosen ? words('map.chosen') : may ? words('map.may') : '',
  ];
  const own = view.seats[home]?.space === space && view.seats[home].sheet !== null;
  return (
    <button
      type="button"
      class={`ar-space${may ? ' may' : ''}${chosen ? ' is-selected' : ''}${own ? ' is-own' : ''}${near ? ' is-near' : ''}${struck ? ' is-struck' : ''}${far ? ' is-far' : ''}`}
      data-space={space}
      data-of={tile}
      data-seat={own ? home + 1 : undefined}
      style={{
        ...placed({ x: left, y: top }),
        width: `${((width / FRAME.width) * 100).toFixed(2)}%`,
        height: `${((height / FRAME.height) * 100).toFixed(2)}%`,
      }}
      aria-label={label.filter(Boolean).join(', ')}
      aria-pressed={chosen}
      onClick={() => props.touch(sets ? MOVE : { space })}
    >
      <svg viewBox={`${left} ${top} ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <polygon points={pointsOf(shape)} />
      </svg>
    </button>
  );
}
