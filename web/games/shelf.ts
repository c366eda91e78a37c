import { ENTRIES } from './all.js';
import type { Entry } from './entry.js';

export const entryOf = (game: string): Entry | undefined => ENTRIES.find(({ id }) => id === game);

export const gameIcon = (game: string): string => entryOf(game)?.icon ?? 'cards';

/** The game that a rule belongs to, by how its id begins. */
export const gameOfRule = (rule: string): Entry | undefined =>
  ENTRIES.find(({ rules }) => rule.startsWith(`${rules.prefix}-`));
