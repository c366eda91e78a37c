import { type Instruction, instruction, type Verb } from '@tabula/kit/verb.js';
import { type Phrase, phrase } from '@tabula/words/phrase.js';
import { FIGHTING } from './fight.js';
import { CHANGING, FRIGHTENING, GROWING, MOBILISING, RECRUITING } from './windows.js';

/** Everything that a cult card can do, once in the window of its keyword (CULT-16.22). */
const ABILITIES = { ...MOBILISING, ...RECRUITING, ...GROWING, ...CHANGING, ...FRIGHTENING, ...FIGHTING };

export type Ability = Instruction<'does', typeof ABILITIES>;

/** The shape of an ability: what a pack may say. */
export const ability = instruction('does', ABILITIES);

const verbOf = (it: Ability): Verb<unknown, unknown> => ABILITIES[it.does] as Verb<unknown, unknown>;

export const sayAbility = (it: Ability): Phrase =>
  phrase('card.ability', { keyword: { keyword: it.when }, clause: verbOf(it).says(it) });

/** What an ability adds to its card, in symbols. */
export const abilityWorth = (it: Ability): number => verbOf(it).worth(it);
