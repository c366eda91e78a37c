import type { JSX } from 'preact';
import { nameOfSpace } from '../names.js';
import { useSeen } from '../seen.js';
import type { Standing } from './crowd.js';
import { BOX } from './figures.js';
import { placed } from './spaces.js';

interface CrowdButtonProps {
  /** Everybody in one space. */
  readonly crowd: readonly Standing[];
  /** A phone looks elsewhere. */
  readonly far: boolean;
  readonly open: (space: number) => void;
}

/** A crowd is touched as one, and then seen one by one: its figures are too close for a finger. */
export function CrowdButton({ crowd, far, open }: CrowdButtonProps): JSX.Element {
  const seen = useSeen();
  const { space, scale } = crowd[0]!;
  const [xs, ys] = [crowd.map(({ x }) => x), crowd.map(({ y }) => y)];
  const first = { x: Math.min(...xs), y: Math.min(...ys) };
  return (
    <button
      type="button"
      class={far ? 'ar-crowd is-far' : 'ar-crowd'}
      data-crowd={space}
      style={{
        ...placed(first),
        '--x': BOX.left * scale,
        '--y': BOX.top * scale,
        '--w': Math.max(...xs) - first.x + BOX.width * scale,
        '--h': Math.max(...ys) - first.y + BOX.height * scale,
      }}
      aria-haspopup="dialog"
      aria-label={seen.words('map.crowd', { name: nameOfSpace(seen, space), count: crowd.length })}
      onClick={() => open(space)}
    />
  );
}
