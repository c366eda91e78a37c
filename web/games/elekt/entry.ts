import { NAME } from '@tabula/elekt/name.js';
import type { Entry } from '../entry.js';

export const entry: Entry = {
  id: 'elekt',
  name: NAME,
  about: { en: 'Claim the ember throne', pl: 'Sięgnij po tron z żaru', de: 'Greif nach dem Thron aus Glut' },
  icon: 'ember',
  scene: new URL('./scene.svg', import.meta.url).href,
  players: { min: 2, max: 4 },
  minutes: 75,
  rules: {
    prefix: 'ELEK',
    short: true,
    texts: {
      en: () => import('../../../docs/rules/elekt.md?raw'),
      pl: () => import('../../../docs/rules/pl/elekt.md?raw'),
      de: () => import('../../../docs/rules/de/elekt.md?raw'),
    },
  },
  play: {
    options: false,
    face: async () => (await import('./face.js')).face,
    primer: async () => (await import('./primer.js')).primer,
  },
};
