import type { Happened } from '@tabula/protocol/pushes.js';
import { describe, expect, it } from 'vitest';
import { extended, withHappened, without } from './story.js';

const event = { key: 'event.round', params: {}, rule: 'ELEK-1.1' };
const happened = (seq: number, more: Partial<Happened> = {}): Happened => ({
  seq,
  version: seq,
  at: 0,
  seat: 0,
  events: [event],
  ...more,
});
const seqs = (list: readonly { readonly seq: number }[]) => list.map(({ seq }) => seq);

describe('the story', () => {
  it('is told in order, and nothing of it twice', () => {
    const story = withHappened([], [happened(2), happened(3)]);
    expect(seqs(withHappened(story, [happened(3), happened(5)]))).toEqual([2, 3, 5]);
    expect(extended(story, [])).toBe(story);
  });

  it('loses what was taken back', () => {
    const story = withHappened(
      [],
      [happened(2), happened(3), happened(4), happened(5, { events: [], undoneTo: 2 }), happened(6)],
    );
    expect(seqs(story)).toEqual([2, 3, 6]);
    expect(story.map(({ after }) => after)).toEqual([1, 2, 3]);
    expect(seqs(without(story, 1))).toEqual([2]);
  });

  it('counts a decision of which nothing is told, but not a clock that ran out', () => {
    const story = withHappened(
      [],
      [happened(2), happened(3, { events: [] }), happened(4, { events: [], flag: true }), happened(5)],
    );
    expect(story.map(({ after }) => after)).toEqual([1, 2, 3]);
    expect(seqs(without(story, 2))).toEqual([2, 3]);
  });
});
