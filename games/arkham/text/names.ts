import type { Language } from '@tabula/words/language.js';
import { PEOPLE } from './names/people.js';
import { vocabularyOf } from './vocabulary.js';

/** Names by the ids of cards. */
export type Names = { readonly [id: string]: string };

/** The name of a card, sheet or scenario; people keep theirs in every language. */
export const nameOf = (id: string, language: Language): string | undefined =>
  vocabularyOf(language).names[id] ?? PEOPLE[id];

/** The places of Arkham keep their names in every language. */
export const PLACE_NAMES: Names = {
  easttown: 'Easttown',
  downtown: 'Downtown',
  northside: 'Northside',
  rivertown: 'Rivertown',
  'merchant-district': 'Merchant District',
  'miskatonic-university': 'Miskatonic University',
  uptown: 'Uptown',
  southside: 'Southside',
  'velma-s-diner': 'Velma’s Diner',
  'hibb-s-roadhouse': 'Hibb’s Roadhouse',
  'police-station': 'Police Station',
  'independence-square': 'Independence Square',
  'la-bella-luna': 'La Bella Luna',
  'arkham-asylum': 'Arkham Asylum',
  'arkham-advertiser': 'Arkham Advertiser',
  'train-station': 'Train Station',
  'curiositie-shoppe': 'Curiositie Shoppe',
  'black-cave': 'Black Cave',
  graveyard: 'Graveyard',
  'general-store': 'General Store',
  'unvisited-isle': 'Unvisited Isle',
  'tick-tock-club': 'Tick-Tock Club',
  'river-docks': 'River Docks',
  observatory: 'Observatory',
  'science-building': 'Science Building',
  'orne-library': 'Orne Library',
  'hangman-s-hill': 'Hangman’s Hill',
  'st-mary-s-hospital': 'St. Mary’s Hospital',
  'ye-olde-magick-shoppe': 'Ye Olde Magick Shoppe',
  'ma-s-boarding-house': 'Ma’s Boarding House',
  'historical-society': 'Historical Society',
  'south-church': 'South Church',
};
