/**
 * Where long words of card names may be parted: not every browser has a dictionary for it, and a small card is 60 px
 * wide. Words that are not listed here are left to the browser.
 */
const PARTED = [
  'Bezi-mienny',
  'Dygni-tarz',
  'Żar-łoczny',
  'Dzwon-nicy',
  'Lus-trzany',
  'Tropi-ciel',
  'Zawo-dząca',
  'Prze-woźnik',
  'Gwar-dzista',
  'Skary-fistów',
  'Ekle-zjasta',
  'Inkwi-zytor',
  'Truci-ciel',
  'Dziesię-ciny',
  'Egzor-cysta',
  'Prze-mytnik',
  'Namen-loser',
  'Würden-träger',
  'Körper-dieb',
  'Gefrä-ßiger',
  'Seuchen-künder',
  'Nebel-kriecher',
  'Glocken-turms',
  'Knochen-hund',
  'Asche-schwarm',
  'Spiegel-pirscher',
  'Grab-koloss',
  'Nacht-fährmann',
  'Schatten-chor',
  'Wieder-gänger',
  'Geschichts-fälscher',
  'Skari-fisten',
  'Anima-teur',
  'Ekkle-siast',
  'Ketten-inquisitor',
  'Hofgift-mischer',
  'Flüster-händler',
  'Siegel-hüter',
  'Zehnt-eintreiber',
  'Reli-quien-schmugg-ler',
  'Myste-rien',
  'Abtrün-niger',
  'Haupt-mann',
  'Archiv-schreiber',
  'Ako-lita',
  'Zabój-ca',
  'Akol-yth',
  'Meuch-ler',
  'Reve-nant',
  'Aco-lyte',
  'Name-less',
  'Digni-tary',
  'Assas-sin',
  'Voraci-ous',
  'Harbin-ger',
  'Ecclesi-ast',
  'Inquisi-tor',
  'Collec-tor',
];

const SOFT = '\u00ad';
const parted: ReadonlyMap<string, string> = new Map(
  PARTED.map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)]),
);

/** A name with soft hyphens where words of at least this length may be parted. */
export const softly = (name: string, least = 0): string =>
  name
    .split(' ')
    .map((word) => (word.length >= least ? (parted.get(word) ?? word) : word))
    .join(' ');
