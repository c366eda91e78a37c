import { NAME } from '@tabula/cults/name.js';
import type { Entry } from '../entry.js';

export const entry: Entry = {
  id: 'cults',
  name: NAME,
  about: { en: 'Break the sanity of Arkham', pl: 'Odbierz Arkham rozum', de: 'Raub Arkham den Verstand' },
  icon: 'ter',
  scene: new URL('./scene.svg', import.meta.url).href,
  players: { min: 1, max: 4 },
  minutes: 90,
  rules: {
    prefix: 'CULT',
    texts: {
      en: () => import('../../../docs/rules/cults.md?raw'),
      pl: () => import('../../../docs/rules/pl/cults.md?raw'),
      de: () => import('../../../docs/rules/de/cults.md?raw'),
    },
  },
  play: {
    options: true,
    first: { districtLayout: 'recommended' },
    face: async () => (await import('./face.js')).face,
    primer: async () => (await import('./primer.js')).primer,
  },
};
