import type { Seat } from '@tabula/kernel/json.js';

/** As many as the largest table has seats. */
const NAMES = ['Morrow', 'Vesper', 'Sable', 'Thorne', 'Lune', 'Hollow'];

/** What a bot is called: at one table each has a name of its own. */
export const botName = (seat: Seat): string => NAMES[(seat + NAMES.length - 1) % NAMES.length]!;
