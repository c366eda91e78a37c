import type { Ref } from '@tabula/words/format.js';
import { and, type Phrase, phrase } from '@tabula/words/phrase.js';
import type { POSSESSIONS } from '../../language/deeds.js';
import type { InstructionOf } from '../../language/instructions.js';
import { alone } from './sentences.js';
import type { SaysOf } from './verbs.js';

/** One or more cards of a deck. */
function cards({ card, trait, least, most, count = 1 }: InstructionOf<'gain'>): Phrase | Ref {
  const thing = { thing: trait === undefined ? card : trait === 'common' ? 'common-item' : trait, count };
  if (most !== undefined) return phrase('part.worth-most', { thing, value: most });
  return least === undefined ? thing : phrase('part.worth-least', { thing, value: least });
}

function sayMoney({ gain, lose }: InstructionOf<'money'>): Phrase {
  if (lose !== undefined) return phrase('do.lose', { things: and({ thing: 'money', count: lose }) });
  if (typeof gain === 'number') return phrase('do.gain', { things: and({ thing: 'money', count: gain }) });
  return gain?.per === 'face-rolled'
    ? phrase('do.gain-rolled')
    : phrase('do.gain-per-success', { things: and({ thing: 'money', count: gain?.times ?? 1 }) });
}

const bought = (trait: 'common' | 'curio') => (trait === 'common' ? 'common-item' : trait);

export const POSSESSIONS_SAY: SaysOf<keyof typeof POSSESSIONS> = {
  money: sayMoney,
  gain: (it) => phrase('do.gain', { things: and(cards(it)) }),
  special: ({ card }) => phrase('do.gain', { things: and({ title: card }) }),
  condition: ({ gain }) =>
    gain === 'dark-pact' ? phrase('do.gain-pact') : phrase('do.become', { condition: { condition: gain } }),
  remnant: ({ gain }) => phrase('do.gain', { things: and({ thing: 'remnant', count: gain }) }),
  clue: () => phrase('do.gain', { things: and({ thing: 'clue', count: 1 }) }),
  delay: () => phrase('do.delay'),
  focus: ({ skill, count = 1, overLimit = false }) =>
    phrase('do.focus', { skill: { skill: count > 1 ? 'two' : skill }, over: overLimit }),
  'discard-focus': ({ count }) => phrase('do.discard-focus', { count }),
  buy: ({ trait, count, half = false }) =>
    count === undefined
      ? phrase('do.buy-any', { what: { thing: bought(trait) }, half })
      : phrase('do.buy', { things: and({ thing: bought(trait), count }), half }),
  'buy-spells': ({ reveal, count = 'any', half, price = null }) => [
    alone(
      phrase('do.buy-spells', {
        reveal,
        several: count,
        terms: half === true ? 'half' : price === null ? null : 'price',
        price,
      }),
    ),
  ],
  sell: ({ price }) => phrase('do.sell', { price }),
  exchange: ({ trait }) => phrase('do.exchange', { traits: { traits: trait }, one: { thing: trait, count: 1 } }),
  'half-price': () => phrase('do.half-price'),
  'ignore-this': () => phrase('do.ignore-this'),
  'put-under-this': ({ count }) => phrase('do.put-under-this', { count }),
  'take-from-under-this': () => phrase('do.take-from-under-this'),
  'discard-this': () => phrase('do.discard-this'),
};
