import type { symbolsAt } from '@tabula/arkham/symbols.js';
import type { JSX } from 'preact';
import type { SpaceSpot } from './geometry.js';
import type { Point } from './plan.js';

export type Announced = ReturnType<typeof symbolsAt>;
type Asked = Announced['asks'][number];
type Brought = Announced['brings'][number];

/** ARK-420.3: what is announced at a space, as it is drawn: the sheet of its neighbourhood says it in words. */
export const SYMBOLS: Readonly<Record<Asked | Brought, string>> = {
  lore: 'ar-skill-lore',
  influence: 'ar-skill-influence',
  observation: 'ar-skill-observation',
  strength: 'ar-skill-strength',
  will: 'ar-skill-will',
  money: 'ar-money',
  remnant: 'ar-remnant',
  health: 'ar-heart',
  sanity: 'ar-mind',
  common: 'ar-knife',
  curio: 'ar-elder-sign-amulet',
  spell: 'ar-mystic-scroll',
  ally: 'person',
  'remove-doom': 'ar-act-ward',
};

const SIZE = 11;
const STEP = 13;

/** Symbols side by side about a point: what is asked for is grey, what is brought is lit. */
function Line({ at, all }: { readonly at: Point; readonly all: readonly (readonly [string, boolean])[] }): JSX.Element {
  const first = at.x - ((all.length - 1) * STEP) / 2;
  return (
    <>
      {all.map(([id, lit], nth) => (
        <use
          key={`${id} ${lit}`}
          class={lit ? 'ar-symbol is-brought' : 'ar-symbol'}
          href={`#${id}`}
          x={first + nth * STEP - SIZE / 2}
          y={at.y - SIZE / 2}
          width={SIZE}
          height={SIZE}
        />
      ))}
    </>
  );
}

interface SymbolsProps {
  readonly spot: SpaceSpot;
  readonly middle: Point;
  readonly announced: Announced;
}

/** What encounters at a space usually ask for, and below it what they bring. */
export function Symbols({ spot: { laid }, middle, announced }: SymbolsProps): JSX.Element | null {
  if (laid === null) return null;
  const at = { x: middle.x + laid.signs.x, y: middle.y + laid.signs.y };
  const asks = announced.asks.map((one) => [SYMBOLS[one], false] as const);
  const brings = announced.brings.map((one) => [SYMBOLS[one], true] as const);
  const beside = laid.signs.beside === 4;
  const most = beside ? asks.length + brings.length : Math.max(asks.length, brings.length);
  const [wide, high] = [most * STEP + 5, (beside ? 1 : 2) * STEP + 4];
  return (
    <g>
      <rect class="ar-symbols" x={at.x - wide / 2} y={at.y - high / 2} width={wide} height={high} rx="6" />
      {beside ? (
        <Line at={at} all={[...asks, ...brings]} />
      ) : (
        <>
          <Line at={{ x: at.x, y: at.y - STEP / 2 }} all={asks} />
          <Line at={{ x: at.x, y: at.y + STEP / 2 }} all={brings} />
        </>
      )}
    </g>
  );
}
