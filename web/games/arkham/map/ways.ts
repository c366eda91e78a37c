import type { Standing } from './crowd.js';
import type { SpaceSpot } from './geometry.js';
import type { Plan, Point } from './plan.js';

/** A step of a way: round what is read on the map. */
interface Leg {
  readonly bend: Point;
  readonly to: Point;
}

/** The space that a step ends in. */
interface Step extends Leg {
  readonly space: number;
}

/** The way of a ready monster, from where it stands. */
export interface Way {
  readonly card: string;
  readonly from: Point;
  readonly legs: readonly Step[];
  /** Somebody stands where it ends: it will stand beside them, on the side from which it comes. */
  readonly beside: number;
}

/** Something on the map that is read: a way goes round it if it can. */
export interface Read {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How bad it is to cross it. */
  readonly worth: number;
}

/** Half as wide as a letter of a name is, and as high as its lines are. */
const [LETTER, LINE] = [3.5, 12.5];

/** The names of the spaces, then their wells, and what is in the middle of their tiles. */
export function readOn({ tiles }: Plan, spots: readonly SpaceSpot[]): Read[] {
  return spots.flatMap(({ hood, laid, lines }) => {
    const middle = hood === null ? undefined : tiles[hood];
    if (laid === null || middle === undefined) return [];
    const half = Math.max(...lines.map(({ length }) => length)) * LETTER + 3;
    const [x, y] = [middle.x + laid.name.x, middle.y + laid.name.y];
    const [wx, wy] = [middle.x + laid.wells.x, middle.y + laid.wells.y];
    return [
      { left: x - half, right: x + half, top: y - 12, bottom: y + 5 + LINE * (lines.length - 1), worth: 60 },
      { left: wx - 27, right: wx + 27, top: wy - 9, bottom: wy + 9, worth: 2 },
      { left: middle.x - 28, right: middle.x + 28, top: middle.y - 28, bottom: middle.y + 18, worth: 1 },
      { left: middle.x - 44, right: middle.x + 44, top: middle.y + 18, bottom: middle.y + 40, worth: 4 },
    ];
  });
}

/** About the middle of who stands there; and of who will come, over the ground. */
const BREAST = 22;
export const OVER = 18;
/** So far aside is who stands beside somebody. */
const ASIDE = 27;
/** How far a step bends aside, the least first, and after which part of it; at how many points we look what lies there. */
const BENDS = [0, 24, 48, 76, 104, 136].flatMap((far) =>
  [0.5, 0.15, 0.85].flatMap((part) => [-far, far].map((aside) => ({ aside, part }))),
);
const LOOKS = 40;
/** No step goes farther from the straight one. */
const REACH = 70;

/** What is crossed between two points, and at how many places. */
function crossed(from: Point, { bend, to }: Leg, read: readonly Read[]): number {
  let count = 0;
  for (let look = 1; look < LOOKS; look++) {
    const t = look / LOOKS;
    const at = (axis: 'x' | 'y') => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t * t * to[axis];
    const [x, y] = [at('x'), at('y')];
    for (const { left, right, top, bottom, worth } of read)
      if (x > left && x < right && y > top && y < bottom) count += worth;
  }
  return count;
}

/** The straightest step that crosses least. */
function legTo(from: Point, to: Point, all: readonly Read[]): Leg {
  const read = all.filter(
    ({ left, right, top, bottom }) =>
      left < Math.max(from.x, to.x) + REACH &&
      right > Math.min(from.x, to.x) - REACH &&
      top < Math.max(from.y, to.y) + REACH &&
      bottom > Math.min(from.y, to.y) - REACH,
  );
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: (from.y - to.y) / far, y: (to.x - from.x) / far };
  let best: { readonly leg: Leg; readonly count: number } | null = null;
  for (const { aside, part } of BENDS) {
    const bend = {
      x: from.x + part * (to.x - from.x) + aside * across.x,
      y: from.y + part * (to.y - from.y) + aside * across.y,
    };
    const count = crossed(from, { bend, to }, read);
    if (best === null || count < best.count) best = { leg: { bend, to }, count };
    if (count === 0) break;
  }
  return best!.leg;
}

/**
 * The ways of all that will move, over the ground of the spaces that are drawn. One may lead to where nothing is: its prey
 * has no place on the map just now; then it ends before.
 */
export function waysOf(
  standing: readonly Standing[],
  spots: readonly SpaceSpot[],
  read: readonly Read[],
  pathOf: (card: string) => readonly number[],
): Way[] {
  const grounds = new Map(spots.map(({ space, ground }) => [space, { x: ground.x, y: ground.y - OVER }]));
  return standing.flatMap(({ figure, x, y }) => {
    if (figure.is !== 'ready') return [];
    const card = figure.cards[0]!;
    const from = { x, y: y - BREAST };
    let at = from;
    const legs = pathOf(card).flatMap((space) => {
      const to = grounds.get(space);
      if (to === undefined) return [];
      const leg = legTo(at, to, read);
      at = to;
      return [{ ...leg, space }];
    });
    const last = legs.at(-1);
    if (last === undefined) return [];
    const met = standing.some((one) => one.space === last.space && one.figure !== figure);
    const side = last.bend.x > last.to.x ? 1 : -1;
    return [{ card, from, legs, beside: met ? side * ASIDE : 0 }];
  });
}
