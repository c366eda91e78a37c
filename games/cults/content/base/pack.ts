import type { Pack } from '../behaviour.js';
import { CITY } from './city.js';
import { DISTRICT_CARDS } from './district.js';
import { GOALS } from './goals.js';
import { PROLOGUES } from './prologues.js';
import { STARTING } from './starting.js';

/** The cards of the box. */
export const base: Pack = {
  id: 'base',
  name: { en: 'Arkham', pl: 'Arkham', de: 'Arkham' },
  starting: STARTING,
  cards: DISTRICT_CARDS,
  city: CITY,
  prologues: PROLOGUES,
  goals: GOALS,
  layout: { northside: ['G1', 'A3'], downtown: ['G2', 'A1'], uptown: ['G3', 'A2'], rivertown: ['G4', 'A4'] },
};
