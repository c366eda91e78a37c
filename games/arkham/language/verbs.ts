import type { Colour } from './conditions.js';
import type { Cost } from './costs.js';
import type { Instructions } from './frame.js';
import type { Monster, Patient, Space } from './targets.js';
import type { Amount, Range, Skill } from './values.js';

/** Things that an investigator gains; a clue comes from the neighbourhood. */
export type Gain = 'money' | 'remnant' | 'clue' | 'spell' | 'ally' | Item;
export type Item = 'common-item' | 'curio' | 'tome';

/** What an instruction of this game can be, besides the words that all games share. */
export type Verb =
  /** Skill and dice; then by the outcome, by the number of successes, or for each of them. `or` passes it unrolled. */
  | {
      readonly do: 'test';
      readonly skill: Skill;
      readonly modifier?: number;
      readonly or?: Cost;
      readonly pass?: Instructions;
      readonly fail?: Instructions;
      readonly graded?: readonly (Range & { readonly does: Instructions })[];
      readonly result?: Instructions;
    }
  /** Dice outside a test, with what totals bring. */
  | {
      readonly do: 'roll';
      readonly dice: number;
      readonly totals?: readonly { readonly of: readonly number[]; readonly does: Instructions }[];
    }
  | { readonly do: 'gain'; readonly what: Gain; readonly count: number }
  | { readonly do: 'lose-money'; readonly count: number }
  | { readonly do: 'condition'; readonly gain: 'blessed' | 'cursed' }
  | { readonly do: 'suffer'; readonly damage?: Amount; readonly horror?: Amount }
  /** Damage and horror, divided as the sufferer likes. */
  | { readonly do: 'suffer-split'; readonly amount: Amount }
  | { readonly do: 'recover'; readonly health?: number; readonly sanity?: number; readonly who: Patient }
  | { readonly do: 'delay' }
  | { readonly do: 'retire' }
  | { readonly do: 'focus'; readonly skill: Skill | 'any'; readonly overLimit?: true }
  | { readonly do: 'sheet-clue'; readonly count: number }
  | { readonly do: 'place-doom'; readonly count: number; readonly where: Space }
  | { readonly do: 'remove-doom'; readonly count: number; readonly where: Space }
  | { readonly do: 'buy'; readonly what: 'common-item' | 'curio'; readonly count: number | 'any'; readonly half?: true }
  | { readonly do: 'buy-spells'; readonly reveal: number; readonly count: number | 'any' }
  | { readonly do: 'sell'; readonly what: 'remnant'; readonly price: number }
  | { readonly do: 'move'; readonly upTo: number; readonly ignoring?: 'monsters' }
  | { readonly do: 'move-with-this'; readonly steps: number; readonly towards: Space }
  | { readonly do: 'spawn'; readonly count: number; readonly where: Space; readonly state?: 'exhausted' }
  | { readonly do: 'defeat'; readonly what: Monster }
  | { readonly do: 'disengage'; readonly from: Monster }
  | { readonly do: 'swap-harm' }
  | { readonly do: 'turn-harm'; readonly to: 'damage' }
  | { readonly do: 'add-successes'; readonly count: Amount }
  | { readonly do: 'put-under-this'; readonly count: number }
  | { readonly do: 'take-from-under-this' }
  | { readonly do: 'add-card'; readonly card: number; readonly flippedIf?: 'barrier-destroyed' }
  | { readonly do: 'return-card'; readonly card: number }
  | { readonly do: 'flip-card'; readonly card: number | 'this' }
  | { readonly do: 'discard-this' }
  | { readonly do: 'gate-burst' }
  | { readonly do: 'add-tokens'; readonly tokens: readonly ('spawn-monster' | 'gate-burst')[] }
  | { readonly do: 'shuffle-in'; readonly trait: 'lodge' }
  | {
      readonly do: 'hide-markers';
      readonly markers: readonly { readonly colour: Colour; readonly count: number }[];
      readonly where: readonly string[];
    }
  | {
      readonly do: 'reveal-marker';
      readonly found: readonly { readonly colour: Colour; readonly does: Instructions }[];
    }
  | { readonly do: 'remove-markers'; readonly which: 'that' | 'facedown' };
