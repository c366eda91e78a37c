import { german, uncounted } from '@tabula/words/nouns.js';
import type { Forms } from '@tabula/words/terms.js';
import type { Nouns } from '../nouns.js';

const plain = (nom: string): Forms => ({ nom });
const skill = (nom: string): Forms => ({ nom, acc: nom });

const hinweis = (after = '') => german('m', 'Hinweis|Hinweises|Hinweis|Hinweis', 'Hinweise', { after });
const wuerfel = (adjective = '') => german('m', 'Würfel|Würfels|Würfel|Würfel', 'Würfel', { adjective });
const monster = (adjective = '') => german('n', 'Monster|Monsters|Monster|Monster', 'Monster', { adjective });
const marker = (adjective: string) => german('m', 'Marker|Markers|Marker|Marker', 'Marker', { adjective });
const zauber = german('m', 'Zauber|Zaubers|Zauber|Zauber', 'Zauber');

export const de: Nouns = {
  noun: {
    card: german('f', 'Karte', 'Karten'),
    clue: hinweis(),
    die: wuerfel(),
    doom: uncounted('Verderben'),
    more: wuerfel('zusätzlich'),
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
  },
  harm: {
    damage: uncounted('Schaden'),
    horror: uncounted('Horror'),
    health: uncounted('Ausdauer'),
    sanity: uncounted('Geistige Gesundheit'),
  },
  skill: {
    influence: skill('Einfluss'),
    lore: skill('Wissen'),
    observation: skill('Aufmerksamkeit'),
    strength: skill('Stärke'),
    will: skill('Willenskraft'),
    any: skill('eine Fertigkeit deiner Wahl'),
  },
  condition: { blessed: plain('gesegnet'), cursed: plain('verflucht') },
  space: {
    'your-space': {
      nom: 'dein Feld',
      acc: 'dein Feld',
      on: 'auf dein Feld',
      at: 'auf deinem Feld',
      from: 'von deinem Feld',
    },
    'a-space-of-your-neighbourhood': {
      nom: 'ein Feld deines Stadtviertels',
      acc: 'ein Feld deines Stadtviertels',
      on: 'auf ein Feld deines Stadtviertels',
      at: 'auf einem Feld deines Stadtviertels',
      from: 'von einem Feld deines Stadtviertels',
    },
    'any-space': {
      nom: 'ein beliebiges Feld',
      acc: 'ein beliebiges Feld',
      on: 'auf ein beliebiges Feld',
      at: 'auf einem beliebigen Feld',
      from: 'von einem beliebigen Feld',
    },
    'another-space-of-your-neighbourhood': {
      nom: 'ein anderes Feld deines Stadtviertels',
      acc: 'ein anderes Feld deines Stadtviertels',
      on: 'auf ein anderes Feld deines Stadtviertels',
      at: 'auf einem anderen Feld deines Stadtviertels',
      from: 'von einem anderen Feld deines Stadtviertels',
    },
    'up-to-2-different-spaces': {
      nom: 'bis zu 2 verschiedene Felder',
      acc: 'bis zu 2 verschiedene Felder',
      on: 'auf jedes von bis zu 2 verschiedenen Feldern',
      at: 'auf jedem von bis zu 2 verschiedenen Feldern',
      from: 'von jedem von bis zu 2 verschiedenen Feldern',
    },
    'this-card': {
      nom: 'diese Karte',
      acc: 'diese Karte',
      on: 'auf diese Karte',
      at: 'auf dieser Karte',
      from: 'von dieser Karte',
    },
    'unstable-space': {
      nom: 'das instabile Feld',
      acc: 'das instabile Feld',
      on: 'auf das instabile Feld',
      at: 'auf dem instabilen Feld',
      from: 'vom instabilen Feld',
    },
    'street-nearest-its-prey': {
      nom: 'das Straßenfeld, das seiner Beute am nächsten ist',
      acc: 'das Straßenfeld, das seiner Beute am nächsten ist',
      on: 'auf das Straßenfeld, das seiner Beute am nächsten ist',
      at: 'auf dem Straßenfeld, das seiner Beute am nächsten ist',
      from: 'von dem Straßenfeld, das seiner Beute am nächsten ist',
    },
  },
  monster: {
    that: { nom: 'dieses Monster', acc: 'dieses Monster', dat: 'diesem Monster' },
    this: { nom: 'dieses Monster', acc: 'dieses Monster', dat: 'diesem Monster' },
    'all-others': { nom: 'alle anderen Monster', acc: 'alle anderen Monster', dat: 'allen anderen Monstern' },
    any: monster(),
    exhausted: monster('erschöpft'),
    'non-epic': {
      nom: 'ein nicht episches Monster',
      acc: 'ein nicht episches Monster',
      dat: 'einem nicht epischen Monster',
    },
    'non-epic-human': {
      nom: 'ein menschliches, nicht episches Monster',
      acc: 'ein menschliches, nicht episches Monster',
      dat: 'einem menschlichen, nicht epischen Monster',
    },
  },
  kind: {
    'non-epic': { nom: 'ein beliebiges nicht episches Monster', acc: 'ein beliebiges nicht episches Monster' },
    'non-epic-human': {
      nom: 'ein beliebiges menschliches, nicht episches Monster',
      acc: 'ein beliebiges menschliches, nicht episches Monster',
    },
  },
  token: {
    'spawn-monster': german('m', 'Marker|Markers|Marker|Marker', 'Marker', { after: '„Monster erscheint“' }),
    'gate-burst': german('m', 'Marker|Markers|Marker|Marker', 'Marker', { after: '„Torausbruch“' }),
  },
  marker: { blue: marker('blau'), red: marker('rot'), white: marker('weiß') },
  colour: {
    blue: { nom: 'blau', the: 'der blaue' },
    red: { nom: 'rot', the: 'der rote' },
    white: { nom: 'weiß', the: 'der weiße' },
  },
  trait: { lodge: plain('Loge') },
  most: {
    clues: { nom: 'Hinweise', dat: 'Hinweisen' },
    remnants: { nom: 'Überreste', dat: 'Überresten' },
    spells: { nom: 'Zauber', dat: 'Zaubern' },
  },
  who: {
    'any-investigator': plain('ein beliebiger Ermittler'),
    'each-investigator': plain('jeder Ermittler'),
    'another-investigator': plain('ein anderer Ermittler'),
  },
};
