import type { Forms, Term, Nouns as WordNouns } from '@tabula/words/terms.js';
import type { PHASES } from '../board.js';
import type { Keyword } from '../cards.js';
import type { Action } from '../language/abilities.js';
import type { Colour, Monster, MonsterKind, Rite, SPACES, Token, Trade } from '../language/targets.js';
import type { Skill } from '../language/values.js';
import type { Action as Deed } from '../words.js';

type Of<Ids extends string, T = Forms> = { readonly [I in Ids]: T };

/** Who acts, other than the reader. */
type Who =
  | 'a-monster'
  | 'another-investigator'
  | 'any-investigator'
  | 'anyone'
  | 'anyone-here'
  | 'each-investigator'
  | 'each-of-them'
  | 'investigators-there'
  | 'lead'
  | 'this-card'
  | 'this-monster'
  | 'who-fails'
  | 'who-passes';

/** Spaces by what they are to a card; `own-space` is that of whoever acts, a scar and an anomaly are where actions are. */
export type SpaceId = (typeof SPACES)[number] | 'own-space' | 'scar' | 'anomaly';

/**
 * The nouns of the game in the forms each language needs: the cases, and for spaces `on` (put onto it), `at` (there),
 * `from` and `to` (going there).
 */
export interface Nouns extends WordNouns {
  /** What texts count. */
  readonly noun: Of<
    | 'card'
    | 'clue'
    | 'damage'
    | 'die'
    | 'dollar'
    | 'doom'
    | 'focus'
    | 'horror'
    | 'more'
    | 'moreaction'
    | 'mythos'
    | 'remnant'
    | 'space'
    | 'spell'
    | 'success',
    Term
  >;
  /** What investigators gain, pay and lose. */
  readonly thing: Of<
    'money' | 'remnant' | 'clue' | 'spell' | 'ally' | 'common-item' | Exclude<Trade, 'common'> | Rite,
    Term
  >;
  readonly traits: Of<'tome'>;
  /** What they suffer and recover; `suffered` without a number. */
  readonly harm: Of<'damage' | 'horror' | 'direct-horror' | 'health' | 'sanity', Term>;
  readonly suffered: Of<'damage' | 'horror'>;
  readonly skill: Of<Skill | 'any' | 'every' | 'two'>;
  readonly condition: Of<'blessed' | 'cursed' | 'dark-pact'>;
  readonly space: Of<SpaceId>;
  /** What is gone through one by one: "for each …". */
  readonly counted: Of<
    | 'clues-in-your-neighbourhood'
    | 'doom-in-own-space'
    | 'doom-in-your-space'
    | 'monsters-in-your-neighbourhood'
    | 'own-horror'
  >;
  /** What one has several of; `kept` for each that one keeps. */
  readonly own: Of<'item' | 'spell' | 'clue'>;
  readonly monster: Of<Monster | 'any' | 'exhausted' | MonsterKind, Term>;
  readonly kind: Of<MonsterKind>;
  readonly token: Of<Token, Term>;
  readonly marker: Of<Colour, Term>;
  readonly colour: Of<Colour>;
  readonly trait: Of<'cultist' | 'lodge'>;
  readonly most: Of<'clues' | 'remnants' | 'spells'>;
  readonly action: Of<Action>;
  readonly who: Of<Who>;
  // ——— said of the table ———
  /** ARK-401: the actions everybody has. */
  readonly deed: Of<Deed>;
  /** What changes hands in a trade besides cards. */
  readonly stock: Of<'money' | 'clues' | 'remnants'>;
  readonly phase: Of<(typeof PHASES)[number]>;
  /** ARK-458.2. */
  readonly state: Of<'ready' | 'engaged' | 'exhausted'>;
  readonly keyword: Of<Keyword>;
}
