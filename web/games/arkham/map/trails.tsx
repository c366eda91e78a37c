import type { JSX } from 'preact';
import { Upright } from './pieces.js';
import { OVER, type Way } from './ways.js';

const round = (units: number): string => units.toFixed(1);

/** The way a monster will go: dotted, and an arrow at its end. */
export function Trail({ way: { from, legs } }: { readonly way: Way }): JSX.Element {
  const { bend, to } = legs.at(-1)!;
  const d = legs.reduce(
    (drawn, leg) => `${drawn}Q${round(leg.bend.x)} ${round(leg.bend.y)} ${round(leg.to.x)} ${round(leg.to.y)}`,
    `M${round(from.x)} ${round(from.y)}`,
  );
  const turn = (Math.atan2(to.y - bend.y, to.x - bend.x) * 180) / Math.PI;
  return (
    <g>
      <path class="ar-trail ar-trail--shade" d={d} />
      <path class="ar-trail" d={d} />
      <path
        class="ar-trail__head"
        transform={`translate(${to.x} ${to.y}) rotate(${turn.toFixed(0)})`}
        d="M6 0l-10-6 3 6-3 6z"
      />
    </g>
  );
}

interface StepsProps {
  readonly way: Way;
  /** Whether a space is not looked at now. */
  readonly far: (space: number) => boolean;
}

/** Of one that may be sent on its way now the steps are counted, and it stands where it will be. */
export function StepsOf({ way: { card, legs, beside }, far }: StepsProps): JSX.Element {
  const { to, space } = legs.at(-1)!;
  return (
    <g>
      <g class={far(space) ? 'ar-ghost is-far' : 'ar-ghost'} transform={`translate(${to.x + beside} ${to.y + OVER})`}>
        <Upright card={card} left={null} scale={1} prey={[]} holds={null} />
      </g>
      {legs.map((leg, nth) => {
        const last = nth + 1 === legs.length;
        const at = last ? { x: leg.to.x + beside, y: leg.to.y - RAISED } : leg.to;
        return (
          <g key={nth} class={far(leg.space) ? 'ar-step is-far' : 'ar-step'} transform={`translate(${at.x} ${at.y})`}>
            <circle r="9.5" />
            <text class="ar-count" y="4.6">
              {nth + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The last number stands over the head of who will be there. */
const RAISED = 28;
