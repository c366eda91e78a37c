import type { Forecast } from '@tabula/kit/forecast.js';
import { expect, test } from 'vitest';
import { arranged } from './arranged.js';
import type { Line } from './compose.js';

const line = (key: string): Line => ({
  is: 'option',
  option: { key, label: { key, params: {} }, rule: '', refs: [] },
});
const owners: { readonly [key: string]: number } = { mine: 1, first: 0, third: 2, 'first too': 0 };
const forecastOf = (of: Line): Forecast | null => {
  const whose = of.is === 'option' ? owners[of.option.key] : undefined;
  return whose === undefined ? null : { lines: [], ghosts: [], whose };
};
const told = (keys: readonly string[]) =>
  arranged(keys.map(line), forecastOf, 1).map((entry) => [
    entry.line.is === 'option' ? entry.line.option.key : '',
    entry.head,
  ]);

test('things of several players stand apart: the others’ by seat, one’s own, then what is about nobody', () => {
  expect(told(['stop', 'mine', 'third', 'first', 'first too'])).toEqual([
    ['first', 0],
    ['first too', null],
    ['third', 2],
    ['mine', 1],
    ['stop', null],
  ]);
});

test('where all belong to one player nothing is moved', () => {
  expect(told(['stop', 'first', 'first too'])).toEqual([
    ['stop', null],
    ['first', null],
    ['first too', null],
  ]);
});
