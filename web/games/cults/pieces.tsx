import type { District, Level } from '@tabula/cults/content/behaviour.js';
import { sanityName } from '@tabula/cults/forecast-changes.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { JSX } from 'preact';
import { useGhost } from '../../table/numbers.js';
import { Emblem } from './emblem.js';

/** The pieces of the game as drawings around their own middle; whoever lays them down says where. */

const HOUSE = 'M-15 12v-15L0-16 15-3v15z';
const BANNER = 'M-12-15h24v29l-12-8-12 8z';
const DISC_SIDE = 'M-26-9v9c0 5 12 8 26 8s26-3 26-8v-9z';
export const NUMERALS = ['', 'I', 'II', 'III'] as const;

const colour = (seat: Seat): string => `var(--seat-${seat + 1})`;

/** The sign on a piece of a seat. */
const Sign = ({ seat, x, y, size }: { seat: Seat; x: number; y: number; size: number }): JSX.Element => (
  <svg x={x} y={y} width={size} height={size} viewBox="3 3 18 18" fill="#120e10">
    <use href={`#sign-${seat + 1}`} />
  </svg>
);

/** Light and shade that several pieces share. */
export const PieceDefs = (): JSX.Element => (
  <defs>
    <linearGradient id="cu-shine" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity=".38" />
      <stop offset=".45" stop-color="#fff" stop-opacity="0" />
      <stop offset="1" stop-color="#000" stop-opacity=".35" />
    </linearGradient>
    <linearGradient id="cu-side" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stop-color="#000" stop-opacity=".55" />
      <stop offset=".35" stop-color="#fff" stop-opacity=".12" />
      <stop offset="1" stop-color="#000" stop-opacity=".6" />
    </linearGradient>
  </defs>
);

export const RitualSpace = ({ label = '' }: { readonly label?: string }): JSX.Element => (
  <g class="cu-space">
    <circle r="21" class="cu-well" />
    <circle r="14" fill="none" stroke="var(--metal-dim)" stroke-dasharray="2 4" />
    {label !== '' && (
      <text class="cu-space__label" y="4">
        {label}
      </text>
    )}
  </g>
);

export const BlockedSpace = (): JSX.Element => (
  <g class="cu-space">
    <circle r="21" class="cu-well" />
    <path d="M-10-10 10 10M10-10-10 10" stroke="var(--danger)" stroke-width="4.5" stroke-linecap="round" />
    <circle r="20" fill="none" stroke="var(--danger)" stroke-width="1.5" opacity=".6" />
  </g>
);

/** CULT-1.29: the shape of its owner with its level. */
export const RitualPiece = ({ owner, level }: { readonly owner: Seat; readonly level: Level }): JSX.Element => (
  <g data-ritual={`${owner}:${level}`}>
    <ellipse cy="19" rx="17" ry="5" fill="#000" opacity=".55" />
    <svg x="-19" y="-20" width="38" height="38" viewBox="-1 -1 26 26" fill={colour(owner)}>
      <use href={`#shape-${owner + 1}`} stroke="#000" stroke-width="1.4" stroke-opacity=".55" />
      <use href={`#shape-${owner + 1}`} fill="url(#cu-shine)" />
    </svg>
    <text class="cu-level" y="5">
      {NUMERALS[level]}
    </text>
  </g>
);

export const PlacePiece = ({ owner }: { readonly owner: Seat | null }): JSX.Element =>
  owner === null ? (
    <path class="cu-well" d={HOUSE} />
  ) : (
    <g>
      <path d={HOUSE} class="cu-shade" />
      <path d={HOUSE} fill={colour(owner)} stroke="#000" stroke-opacity=".6" />
      <path d={HOUSE} fill="url(#cu-shine)" />
      <Sign seat={owner} x={-9} y={-8} size={18} />
    </g>
  );

export const BannerPiece = ({ owner }: { readonly owner: Seat | null }): JSX.Element =>
  owner === null ? (
    <path class="cu-well" d={BANNER} />
  ) : (
    <g>
      <path d={BANNER} class="cu-shade" />
      <path d={BANNER} fill={colour(owner)} stroke="#000" stroke-opacity=".6" />
      <path d={BANNER} fill="url(#cu-shine)" />
      <Sign seat={owner} x={-9} y={-13} size={18} />
    </g>
  );

/** CULT-6.5: markers one on another; only the top one can act. Those below a certain height are pressed together. */
export function PlanPieces({ plans }: { readonly plans: readonly Seat[] }): JSX.Element {
  const step = plans.length > 6 ? 78 / plans.length : 16;
  return (
    <g>
      <ellipse cy="10" rx="32" ry="9" fill="#000" opacity=".5" />
      <ellipse class="cu-well" cy="5" rx="30" ry="10" />
      {plans.map((owner, at) => {
        const top = at === plans.length - 1;
        return (
          <g
            key={at}
            class={`cu-marker${top ? ' cu-marker--top' : ''}`}
            transform={`translate(0 ${Math.round(4 - step * at)})`}
          >
            <path d={DISC_SIDE} fill={colour(owner)} />
            <path d={DISC_SIDE} fill="url(#cu-side)" />
            <ellipse cy="-9" rx="26" ry="8" fill={colour(owner)} stroke="#000" stroke-opacity=".35" />
            {top && <ellipse cy="-9" rx="26" ry="8" fill="url(#cu-shine)" />}
            {top ? (
              <Sign seat={owner} x={-7} y={-16} size={14} />
            ) : (
              <Sign seat={owner} x={-6} y={-4} size={step < 12 ? 8 : 12} />
            )}
          </g>
        );
      })}
    </g>
  );
}

export const InvestigatorPiece = (): JSX.Element => (
  <g>
    <circle r="13" class="cu-shade" />
    <circle r="12" fill="#e8dfc2" stroke="#6b5f38" stroke-width="1.5" />
    <svg x="-8.5" y="-9" width="17" height="17" viewBox="0 0 24 24" fill="#2a2312">
      <use href="#inv" />
    </svg>
  </g>
);

interface SanityProps {
  readonly district: District;
  readonly value: number | string;
}

export function SanityPiece({ district, value }: SanityProps): JSX.Element {
  const name = sanityName(district);
  const ghost = useGhost(name);
  return (
    <g data-number={name} class={ghost === null ? '' : 'num__then'}>
      <circle r="23" class="cu-shade" />
      <circle r="22" fill="#102319" stroke={ghost === null ? 'var(--ter)' : 'var(--glow)'} stroke-width="2" />
      <circle r="18" fill="none" stroke="var(--ter)" stroke-opacity=".35" />
      <text class="cu-sanity" y="8">
        {ghost ?? value}
      </text>
    </g>
  );
}

/** A slip of paper above the sanity of a district while it changes: what it was, and what it is now. */
export const SanityChange = ({ was, now }: { readonly was: number; readonly now: number }): JSX.Element => (
  <g class="cu-change" transform="translate(0 -38)">
    <rect x="-34" y="-14" width="68" height="28" rx="14" />
    <text y="6">
      <tspan text-decoration="line-through">{was}</tspan> → <tspan font-weight="700">{now}</tspan>
    </text>
  </g>
);

interface StackProps {
  readonly kind: string;
  readonly type: 'guardian' | 'action';
  readonly left: number;
  /** What one of its cards costs here now, and the name of that number. */
  readonly cost: number;
  readonly named: string;
}

/** A stack of district cards: emblem, cost with everything in it, and how many are left. */
export const StackPiece = ({ kind, type, left, cost, named }: StackProps): JSX.Element => (
  <g class={`cu-stack cu-stack--${type}${left === 0 ? ' is-empty' : ''}`}>
    <rect x="-21" y="-28" width="44" height="59" rx="6" class="cu-shade" />
    <rect x="-19" y="-26" width="42" height="57" rx="5" fill="#0a0d0b" />
    <rect x="-21" y="-28" width="42" height="57" rx="5" fill="#b9ae86" />
    <rect class="cu-stack__art" x="-19" y="-26" width="38" height="53" rx="4" />
    <svg x="-9" y="-17" width="27" height="29" viewBox="0 0 64 64" fill="#efe6c8">
      <Emblem card={kind} bare />
    </svg>
    <rect x="-19" y="12" width="38" height="15" fill="#ded6b6" />
    <text class="cu-stack__left" y="24">
      ×{left}
    </text>
    <g data-number={named}>
      <circle cx="-12" cy="-19" r="9.5" fill="#0f140f" stroke="var(--pwr)" stroke-width="1.5" />
      <text class="cu-stack__cost" x="-12" y="-14.5">
        {cost}
      </text>
    </g>
  </g>
);
