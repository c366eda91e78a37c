import type { Scenario } from '../kinds.js';
import { place } from '../write.js';

/** Veil of Twilight. */
export const twilight: Scenario = {
  id: 'scenario/twilight',
  start: 'ma-s-boarding-house',
  neighbourhoods: ['northside', 'miskatonic-university', 'rivertown', 'uptown', 'southside'],
  streets: [
    { type: 'bridge', from: 'northside', edge: 'BR', to: 'rivertown', borders: ['train-station', 'black-cave'] },
    {
      type: 'scenic',
      from: 'miskatonic-university',
      edge: 'R',
      to: 'rivertown',
      borders: ['observatory', 'science-building', 'general-store', 'black-cave'],
    },
    {
      type: 'scenic',
      from: 'miskatonic-university',
      edge: 'BR',
      to: 'uptown',
      borders: ['science-building', 'hangman-s-hill'],
    },
    {
      type: 'residential',
      from: 'rivertown',
      edge: 'BR',
      to: 'southside',
      borders: ['graveyard', 'general-store', 'south-church', 'ma-s-boarding-house'],
    },
    {
      type: 'residential',
      from: 'uptown',
      edge: 'R',
      to: 'southside',
      borders: ['st-mary-s-hospital', 'south-church'],
    },
  ],
  cup: {
    'spread-doom': 3,
    'spawn-monster': 2,
    'spawn-clue': 2,
    'read-headline': 2,
    'gate-burst': 1,
    reckoning: 1,
    blank: 3,
  },
  monsters: {
    'monster/altered-beast': 2,
    'monster/whippoorwill': 2,
    'monster/altered-servant': 2,
    'monster/avian-thrall': 1,
    'monster/hulking-thrall': 2,
    'monster/lupine-thrall': 1,
    'monster/void-touched': 2,
  },
  setAside: {
    'monster/lodge-enforcer': 2,
    'monster/lodge-loyalist': 2,
    'monster/simon-carter': 1,
    'monster/twilight-supplicant': 2,
  },
  startingMonsters: { 'black-cave': 'monster/hulking-thrall', 'ye-olde-magick-shoppe': 'monster/void-touched' },
  doom: ['train-station', 'science-building', 'graveyard', 'hangman-s-hill', 'ma-s-boarding-house'],
  markers: [{ colour: 'white', where: 'black-cave' }],
  codex: [2, 20, 21],
  archive: [2, 20, 21, 22, 23, 24, 25, 26, 27, 28],
  anomalies: 'twilight',
  reckoning: [place(1, 'space-of-each-scar')],
};
