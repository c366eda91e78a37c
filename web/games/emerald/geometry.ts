import type { City } from '@tabula/emerald/content/behaviour.js';

/** Where things are on the map, in percent of it. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The gaslight of a city: where it is in Europe. */
export const LAMPS: { readonly [C in City]: Spot } = {
  london: { x: 22.32, y: 31.55 },
  paris: { x: 26.1, y: 38.89 },
  berlin: { x: 44.76, y: 29.23 },
  'st-petersburg': { x: 71.06, y: 8.08 },
  vienna: { x: 49.94, y: 40.93 },
  rome: { x: 43.34, y: 58.19 },
  madrid: { x: 14.28, y: 61.6 },
  constantinople: { x: 72.83, y: 59.84 },
  cairo: { x: 79.26, y: 89.67 },
};

/** On a desk a city's block stands beside its lamp; coasts by which Europe is known stay free. */
export const BLOCKS: { readonly [C in City]: Spot } = {
  london: { x: 1.1, y: 33.6 },
  paris: { x: 25.6, y: 41.2 },
  berlin: { x: 41.8, y: 5.2 },
  'st-petersburg': { x: 75.7, y: 3.2 },
  vienna: { x: 53.2, y: 31 },
  rome: { x: 49.4, y: 57.2 },
  madrid: { x: 1.1, y: 59.6 },
  constantinople: { x: 75.7, y: 61 },
  cairo: { x: 53.2, y: 77.4 },
};

/** On a tablet the blocks stand three by three: west, middle, east. */
export const GRID: { readonly [C in City]: Spot } = {
  london: { x: 1, y: 7 },
  paris: { x: 1, y: 38.5 },
  madrid: { x: 1, y: 69.5 },
  berlin: { x: 34.4, y: 2.6 },
  vienna: { x: 34.4, y: 36.5 },
  rome: { x: 34.4, y: 69.5 },
  'st-petersburg': { x: 67.9, y: 2.6 },
  constantinople: { x: 67.9, y: 36.5 },
  cairo: { x: 67.9, y: 68 },
};

/** On a phone a city is a tag: across in percent, in the east from the right; down as a share of what the tag leaves free. */
export const TAGS: { readonly [C in City]: Spot & { readonly east?: true } } = {
  london: { x: 0.5, y: 0.28 },
  paris: { x: 13.5, y: 0.6 },
  berlin: { x: 34.6, y: 0.2 },
  'st-petersburg': { x: 2, y: 0, east: true },
  vienna: { x: 43, y: 0.47 },
  rome: { x: 34.1, y: 0.98 },
  madrid: { x: 1.6, y: 0.96 },
  constantinople: { x: 1, y: 0.7, east: true },
  cairo: { x: 1, y: 1, east: true },
};

interface Leader {
  readonly from: Spot;
  readonly to: Spot;
}

/** A dotted line from a lamp to its block, where they do not touch. */
export const LEADERS: { readonly desk: readonly Leader[]; readonly tablet: readonly Leader[] } = {
  desk: [
    { from: LAMPS.london, to: { x: 21.18, y: 35.35 } },
    { from: LAMPS.paris, to: { x: 27.51, y: 42.95 } },
    { from: LAMPS.berlin, to: { x: 44.76, y: 20.96 } },
    { from: LAMPS['st-petersburg'], to: { x: 77.61, y: 8.08 } },
    { from: LAMPS.vienna, to: { x: 55.11, y: 40.93 } },
    { from: LAMPS.rome, to: { x: 51.31, y: 58.95 } },
    { from: LAMPS.constantinople, to: { x: 77.61, y: 62.75 } },
    { from: LAMPS.cairo, to: { x: 73.28, y: 89.67 } },
  ],
  tablet: [
    { from: LAMPS.london, to: { x: 22.32, y: 25.37 } },
    { from: LAMPS.paris, to: { x: 26.1, y: 40.54 } },
    { from: LAMPS.berlin, to: { x: 44.76, y: 20.97 } },
    { from: LAMPS.rome, to: { x: 43.34, y: 71.54 } },
    { from: LAMPS.madrid, to: { x: 14.28, y: 71.54 } },
    { from: LAMPS.constantinople, to: { x: 72.83, y: 55 } },
  ],
};

/** Names of the sea and the land where nothing stands. */
export const NAMES = [
  { id: 'mediterranean', x: 46.7, y: 86 },
  { id: 'black-sea', x: 84.5, y: 52 },
  { id: 'north-sea', x: 29.5, y: 16 },
  { id: 'russia', x: 84, y: 30 },
] as const;
