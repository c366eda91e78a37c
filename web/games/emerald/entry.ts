import { NAME } from '@tabula/emerald/name.js';
import type { Entry } from '../entry.js';

export const entry: Entry = {
  id: 'emerald',
  name: NAME,
  about: {
    en: 'Serve or slay the old ones',
    pl: 'Służ Przedwiecznym albo ich zgładź',
    de: 'Diene den Alten oder töte sie',
  },
  icon: 'occ',
  scene: new URL('./scene.svg', import.meta.url).href,
  players: { min: 2, max: 5 },
  minutes: 90,
  rules: {
    prefix: 'EMER',
    texts: {
      en: () => import('../../../docs/rules/emerald.md?raw'),
      pl: () => import('../../../docs/rules/pl/emerald.md?raw'),
      de: () => import('../../../docs/rules/de/emerald.md?raw'),
    },
  },
  play: {
    options: false,
    face: async () => (await import('./face.js')).face,
    primer: async () => (await import('./primer.js')).primer,
  },
};
