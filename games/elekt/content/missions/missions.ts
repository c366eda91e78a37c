import type { ZoneCard } from '../behaviour.js';

/** The Missions. "This Zone" in what they do is the Mission Zone. */
export const missions: readonly ZoneCard[] = [
  {
    id: 'M01', // ELEK-15.38, ELEK-15.39
    name: { en: 'Mechanical Staldorg', pl: 'Mechaniczny Staldorg', de: 'Mechanischer Staldorg' },
    titles: [
      { en: 'Bane of the Staldorg', pl: 'Zguba Staldorga', de: 'Staldorgs Verderben' },
      { en: 'Lord of Storms', pl: 'Władca Burz', de: 'Herr der Stürme' },
    ],
    powers: [{ is: 'assign-discard', count: 1 }],
    rules: ['ELEK-15.38', 'ELEK-15.39'],
  },
  {
    id: 'M02',
    name: { en: 'Mechs Steal the Ember', pl: 'Mechy wykradają Żar', de: 'Mechs stehlen die Glut' },
    titles: [{ en: 'Ember Warden', pl: 'Strażnik Żaru', de: 'Hüter der Glut' }],
    powers: [{ is: 'assign-lose-ember', amount: 1 }],
    rules: ['ELEK-15.27', 'ELEK-15.28', 'ELEK-17.72'],
  },
  {
    id: 'M03',
    name: { en: 'Werewolf Packs', pl: 'Watahy wilkołaków', de: 'Werwolfsrudel' },
    titles: [
      { en: 'Tamer of Packs', pl: 'Poskromiciel Watah', de: 'Bezwinger der Rudel' },
      { en: 'Voice of the Full Moon', pl: 'Głos Pełni', de: 'Stimme des Vollmonds' },
    ],
    powers: [{ is: 'won-discard', count: 2 }], // ELEK-17.68
    rules: ['ELEK-15.21', 'ELEK-15.22', 'ELEK-15.23'],
  },
  {
    id: 'M04',
    name: { en: 'Siege of the Rust Gate', pl: 'Oblężenie Rdzawej Bramy', de: 'Belagerung des Rosttores' },
    titles: [
      { en: 'Breaker of the Rust Gate', pl: 'Kruszyciel Rdzawej Bramy', de: 'Brecher des Rosttores' },
      { en: 'Marshal of Ruins', pl: 'Marszałek Ruin', de: 'Marschall der Ruinen' },
    ],
    powers: [{ is: 'annihilations', count: 2 }],
  },
  {
    id: 'M05',
    name: { en: 'Hunt in the Murk', pl: 'Łowy w Pomroku', de: 'Jagd im Zwielicht' },
    titles: [{ en: 'Master of the Hunt', pl: 'Mistrz Łowów', de: 'Meister der Jagd' }],
    powers: [{ is: 'symbols', changes: { violence: 1 }, of: 'wraiths' }],
  },
  {
    id: 'M06',
    name: { en: 'Seance of the Undercity', pl: 'Seans w Podmieściu', de: 'Séance der Unterstadt' },
    titles: [{ en: 'Medium of the Undercity', pl: 'Medium Podmieścia', de: 'Medium der Unterstadt' }],
    powers: [{ is: 'symbols', changes: { occultism: 1 }, of: 'cultists' }],
  },
  {
    id: 'M07',
    name: { en: 'Storm of Ash', pl: 'Popielna Burza', de: 'Aschesturm' },
    titles: [{ en: 'Walker in Ash', pl: 'Kroczący w Popiele', de: 'Wanderer in der Asche' }],
    powers: [{ is: 'no-tokens' }],
  },
  {
    id: 'M08',
    name: { en: 'Night of Long Bells', pl: 'Noc Długich Dzwonów', de: 'Nacht der langen Glocken' },
    titles: [
      { en: 'Ringer of the Last Bell', pl: 'Dzwonnik Ostatniego Dzwonu', de: 'Glöckner der letzten Glocke' },
      { en: 'Heir of the Night', pl: 'Dziedzic Nocy', de: 'Erbe der Nacht' },
    ],
    powers: [{ is: 'unsavable' }],
  },
  {
    id: 'M09',
    name: { en: 'Parley in the Ruins', pl: 'Rokowania w Ruinach', de: 'Unterredung in den Ruinen' },
    titles: [{ en: 'Envoy of the Ruins', pl: 'Poseł Ruin', de: 'Gesandter der Ruinen' }],
    powers: [{ is: 'no-confrontation', attribute: 'violence' }],
  },
  {
    id: 'M10',
    name: { en: 'Silent Caravan', pl: 'Cicha Karawana', de: 'Stille Karawane' },
    titles: [{ en: 'Lord of Silent Roads', pl: 'Pan Cichych Dróg', de: 'Herr der stillen Straßen' }],
    powers: [{ is: 'ember-on-win', attribute: 'cunning', amount: 1 }],
    rules: ['ELEK-17.85'],
  },
  {
    id: 'M11',
    name: { en: 'Blood Tournament', pl: 'Krwawy Turniej', de: 'Blutturnier' },
    titles: [{ en: 'Champion of the Blood Sand', pl: 'Czempion Krwawego Piasku', de: 'Champion des Blutsandes' }],
    powers: [{ is: 'counts-as', from: 'violence', as: 'power' }],
    rules: ['ELEK-6.10'],
  },
  {
    id: 'M12',
    name: { en: 'Expedition into Darkness', pl: 'Wyprawa w Ciemność', de: 'Expedition in die Finsternis' },
    titles: [
      { en: 'Torch in the Darkness', pl: 'Pochodnia w Ciemności', de: 'Fackel in der Finsternis' },
      { en: 'First beyond the Threshold', pl: 'Pierwszy za Progiem', de: 'Erster jenseits der Schwelle' },
    ],
    powers: [{ is: 'assign-cost', amount: 1 }],
  },
  {
    id: 'M13',
    name: { en: 'Levy of the Damned', pl: 'Pobór Potępionych', de: 'Aushebung der Verdammten' },
    titles: [{ en: 'Colonel of the Damned', pl: 'Pułkownik Potępionych', de: 'Oberst der Verdammten' }],
    powers: [{ is: 'limit', change: 1 }],
  },
  {
    id: 'M14',
    name: { en: 'Narrow Causeway', pl: 'Wąska Grobla', de: 'Schmaler Damm' },
    titles: [{ en: 'Holder of the Causeway', pl: 'Obrońca Grobli', de: 'Verteidiger des Dammes' }],
    powers: [{ is: 'limit', change: -1 }],
  },
  {
    id: 'M15',
    name: { en: 'Ember Rift', pl: 'Wyrwa Żaru', de: 'Glutriss' },
    titles: [{ en: 'Keeper of the Rift', pl: 'Opiekun Wyrwy', de: 'Wächter des Risses' }],
    powers: [{ is: 'assign-gain-ember', amount: 1, first: true }],
  },
  {
    id: 'M16',
    name: { en: 'Duel of Heirs', pl: 'Pojedynek Dziedziców', de: 'Duell der Erben' },
    titles: [{ en: 'Vanquisher of Heirs', pl: 'Pogromca Dziedziców', de: 'Bezwinger der Erben' }],
    powers: [{ is: 'lowest-wins-ties' }],
    rules: ['ELEK-10.12'],
  },
  {
    id: 'M17',
    name: { en: 'Broken Reliquary', pl: 'Strzaskany Relikwiarz', de: 'Zerbrochenes Reliquiar' },
    titles: [{ en: 'Bearer of Shards', pl: 'Niosący Odłamki', de: 'Träger der Splitter' }],
    powers: [{ is: 'tokens', count: 3 }],
  },
];
