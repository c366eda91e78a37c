import type { Primer } from '../primer.js';
import sprite from './sprite.svg?raw';

export const primer: Primer = {
  steps: ['secret', 'actions', 'cities', 'tracks', 'scoring'],
  signs: [
    { id: 'place', icon: 'em-sym-place', frame: 'attr attr--place' },
    { id: 'claim', icon: 'em-sym-claim', frame: 'attr attr--claim' },
    { id: 'retrieve', icon: 'em-sym-retrieve', frame: 'attr attr--retrieve' },
    { id: 'move', icon: 'em-sym-move', frame: 'attr attr--move' },
    { id: 'assassinate', icon: 'em-sym-assassinate', frame: 'attr attr--assassinate' },
    { id: 'bomb', icon: 'em-sym-bomb', frame: 'attr attr--bomb' },
    { id: 'marker', icon: 'em-sym-restorationist', frame: 'attr attr--restorationist' },
    { id: 'madness', icon: 'em-sym-madness', frame: 'attr attr--madness' },
  ],
  sprite,
  words: {
    en: async () => (await import('./text/primer/en.json')).default,
    pl: async () => (await import('./text/primer/pl.json')).default,
    de: async () => (await import('./text/primer/de.json')).default,
  },
};
