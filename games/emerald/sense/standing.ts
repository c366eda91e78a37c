import type { Seat } from '@tabula/kernel/json.js';
import type { Emerald } from '../board.js';
import { type Features, featuresOf } from './features.js';
import { FITTED } from './fitted.js';

/** How good a position is, in a world where all factions and hands are known. */

const NAMES = Object.keys(FITTED[2]!) as readonly (keyof Features)[];

/** How likely each seat wins from here. */
export function chancesToWin(s: Emerald, chances: number[]): void {
  const weights = FITTED[Math.min(s.seats.length, 4)]!; // five have the figures of four
  let total = 0;
  featuresOf(s).forEach((features, seat) => {
    let standing = 0;
    for (const name of NAMES) standing += weights[name] * features[name];
    chances[seat] = Math.exp(standing);
    total += chances[seat];
  });
  for (let seat = 0; seat < s.seats.length; seat++) chances[seat]! /= total;
}

/** How likely a seat wins from here. */
export function chanceToWin(s: Emerald, seat: Seat): number {
  const chances: number[] = [];
  chancesToWin(s, chances);
  return chances[seat]!;
}
