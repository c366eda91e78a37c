import { int, list, oneOf } from '@tabula/kernel/shape.js';
import { or, phrase } from '@tabula/words/phrase.js';
import { ATTACKS } from '../content/behaviour.js';
import { type EffectVerb, NONE } from './verb.js';

/** What is used inside another rule: advantages in an assassination (bombs.ts), blocks in their window. Never as an action. */
const NEVER = (): boolean => false;

const BOMBS = { count: int(1, 6) };

/** Infernal Machine (EMER-18.10): bombs in an assassination instead of those printed. */
export const bombs: EffectVerb<typeof BOMBS> = {
  fields: BOMBS,
  possible: NEVER,
  does: null,
  says: ({ count }) => phrase('do.bombs', { count }),
  worth: ({ count }) => 0.3 * count,
};

/** Fenians (EMER-18.13): each own agent there supplies two bombs. */
export const doubleBombs: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: NEVER,
  does: null,
  says: () => phrase('do.double-bombs'),
  worth: () => 0.7,
};

const BLOCK = { against: list(oneOf(...ATTACKS), ATTACKS.length) };

/** Sherlock Holmes and Vampires (EMER-18.26, EMER-18.27): an attack on an own agent fails. */
export const block: EffectVerb<typeof BLOCK> = {
  fields: BLOCK,
  possible: NEVER,
  does: null,
  says: ({ against }) =>
    phrase(against.includes('cthulhu') ? 'do.block.city' : 'do.block', {
      attacks: or(...against.map((attack) => ({ attack }))),
    }),
  worth: ({ against }) => 0.2 * against.length,
};
