import { polish } from '@tabula/words/nouns.js';
import type { Counted, Forms } from '@tabula/words/terms.js';
import type { Nouns } from '../nouns.js';

const plain = (nom: string): Forms => ({ nom });

const zeton = (after: string) =>
  polish('m', 'żeton|żetonu|żetonowi|żeton|żetonem|żetonie', 'żetony|żetonów|żetonom|żetony|żetonami|żetonach', {
    after,
  });
const punkt = (after: string) =>
  polish('m', 'punkt|punktu|punktowi|punkt|punktem|punkcie', 'punkty|punktów|punktom|punkty|punktami|punktach', {
    after,
  });
const wskazowka = (after = '') =>
  polish(
    'f',
    'wskazówka|wskazówki|wskazówce|wskazówkę|wskazówką|wskazówce',
    'wskazówki|wskazówek|wskazówkom|wskazówki|wskazówkami|wskazówkach',
    { after },
  );
const kosc = (adjective = '') =>
  polish('f', 'kość|kości|kości|kość|kością|kości', 'kości|kości|kościom|kości|kośćmi|kościach', { adjective });
const potwor = (adjective = '') =>
  polish(
    'ma',
    'potwór|potwora|potworowi|potwora|potworem|potworze',
    'potwory|potworów|potworom|potwory|potworami|potworach',
    { adjective },
  );
const znacznik = (adjective: string) =>
  polish(
    'm',
    'znacznik|znacznika|znacznikowi|znacznik|znacznikiem|znaczniku',
    'znaczniki|znaczników|znacznikom|znaczniki|znacznikami|znacznikach',
    { adjective },
  );
const przedmiot = (adjective: string) =>
  polish(
    'm',
    'przedmiot|przedmiotu|przedmiotowi|przedmiot|przedmiotem|przedmiocie',
    'przedmioty|przedmiotów|przedmiotom|przedmioty|przedmiotami|przedmiotach',
    { adjective },
  );
const zaklecie = polish(
  'n',
  'zaklęcie|zaklęcia|zaklęciu|zaklęcie|zaklęciem|zaklęciu',
  'zaklęcia|zaklęć|zaklęciom|zaklęcia|zaklęciami|zaklęciach',
);

/** What is written the same after every number. */
const sign = (nom: string): Counted => {
  const forms = { nom, gen: nom, dat: nom, acc: nom, ins: nom, loc: nom };
  return { one: forms, few: forms, many: forms, other: forms };
};

export const pl: Nouns = {
  noun: {
    card: polish('f', 'karta|karty|karcie|kartę|kartą|karcie', 'karty|kart|kartom|karty|kartami|kartach'),
    clue: wskazowka(),
    die: kosc(),
    doom: zeton('zagłady'),
    more: kosc('dodatkow'),
    space: polish('n', 'pole|pola|polu|pole|polem|polu', 'pola|pól|polom|pola|polami|polach'),
    spell: zaklecie,
    success: polish(
      'm',
      'sukces|sukcesu|sukcesowi|sukces|sukcesem|sukcesie',
      'sukcesy|sukcesów|sukcesom|sukcesy|sukcesami|sukcesach',
    ),
  },
  thing: {
    money: sign('# $'),
    remnant: zeton('szczątków'),
    clue: wskazowka('ze swojej dzielnicy'),
    spell: zaklecie,
    ally: polish(
      'mp',
      'sprzymierzeniec|sprzymierzeńca|sprzymierzeńcowi|sprzymierzeńca|sprzymierzeńcem|sprzymierzeńcu',
      'sprzymierzeńcy|sprzymierzeńców|sprzymierzeńcom|sprzymierzeńców|sprzymierzeńcami|sprzymierzeńcach',
    ),
    'common-item': przedmiot('powszechn'),
    curio: przedmiot('osobliw'),
    tome: polish('f', 'księga|księgi|księdze|księgę|księgą|księdze', 'księgi|ksiąg|księgom|księgi|księgami|księgach'),
  },
  harm: {
    damage: polish(
      'n',
      'obrażenie|obrażenia|obrażeniu|obrażenie|obrażeniem|obrażeniu',
      'obrażenia|obrażeń|obrażeniom|obrażenia|obrażeniami|obrażeniach',
    ),
    horror: punkt('przerażenia'),
    health: punkt('wytrzymałości'),
    sanity: punkt('poczytalności'),
  },
  skill: {
    influence: { nom: 'wpływ', gen: 'wpływu', acc: 'wpływ' },
    lore: { nom: 'wiedza', gen: 'wiedzy', acc: 'wiedzę' },
    observation: { nom: 'spostrzegawczość', gen: 'spostrzegawczości', acc: 'spostrzegawczość' },
    strength: { nom: 'siła', gen: 'siły', acc: 'siłę' },
    will: { nom: 'wola', gen: 'woli', acc: 'wolę' },
    any: { nom: 'dowolna umiejętność', gen: 'dowolnej umiejętności', acc: 'dowolną umiejętność' },
  },
  condition: {
    blessed: { nom: 'błogosławieństwo', acc: 'błogosławieństwo' },
    cursed: { nom: 'klątwa', acc: 'klątwę' },
  },
  space: {
    'your-space': {
      nom: 'twoje pole',
      gen: 'twojego pola',
      on: 'na swoim polu',
      at: 'na swoim polu',
      from: 'ze swojego pola',
    },
    'a-space-of-your-neighbourhood': {
      nom: 'jedno pole twojej dzielnicy',
      gen: 'jednego pola twojej dzielnicy',
      on: 'na jednym polu swojej dzielnicy',
      at: 'na jednym polu swojej dzielnicy',
      from: 'z jednego pola swojej dzielnicy',
    },
    'any-space': {
      nom: 'jedno dowolne pole',
      gen: 'jednego dowolnego pola',
      on: 'na jednym dowolnym polu',
      at: 'na jednym dowolnym polu',
      from: 'z jednego dowolnego pola',
    },
    'another-space-of-your-neighbourhood': {
      nom: 'inne pole twojej dzielnicy',
      gen: 'innego pola twojej dzielnicy',
      on: 'na innym polu swojej dzielnicy',
      at: 'na innym polu swojej dzielnicy',
      from: 'z innego pola swojej dzielnicy',
    },
    'up-to-2-different-spaces': {
      nom: 'najwyżej 2 różne pola',
      gen: 'najwyżej 2 różnych pól',
      on: 'na każdym z najwyżej 2 różnych pól',
      at: 'na każdym z najwyżej 2 różnych pól',
      from: 'z każdego z najwyżej 2 różnych pól',
    },
    'this-card': { nom: 'ta karta', gen: 'tej karty', on: 'na tej karcie', at: 'na tej karcie', from: 'z tej karty' },
    'unstable-space': {
      nom: 'niestabilne pole',
      gen: 'niestabilnego pola',
      on: 'na niestabilnym polu',
      at: 'na niestabilnym polu',
      from: 'z niestabilnego pola',
    },
    'street-nearest-its-prey': {
      nom: 'pole ulicy najbliższe jego ofierze',
      gen: 'pola ulicy najbliższego jego ofierze',
      on: 'na polu ulicy najbliższym jego ofierze',
      at: 'na polu ulicy najbliższym jego ofierze',
      from: 'z pola ulicy najbliższego jego ofierze',
    },
  },
  monster: {
    that: { nom: 'ten potwór', acc: 'tego potwora', dat: 'temu potworowi', ins: 'z tym potworem' },
    this: { nom: 'ten potwór', acc: 'tego potwora', dat: 'temu potworowi', ins: 'z tym potworem' },
    'all-others': {
      nom: 'wszystkie inne potwory',
      acc: 'wszystkie inne potwory',
      dat: 'wszystkim innym potworom',
      ins: 'ze wszystkimi innymi potworami',
    },
    any: potwor(),
    exhausted: potwor('wyczerpan'),
    'non-epic': {
      nom: 'potwór, który nie jest potężny',
      acc: 'potwora, który nie jest potężny',
      dat: 'potworowi, który nie jest potężny',
      ins: 'z potworem, który nie jest potężny',
    },
    'non-epic-human': {
      nom: 'potwór będący człowiekiem, lecz nie potężny',
      acc: 'potwora będącego człowiekiem, lecz nie potężnego',
      dat: 'potworowi będącemu człowiekiem, lecz nie potężnemu',
      ins: 'z potworem będącym człowiekiem, lecz nie potężnym',
    },
  },
  kind: {
    'non-epic': { nom: 'potwór, który nie jest potężny', acc: 'potwora, który nie jest potężny' },
    'non-epic-human': {
      nom: 'potwór będący człowiekiem, lecz nie potężny',
      acc: 'potwora będącego człowiekiem, lecz nie potężnego',
    },
  },
  token: { 'spawn-monster': zeton('rozstawienia potwora'), 'gate-burst': zeton('otwarcia bramy') },
  marker: { blue: znacznik('niebiesk'), red: znacznik('czerwon'), white: znacznik('biał') },
  colour: { blue: plain('niebieski'), red: plain('czerwony'), white: plain('biały') },
  trait: { lodge: plain('Loża') },
  most: {
    clues: { nom: 'wskazówki', gen: 'wskazówek' },
    remnants: { nom: 'szczątki', gen: 'żetonów szczątków' },
    spells: { nom: 'zaklęcia', gen: 'zaklęć' },
  },
  who: {
    'any-investigator': plain('dowolny badacz'),
    'each-investigator': plain('każdy badacz'),
    'another-investigator': plain('inny badacz'),
  },
};
