import type { JSX } from 'preact';

/** Where the pips of each face lie, on a square of 48. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[24, 24]],
  [
    [11, 11],
    [37, 37],
  ],
  [
    [11, 11],
    [24, 24],
    [37, 37],
  ],
  [
    [11, 11],
    [37, 11],
    [11, 37],
    [37, 37],
  ],
  [
    [11, 11],
    [37, 11],
    [24, 24],
    [11, 37],
    [37, 37],
  ],
  [
    [11, 9],
    [37, 9],
    [11, 24],
    [37, 24],
    [11, 39],
    [37, 39],
  ],
];
/** How dice lie there: none of them straight. */
const TURNS = [-4, 5, -3, 6, -6, 3, -2] as const;

interface DieProps {
  readonly face: number;
  readonly at: number;
  /** It is a success, it is none, or nobody counts. */
  readonly is: 'hit' | 'miss' | 'plain';
  /** Set if it may be touched: it can be rolled again. */
  readonly may?: {
    readonly chosen: boolean;
    readonly label: string;
    readonly word: string;
    readonly touch: () => void;
  };
}

export function Die({ face, at, is, may }: DieProps): JSX.Element {
  const style = { '--r': `${TURNS[at % TURNS.length]}deg`, '--nth': at };
  const pips = (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      {PIPS[face]?.map(([x, y]) => (
        <circle key={`${x}/${y}`} cx={x} cy={y} r="5" />
      ))}
    </svg>
  );
  if (may === undefined)
    return (
      <span class={`ar-die is-${is}`} role="img" aria-label={String(face)} style={style}>
        {pips}
      </span>
    );
  return (
    <button
      type="button"
      class={`ar-die is-${is} ${may.chosen ? 'is-selected' : 'may'}`}
      aria-label={may.label}
      aria-pressed={may.chosen}
      style={style}
      onClick={may.touch}
    >
      {pips}
      {may.chosen && <em>{may.word}</em>}
    </button>
  );
}
