import type { GameCard } from '../cards.js';

/** Plots and their tools. */
export const SCHEMES: readonly GameCard[] = [
  {
    id: 'G03',
    name: { en: 'Change of Heart', pl: 'Zmiana nastawienia', de: 'Sinneswandel' },
    copies: 1,
    symbols: { retrieve: 1 },
    texts: [{ heading: 'action', once: true, does: [{ do: 'turn-coat' }] }],
    rules: ['EMER-18.3', 'EMER-15.15', 'EMER-18.56', 'EMER-20.44'],
  },
  {
    id: 'G05',
    name: { en: 'Hide Royalty', pl: 'Ukrycie arystokracji', de: 'Königliche verstecken' },
    copies: 2,
    symbols: { move: 1 },
    texts: [{ heading: 'action', once: true, does: [{ do: 'hide-royal' }] }],
    rules: ['EMER-18.5', 'EMER-18.46', 'EMER-20.47'],
  },
  {
    id: 'G10',
    name: { en: 'Infernal Machine', pl: 'Piekielna Machina', de: 'Höllenmaschine' },
    copies: 3,
    symbols: {},
    bombs: 1,
    texts: [{ heading: 'advantage', once: true, does: [{ do: 'bombs', count: 3 }] }],
    rules: ['EMER-18.10', 'EMER-18.44', 'EMER-18.45', 'EMER-20.30'],
  },
];
