import { describe, expect, it } from 'vitest';
import { lastOf, since } from './since.js';
import type { Beat } from './source.js';

const event = (key: string) => ({ key, params: {}, rule: '' });
const beat = (seq: number, seat: number | null, ...keys: string[]): Beat => ({ seq, seat, events: keys.map(event) });
const keys = (story: readonly Beat[], you: number | null) => since(story, you).map(({ key }) => key);

describe('what happened lately', () => {
  const story = [beat(1, null, 'dealt'), beat(2, 0, 'assigned', 'paid'), beat(3, 1, 'passed')];

  it('begins with what came of one’s own last answer', () => {
    expect(keys(story, 0)).toEqual(['paid', 'passed']);
    expect(keys(story, 1)).toEqual([]);
  });

  it('is everything for who has not answered yet or only watches', () => {
    expect(keys(story, 2)).toEqual(['dealt', 'assigned', 'paid', 'passed']);
    expect(keys(story, null)).toEqual(['dealt', 'assigned', 'paid', 'passed']);
  });

  it('is told by its last lines, at least by one', () => {
    const lines = ['a'.repeat(60), 'b'.repeat(60), 'c'.repeat(40)].map((text) => ({ text }));
    expect(lastOf(lines)).toEqual(lines.slice(1));
    expect(lastOf([{ text: 'd'.repeat(300) }])).toHaveLength(1);
    expect(lastOf([])).toEqual([]);
  });
});
