import { oneOf } from '@tabula/kernel/shape.js';

/** Neighbourhoods with their spaces, as they lie round the tile: A, B and C. */
export const TILES = {
  easttown: ['velma-s-diner', 'hibb-s-roadhouse', 'police-station'],
  downtown: ['independence-square', 'la-bella-luna', 'arkham-asylum'],
  northside: ['arkham-advertiser', 'train-station', 'curiositie-shoppe'],
  rivertown: ['black-cave', 'graveyard', 'general-store'],
  'merchant-district': ['unvisited-isle', 'tick-tock-club', 'river-docks'],
  'miskatonic-university': ['observatory', 'science-building', 'orne-library'],
  uptown: ['hangman-s-hill', 'st-mary-s-hospital', 'ye-olde-magick-shoppe'],
  southside: ['ma-s-boarding-house', 'historical-society', 'south-church'],
} as const;

export type Neighbourhood = keyof typeof TILES;
export type Place = (typeof TILES)[Neighbourhood][number];

const [firstTile, ...otherTiles] = Object.keys(TILES) as [Neighbourhood, ...Neighbourhood[]];
export const NEIGHBOURHOODS = [firstTile, ...otherTiles] as const;
const [firstPlace, ...otherPlaces] = Object.values(TILES).flat() as [Place, ...Place[]];
export const PLACES = [firstPlace, ...otherPlaces] as const;

export const STREETS = ['residential', 'bridge', 'scenic'] as const;
export type Street = (typeof STREETS)[number];

export const neighbourhood = oneOf(...NEIGHBOURHOODS);
export const place = oneOf(...PLACES);
export const street = oneOf(...STREETS);
