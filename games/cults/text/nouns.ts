import type { Forms, Term, Nouns as WordNouns } from '@tabula/words/terms.js';
import type { PHASES } from '../board.js';
import type { District, Face, Keyword, Plan, Token } from '../content/behaviour.js';

/**
 * The nouns of the game that messages name by reference, in the forms each language needs: English `art` (with the
 * indefinite article), Polish and German the cases.
 */
export interface Nouns extends WordNouns {
  readonly district: { readonly [D in District]: Forms };
  readonly plan: { readonly [P in Plan | 'bluff']: Forms };
  readonly token: { readonly [T in Token]: Term };
  readonly face: { readonly [F in Face]: Forms };
  readonly type: { readonly [T in 'guardian' | 'action']: Forms };
  readonly keyword: { readonly [K in Keyword]: Forms };
  readonly deck: { readonly own: Forms };
  readonly phase: { readonly [P in (typeof PHASES)[number]]: Forms };
  /** What is counted; cultists are tokens of any kind, a plan and a domination the markers of them. */
  readonly noun: {
    readonly [N in 'card' | 'more' | 'cultists' | 'plan' | 'domination' | 'space' | 'point' | 'die' | Token]: Term;
  } & { readonly [id: string]: Term };
  /** Of whom something is said. */
  readonly who: { readonly [W in 'player' | 'side' | 'other']: Forms };
}

/** The districts of Arkham keep their names in every language. */
export const DISTRICT_NAMES: Nouns['district'] = {
  uptown: { nom: 'Uptown' },
  northside: { nom: 'Northside' },
  downtown: { nom: 'Downtown' },
  rivertown: { nom: 'Rivertown' },
};
