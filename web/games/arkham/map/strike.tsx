import type { JSX } from 'preact';
import type { SpaceSpot } from './geometry.js';
import type { Plan, Point } from './plan.js';
import type { Struck } from './shown.js';

/** The mouth of the cup. */
const mouthOf = ({ x, y, lying }: Plan['cup']): Point => (lying ? { x: x + 42, y: y + 18 } : { x: x + 61, y: y + 20 });
/** How high a throw rises over both its ends. */
const RISE = 90;

interface StrikeProps {
  readonly plan: Plan;
  readonly spots: readonly SpaceSpot[];
  readonly struck: Struck;
  /** The neighbourhood that is struck. */
  readonly hood: string;
}

/** What comes out of the cup, from there to where it strikes: a space, or the middle of a neighbourhood. */
export function Strike({ plan, spots, struck, hood }: StrikeProps): JSX.Element {
  const middle = plan.tiles[hood]!;
  const from = mouthOf(plan.cup);
  const ends = struck.spaces.flatMap((space): readonly Point[] => {
    const laid = spots[space]?.laid;
    return laid === undefined || laid === null ? [] : [{ x: middle.x + laid.wells.x, y: middle.y + laid.wells.y }];
  });
  return (
    <g class="ar-strike">
      {(ends.length === 0 ? [middle] : ends).map(({ x, y }) => {
        const over = Math.max(-20, Math.min(from.y, y) - RISE);
        const d = `M${from.x} ${from.y}Q${(from.x + x) / 2} ${over} ${x} ${y}`;
        return (
          <g key={`${x}/${y}`}>
            <path class="ar-trail ar-trail--shade" d={d} />
            <path class="ar-trail" d={d} />
          </g>
        );
      })}
    </g>
  );
}
