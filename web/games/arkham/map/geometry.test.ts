import '@tabula/arkham/title.js';
import { scenarioIds, tableFor } from '@tabula/arkham/packs.js';
import { PLACE_NAMES } from '@tabula/arkham/text/names.js';
import { expect, test } from 'vitest';
import places from '../places.svg?raw';
import { linesOf, spotsOf } from './geometry.js';
import { FRAME, type Point, planOf } from './plan.js';

const tables = scenarioIds().map((scenario) => tableFor({ pack: 'core', scenario }));
const laid = tables.map((table) => {
  const plan = planOf(table);
  return { table, plan, spots: spotsOf(table, plan, (space) => PLACE_NAMES[table.spaces[space]!.id] ?? '') };
});

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

test('all four scenarios lie in the frame, and no two tiles on each other', () => {
  for (const { plan, spots } of laid) {
    for (const { x, y } of spots.flatMap(({ shape }) => shape)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(FRAME.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(FRAME.height);
    }
    const middles = Object.values(plan.tiles);
    for (const [nth, one] of middles.entries())
      for (const other of middles.slice(nth + 1)) expect(far(one, other)).toBeGreaterThan(260);
  }
});

test('a street lies beside every space that it leads to', () => {
  for (const { table, spots } of laid)
    for (const { space, street } of spots)
      if (street !== null)
        for (const next of table.neighbours[space]!) {
          const nearest = Math.min(...spots[next]!.shape.map((corner) => far(corner, street)));
          expect(nearest, `${table.spaces[space]!.id} to ${table.spaces[next]!.id}`).toBeLessThan(75);
        }
});

test('every space has a shape of its own', () => {
  for (const { spots } of laid)
    for (const [nth, one] of spots.entries())
      for (const other of spots.slice(nth + 1))
        expect(far(middleOf(one.shape), middleOf(other.shape))).toBeGreaterThan(40);
});

/** Whether a point lies in a shape: how often a ray to the right leaves it. */
const isIn = ({ x, y }: Point, shape: readonly Point[]): boolean =>
  shape.filter((a, nth) => {
    const b = shape[(nth + 1) % shape.length]!;
    return a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
  }).length %
    2 ===
  1;

test('ARK-420.3 the symbols of a space lie in it, off its name and off whoever stands there alone', () => {
  for (const { plan, spots } of laid)
    for (const { id, hood, shape, laid: sector, ground } of spots) {
      if (hood === null || sector === null) continue;
      const middle = plan.tiles[hood]!;
      const { signs, name } = sector;
      expect(isIn({ x: middle.x + signs.x, y: middle.y + signs.y }, shape), id).toBe(true);
      expect(Math.max(Math.abs(signs.y - name.y), Math.abs(signs.x - name.x) / 2), id).toBeGreaterThan(12);
      const stands = { x: ground.x - middle.x, y: ground.y - middle.y - 22 };
      expect(Math.max(Math.abs(signs.x - stands.x) - 26, Math.abs(signs.y - stands.y) - 36), id).toBeGreaterThan(0);
    }
});

test('every place has its picture', () => {
  for (const { spots } of laid)
    for (const { hood, id } of spots) if (hood !== null) expect(places).toContain(`id="ar-place-${id}"`);
});

test('a scenario that nobody has drawn lies in two rows', () => {
  const [table] = tables;
  const other = { ...table!, scenario: { ...table!.scenario, id: 'scenario/of-another-pack' } };
  expect(Object.keys(planOf(other).tiles)).toEqual(table!.scenario.neighbourhoods);
});

test('names are broken between words, as evenly as they allow', () => {
  expect(linesOf('Graveyard', 10)).toEqual(['Graveyard']);
  expect(linesOf('Ye Olde Magick Shoppe', 10)).toEqual(['Ye Olde', 'Magick Shoppe']);
  expect(linesOf('Observatory', 10)).toEqual(['Observatory']);
});
