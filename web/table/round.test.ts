import { describe, expect, it } from 'vitest';
import { leadersIn, roundOver } from './round.js';
import type { Beat } from './source.js';

const beat = (seq: number, ...keys: string[]): Beat => ({
  seq,
  seat: null,
  events: keys.map((key) => ({ key, params: {}, rule: '' })),
});
const passage = ({ key }: { readonly key: string }) => (key === 'round' ? { great: true, icon: '' } : null);
const steps = (seq: number) => ['first', 'second', 'third'].map((nth) => `${nth} board of ${seq}`);

describe('a round that is over', () => {
  it('is all that happened between its beginning and that of the next, and how it began', () => {
    const story = [beat(4, 'a', 'round', 'b'), beat(5, 'c'), beat(6, 'd', 'round', 'e')];
    const over = roundOver(story, passage, steps);
    expect(over?.events.map(({ key }) => key)).toEqual(['b', 'c', 'd']);
    expect([over?.before, over?.first]).toEqual(['second board of 4', true]);
  });

  it('is the last one of several', () => {
    const story = [beat(1, 'round', 'a'), beat(2, 'round', 'b'), beat(3, 'round')];
    const over = roundOver(story, passage, () => null);
    expect(over?.events.map(({ key }) => key)).toEqual(['b']);
    expect([over?.before, over?.first]).toEqual([null, false]);
  });

  it('is none while the first is played, or where its beginning is not told any more', () => {
    expect(roundOver([beat(1, 'round', 'a')], passage, steps)).toBeNull();
    expect(roundOver([], passage, steps)).toBeNull();
  });
});

it('who is ahead is who has most of what wins, all of them where it is the same; nobody where nobody has any', () => {
  expect(leadersIn([2, 4, 1])).toEqual({ seats: [1], count: 4 });
  expect(leadersIn([3, 1, 3])).toEqual({ seats: [0, 2], count: 3 });
  expect(leadersIn([0, 0])).toBeNull();
});
