import type { JSX } from 'preact';
import type { Point } from './plan.js';

/** The way a monster will go: dotted, and an arrow at its end. */
export function Trail({ points }: { readonly points: readonly Point[] }): JSX.Element | null {
  const [last, before] = [points.at(-1), points.at(-2)];
  if (last === undefined || before === undefined) return null;
  const d = curve(points);
  const turn = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
  return (
    <g>
      <path class="ar-trail ar-trail--shade" d={d} />
      <path class="ar-trail" d={d} />
      <path
        class="ar-trail__head"
        transform={`translate(${last.x} ${last.y}) rotate(${turn.toFixed(0)})`}
        d="M6 0l-10-6 3 6-3 6z"
      />
    </g>
  );
}

/** Through the points, round every corner. */
function curve([first, ...rest]: readonly Point[]): string {
  const middle = (a: Point, b: Point): string => `${(a.x + b.x) / 2} ${(a.y + b.y) / 2}`;
  let d = `M${first!.x} ${first!.y}`;
  for (const [nth, point] of rest.entries()) {
    const next = rest[nth + 1];
    d += next === undefined ? `L${point.x} ${point.y}` : `Q${point.x} ${point.y} ${middle(point, next)}`;
  }
  return d;
}
