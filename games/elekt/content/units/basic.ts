import type { UnitCard } from '../behaviour.js';

/** The four Basic units; every player has one of each (ELEK-1.7). */
export const basic: readonly UnitCard[] = [
  {
    id: 'B1',
    name: { en: 'Acolyte', pl: 'Akolita', de: 'Akolyth' },
    type: 'cultist',
    basic: true,
    symbols: { occultism: 1, power: 1 },
    instant: { cost: 1, does: [{ do: 'attach', token: 'any', count: 1, to: 'this' }] }, // ELEK-15.29
    rules: ['ELEK-15.29'],
  },
  {
    id: 'B2',
    name: { en: 'Nameless', pl: 'Bezimienny', de: 'Namenloser' },
    type: 'wraith',
    basic: true,
    symbols: { cunning: 2 },
    instant: { cost: 1, does: [{ do: 'remove-token' }] },
    rules: ['ELEK-17.86'],
  },
  {
    id: 'B3',
    name: { en: 'Dignitary', pl: 'Dygnitarz', de: 'Würdenträger' },
    type: 'cultist',
    basic: true,
    symbols: { power: 2 },
  },
  {
    id: 'B4',
    name: { en: 'Assassin', pl: 'Zabójca', de: 'Meuchler' },
    type: 'cultist',
    basic: true,
    symbols: { violence: 2 },
  },
];
