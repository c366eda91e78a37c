import type { PrivilegeCard } from '../behaviour.js';

/** The Privileges, of which six take part in a game (ELEK-2.4). */
export const privileges: readonly PrivilegeCard[] = [
  {
    id: 'P01',
    name: { en: 'Imperial Seal', pl: 'Cesarska Pieczęć', de: 'Kaiserliches Siegel' },
    powers: [{ is: 'seal-ties', price: 1 }],
    rules: ['ELEK-6.12', 'ELEK-17.27'],
  },
  {
    id: 'P02',
    name: { en: 'Ember Vault', pl: 'Skarbiec Żaru', de: 'Glutkammer' },
    powers: [{ is: 'harvest', amount: 1 }],
    rules: ['ELEK-17.89'],
  },
  {
    id: 'P03',
    name: { en: 'Black Levy', pl: 'Czarny Zaciąg', de: 'Schwarze Aushebung' },
    powers: [{ is: 'levy', draw: 3 }],
  },
  {
    id: 'P04',
    name: { en: 'Blood Pact', pl: 'Krwawy Pakt', de: 'Blutpakt' },
    powers: [{ is: 'free-save' }],
    rules: ['ELEK-17.39'],
  },
  {
    id: 'P05',
    name: { en: 'Master of Ceremonies', pl: 'Mistrz Ceremonii', de: 'Zeremonienmeister' },
    powers: [{ is: 'bonus', attribute: 'power', zone: 'court', amount: 1 }],
  },
  {
    id: 'P06',
    name: { en: 'Secret Passages', pl: 'Tajne Przejścia', de: 'Geheimgänge' },
    powers: [{ is: 'passage' }],
  },
  {
    id: 'P07',
    name: { en: 'Arsenal of Black Steel', pl: 'Arsenał Czarnej Stali', de: 'Arsenal aus schwarzem Stahl' },
    powers: [{ is: 'bonus', attribute: 'violence', zone: 'mission', amount: 1 }],
  },
  {
    id: 'P08',
    name: { en: 'Shadow Network', pl: 'Siatka Cieni', de: 'Schattennetz' },
    powers: [{ is: 'bonus', attribute: 'cunning', zone: 'influence', amount: 1 }],
  },
  {
    id: 'P09',
    name: { en: 'Circle of Adepts', pl: 'Krąg Adeptów', de: 'Zirkel der Adepten' },
    powers: [{ is: 'bonus', attribute: 'occultism', zone: 'mission', amount: 1 }],
  },
  {
    id: 'P10',
    name: { en: 'Sixth Voice', pl: 'Szósty Głos', de: 'Sechste Stimme' },
    powers: [{ is: 'extra-assignment', price: 1 }],
    rules: ['ELEK-5.5'],
  },
  {
    id: 'P11',
    name: { en: "Emperor's Ear", pl: 'Ucho Cesarza', de: 'Ohr des Kaisers' },
    powers: [{ is: 'win-ties', attribute: 'power', zone: 'mission' }],
    rules: ['ELEK-10.12'],
  },
  {
    id: 'P12',
    name: { en: 'Amnesty', pl: 'Amnestia', de: 'Amnestie' },
    powers: [{ is: 'amnesty' }],
    rules: ['ELEK-14.19', 'ELEK-17.89'],
  },
];
