import type { GameCard } from '../cards.js';

/** Cards that are played for their symbols alone. */
export const AGITATORS: readonly GameCard[] = [
  {
    id: 'G38',
    name: { en: 'Bomb Maker', pl: 'Konstruktor bomb', de: 'Bombenbauer' },
    copies: 4,
    symbols: { place: 1 },
    bombs: 2,
  },
  {
    id: 'G39',
    name: { en: 'Nihilist Student', pl: 'Student nihilista', de: 'Nihilistischer Student' },
    copies: 2,
    symbols: { place: 1 },
    bombs: 1,
    recruits: 1,
  },
  {
    id: 'G40',
    name: { en: 'Pamphleteer', pl: 'Pamflecista', de: 'Pamphletist' },
    copies: 2,
    symbols: { restorationist: 2, place: 1 },
  },
  {
    id: 'G41',
    name: { en: 'War Correspondent', pl: 'Korespondent wojenny', de: 'Kriegsberichterstatter' },
    copies: 2,
    symbols: { loyalist: 2, place: 1 },
  },
  {
    id: 'G42',
    name: { en: 'Court Chamberlain', pl: 'Szambelan dworu', de: 'Hofkämmerer' },
    copies: 2,
    symbols: { claim: 1, loyalist: 1 },
    points: { kind: 'loyalist', amount: 1 },
  },
  {
    id: 'G43',
    name: { en: 'Exiled Prince', pl: 'Książę na wygnaniu', de: 'Verbannter Prinz' },
    copies: 2,
    symbols: { claim: 1, restorationist: 1 },
    points: { kind: 'restorationist', amount: 1 },
  },
  {
    id: 'G44',
    name: { en: 'Railway Baron', pl: 'Baron kolejowy', de: 'Eisenbahnbaron' },
    copies: 2,
    symbols: { move: 2, place: 2 },
    points: { kind: 'neutral', amount: 1 },
  },
  {
    id: 'G45',
    name: { en: 'Banker', pl: 'Bankier', de: 'Bankier' },
    copies: 1,
    symbols: { retrieve: 2 },
    points: { kind: 'neutral', amount: 1 },
  },
  {
    id: 'G46',
    name: { en: 'Spymaster', pl: 'Mistrz szpiegów', de: 'Spionagechef' },
    copies: 1,
    symbols: { claim: 1, place: 2 },
    recruits: 1,
  },
  {
    id: 'G47',
    name: { en: 'Station Chief', pl: 'Rezydent', de: 'Resident' },
    copies: 2,
    symbols: { place: 1, move: 1 },
    points: { kind: 'neutral', amount: 1 },
    recruits: 1,
  },
];
