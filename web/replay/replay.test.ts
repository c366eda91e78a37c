import type { Voice } from '@tabula/kit/voice.js';
import { describe, expect, it } from 'vitest';
import { type Mark, marksOf, nextMark, roomy } from './marks.js';
import { cuesAt, type Past, type PastEntry, storyUntil, tableAt } from './past.js';
import { sidesOf } from './sides.js';

const moment = (...keys: string[]): PastEntry => ({
  seat: null,
  events: keys.map((key) => ({ key, params: {}, rule: '' })),
  board: keys,
  waiting: [],
  result: null,
});
const face = {
  passage: ({ key }: { key: string }) =>
    key === 'round' || key === 'fight' ? { great: key === 'round', icon: key } : null,
  where: () => ({ round: 0, rounds: null, phase: '', phases: [], at: -1 }),
};
const voice: Voice = {
  language: 'en',
  cards: [],
  say: ({ key }) => key,
  name: () => '',
  card: () => null,
  question: () => ({ prompt: '', brief: '', next: () => null, options: [] }),
  result: () => '',
};

describe('the timeline', () => {
  const moments = [moment(), moment('round'), moment('move'), moment('fight', 'fight'), moment('round')];
  const marks = marksOf({ moments }, face, voice);

  it('marks where rounds begin, and what happens in them', () => {
    expect(marks.map(({ at, great, round }) => [at, great, round])).toEqual([
      [1, true, 1],
      [3, false, 1],
      [3, false, 1],
      [4, true, 2],
    ]);
  });

  it('counts a round with which the story itself begins', () => {
    const begun = { ...face, where: () => ({ ...face.where(), round: 1 }) };
    const early = marksOf({ moments: [moment('round'), moment('round')] }, begun, voice);
    expect(early.map(({ round }) => round)).toEqual([1, 2]);
  });

  it('is walked from mark to mark, and to its ends', () => {
    expect(nextMark(marks, 0, true, 9)).toBe(1);
    expect(nextMark(marks, 3, true, 9)).toBe(4);
    expect(nextMark(marks, 4, true, 9)).toBe(9);
    expect(nextMark(marks, 4, false, 9)).toBe(3);
    expect(nextMark(marks, 1, false, 9)).toBe(0);
  });

  it('draws a sign only where there is room for it', () => {
    const at = (place: number, great = false): Mark => ({ at: place, great, icon: '', label: '', round: 1 });
    const all = [at(0, true), at(2), at(20), at(22), at(50, true), at(48)];
    expect([...roomy(all, 100)].map((mark) => mark.at)).toEqual([0, 50, 20]);
  });
});

describe('a past game', () => {
  const past: Past = {
    game: 'elekt',
    options: {},
    you: 1,
    sitters: [],
    moments: [moment('a'), moment('b', 'c'), moment('d')],
    side: 1,
    sides: [1],
    steps: (at) => past.moments[at]!.events.map((_, step) => `on the way ${at}.${step}`),
    exact: true,
    position: async () => null,
  };

  it('is told up to a moment, and not beyond it', () => {
    expect(storyUntil(past, 1).flatMap(({ events }) => events.map(({ key }) => key))).toEqual(['a', 'b', 'c']);
    const now = tableAt(past, 1);
    expect(now.board).toBe(past.moments[1]!.board);
    expect(now.story).toHaveLength(2);
    expect([now.question, now.canUndo, now.you]).toEqual([null, false, 1]);
  });

  it('shows whose cards everybody knew then; on the way to the end of a decision, those known before it', () => {
    const known = past.moments.map((entry, at) => ({ ...entry, held: [[], [`card ${at}`]] }));
    const remembered = { ...past, moments: known };
    const momentOf = ({ key }: { key: string }) => ({ id: key, ms: 1000, where: [], seat: null, about: [] });
    const [first, last] = cuesAt(remembered, 1, momentOf).map((cue) => tableAt(remembered, 1, cue).held);
    expect([first, last, tableAt(remembered, 1).held]).toEqual([known[0]!.held, known[1]!.held, known[1]!.held]);
    expect(tableAt(past, 1)).not.toHaveProperty('held');
  });

  it('is also told moment by moment: the last of a decision is how it ended', () => {
    const momentOf = ({ key }: { key: string }) => ({ id: key, ms: 1000, where: [], seat: null, about: [] });
    const cues = cuesAt(past, 1, momentOf);
    expect(cues.map(({ moment }) => moment.id)).toEqual(['b', 'c']);
    const [first, last] = cues.map((cue) => tableAt(past, 1, cue));
    expect([first?.board, first?.story.at(-1)?.events.length]).toEqual(['on the way 1.0', 1]);
    expect([last?.board, last?.story.at(-1)?.events.length]).toEqual([past.moments[1]!.board, 2]);
    expect(first!.version).toBeLessThan(last!.version);
  });
});

describe('the sides of a game in this browser', () => {
  const bot = { name: 'Ilse', kind: 'bot', level: 'easy' } as const;
  const person = { name: 'Ada', kind: 'person' } as const;

  it('are the one of whoever plays alone', () => {
    expect(sidesOf([bot, person], false)).toEqual([1]);
    expect(sidesOf([bot, person], true)).toEqual([1, 'all']);
  });

  it('on one screen show no hand before the game is over', () => {
    expect(sidesOf([person, person, bot], false)).toEqual([null]);
    expect(sidesOf([person, person, bot], true)).toEqual([0, 1, 'all']);
  });
});
