import { polish } from '@tabula/words/nouns.js';
import type { Forms, Term } from '@tabula/words/terms.js';
import type { Nouns } from '../terms.js';

const plain = (nom: string): Forms => ({ nom });
const cases = (nom: string, gen: string, dat: string, acc: string, ins: string, loc: string): Forms => ({
  nom,
  gen,
  dat,
  acc,
  ins,
  loc,
});

/** Zones and phases: only the first word is declined. */
const strefa = (of: string): Forms =>
  cases(`Strefa ${of}`, `Strefy ${of}`, `Strefie ${of}`, `Strefę ${of}`, `Strefą ${of}`, `Strefie ${of}`);
const faza = (of: string): Forms =>
  cases(`Faza ${of}`, `Fazy ${of}`, `Fazie ${of}`, `Fazę ${of}`, `Fazą ${of}`, `Fazie ${of}`);

type Around = Parameters<typeof polish>[3];
const zeton = (around: Around = {}): Term =>
  polish('m', 'żeton|żetonu|żetonowi|żeton|żetonem|żetonie', 'żetony|żetonów|żetonom|żetony|żetonami|żetonach', around);
const jednostka = (around: Around = {}): Term =>
  polish(
    'f',
    'Jednostka|Jednostki|Jednostce|Jednostkę|Jednostką|Jednostce',
    'Jednostki|Jednostek|Jednostkom|Jednostki|Jednostkami|Jednostkach',
    around,
  );

export const pl: Nouns = {
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
  noun: {
    // Żar is counted one by one, and as a mass from five on.
    ember: polish('m', 'Żar|Żaru|Żarowi|Żar|Żarem|Żarze', 'Żary|Żaru|Żarom|Żary|Żarami|Żarach'),
    card: polish('f', 'karta|karty|karcie|kartę|kartą|karcie', 'karty|kart|kartom|karty|kartami|kartach'),
    unit: jednostka(),
    chosen: jednostka({ adjective: 'wybran' }),
    rest: polish(
      'f',
      'pozostała|pozostałej|pozostałej|pozostałą|pozostałą|pozostałej',
      'pozostałe|pozostałych|pozostałym|pozostałe|pozostałymi|pozostałych',
    ),
    token: zeton(),
    title: polish('m', 'Tytuł|Tytułu|Tytułowi|Tytuł|Tytułem|Tytule', 'Tytuły|Tytułów|Tytułom|Tytuły|Tytułami|Tytułach'),
    symbol: polish(
      'm',
      'symbol|symbolu|symbolowi|symbol|symbolem|symbolu',
      'symbole|symboli|symbolom|symbole|symbolami|symbolach',
    ),
    swap: polish(
      'f',
      'zamiana|zamiany|zamianie|zamianę|zamianą|zamianie',
      'zamiany|zamian|zamianom|zamiany|zamianami|zamianach',
    ),
  },
  token: {
    occultism: zeton({ after: 'Okultyzmu' }),
    cunning: zeton({ after: 'Podstępu' }),
    violence: zeton({ after: 'Przemocy' }),
    power: zeton({ after: 'Władzy' }),
    any: zeton({ adjective: 'dowoln', after: 'Atrybutu' }),
    different: zeton({ after: 'innego Atrybutu' }),
  },
  target: {
    this: { nom: 'ta Jednostka', gen: 'tej Jednostki' },
    'your-other': {
      nom: 'jedna z twoich innych Jednostek w tej Strefie',
      gen: 'jednej ze swoich innych Jednostek w tej Strefie',
    },
    'such-cultist': { nom: 'jeden taki Kultysta', gen: 'jednego takiego Kultysty' },
  },
  place: {
    'this-zone': { nom: 'w tej Strefie', adv: 'w tej Strefie' },
    there: { nom: 'w tej Strefie', adv: 'tam' },
    here: { nom: 'w tej Strefie', adv: 'tutaj' },
  },
  who: { this: plain('ta Jednostka'), it: plain(''), 'that-player': plain(''), winner: plain('zwycięzca') },
};
