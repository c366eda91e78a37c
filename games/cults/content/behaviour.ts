import type { InEveryLanguage } from '@tabula/words/language.js';

/**
 * What cards do, as data. The same declaration is run by the rules, read aloud as card text in three languages, shown to
 * bots, and audited; so a card says what it does.
 */

/** CULT-1.1, in the order of their numbers (CULT-19.3, CULT-21.3). */
export const DISTRICTS = ['uptown', 'northside', 'downtown', 'rivertown'] as const;
export type District = (typeof DISTRICTS)[number];
export const isDistrict = (x: unknown): x is District => DISTRICTS.includes(x as District);

/** CULT-1.24: what a plan marker may be used for; a bluff is the forfeit of a plan. */
export const PLANS = ['growth', 'preparation', 'influence', 'domination'] as const;
export type Plan = (typeof PLANS)[number];

/** CULT-1.12, with what each is worth (CULT-1.13): 1 attack, 1 power, 1 terror. */
export const TOKENS = ['thug', 'adept', 'freak'] as const;
export type Token = (typeof TOKENS)[number];

/** CULT-1.20: the faces of a recruitment die, by its six sides. */
export const DIE = ['attack', 'attack', 'power', 'power', 'terror', 'blank'] as const;
export const FACES = ['attack', 'power', 'terror', 'blank'] as const;
export type Face = (typeof FACES)[number];

/** CULT-1.11: how many markers of each level a player has. */
export const RITUALS = [2, 2, 1] as const;
export type Level = 1 | 2 | 3;

/** CULT-16.27 to CULT-16.32: when an ability may be used. */
export type Keyword =
  | 'mobilisation'
  | 'recruitment'
  | 'growth'
  | 'preparation'
  | 'influence'
  | 'confrontation'
  | 'terror';

/** What a card can do, once in the window of its keyword (CULT-16.22). `destroy` costs the card and its symbols. */
export type Ability =
  /** Draws so many cards, or destroys this card to draw more. */
  | { readonly when: 'mobilisation'; readonly does: 'draw'; readonly cards: number; readonly destroyedCards: number }
  /** One die that shows blank is set to a face of choice. */
  | { readonly when: 'recruitment'; readonly does: 'set-blank' }
  /** One die is set to the face of another own die. */
  | { readonly when: 'recruitment'; readonly does: 'copy-die' }
  /** One card of a stack of this district into hand, free of charge. */
  | { readonly when: 'growth'; readonly does: 'take-card'; readonly destroy: true }
  /** A ritual from the supply into any district with a free space, free of charge. */
  | { readonly when: 'growth'; readonly does: 'place-ritual'; readonly level: Level; readonly destroy: true }
  | { readonly when: 'preparation'; readonly does: 'no-advance'; readonly destroy: true }
  /** Both drawing and destroying in this plan, in either order. */
  | { readonly when: 'influence'; readonly does: 'draw-and-destroy' }
  /** Counts for so much terror if no confrontation took place in this plan (CULT-21.74). */
  | { readonly when: 'terror'; readonly does: 'quiet-terror'; readonly terror: number }
  /** Thugs from the pool join this confrontation. */
  | { readonly when: 'confrontation'; readonly does: 'add-thugs'; readonly count: number; readonly destroy?: true }
  /** Every other participant receives a disorganisation card. */
  | { readonly when: 'confrontation'; readonly does: 'disorganise'; readonly price: number }
  /** The top card of the own deck joins this confrontation (CULT-21.29). */
  | { readonly when: 'confrontation'; readonly does: 'add-card' }
  /** If another wins, the winner receives the disorganisation card instead. */
  | { readonly when: 'confrontation'; readonly does: 'redirect' }
  /** The final total of one other participant is reduced, not below 0. */
  | { readonly when: 'confrontation'; readonly does: 'weaken'; readonly amount: number; readonly destroy: true }
  /** After the clean-up, by the outcome. */
  | {
      readonly when: 'confrontation';
      readonly does: 'gain';
      readonly token: Token;
      readonly count: number;
      readonly if: 'won' | 'not-won';
    }
  | { readonly when: 'confrontation'; readonly does: 'destroy-card'; readonly if: 'won' };

export const CARD_TYPES = ['start', 'guardian', 'action', 'disorganisation'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** A cult card: one kind of which there are several copies. */
export interface CultCard {
  readonly id: string;
  readonly name: InEveryLanguage;
  readonly type: CardType;
  /** Of a starting card: in each colour; of a district card: in its stack. Disorganisation is unlimited (CULT-1.14). */
  readonly copies: number;
  /** The base cost in power; only district cards have one. */
  readonly cost: number;
  readonly attack: number;
  readonly power: number;
  readonly terror: number;
  readonly ability?: Ability;
}

/** What a city card does to its round (CULT-4.3). */
export type CityEffect =
  | { readonly is: 'ritual-cost'; readonly more: number }
  | { readonly is: 'token-limit'; readonly limit: number }
  | { readonly is: 'plan-markers'; readonly count: number }
  | { readonly is: 'sanity'; readonly change: number }
  | { readonly is: 'disorganise' }
  | { readonly is: 'destroy-disorganisation' }
  | { readonly is: 'hand'; readonly cards: number }
  | { readonly is: 'rerolls'; readonly count: number }
  | { readonly is: 'card-cost'; readonly less: number; readonly least: number }
  | { readonly is: 'gain'; readonly token: Token; readonly count: number }
  | { readonly is: 'nothing' };

export interface CityCard {
  readonly id: string;
  readonly name: InEveryLanguage;
  readonly effect: CityEffect;
  /** The districts whose investigators advance, after the effect (CULT-4.8). */
  readonly advances: readonly District[];
}

export interface PrologueCard {
  readonly id: string;
  readonly name: InEveryLanguage;
  readonly sanity: { readonly [D in District]: number };
  /** Districts in which an investigator has arrived already. */
  readonly arrived: readonly District[];
  /** By how many spaces every track starts nearer to its district; at least one advance remains. */
  readonly nearer: number;
}

/** What a goal card asks for besides more points than the NPC. */
export type GoalNeed =
  | { readonly needs: 'scoring-places'; readonly count: number | 'every-district' }
  | { readonly needs: 'lead'; readonly points: number }
  | { readonly needs: 'npc-markers-at-most'; readonly count: number }
  | { readonly needs: 'markers-in'; readonly district: District; readonly count: number }
  | { readonly needs: 'markers-in-every-district'; readonly count: number }
  | { readonly needs: 'markers'; readonly count: number }
  | { readonly needs: 'ritual-of-level'; readonly level: Level };

export interface GoalCard {
  readonly id: string;
  readonly name: InEveryLanguage;
  readonly difficulty: number;
  readonly needs: readonly GoalNeed[];
}
