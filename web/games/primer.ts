import type { Catalog } from '@tabula/words/format.js';
import type { InEveryLanguage } from '@tabula/words/language.js';
import type { Lesson } from '../guide/lessons.js';

/** What a sign of a game means: an icon, and the name it has in the words. */
interface Sign {
  readonly id: string;
  readonly icon: string;
  /** The frame that symbols of an attribute have on cards. */
  readonly frame?: string;
}

/** What is said of a game to those who are about to sit down: it in a minute, and what can be chosen for a table. */
export interface Primer {
  /** The phases of a round, in their order. */
  readonly steps: readonly string[];
  readonly signs: readonly Sign[];
  /** The symbols that the game brings along to its table, where the signs need them. */
  readonly sprite?: string;
  /** What a newcomer is told at the table, in the order in which it usually matters. */
  readonly lessons?: readonly Lesson[];
  /** `guide.<step or sign>` and `option.<option>.<value>`, each with an `.about` where there is more to say; `coach.<lesson>`. */
  readonly words: InEveryLanguage<() => Promise<Catalog>>;
}
