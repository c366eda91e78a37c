import type { Level } from '@tabula/bots/bot.js';

/** Answers come at multiples of this time (milliseconds): how long one took must not tell what there was to think about. */
const TICK = 25;

/** After how many milliseconds a bot answers that took so long: a search takes its whole budget, all else the next tick. */
export const answersAfter = (level: Level, took: number, budget: number): number =>
  TICK * Math.max(1, Math.ceil((level === 'hard' ? Math.max(budget, took) : took) / TICK));
