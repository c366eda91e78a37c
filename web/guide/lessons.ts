import type { TableNow } from '../table/source.js';

/** Something that a newcomer is told at a table when it first matters: `coach.<id>` in the words of the primer, and its `.about`. */
export interface Lesson {
  readonly id: string;
  /** Whether it is time for it. */
  when(now: TableNow): boolean;
  /** What it is about, on the page: the first of these that is drawn has a ring. */
  readonly at: readonly string[];
}

/** What is kept of lessons: a game whose lessons are wanted by its id, those that were read by `game/lesson`. */
export type Kept = readonly string[];

const readAs = (game: string, { id }: Lesson): string => `${game}/${id}`;

/** The lesson that lies open: the one that was begun, else the first whose time has come; null while there is none. */
export function lessonNow(game: string, lessons: readonly Lesson[], kept: Kept, begun: string | null, now: TableNow) {
  const left = lessons.filter((lesson) => !kept.includes(readAs(game, lesson)));
  return left.find(({ id }) => id === begun) ?? left.find((lesson) => lesson.when(now)) ?? null;
}

/** What is kept once a lesson is read; with the last one no more are wanted. */
export function afterReading(game: string, lessons: readonly Lesson[], kept: Kept, lesson: Lesson): Kept {
  const read = [...kept, readAs(game, lesson)];
  return lessons.every((one) => read.includes(readAs(game, one))) ? withoutLessons(game, read) : read;
}

/** What is kept of somebody who wants the lessons of a game, from the first. */
export const withLessons = (game: string, kept: Kept): Kept => [
  ...kept.filter((one) => one !== game && !one.startsWith(`${game}/`)),
  game,
];

/** What is kept of somebody who wants none any more. */
export const withoutLessons = (game: string, kept: Kept): Kept => kept.filter((one) => one !== game);

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** So much of what a note covers weighs more than any distance: of what it is about most, of what is to stay in sight less. */
const [COVERS, HIDES] = [1000, 1];
/** How far a note keeps from what lies below it (pixels). */
const AIR = 6;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));
const far = (a: Box, b: Box): number =>
  Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);

/**
 * Where a note lies in a field: in a corner of it or just above one's hand, so that it leaves free what it is about and
 * the hand, and as near as that allows.
 */
export function placeOfNote(
  field: Box,
  note: Pick<Box, 'width' | 'height'>,
  about: Box | null,
  hand: Box | null = null,
): Box {
  const [right, bottom] = [field.left + field.width - note.width, field.top + field.height - note.height];
  const above = hand === null ? bottom : hand.top - note.height - AIR;
  const tops = above < bottom && above > field.top ? [bottom, above, field.top] : [bottom, field.top];
  const places = tops.flatMap((top) => [field.left, right].map((left) => ({ ...note, left, top })));
  const cost = (place: Box): number =>
    (about === null ? 0 : COVERS * overlap(place, about) + far(place, about)) +
    (hand === null ? 0 : HIDES * overlap(place, hand));
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
