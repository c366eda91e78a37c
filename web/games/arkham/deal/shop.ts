import type { Ref } from '@tabula/kernel/chance.js';
import type { Option, Question } from '@tabula/kernel/question.js';
import type { Voice } from '@tabula/kit/voice.js';
import type { Composer, Said } from '../../../table/composer.js';
import { emblemOf } from '../emblem.js';
import type { BoardWords } from '../words.js';

/** ARK-432: a basket is filled first, and paid at once; the rules sell card by card. */

export const isPurchase = (question: Question | null): boolean =>
  question?.id === 'buy/card' || question?.id === 'buy-spells/card';
/** Cards that nothing is paid for: those one may start with, or some of the display. */
export function offersIn({ id, options }: Question, display: readonly string[]): readonly string[] | null {
  const cards = options.flatMap(({ refs }) => refs.flatMap(({ card }) => (typeof card === 'string' ? [card] : [])));
  if (cards.length === 0) return null;
  const offered =
    id === 'new-investigator/choice' || (id === 'which/that' && cards.every((card) => display.includes(card)));
  return offered ? cards : null;
}
/** The display, spells, or what else is offered lie on the counter. */
export const isCounter = (question: Question, display: readonly string[]): boolean =>
  isPurchase(question) ||
  question.id === 'buy/away' ||
  question.id === 'buy-spells/order' ||
  offersIn(question, display) !== null;

const offerOf = ({ options }: Question, card: string): Option | undefined =>
  options.find(({ refs }) => refs.some((ref) => ref.card === card));
/** What a card costs that is on sale; null for one that is not. */
export function priceIn(question: Question, card: string): number | null {
  const offer = offerOf(question, card);
  return offer === undefined ? null : Number(offer.label.params.price ?? 0);
}

export const moneyIn = ({ prompt }: Question): number => Number(prompt.params.money ?? 0);
export const costOf = (question: Question, cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + (priceIn(question, card) ?? 0), 0);
const cardsOf = (picked: readonly Ref[]): string[] => picked.map(({ card }) => String(card));

export function shopComposer(question: Question, voice: Voice, words: BoardWords): Composer {
  const money = moneyIn(question);
  const most = Number(question.prompt.params.most ?? 0);
  const fits = (cards: readonly string[], card: string): boolean => {
    const price = priceIn(question, card);
    return price !== null && (most === 0 || cards.length < most) && costOf(question, cards) + price <= money;
  };
  const buys = (card: string): Said => ({
    question: question.id,
    keys: (asked) => {
      const offer = offerOf(asked, card);
      return offer === undefined ? null : [offer.key];
    },
  });
  return {
    may: (picked, { card }) => typeof card === 'string' && fits(cardsOf(picked), card),
    touched(picked, { card }) {
      if (typeof card !== 'string' || priceIn(question, card) === null) return null;
      if (cardsOf(picked).includes(card)) return picked.filter((ref) => ref.card !== card);
      return fits(cardsOf(picked), card) ? [...picked, { card }] : picked.length === 0 ? null : picked;
    },
    ways: (picked) => (picked.length === 0 ? null : []),
    prospect(picked) {
      if (picked.length === 0) return null;
      const cards = cardsOf(picked);
      const cost = costOf(question, cards);
      const end: Said = {
        question: question.id,
        keys: ({ options }) => options.filter(({ key }) => key === 'stop').map(({ key }) => key),
      };
      return {
        targets: [],
        papers: cards.map((card) => ({
          card,
          icon: emblemOf(card),
          symbol: 'ar-money',
          name: `${voice.name({ card })} $${priceIn(question, card)}`,
        })),
        by: null,
        meter: null,
        sources: [],
        chips: [],
        outcomes: [{ icon: 'ar-money', text: words('shop.sum', { money, cost, left: money - cost }), tone: 'plain' }],
        confirm: {
          label: words('shop.pay', { cost, left: money - cost }),
          icon: 'check',
          answers: [...cards.map(buys), end],
        },
      };
    },
    prompt: () => null,
    badge: () => null,
  };
}
