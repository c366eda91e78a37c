import type { Pack } from '../cards.js';
import { AGITATORS } from './agitators.js';
import { ASSASSINS } from './assassins.js';
import { CITY_CARDS, ROYALS } from './cities.js';
import { HORRORS } from './horrors.js';
import { ORDERS } from './orders.js';
import { PEOPLE } from './people.js';
import { SCHEMES } from './schemes.js';
import { STARTING } from './starting.js';

/** The reference set of the specification. */
export const base: Pack = {
  id: 'base',
  name: { en: 'Emerald', pl: 'Szmaragd', de: 'Smaragd' },
  starting: STARTING,
  cities: CITY_CARDS,
  royals: ROYALS,
  cards: [...ORDERS, ...PEOPLE, ...HORRORS, ...SCHEMES, ...ASSASSINS, ...AGITATORS],
};
