import type { Arkham } from '@tabula/arkham/board.js';
import { TILES, type Tile } from '@tabula/arkham/board.js';
import { doomIn, inForce } from '@tabula/arkham/rules/look.js';
import type { JSX } from 'preact';
import { useSeen } from '../seen.js';
import { linesOf, type SpaceSpot } from './geometry.js';
import { hueOf } from './hues.js';
import type { Plan, Point } from './plan.js';

/** ARK-411.3, ARK-437.1: how much doom a space can bear before something happens; null while no card says so. */
export function breakingPoint(s: Arkham): number | null {
  if (inForce(s, 'outbreak')) return 4;
  return inForce(s, 'anomalies') ? 3 : null;
}
/** ARK-411.3: and how much a whole neighbourhood. */
export const HOOD_BREAKS = 5;

/** How far from the middle the names of spaces at the side of a tile are. */
const SIDE = 70;
const WELL = 17;
/** More doom than this is told by a number. */
const MOST_WELLS = 5;

/** One thing in the row under a name: how wide it is, and its drawing about its middle. */
interface Part {
  readonly id: string;
  readonly wide: number;
  readonly drawing: JSX.Element;
}

/** One that has just fallen has a white rim. */
const Doom = ({ fresh = false }: { readonly fresh?: boolean }): JSX.Element => (
  <g class={fresh ? 'ar-fresh' : undefined} transform={fresh ? 'scale(1.4)' : undefined}>
    <circle r="7.6" fill="url(#ar-g-doomg)" stroke={fresh ? '#fff' : '#ffb09b'} stroke-width={fresh ? 1.6 : 0.9} />
    <use href="#ar-doom" x="-5" y="-5.2" width="10" height="10" fill="#1c0504" />
  </g>
);

/** Doom fills its wells up to the breaking point; the last well is marked. */
function wellsOf(doom: number, breaks: number | null, fresh: boolean): Part[] {
  if (doom > MOST_WELLS)
    return [
      {
        id: 'doom',
        wide: 34,
        drawing: (
          <>
            <g transform="translate(-8 0)">
              <Doom fresh={fresh} />
            </g>
            <text class="ar-count" x="9" y="4.4">
              ×{doom}
            </text>
          </>
        ),
      },
    ];
  return Array.from({ length: Math.max(doom, breaks ?? 3) }, (_, nth) => ({
    id: `well ${nth}`,
    wide: WELL,
    drawing:
      nth < doom ? (
        <Doom fresh={fresh && nth + 1 === doom} />
      ) : (
        <circle
          r="5.4"
          class={nth + 1 === breaks ? 'ar-well ar-well--last' : 'ar-well'}
          fill="#05070c"
          fill-opacity=".72"
        />
      ),
  }));
}

const COLOURS: { readonly [colour: string]: string } = { red: '#e6564a', white: '#f3ecdc', blue: '#5b9ddb' };

/** ARK-492: markers that lie on a space; those that lie facedown show their back. */
function markersOf({ markers, facedown }: Arkham, space: number): Part[] {
  const open = markers
    .filter((marker) => marker.space === space)
    .map(
      ({ token, mended }): Part => ({
        id: token,
        wide: 16,
        drawing: (
          <g class="ar-marker">
            <circle r="6.6" fill={COLOURS[token.slice(7).replace(/\..*/, '')] ?? '#c9d3e6'} />
            {mended ? <path d="m-3 0 2 2.4 4-4.6" /> : <path d="M-3.4-2.6 0 0l-2 3.4M0 0l3.6-1" />}
          </g>
        ),
      }),
    );
  const hidden = facedown
    .filter((marker) => marker.space === space)
    .map(
      (_, nth): Part => ({
        id: `facedown ${nth}`,
        wide: 16,
        drawing: (
          <g class="ar-marker">
            <circle r="6.6" fill="#46536c" />
            <circle r="2.4" fill="none" />
          </g>
        ),
      }),
    );
  return [...open, ...hidden];
}

/** What it costs to come here with one action. */
const priceOf = (text: string): Part => ({
  id: 'price',
  wide: 27,
  drawing: (
    <g class="ar-price">
      <rect x="-12" y="-8.5" width="24" height="17" rx="8.5" />
      <text y="4.2">{text}</text>
    </g>
  ),
});

interface SpaceTokensProps {
  readonly spot: SpaceSpot;
  readonly middle: Point;
  /** Zero where one comes for nothing, null where one does not come. */
  readonly price: number | null;
  readonly unstable: boolean;
  /** Its last doom has just fallen. */
  readonly fresh: boolean;
}

/** What lies on a space: doom, markers, what the way here costs, the ring of the unstable one. */
function SpaceTokens({ spot, middle, price, unstable, fresh }: SpaceTokensProps): JSX.Element {
  const { space, tile, laid, ground } = spot;
  const { s, words } = useSeen();
  const wells = laid === null ? [] : wellsOf(s.doom[space]!, breakingPoint(s), fresh);
  const more = [
    ...(price !== null && price > 0 ? [priceOf(words('map.price', { count: price }))] : []),
    ...markersOf(s, space),
  ];
  const wide = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part.wide, 0);
  const at =
    laid === null ? { x: ground.x, y: ground.y + 8 } : { x: middle.x + laid.wells.x, y: middle.y + laid.wells.y };
  // The rest lies beside the wells, away from the middle of the tile; where that is the rim, below them.
  const beside = (wide(wells) + wide(more)) / 2 + 1;
  const rest =
    laid === null
      ? { x: 0, y: 0 }
      : Math.abs(laid.name.x) === SIDE
        ? { x: 0, y: 18 }
        : { x: laid.wells.x < 0 ? -beside : beside, y: 0 };
  return (
    <g>
      {unstable && laid !== null && (
        <g transform={`translate(${middle.x + laid.picture.x} ${middle.y + laid.picture.y - 24})`}>
          <g class="ar-unstable">
            <circle r="34" stroke-opacity="1" stroke-width="1.4" stroke-dasharray="3 4" />
            <circle r="40" stroke-opacity=".45" stroke-width="1" stroke-dasharray="1 5" />
          </g>
        </g>
      )}
      <g transform={`translate(${at.x} ${at.y})`} data-of={tile} data-lies={space}>
        <Row parts={wells} x={0} y={0} />
        <Row parts={more} {...rest} />
      </g>
    </g>
  );
}

/** Things beside each other, about a point. */
function Row({ parts, x, y }: Point & { readonly parts: readonly Part[] }): JSX.Element {
  let at = x - parts.reduce((sum, part) => sum + part.wide, 0) / 2;
  return (
    <>
      {parts.map(({ id, wide, drawing }) => {
        at += wide;
        return (
          <g key={id} transform={`translate(${(at - wide / 2).toFixed(1)} ${y})`}>
            {drawing}
          </g>
        );
      })}
    </>
  );
}

/** Rings of five segments: how far the whole neighbourhood is from breaking. */
const SEGMENTS = Array.from({ length: HOOD_BREAKS }, (_, nth) => {
  const [from, to] = [nth * 72 + 5, (nth + 1) * 72 - 5].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(23.5 * Math.sin(angle)).toFixed(1)},${(-23.5 * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${from}A23.5 23.5 0 0 1 ${to}`;
});

/** The middle of a neighbourhood: clues or an anomaly, within the doom of all its spaces; the ribbon says its name. */
export function Medallion({
  tile,
  hood,
  middle,
}: {
  readonly tile: Tile;
  readonly hood: string;
  readonly middle: Point;
}): JSX.Element {
  const { s, props } = useSeen();
  const { clues, anomaly } = s.tiles[tile];
  const doom = doomIn(s, tile);
  const hue = hueOf(hood);
  return (
    <g class="ar-medal" data-of={tile} transform={`translate(${middle.x} ${middle.y})`}>
      <circle r="29" fill="#05070c" opacity=".75" />
      <circle r="27.5" fill="url(#ar-g-medg)" stroke={hue} stroke-width="1.2" />
      {SEGMENTS.map((d, nth) => (
        <path key={d} class={nth < doom ? 'ar-ring is-doom' : 'ar-ring'} d={d} />
      ))}
      {anomaly ? (
        <>
          <circle r="18" fill="url(#ar-g-anomg)" />
          <use href="#ar-sign-spiral" x="-15" y="-16" width="31" height="31" style={{ color: '#e9d5ff' }} />
          {clues > 0 && <Clues count={clues} small />}
        </>
      ) : clues > 0 ? (
        <Clues count={clues} />
      ) : (
        <use href="#ar-clue" x="-9" y="-12" width="18" height="18" fill="#c9d3e6" opacity=".2" />
      )}
      <Ribbon hue={hue} lines={linesOf(props.name({ tile }), 12)} />
    </g>
  );
}

const Clues = ({ count, small = false }: { readonly count: number; readonly small?: boolean }): JSX.Element => (
  <g transform={small ? 'translate(19 -19) scale(.72)' : 'translate(0 -3)'}>
    <circle r="13.5" fill="url(#ar-g-clueg)" stroke="#eaf7d8" stroke-width="1" />
    <use href="#ar-clue" x="-8.5" y="-8.5" width="17" height="17" fill="#10240f" />
    {count > 1 && (
      <g transform="translate(12 -9)">
        <circle r={small ? 11 : 8.4} fill="#0b130a" stroke="#a9d884" stroke-width="1.2" />
        <text class={small ? 'ar-count ar-count--small' : 'ar-count'} y={small ? 6 : 4.5}>
          {count}
        </text>
      </g>
    )}
  </g>
);

function Ribbon({ hue, lines }: { readonly hue: string; readonly lines: readonly string[] }): JSX.Element {
  const half = Math.max(...lines.map(({ length }) => length)) * 3.7 + 12;
  const high = lines.length > 1 ? 14 : 9;
  const d = `M${-half} -9h${2 * half}l-5 ${high} 5 ${high}h${-2 * half}l5-${high}z`;
  return (
    <g transform="translate(0 27)">
      <path d={d} fill={hue} />
      <path d={d} fill="url(#ar-g-ribg)" stroke="#05070c" stroke-width="1" />
      {lines.map((line, nth) => (
        <text key={line} class="ar-hood" y={lines.length > 1 ? 3 + 12 * nth : 4.4}>
          {line}
        </text>
      ))}
    </g>
  );
}

interface TokensProps {
  readonly plan: Plan;
  readonly spots: readonly SpaceSpot[];
  readonly prices: ReadonlyMap<number, number>;
  readonly unstable: readonly number[];
  /** Where doom has just fallen. */
  readonly fresh: readonly number[];
}

/** Everything on the map that is counted. */
export function Tokens({ plan, spots, prices, unstable, fresh }: TokensProps): JSX.Element {
  const { table } = useSeen();
  const hoods = table.scenario.neighbourhoods;
  return (
    <>
      {spots.map((spot) => (
        <SpaceTokens
          key={spot.id}
          spot={spot}
          middle={plan.tiles[spot.hood ?? ''] ?? spot.ground}
          price={prices.get(spot.space) ?? null}
          unstable={unstable.includes(spot.space)}
          fresh={fresh.includes(spot.space)}
        />
      ))}
      {TILES.map((tile) => {
        const hood = hoods[tile];
        return hood === undefined ? null : <Medallion key={hood} tile={tile} hood={hood} middle={plan.tiles[hood]!} />;
      })}
    </>
  );
}
