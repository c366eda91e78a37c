import type { StartingCard } from '../cards.js';

/** EMER-1.24: the same ten for every player. */
export const STARTING: readonly StartingCard[] = [
  { id: 'ST01', name: { en: 'Courier', pl: 'Kurier', de: 'Kurier' }, symbols: { place: 1, move: 1 } },
  { id: 'ST02', name: { en: 'Courier', pl: 'Kurier', de: 'Kurier' }, symbols: { place: 1, move: 1 } },
  { id: 'ST03', name: { en: 'Informer', pl: 'Informator', de: 'Informant' }, symbols: { place: 1, claim: 1 } },
  { id: 'ST04', name: { en: 'Informer', pl: 'Informator', de: 'Informant' }, symbols: { place: 1, claim: 1 } },
  { id: 'ST05', name: { en: 'Financier', pl: 'Finansista', de: 'Finanzier' }, symbols: { place: 2, retrieve: 1 } },
  { id: 'ST06', name: { en: 'Financier', pl: 'Finansista', de: 'Finanzier' }, symbols: { place: 2, retrieve: 1 } },
  { id: 'ST07', name: { en: 'Forger', pl: 'Fałszerz', de: 'Fälscher' }, symbols: { claim: 1, retrieve: 1 } },
  { id: 'ST08', name: { en: 'Smuggler', pl: 'Przemytnik', de: 'Schmuggler' }, symbols: { retrieve: 1, move: 1 } },
  { id: 'ST09', name: { en: 'Printer', pl: 'Drukarz', de: 'Drucker' }, symbols: { place: 1, retrieve: 1 } },
  { id: 'ST10', name: { en: 'Dynamiter', pl: 'Dynamitard', de: 'Sprengmeister' }, symbols: { retrieve: 1 }, bombs: 1 },
];
