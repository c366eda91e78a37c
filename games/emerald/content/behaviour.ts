import type { Instruction } from '@tabula/kit/verb.js';
import type { EFFECTS } from '../verbs/effects.js';

/**
 * What cards are and do, as data. The same declaration is run by the rules, read aloud as card text in three languages,
 * shown to bots, and audited; so a card says what it does.
 */

/** EMER-1.5, EMER-1.6: in the order of the board, west to east in each row. */
export const CITIES = [
  'london',
  'paris',
  'berlin',
  'st-petersburg',
  'vienna',
  'rome',
  'madrid',
  'constantinople',
  'cairo',
] as const;
export type City = (typeof CITIES)[number];

/** EMER-1.9. */
export const FACTIONS = ['loyalist', 'restorationist'] as const;
export type Faction = (typeof FACTIONS)[number];

/** EMER-1.19: what cards are played for. */
export const SYMBOLS = ['place', 'claim', 'retrieve', 'move', 'assassinate', 'restorationist', 'loyalist'] as const;
export type ActionSymbol = (typeof SYMBOLS)[number];

/** EMER-16.1: kill points are Loyalist points on a condition (EMER-16.7). */
export const POINTS = ['neutral', 'loyalist', 'restorationist', 'kill'] as const;
export type Points = (typeof POINTS)[number];

/** EMER-18.26, EMER-18.27: what can be blocked. */
export const ATTACKS = ['assassination', 'shoggoth', 'vampires', 'zombie', 'cthulhu'] as const;
export type Attack = (typeof ATTACKS)[number];

/** EMER-4.5 to EMER-4.8: when a text may be used. */
export const HEADINGS = ['action', 'free', 'advantage', 'block'] as const;
export type Heading = (typeof HEADINGS)[number];

/** One part of a card's text, said with the verbs of verbs/. */
export type Effect = Instruction<'do', typeof EFFECTS>;
export type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;
