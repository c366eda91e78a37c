import { type Forms, nounOf, type Term, type Nouns as WordNouns } from '@tabula/words/terms.js';
import type { PHASES } from '../board.js';
import type { District, Face, Keyword, Language, Plan, Token } from '../content/behaviour.js';

/**
 * The nouns of the game that messages name by reference, in the forms each language needs: English `art` (with the
 * indefinite article) and `many`, Polish the cases and `many` (after numbers), German the cases and `many`.
 */
type Nouns = {
  readonly district: { readonly [D in District]: Forms };
  readonly plan: { readonly [P in Plan | 'bluff']: Forms };
  readonly token: { readonly [T in Token]: Forms };
  readonly face: { readonly [F in Face]: Forms };
  readonly type: { readonly [T in 'guardian' | 'action']: Forms };
  readonly keyword: { readonly [K in Keyword]: Forms };
  readonly deck: { readonly own: Forms };
  readonly phase: { readonly [P in (typeof PHASES)[number]]: Forms };
};

const plain = (nom: string): Forms => ({ nom });
const english = (nom: string, art: string, many: string): Forms => ({ nom, art, many });
const polish = (nom: string, gen: string, acc: string, ins: string, loc: string, many: string): Forms => ({
  nom,
  gen,
  acc,
  ins,
  loc,
  many,
});
const german = (nom: string, acc: string, many: string): Forms => ({ nom, acc, dat: acc, many });

/** The districts of Arkham keep their names in every language. */
const DISTRICT_NAMES: Nouns['district'] = {
  uptown: plain('Uptown'),
  northside: plain('Northside'),
  downtown: plain('Downtown'),
  rivertown: plain('Rivertown'),
};

const en: Nouns = {
  district: DISTRICT_NAMES,
  plan: {
    growth: plain('growth'),
    preparation: plain('preparation'),
    influence: plain('influence'),
    domination: plain('domination'),
    bluff: plain('bluff'),
  },
  token: {
    thug: english('thug', 'a thug', 'thugs'),
    adept: english('adept', 'an adept', 'adepts'),
    freak: english('freak', 'a freak', 'freaks'),
  },
  face: { attack: plain('attack'), power: plain('power'), terror: plain('terror'), blank: plain('blank') },
  type: { guardian: english('guardian', 'a guardian', 'guardians'), action: english('action', 'an action', 'actions') },
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

const planPl = (nom: string, gen: string, acc: string, ins: string, loc: string): Forms =>
  polish(nom, gen, acc, ins, loc, gen);

const pl: Nouns = {
  district: DISTRICT_NAMES,
  plan: {
    growth: planPl('Wzmocnienie', 'Wzmocnienia', 'Wzmocnienie', 'Wzmocnieniem', 'Wzmocnieniu'),
    preparation: planPl('Przygotowanie', 'Przygotowania', 'Przygotowanie', 'Przygotowaniem', 'Przygotowaniu'),
    influence: planPl('Wpływy', 'Wpływów', 'Wpływy', 'Wpływami', 'Wpływach'),
    domination: planPl('Dominacja', 'Dominacji', 'Dominację', 'Dominacją', 'Dominacji'),
    bluff: planPl('Blef', 'Blefu', 'Blef', 'Blefem', 'Blefie'),
  },
  token: {
    thug: polish('Zbir', 'Zbira', 'Zbira', 'Zbirem', 'Zbirze', 'Zbirów'),
    adept: polish(
      'Wtajemniczony',
      'Wtajemniczonego',
      'Wtajemniczonego',
      'Wtajemniczonym',
      'Wtajemniczonym',
      'Wtajemniczonych',
    ),
    freak: polish('Odmieniec', 'Odmieńca', 'Odmieńca', 'Odmieńcem', 'Odmieńcu', 'Odmieńców'),
  },
  face: {
    attack: planPl('Atak', 'Ataku', 'Atak', 'Atakiem', 'Ataku'),
    power: planPl('Moc', 'Mocy', 'Moc', 'Mocą', 'Mocy'),
    terror: planPl('Terror', 'Terroru', 'Terror', 'Terrorem', 'Terrorze'),
    blank: planPl('Zły Los', 'Złego Losu', 'Zły Los', 'Złym Losem', 'Złym Losie'),
  },
  type: {
    guardian: polish('Strażnik', 'Strażnika', 'Strażnika', 'Strażnikiem', 'Strażniku', 'Strażników'),
    action: polish('Działanie', 'Działania', 'Działanie', 'Działaniem', 'Działaniu', 'Działań'),
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

const de: Nouns = {
  district: DISTRICT_NAMES,
  plan: {
    growth: plain('Wachstum'),
    preparation: plain('Vorbereitung'),
    influence: plain('Einfluss'),
    domination: plain('Dominanz'),
    bluff: plain('Bluff'),
  },
  token: {
    thug: german('Schläger', 'Schläger', 'Schläger'),
    adept: german('Adept', 'Adepten', 'Adepten'),
    freak: german('Freak', 'Freak', 'Freaks'),
  },
  face: { attack: plain('Angriff'), power: plain('Macht'), terror: plain('Schrecken'), blank: plain('leere Seite') },
  type: {
    guardian: german('Wächter', 'Wächter', 'Wächter'),
    action: german('Aktion', 'Aktion', 'Aktionen'),
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

const NOUNS: { readonly [L in Language]: WordNouns } = { en, pl, de };

/** A noun of the game with its forms. */
export const noun = (kind: string, id: string, language: Language): Term | undefined =>
  nounOf(NOUNS[language], kind, id);

/** How a seat without a name is called; seats are counted from 0. */
export function seatNoun(seat: number, language: Language): Forms {
  const n = seat + 1;
  if (language === 'en') return plain(`Seat ${n}`);
  if (language === 'de') return german(`Spieler ${n}`, `Spieler ${n}`, `Spieler ${n}`);
  return polish(`Gracz ${n}`, `Gracza ${n}`, `Gracza ${n}`, `Graczem ${n}`, `Graczu ${n}`, `Graczy ${n}`);
}

/** The automaton of the solo game. */
export const npcName = (language: Language): string => (language === 'de' ? 'NSC' : 'NPC');
