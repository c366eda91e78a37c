import type { Primer } from '../primer.js';
import { lessons } from './lessons.js';

export const primer: Primer = {
  steps: ['recruitment', 'assignment', 'confrontation', 'end'],
  signs: [
    { id: 'occultism', icon: 'occ', frame: 'attr attr--occ' },
    { id: 'cunning', icon: 'cun', frame: 'attr attr--cun' },
    { id: 'violence', icon: 'vio', frame: 'attr attr--vio' },
    { id: 'power', icon: 'pow', frame: 'attr attr--pow' },
    { id: 'title', icon: 'ribbon' },
    { id: 'ember', icon: 'ember' },
    { id: 'shield', icon: 'shield' },
    { id: 'scepter', icon: 'scepter' },
  ],
  lessons,
  words: {
    en: async () => (await import('./text/primer/en.json')).default,
    pl: async () => (await import('./text/primer/pl.json')).default,
    de: async () => (await import('./text/primer/de.json')).default,
  },
};
