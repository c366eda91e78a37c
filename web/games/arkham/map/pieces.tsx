import type { JSX } from 'preact';
import { emblemOf, faceOf } from '../emblem.js';

/** The figures of the map. Each stands on the origin of its drawing. */

interface StandeeProps {
  readonly seat: number;
  readonly sheet: string;
  /** The viewer's own has a ring under it. */
  readonly own: boolean;
}

export const Standee = ({ seat, sheet, own }: StandeeProps): JSX.Element => (
  <g data-seat={seat + 1}>
    <ellipse cy="1" rx="15" ry="5" fill="#000" opacity=".6" />
    {own && <ellipse rx="19" ry="7.5" fill="none" stroke="var(--seat)" stroke-width="1.5" opacity=".9" />}
    <path d="M-14-2v-32a14 14 0 0 1 28 0v32z" fill="#0a0d15" stroke="var(--seat)" stroke-width="2" />
    <path d="M-12-3v-31a12 12 0 0 1 24 0v31z" fill="color-mix(in srgb, var(--seat) 42%, #1a2136)" />
    <svg x="-11.5" y="-45" width="23" height="40" viewBox="8 8 84 112" preserveAspectRatio="xMidYMin slice">
      <use href={`#${faceOf(sheet)}`} width="100" height="120" />
    </svg>
    <path d="M-15-9h30l2 7a17 5 0 0 1-34 0z" fill="var(--seat)" />
    <path d="M-15-9h30l.6 2h-31.2z" fill="#fff" opacity=".4" />
    <use
      href={`#seat-${seat + 1}`}
      x="-7"
      y="-11.5"
      width="14"
      height="14"
      fill="var(--seat)"
      stroke="#0a0d15"
      stroke-width="1.6"
      paint-order="stroke"
    />
  </g>
);

/** How many dots there is room for; more hit points are a number. */
const MOST_DOTS = 5;

/** The hit points that a monster has left. */
function Hits({ left, scale }: { readonly left: number; readonly scale: number }): JSX.Element {
  if (left > MOST_DOTS)
    return (
      <g transform={`translate(0 -8) scale(${1 / scale})`}>
        <text class="ar-hits" y="4.4">
          {left}
        </text>
      </g>
    );
  const gap = left > 4 ? 4.8 : 6;
  return (
    <g transform="translate(0 -5)">
      {Array.from({ length: left }, (_, nth) => (
        <circle key={nth} cx={(nth - (left - 1) / 2) * gap} r="2.2" fill="#ffb29a" stroke="#160a0c" stroke-width="1" />
      ))}
    </g>
  );
}

interface UprightProps {
  readonly card: string;
  /** The hit points it has left; null where it stands for several. */
  readonly left: number | null;
  /** How small it is drawn: what is read on it is not. */
  readonly scale: number;
  /** Whom it is after. */
  readonly prey: readonly number[];
  /** Who is held by it: its rim has their colour. */
  readonly holds: number | null;
}

/** Ready: upright and red. Engaged: upright, its rim in the colour of whom it holds, with a clasp. */
export function Upright({ card, left, scale, prey, holds }: UprightProps): JSX.Element {
  const rim = holds === null ? '#ff6a4d' : `var(--seat-${holds + 1})`;
  return (
    <g>
      <ellipse cy="1" rx="14" ry="4.5" fill="#000" opacity=".6" />
      {holds === null && <circle cy="-19" r="24" fill="url(#ar-g-redg)" />}
      <path d="M-15-37h30v25L0 2l-15-14z" fill="#160a0c" stroke={rim} stroke-width="2" />
      <path d="M-12.5-34.5h25v21.5L0-1.5l-12.5-11.5z" fill="url(#ar-g-monb)" />
      <use href={`#${emblemOf(card)}`} x="-11.5" y="-34" width="23" height="23" fill="#ffd9c4" />
      {prey.map((seat, nth) => (
        <g key={seat} transform={`translate(${15 - 13 * nth} -38)`}>
          <circle r="8" fill="#0b0e15" />
          <use href={`#seat-${seat + 1}`} x="-6" y="-6" width="12" height="12" fill={`var(--seat-${seat + 1})`} />
        </g>
      ))}
      {holds !== null && (
        <g transform="translate(-16 -24)">
          <circle r="8" fill="#0b0e15" stroke={rim} stroke-width="1.4" />
          <use href="#ar-sign-clasp" x="-6" y="-6" width="12" height="12" fill={rim} />
        </g>
      )}
      {left !== null && <Hits left={left} scale={scale} />}
    </g>
  );
}

/** Exhausted: it lies, grey, under the moon. */
export const Lying = ({ card }: { readonly card: string }): JSX.Element => (
  <g>
    <ellipse rx="19" ry="5" fill="#000" opacity=".55" />
    <g transform="translate(0 -11) rotate(90)">
      <path d="M-11-17h22v24L0 17l-11-10z" fill="#1a1c22" stroke="#7a808c" stroke-width="1.5" />
      <use href={`#${emblemOf(card)}`} x="-9" y="-15" width="18" height="18" fill="#8b909a" />
    </g>
    <circle cx="14" cy="-20" r="7.5" fill="#0b0e15" stroke="#7a808c" stroke-width="1.2" />
    <use href="#ar-sign-moon" x="9.5" y="-24.5" width="9" height="9" fill="#c9cfda" />
  </g>
);

/** In a crowd what holds somebody is a small shield right behind them; with how many there are, if there are several. */
export const SmallShield = ({
  card,
  seat,
  count,
  scale,
}: {
  readonly card: string;
  readonly seat: number;
  readonly count: number;
  readonly scale: number;
}): JSX.Element => (
  <g transform="translate(0 -11)">
    <path d="M-9.5-11h19v15L0 13l-9.5-9z" fill="#160a0c" stroke={`var(--seat-${seat + 1})`} stroke-width="2.2" />
    <use href={`#${emblemOf(card)}`} x="-7.5" y="-9.5" width="15" height="15" fill="#ffd9c4" />
    {count > 1 && (
      <g transform={`translate(8 -13) scale(${1 / scale})`}>
        <circle r="8.5" fill="#0b0e15" stroke={`var(--seat-${seat + 1})`} stroke-width="1.4" />
        <text class="ar-many" y="4.7">
          {count}
        </text>
      </g>
    )}
  </g>
);

interface TimesProps {
  readonly count: number;
  readonly scale: number;
  /** Above what lies, beside what stands. */
  readonly lying: boolean;
}

/** So many of one kind in one state. */
export const Times = ({ count, scale, lying }: TimesProps): JSX.Element => (
  <g transform={`translate(${lying ? '-5 -30' : '14 -13'}) scale(${1 / scale})`}>
    <rect x="-11" y="-8.5" width="22" height="17" rx="8.5" fill="#0b0e15" stroke="#ffb29a" />
    <text class="ar-many" y="4.6">
      ×{count}
    </text>
  </g>
);
