import '@tabula/arkham/title.js';
import { scenarioIds, tableFor } from '@tabula/arkham/packs.js';
import { speak } from '@tabula/arkham/text/speak.js';
import { LANGUAGES } from '@tabula/words/language.js';
import { expect, test } from 'vitest';
import { type Figure, standingAt } from './crowd.js';
import { spotsOf } from './geometry.js';
import { planOf } from './plan.js';
import { readOn, type Way, waysOf } from './ways.js';

const table = tableFor({ pack: 'core', scenario: 'scenario/azathoth' });
const spots = spotsOf(table, planOf(table), () => 'somewhere');
const standing = (figure: Figure) => [{ figure, space: 0, x: 100, y: 100, scale: 1, crowd: false }];
const HOUND = 'monster/keening-hound';
const ready: Figure = { is: 'ready', cards: [HOUND] };
const hound = standing(ready);

test('a way leads from where a monster stands over the ground of every space on it', () => {
  const [way] = waysOf(hound, spots, [], (card) => (card === HOUND ? [1, 2] : []));
  expect(way).toMatchObject({ card: HOUND, from: { x: 100, y: 78 } });
  expect(way!.legs).toHaveLength(2);
  for (const [nth, space] of [1, 2].entries())
    expect(way!.legs[nth]!.to).toEqual({ x: spots[space]!.ground.x, y: spots[space]!.ground.y - 18 });
});

test('to a space that is not drawn the way ends before it; if it is the first, there is none', () => {
  const drawn = spots.filter(({ space }) => space !== 2);
  expect(waysOf(hound, drawn, [], () => [1, 2])[0]!.legs).toHaveLength(1);
  expect(waysOf(hound, drawn, [], () => [2])).toEqual([]);
});

test('what holds somebody or lies still goes nowhere', () => {
  expect(waysOf(standing({ is: 'held', seat: 0, cards: [HOUND] }), spots, [], () => [1])).toEqual([]);
  expect(waysOf(standing({ is: 'exhausted', cards: [HOUND] }), spots, [], () => [1])).toEqual([]);
});

/** Points of a way, close together. */
function pointsOn({ from, legs }: Way): { readonly x: number; readonly y: number }[] {
  let at = from;
  return legs.flatMap(({ bend, to }) => {
    const start = at;
    at = to;
    return Array.from({ length: 40 }, (_, nth) => {
      const t = nth / 40;
      const on = (axis: 'x' | 'y') => (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * bend[axis] + t * t * to[axis];
      return { x: on('x'), y: on('y') };
    });
  });
}

test.each(LANGUAGES)('no way of one step goes through the name of a space, in %s', (language) => {
  const crossing: string[] = [];
  for (const scenario of scenarioIds()) {
    const town = tableFor({ pack: 'core', scenario });
    const plan = planOf(town);
    const voice = speak(language, { options: { pack: 'core', scenario }, name: () => '' });
    const nameOf = (space: number) => voice.name({ space });
    const laid = spotsOf(town, plan, nameOf);
    for (const from of laid)
      for (const next of town.neighbours[from.space]!) {
        const [way] = waysOf(standingAt(from, [ready]), laid, readOn(plan, laid), () => [next]);
        for (const spot of laid) {
          const [name] = readOn(plan, [spot]);
          if (name === undefined) continue;
          const through = pointsOn(way!).filter(
            ({ x, y }) => x > name.left && x < name.right && y > name.top + 2 && y < name.bottom - 2,
          );
          if (through.length > 0)
            crossing.push(
              `${scenario}: ${nameOf(from.space)} to ${nameOf(next)} through ${nameOf(spot.space)} ${through.length}`,
            );
        }
      }
  }
  expect(crossing).toEqual([]);
});

test('who comes to somebody will stand beside them, on the side from which it comes', () => {
  const goal = spots[1]!.ground;
  const other = { figure: { is: 'seat', seat: 0 } as Figure, space: 1, x: goal.x, y: goal.y, scale: 1, crowd: false };
  const fromLeft = { ...hound[0]!, x: goal.x - 120, y: goal.y };
  const fromRight = { ...hound[0]!, x: goal.x + 120, y: goal.y };
  expect(waysOf([fromLeft, other], spots, [], () => [1])[0]!.beside).toBeLessThan(0);
  expect(waysOf([fromRight, other], spots, [], () => [1])[0]!.beside).toBeGreaterThan(0);
  expect(waysOf([fromLeft], spots, [], () => [1])[0]!.beside).toBe(0);
});
