import { expect, it } from 'vitest';
import { createPace } from './pace.js';

it('an address opens connections up to a rate, is told to wait, and is shut out when it does not', () => {
  let now = 0;
  const pace = createPace(() => now);
  const counted = (times: number) => {
    const paces = Array.from({ length: times }, () => pace('home'));
    return ['now', 'later', 'shut-out'].map((each) => paces.filter((one) => one === each).length);
  };
  expect(counted(200)).toEqual([120, 60, 20]);
  expect(pace('work')).toBe('now');
  now += 1_000;
  expect(counted(10)).toEqual([4, 2, 4]);
});
