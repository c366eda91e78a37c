import { english } from '@tabula/words/nouns.js';
import type { Forms } from '@tabula/words/terms.js';
import type { Nouns } from '../terms.js';

const plain = (nom: string): Forms => ({ nom });

export const en: Nouns = {
  attribute: {
    occultism: { nom: 'Occultism', art: 'an Occultism' },
    cunning: { nom: 'Cunning', art: 'a Cunning' },
    violence: { nom: 'Violence', art: 'a Violence' },
    power: { nom: 'Power', art: 'a Power' },
  },
  zone: { mission: plain('Mission Zone'), influence: plain('Influence Zone'), court: plain('Court Zone') },
  type: { wraith: { nom: 'Wraith', art: 'a Wraith' }, cultist: { nom: 'Cultist', art: 'a Cultist' } },
  phase: {
    setup: plain('Setup'),
    recruitment: plain('Recruitment phase'),
    assignment: plain('Assignment phase'),
    confrontation: plain('Confrontation phase'),
    end: plain('End of round phase'),
  },
  direction: { clockwise: plain('clockwise'), 'counter-clockwise': plain('counter-clockwise') },
  noun: {
    ember: english('Ember'),
    card: english('card'),
    unit: english('unit'),
    token: english('token'),
    title: english('Title'),
    symbol: english('symbol'),
    swap: english('more swap'),
    extra: english('additional Ember'),
  },
  token: {
    occultism: english('Occultism token'),
    cunning: english('Cunning token'),
    violence: english('Violence token'),
    power: english('Power token'),
    any: english('token of your choice', 'tokens of your choice'),
    different: english('token of a different attribute', 'tokens of a different attribute'),
  },
  target: {
    this: plain('this unit'),
    'your-other': plain('one of your other units in this Zone'),
    'such-cultist': plain('one such Cultist'),
  },
  place: { 'this-zone': plain('in this Zone'), there: plain('there'), here: plain('here') },
  who: { this: plain('this unit'), it: plain('it'), 'that-player': plain('that player'), winner: plain('the winner') },
};
