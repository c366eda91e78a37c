import type { StreetType } from '@tabula/arkham/cards.js';
import type { JSX } from 'preact';
import { hexAt, pointsOf, type SpaceSpot, STREET, type StreetSpot } from './geometry.js';
import { hueOf } from './hues.js';
import { FRAME, type Plan, type Point } from './plan.js';
import { type Announced, Symbols } from './symbols.js';

/** Everything of the map that never changes: night, river, streets, tiles with their places, lamps and rain. */
export function Ground({ plan, spots, streets, announced }: GroundProps): JSX.Element {
  return (
    <svg class="ar-ground" viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true">
      <path class="ar-river" d={plan.river} stroke="#12304a" />
      <path class="ar-river" d={plan.river} stroke="url(#ar-g-wave)" />
      {spots.map(({ id, street }, space) =>
        street === null ? null : <Lane key={id} spot={street} type={streets[space] ?? 'residential'} />,
      )}
      {Object.entries(plan.tiles).map(([hood, spot]) => (
        <TileGround key={hood} hood={hood} middle={spot} first={spot.first} spots={spots} announced={announced} />
      ))}
      {plan.lamps.map((lamp) => (
        <Lamp key={`${lamp.x}/${lamp.y}`} at={lamp} />
      ))}
      <rect class="ar-rain" x="-800" y="-800" width="2400" height="2200" fill="url(#ar-g-rain)" />
    </svg>
  );
}

interface GroundProps {
  readonly plan: Plan;
  readonly spots: readonly SpaceSpot[];
  /** What kind of street each space is. */
  readonly streets: readonly (StreetType | null)[];
  /** What the symbols at a space announce. */
  readonly announced: (space: string) => Announced;
}

const Lamp = ({ at }: { readonly at: Point }): JSX.Element => (
  <g transform={`translate(${at.x} ${at.y})`}>
    <circle r="52" fill="url(#ar-g-lampg)" opacity=".62" />
    <path d="M-4 12h8M0 12V-6" stroke="#05070c" stroke-width="2.6" />
    <path d="M0-20l6 6-2 9h-8l-2-9z" fill="#ffe2a3" stroke="#1a1206" stroke-width="1.4" />
  </g>
);

/** Along a street stand houses or trees, or it is a bridge; the sign in the middle says the same. */
const SIGNS: Readonly<Record<StreetType, string>> = { residential: 'house', bridge: 'bridge', scenic: 'tree' };
const STEPS = [-58, -41, -24, -7, 10, 27, 44];

const HOUSES = STEPS.map((y) => `M-21 ${y}h7l3 6.5-3 6.5h-7zM21 ${y}h-7l-3 6.5 3 6.5h7z`).join('');
const windows = (odd: number): string =>
  STEPS.filter((_, nth) => nth % 2 === odd)
    .map((y) => `M-18 ${y + 5.5}h2.5v3h-2.5z`)
    .join('') +
  STEPS.filter((_, nth) => nth % 2 !== odd)
    .map((y) => `M15.5 ${y + 5.5}h2.5v3h-2.5z`)
    .join('');
const TREES = [-51, -34, -17, 0, 17, 34, 51];
const PIERS = [-43, -7, 29].map((y) => `M-26 ${y}h8v14h-8zM18 ${y}h8v14h-8z`).join('');

function Lane({ spot: { x, y, turn }, type }: { readonly spot: StreetSpot; readonly type: StreetType }): JSX.Element {
  const paving = {
    x: -STREET.width / 2,
    y: -STREET.length / 2,
    width: STREET.width,
    height: STREET.length,
    rx: 5,
  };
  return (
    <g class="ar-lane" transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect {...paving} fill="#141c2b" />
      <rect {...paving} fill="url(#ar-g-cob)" />
      <ellipse rx="20" ry="52" fill="url(#ar-g-lampg)" opacity=".34" />
      {type === 'residential' && (
        <>
          <path class="sb" d={HOUSES} />
          <path class="w" d={windows(0)} opacity=".9" />
          <path class="w" d={windows(1)} opacity=".32" />
        </>
      )}
      {type === 'bridge' && (
        <>
          <path d="M-21-61h7v122h-7zM14-61h7v122h-7z" fill="#36506c" />
          <path class="s" d="M-17.5-61v122M17.5-61v122" stroke-dasharray="2 6" />
          <path d={PIERS} fill="#2a3f58" stroke="#6f8fb0" stroke-width=".7" />
        </>
      )}
      {type === 'scenic' &&
        TREES.map((at) => (
          <g key={at}>
            <circle class="sb tr" cx="-16" cy={at} r="6.5" />
            <circle class="sb tr" cx="16" cy={at + 7 > 55 ? 52 : at + 7} r="6.5" />
            <path class="l" d={`M-19 ${at}l3-4 3 4M13 ${at + 7}l3-4 3 4`} />
          </g>
        ))}
      <g transform={`rotate(${-turn})`}>
        <circle r="10.5" fill="#0b101b" stroke="#8fa3c4" stroke-opacity=".55" />
        <use href={`#ar-sign-${SIGNS[type]}`} x="-6.5" y="-6.5" width="13" height="13" fill="#c9d6ea" />
      </g>
    </g>
  );
}

interface TileProps {
  readonly hood: string;
  readonly middle: Point;
  readonly first: number;
  readonly spots: readonly SpaceSpot[];
  readonly announced: GroundProps['announced'];
}

/** A neighbourhood: its ground in its own colour, and the picture of each of its places over its reflection in the wet. */
function TileGround({ hood, middle, first, spots, announced }: TileProps): JSX.Element {
  const hue = hueOf(hood);
  const shape = pointsOf(hexAt(middle, first));
  const light = `ar-t-${hood}`;
  return (
    <g style={{ '--h': hue }}>
      <radialGradient id={light} cx=".5" cy=".42" r=".62">
        <stop offset="0" stop-color={`color-mix(in srgb, ${hue} 46%, #0b1120)`} />
        <stop offset=".7" stop-color={`color-mix(in srgb, ${hue} 25%, #090e1a)`} />
        <stop offset="1" stop-color={`color-mix(in srgb, ${hue} 14%, #070b14)`} />
      </radialGradient>
      <polygon points={pointsOf(hexAt({ x: middle.x, y: middle.y + 3 }, first, 131))} fill="#000" opacity=".6" />
      <polygon points={shape} fill={`url(#${light})`} />
      <polygon points={shape} fill="url(#ar-g-engr)" />
      {spots.map((spot) =>
        spot.hood === hood ? (
          <Place key={spot.id} spot={spot} middle={middle} hue={hue} announced={announced(spot.id)} />
        ) : null,
      )}
      <polygon
        points={pointsOf(hexAt(middle, first, 129.5))}
        fill="none"
        stroke={`color-mix(in srgb, ${hue} 62%, #0a0f1a)`}
        stroke-width="2"
      />
    </g>
  );
}

interface PlaceProps {
  readonly spot: SpaceSpot;
  readonly middle: Point;
  readonly hue: string;
  readonly announced: Announced;
}

function Place({ spot, middle, hue, announced }: PlaceProps): JSX.Element | null {
  const { id, space, tile, shape, laid, lines } = spot;
  if (laid === null) return null;
  const { picture, name } = laid;
  const [x, y] = [middle.x + picture.x, middle.y + picture.y];
  const clip = `ar-clip-${id}`;
  return (
    <g>
      <clipPath id={clip}>
        <polygon points={pointsOf(shape)} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <ellipse cx={x} cy={y - 10} rx="74" ry="44" fill={hue} opacity=".16" />
        <g transform={`translate(${x} ${y}) scale(${picture.scale})`}>
          <use href={`#ar-far-${space % 3}`} />
          <use href={`#ar-place-${id}`} />
        </g>
        <rect
          x={x - 130}
          y={y}
          width="260"
          height="120"
          fill={`color-mix(in srgb, ${hue} 10%, #05080f)`}
          opacity=".72"
        />
        <g class="ar-wet" transform={`translate(${x} ${y}) scale(${picture.scale} ${-0.55 * picture.scale})`}>
          <use href={`#ar-place-${id}`} />
        </g>
        <path d={`M${x - 130} ${y}h260`} stroke={hue} stroke-opacity=".5" stroke-width=".8" />
      </g>
      <Symbols spot={spot} middle={middle} announced={announced} />
      <text class="ar-name" data-of={tile} x={middle.x + name.x} y={middle.y + name.y}>
        {lines.map((line, nth) => (
          <tspan key={line} x={middle.x + name.x} dy={nth === 0 ? 0 : 12.5}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
