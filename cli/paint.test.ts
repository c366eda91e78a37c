import { afterEach, expect, test } from 'vitest';
import { columns, flow, padTo, paint, widthOf, wrap } from './paint.js';

const { FORCE_COLOR, NO_COLOR } = process.env;
afterEach(() => {
  for (const [name, value] of Object.entries({ FORCE_COLOR, NO_COLOR }))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
});

test('colours only where they are wanted', () => {
  process.env.FORCE_COLOR = '0';
  expect(paint('red', 'x')).toBe('x');
  process.env.FORCE_COLOR = '1';
  delete process.env.NO_COLOR;
  expect(paint('red', 'x')).toBe('\u001b[31mx\u001b[39m');
  expect(paint('red', '')).toBe('');
  expect(widthOf(paint(['bold', 'red'], 'ręka'))).toBe(4);
  expect(padTo(paint('red', 'x'), 3)).toBe('\u001b[31mx\u001b[39m  ');
});

test('texts are broken between words, and never lost', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('one two three', 7, '  ')).toEqual(['one two', '  three']);
  expect(wrap('unbreakable', 4)).toEqual(['unbreakable']);
  expect(wrap('', 4)).toEqual(['']);
  expect(flow(['a b', 'c d', 'e'], 9, ' · ', '  ')).toEqual(['a b · c d', '  e']);
  expect(flow([], 8, ' ')).toEqual([]);
});

test('blocks of different heights stand side by side', () => {
  expect(columns([['a', 'b'], ['c']], 3)).toEqual(['a    c', 'b']);
});
