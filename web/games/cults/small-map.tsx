import { DISTRICTS, type District } from '@tabula/cults/content/behaviour.js';
import type { JSX } from 'preact';
import { type Seen, useSeen } from './seen.js';

/** Where the quarters lie on the small map. */
const CORNER: Readonly<Record<District, string>> = {
  northside: 'M32 32V2A30 30 0 0 0 2 32z',
  downtown: 'M32 32h30A30 30 0 0 0 32 2z',
  uptown: 'M32 32H2a30 30 0 0 0 30 30z',
  rivertown: 'M32 32v30a30 30 0 0 0 30-30z',
};
/** The order in which one swipes through the city: as on the map, row by row. */
export const ROUND: readonly District[] = ['northside', 'downtown', 'uptown', 'rivertown'];

/** Whether something in a district may be touched now. */
export function hasMay({ props, view }: Seen, id: District): boolean {
  const { rituals, guardian, action } = view.districts[id];
  return (
    props.may({ district: id }) ||
    rituals.some(({ level, owner }) => props.may({ ritual: `${id}:${level}:${owner}` })) ||
    [guardian, action].some((stack) => stack !== null && props.may({ stack: stack.kind }))
  );
}

interface MapProps {
  readonly now: District;
  readonly go: (id: District) => void;
}

/** The city in small: where one looks, and where something may be touched. */
export function SmallMap({ now, go }: MapProps): JSX.Element {
  const seen = useSeen();
  const { view, props } = seen;
  return (
    <fieldset class="cu-map">
      <legend class="vh">{seen.words('map')}</legend>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        {DISTRICTS.map((id) => (
          <path
            key={id}
            d={CORNER[id]}
            class={`${id === now ? 'is-now' : ''}${view.districts[id].open ? '' : ' is-closed'}${hasMay(seen, id) ? ' has-may' : ''}`}
          />
        ))}
        {DISTRICTS.map((id) => (
          <Signs key={id} id={id} />
        ))}
        <circle cx="32" cy="32" r="9" />
      </svg>
      {ROUND.map((id) => (
        <button
          key={id}
          type="button"
          aria-label={props.name({ district: id })}
          aria-current={id === now}
          disabled={!view.districts[id].open && !hasMay(seen, id)}
          onClick={() => go(id)}
        />
      ))}
    </fieldset>
  );
}

/** In which direction each district lies from the middle. */
const SIDE: Readonly<Record<District, { readonly x: number; readonly y: number }>> = {
  northside: { x: -1, y: -1 },
  downtown: { x: 1, y: -1 },
  uptown: { x: -1, y: 1 },
  rivertown: { x: 1, y: 1 },
};
/** Angles of the rituals along the rim, and how far from the middle they and the plans are. */
const ARC = [10, 28, 45, 62, 80];
const [RIM, INNER] = [25.5, 16.5];

/** What lies in a district at a glance: whose rituals, and whose plans are stacked. */
function Signs({ id }: { readonly id: District }): JSX.Element {
  const { view } = useSeen();
  const { rituals, plans } = view.districts[id];
  const { x, y } = SIDE[id];
  const at = (degrees: number, far: number) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: 32 + x * far * Math.cos(angle), y: 32 + y * far * Math.sin(angle) };
  };
  const plan = at(45, INNER);
  return (
    <g>
      {rituals.map(({ owner }, nth) => {
        const spot = at(ARC[nth] ?? 45, RIM);
        return (
          <use
            key={nth}
            href={`#seat-${owner + 1}`}
            fill="var(--seat)"
            data-seat={owner + 1}
            x={spot.x - 3.5}
            y={spot.y - 3.5}
            width="7"
            height="7"
          />
        );
      })}
      {plans.map((owner, nth) => (
        <rect
          key={nth}
          class="cu-map__plans"
          data-seat={owner + 1}
          x={plan.x - 4}
          y={plan.y + 2 - nth * 2}
          width="8"
          height="2.4"
          rx="1"
          fill="var(--seat)"
        />
      ))}
    </g>
  );
}
