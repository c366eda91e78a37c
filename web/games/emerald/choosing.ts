import type { Emerald, EmeraldView } from '@tabula/emerald/board.js';
import { packOf } from '@tabula/emerald/content/packs.js';
import type { Ref } from '@tabula/kernel/chance.js';
import { refersTo } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import type { Voice } from '@tabula/kit/voice.js';
import type { Said } from '../../table/composer.js';
import type { BoardWords } from './words.js';

/** What everything that is put together looks at. */
export interface Choosing {
  readonly view: EmeraldView;
  readonly s: Emerald;
  readonly seat: Seat;
  readonly question: Question;
  readonly voice: Voice;
  readonly words: BoardWords;
}

/** The cards among what is chosen. */
export const cardsOf = (picked: readonly Ref[]): string[] =>
  picked.flatMap(({ card }) => (typeof card === 'string' ? [card] : []));

/** The own hand cards among what is chosen. */
export const inHand = ({ s, seat }: Choosing, picked: readonly Ref[]): string[] =>
  cardsOf(picked).filter((card) => s.seats[seat]!.hand.includes(card));

export const has = (picked: readonly Ref[], ref: Ref): boolean => picked.some((entry) => refersTo(entry, ref));
export const without = (picked: readonly Ref[], ref: Ref): readonly Ref[] =>
  picked.filter((entry) => !refersTo(entry, ref));

/** How many of each kind there are: copies stand for one another. */
function counted(s: Emerald, cards: readonly string[]): Map<string, number> {
  const { alike } = packOf(s.pack);
  const counts = new Map<string, number>();
  for (const card of cards) {
    const kind = alike[card] ?? card;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

/** Whether all of some cards are among others, copies standing for one another. */
export function within(s: Emerald, few: readonly string[], many: readonly string[]): boolean {
  const there = counted(s, many);
  return [...counted(s, few)].every(([kind, count]) => (there.get(kind) ?? 0) >= count);
}

export const alike = (s: Emerald, one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && within(s, one, other);

/** Always the same answer, if it is there. */
export const saying = (question: string, ...keys: readonly string[]): Said => ({
  question,
  keys: (asked) => (keys.every((key) => asked.options.some((option) => option.key === key)) ? keys : null),
});

/** The option that plays exactly these cards. */
export const playing = (s: Emerald, question: string, cards: readonly string[]): Said => ({
  question,
  keys({ options }) {
    const found = options.find(({ key, refs }) => key !== 'stop' && alike(s, cardsOf(refs), cards));
    return found === undefined ? null : [found.key];
  },
});
