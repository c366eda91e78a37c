import { optional, tagged } from '@tabula/kernel/fields.js';
import { list, oneOf, type ViewOf } from '@tabula/kernel/shape.js';
import { when } from './conditions.js';
import { checkedBy } from './either.js';
import { instructions } from './instructions.js';
import { neighbourhood } from './places.js';
import { MONSTER_KINDS } from './targets.js';
import { count, skill, yes } from './values.js';

/** What an ability says besides when it acts. */
const ALWAYS = {
  /** It has to act; if nothing is said, its owner may. */
  forced: optional(yes),
  limit: optional(oneOf('once-a-round', 'once-a-roll', 'once-an-action', 'once')),
  /** It is the casting of a spell (ARK-R.125). */
  cast: optional(yes),
  /** Of cards of the codex: the side that has to lie up. */
  side: optional(oneOf('back')),
  does: instructions,
};
const at = <F extends object>(fields: F) => ({ ...fields, ...ALWAYS });

/** The kinds of actions that abilities name (ARK-401). */
export const ACTIONS = ['attack', 'cast', 'evade', 'focus', 'gather-resources', 'move', 'research', 'ward'] as const;
export type Action = (typeof ACTIONS)[number];
const action = oneOf(...ACTIONS);

/** Where an ability works: in one of these neighbourhoods, or in that of the card. */
const there = list(neighbourhood, 8);
const here = oneOf('this-neighbourhood');
type Where = ViewOf<typeof there> | ViewOf<typeof here>;
const where = checkedBy<Where>('this-neighbourhood', (value) => (Array.isArray(value) ? there : here));

/** When an ability acts: what happens, and of what kind it has to be. */
export const WINDOWS = {
  /** An action of one's own turn; of a codex card, at a place. */
  action: at({
    where: optional(oneOf('blue-marker', 'red-marker', 'the-future', 'observatory', 'river-docks', 'scar', 'anomaly')),
    engaged: optional(yes),
  }),
  /** One's own action is done. */
  acted: at({ kind: optional(action), where: optional(where), engaged: optional(yes) }),
  /** In an attack, before its damage is dealt. */
  striking: at({ what: optional(oneOf('this')) }),
  /** Before and after the additional action of an evade. */
  'additional-action': at({}),
  /** Dice of a test have been rolled. */
  rolled: at({
    whose: optional(oneOf('anyone-here', 'another-investigator', 'engaged-with-this')),
    skills: optional(list(skill, 5)),
    during: optional(action),
    /** Dice outside tests too. */
    any: optional(yes),
  }),
  tested: at({ outcome: oneOf('passed', 'failed'), evading: optional(oneOf('this')) }),
  'would-suffer': at({ casting: optional(yes), whose: optional(oneOf('anyone')) }),
  'would-suffer-on-this': at({ of: oneOf('damage', 'horror'), least: count }),
  suffered: at({ of: oneOf('damage', 'horror'), from: optional(oneOf('monster')), orThis: optional(yes) }),
  'suffered-on-this': at({ of: oneOf('damage', 'horror'), casting: optional(yes) }),
  cast: at({}),
  spent: at({ what: oneOf('focus-on-reroll', 'remnant') }),
  'gained-clue': at({}),
  'gained-this': at({}),
  buying: at({}),
  'removed-doom': at({ least: count }),
  encountered: at({ where }),
  /** ARK-R.130. */
  'would-engage': at({ whose: oneOf('another-here') }),
  'before-attacks': at({}),
  /** A monster was damaged, disengaged from, or has dealt damage. */
  met: at({ monster: oneOf(...MONSTER_KINDS) }),
  'damaged-monster': at({ by: oneOf('anyone-here') }),
  'defeated-monster': at({ by: optional(oneOf('attack')), other: optional(yes) }),
  /** Of monsters: about themselves. */
  'attacked-by-this': at({}),
  'disengaged-from-this': at({}),
  'evaded-this': at({}),
  'defeated-this': at({ by: optional(oneOf('attack')) }),
  reckoning: at({}),
  /** ARK-R.20: as soon as something is so. */
  state: at({ when }),
  /** Of the codex: what happens on the board. */
  anomaly: at({ unscarred: oneOf('scar', 'any-scar') }),
  spawned: at({ what: oneOf('worshipper') }),
  defeated: at({ what: oneOf<'worshipper' | 19 | 28 | 40>('worshipper', 19, 28, 40) }),
  /** ARK-R.150: an encounter that names somebody. */
  'would-encounter': at({ names: oneOf('carl-sanford') }),
};

export const ability = tagged('at', WINDOWS);
export type Ability = ViewOf<typeof ability>;
