import type { Entry } from '../entry.js';

export const entry: Entry = {
  id: 'arkham',
  name: { en: 'Arkham Horror', pl: 'Horror w Arkham', de: 'Arkham Horror' },
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
};
