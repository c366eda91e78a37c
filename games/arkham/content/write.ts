import type { Condition } from '../language/conditions.js';
import type { Cost } from '../language/costs.js';
import type { Instruction, InstructionOf, Instructions } from '../language/instructions.js';
import type { Space, Trade } from '../language/targets.js';
import type { Skill } from '../language/values.js';

/** Short names for the instructions that hundreds of cards share, so that a deck can be read at a glance. */

export const money = (gain: number): Instruction => ({ do: 'money', gain });
export const lose = (count: number): Instruction => ({ do: 'money', lose: count });

const item = (trait: Trade, bounds: { readonly least?: number; readonly most?: number } = {}): Instruction => ({
  do: 'gain',
  card: 'item',
  trait,
  ...bounds,
});
export const COMMON = item('common');
/** A common item of a value up to so much, or of at least so much. */
export const commonUpTo = (most: number): Instruction => item('common', { most });
export const commonFrom = (least: number): Instruction => item('common', { least });
export const CURIO = item('curio');
export const TOME = item('tome');
export const SPELL: Instruction = { do: 'gain', card: 'spell' };
export const severalSpells = (count: number): Instruction => ({ do: 'gain', card: 'spell', count });
export const ALLY: Instruction = { do: 'gain', card: 'ally' };
export const special = (card: string): Instruction => ({ do: 'special', card: `special/${card}` });
export const CLUE: Instruction = { do: 'clue' };
export const REMNANT: Instruction = { do: 'remnant', gain: 1 };
export const remnants = (gain: number): Instruction => ({ do: 'remnant', gain });
export const BLESSED: Instruction = { do: 'condition', gain: 'blessed' };
export const CURSED: Instruction = { do: 'condition', gain: 'cursed' };
export const DELAYED: Instruction = { do: 'delay' };
export const SPAWN_CLUE: Instruction = { do: 'spawn-clue' };

/** Recovered by oneself or an ally of one's own (ARK-R.142). */
export const health = (count: number): Instruction => ({ do: 'recover', health: count, who: 'you-or-ally' });
export const sanity = (count: number): Instruction => ({ do: 'recover', sanity: count, who: 'you-or-ally' });
export const both = (health: number, sanity: number): Instruction => ({
  do: 'recover',
  health,
  sanity,
  who: 'you-or-ally',
});
/** Recovered by oneself alone. */
export const ownHealth = (count: number): Instruction => ({ do: 'recover', health: count, who: 'you' });
export const ownSanity = (count: number): Instruction => ({ do: 'recover', sanity: count, who: 'you' });

export const damage = (count: number): Instruction => ({ do: 'suffer', damage: count });
export const horror = (count: number): Instruction => ({ do: 'suffer', horror: count });
export const hurt = (damage: number, horror: number): Instruction => ({ do: 'suffer', damage, horror });

export const FOCUS: Instruction = { do: 'focus', skill: 'any' };
/** Any two skills. */
export const FOCUS_TWICE: Instruction = { do: 'focus', skill: 'any', count: 2 };
export const FOCUS_TWICE_OVER_LIMIT: Instruction = { do: 'focus', skill: 'any', count: 2, overLimit: true };

export const place = (count: number, where: Space): Instruction => ({ do: 'place-doom', count, where });
export const remove = (count: number, where: Space): Instruction => ({ do: 'remove-doom', count, where });
/** Doom from one's space, from one of the neighbourhood, from any on the board. */
export const here = (count: number): Instruction => remove(count, 'your-space');
export const nearby = (count: number): Instruction => remove(count, 'a-space-of-your-neighbourhood');
export const anywhere = (count: number): Instruction => remove(count, 'any-space');
export const monster = (where: Space): Instruction => ({ do: 'spawn', where });

type Sold = 'common' | 'curio';
export const buyAny = (trait: Sold): Instruction => ({ do: 'may', does: [{ do: 'buy', trait }] });
export const buyOne = (trait: Sold): Instruction => ({ do: 'may', does: [{ do: 'buy', trait, count: 1 }] });
export const buyHalf = (trait: Sold): Instruction => ({
  do: 'may',
  does: [{ do: 'buy', trait, count: 1, half: true }],
});
export const buySpells = (reveal: number, count?: number): Instruction =>
  count === undefined ? { do: 'buy-spells', reveal } : { do: 'buy-spells', reveal, count };
export const ifBought = (...does: Instructions): Instruction => when({ when: 'bought' }, ...does);
export const mayMove = (upTo: number): Instruction => ({ do: 'may', does: [{ do: 'move', upTo }] });

export const dollars = (count: number): Cost => ({ pay: 'money', count });
export const aClue: Cost = { pay: 'clue', count: 1 };
export const aRemnant: Cost = { pay: 'remnant', count: 1 };
export const aHorror: Cost = { pay: 'horror', count: 1 };
export const aDelay: Cost = { pay: 'delayed' };
export const aPact: Cost = { pay: 'dark-pact' };

/** "You may pay … to …". */
export const pay = (cost: Cost, ...does: Instructions): Instruction => ({ do: 'pay', cost: [cost], does });
/** "… unless you pay …". */
export const unless = (cost: Cost, ...otherwise: Instructions): Instruction => ({ do: 'pay', cost: [cost], otherwise });
export const when = (condition: Condition, ...does: Instructions): Instruction => ({ do: 'if', when: condition, does });
export const choose = (...options: readonly Instructions[]): Instruction => ({ do: 'choose', options });
export const eachInvestigator = (...does: Instructions): Instruction => ({
  do: 'each',
  of: 'each-investigator',
  as: 'investigator',
  acts: true,
  does,
});

type Test = InstructionOf<'test'>;
/** A test with what passing and failing bring; null where nothing does. */
export const test = (skill: Skill, pass: Instructions | null, fail: Instructions | null = null): Test => ({
  do: 'test',
  skill,
  ...(pass !== null && { pass }),
  ...(fail !== null && { fail }),
});
/** The same with dice more or fewer. */
export const hard = (modifier: number, test: Test): Test => ({ ...test, modifier });
/** The same, or a price that passes it unrolled. */
export const orPay = (or: Cost, test: Test): Test => ({ ...test, or });
/** So much for each success. */
export const PER_SUCCESS = { per: 'successes' } as const;
