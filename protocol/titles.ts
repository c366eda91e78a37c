// Generated from games/list.json by scripts/collect.mjs. Do not edit.
import { title as arkham } from '@tabula/arkham/title.js';
import { title as cults } from '@tabula/cults/title.js';
import { title as elekt } from '@tabula/elekt/title.js';
import { title as emerald } from '@tabula/emerald/title.js';
import type { Title } from '@tabula/kit/title.js';

/** The games that can be played, in the order in which they are offered. */
export const TITLES: readonly Title[] = [elekt, cults, emerald, arkham];
