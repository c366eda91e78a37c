import type { JSX } from 'preact';
import { CENTRE, cobbles } from './geometry.js';

const STONES = cobbles();

/** The round city without anything on it. */
export function Ground(): JSX.Element {
  return (
    <g>
      <defs>
        <radialGradient id="cu-ground" cx="50%" cy="42%" r="60%">
          <stop offset="0" stop-color="#2c4234" />
          <stop offset=".55" stop-color="#17251d" />
          <stop offset="1" stop-color="#0a120d" />
        </radialGradient>
        <linearGradient id="cu-rim" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#e6d58d" />
          <stop offset=".3" stop-color="#8a7b3c" />
          <stop offset=".55" stop-color="#3e3819" />
          <stop offset=".8" stop-color="#a8974b" />
          <stop offset="1" stop-color="#4a421d" />
        </linearGradient>
        <radialGradient id="cu-hub">
          <stop offset="0" stop-color="#070b09" />
          <stop offset=".7" stop-color="#0d1712" />
          <stop offset="1" stop-color="#23351f" />
        </radialGradient>
      </defs>
      <circle cx={CENTRE} cy={CENTRE} r="348" fill="#050806" />
      <circle cx={CENTRE} cy={CENTRE} r="330" fill="none" stroke="#141b12" stroke-width="34" />
      <circle cx={CENTRE} cy={CENTRE} r="346" fill="none" stroke="url(#cu-rim)" stroke-width="4" />
      <circle cx={CENTRE} cy={CENTRE} r="313" fill="none" stroke="url(#cu-rim)" stroke-width="3" />
      <g stroke="var(--metal-dim)" stroke-width="1.5">
        {Array.from({ length: 120 }, (_, i) => (
          <path key={i} d="M350 10v7" transform={`rotate(${3 * i} 350 350)`} />
        ))}
      </g>
      <circle cx={CENTRE} cy={CENTRE} r="311" fill="url(#cu-ground)" />
      <g fill="#d9cf9a">
        {STONES.map(({ d, light }) => (
          <path key={d} d={d} opacity={light.toFixed(2)} />
        ))}
      </g>
      <path
        d="M659 300C600 330 560 322 500 350S430 352 412 352M288 348C240 344 180 372 120 352S60 380 40 366"
        fill="none"
        stroke="#0a1714"
        stroke-width="20"
        opacity=".9"
      />
      <path
        d="M659 300C600 330 560 322 500 350S430 352 412 352M288 348C240 344 180 372 120 352S60 380 40 366"
        fill="none"
        stroke="#2a5a4c"
        stroke-width="2"
        opacity=".6"
      />
      {['M406 350L661 350', 'M350 406L350 661', 'M294 350L39 350', 'M350 294L350 39'].map((d) => (
        <g key={d}>
          <path d={d} stroke="#050806" stroke-width="7" />
          <path d={d} stroke="var(--metal-dim)" stroke-width="1.5" />
        </g>
      ))}
    </g>
  );
}

/** The eye in the middle. */
export const Hub = (): JSX.Element => (
  <g class="cu-hub">
    <circle cx={CENTRE} cy={CENTRE} r="55" fill="url(#cu-hub)" stroke="url(#cu-rim)" stroke-width="4" />
    <g fill="var(--metal)" opacity=".75">
      {Array.from({ length: 16 }, (_, i) => (
        <path key={i} d="M350 302l2.6 11h-5.200z" transform={`rotate(${22.5 * i} 350 350)`} />
      ))}
    </g>
    <g transform="translate(350 350) scale(.8) translate(-350 -350)">
      <path d="M310 350c12-18 26-26 40-26s28 8 40 26c-12 18-26 26-40 26s-28-8-40-26z" fill="#cbb75f" />
      <circle cx={CENTRE} cy={CENTRE} r="19" fill="#0a0f0c" />
      <path d="M350 334c5 5 6 11 6 16s-1 11-6 16c-5-5-6-11-6-16s1-11 6-16z" fill="#c4352b" />
    </g>
  </g>
);
