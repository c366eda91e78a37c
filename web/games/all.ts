// Generated from games/list.json by scripts/collect.mjs. Do not edit.
import { entry as arkham } from './arkham/entry.js';
import { entry as cults } from './cults/entry.js';
import { entry as elekt } from './elekt/entry.js';
import { entry as emerald } from './emerald/entry.js';
import type { Entry } from './entry.js';

/** Every game as the lobby shows it, in the order of the shelf. */
export const ENTRIES: readonly Entry[] = [elekt, cults, emerald, arkham];
