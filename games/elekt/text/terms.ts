import type { Language } from '@tabula/words/language.js';
import { type Forms, nounOf, type Term, type Nouns as WordNouns } from '@tabula/words/terms.js';
import type { Attribute, UnitType, Zone } from '../content/behaviour.js';
import { de } from './terms/de.js';
import { en } from './terms/en.js';
import { pl } from './terms/pl.js';

/**
 * The nouns of the game that messages name by reference, in the forms each language needs:
 * English `art` (with the indefinite article), Polish and German the cases, German `symbol` and `token` (compounds) and
 * `another` ("ein weiteres …").
 */
export interface Nouns extends WordNouns {
  readonly attribute: { readonly [A in Attribute]: Forms };
  readonly zone: { readonly [Z in Zone]: Forms };
  readonly type: { readonly [T in UnitType]: Forms };
  readonly phase: { readonly [phase: string]: Forms };
  readonly direction: { readonly [direction: string]: Forms };
  /** What is counted. */
  readonly noun: { readonly [N in 'ember' | 'card' | 'unit' | 'token' | 'title' | 'symbol']: Term } & {
    readonly [id: string]: Term;
  };
  /** Tokens as abilities name them. */
  readonly token: { readonly [T in Attribute | 'any' | 'different']: Term };
  /** Units that an ability is for. */
  readonly target: { readonly [T in 'this' | 'your-other' | 'such-cultist']: Forms };
  /** Where: in this Zone; and when a Zone has been named before, there, or here. */
  readonly place: { readonly [P in 'this-zone' | 'there' | 'here']: Forms };
  /** Of whom something is said. */
  readonly who: { readonly [W in 'this' | 'it' | 'that-player' | 'winner']: Forms };
}

const NOUNS: { readonly [L in Language]: Nouns } = { en, pl, de };

export const nounsOf = (language: Language): Nouns => NOUNS[language];

/** A noun of the game with its forms. */
export const noun = (kind: string, id: string, language: Language): Term | undefined =>
  nounOf(NOUNS[language], kind, id);

/** How a seat without a name is called; seats are counted from 0. */
export function seatNoun(seat: number, language: Language): Forms {
  const n = seat + 1;
  if (language === 'en') return { nom: `Seat ${n}` };
  if (language === 'de') return { nom: `Spieler ${n}`, dat: `Spieler ${n}`, acc: `Spieler ${n}` };
  return {
    nom: `Gracz ${n}`,
    gen: `Gracza ${n}`,
    dat: `Graczowi ${n}`,
    acc: `Gracza ${n}`,
    ins: `Graczem ${n}`,
    loc: `Graczu ${n}`,
  };
}
