import type { Counted, Forms, Term, Nouns as WordNouns } from '@tabula/words/terms.js';
import type { ActionSymbol, Attack, City, Faction, Heading, Points } from '../content/behaviour.js';
import type { Deed } from '../rules/turn.js';

/** EMER-3.2: two actions, then further free actions and the draw. */
export const STEPS = ['first', 'second', 'last'] as const;

/** The heading of a text, and whether it leaves the card cycle. */
export type FullHeading = Heading | `${Heading}-once`;

/**
 * The nouns of the game that messages name by reference, in the forms each language needs: English `art` (with the
 * indefinite article) and `mid` (within a sentence), Polish and German the cases.
 */
export interface Nouns extends WordNouns {
  readonly city: { readonly [C in City]: Forms };
  readonly faction: { readonly [F in Faction]: Counted };
  readonly track: { readonly [F in Faction]: Forms };
  readonly symbol: { readonly [S in ActionSymbol]: Counted };
  readonly points: { readonly [P in Points]: Counted };
  readonly attack: { readonly [A in Attack]: Forms };
  readonly deed: { readonly [D in Extract<Deed, string>]: Term };
  readonly heading: { readonly [H in FullHeading]: Term };
  /** Where cards of a player lie: `out` is said of what is taken from there. */
  readonly place: { readonly [P in 'hand' | 'deck' | 'discard' | 'display']: Forms };
  readonly limbo: { readonly all: Term };
  /** EMER-3.2: the parts of a turn. */
  readonly step: { readonly [S in (typeof STEPS)[number]]: Term };
  readonly phase: { readonly [P in 'setup' | 'turns' | 'end']: Term };
  /** What is counted. */
  readonly noun: {
    readonly [N in 'card' | 'cube' | 'agent' | 'bomb' | 'point' | 'token' | 'zombie' | 'space']: Counted;
  } & { readonly [id: string]: Term };
  /** The royals of the box by their cards: `mid` is the name within a sentence. */
  readonly royal: { readonly [C in `royal-${City}`]: Forms };
  /** What a card is called beside its city: there a city card need not be named after it. */
  readonly card: { readonly city: Forms };
  /** The five seats, called after the days of the week (EMER-1.3, EMER-1.4). */
  readonly day: { readonly [D in 0 | 1 | 2 | 3 | 4]: Term };
  /** Signs around the name of a card in a sentence, and what is said of a card that is used for its text. */
  readonly sign: { readonly quoted: string; readonly text: string };
}
