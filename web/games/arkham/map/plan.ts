import type { Table } from '@tabula/arkham/packs.js';

/** The map is drawn in units of its own, in a frame of this size. */
export const FRAME = { width: 792, height: 512 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a neighbourhood lies, and in which direction (degrees, counterclockwise from the right) its first space. */
export interface TileSpot extends Point {
  readonly first: number;
}

/** How a scenario lies on the table. */
export interface Plan {
  readonly tiles: { readonly [neighbourhood: string]: TileSpot };
  readonly river: string;
  readonly lamps: readonly Point[];
  /** The free corners: the cup, with its tokens below or beside it, the decks, and room for one more space. */
  readonly cup: Point & { readonly lying?: true };
  readonly decks: readonly [unstable: Point, events: Point, headlines: Point];
  readonly added: Point;
}

/** Columns and rows of tiles that stand on a corner. */
const [X, Y] = [
  [124.6, 260.2, 395.7, 531.3, 666.9],
  [139, 373.8],
] as const;
const tile = (column: 0 | 1 | 2 | 3 | 4, row: 0 | 1, first: number): TileSpot => ({ x: X[column], y: Y[row], first });
const column = (x: number, top: number): Plan['decks'] => [
  { x, y: top },
  { x, y: top + 48 },
  { x, y: top + 96 },
];

const PLANS: { readonly [scenario: string]: Plan } = {
  'scenario/azathoth': {
    tiles: {
      northside: tile(0, 0, 60),
      downtown: tile(2, 0, 60),
      easttown: tile(4, 0, 120),
      'merchant-district': tile(1, 1, 60),
      rivertown: tile(3, 1, 120),
    },
    river: 'M-60 395C90 330 180 240 300 262S520 290 620 262S780 320 860 370',
    lamps: [
      { x: 260.2, y: 218.8 },
      { x: 395.7, y: 294 },
      { x: 531.3, y: 218.8 },
    ],
    cup: { x: 12, y: 332 },
    decks: column(660, 358),
    added: { x: 722, y: 316 },
  },
  'scenario/umordhoth': {
    tiles: {
      uptown: { x: 161.2, y: 120.4, first: 30 },
      southside: { x: 161.2, y: 391.6, first: 330 },
      rivertown: { x: 396, y: 256, first: 30 },
      downtown: { x: 630.8, y: 120.4, first: 330 },
      easttown: { x: 630.8, y: 391.6, first: 30 },
    },
    river: 'M470-60C470 40 530 120 480 200S540 360 500 420 470 500 470 580',
    lamps: [
      { x: 241, y: 256 },
      { x: 551, y: 256 },
    ],
    cup: { x: 290, y: 10, lying: true },
    decks: [
      { x: 334, y: 392 },
      { x: 268, y: 446 },
      { x: 400, y: 446 },
    ],
    added: { x: 62, y: 256 },
  },
  'scenario/twilight': {
    tiles: {
      northside: tile(0, 0, 120),
      rivertown: tile(2, 0, 180),
      southside: tile(4, 0, 120),
      'miskatonic-university': tile(1, 1, 120),
      uptown: tile(3, 1, 180),
    },
    river: 'M258-60C262 60 270 190 236 236S150 330 60 350-60 400-60 400',
    lamps: [
      { x: 395.7, y: 294 },
      { x: 531.3, y: 218.8 },
    ],
    cup: { x: 12, y: 332 },
    decks: column(660, 358),
    added: { x: 722, y: 316 },
  },
  'scenario/deep': {
    tiles: {
      downtown: tile(1, 0, 120),
      rivertown: tile(3, 0, 180),
      northside: tile(0, 1, 120),
      'merchant-district': tile(2, 1, 120),
      'miskatonic-university': tile(4, 1, 120),
    },
    river: 'M396-60C398 60 392 200 420 262S600 240 660 280 860 250 860 250',
    lamps: [
      { x: 260.2, y: 294 },
      { x: 395.7, y: 218.8 },
      { x: 531.3, y: 294 },
    ],
    cup: { x: 8, y: 8 },
    decks: column(660, 12),
    added: { x: 722, y: 196 },
  },
};

/** How the scenario of a table lies; one that nobody has drawn lies in two rows, in the order of its neighbourhoods. */
export function planOf({ scenario }: Pick<Table, 'scenario'>): Plan {
  const drawn = PLANS[scenario.id];
  if (drawn !== undefined) return drawn;
  const spots = [tile(0, 0, 60), tile(2, 0, 60), tile(4, 0, 120), tile(1, 1, 60), tile(3, 1, 120)];
  return {
    ...PLANS['scenario/azathoth']!,
    tiles: Object.fromEntries(scenario.neighbourhoods.map((name, nth) => [name, spots[nth]!])),
  };
}
