import type { Primer } from '../primer.js';
import { lessons } from './lessons.js';
import sprite from './sprite.svg?raw';

export const primer: Primer = {
  steps: ['action', 'monster', 'encounter', 'mythos'],
  signs: [
    { id: 'doom', icon: 'ar-doom' },
    { id: 'clue', icon: 'ar-clue' },
    { id: 'test', icon: 'ar-focus' },
    { id: 'harm', icon: 'ar-damage' },
    { id: 'remnant', icon: 'ar-remnant' },
  ],
  sprite,
  lessons,
  words: {
    en: async () => (await import('./text/primer/en.json')).default,
    pl: async () => (await import('./text/primer/pl.json')).default,
    de: async () => (await import('./text/primer/de.json')).default,
  },
};
