import type { Arkham, MonsterInPlay } from '@tabula/arkham/board.js';
import { kindOf } from '@tabula/arkham/packs.js';
import { inPlay, isReady } from '@tabula/arkham/rules/look.js';
import { ON_STREET, type SpaceSpot, STREET } from './geometry.js';
import type { Point } from './plan.js';

/** A figure on the map, or several that look the same. */
export type Figure =
  | { readonly is: 'seat'; readonly seat: number }
  /** What holds somebody. */
  | { readonly is: 'held'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly is: 'ready' | 'exhausted'; readonly cards: readonly string[] };

/** A figure where it stands, in units of the map. */
export interface Standing {
  readonly figure: Figure;
  readonly space: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** One of a crowd: all of it is touched at once, and what holds somebody is a small shield. */
  readonly crowd: boolean;
}

/** Monsters of one kind are one figure. */
function alike(monsters: readonly MonsterInPlay[]): string[][] {
  const kinds = new Map<string, string[]>();
  for (const { card } of monsters) kinds.set(kindOf(card), [...(kinds.get(kindOf(card)) ?? []), card]);
  return [...kinds.values()];
}

/** Everybody in a space in order: investigators, each followed by what holds them; then what is ready, then what is exhausted. */
export function figuresAt(s: Arkham, space: number): Figure[] {
  const here = s.monsters.filter((monster) => monster.space === space);
  const figures: Figure[] = [];
  const shown = new Set<string>();
  for (const [seat, one] of s.seats.entries()) {
    if (one.space !== space || !inPlay(s, seat)) continue;
    figures.push({ is: 'seat', seat });
    // A massive one that holds several stands by the first of them.
    const cards = here
      .filter(({ card, with: seats }) => seats.includes(seat) && !shown.has(card))
      .map(({ card }) => card);
    for (const card of cards) shown.add(card);
    if (cards.length > 0) figures.push({ is: 'held', seat, cards });
  }
  const rest = here.filter(({ card }) => !shown.has(card));
  for (const cards of alike(rest.filter(isReady))) figures.push({ is: 'ready', cards });
  for (const cards of alike(rest.filter((monster) => !isReady(monster)))) figures.push({ is: 'exhausted', cards });
  return figures;
}

/** Half as wide as a figure is: what takes a touch, in units of the map. */
export const HALF = 17;
const SMALL_HALF = 9;
/** More figures than this are a crowd: to touch one of them there would be too little of each. */
const FEW = 3;
/** No figure is smaller than this, nor those of a crowd larger. */
const SMALLEST = 0.82;
/** Nothing is covered by more than half. */
const CLOSEST = 0.5;

/**
 * Where the figures of a space stand: in a row on its ground. A few stand free of each other, smaller where the space is
 * narrow; a crowd stands closer together, so that some are half behind others.
 */
export function standingAt(spot: SpaceSpot, figures: readonly Figure[]): Standing[] {
  const crowd = figures.length > FEW;
  if (spot.along !== null && isSteep(spot.along) && figures.length > 1) return onStreet(spot, spot.along, figures);
  const [from, to] = spot.row;
  const room = (to - from) / Math.max(1, figures.length - 1) / (2 * HALF * spot.scale);
  const scale = spot.scale * (crowd ? SMALLEST : Math.min(1, Math.max(SMALLEST, room)));
  const halves = figures.map(({ is }) => scale * (crowd && is === 'held' ? SMALL_HALF : HALF));
  const wide = halves.reduce((sum, half) => sum + 2 * half, 0);
  const ends = (halves[0] ?? 0) + (halves.at(-1) ?? 0);
  // The distance between two figures next to each other; what does not fit even so hangs over the edge a little.
  const close = crowd ? Math.min(1, Math.max(CLOSEST, (to - from) / (wide - ends))) : 1;
  const length = (wide - ends) * close;
  const middle = Math.min(Math.max(spot.ground.x, from + length / 2), Math.max(from + length / 2, to - length / 2));
  let x = middle - length / 2;
  return figures.map((figure, nth) => {
    if (nth > 0) x += (halves[nth - 1]! + halves[nth]!) * close;
    return { figure, space: spot.space, x, y: spot.ground.y, scale, crowd };
  });
}

/** How high a figure is, and how far its middle is over the ground. */
const [HIGH, MIDDLE] = [54, 21];

const isSteep = ({ x, y }: Point): boolean => Math.abs(y) > Math.abs(x);

/** On a steep street they stand one after the other along it, off the names beside it; a crowd two by two. */
function onStreet(spot: SpaceSpot, along: Point, figures: readonly Figure[]): Standing[] {
  const crowd = figures.length > FEW;
  const beside = crowd ? 2 : 1;
  const rows = Math.ceil(figures.length / beside);
  /** From one to the next, so that they are free of each other. */
  const free = Math.min((2 * HALF) / Math.abs(along.x), HIGH / Math.abs(along.y));
  const room = STREET.length / (free * rows * spot.scale);
  const scale = spot.scale * (crowd ? SMALLEST : Math.min(1, Math.max(SMALLEST, room)));
  const step = free * scale * (crowd ? Math.min(1, Math.max(CLOSEST, (room * spot.scale) / scale)) : 1);
  return figures.map((figure, nth) => {
    const far = (Math.floor(nth / beside) - (rows - 1) / 2) * step;
    const aside = beside === 1 ? 0 : (nth % 2 === 0 ? -CLOSEST : CLOSEST) * HALF * scale;
    const [x, y] = [spot.ground.x + aside + far * along.x, spot.ground.y - ON_STREET + MIDDLE * scale + far * along.y];
    return { figure, space: spot.space, x, y, scale, crowd };
  });
}
