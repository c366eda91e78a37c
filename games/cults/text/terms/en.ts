import { english } from '@tabula/words/nouns.js';
import type { Forms } from '@tabula/words/terms.js';
import { DISTRICT_NAMES, type Nouns } from '../nouns.js';

const plain = (nom: string): Forms => ({ nom });
const oneOf = (nom: string, art: string): Forms => ({ nom, art });

export const en: Nouns = {
  district: DISTRICT_NAMES,
  plan: {
    growth: plain('growth'),
    preparation: plain('preparation'),
    influence: plain('influence'),
    domination: plain('domination'),
    bluff: plain('bluff'),
  },
  token: {
    thug: english('thug'),
    adept: english('adept'),
    freak: english('freak'),
  },
  noun: {
    card: english('card'),
    more: english('more card'),
    cultists: english('cultist token'),
    plan: english('plan marker'),
    domination: english('domination marker'),
    reroll: english('reroll'),
    space: english('space'),
    point: english('point'),
    die: english('die', 'dice'),
    thug: english('thug'),
    adept: english('adept'),
    freak: english('freak'),
  },
  who: {
    player: plain('every player'),
    side: plain('every side'),
    other: plain('every other participant'),
  },
  face: { attack: plain('attack'), power: plain('power'), terror: plain('terror'), blank: plain('blank') },
  type: { guardian: oneOf('guardian', 'a guardian'), action: oneOf('action', 'an action') },
  keyword: {
    mobilisation: plain('Mobilisation'),
    recruitment: plain('Recruitment'),
    growth: plain('Growth'),
    preparation: plain('Preparation'),
    influence: plain('Influence'),
    confrontation: plain('Confrontation'),
    terror: plain('Terror'),
  },
  deck: { own: plain('your cult deck') },
  phase: {
    setup: plain('Setup'),
    city: plain('City phase'),
    mobilisation: plain('Mobilisation'),
    recruitment: plain('Recruitment'),
    planning: plain('Planning phase'),
    action: plain('Action phase'),
    hiding: plain('Hiding phase'),
    end: plain('End of the game'),
  },
};
