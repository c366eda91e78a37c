import type { JSX } from 'preact';
import { useSeen } from '../seen.js';

/** The sky of an engraving: lines, and where the moon stands they stop. */
export const SKY = Array.from({ length: 64 }, (_, at) => `M-90 ${-150 + at * 2.4}H90`).join('');
/** The roofs of the city against it. */
export const ROOFS =
  'M-90 0v-40l10-9 10 9v-14h14v12l12-14 12 14v-8h10v-12h8v20l14-12 14 12v-22h9v30l12-10 12 10v-18h43V0z';
const RAIN = Array.from({ length: 22 }, (_, at) => {
  const [x, y] = [-78 + ((at * 37) % 156), -128 + ((at * 53) % 150)];
  return `M${x} ${y}l-2.5 9`;
}).join('');

interface EngravingProps {
  /** The space it shows. */
  readonly space: number;
  /** Wide plates show the house, high ones the night above and the wet street below it. */
  readonly high?: boolean;
}

/** The picture of a place, printed in ink on paper. */
export function Engraving({ space, high = false }: EngravingProps): JSX.Element {
  const { table } = useSeen();
  const { id = '', street = null } = table.spaces[space] ?? {};
  return (
    <svg
      class="ar-ink"
      viewBox={high ? '-62 -128 124 190' : '-56 -72 112 88'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect x="-300" y="-300" width="600" height="600" fill="#e2d1a6" />
      <path d={SKY} stroke="#5b4020" stroke-width=".7" opacity=".5" />
      {high && (
        <>
          <circle cx="30" cy="-98" r="26" fill="none" stroke="#6b4c22" stroke-width=".5" stroke-dasharray="6.5 2" />
          <circle cx="30" cy="-98" r="21" fill="#fdf4d6" stroke="#6b4c22" stroke-width=".6" />
          <path d={ROOFS} fill="#a58a58" stroke="#4a3212" stroke-width=".6" />
        </>
      )}
      {street === null ? <use class="ar-ink__place" href={`#ar-place-${id}`} /> : <Street />}
      <rect x="-300" y="0" width="600" height="300" fill="#7d6338" />
      <path d="M-300 5h600M-300 13h600M-300 24h600M-300 38h600" stroke="#3a260e" stroke-width=".8" opacity=".5" />
      <path d="M-10 0L-26 70H26L10 0z" fill="#f3dda4" opacity=".34" />
      <path d={RAIN} stroke="#fff8e0" stroke-width=".7" opacity=".7" />
      {high && (
        <path
          d="M20 62c0-16 4-24 10-27l-2-5c-9 0-9-3-1-5l2-9c4-4 14-4 18 0l2 9c8 2 8 5-1 5l-2 5c6 3 10 11 10 27z"
          fill="#1d1006"
        />
      )}
    </svg>
  );
}

/** Where there is no house: a street lamp in the rain. */
const Street = (): JSX.Element => (
  <g>
    <circle cx="0" cy="-46" r="24" fill="#fff3c8" opacity=".5" />
    <path d="M-1.5 0v-40h3V0zM-5 0h10v-3h-10z" fill="#1d1006" />
    <path d="M0-58l7 7-2 11h-10l-2-11z" fill="#fff6d6" stroke="#1d1006" stroke-width="1.4" />
  </g>
);
