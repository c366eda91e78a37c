/**
 * Where long words of card names may be parted: not every browser has a dictionary for it, and a card in a city is 76 px
 * wide. Words that are not listed here are left to the browser.
 */
const PARTED = [
  'Brother|hood',
  'Chamber|lain',
  'Constan|tinople',
  'Corres|pondent',
  'Dyna|miter',
  'Freema|sons',
  'Golo|vinski',
  'Pamphle|teer',
  'Peters|burg',
  'Pinker|tons',
  'Police|man',
  'Rach|kovsky',
  'Spy|master',
  'Dioge|nesa',
  'Dynami|tard',
  'Finan|sista',
  'Goło|winski',
  'Infor|mator',
  'Konstan|tynopol',
  'Konstruk|tor',
  'Korespon|dent',
  'Pamfle|cista',
  'Pie|kielna',
  'Pinker|tona',
  'Pojedyn|kowicz',
  'Poli|cjant',
  'Prze|mytnik',
  'Racz|kowski',
  'Stowarzy|szenie',
  'Szam|belan',
  'Truci|ciel',
  'Wolno|mularze',
  'arysto|kracji',
  'nasta|wienia',
  'nihi|lista',
  'skryto|bójca',
  'Abtei|lung',
  'Bomben|bauer',
  'Bruder|schaft',
  'Eisenbahn|baron',
  'Finan|zier',
  'Frei|maurer',
  'Gedun|gener',
  'Geheim|polizist',
  'Gift|mischer',
  'Golo|winski',
  'Hofkäm|merer',
  'Höllen|maschine',
  'Infor|mant',
  'Konstan|tinopel',
  'Kriegs|bericht|erstatter',
  'König|liche',
  'Nacht|schrecken',
  'Nihilis|tischer',
  'Pamphle|tist',
  'Ratsch|kowski',
  'Scharf|schütze',
  'Schmugg|ler',
  'Sinnes|wandel',
  'Spionage|chef',
  'Spreng|meister',
  'Ver|bannter',
  'Volks|wille',
  'verste|cken',
  'Leopold-Gesell|schaft',
  'Pinkerton-Agen|ten',
  'Restauracjo|nista',
  'Restoratio|nist',
  'Restauratio|nist',
];

const SOFT = '\u00ad';
const soft: ReadonlyMap<string, string> = new Map(
  PARTED.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', SOFT)]),
);

/** A name with soft hyphens in its long words. */
export const parted = (name: string): string =>
  name
    .split(' ')
    .map((word) => soft.get(word) ?? word)
    .join(' ');
