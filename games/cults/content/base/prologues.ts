import type { PrologueCard } from '../behaviour.js';

export const PROLOGUES: readonly PrologueCard[] = [
  {
    id: 'P1',
    name: { en: 'Uneasy Streets', pl: 'Niespokojne Ulice', de: 'Unruhige Straßen' },
    sanity: { uptown: 4, northside: 3, downtown: 4, rivertown: 3 },
    arrived: [],
    nearer: 0,
  },
  {
    id: 'P2',
    name: { en: 'Whispers by the River', pl: 'Szepty nad Rzeką', de: 'Geflüster am Fluss' },
    sanity: { uptown: 3, northside: 4, downtown: 3, rivertown: 4 },
    arrived: [],
    nearer: 0,
  },
  {
    id: 'P3',
    name: { en: 'The Agency Is Here', pl: 'Agencja jest na miejscu', de: 'Die Agentur ist da' },
    sanity: { uptown: 3, northside: 3, downtown: 3, rivertown: 3 },
    arrived: ['uptown', 'downtown'],
    nearer: 0,
  },
  {
    id: 'P4',
    name: { en: 'Fresh Tracks', pl: 'Świeże Ślady', de: 'Frische Spuren' },
    sanity: { uptown: 4, northside: 3, downtown: 3, rivertown: 4 },
    arrived: [],
    nearer: 1,
  },
];
