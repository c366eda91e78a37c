import { german } from '@tabula/words/nouns.js';
import type { Forms } from '@tabula/words/terms.js';
import { DISTRICT_NAMES, type Nouns } from '../nouns.js';

const plain = (nom: string): Forms => ({ nom });
const cases = (nom: string, acc: string): Forms => ({ nom, acc, dat: acc });

const marker = (kind: string) => german('m', `${kind}|${kind}s|${kind}|${kind}`, kind);
const thug = german('m', 'Schläger|Schlägers|Schläger|Schläger', 'Schläger');
const adept = german('m', 'Adept|Adepten|Adepten|Adepten', 'Adepten');
const freak = german('m', 'Freak|Freaks|Freak|Freak', 'Freaks');

export const de: Nouns = {
  district: DISTRICT_NAMES,
  plan: {
    growth: plain('Wachstum'),
    preparation: plain('Vorbereitung'),
    influence: plain('Einfluss'),
    domination: plain('Dominanz'),
    bluff: plain('Bluff'),
  },
  token: { thug, adept, freak },
  noun: {
    card: german('f', 'Karte', 'Karten'),
    more: german('f', 'Karte', 'Karten', { adjective: 'weiter' }),
    cultists: marker('Kultistenmarker'),
    plan: marker('Planungsmarker'),
    domination: marker('Dominanzmarker'),
    space: german('n', 'Feld|Felds|Feld|Feld', 'Felder'),
    point: german('m', 'Punkt|Punkts|Punkt|Punkt', 'Punkte'),
    die: german('m', 'Würfel|Würfels|Würfel|Würfel', 'Würfel'),
    thug,
    adept,
    freak,
  },
  who: {
    player: plain('jeder Spieler'),
    side: plain('jede Seite'),
    other: plain('jeder andere Beteiligte'),
  },
  face: { attack: plain('Angriff'), power: plain('Macht'), terror: plain('Schrecken'), blank: plain('leere Seite') },
  type: {
    guardian: cases('Wächter', 'Wächter'),
    action: cases('Aktion', 'Aktion'),
  },
  keyword: {
    mobilisation: plain('Mobilisierung'),
    recruitment: plain('Rekrutierung'),
    growth: plain('Wachstum'),
    preparation: plain('Vorbereitung'),
    influence: plain('Einfluss'),
    confrontation: plain('Konfrontation'),
    terror: plain('Schrecken'),
  },
  deck: { own: plain('dein Kultstapel') },
  phase: {
    setup: plain('Aufbau'),
    city: plain('Stadtphase'),
    mobilisation: plain('Mobilisierung'),
    recruitment: plain('Rekrutierung'),
    planning: plain('Planungsphase'),
    action: plain('Aktionsphase'),
    hiding: plain('Versteckphase'),
    end: plain('Ende des Spiels'),
  },
};
