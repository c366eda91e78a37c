import type { ActionSymbol } from '@tabula/emerald/content/behaviour.js';
import { countOf } from '@tabula/emerald/rules/sets.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { Option } from '@tabula/kernel/question.js';
import type { Composer } from '../../table/composer.js';
import { alike, type Choosing, cardsOf, has, within, without } from './choosing.js';

/** What the cards of a question are played for. */
const SYMBOLS: { readonly [question: string]: ActionSymbol } = {
  'place/cards': 'place',
  'retrieve/cards': 'retrieve',
  'move/cards': 'move',
  'markers/restorationist': 'restorationist',
  'markers/loyalist': 'loyalist',
};

/** EMER-4.1: which cards are played for a symbol: touched one by one, then confirmed. */
export function setComposer(choosing: Choosing): Composer | null {
  const { s, seat, question, words, voice } = choosing;
  const symbol = SYMBOLS[question.id];
  if (symbol === undefined) return null;
  const isSet = ({ key, refs }: Option): boolean => key !== 'stop' && refs.length > 0;
  const sets = question.options.filter(isSet);
  const fits = (cards: readonly string[]): boolean => sets.some(({ refs }) => within(s, cards, cardsOf(refs)));
  const settled = (cards: readonly string[]): Option | undefined =>
    sets.find(({ refs }) => alike(s, cardsOf(refs), cards));
  const touched = (picked: readonly Ref[], ref: Ref): readonly Ref[] | null => {
    if (typeof ref.card !== 'string') return null;
    if (has(picked, ref)) return without(picked, ref);
    return fits([...cardsOf(picked), ref.card]) ? [...picked, ref] : null;
  };
  const worth = (card: string): number => countOf(s, [card], symbol);
  const label = (option: Option): string => voice.question(question).options[question.options.indexOf(option)]!;
  return {
    may: (picked, ref) => !has(picked, ref) && touched(picked, ref) !== null,
    touched,
    // Ways out, such as no card for a marker, stay as they are.
    ways: () =>
      sets.length === 0
        ? null
        : question.options
            .filter((option) => !isSet(option))
            .map((option) => ({
              id: option.key,
              icon: 'close',
              label: label(option),
              hint: '',
              rule: option.rule,
              answers: [{ question: question.id, keys: () => [option.key] }],
            })),
    prospect(picked) {
      if (sets.length === 0) return null;
      const cards = cardsOf(picked);
      const option = settled(cards);
      const chips = s.seats[seat]!.hand.filter((card) => cards.includes(card) || fits([...cards, card]));
      return {
        targets: [],
        papers: [],
        by: null,
        meter: null,
        sources: [],
        chips: chips.map((card) => ({
          ref: { card },
          on: cards.includes(card),
          label: voice.name({ card }),
          count: worth(card),
        })),
        outcomes: [],
        confirm: {
          label: option === undefined ? words('choose.cards') : label(option),
          icon: `em-sym-${symbol}`,
          answers: option === undefined ? null : [{ question: question.id, keys: () => [option.key] }],
        },
      };
    },
    prompt: () => null,
    badge: (picked, { card }) =>
      typeof card === 'string' && has(picked, { card })
        ? { symbol, icon: `em-sym-${symbol}`, count: worth(card) }
        : null,
  };
}
