import { english } from '@tabula/words/nouns.js';
import type { Forms } from '@tabula/words/terms.js';
import type { Nouns } from '../nouns.js';

const plain = (nom: string): Forms => ({ nom });
const mass = (nom: string) => english(nom, nom);
const space = (nom: string, preposition = 'in'): Forms => ({
  nom,
  on: `${preposition} ${nom}`,
  at: `${preposition} ${nom}`,
  from: `from ${nom}`,
});

export const en: Nouns = {
  noun: {
    card: english('card'),
    clue: english('clue'),
    die: english('die', 'dice'),
    doom: mass('doom'),
    more: english('additional die', 'additional dice'),
    space: english('space'),
    spell: english('spell'),
    success: english('success', 'successes'),
  },
  thing: {
    money: mass('$#'),
    remnant: english('remnant'),
    clue: english('clue from your neighbourhood', 'clues from your neighbourhood'),
    spell: english('spell'),
    ally: english('ally', 'allies'),
    'common-item': english('common item'),
    curio: english('curio'),
    tome: english('tome'),
  },
  harm: { damage: mass('damage'), horror: mass('horror'), health: mass('health'), sanity: mass('sanity') },
  skill: {
    influence: plain('Influence'),
    lore: plain('Lore'),
    observation: plain('Observation'),
    strength: plain('Strength'),
    will: plain('Will'),
    any: plain('one skill of your choice'),
  },
  condition: { blessed: plain('Blessed'), cursed: plain('Cursed') },
  space: {
    'your-space': space('your space'),
    'a-space-of-your-neighbourhood': space('one space of your neighbourhood'),
    'another-space-of-your-neighbourhood': space('another space of your neighbourhood'),
    'any-space': space('any one space'),
    'up-to-2-different-spaces': space('each of up to 2 different spaces'),
    'this-card': space('this card', 'on'),
    'unstable-space': space('the unstable space'),
    'street-nearest-its-prey': space('the street space nearest to its prey'),
  },
  monster: {
    that: plain('that monster'),
    this: plain('this monster'),
    'all-others': plain('all other monsters'),
    any: english('monster'),
    exhausted: english('exhausted monster'),
    'non-epic': plain('a monster that is not epic'),
    'non-epic-human': plain('a human monster that is not epic'),
  },
  kind: {
    'non-epic': plain('monster on the board that is not epic'),
    'non-epic-human': plain('human monster on the board that is not epic'),
  },
  token: { 'spawn-monster': english('“spawn monster” token'), 'gate-burst': english('“gate burst” token') },
  marker: { blue: english('blue marker'), red: english('red marker'), white: english('white marker') },
  colour: { blue: plain('blue'), red: plain('red'), white: plain('white') },
  trait: { lodge: plain('Lodge') },
  most: { clues: plain('clues'), remnants: plain('remnants'), spells: plain('spells') },
  who: {
    'any-investigator': plain('any investigator'),
    'each-investigator': plain('each investigator'),
    'another-investigator': plain('another investigator'),
  },
};
