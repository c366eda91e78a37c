import type { JSX } from 'preact';
import { Icon } from '../../../app/parts.js';
import { useSeen } from '../seen.js';

/** What is hit by what: health by damage, sanity by horror. */
export const VITALS = {
  health: { whole: 'ar-heart', hit: 'ar-damage', tone: 'ar-c-health' },
  sanity: { whole: 'ar-mind', hit: 'ar-horror', tone: 'ar-c-sanity' },
} as const;
export type VitalKind = keyof typeof VITALS;

interface VitalProps {
  readonly kind: VitalKind;
  readonly most: number;
  readonly hits: number;
}

/** Hearts or heads: hits stay in theirs. */
export function Vital({ kind, most, hits }: VitalProps): JSX.Element {
  const { words } = useSeen();
  const { whole, hit, tone } = VITALS[kind];
  const left = Math.max(0, most - hits);
  return (
    <div class="ar-vit">
      <span class="ar-vit__l" aria-hidden="true">
        {words(`panel.${kind}`)}
      </span>
      <span class="ar-vit__n num">
        <span class="vh">{words(`panel.${kind}-left`, { left, most })}</span>
        <span aria-hidden="true">
          {left}
          <small> {words('panel.of', { most })}</small>
        </span>
      </span>
      <span class="ar-vit__p" aria-hidden="true">
        {Array.from({ length: most }, (_, at) => (
          <i key={at} class={`ar-pip ${at < left ? tone : 'is-hit'}`}>
            <Icon id={whole} />
            {at >= left && <Icon id={hit} />}
          </i>
        ))}
      </span>
    </div>
  );
}
