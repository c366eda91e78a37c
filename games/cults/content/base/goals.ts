import type { GoalCard } from '../behaviour.js';

export const GOALS: readonly GoalCard[] = [
  {
    id: 'O1',
    name: { en: 'First Among Cults', pl: 'Pierwszy wśród Kultów', de: 'Erster unter den Kulten' },
    difficulty: 1,
    needs: [],
  },
  {
    id: 'O2',
    name: { en: 'Two Altars', pl: 'Dwa Ołtarze', de: 'Zwei Altäre' },
    difficulty: 2,
    needs: [{ needs: 'scoring-places', count: 2 }],
  },
  {
    id: 'O3',
    name: { en: 'Clear Superiority', pl: 'Wyraźna Przewaga', de: 'Klare Überlegenheit' },
    difficulty: 3,
    needs: [{ needs: 'lead', points: 3 }],
  },
  {
    id: 'O4',
    name: { en: 'Break Their Hold', pl: 'Złamać ich Wpływ', de: 'Ihre Macht brechen' },
    difficulty: 4,
    needs: [{ needs: 'npc-markers-at-most', count: 3 }],
  },
  {
    id: 'O5',
    name: { en: 'Total Domination', pl: 'Totalna Dominacja', de: 'Totale Dominanz' },
    difficulty: 5,
    needs: [
      { needs: 'markers-in', district: 'northside', count: 2 },
      { needs: 'markers-in', district: 'uptown', count: 2 },
    ],
  },
  {
    id: 'O6',
    name: { en: 'The Great Rite', pl: 'Wielki Obrzęd', de: 'Der große Ritus' },
    difficulty: 6,
    needs: [
      { needs: 'ritual-of-level', level: 3 },
      { needs: 'markers-in-every-district', count: 1 },
    ],
  },
  {
    id: 'O7',
    name: { en: 'Altars Everywhere', pl: 'Ołtarze Wszędzie', de: 'Altäre überall' },
    difficulty: 7,
    needs: [{ needs: 'scoring-places', count: 'every-district' }],
  },
  {
    id: 'O8',
    name: { en: 'Arkham Kneels', pl: 'Arkham na Kolanach', de: 'Arkham kniet' },
    difficulty: 8,
    needs: [
      { needs: 'markers', count: 6 },
      { needs: 'lead', points: 4 },
    ],
  },
];
