import type { Entry } from '../entry.js';

export const entry: Entry = {
  id: 'emerald',
  name: { en: 'A Study in Emerald', pl: 'Studium w Szmaragdzie', de: 'Eine Studie in Smaragdgrün' },
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
};
