import type { Language } from '@tabula/words/language.js';
import { type Forms, nounOf, type Term } from '@tabula/words/terms.js';
import type { Nouns } from './nouns.js';
import { de } from './terms/de.js';
import { en } from './terms/en.js';
import { pl } from './terms/pl.js';

const NOUNS: { readonly [L in Language]: Nouns } = { en, pl, de };

export const nounsOf = (language: Language): Nouns => NOUNS[language];

/** A noun of the game with its forms. */
export const noun = (kind: string, id: string, language: Language): Term | undefined =>
  nounOf(NOUNS[language], kind, id);

/** How a seat without a name is called; seats are counted from 0. */
export function seatNoun(seat: number, language: Language): Forms {
  const n = seat + 1;
  if (language === 'en') return { nom: `Seat ${n}` };
  if (language === 'de') return { nom: `Spieler ${n}`, acc: `Spieler ${n}`, dat: `Spieler ${n}` };
  return { nom: `Gracz ${n}`, gen: `Gracza ${n}`, acc: `Gracza ${n}`, ins: `Graczem ${n}`, loc: `Graczu ${n}` };
}

/** The automaton of the solo game. */
const NPC_NOUNS: { readonly [L in Language]: Term } = {
  en: { nom: 'the NPC', name: 'NPC' },
  pl: 'NPC', // never declined
  de: { nom: 'der NSC', acc: 'den NSC', dat: 'dem NSC', name: 'NSC' },
};

export const npcNoun = (language: Language): Term => NPC_NOUNS[language];
