// Generated from games/list.json by scripts/collect.mjs. Do not edit.
import { screen as arkham } from './arkham/screen.js';
import { screen as cults } from './cults/screen.js';
import { screen as elekt } from './elekt/screen.js';
import { screen as emerald } from './emerald/screen.js';
import type { MakeScreen } from './screen.js';

/** What each game looks like in the terminal. */
export const SCREENS: { readonly [game: string]: MakeScreen } = { elekt, cults, emerald, arkham };
