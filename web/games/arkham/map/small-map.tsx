import { TILES } from '@tabula/arkham/board.js';
import { doomIn } from '@tabula/arkham/rules/look.js';
import type { JSX } from 'preact';
import { type Seen, useSeen } from '../seen.js';
import { hexAt, pointsOf, type SpaceSpot } from './geometry.js';
import { hueOf } from './hues.js';
import { FRAME, type Plan } from './plan.js';

interface SmallMapProps {
  readonly plan: Plan;
  readonly spots: readonly SpaceSpot[];
  readonly near: number;
  readonly go: (tile: number) => void;
}

/** Whether something in a neighbourhood may be touched now. */
function hasMay({ props, view }: Seen, spots: readonly SpaceSpot[], tile: number): boolean {
  const spaces = spots.filter((spot) => spot.tile === tile).map(({ space }) => space);
  return (
    spaces.some((space) => props.may({ space })) ||
    view.monsters.some(({ card, space }) => spaces.includes(space) && props.may({ card })) ||
    view.seats.some(({ space }, seat) => spaces.includes(space) && props.may({ seat }))
  );
}

/** The whole city in small: where one looks, how the doom grows, who is where, and where something may be touched. */
export function SmallMap({ plan, spots, near, go }: SmallMapProps): JSX.Element {
  const seen = useSeen();
  const { table, view, s, props, words } = seen;
  return (
    <fieldset class="ar-small">
      <legend class="vh">{words('map.small')}</legend>
      <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true">
        {TILES.map((tile) => {
          const hood = table.scenario.neighbourhoods[tile]!;
          const spot = plan.tiles[hood]!;
          const here = view.seats.flatMap(({ space, sheet }, seat) =>
            sheet !== null && table.spaces[space]?.tile === tile ? [seat] : [],
          );
          const { clues, anomaly } = s.tiles[tile];
          return (
            <g key={hood}>
              <polygon
                points={pointsOf(hexAt(spot, spot.first, 124))}
                class={`${tile === near ? 'is-now' : ''}${hasMay(seen, spots, tile) ? ' has-may' : ''}`}
                fill={`color-mix(in srgb, ${hueOf(hood)} ${anomaly ? 20 : 48}%, #0b1120)`}
                stroke={hueOf(hood)}
              />
              {anomaly && <circle cx={spot.x} cy={spot.y} r="104" fill="url(#ar-g-anomg)" opacity=".75" />}
              {here.map((seat, nth) => (
                <use
                  key={seat}
                  href={`#seat-${seat + 1}`}
                  fill={`var(--seat-${seat + 1})`}
                  x={spot.x - 34 + (nth - (Math.min(here.length, 3) - 1) / 2) * 58 - (nth > 2 ? 174 : 0)}
                  y={spot.y - (nth > 2 ? 20 : 88)}
                  width="68"
                  height="68"
                />
              ))}
              <text x={spot.x - (clues > 0 ? 26 : 0)} y={spot.y + 78}>
                {doomIn(s, tile)}
              </text>
              {clues > 0 && <circle cx={spot.x + 36} cy={spot.y + 46} r="24" fill="#a9d884" />}
            </g>
          );
        })}
      </svg>
      {TILES.map((tile) => {
        const spot = plan.tiles[table.scenario.neighbourhoods[tile]!]!;
        return (
          <button
            key={tile}
            type="button"
            style={{ left: `${(spot.x / FRAME.width) * 100}%`, top: `${(spot.y / FRAME.height) * 100}%` }}
            aria-label={props.name({ tile })}
            aria-current={tile === near}
            onClick={() => go(tile)}
          />
        );
      })}
    </fieldset>
  );
}
