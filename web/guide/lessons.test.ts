import { expect, test } from 'vitest';
import type { TableNow } from '../table/source.js';
import { afterReading, type Lesson, lessonNow, placeOfNote, withLessons, withoutLessons } from './lessons.js';

const now = (version: number): TableNow => ({
  game: 'g',
  options: {},
  you: 0,
  sitters: [],
  version,
  board: null,
  waiting: [],
  question: null,
  result: null,
  story: [],
  chat: [],
  link: 'here',
  canUndo: false,
  curtain: 0,
});
const lesson = (id: string, from: number): Lesson => ({ id, when: ({ version }) => version >= from, at: [] });
const LESSONS = [lesson('goal', 0), lesson('dice', 5), lesson('cup', 3)];

test('a lesson comes when its time has come, one after the other', () => {
  expect(lessonNow('g', LESSONS, ['g'], null, now(9))?.id).toBe('goal');
  expect(lessonNow('g', LESSONS, ['g', 'g/goal'], null, now(4))?.id).toBe('cup');
  expect(lessonNow('g', LESSONS, ['g', 'g/goal', 'g/cup'], null, now(4))).toBeNull();
});

test('what was begun stays until it is read, whatever happens meanwhile', () => {
  expect(lessonNow('g', LESSONS, ['g'], 'dice', now(0))?.id).toBe('dice');
  expect(lessonNow('g', LESSONS, ['g', 'g/dice'], 'dice', now(0))?.id).toBe('goal');
});

test('with the last one the lessons of a game are over, those of others are not', () => {
  const kept = afterReading('g', LESSONS, ['h', 'g', 'g/goal', 'g/cup'], LESSONS[1]!);
  expect(kept).toEqual(['h', 'g/goal', 'g/cup', 'g/dice']);
  expect(afterReading('g', LESSONS, ['g'], LESSONS[0]!)).toEqual(['g', 'g/goal']);
  // Who wants them again has them from the first.
  expect(withLessons('g', kept)).toEqual(['h', 'g']);
  expect(withoutLessons('g', ['h', 'g'])).toEqual(['h']);
});

test('a note leaves free what it is about, and lies near it', () => {
  const field = { left: 0, top: 0, width: 1000, height: 600 };
  const note = { width: 400, height: 200 };
  expect(placeOfNote(field, note, { left: 10, top: 420, width: 100, height: 100 })).toMatchObject({ left: 0, top: 0 });
  expect(placeOfNote(field, note, { left: 900, top: 250, width: 50, height: 50 })).toMatchObject({ left: 600 });
  expect(placeOfNote(field, note, null)).toMatchObject({ left: 0, top: 400 });
  // As wide as the field: above or below.
  const wide = { width: 1000, height: 200 };
  expect(placeOfNote(field, wide, { left: 0, top: 500, width: 1000, height: 90 }).top).toBe(0);
});

test('a note does not lie on the hand where it finds another place', () => {
  const field = { left: 0, top: 50, width: 390, height: 550 };
  const [note, hand] = [
    { width: 390, height: 160 },
    { left: 0, top: 470, width: 390, height: 130 },
  ];
  expect(placeOfNote(field, note, null, hand).top).toBe(304);
  expect(placeOfNote(field, note, { left: 0, top: 300, width: 390, height: 100 }, hand).top).toBe(50);
  // What it is about is worth more than the hand.
  expect(placeOfNote(field, note, { left: 0, top: 50, width: 390, height: 400 }, hand).top).toBe(440);
});
