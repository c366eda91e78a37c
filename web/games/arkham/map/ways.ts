import type { Standing } from './crowd.js';
import type { SpaceSpot } from './geometry.js';
import type { Point } from './plan.js';

/** The way of a ready monster, from where it stands. */
export interface Way {
  readonly card: string;
  readonly points: readonly Point[];
}

/** About the middle of who stands there, over the ground. */
const [BREAST, OVER] = [22, 18];

/**
 * The ways of all that will move, over the ground of the spaces that are drawn. One may lead to where nothing is: its prey
 * has no place on the map just now; then it ends before.
 */
export function waysOf(
  standing: readonly Standing[],
  spots: readonly SpaceSpot[],
  pathOf: (card: string) => readonly number[],
): Way[] {
  const grounds = new Map(spots.map(({ space, ground }) => [space, { x: ground.x, y: ground.y - OVER }]));
  return standing.flatMap(({ figure, x, y }) => {
    if (figure.is !== 'ready') return [];
    const card = figure.cards[0]!;
    const steps = pathOf(card).flatMap((space) => grounds.get(space) ?? []);
    return steps.length === 0 ? [] : [{ card, points: [{ x, y: y - BREAST }, ...steps] }];
  });
}
