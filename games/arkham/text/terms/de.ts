import { german, uncounted } from '@tabula/words/nouns.js';
import type { Forms } from '@tabula/words/terms.js';
import type { Nouns } from '../nouns.js';
import { monster, space } from './de-board.js';

const plain = (nom: string): Forms => ({ nom });
const each = (nom: string, acc = nom): Forms => ({ nom, acc });
const action = (nom: string): Forms => ({ nom, dat: nom });
const token = (after: string) => german('m', 'Marker|Markers|Marker|Marker', 'Marker', { after });
const skill = (nom: string): Forms => ({ nom, acc: nom });

const hinweis = (after = '') => german('m', 'Hinweis|Hinweises|Hinweis|Hinweis', 'Hinweise', { after });
const wuerfel = (adjective = '') => german('m', 'Würfel|Würfels|Würfel|Würfel', 'Würfel', { adjective });
const aMonster = (adjective = '') => german('n', 'Monster|Monsters|Monster|Monster', 'Monster', { adjective });
const marker = (adjective: string) => german('m', 'Marker|Markers|Marker|Marker', 'Marker', { adjective });
const zauber = german('m', 'Zauber|Zaubers|Zauber|Zauber', 'Zauber');

export const de: Nouns = {
  noun: {
    damage: uncounted('Schaden'),
    dollar: uncounted('# $'),
    horror: uncounted('Horror'),
    remnant: german('m', 'Überrest|Überrests|Überrest|Überrest', 'Überreste'),
    card: german('f', 'Karte', 'Karten'),
    clue: hinweis(),
    die: wuerfel(),
    doom: uncounted('Verderben'),
    focus: german(
      'm',
      'Fokusmarker|Fokusmarkers|Fokusmarker|Fokusmarker',
      'Fokusmarker|Fokusmarker|Fokusmarkern|Fokusmarker',
    ),
    more: wuerfel('zusätzlich'),
    moreaction: german('f', 'Aktion', 'Aktionen', { adjective: 'zusätzlich' }),
    mythos: german(
      'm',
      'Mythosmarker|Mythosmarkers|Mythosmarker|Mythosmarker',
      'Mythosmarker|Mythosmarker|Mythosmarkern|Mythosmarker',
    ),
    space: german('n', 'Feld|Feldes|Feld|Feld', 'Felder'),
    spell: zauber,
    success: german('m', 'Erfolg|Erfolgs|Erfolg|Erfolg', 'Erfolge'),
  },
  thing: {
    money: uncounted('# $'),
    remnant: german('m', 'Überrest|Überrests|Überrest|Überrest', 'Überreste'),
    clue: hinweis('aus deinem Stadtviertel'),
    spell: zauber,
    ally: german(
      'm',
      'Verbündeter|Verbündeten|Verbündetem|Verbündeten',
      'Verbündete|Verbündeter|Verbündeten|Verbündete',
    ),
    'common-item': german('m', 'Gegenstand|Gegenstands|Gegenstand|Gegenstand', 'Gegenstände', {
      adjective: 'gewöhnlich',
    }),
    curio: german('f', 'Kuriosität', 'Kuriositäten'),
    tome: german('m', 'Foliant|Folianten|Folianten|Folianten', 'Folianten'),
    ritual: german('n', 'Ritual|Rituals|Ritual|Ritual', 'Rituale'),
    incantation: german('f', 'Beschwörung', 'Beschwörungen'),
  },
  condition: { blessed: plain('gesegnet'), cursed: plain('verflucht'), 'dark-pact': plain('Dunkler Pakt') },
  marker: { blue: marker('blau'), red: marker('rot'), white: marker('weiß') },
  traits: { tome: { nom: 'Folianten', gen: 'Folianten' } },
  harm: {
    damage: uncounted('Schaden'),
    horror: uncounted('Horror'),
    'direct-horror': {
      one: { nom: 'direkter Horror', acc: 'direkten Horror' },
      other: { nom: 'direkter Horror', acc: 'direkten Horror' },
    },
    health: uncounted('Ausdauer'),
    sanity: uncounted('Geistige Gesundheit'),
  },
  suffered: { damage: plain('Schaden'), horror: plain('Horror') },
  skill: {
    influence: skill('Einfluss'),
    lore: skill('Wissen'),
    observation: skill('Aufmerksamkeit'),
    strength: skill('Stärke'),
    will: skill('Willenskraft'),
    any: skill('eine Fertigkeit deiner Wahl'),
    every: skill('jede Fertigkeit einmal'),
    two: skill('zwei verschiedene Fertigkeiten deiner Wahl'),
  },
  space,
  counted: {
    'clues-in-your-neighbourhood': each('jeder Hinweis in deinem Stadtviertel', 'jeden Hinweis in deinem Stadtviertel'),
    'doom-in-own-space': each('jedes Verderben auf dem eigenen Feld'),
    'doom-in-your-space': each('jedes Verderben auf deinem Feld'),
    'monsters-in-your-neighbourhood': each('jedes Monster in deinem Stadtviertel'),
    'own-horror': each('jeder Horror, den du hast,', 'jeden Horror, den du hast,'),
  },
  own: {
    item: { nom: 'Gegenstände', kept: 'für jeden, den du behältst,' },
    spell: { nom: 'Zauber', kept: 'für jeden, den du behältst,' },
    clue: { nom: 'Hinweise', kept: 'für jeden, den du behältst,' },
  },
  monster: { ...monster, any: aMonster(), exhausted: aMonster('erschöpft') },
  kind: {
    'non-epic': { nom: 'ein beliebiges nicht episches Monster', acc: 'ein beliebiges nicht episches Monster' },
    'non-epic-human': {
      nom: 'ein beliebiges menschliches, nicht episches Monster',
      acc: 'ein beliebiges menschliches, nicht episches Monster',
    },
  },
  token: {
    'spread-doom': token('„Verderben ausbreiten“'),
    'spawn-monster': token('„Monster erscheint“'),
    'spawn-clue': token('„Hinweis erscheint“'),
    'read-headline': token('„Schlagzeile lesen“'),
    'gate-burst': token('„Torausbruch“'),
    reckoning: token('„Abrechnung“'),
    blank: marker('leer'),
  },
  colour: {
    blue: { nom: 'blau', the: 'der blaue', dat: 'blauen' },
    red: { nom: 'rot', the: 'der rote', dat: 'roten' },
    white: { nom: 'weiß', the: 'der weiße', dat: 'weißen' },
  },
  trait: { cultist: plain('Kultist'), lodge: plain('Loge') },
  action: {
    attack: action('Angriffsaktion'),
    cast: action('Aktion, mit der du einen Zauber wirkst,'),
    evade: action('Ausweichen-Aktion'),
    focus: action('Fokusaktion'),
    'gather-resources': action('Aktion „Mittel sammeln“'),
    move: action('Bewegungsaktion'),
    research: action('Forschungsaktion'),
    ward: action('Bannaktion'),
  },
  who: {
    'a-monster': plain('ein Monster'),
    'another-investigator': plain('ein anderer Ermittler'),
    'any-investigator': plain('ein beliebiger Ermittler'),
    anyone: plain('ein Ermittler oder Verbündeter'),
    'anyone-here': plain('ein Ermittler auf deinem Feld'),
    'each-investigator': plain('jeder Ermittler'),
    'each-of-them': plain('jedes von ihnen'),
    'investigators-there': plain('jeder Ermittler dort'),
    lead: plain('der Ermittlungsleiter'),
    'this-card': plain('diese Karte'),
    'this-monster': plain('dieses Monster'),
    'who-fails': plain('wer scheitert,'),
    'who-passes': plain('wer besteht,'),
  },
  most: {
    clues: { nom: 'Hinweise', dat: 'Hinweisen' },
    remnants: { nom: 'Überreste', dat: 'Überresten' },
    spells: { nom: 'Zauber', dat: 'Zaubern' },
  },
  deed: {
    attack: plain('Angriff'),
    evade: plain('Ausweichen'),
    focus: plain('Fokussieren'),
    gather: plain('Mittel sammeln'),
    move: plain('Bewegung'),
    research: plain('Forschen'),
    trade: plain('Tausch'),
    ward: plain('Bannen'),
  },
  stock: { money: plain('Geld'), clues: plain('Hinweise'), remnants: plain('Überreste') },
  phase: {
    setup: plain('Aufbau'),
    action: plain('Aktionsphase'),
    monster: plain('Monsterphase'),
    encounter: plain('Begegnungsphase'),
    mythos: plain('Mythosphase'),
    end: plain('Spielende'),
  },
  state: { ready: plain('bereit'), engaged: plain('im Kampf'), exhausted: plain('erschöpft') },
  keyword: {
    massive: plain('massig'),
    elusive: plain('schwer fassbar'),
    watcher: plain('Beobachter'),
    scavenger: plain('Aasfresser'),
  },
};
