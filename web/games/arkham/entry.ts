import { NAME } from '@tabula/arkham/name.js';
import type { Entry } from '../entry.js';

export const entry: Entry = {
  id: 'arkham',
  name: NAME,
  about: { en: 'Hold the night together', pl: 'Przetrwajcie noc razem', de: 'Übersteht gemeinsam die Nacht' },
  icon: 'inv',
  scene: new URL('./scene.svg', import.meta.url).href,
  players: { min: 1, max: 6 },
  minutes: 150,
  rules: {
    prefix: 'ARK',
    short: true,
    texts: {
      en: () => import('../../../docs/rules/arkham.md?raw'),
      pl: () => import('../../../docs/rules/pl/arkham.md?raw'),
      de: () => import('../../../docs/rules/de/arkham.md?raw'),
    },
  },
  play: {
    options: true,
    face: async () => (await import('./face.js')).face,
    primer: async () => (await import('./primer.js')).primer,
  },
};
