import type { Primer } from '../primer.js';
import { lessons } from './lessons.js';
import sprite from './sprite.svg?raw';

export const primer: Primer = {
  steps: ['city', 'cult', 'planning', 'action', 'hiding'],
  signs: [
    { id: 'growth', icon: 'growth' },
    { id: 'preparation', icon: 'prep' },
    { id: 'influence', icon: 'infl' },
    { id: 'domination', icon: 'domi' },
    { id: 'terror', icon: 'freak' },
    { id: 'bluff', icon: 'bluff' },
    { id: 'investigator', icon: 'inv' },
    { id: 'alone', icon: 'bot' },
  ],
  sprite,
  lessons,
  words: {
    en: async () => (await import('./text/primer/en.json')).default,
    pl: async () => (await import('./text/primer/pl.json')).default,
    de: async () => (await import('./text/primer/de.json')).default,
  },
};
