import type { JSX } from 'preact';
import type { Way } from './ways.js';

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
