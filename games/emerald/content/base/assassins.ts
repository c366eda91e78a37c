import type { GameCard } from '../cards.js';

/** Cards with the assassinate symbol. */
export const ASSASSINS: readonly GameCard[] = [
  {
    id: 'G06',
    name: { en: 'Hired Assassin', pl: 'Najemny skrytobójca', de: 'Gedungener Mörder' },
    copies: 4,
    symbols: { assassinate: 1 },
    bombs: 1,
    rules: ['EMER-18.6', 'EMER-10.13'],
  },
  {
    id: 'G33',
    name: { en: 'Sebastian Moran', pl: 'Sebastian Moran', de: 'Sebastian Moran' },
    copies: 1,
    symbols: { assassinate: 1 },
    recruits: 1,
    killField: 4,
    rules: ['EMER-18.33', 'EMER-10.28'],
  },
  {
    id: 'G34',
    name: { en: 'Secret Policeman', pl: 'Tajny Policjant', de: 'Geheimpolizist' },
    copies: 2,
    symbols: { assassinate: 1, place: 1 },
    killField: 3,
  },
  {
    id: 'G35',
    name: { en: 'Duellist', pl: 'Pojedynkowicz', de: 'Duellant' },
    copies: 2,
    symbols: { assassinate: 1, move: 1 },
    killField: 2,
  },
  {
    id: 'G36',
    name: { en: 'Poisoner', pl: 'Truciciel', de: 'Giftmischer' },
    copies: 1,
    symbols: { assassinate: 1, retrieve: 1 },
  },
  {
    id: 'G37',
    name: { en: 'Sniper', pl: 'Strzelec wyborowy', de: 'Scharfschütze' },
    copies: 1,
    symbols: { assassinate: 1 },
    recruits: 1,
    killField: 3,
  },
];
