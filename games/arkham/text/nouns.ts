import type { Forms, Term, Nouns as WordNouns } from '@tabula/words/terms.js';
import type { Colour } from '../language/conditions.js';
import type { Monster, MonsterKind, Prey, Space } from '../language/targets.js';
import type { Skill } from '../language/values.js';
import type { Gain } from '../language/verbs.js';

type Of<Ids extends string, T = Forms> = { readonly [I in Ids]: T };

/**
 * The nouns of the game in the forms each language needs: the cases, and for spaces `on` (onto it), `at` (there) and
 * `from`.
 */
export interface Nouns extends WordNouns {
  /** What texts count. */
  readonly noun: Of<'card' | 'clue' | 'die' | 'doom' | 'more' | 'space' | 'spell' | 'success', Term>;
  /** What investigators gain, pay and lose. */
  readonly thing: Of<Gain, Term>;
  /** What they suffer and recover. */
  readonly harm: Of<'damage' | 'horror' | 'health' | 'sanity', Term>;
  readonly skill: Of<Skill | 'any'>;
  readonly condition: Of<'blessed' | 'cursed'>;
  readonly space: Of<Space>;
  readonly monster: Of<Monster | 'any' | 'exhausted' | MonsterKind, Term>;
  readonly kind: Of<MonsterKind>;
  readonly token: Of<'spawn-monster' | 'gate-burst', Term>;
  readonly marker: Of<Colour, Term>;
  readonly colour: Of<Colour>;
  readonly trait: Of<'lodge'>;
  readonly most: Of<Prey['most']>;
  readonly who: Of<'any-investigator' | 'each-investigator' | 'another-investigator'>;
}
