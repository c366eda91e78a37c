import { type Forms, nounOf, type Term, type Nouns as WordNouns } from '@tabula/words/terms.js';
import type { Attribute, Language, UnitType, Zone } from '../content/behaviour.js';

/**
 * The nouns of the game that messages name by reference, in the forms each language needs:
 * English `art` (with the indefinite article), Polish the cases, German `token` and `symbol` (compounds).
 */
type Nouns = {
  readonly attribute: { readonly [A in Attribute]: Forms };
  readonly zone: { readonly [Z in Zone]: Forms };
  readonly type: { readonly [T in UnitType]: Forms };
  readonly phase: { readonly [phase: string]: Forms };
  readonly direction: { readonly [direction: string]: Forms };
};

const cases = (nom: string, gen: string, dat: string, acc: string, ins: string, loc: string): Forms => ({
  nom,
  gen,
  dat,
  acc,
  ins,
  loc,
});

/** Polish Zones and phases: only the first word is declined. */
const strefa = (of: string): Forms =>
  cases(`Strefa ${of}`, `Strefy ${of}`, `Strefie ${of}`, `Strefę ${of}`, `Strefą ${of}`, `Strefie ${of}`);
const faza = (of: string): Forms =>
  cases(`Faza ${of}`, `Fazy ${of}`, `Fazie ${of}`, `Fazę ${of}`, `Fazą ${of}`, `Fazie ${of}`);

const compound = (nom: string): Forms => ({ nom, token: `${nom}marker`, symbol: `${nom}symbol` });
const plain = (nom: string): Forms => ({ nom });

const en: Nouns = {
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
};

const pl: Nouns = {
  attribute: {
    occultism: cases('Okultyzm', 'Okultyzmu', 'Okultyzmowi', 'Okultyzm', 'Okultyzmem', 'Okultyzmie'),
    cunning: cases('Podstęp', 'Podstępu', 'Podstępowi', 'Podstęp', 'Podstępem', 'Podstępie'),
    violence: cases('Przemoc', 'Przemocy', 'Przemocy', 'Przemoc', 'Przemocą', 'Przemocy'),
    power: cases('Władza', 'Władzy', 'Władzy', 'Władzę', 'Władzą', 'Władzy'),
  },
  zone: { mission: strefa('Misji'), influence: strefa('Wpływów'), court: strefa('Dworu') },
  type: {
    wraith: cases('Upiór', 'Upiora', 'Upiorowi', 'Upiora', 'Upiorem', 'Upiorze'),
    cultist: cases('Kultysta', 'Kultysty', 'Kultyście', 'Kultystę', 'Kultystą', 'Kultyście'),
  },
  phase: {
    setup: cases('Przygotowanie', 'Przygotowania', 'Przygotowaniu', 'Przygotowanie', 'Przygotowaniem', 'Przygotowaniu'),
    recruitment: faza('rekrutacji'),
    assignment: faza('przydziału'),
    confrontation: faza('konfrontacji'),
    end: faza('zakończenia rundy'),
  },
  direction: {
    clockwise: plain('zgodnie z ruchem wskazówek zegara'),
    'counter-clockwise': plain('przeciwnie do ruchu wskazówek zegara'),
  },
};

const de: Nouns = {
  attribute: {
    occultism: compound('Okkultismus'),
    cunning: compound('List'),
    violence: compound('Gewalt'),
    power: compound('Macht'),
  },
  zone: { mission: plain('Missionszone'), influence: plain('Einflusszone'), court: plain('Hofzone') },
  type: {
    wraith: { nom: 'Gespenst', gen: 'Gespensts', dat: 'Gespenst', acc: 'Gespenst' },
    cultist: { nom: 'Kultist', gen: 'Kultisten', dat: 'Kultisten', acc: 'Kultisten' },
  },
  phase: {
    setup: plain('Aufbau'),
    recruitment: plain('Rekrutierungsphase'),
    assignment: plain('Zuweisungsphase'),
    confrontation: plain('Konfrontationsphase'),
    end: plain('Rundenende'),
  },
  direction: { clockwise: plain('im Uhrzeigersinn'), 'counter-clockwise': plain('gegen den Uhrzeigersinn') },
};

const NOUNS: { readonly [L in Language]: WordNouns } = { en, pl, de };

/** A noun of the game with its forms. */
export const noun = (kind: string, id: string, language: Language): Term | undefined =>
  nounOf(NOUNS[language], kind, id);

/** How a seat without a name is called; seats are counted from 0. */
export function seatNoun(seat: number, language: Language): Forms {
  const n = seat + 1;
  if (language === 'en') return plain(`Seat ${n}`);
  if (language === 'de') return { nom: `Spieler ${n}`, dat: `Spieler ${n}`, acc: `Spieler ${n}` };
  return cases(`Gracz ${n}`, `Gracza ${n}`, `Graczowi ${n}`, `Gracza ${n}`, `Graczem ${n}`, `Graczu ${n}`);
}
