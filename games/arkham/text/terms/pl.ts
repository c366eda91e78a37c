import { polish } from '@tabula/words/nouns.js';
import type { Counted, Forms } from '@tabula/words/terms.js';
import type { Nouns } from '../nouns.js';
import { monster, space } from './pl-board.js';

const plain = (nom: string): Forms => ({ nom });
const each = (nom: string, acc = nom): Forms => ({ nom, acc });
const action = (nom: string, loc: string): Forms => ({ nom, loc });

const zeton = (after: string, adjective = '') =>
  polish('m', 'żeton|żetonu|żetonowi|żeton|żetonem|żetonie', 'żetony|żetonów|żetonom|żetony|żetonami|żetonach', {
    adjective,
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
const obrazenie = polish(
  'n',
  'obrażenie|obrażenia|obrażeniu|obrażenie|obrażeniem|obrażeniu',
  'obrażenia|obrażeń|obrażeniom|obrażenia|obrażeniami|obrażeniach',
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
    damage: obrazenie,
    dollar: sign('# $'),
    horror: punkt('przerażenia'),
    remnant: zeton('szczątków'),
    card: polish('f', 'karta|karty|karcie|kartę|kartą|karcie', 'karty|kart|kartom|karty|kartami|kartach'),
    clue: wskazowka(),
    die: kosc(),
    doom: zeton('zagłady'),
    focus: zeton('wzmocnienia'),
    more: kosc('dodatkow'),
    moreaction: polish('f', 'akcja|akcji|akcji|akcję|akcją|akcji', 'akcje|akcji|akcjom|akcje|akcjami|akcjach', {
      adjective: 'dodatkow',
    }),
    mythos: zeton('mitów'),
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
    ritual: polish(
      'm',
      'rytuał|rytuału|rytuałowi|rytuał|rytuałem|rytuale',
      'rytuały|rytuałów|rytuałom|rytuały|rytuałami|rytuałach',
    ),
    incantation: polish(
      'f',
      'inkantacja|inkantacji|inkantacji|inkantację|inkantacją|inkantacji',
      'inkantacje|inkantacji|inkantacjom|inkantacje|inkantacjami|inkantacjach',
    ),
  },
  condition: {
    blessed: { nom: 'błogosławieństwo', gen: 'błogosławieństwa', acc: 'błogosławieństwo' },
    cursed: { nom: 'klątwa', gen: 'klątwy', acc: 'klątwę' },
    'dark-pact': { nom: 'mroczny pakt', gen: 'mrocznego paktu', acc: 'mroczny pakt' },
  },
  marker: { blue: znacznik('niebiesk'), red: znacznik('czerwon'), white: znacznik('biał') },
  traits: { tome: { nom: 'księgi', gen: 'ksiąg' } },
  harm: {
    damage: obrazenie,
    horror: punkt('przerażenia'),
    'direct-horror': polish(
      'm',
      'bezpośredni punkt|bezpośredniego punktu|bezpośredniemu punktowi|bezpośredni punkt|bezpośrednim punktem|bezpośrednim punkcie',
      'bezpośrednie punkty|bezpośrednich punktów|bezpośrednim punktom|bezpośrednie punkty|bezpośrednimi punktami|bezpośrednich punktach',
      { after: 'przerażenia' },
    ),
    health: punkt('wytrzymałości'),
    sanity: punkt('poczytalności'),
  },
  suffered: { damage: plain('obrażenia'), horror: plain('punkty przerażenia') },
  skill: {
    influence: { nom: 'wpływ', gen: 'wpływu', acc: 'wpływ' },
    lore: { nom: 'wiedza', gen: 'wiedzy', acc: 'wiedzę' },
    observation: { nom: 'spostrzegawczość', gen: 'spostrzegawczości', acc: 'spostrzegawczość' },
    strength: { nom: 'siła', gen: 'siły', acc: 'siłę' },
    will: { nom: 'wola', gen: 'woli', acc: 'wolę' },
    any: { nom: 'dowolna umiejętność', gen: 'dowolnej umiejętności', acc: 'dowolną umiejętność' },
    every: { nom: 'każda umiejętność', gen: 'każdej umiejętności', acc: 'każdą umiejętność po jednym razie' },
    two: {
      nom: 'dwie różne umiejętności',
      gen: 'dwóch różnych umiejętności',
      acc: 'dwie różne, dowolnie wybrane umiejętności',
    },
  },
  space,
  counted: {
    'clues-in-your-neighbourhood': each('każda wskazówka w swojej dzielnicy', 'każdą wskazówkę w swojej dzielnicy'),
    'doom-in-own-space': each('każdy żeton zagłady na swoim polu'),
    'doom-in-your-space': each('każdy żeton zagłady na swoim polu'),
    'monsters-in-your-neighbourhood': each('każdy potwór w swojej dzielnicy', 'każdego potwora w swojej dzielnicy'),
    'own-horror': each('każdy swój punkt przerażenia'),
  },
  own: {
    item: { nom: 'swoich przedmiotów', kept: 'za każdy zatrzymany przedmiot' },
    spell: { nom: 'swoich zaklęć', kept: 'za każde zatrzymane zaklęcie' },
    clue: { nom: 'swoich wskazówek', kept: 'za każdą zatrzymaną wskazówkę' },
  },
  monster: { ...monster, any: potwor(), exhausted: potwor('wyczerpan') },
  kind: {
    'non-epic': { nom: 'potwór, który nie jest potężny', acc: 'potwora, który nie jest potężny' },
    'non-epic-human': {
      nom: 'potwór będący człowiekiem, lecz nie potężny',
      acc: 'potwora będącego człowiekiem, lecz nie potężnego',
    },
  },
  token: {
    'spread-doom': zeton('postępu zagłady'),
    'spawn-monster': zeton('rozstawienia potwora'),
    'spawn-clue': zeton('rozstawienia wskazówki'),
    'read-headline': zeton('odczytania nagłówka'),
    'gate-burst': zeton('otwarcia bramy'),
    reckoning: zeton('zguby'),
    blank: zeton('', 'pust'),
  },
  colour: { blue: plain('niebieski'), red: plain('czerwony'), white: plain('biały') },
  trait: { cultist: plain('Kultysta'), lodge: plain('Loża') },
  action: {
    attack: action('akcja ataku', 'akcji ataku'),
    cast: action('akcja rzucenia zaklęcia', 'akcji rzucenia zaklęcia'),
    evade: action('akcja wymykania się', 'akcji wymykania się'),
    focus: action('akcja wzmocnienia', 'akcji wzmocnienia'),
    'gather-resources': action('akcja dobrania zasobów', 'akcji dobrania zasobów'),
    move: action('akcja ruchu', 'akcji ruchu'),
    research: action('akcja badania', 'akcji badania'),
    ward: action('akcja ochrony', 'akcji ochrony'),
  },
  who: {
    'a-monster': plain('potwór'),
    'another-investigator': plain('inny badacz'),
    'any-investigator': plain('dowolny badacz'),
    anyone: plain('badacz lub sprzymierzeniec'),
    'anyone-here': plain('dowolny badacz na twoim polu'),
    'each-investigator': plain('każdy badacz'),
    'each-of-them': plain('każdy z nich'),
    'investigators-there': plain('każdy znajdujący się tam badacz'),
    lead: plain('główny badacz'),
    'this-card': plain('ta karta'),
    'this-monster': plain('ten potwór'),
    'who-fails': plain('kto nie zda,'),
    'who-passes': plain('kto zda,'),
  },
  most: {
    clues: { nom: 'wskazówki', gen: 'wskazówek' },
    remnants: { nom: 'szczątki', gen: 'żetonów szczątków' },
    spells: { nom: 'zaklęcia', gen: 'zaklęć' },
  },
  deed: {
    attack: plain('atak'),
    evade: plain('wymykanie się'),
    focus: plain('wzmocnienie'),
    gather: plain('dobranie zasobów'),
    move: plain('ruch'),
    research: plain('badanie'),
    trade: plain('wymiana'),
    ward: plain('ochrona'),
  },
  stock: { money: plain('pieniądze'), clues: plain('wskazówki'), remnants: plain('żetony szczątków') },
  phase: {
    setup: plain('przygotowanie'),
    action: plain('faza akcji'),
    monster: plain('faza potworów'),
    encounter: plain('faza spotkań'),
    mythos: plain('faza mitów'),
    end: plain('koniec gry'),
  },
  state: { ready: plain('przygotowany'), engaged: plain('w zwarciu'), exhausted: plain('wyczerpany') },
  keyword: {
    massive: plain('masywny'),
    elusive: plain('nieuchwytny'),
    watcher: plain('obserwator'),
    scavenger: plain('padlinożerca'),
  },
};
