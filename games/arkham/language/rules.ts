import { optional, tagged } from '@tabula/kernel/fields.js';
import { int, list, oneOf, type ViewOf } from '@tabula/kernel/shape.js';
import { dice } from './deeds.js';
import { instructions } from './instructions.js';
import { condition } from './targets.js';
import { amount, count, skill, yes } from './values.js';

/** A rule that is in force as long as the card is there. */
export const RULES = {
  /** Dice more (or fewer) in tests. */
  bonus: {
    dice: amount,
    /** ARK-R.163. */
    freeHand: optional(count),
    skills: optional(list(skill, 5)),
    /** Skills that the owner has focused. */
    focused: optional(yes),
    during: optional(oneOf('attack', 'cast', 'evade', 'research', 'ward', 'encounter-phase')),
    while: optional(oneOf('paid-in-this-cast', 'at-focus-limit')),
    whose: optional(oneOf('others-here')),
    limit: optional(oneOf('once-a-round')),
  },
  /** Of monsters: who is engaged with it rolls fewer dice. */
  'fewer-dice': { count },
  'success-faces': { from: oneOf(4, 6) },
  'double-sixes': {},
  'focus-limit': { change: optional(int(-3, 3)), equals: optional(oneOf('own-spells', 'unlimited')) },
  'focus-twice': {},
  'focus-reroll': { dice },
  'replace-action': { kind: oneOf('move'), cast: optional(yes), does: instructions },
  'replace-skill': { kind: oneOf('attack', 'evade'), skill },
  'cannot-gain': { conditions: list(condition, 3) },
  'never-discarded': {},
  /** ARK-R.130: by monsters that are not epic, until one attacks them. */
  ignored: {},
  'more-actions': { count },
  'more-money': { gain: count },
  'dark-pact-dice': { count },
  /** ARK-436.7. */
  rumour: {},
  dearer: { by: count },
  'monster-health': { each: int(-9, 9), per: oneOf('markers-on-sheet', 'unmended-scars') },
  /** Of the codex. */
  outbreak: { least: count, loses: count },
  anomalies: { space: count, neighbourhood: count },
  scars: { mended: optional(yes) },
  'named-space': { name: oneOf('ritual-site', 'epicentre'), marker: oneOf('blue', 'red') },
  'closed-space': {},
  'barrier-destroyed': {},
  'added-space': {},
  'doom-to-sheet': {},
  'encounter-there': { does: instructions },
};

export const inForce = tagged('is', RULES);
export type InForce = ViewOf<typeof inForce>;
