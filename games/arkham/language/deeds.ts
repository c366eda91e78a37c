import { optional, record } from '@tabula/kernel/fields.js';
import { int, isObject, list, oneOf, text } from '@tabula/kernel/shape.js';
import { checkedBy } from './either.js';
import { condition, monster, namedTrait, patient, RITES, space, TRADES, token, trade } from './targets.js';
import { type Amount, amount, count, SKILLS, yes } from './values.js';

/** The verbs that hold no instructions, with their fields. What each does is in `verbs/`. */

/** What investigators have. */
export const POSSESSIONS = {
  money: { gain: optional(amount), lose: optional(count) },
  /** A card of a deck, with a trait, or with a value between bounds. */
  gain: {
    card: oneOf('item', 'spell', 'ally'),
    trait: optional(oneOf(...TRADES, ...RITES)),
    least: optional(count),
    most: optional(count),
    count: optional(count),
  },
  /** A special card, by its title. */
  special: { card: text },
  condition: { gain: condition },
  remnant: { gain: count },
  /** ARK-478: from the neighbourhood; only events have it (ARK-R.89). */
  clue: {},
  delay: {},
  focus: { skill: oneOf(...SKILLS, 'any', 'every'), count: optional(count), overLimit: optional(yes) },
  'discard-focus': { count },
  /** Any number of them if nothing else is said. */
  buy: { trait: oneOf('common', 'curio'), count: optional(count), half: optional(yes) },
  /** The top of the spell deck is revealed; any number may be bought if nothing else is said. */
  'buy-spells': { reveal: count, count: optional(count), half: optional(yes), price: optional(count) },
  sell: { what: oneOf('remnant'), price: count },
  /** ARK-R.170: a card of this trait for another one, or none for one. */
  exchange: { trait: trade },
  'half-price': {},
  /** ARK-R.147: the card that says so is ignored until the end of the round. */
  'ignore-this': {},
  'put-under-this': { count },
  'take-from-under-this': {},
  'discard-this': {},
};

/** Harm, and what is done against it. */
export const HARM = {
  /** `split`: damage and horror as the sufferer divides them. */
  suffer: {
    damage: optional(amount),
    horror: optional(amount),
    split: optional(amount),
    direct: optional(yes),
  },
  /** ARK-R.156: for each of one's own, it is discarded or harm suffered; what is suffered comes at once. */
  'discard-or-suffer': { each: oneOf('item', 'spell', 'clue'), damage: optional(count), horror: optional(count) },
  recover: { health: optional(amount), sanity: optional(amount), who: patient },
  'recover-all': {},
  prevent: { count: amount, of: optional(oneOf('damage', 'horror')) },
  /** ARK-R.161. */
  'swap-harm': {},
  /** Damage instead of the horror of a cast. */
  'turn-harm': {},
  devour: { who: oneOf('you', 'another-investigator') },
  retire: {},
};

/** The city: clues, doom, movement, the cup. */
export const CITY = {
  'spawn-clue': {},
  research: { count },
  'sheet-clue': { count },
  'discard-sheet-clues': {},
  'discard-clues': { count },
  'move-sheet-clue': { to: int(1, 40) },
  'place-doom': { count, where: space },
  'remove-doom': { count, where: space, to: optional(oneOf('sheet')) },
  /** `more`: a space further for each dollar, up to this many. */
  move: { upTo: amount, ignoring: optional(oneOf('monsters')), more: optional(count) },
  /** ARK-455.4. */
  'move-to': { where: space },
  /** ARK-R.140. */
  'step-away': {},
  'move-with-this': { towards: space },
  'draw-tokens': { count },
  'add-tokens': { tokens: list(token, 4) },
  'gate-burst': {},
  /** ARK-R.159: another investigator may do what one has just done. */
  'share-action': {},
  /** ARK-R.160. */
  'repeat-action': {},
};

/** Monsters. */
export const MONSTER = {
  spawn: { where: space, state: optional(oneOf('exhausted')) },
  /** The first with a trait from the bottom of the deck. */
  'spawn-first': { trait: namedTrait, count, where: space },
  'spawn-set-aside': { monster: text, where: space, engaged: optional(yes) },
  'spawn-epic': { card: int(1, 40), where: space },
  'move-monster': { what: monster, to: optional(space), towards: optional(space) },
  'damage-monster': { count: amount, what: monster },
  defeat: { what: monster },
  disengage: { from: monster },
  exhaust: { what: monster },
  engage: { what: monster },
  /** ARK-R.130: in place of another investigator. */
  'engage-instead': {},
  'attack-now': { what: monster },
  heal: { what: monster },
  'out-of-game': { what: monster },
  'shuffle-in': { trait: namedTrait },
};

const some = oneOf('one', 'one-or-all', 'any');
/** How many dice: one, one or all, any number, or up to what is counted. */
export type Dice = 'one' | 'one-or-all' | 'any' | { readonly upTo: Amount };
const upTo = record({ upTo: amount });
export const dice = checkedBy<Dice>('one', (value) => (isObject(value) ? upTo : some));

/** Dice of a test. */
export const DICE = {
  reroll: { dice },
  'raise-die': { which: oneOf('one', 'each') },
  /** To one's own result, or to that of the test that is helped. */
  'add-successes': { count: amount, to: optional(oneOf('that')) },
};
