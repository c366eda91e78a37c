import type { Pack } from './behaviour.js';
import { influences } from './influences/influences.js';
import { missions } from './missions/missions.js';
import { privileges } from './privileges/privileges.js';
import { basic } from './units/basic.js';
import { cultists } from './units/cultists.js';
import { wraiths } from './units/wraiths.js';

/** The cards of the rulebook's box: 84 different ones, 96 with the copies of the Basic units (ELEK-1.12). */
export const base: Pack = {
  id: 'base',
  name: { en: 'Dominion of the Ebionites', pl: 'Dominat Ebionitów', de: 'Dominat der Ebioniten' },
  units: [...basic, ...wraiths, ...cultists],
  missions,
  influences,
  privileges,
};
