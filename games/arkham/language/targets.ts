import { oneOf } from '@tabula/kernel/shape.js';
import { PLACES } from './places.js';

/** Whom, what and where an instruction is for. The acting investigator is meant where nothing else is said. */

export const SPACES = [
  'your-space',
  'its-space',
  'their-space',
  'leads-space',
  'a-space-of-your-neighbourhood',
  'another-space-of-your-neighbourhood',
  'each-space-of-your-neighbourhood',
  'any-space',
  'any-space-with-doom',
  'any-space-of-an-anomaly',
  'up-to-2-different-spaces',
  'adjacent-street',
  'adjacent-to-it',
  'adjacent-to-it-with-most-doom',
  'space-with-most-doom',
  'space-of-each-cultist',
  'space-of-each-scar',
  'unstable-space',
  'street-nearest-its-prey',
  'street-nearest-lead',
  'blue-marker',
  'red-marker',
  'the-future',
  'sheet',
  'this-card',
] as const;
export const space = oneOf(...SPACES, ...PLACES);
/** A space by what it is to the card, or by its name. */
export type Space = (typeof SPACES)[number] | (typeof PLACES)[number];

/** Monsters by what they are to the card: one that was met or found before, some of those around, or card 28. */
export const MONSTERS = [
  'that',
  'this',
  'those',
  'all',
  'all-others',
  'one-engaged',
  'each-engaged',
  'one-here-or-adjacent',
  'one-anywhere',
  'all-of-your-neighbourhood',
  'servitor',
] as const;
export const monster = oneOf(...MONSTERS);
export type Monster = (typeof MONSTERS)[number];

/** Monsters that a card is about. */
export const MONSTER_KINDS = ['non-epic', 'non-epic-human'] as const;
export type MonsterKind = (typeof MONSTER_KINDS)[number];

/** What can be gone through or picked from. */
export const GROUPS = [
  'each-investigator',
  'lead',
  'another-investigator',
  'investigators-there',
  ...MONSTER_KINDS,
] as const;
export const group = oneOf(...GROUPS);

/** Who recovers. */
export const PATIENTS = ['you', 'you-or-ally', 'anyone-here', 'this-card'] as const;
export const patient = oneOf(...PATIENTS);

/** Traits of monsters that cards name. */
export const namedTrait = oneOf('cultist', 'lodge');

export const COLOURS = ['blue', 'red', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
export const colour = oneOf(...COLOURS);

/** Traits of items by which cards tell them. */
export const TRADES = ['common', 'curio', 'tome'] as const;
export type Trade = (typeof TRADES)[number];
export const trade = oneOf(...TRADES);
/** Traits of spells (ARK-489.6). */
export const RITES = ['ritual', 'incantation'] as const;
export type Rite = (typeof RITES)[number];

export const CONDITIONS = ['blessed', 'cursed', 'dark-pact'] as const;
export const condition = oneOf(...CONDITIONS);

/** Mythos tokens (ARK-495). */
export const TOKENS = [
  'spread-doom',
  'spawn-monster',
  'spawn-clue',
  'read-headline',
  'gate-burst',
  'reckoning',
  'blank',
] as const;
export type Token = (typeof TOKENS)[number];
export const token = oneOf(...TOKENS);
