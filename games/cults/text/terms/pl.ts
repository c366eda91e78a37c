import { polish } from '@tabula/words/nouns.js';
import type { Forms } from '@tabula/words/terms.js';
import { DISTRICT_NAMES, type Nouns } from '../nouns.js';

const plain = (nom: string): Forms => ({ nom });
const cases = (nom: string, gen: string, acc: string, ins: string, loc: string): Forms => ({ nom, gen, acc, ins, loc });

const znacznik = (after: string) =>
  polish(
    'm',
    'Znacznik|Znacznika|Znacznikowi|Znacznik|Znacznikiem|Znaczniku',
    'Znaczniki|Znaczników|Znacznikom|Znaczniki|Znacznikami|Znacznikach',
    { after },
  );
const karta = (adjective?: string) =>
  polish(
    'f',
    'karta|karty|karcie|kartę|kartą|karcie',
    'karty|kart|kartom|karty|kartami|kartach',
    adjective === undefined ? {} : { adjective },
  );
const thug = polish('mp', 'Zbir|Zbira|Zbirowi|Zbira|Zbirem|Zbirze', 'Zbirzy|Zbirów|Zbirom|Zbirów|Zbirami|Zbirach');
const adept = polish(
  'mp',
  'Wtajemniczony|Wtajemniczonego|Wtajemniczonemu|Wtajemniczonego|Wtajemniczonym|Wtajemniczonym',
  'Wtajemniczeni|Wtajemniczonych|Wtajemniczonym|Wtajemniczonych|Wtajemniczonymi|Wtajemniczonych',
);
const freak = polish(
  'mp',
  'Odmieniec|Odmieńca|Odmieńcowi|Odmieńca|Odmieńcem|Odmieńcu',
  'Odmieńcy|Odmieńców|Odmieńcom|Odmieńców|Odmieńcami|Odmieńcach',
);

export const pl: Nouns = {
  district: DISTRICT_NAMES,
  plan: {
    growth: cases('Wzmocnienie', 'Wzmocnienia', 'Wzmocnienie', 'Wzmocnieniem', 'Wzmocnieniu'),
    preparation: cases('Przygotowanie', 'Przygotowania', 'Przygotowanie', 'Przygotowaniem', 'Przygotowaniu'),
    influence: cases('Wpływy', 'Wpływów', 'Wpływy', 'Wpływami', 'Wpływach'),
    domination: cases('Dominacja', 'Dominacji', 'Dominację', 'Dominacją', 'Dominacji'),
    bluff: cases('Blef', 'Blefu', 'Blef', 'Blefem', 'Blefie'),
  },
  token: { thug, adept, freak },
  noun: {
    card: karta(),
    more: karta('dodatkow'),
    cultists: polish(
      'm',
      'Żeton Kultysty|Żetonu Kultysty|Żetonowi Kultysty|Żeton Kultysty|Żetonem Kultysty|Żetonie Kultysty',
      'Żetony Kultystów|Żetonów Kultystów|Żetonom Kultystów|Żetony Kultystów|Żetonami Kultystów|Żetonach Kultystów',
    ),
    plan: znacznik('Planu'),
    domination: znacznik('Dominacji'),
    reroll: polish(
      'm',
      'przerzut|przerzutu|przerzutowi|przerzut|przerzutem|przerzucie',
      'przerzuty|przerzutów|przerzutom|przerzuty|przerzutami|przerzutach',
    ),
    space: polish('n', 'pole|pola|polu|pole|polem|polu', 'pola|pól|polom|pola|polami|polach'),
    point: polish(
      'm',
      'punkt|punktu|punktowi|punkt|punktem|punkcie',
      'punkty|punktów|punktom|punkty|punktami|punktach',
    ),
    die: polish('f', 'kość|kości|kości|kość|kością|kości', 'kości|kości|kościom|kości|kośćmi|kościach'),
    thug,
    adept,
    freak,
  },
  who: {
    player: plain('każdy gracz'),
    side: plain('każda strona'),
    other: plain('każdy inny uczestnik'),
  },
  face: {
    attack: cases('Atak', 'Ataku', 'Atak', 'Atakiem', 'Ataku'),
    power: cases('Moc', 'Mocy', 'Moc', 'Mocą', 'Mocy'),
    terror: cases('Terror', 'Terroru', 'Terror', 'Terrorem', 'Terrorze'),
    blank: cases('Zły Los', 'Złego Losu', 'Zły Los', 'Złym Losem', 'Złym Losie'),
  },
  type: {
    guardian: cases('Strażnik', 'Strażnika', 'Strażnika', 'Strażnikiem', 'Strażniku'),
    action: cases('Działanie', 'Działania', 'Działanie', 'Działaniem', 'Działaniu'),
  },
  keyword: {
    mobilisation: plain('Mobilizacja'),
    recruitment: plain('Rekrutacja'),
    growth: plain('Wzmocnienie'),
    preparation: plain('Przygotowanie'),
    influence: plain('Wpływy'),
    confrontation: plain('Konfrontacja'),
    terror: plain('Terror'),
  },
  deck: { own: plain('twój Stos Kultu') },
  phase: {
    setup: plain('Przygotowanie gry'),
    city: plain('Faza Miasta'),
    mobilisation: plain('Mobilizacja'),
    recruitment: plain('Rekrutacja'),
    planning: plain('Faza Planowania'),
    action: plain('Faza Działań'),
    hiding: plain('Faza Ukrycia'),
    end: plain('Koniec gry'),
  },
};
