import type { ZoneCard } from '../behaviour.js';

/** The Influences. "This Zone" in what they do is the Influence Zone. */
export const influences: readonly ZoneCard[] = [
  {
    id: 'I01', // ELEK-15.36, ELEK-15.40
    name: {
      en: 'Library of Forbidden Books',
      pl: 'Biblioteka Ksiąg zakazanych',
      de: 'Bibliothek der verbotenen Bücher',
    },
    titles: [{ en: 'Guardian of the Eight Seals', pl: 'Strzegący Ośmiu Pieczęci', de: 'Hüter der Acht Siegel' }],
    powers: [{ is: 'assign-attach', needs: 'occultism' }],
    rules: ['ELEK-15.36', 'ELEK-15.40', 'ELEK-17.87'],
  },
  {
    id: 'I02',
    name: { en: 'Temple in Honour of the Emperor', pl: 'Świątynia ku czci Cesarza', de: 'Tempel zu Ehren des Kaisers' },
    titles: [{ en: 'High Priest of the Emperor', pl: 'Arcykapłan Cesarza', de: 'Hohepriester des Kaisers' }],
    powers: [{ is: 'counts-as', from: 'cunning', as: 'power' }], // ELEK-15.37
    rules: ['ELEK-6.10', 'ELEK-15.37'],
  },
  {
    id: 'I03',
    name: { en: 'Propaganda Office', pl: 'Urząd propagandy', de: 'Propagandaamt' },
    titles: [{ en: 'Mouth of the Dominion', pl: 'Usta Dominatu', de: 'Mund des Dominats' }],
    powers: [{ is: 'first', attribute: 'cunning' }], // ELEK-15.24, ELEK-17.69
    rules: ['ELEK-15.24'],
  },
  {
    id: 'I04',
    name: { en: 'Smelters', pl: 'Huty', de: 'Schmelzhütten' },
    titles: [{ en: 'Master of Furnaces', pl: 'Mistrz Pieców', de: 'Meister der Öfen' }],
    powers: [{ is: 'first', attribute: 'violence' }], // ELEK-15.25, ELEK-17.69
    rules: ['ELEK-15.25'],
  },
  {
    id: 'I05',
    name: { en: "Bell-Founders' Guild", pl: 'Gildia Ludwisarzy', de: 'Gilde der Glockengießer' },
    titles: [{ en: 'Patron of the Bells', pl: 'Patron Dzwonów', de: 'Patron der Glocken' }],
    powers: [{ is: 'symbols', changes: { power: 1 }, of: 'cultists' }],
  },
  {
    id: 'I06',
    name: { en: 'Crypt Quarter', pl: 'Dzielnica Krypt', de: 'Kryptenviertel' },
    titles: [{ en: 'Lord of Crypts', pl: 'Pan Krypt', de: 'Herr der Krypten' }],
    powers: [{ is: 'symbols', changes: { power: 1 }, of: 'wraiths' }],
  },
  {
    id: 'I07',
    name: { en: 'Black Market', pl: 'Czarny Targ', de: 'Schwarzmarkt' },
    titles: [{ en: 'Prince of Smugglers', pl: 'Książę Przemytników', de: 'Fürst der Schmuggler' }],
    powers: [{ is: 'instant-cost', change: -1 }],
  },
  {
    id: 'I08',
    name: { en: 'Customs House', pl: 'Komora Celna', de: 'Zollhaus' },
    titles: [
      { en: 'Warden of Tolls', pl: 'Strażnik Ceł', de: 'Wächter der Zölle' },
      { en: 'Hand of the Treasury', pl: 'Ręka Skarbca', de: 'Hand der Schatzkammer' },
    ],
    powers: [{ is: 'instant-cost', change: 1 }],
  },
  {
    id: 'I09',
    name: { en: 'House of Masks', pl: 'Dom Masek', de: 'Haus der Masken' },
    titles: [{ en: 'Bearer of a Hundred Masks', pl: 'Noszący Sto Masek', de: 'Träger der hundert Masken' }],
    powers: [{ is: 'extra-swap', count: 1 }],
    rules: ['ELEK-17.85'],
  },
  {
    id: 'I10',
    name: { en: 'Arena of Scars', pl: 'Arena Blizn', de: 'Arena der Narben' },
    titles: [{ en: 'Idol of the Arena', pl: 'Bożyszcze Areny', de: 'Idol der Arena' }],
    powers: [{ is: 'ember-on-win', attribute: 'violence', amount: 1 }],
  },
  {
    id: 'I11',
    name: { en: 'Asylum of the Nameless', pl: 'Azyl Bezimiennych', de: 'Asyl der Namenlosen' },
    titles: [{ en: 'Protector of the Nameless', pl: 'Opiekun Bezimiennych', de: 'Beschützer der Namenlosen' }],
    powers: [{ is: 'symbols', changes: { power: 1 }, of: 'basics' }],
  },
  {
    id: 'I12',
    name: { en: 'Tribunal of Cinders', pl: 'Trybunał Popiołów', de: 'Tribunal der Asche' },
    titles: [
      { en: 'Judge of Cinders', pl: 'Sędzia Popiołów', de: 'Richter der Asche' },
      { en: 'Voice of the Verdict', pl: 'Głos Wyroku', de: 'Stimme des Urteils' },
    ],
    powers: [{ is: 'dearer-save', amount: 1 }],
    rules: ['ELEK-17.83'],
  },
  {
    id: 'I13',
    name: { en: 'Imperial Granary', pl: 'Cesarski Spichlerz', de: 'Kaiserlicher Speicher' },
    titles: [{ en: 'Steward of the Granaries', pl: 'Zarządca Spichlerzy', de: 'Verwalter der Speicher' }],
    powers: [{ is: 'won-gain-ember', amount: 2 }],
  },
  {
    id: 'I14',
    name: { en: 'Hall of Mirrors', pl: 'Sala Luster', de: 'Spiegelsaal' },
    titles: [{ en: 'Lord of Reflections', pl: 'Pan Odbić', de: 'Herr der Spiegelbilder' }],
    powers: [{ is: 'token-worth', symbols: 2 }],
    rules: ['ELEK-6.8'],
  },
  {
    id: 'I15',
    name: { en: 'Garden of Thorns', pl: 'Ogród Cierni', de: 'Dornengarten' },
    titles: [
      { en: 'Gardener of Thorns', pl: 'Ogrodnik Cierni', de: 'Gärtner der Dornen' },
      { en: 'Warden of the Hedge', pl: 'Strażnik Żywopłotu', de: 'Wächter der Hecke' },
    ],
    powers: [{ is: 'no-moves' }],
  },
  {
    id: 'I16',
    name: { en: 'Ossuary Bank', pl: 'Bank Kości', de: 'Beinhausbank' },
    titles: [{ en: 'Banker of Bones', pl: 'Bankier Kości', de: 'Bankier der Gebeine' }],
    powers: [{ is: 'won-recover' }],
    rules: ['ELEK-14.19'],
  },
  {
    id: 'I17',
    name: { en: 'Voice of the Crowd', pl: 'Głos Tłumu', de: 'Stimme der Menge' },
    titles: [{ en: 'Darling of the Crowd', pl: 'Ulubieniec Tłumu', de: 'Liebling der Menge' }],
    powers: [{ is: 'symbols', changes: { power: 1 }, of: 'all' }],
  },
];
