import '@tabula/arkham/title.js';
import { tableFor } from '@tabula/arkham/packs.js';
import { expect, test } from 'vitest';
import type { Figure } from './crowd.js';
import { spotsOf } from './geometry.js';
import { planOf } from './plan.js';
import { waysOf } from './ways.js';

const table = tableFor({ pack: 'core', scenario: 'scenario/azathoth' });
const spots = spotsOf(table, planOf(table), () => 'somewhere');
const standing = (figure: Figure) => [{ figure, space: 0, x: 100, y: 100, scale: 1, crowd: false }];
const HOUND = 'monster/keening-hound';
const hound = standing({ is: 'ready', cards: [HOUND] });

test('a way leads from where a monster stands over the ground of every space on it', () => {
  const [way] = waysOf(hound, spots, (card) => (card === HOUND ? [1, 2] : []));
  expect(way).toMatchObject({ card: HOUND });
  expect(way!.points).toHaveLength(3);
  expect(way!.points[0]).toEqual({ x: 100, y: 78 });
  for (const [nth, space] of [1, 2].entries())
    expect(way!.points[nth + 1]).toEqual({ x: spots[space]!.ground.x, y: spots[space]!.ground.y - 18 });
});

test('to a space that is not drawn the way ends before it; if it is the first, there is none', () => {
  const drawn = spots.filter(({ space }) => space !== 2);
  expect(waysOf(hound, drawn, () => [1, 2])[0]!.points).toHaveLength(2);
  expect(waysOf(hound, drawn, () => [2])).toEqual([]);
});

test('what holds somebody or lies still goes nowhere', () => {
  expect(waysOf(standing({ is: 'held', seat: 0, cards: [HOUND] }), spots, () => [1])).toEqual([]);
  expect(waysOf(standing({ is: 'exhausted', cards: [HOUND] }), spots, () => [1])).toEqual([]);
});
