import { expect, it } from 'vitest';
import { skewOf, watchSkew } from './skew.js';

it('half a second is no matter, in either direction', () => {
  expect([0, 500, -500].map((skew) => skewOf({ skew }))).toEqual([null, null, null]);
  expect(skewOf({ skew: 501.4 })).toBe('the clock of this machine is 501 ms behind that of the database');
  expect(skewOf({ skew: -1200 })).toBe('the clock of this machine is 1200 ms ahead of that of the database');
});

it('it is noted once when a clock goes wrong, and once when it is right again', () => {
  const said: string[] = [];
  const note = (_about: object, message: string) => void said.push(message);
  const clock = { skew: 0 };
  const look = watchSkew(clock, { info: note, warn: note, error: note });
  for (const skew of [0, 900, 950, 100, 0]) {
    clock.skew = skew;
    look();
  }
  expect(said).toEqual([
    'the clock of this machine is 900 ms behind that of the database',
    'the clock of this machine is right again',
  ]);
});
