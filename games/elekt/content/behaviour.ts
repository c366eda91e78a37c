import type { InEveryLanguage } from '@tabula/words/language.js';

/**
 * What cards do, as data. The same declaration is run by the rules, read aloud as card text in three languages, shown to
 * bots, and audited; so a card says what it does.
 */

/** ELEK-1.13, in the order of their confrontations (ELEK-6.2). */
export const ATTRIBUTES = ['occultism', 'cunning', 'violence', 'power'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** ELEK-1.2, in the order in which they are resolved. */
export const ZONES = ['mission', 'influence', 'court'] as const;
export type Zone = (typeof ZONES)[number];

/** ELEK-1.15: every unit is of one of them. */
export const UNIT_TYPES = ['wraith', 'cultist'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export type Symbols = { readonly [A in Attribute]?: number };

/** One part of an instant ability. The parts are carried out in order, each as far as possible. */
export type Effect =
  /** Tokens from the pool onto a unit here. 'any' is the player's choice; `different` from the part before. */
  | {
      readonly do: 'attach';
      readonly token: Attribute | 'any';
      readonly count: number;
      readonly to: 'this' | 'your-other' | 'your-other-cultist';
      readonly may?: boolean;
      readonly different?: boolean;
    }
  /** One token of the player's choice off another unit here. */
  | { readonly do: 'remove-token' }
  /** All tokens off any one unit here. */
  | { readonly do: 'remove-all-tokens' }
  /** One token for each attribute printed on another unit here, onto this unit. */
  | { readonly do: 'mirror' }
  /** Another unit here goes to the player's hand. */
  | { readonly do: 'take-unit' }
  | { readonly do: 'discard-this' }
  /** A whole confrontation here, now. */
  | { readonly do: 'confront'; readonly attribute: Exclude<Attribute, 'power'> }
  /** The permanent ability of any unit here stops. */
  | { readonly do: 'switch-off' }
  /** Another own unit, from any Zone to any other. */
  | { readonly do: 'move' }
  /** From an opponent who has more. */
  | { readonly do: 'take-ember'; readonly amount: number }
  /** Another unit here. */
  | { readonly do: 'annihilate' }
  /** A Basic unit from hand, here. */
  | { readonly do: 'place-basic' }
  | { readonly do: 'draw'; readonly count: number }
  | { readonly do: 'discard-units'; readonly count: number };

/** What a unit does as long as it lies in a Zone and is not switched off. */
export type UnitPower =
  | {
      readonly is: 'symbols';
      readonly changes: Symbols;
      readonly of: 'this' | 'your-others' | 'your-basics' | 'opponents-wraiths';
      readonly where?: Zone;
      readonly while?: 'your-other-wraith';
    }
  /** After winning Cunning, instead of swapping: pay, discard this, take an opponent's card with that many Titles. */
  | { readonly is: 'forge'; readonly price: number; readonly titles: number }
  /** The owner names which own unit an opponent annihilates; it cannot be saved. */
  | { readonly is: 'redirect' }
  /** For a price a saved unit stays. */
  | { readonly is: 'stay'; readonly price: number }
  | { readonly is: 'same-tokens' }
  | { readonly is: 'extra-token'; readonly count: number }
  /** When assigned among other units that are all Cultists. */
  | { readonly is: 'attach-on-assign'; readonly token: Attribute; readonly among: 'cultists' }
  | { readonly is: 'ember-on-win'; readonly attribute: Exclude<Attribute, 'power'>; readonly amount: number }
  | { readonly is: 'dearer-save'; readonly amount: number }
  | { readonly is: 'extra-swap'; readonly count: number }
  | { readonly is: 'unsavable'; readonly who: 'this' | 'all' }
  /** Takes Embers from the opponent who annihilates it. */
  | { readonly is: 'avenge'; readonly amount: number }
  | { readonly is: 'save-base'; readonly cost: number }
  | { readonly is: 'win-ties'; readonly attribute: Exclude<Attribute, 'power'> }
  | { readonly is: 'lose-ties' }
  | { readonly is: 'no-tokens' }
  | { readonly is: 'harvest'; readonly amount: number; readonly where: Zone };

/** How a Mission or Influence changes its Zone while it lies there, or what it does for its winner. */
export type ZonePower =
  | { readonly is: 'symbols'; readonly changes: Symbols; readonly of: 'wraiths' | 'cultists' | 'basics' | 'all' }
  | { readonly is: 'assign-discard'; readonly count: number }
  | { readonly is: 'assign-lose-ember'; readonly amount: number }
  | { readonly is: 'assign-gain-ember'; readonly amount: number; readonly first: true }
  | { readonly is: 'assign-attach'; readonly needs: Attribute }
  | { readonly is: 'won-discard'; readonly count: number }
  | { readonly is: 'won-gain-ember'; readonly amount: number }
  | { readonly is: 'won-recover' }
  | { readonly is: 'annihilations'; readonly count: number }
  | { readonly is: 'tokens'; readonly count: number }
  | { readonly is: 'no-confrontation'; readonly attribute: Exclude<Attribute, 'power'> }
  | { readonly is: 'counts-as'; readonly from: Attribute; readonly as: 'power' }
  | { readonly is: 'assign-cost'; readonly amount: number }
  | { readonly is: 'limit'; readonly change: number }
  | { readonly is: 'lowest-wins-ties' }
  | { readonly is: 'first'; readonly attribute: Exclude<Attribute, 'power'> }
  | { readonly is: 'instant-cost'; readonly change: number }
  | { readonly is: 'extra-swap'; readonly count: number }
  | { readonly is: 'ember-on-win'; readonly attribute: Exclude<Attribute, 'power'>; readonly amount: number }
  | { readonly is: 'dearer-save'; readonly amount: number }
  | { readonly is: 'token-worth'; readonly symbols: number }
  | { readonly is: 'no-moves' }
  | { readonly is: 'no-tokens' }
  | { readonly is: 'unsavable' };

/** What a won Privilege does for its owner until the end of the game. */
export type PrivilegePower =
  | { readonly is: 'seal-ties'; readonly price: number }
  | { readonly is: 'harvest'; readonly amount: number }
  | { readonly is: 'levy'; readonly draw: number }
  | { readonly is: 'free-save' }
  | { readonly is: 'bonus'; readonly attribute: Attribute; readonly zone: Zone; readonly amount: number }
  | { readonly is: 'passage' }
  | { readonly is: 'extra-assignment'; readonly price: number }
  | { readonly is: 'win-ties'; readonly attribute: 'power'; readonly zone: Zone }
  | { readonly is: 'amnesty' };

export interface UnitCard {
  readonly id: string;
  readonly name: InEveryLanguage;
  readonly type: UnitType;
  /** The shield; a unit without it is an Elite unit (ELEK-1.16). */
  readonly basic: boolean;
  readonly symbols: Symbols;
  /** ELEK-1.14, ELEK-13.1: an instant ability, with a cost or without, or a permanent one, or none. */
  readonly instant?: { readonly cost: number; readonly does: readonly Effect[] };
  readonly permanent?: readonly UnitPower[];
}

export interface ZoneCard {
  readonly id: string;
  readonly name: InEveryLanguage;
  /** ELEK-1.17, ELEK-1.18: one or two, each with a name of its own. */
  readonly titles: readonly InEveryLanguage[];
  readonly powers: readonly ZonePower[];
}

export interface PrivilegeCard {
  readonly id: string;
  readonly name: InEveryLanguage;
  readonly powers: readonly PrivilegePower[];
}

/** A set of cards to play with: plain data, from this repository or from a file. */
export interface Pack {
  readonly id: string;
  readonly name: InEveryLanguage;
  readonly units: readonly UnitCard[];
  readonly missions: readonly ZoneCard[];
  readonly influences: readonly ZoneCard[];
  readonly privileges: readonly PrivilegeCard[];
}
