import { german, uncounted } from '@tabula/words/nouns.js';
import type { Forms, Term } from '@tabula/words/terms.js';
import type { Nouns } from '../terms.js';

const plain = (nom: string): Forms => ({ nom });
const compound = (nom: string): Forms => ({ nom, token: `${nom}marker`, symbol: `${nom}symbol` });

type Around = Parameters<typeof german>[3];
const marker = (kind = 'Marker', around: Around = {}): Term =>
  german('m', `${kind}|${kind}s|${kind}|${kind}`, kind, around);

export const de: Nouns = {
  attribute: {
    occultism: compound('Okkultismus'),
    cunning: compound('List'),
    violence: compound('Gewalt'),
    power: compound('Macht'),
  },
  zone: { mission: plain('Missionszone'), influence: plain('Einflusszone'), court: plain('Hofzone') },
  type: {
    wraith: {
      nom: 'Gespenst',
      gen: 'Gespensts',
      dat: 'Gespenst',
      acc: 'Gespenst',
      another: 'ein weiteres Gespenst',
    },
    cultist: {
      nom: 'Kultist',
      gen: 'Kultisten',
      dat: 'Kultisten',
      acc: 'Kultisten',
      another: 'einen weiteren Kultisten',
    },
  },
  phase: {
    setup: plain('Aufbau'),
    recruitment: plain('Rekrutierungsphase'),
    assignment: plain('Zuweisungsphase'),
    confrontation: plain('Konfrontationsphase'),
    end: plain('Rundenende'),
  },
  direction: { clockwise: plain('im Uhrzeigersinn'), 'counter-clockwise': plain('gegen den Uhrzeigersinn') },
  noun: {
    ember: uncounted('Glut'),
    card: german('f', 'Karte', 'Karten'),
    unit: german('f', 'Einheit', 'Einheiten'),
    token: marker(),
    title: german('m', 'Titel|Titels|Titel|Titel', 'Titel'),
    symbol: german('n', 'Symbol|Symbols|Symbol|Symbol', 'Symbole'),
    more: german('n', 'Mal|Mals|Mal|Mal', 'Male', { adjective: 'weiter' }),
  },
  token: {
    occultism: marker('Okkultismusmarker'),
    cunning: marker('Listmarker'),
    violence: marker('Gewaltmarker'),
    power: marker('Machtmarker'),
    any: marker('Attributmarker', { adjective: 'beliebig' }),
    different: marker('Marker', { after: 'eines anderen Attributs' }),
  },
  target: {
    this: { nom: 'diese Einheit', acc: 'diese Einheit' },
    'your-other': {
      nom: 'eine deiner anderen Einheiten in dieser Zone',
      acc: 'eine deiner anderen Einheiten in dieser Zone',
    },
    'such-cultist': { nom: 'ein solcher Kultist', acc: 'einen solchen Kultisten' },
  },
  place: { 'this-zone': plain('in dieser Zone'), there: plain('dort'), here: plain('hier') },
  who: { this: plain('diese Einheit'), it: plain('sie'), 'that-player': plain('er'), winner: plain('der Gewinner') },
};
