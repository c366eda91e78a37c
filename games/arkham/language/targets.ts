/** Whom, what and where an instruction is for. The acting investigator is meant where nothing else is said. */

export type Space =
  | 'your-space'
  | 'a-space-of-your-neighbourhood'
  | 'another-space-of-your-neighbourhood'
  | 'any-space'
  | 'up-to-2-different-spaces'
  | 'this-card'
  | 'unstable-space'
  | 'street-nearest-its-prey';

export type Monster = 'that' | 'this' | 'all-others';

/** Monsters that a card is about. */
export type MonsterKind = 'non-epic' | 'non-epic-human';

/** Who recovers. */
export type Patient = 'you' | 'you-or-ally';

/** Who may act, other than the reader. */
export type Actor = 'any-investigator' | 'each-investigator';

/** After whom a monster goes. */
export type Prey = { readonly most: 'clues' | 'remnants' | 'spells' };
